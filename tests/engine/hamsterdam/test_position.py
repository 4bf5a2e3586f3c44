"""Positions of Hamsterdam that are entered: what cannot be is refused, and what was played can be."""

import random

import pytest

from hamster_table.engine import CHANCE, Match, position
from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.events import PositionEntered
from hamster_table.engine.hamsterdam.position import ENTRY
from hamster_table.engine.hamsterdam.position_rules import can_be_passed
from tests import laws

CLASSIC = {"game": "classic"}


def entered(seats, values, **setup):
    fields = ENTRY.fields(GAME.setup(seats=seats, **setup))
    assert values.keys() <= {one.key for one in fields} or setup
    return Match.new(GAME, seats, {**setup, "position": position.written(fields, values)}, seed="7")


def objections(values, seats=2, **setup):
    """What is said against a position: pairs of a field and a reason."""
    table = GAME.setup(seats=seats, **setup)
    known = {one.key: one for one in ENTRY.fields(table)}
    assert all(known[key].allows(value) for key, value in values.items())
    full = {**position.usual([*known.values()]), **values}
    return {(one.field, one.refusal.reason) for one in position.problems(ENTRY, table, full)}


FIRST = {
    "0.k1": "blobster", "0.k2": "cheekster", "0.k3": "buffster",
    "1.k1": "swimster", "1.k2": "copycatster", "1.k3": "janitster",
}  # fmt: skip
"""The specials of two seats, all in reserve: so a game begins."""
LATER = FIRST | {"round": 2, "tracker": 3, "0.pile": 10, "1.pile": 10}
CARD = "card"


@pytest.mark.parametrize(
    "values",
    [
        FIRST,
        LATER,
        LATER | {"0.town": 3, "0.left": 1},
        LATER | {"0.town": 4, "0.right": 1, "1.town": 5, "1.left": 1, "1.right": 1},
        LATER | {"0.w3": 1, "0.h4": 2},
        LATER | {"1.p1": CARD, "1.c1": 2, "1.w2": 1, "1.p2": CARD, "1.c2": 2, "1.l2": "swimster", "1.o2": 1},
        LATER | {"0.p2": CARD, "0.c2": 1, "0.m2": "yes"},
        LATER | {"0.p3": "turned", "0.pile": 11},
        LATER | {"0.k4": "twinster", "0.k3": "twinster"},
        LATER | {"0.n1": 12, "1.n11": 2},
    ],
)
def test_what_can_be_is_accepted(values):
    assert objections(values) == set()
    entered(2, values)


