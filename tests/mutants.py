"""Saved games gone wrong in every way: what a bad disc, a careless editor or a hostile author may leave behind."""

import json
import random
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.storage.envelope import seal
from hamster_table.engine.storage.save_file import SaveError, pack, unpack

TOKENS = """
    true false null -1 0 1 5 -2 7.0 1e9 1e999 NaN Infinity -0 9007199254740993 99999999999999999999 [] {} [[]] ""
    "\\ud800" "\\u202e" {"do":"Chip"}
""".split()  # noqa: SIM905
TOKENS += ['"' + "x" * 300 + '"', "[" * 400 + "]" * 400, "9" * 4400]
KEYS = """
    hamster_table game rules app setup seats seed ledger digest sha256 notes do name kind colour owner square
""".split()  # noqa: SIM905
VALUES = (None, True, False, 0, 1, -1, 3, 7, 48, 2**53, 2**63, "", "run", "steady", [], [1], {}, [[[[1]]]])


def played(game, seats, seed, entries, setup=None):
    """A match of random play that stands after so many entries, or at its end."""
    match, rng = Match.new(game, seats, setup, seed), random.Random(f"played/{seed}")
    while match.waiting and len(match.ledger) < entries:
        if match.waiting == (CHANCE,):
            match.chance()
        else:
            seat = rng.choice(match.waiting)
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
    return match


def originals(games):
    """Sound files: games of every kind, begun, in the middle and over; of a slow game without the longest ones."""
    return [
        pack(played(game, seats, f"{game.id}/{seats}", entries, game.setup.quick))
        for game in games
        for seats in (game.seats[0], game.seats[-1])
        for entries in (0, 12, 45, *(() if game.setup.quick else (10_000,)))
    ]


def mutant(rng, files):
    """One file with something wrong in it; about half of them with a checksum that fits, as an author could make it."""
    content = rng.choice(files)
    if rng.random() < 0.5:
        for _ in range(rng.choice((1, 1, 1, 2, 5))):
            content = rng.choice(BYTES)(rng, content, files)
        return content
    form = json.loads(content)
    for _ in range(rng.choice((1, 1, 1, 2))):
        with suppress(TypeError, LookupError, AttributeError):  # nothing left to change there
            rng.choice(FORMS)(rng, form)
    form.pop("sha256", None)
    return seal(form)


def _place(rng, content):
    return rng.randrange(len(content) + 1)


def flip(rng, content, files):
    place = _place(rng, content) % max(len(content), 1)
    return content[:place] + bytes([rng.randrange(256)]) + content[place + 1 :]


def cut(rng, content, files):
    start = _place(rng, content)
    return content[:start] + content[start + rng.choice((1, 2, 30, 10_000)) :]


def insert(rng, content, files):
    start = _place(rng, content)
    return content[:start] + rng.choice(TOKENS).encode() + content[start:]


def splice(rng, content, files):
    other = rng.choice(files)
    return content[: _place(rng, content)] + other[_place(rng, other) :]


def digit(rng, content, files):
    places = [n for n, byte in enumerate(content) if 48 <= byte < 58] or [0]
    place = rng.choice(places)
    return content[:place] + str(rng.randrange(10)).encode() + content[place + 1 :]


def double(rng, content, files):
    """A key twice in one object, which most readers let pass."""
    key = rng.choice(KEYS).encode()
    return content.replace(b'"' + key + b'":', b'"' + key + b'":0,"' + key + b'":', 1)


def change_entry(rng, form):
    if form["ledger"]:
        action = rng.choice(form["ledger"])[1]
        action[rng.choice([*action, rng.choice(KEYS)])] = rng.choice(VALUES)


def nudge_entry(rng, form):
    """A number somewhat off: a square away, a chip more."""
    numbers = [(entry[1], key) for entry in form["ledger"] for key, value in entry[1].items() if type(value) is int]
    if numbers:
        action, key = rng.choice(numbers)
        action[key] += rng.choice((-50, -7, -3, -2, -1, 1, 2, 3, 7, 50, 2**40))


def reword_entry(rng, form):
    """The same fields with another verb, or the verb of another entry."""
    if form["ledger"]:
        rng.choice(form["ledger"])[1]["do"] = rng.choice(form["ledger"])[1]["do"]


def change_seat(rng, form):
    if form["ledger"]:
        rng.choice(form["ledger"])[0] = rng.choice((-2, -1, 0, 1, 2, 3, 4, 5, True, None, "1"))


def drop_entry(rng, form):
    if form["ledger"]:
        del form["ledger"][rng.randrange(len(form["ledger"]))]


def swap_entries(rng, form):
    if form["ledger"]:
        one, other = rng.randrange(len(form["ledger"])), rng.randrange(len(form["ledger"]))
        form["ledger"][one], form["ledger"][other] = form["ledger"][other], form["ledger"][one]


def repeat_entries(rng, form):
    form["ledger"] = (form["ledger"] * rng.choice((2, 3, 300)))[:25_000]


def change_part(rng, form):
    form[rng.choice(KEYS)] = rng.choice(VALUES)


def change_inner_part(rng, form):
    part = rng.choice((form["setup"], *form["seats"])) if isinstance(form.get("seats"), list) else form
    if isinstance(part, dict):
        part[rng.choice([*part, rng.choice(KEYS)])] = rng.choice(VALUES)


def drop_part(rng, form):
    form.pop(rng.choice(KEYS[:9]), None)


BYTES = (flip, flip, cut, insert, splice, digit, double)
FORMS = (
    change_entry, nudge_entry, nudge_entry, reword_entry, change_seat, drop_entry, swap_entries, repeat_entries,
    change_part, change_inner_part, drop_part,
)  # fmt: skip


@dataclass
class Findings:
    """What became of a number of mutants."""

    outcomes: Counter = field(default_factory=Counter)
    slowest: float = 0.0
    slowest_file: bytes = b""

    def open(self, content):
        outcome, seconds = opened(content)
        if seconds > self.slowest:
            # What only a busy machine made slow is quicker the second time.
            seconds = min(seconds, opened(content)[1])
        if seconds > self.slowest:
            self.slowest, self.slowest_file = seconds, content
        self.outcomes[outcome] += 1


def opened(content):
    """What becomes of a file, and in how many seconds of the processor."""
    begun = time.process_time()
    try:
        loaded = unpack(content)
        outcome = "only to be looked at" if loaded.read_only else "sound"
    except SaveError as error:
        assert str(error) and "{" not in str(error)
        outcome = error.code
    return outcome, time.process_time() - begun
