"""What an action is called: so that others of its kind can be told from it without a mark on the table."""

import random

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.action_words import ActionWords
from hamster_table.engine.hamsterdam.actions import (
    COPYCATSTER,
    HUCKSTER,
    MOBSTER,
    MOMSTER,
    NAPSTER,
    PLAIN,
    SPINSTER,
    Deploy,
    Done,
    MoveHamster,
    Plug,
    PutHamster,
    Use,
)
from hamster_table.engine.hamsterdam.movement import Move
from hamster_table.engine.hamsterrolle.actions import KINDS, Build, Pass, kind_of
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.state import KIND_NAMES
from hamster_table.engine.run_hamster_run.actions import (
    PIT,
    Change,
    Climb,
    Flip,
    Land,
    Place,
    Push,
    Sidestep,
    Spend,
    Walk,
    Yield,
)
from hamster_table.models import action_words
from tests.engine.test_players import started
from tests.laws import GAMES

NAMES = "Mira", "Jonas", "Edda"


def said(match, action):
    return action_words.said(match.game, match.view(0), action, NAMES)


@pytest.mark.parametrize(
    "action, words",
    [
        (Place(22), "put your hamster on the belt (strip 5, lane 3)"),
        (Spend(22, 17), "run two squares for a spent chip (strip 4, lane 3)"),
        (Spend(22, None), "run two squares for a spent chip (strip 5, lane 3)"),
        (Spend(2, PIT), "run two squares for a spent chip (into the pit)"),
        (Flip(PIT), "run one square (into the pit)"),
        (Climb(1, 7, "spend"), "climb over a neighbour (Jonas, strip 2, lane 3)"),
        (Change("bite", "mettle"), "change the action for a chip (Bite, Mettle)"),
    ],
)
def test_on_the_belt_the_square_is_told(action, words):
    assert said(started("run-hamster-run", 3), action) == words


def test_on_the_belt_no_two_steps_are_called_alike():
    match, rng, seen = started("run-hamster-run", 3), random.Random(4), 0
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
            continue
        steps = [one for one in match.actions(seat) if isinstance(one, Place | Flip | Sidestep | Walk | Land | Change)]
        assert len({said(match, one) for one in steps}) == len(steps)
        seen += len(steps) > 1
        match.play(seat, rng.choice(match.actions(seat)))
    assert seen > 10


@pytest.fixture(scope="module")
def dams():
    """A match in which all cards lie."""
    match, rng = started("hamsterdam", 3), random.Random(1)
    while not match.state.round:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, match.game.policy(match.view(seat), seat, rng))
    match.state.die_a, match.state.die_b = 2, 3
    return match


def of(kind, *target, copied=None):
    return Use(2 * kind, -1 if copied is None else 2 * copied, target)


@pytest.mark.parametrize(
    "action, words",
    [
        (of(NAPSTER, 4), "Napster: {4}"),
        (of(COPYCATSTER, 4, copied=NAPSTER), "Copycatster → Napster: {4}"),
        (of(HUCKSTER, 4, 5), "Huckster: {4} → {5}"),
        (of(MOBSTER, -1), "Mobster: -1"),
        (of(SPINSTER, 1, 6), "Spinster: 3 → 6"),
        (of(MOMSTER, PLAIN, 2 * NAPSTER), "Momster: hamster, Napster"),
        (of(NAPSTER), "Napster"),
        (MoveHamster(PLAIN, 4, 5, -1), "{4} → {5}"),
        (MoveHamster(2 * NAPSTER, 4, 5, -1), "Napster: {4} → {5}"),
        (PutHamster(2 * NAPSTER, 4, -1), "Napster: {4}"),
        (Deploy((1, 0, 2, 0), ((2 * NAPSTER, 1), (2 * MOBSTER, 2))), "from the left: 1, Napster, 2 + Mobster, 0"),
    ],
)
def test_at_the_dams_it_is_told_who_goes_where(dams, action, words):
    numbers = dams.state.numbers
    assert said(dams, action).endswith(f" ({words.format(*numbers)})")