WRONG = {
    "three fours of two": ({"1.n1": 4}, ("1.n1", "entered-number-too-often")),
    "more than two cards passed": (
        {"0.n1": 12, "0.n2": 11, "0.n3": 10, "1.n11": 2, "1.n10": 3, "1.n9": 4}, ("0.n1", "entered-not-passed")
    ),
    "the same card passed twice": ({"0.n1": 6, "1.n5": 2, "0.n2": 6, "1.n4": 3}, ("0.n1", "entered-number-too-often")),
    "ten tokens in the towns": (LATER | {"0.town": 5, "1.town": 5}, ("0.town", "entered-over")),
    "a breach that is not": (LATER | {"0.town": 3}, ("0.left", "entered-flips")),
    "a breach too many": (LATER | {"0.left": 1}, ("0.left", "entered-flips")),
    "water on a flipped card": (LATER | {"0.town": 3, "0.left": 1, "0.w1": 1}, ("0.w1", "entered-on-flipped")),
    "a hamster on a flipped card": (LATER | {"0.town": 3, "0.right": 1, "0.h11": 1}, ("0.h11", "entered-on-flipped")),
    "a special on a flipped card": (
        LATER | {"0.town": 3, "0.left": 1, "0.p1": CARD, "0.c1": 1}, ("0.c1", "entered-on-flipped")
    ),
    "a hamster in the water at the end": (LATER | {"0.w1": 1, "0.h1": 1}, ("0.w1", "entered-in-the-water")),
    "a hamster in the water": (LATER | {"0.w3": 1, "0.h3": 1}, ("0.w3", "entered-in-the-water")),
    "a special in the water": (LATER | {"0.w3": 1, "0.p1": CARD, "0.c1": 3}, ("0.w3", "entered-in-the-water")),
    "a Copycatster alone in the water": (
        LATER | {"1.w3": 1, "1.p2": CARD, "1.c2": 3}, ("1.w3", "entered-in-the-water")
    ),
    "more hamsters than dots": (LATER | {"0.pile": 15}, ("0.pile", "entered-hamsters")),
    "more hamsters than dots with one at the end": (LATER | {"0.pile": 14, "0.h1": 1}, ("0.pile", "entered-hamsters")),
    "a special too few": (LATER | {"0.k3": "none"}, ("0.k3", "entered-specials")),
    "a special too many": (LATER | {"0.k4": "napster"}, ("0.k5", "entered-specials")),
    "one Twinster": (LATER | {"0.k3": "twinster"}, ("0.k3", "entered-one-twin")),
    "three of a kind": (LATER | {"0.k2": "blobster", "1.k1": "blobster"}, ("1.k1", "entered-kind")),
    "a Janitster turned": (LATER | {"1.p3": "turned", "1.pile": 11}, ("1.k3", "entered-turned")),
    "a copy of nobody": (
        LATER | {"1.p2": CARD, "1.l2": "swimster", "1.o2": 1}, ("1.l2", "entered-nothing-to-copy")
    ),
    "water before the first roll": (FIRST | {"0.w1": 1}, ("tracker", "entered-before-the-first-roll")),
    "a town wet before the first roll": (FIRST | {"0.town": 1}, ("tracker", "entered-before-the-first-roll")),
    "somebody gone before the first roll": (FIRST | {"0.pile": 9}, ("tracker", "entered-before-the-first-roll")),
    "a special used before the first roll": (
        FIRST | {"0.p3": "turned", "0.pile": 15}, ("tracker", "entered-before-the-first-roll")
    ),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_what_cannot_be_is_refused_at_its_field(case):
    values, expected = WRONG[case]
    assert expected in objections(values)


def test_every_reason_is_tried():
    said = {reason for reason in GAME.refusals if reason.startswith("entered-")}
    assert said == {expected[1] for _, expected in WRONG.values()}


def test_the_classic_game_has_dams_in_order_and_no_breaches():
    values = {"0.k1": "napster", "0.k2": "napster", "1.k1": "momster", "1.k2": "mobster", "1.town": 5, "round": 2}
    assert objections(values, **CLASSIC) == set()
    assert entered(2, values, **CLASSIC).state.numbers == (*range(2, 13),) * 2


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_passing_can_be_and_no_seat_gives_the_same_twice(seats):
    rng = random.Random(seats)
    for _ in range(60):
        given = [rng.sample(range(2, 13), 2) for _ in range(seats)]
        dams = [[*range(2, 13), given[n - 1][0], given[(n + 1) % seats][1]] for n in range(seats)]
        for dam, pair in zip(dams, given, strict=True):
            for number in pair:
                dam.remove(number)
        assert can_be_passed(tuple(tuple(sorted(dam)) for dam in dams))
    wet = [sorted([*range(2, 13)]) for _ in range(seats)]
    # Two sixes come from the left neighbour, who had one.
    wet[0] = sorted([*{*wet[0]} - {2, 3}, 6, 6])
    wet[1] = sorted([2, 3, *{*wet[1]} - {6}])
    assert not can_be_passed(tuple(map(tuple, wet)))


def plays_on_by_the_laws(match, rng):
    """A game that was entered keeps the laws to its end."""
    seats = match.setup.seats
    while match.waiting:
        if len(match.ledger) % 7 == 0:
            laws.survives_a_file(match)
            laws.a_view_hides_nothing_more_when_viewed_again(match)
            laws.a_guess_cannot_be_told_from_the_truth(match, rng)
            laws.copies_stand_alone(match)
        seat = rng.choice(match.waiting)
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, GAME.policy(match.view(seat), seat, rng))
    assert isinstance(match.events[0], PositionEntered)
    for law in (laws.ends_with_a_standing, laws.replays, laws.replays_in_silence, laws.undo_leads_back):
        law(match)
    GAME.highlights(match)
    for seat, tally in enumerate(GAME.tallies(match.story, seats)):
        state = match.state
        counted = [state.town[seat], state.wet(seat) - state.town[seat], state.wet(seat), state.hamsters(seat)]
        assert [tally.counts[name] for name in GAME.decided_by] == counted


@pytest.mark.parametrize("town", [{}, {"0.town": 3, "0.left": 1, "1.p1": CARD, "1.c1": 2, "1.w2": 1}])
def test_an_entered_game_is_played_by_the_laws(town):
    plays_on_by_the_laws(entered(2, LATER | town), random.Random(2))
