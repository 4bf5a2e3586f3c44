"""Every game in the box under every law, with every number of seats and every option."""

import ast
import inspect
import json
import random
import re
import string
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from hamster_table.engine import CHANCE, Match, Refused
from hamster_table.engine.kernel import REFUSALS, Refusal, waiting
from hamster_table.engine.messages import reason, sentence
from tests import laws
from tests.amounts import few_or_many, some_of
from tests.laws import GAMES, OURS, journey, setups, viewers, whole_box

__all__ = ["whole_box"]

pytestmark = pytest.mark.usefixtures("whole_box")
ROOT = Path(__file__).parents[1]


def is_slow(id):
    """Whether a game is played in fewer games, and as quickly as it can be."""
    return bool(GAMES[id].setup.quick)


def is_usual(id, seats, setup):
    return setup == GAMES[id].setup.quick


TABLES = [
    pytest.param(id, seats, setup, id="-".join([id, str(seats), *setup.values()]))
    for id, game in GAMES.items()
    for seats in game.seats
    for setup in setups(game, seats)
]
tables = pytest.mark.parametrize(("id", "seats", "setup"), TABLES)
some_tables = pytest.mark.parametrize(
    ("id", "seats", "setup"), [table for table in TABLES if not is_slow(table.values[0]) or is_usual(*table.values)]
)
"""All of them, but of a slow game only the usual one with each number of seats."""
games = pytest.mark.parametrize("id", GAMES)


@cache
def played_once(id, seats, setup, seed):
    return journey(GAMES[id], seats, seed, dict(setup))


def played(id, seats, setup, seed):
    """A game at random, a match of the test's own; that of a slow game is played once for all laws."""
    if is_slow(id):
        return played_once(id, seats, tuple(setup.items()), seed).copy()
    return journey(GAMES[id], seats, seed, setup)


def walk(id, seats, setup, seeds, each, stride=3):
    """*each* sees every place of games at random, of a single game one in two, of a slow game one in *stride*.

    From the end to the beginning: to take an entry back costs nothing.
    """
    if not is_slow(id):
        stride = 1 if seeds > 1 else 2
    for n in range(some(id, seeds, 1)):
        # A quick game is another one for each law.
        seed = str(n) if is_slow(id) else f"{each.__qualname__}/{n}"
        match, rng = played(id, seats, setup, seed), random.Random(f"walk/{seed}")
        each(match, rng)
        while match.ledger:
            match.undo()
            if len(match.ledger) % stride == 0:
                each(match, rng)


def some(id, often, seldom):
    return seldom if is_slow(id) else often


@tables
@pytest.mark.parametrize("seeds", few_or_many(12, 40))
def test_every_game_ends_and_can_be_replayed(id, seats, setup, seeds):
    for seed in range(some(id, seeds, 2 if is_usual(id, seats, setup) else 1)):
        match = played(id, seats, setup, str(seed))
        laws.ends_with_a_standing(match)
        laws.replays(match)
        laws.replays_in_silence(match)


@some_tables
@pytest.mark.parametrize("seeds", few_or_many(2, 4))
def test_what_is_taken_back_comes_again(id, seats, setup, seeds):
    for seed in range(some(id, seeds, 1)):
        match = played(id, seats, setup, str(seed))
        laws.undo_leads_back(match)
        laws.luck_comes_again(match)


@some_tables
@pytest.mark.parametrize("seeds", few_or_many(1, 2))
def test_a_game_survives_a_file_at_every_place(id, seats, setup, seeds):
    walk(id, seats, setup, seeds, lambda match, rng: laws.survives_a_file(match), stride=11)


@some_tables
@pytest.mark.parametrize("seeds", few_or_many(1, 2))
def test_states_are_values(id, seats, setup, seeds):
    def each(match, rng):
        laws.copies_stand_alone(match)
        laws.has_a_json_form(match)
        laws.frames_lead_to_the_state(match)

    walk(id, seats, setup, seeds, each)


@some_tables
@pytest.mark.parametrize("seeds", few_or_many(1, 3))
def test_views_keep_secrets(id, seats, setup, seeds):
    def each(match, rng):
        laws.a_view_hides_nothing_more_when_viewed_again(match)
        laws.an_open_game_hides_nothing(match)
        laws.a_guess_cannot_be_told_from_the_truth(match, rng)
        if match.waiting:
            laws.sealed_choices_of_others_are_not_seen(match)
            laws.frames_show_no_more_than_the_views_around_them(match, rng)

    walk(id, seats, setup, seeds, each)


