"""Whole games of Hamsterdam as texts, so that a change of rules is a readable diff.

Tell them anew: `python -m tests.engine.hamsterdam.stories`.
"""

import random
from dataclasses import fields
from pathlib import Path

from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.events import RoundCounted, RoundStarted
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.messages import named, sentence
from tests.engine.hamsterdam.language import called, dam

NAMES = ("Alice", "Bob", "Cathleen", "Dave")
BLUES = "; ".join(f"{number}=1/1" for number in range(2, 13))

STORIES = {
    "two": (2, {"cards": BLUES}, "hamsterdam-2"),
    "three": (3, {}, "hamsterdam-3"),
    "four": (4, {"deployment": "in-turn"}, "hamsterdam-4"),
    "classic": (3, {"game": "classic"}, "hamsterdam-classic"),
}
"""Each story's seats, set-up and seed."""


def path(name):
    """Where a story is kept."""
    return Path(__file__).parent / "told" / f"{name}.txt"


def story(name):
    """A game in which everybody acts on a whim, told from start to end."""
    seats, setup, seed = STORIES[name]
    match = Match.new(GAME, seats, setup, seed=seed)
    lines = [f"{GAME.title}, {seats} seats, {setup or 'as usual'}, seed {seed}", ""]
    whim = random.Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, any_action(match, seat, whim))
        lines += entry(match)
    dams = [f"{NAMES[seat]}: {dam(match, seat)}" for seat in range(seats)]
    return "\n".join([*lines, "", *dams, f"Places: {match.standing.places}.", ""])


def any_action(match, seat, whim):
    """Any kind of action first and then one of it, so that stories are full of deeds; in whatever order they come."""
    offered = match.actions(seat)
    kind = whim.choice(sorted({type(action).__name__ for action in offered}))
    return whim.choice(sorted((action for action in offered if type(action).__name__ == kind), key=repr))


def entry(match):
    """What was done, and what came of it."""
    seat, action = match.ledger[-1]
    chosen = ", ".join(value(field, getattr(action, field.name)) for field in fields(action))
    yield f"{named(seat, NAMES)}: {type(action).__name__} {chosen}".rstrip()
    for event in match.events_of(len(match.ledger) - 1):
        if isinstance(event, RoundStarted):
            yield ""
        yield f"    {sentence(event, NAMES)}"
        if isinstance(event, RoundCounted):
            yield from (f"        {NAMES[one]}: {dam(match, one)}" for one in range(match.setup.seats))


def value(field, chosen):
    if field.type == "tuple[Hamster, ...]":
        return " ".join(map(called, chosen))
    return called(chosen) if field.type == "Hamster" else str(chosen)


if __name__ == "__main__":
    for name in STORIES:
        path(name).parent.mkdir(exist_ok=True)
        path(name).write_text(story(name), "utf-8")
