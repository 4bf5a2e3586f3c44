"""A search wide enough that "it fits nowhere" is to be believed: then a turn is skipped, and only then."""

import random
from itertools import islice

import pytest

from hamster_table.engine.hamsterrolle import finding
from hamster_table.engine.hamsterrolle.actions import BOX, Build, Pass, Reach, kind_of
from hamster_table.engine.hamsterrolle.build_window import kinds_in, window
from hamster_table.engine.hamsterrolle.finding import wide_builds, wide_passes
from hamster_table.engine.hamsterrolle.placements import builds, is_free
from hamster_table.engine.hamsterrolle.turn import can_act
from tests.engine.hamsterrolle.language import ALICE, alice, go, held, refused, ruling, table
from tests.engine.hamsterrolle.played import turn_at

SOME = 8
CROWDED = 13
"""A wheel of 26 pieces, in which no place is found easily for what Alice has."""


@pytest.mark.parametrize("n", [2, 5])
def test_what_a_wide_search_finds_is_legal_and_equal_states_find_equal_places(n):
    match, again = (turn_at(n, physics="reckoned") for _ in range(2))
    for wide, kind in (wide_builds, Build), (wide_passes, Pass):
        found = [*islice(wide(match.state, ALICE), SOME)]
        assert found == [*islice(wide(again.state, ALICE), SOME)] and {type(hand) for hand in found} == {kind}
        for hand in found:
            assert match.state.agenda[-1].place_refusal(match.state, ALICE, hand) is None
            assert hand.compartment in (window if kind is Build else lambda state: range(12))(match.state)
            assert kind_of(hand.piece) not in kinds_in(match.state, hand.compartment)


def test_a_wide_search_turns_a_piece_about():
    """It lies flat, on its edge, upright, leans; further ahead and further aside."""
    match = table("cone@0 tile@2", alice="slab", reference=2, angle=6_000)
    found = [*wide_builds(match.state, ALICE, held(match, "slab"))]
    assert len({hand.pose[3:] for hand in found}) > 20 and len({hand.pose[1] for hand in found}) > 4
    assert len({*found}) > finding.WIDE


def test_what_is_drawn_for_a_piece_is_of_that_piece():
    match = turn_at(2, physics="reckoned")
    state = match.state
    piece = state.stock(ALICE)[-1]
    assert {hand.piece for hand in islice(wide_builds(state, ALICE, piece), SOME)} == {piece}
    onward = finding.may_pass(state)[0]
    assert {hand.piece for hand in islice(wide_passes(state, ALICE, onward), SOME)} == {onward}
    rng = random.Random(1)
    compartment = finding.open_to(state, onward)[0]
    found = finding.drawn_hands(state, ALICE, onward, compartment, rng, 8)
    assert all(hand.compartment == compartment for hand in found)


def test_where_a_piece_is_drawn_no_other_lies():
    state = turn_at(2, physics="reckoned").state
    piece, rng = state.stock(ALICE)[-1], random.Random(1)
    others = {other: state.poses[other] for other in state.in_wheel()}
    found = [pose for at in window(state) for pose in finding.drawn_poses(state, piece, at, rng, 40)]
    assert len(found) > 10 and all(is_free(state.box, kind_of(piece), pose, others) for pose in found)


@ruling("HR-20", "HR-25")
def test_a_turn_is_skipped_only_where_a_wide_search_finds_nothing():
    match = turn_at(CROWDED, physics="reckoned")
    state = match.state
    assert not [*builds(state, ALICE)], "the places that are found easily are all taken"
    # Who has begun may not pass any more, so that a place of the wide search is all there is.
    piece = next(wide_builds(state, ALICE)).piece
    assert refused(match, alice(Reach(piece))) is None
    go(match, alice(Reach(piece)))
    assert next(wide_passes(state, ALICE), None) is None and can_act(match.state, ALICE)
    # Without any piece of hers in hand there is none either.
    for other in state.stock(ALICE):
        match.state.place[other] = BOX
    assert not can_act(match.state, ALICE)


@ruling("HR-20")
def test_who_has_begun_passes_nothing_else():
    match = turn_at(2, physics="reckoned")
    assert finding.may_pass(match.state)
    go(match, alice(Reach(next(wide_builds(match.state, ALICE)).piece)))
    assert finding.may_pass(match.state) == [] == [*wide_passes(match.state, ALICE)]