@some_tables
@pytest.mark.parametrize("seeds", few_or_many(1, 2))
def test_offers_are_legal_and_asking_is_free(id, seats, setup, seeds):
    others = []

    def each(match, rng):
        for seat in match.waiting:
            others.extend(rng.sample(match.actions(seat), 1))
        strange = rng.sample(others, min(6, len(others)))
        laws.offers_are_legal(match)
        laws.what_is_forced_is_all_there_is(match)
        laws.a_sample_is_legal(match, rng)
        laws.others_are_not_waited_for(match)
        laws.legality_leaks_nothing(match, strange)
        laws.a_turn_can_be_shown_to_everybody(match)
        laws.asking_changes_nothing(match, strange)

    walk(id, seats, setup, seeds, each)


@some_tables
def test_who_is_asked_has_an_offer(id, seats, setup):
    walk(id, seats, setup, 2, lambda match, rng: laws.who_is_asked_has_an_offer(match), stride=1)


@some_tables
@pytest.mark.parametrize("seeds", few_or_many(2, 3))
def test_what_is_refused_changes_nothing_and_is_said(id, seats, setup, seeds):
    others, game = [], GAMES[id]
    names = ["Ada", "Bo", "Cy", "Di", "Ed"][:seats]

    def each(match, rng):
        for seat in match.waiting:
            for action in rng.sample(others, min(8, len(others))):
                if why := match.refusal(seat, action):
                    before = match.state.copy(), list(match.ledger), list(match.story)
                    with pytest.raises(Refused):
                        match.play(seat, action)
                    assert (match.state, match.ledger, match.story) == before
                    assert "{" not in reason(why, {**REFUSALS, **game.refusals}, names)
            others.extend(rng.sample(match.actions(seat), 1))

    walk(id, seats, setup, seeds, each)


@pytest.mark.parametrize("id", [*filter(is_slow, GAMES)])
def test_a_slow_game_is_sound_as_it_is_usually_played(id):
    """A few of its turns at its own pace."""
    match, rng = Match.new(GAMES[id], 2, seed="1"), random.Random("1")
    while len(match.ledger) < 7:
        if match.waiting == (CHANCE,):
            match.chance()
        else:
            match.play(match.waiting[0], match.state.agenda[-1].sample(match.state, match.waiting[0], rng))
        laws.copies_stand_alone(match)
        laws.has_a_json_form(match)
    laws.replays(match)
    laws.survives_a_file(match)
    laws.luck_comes_again(match)


@some_tables
def test_every_question_and_every_event_is_said(id, seats, setup):
    names = ["Ada", "Bo", "Cy", "Di", "Ed"][:seats]
    match = played(id, seats, setup, "1")
    for n in range(len(match.ledger)):
        state = match.state_at(n)
        assert waiting(state) == (CHANCE,) or state.agenda[-1].asks
    for seat in viewers(match):
        said = set()
        for _, event in match.story_of(seat):
            told = sentence(event, names)
            assert "{" not in told
            # One sentence may tell of several events alike, such as strips of a belt that roll one after the other.
            assert told or type(event) in said
            said.add(type(event))


@games
def test_every_sentence_is_filled_by_the_fields(id):
    game = GAMES[id]
    for kind in (*game.events, *game.steps):
        template = getattr(kind, "template", "") + getattr(kind, "asks", "")
        assert blanks(template) <= {*kind.__struct_fields__}, kind
    for kind in game.events:
        assert kind.template, kind


@games
def test_every_refusal_has_a_sentence_and_its_facts(id):
    game = GAMES[id]
    sentences = {**REFUSALS, **game.refusals}
    # A table refuses what its own way to choose leaves out, as the tray while somebody passes.
    said = [*refusals_in(nodes_of(game)), *refusals_in(nodes_at_table(game))]
    assert said
    for place, because, facts in said:
        assert because in sentences, f"{place}: no sentence for {because}"
        assert blanks(sentences[because]) <= facts, f"{place}: facts are missing"
    unsaid = game.refusals.keys() - REFUSALS.keys() - {because for _, because, _ in said}
    assert not unsaid, f"never said: {unsaid}"


@pytest.mark.parametrize("id", OURS)
def test_every_ruling_that_refuses_is_written_down(id):
    written = set(re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\*", (ROOT / "docs/rulings.md").read_text("utf-8"), re.M))
    named = {node.value for _, node in nodes_of(GAMES[id]) if isinstance(node, ast.Constant)}
    rulings = {text for text in named if isinstance(text, str) and re.fullmatch(r"[A-Z]{2}-\d+", text)}
    assert rulings
    assert rulings | {"HT-1", "HT-2", "HT-3", "HT-4"} <= written


@pytest.mark.parametrize("hash_seed", some_of(("1", "2"), lambda seed: seed == "1"))
def test_equal_games_in_another_process_with_another_hash_seed(hash_seed):
    code = (
        "import sys, json, laws\n"
        "games = [laws.GAMES[id] for id in (*laws.OURS, 'pebbles')]\n"
        "print(json.dumps([laws.journey(game, seats, '0', game.setup.quick).digest"
        " for game in games for seats in game.seats]))"
    )
    ids = *OURS, "pebbles"
    here = [played(id, seats, GAMES[id].setup.quick, "0").digest for id in ids for seats in GAMES[id].seats]
    there = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT / "tests",
        env={
            "PYTHONHASHSEED": hash_seed,
            "PYTHONPATH": f"{ROOT}:{ROOT / 'tests'}",
            "LC_ALL": "C",
            "TZ": "Asia/Tokyo",
        },
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    )
    assert json.loads(there.stdout) == here