def test_what_spoke_for_it_names_the_neighbour_and_the_hamster(dams):
    belt = started("run-hamster-run", 3)
    view = belt.view(0)
    view.mettle = [3, 1, 1]
    assert action_words.why(belt.game, view, 0, Push(1), NAMES) == "3 Mettle against 1: good odds against Jonas."
    view = dams.view(0)
    words = f"Hamsters on the {view.numbers[4]}: {view.stack(4)}; to go: "
    for hamster, name in ((PLAIN, "hamster"), (2 * NAPSTER, "Napster")):
        assert action_words.why(dams.game, view, 0, Plug(4, hamster), NAMES) == f"{words}{name}."


def test_nothing_is_said_for_an_action_that_nothing_speaks_for():
    belt = started("run-hamster-run", 3)
    view = belt.view(0)
    assert action_words.why(belt.game, view, 0, Yield(), NAMES) == "", "the usual rule would speak for the opposite"
    view.mettle = [1, 3, 1]
    assert action_words.why(belt.game, view, 0, Push(1), NAMES) == "", "that the odds are not good speaks against it"


@pytest.mark.parametrize("id", ["hamsterdam", "run-hamster-run"])
def test_whatever_is_offered_has_words(id):
    match, rng = started(GAMES[id], 3), random.Random(5)
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
            continue
        offered = match.actions(seat)
        assert all(said(match, action) for action in offered[:: 1 + len(offered) // 9])
        match.play(seat, rng.choice(offered))


def test_to_be_done_is_to_move_nobody_until_one_has_moved(dams):
    state = dams.state.copy()
    state.agenda.append(Move((0,)))
    state.moved = False
    assert action_words.said(dams.game, state, Done(), NAMES) == "move nobody"
    state.moved = True
    assert action_words.said(dams.game, state, Done(), NAMES) == "be done"


def at_the_wheel(turn):
    """A match at the wheel in that turn, without wood."""
    game, rng = GAMES["hamsterrolle"], random.Random(1)
    match = Match.new(game, 2, game.setup.quick, seed="7")
    while match.state.turn < turn or match.waiting == (CHANCE,):
        (seat,) = match.waiting
        match.chance() if seat == CHANCE else match.play(seat, game.policy(match.view(seat), seat, rng))
    return match


def test_at_the_wheel_a_place_is_told_as_the_table_calls_it_which_shows_no_numbers():
    match = at_the_wheel(4)
    (seat,), state = match.waiting, match.state
    for compartment, name in zip(
        window(state), ("same compartment", "next compartment", "compartment after next"), strict=True
    ):
        build = Build(state.stock(seat)[0], compartment, state.angle, ())
        assert said(match, build) == f"build a piece ({KIND_NAMES[KINDS[kind_of(build.piece)]]}, {name})"
    piece = state.in_wheel()[-1]
    lies = compartment_of(state.poses[piece])
    words = [said(match, Pass(piece, (lies + far) % 12, state.angle, ())) for far in (1, 3)]
    assert [one.partition(", ")[2] for one in words] == ["one compartment ahead)", "3 compartments ahead)"]


def test_the_only_compartment_that_is_open_for_a_first_piece_needs_no_name():
    match = at_the_wheel(1)
    (seat,) = match.waiting
    chosen = match.game.policy(match.view(seat), seat, random.Random(1))
    assert said(match, chosen) == f"build a piece ({KIND_NAMES[KINDS[kind_of(chosen.piece)]]})"
    others = [action for action, _ in match.game.weigh(match.view(seat), seat, chosen, random.Random(1))]
    assert len({said(match, action) for action in (chosen, *others)}) == 1 + len(others) > 2


def test_the_words_of_a_game_need_no_facts_of_their_own():
    assert ActionWords({}, {}, {}).facts(None, Place(3)) == {}