def test_a_law_notices_a_shared_list():
    match = journey(GAMES["pebbles"], 2, "1")

    class Careless(type(match.state)):
        __slots__ = ()

        def copy(self):
            new = super().copy()
            new.owned = self.owned
            return new

    match.state.__class__ = Careless
    with pytest.raises(AssertionError):
        laws.copies_stand_alone(match)


def test_a_law_notices_a_leaking_event(monkeypatch):
    hid = next(kind for kind in GAMES["pebbles"].events if kind.__name__ == "Hid")
    monkeypatch.setattr(hid, "seen_by", lambda self, seat: self)
    with pytest.raises(AssertionError):
        for seed in range(20):
            journey(GAMES["pebbles"], 3, str(seed), each=leaks)


def test_a_law_notices_a_frame_that_shows_a_secret(monkeypatch):
    """The crow that hides the pebbles comes too late: before and afterwards they are hidden, half-way they are not."""
    step = GAMES["pebbles"].steps[0]

    def too_late(self, state, choices, emit, resolve=step.resolve):
        told = []
        resolve(self, state, choices, lambda *event: told.append(event))
        crow = state.agenda.pop()
        for event in told:
            emit(*event)
        state.agenda.append(crow)

    monkeypatch.setattr(step, "resolve", too_late)
    with pytest.raises(AssertionError):
        for seed in range(20):
            journey(GAMES["pebbles"], 3, str(seed), each=leaks)


def test_a_law_notices_what_cannot_be_asked_before_everybody(monkeypatch):
    match = Match.new("run-hamster-run", 2, seed="1")
    match.chance()
    step, state = type(match.state.agenda[-1]), match.state
    offers = step.actions
    laws.a_turn_can_be_shown_to_everybody(match)
    monkeypatch.setattr(step, "actions", lambda self, seen, seat: offers(self, seen, seat)[seen is not state :])
    with pytest.raises(AssertionError):
        laws.a_turn_can_be_shown_to_everybody(match)


def leaks(match, rng):
    if match.waiting:
        laws.frames_show_no_more_than_the_views_around_them(match, rng)


def blanks(template):
    return {name for _, name, _, _ in string.Formatter().parse(template) if name}


def refusals_in(nodes):
    """Each `Refusal(...)` among these: where, the reason, the names of the facts."""
    return [
        (f"{source.name}:{node.lineno}", node.args[1].value, {keyword.arg for keyword in node.keywords})
        for source, node in nodes
        if isinstance(node, ast.Call)
        and getattr(node.func, "id", "") == Refusal.__name__
        and isinstance(node.args[1], ast.Constant)
    ]


def nodes_of(game):
    """Every part of the source of a game, with its file."""
    module = inspect.getmodule(game.state)
    file = Path(module.__file__)
    for source in sorted(file.parent.rglob("*.py")) if module.__package__ else [file]:
        yield from ((source, node) for node in ast.walk(ast.parse(source.read_text("utf-8"))))


def nodes_at_table(game):
    """The same of its table, where it has one of its own."""
    folder = Path(find_spec(game.table).origin).parent if game.table else None
    for source in sorted(folder.rglob("*.py")) if folder is not None else ():
        yield from ((source, node) for node in ast.walk(ast.parse(source.read_text("utf-8"))))


def test_luck_is_a_matter_of_seed_stream_and_place():
    """The luck of a stream does not depend on what was done before, only on how often it was asked."""
    drawn, chosen = [], []
    for seed in range(3):
        match, rng = Match.new(GAMES["pebbles"], 3, seed="one seed"), random.Random(seed)
        while match.waiting:
            if match.waiting == (CHANCE,):
                match.chance()
            else:
                match.play(match.waiting[0], rng.choice(match.actions(match.waiting[0])))
        drawn.append([action for seat, action in match.ledger if seat == CHANCE])
        chosen.append([action for seat, action in match.ledger if seat != CHANCE])
    assert drawn[0] == drawn[1] == drawn[2]
    assert chosen[0] != chosen[1]
