"""Places that are felt: legal, mostly places that hold, and the same ones for equal states and equal luck."""

import random
import sys

import pytest

from hamster_table.engine.hamsterrolle import feeling, finding
from hamster_table.engine.hamsterrolle.actions import KINDS, SECTOR, Build, Pass, kind_of
from hamster_table.engine.hamsterrolle.ai.ideas import felt_builds, felt_passes
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.feeling import Feeler
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, pose_at
from hamster_table.engine.hamsterrolle.holding import try_to_lay
from tests.engine.hamsterrolle.language import ALICE, alice, held, lies, refused, ruling, table
from tests.engine.hamsterrolle.played import turn_at

DRAWS = 4


def builds(match, luck=1):
    return [*felt_builds(match.state, ALICE, Feeler(match.state), random.Random(luck), DRAWS)]


def passes(match, luck=1):
    return [*felt_passes(match.state, ALICE, Feeler(match.state), random.Random(luck), DRAWS)]


@pytest.mark.parametrize("n", [0, 5, 8])
def test_what_is_felt_is_legal_and_equal_states_and_luck_feel_equal_places(n):
    pytest.importorskip("mujoco")
    match = turn_at(n)
    found, onward = builds(match), passes(match)
    assert found and onward
    for kind, hands in (Build, found), (Pass, onward):
        assert {type(hand) for hand in hands} == {kind}
        assert all(match.state.agenda[-1].place_refusal(match.state, ALICE, hand) is None for hand in hands)
    assert (builds(turn_at(n)), passes(turn_at(n))) == (found, onward)
    assert builds(match, luck=2) != found


@ruling("HR-52")
def test_most_of_the_places_that_are_felt_hold():
    """By geometry alone few would: this is what a hand feels for."""
    pytest.importorskip("mujoco")
    hold, hands = 0, []
    for n in 0, 2, 5, 8:
        match = turn_at(n)
        some = builds(match)
        some = random.Random(1).sample(some, min(8, len(some)))
        hold += sum(try_to_lay(match.state, hand).refusal is None for hand in some)
        hands += some
    assert len(hands) > 20 and hold / len(hands) > 2 / 3


def test_a_piece_comes_to_lie_where_it_is_let_go_low():
    stone_pile = pytest.importorskip("hamster_table.engine.hamsterrolle.physics.stone_pile")
    state = table("cone@0 tile@2", alice="cube", physics="rolling", angle=6_000, reference=2).state
    kind = KINDS.index("cube")
    pile = stone_pile.StonePile(state.box, state.angle, {piece: state.poses[piece] for piece in state.in_wheel()})
    rng = random.Random(1)
    starts = finding.starts(state, kind, 3, rng)
    there = pile.rest_from(kind, starts)
    assert compartment_of(there) == 3 and pile.rest_from(kind, starts) == there, "it was moved by what was felt before"
    assert max(abs(a - b) for a, b in zip(there[:3], starts[0][:3], strict=True)) < 400
    # Where it lies it stays.
    assert max(abs(a - b) for a, b in zip(pile.rest_from(kind, [there])[:3], there[:3], strict=True)) < 20
    # The first free place counts; in the wood there is none.
    in_the_tile = state.poses[lies_of(state, "tile")]
    assert pile.rest_from(kind, [in_the_tile, *starts]) == there and pile.rest_from(kind, [in_the_tile]) is None
    assert pile.rest_from(kind, []) is None


def lies_of(state, name):
    return next(piece for piece in state.in_wheel() if KINDS[kind_of(piece)] == name)


@pytest.mark.parametrize("ahead", [12_000, 18_000])
def test_a_piece_that_slides_or_falls_away_comes_to_lie_nowhere(ahead):
    stone_pile = pytest.importorskip("hamster_table.engine.hamsterrolle.physics.stone_pile")
    state = table("cone@0", alice="cube", physics="rolling").state
    pile = stone_pile.StonePile(state.box, 3 * SECTOR - ahead, {})
    assert pile.rest_from(KINDS.index("cube"), [pose_at(3 * SECTOR, 1_600, 0)]) is None


def test_a_piece_that_is_passed_on_is_felt_for_ahead_of_where_it_lies():
    pytest.importorskip("mujoco")
    match = table("cone@0 tile@2", alice="cube", physics="rolling", angle=6_000)
    tile, feeler = lies(match, "tile"), Feeler(match.state)
    onward = [*feeler.hands(ALICE, tile, 3, random.Random(1), 8)]
    assert onward and {(hand.piece, hand.compartment) for hand in onward} == {(tile, 3)}
    assert not [*feeler.hands(ALICE, tile, 2, random.Random(1), 8)], "it would stay in its own compartment"


def geometric(match, compartment, luck=1):
    return [*finding.drawn_hands(match.state, ALICE, held(match, "cube"), compartment, random.Random(luck), DRAWS)]


def felt(match, compartment, luck=1):
    return [*Feeler(match.state).hands(ALICE, held(match, "cube"), compartment, random.Random(luck), DRAWS)]


def test_without_physics_places_are_found_by_geometry(monkeypatch):
    match = table("cone@0 tile@2", alice="cube", physics="reckoned", reference=2, angle=6_000)
    assert felt(match, 3) == geometric(match, 3) != []
    pytest.importorskip("mujoco")
    match = table("cone@0 tile@2", alice="cube", physics="rolling", reference=2, angle=6_000)
    assert felt(match, 3) != geometric(match, 3)
    feeling.has_physics.cache_clear()
    monkeypatch.setitem(sys.modules, "mujoco", None)
    try:
        assert felt(match, 3) == geometric(match, 3)
    finally:
        feeling.has_physics.cache_clear()


def test_what_is_felt_lies_in_open_compartments_only():
    pytest.importorskip("mujoco")
    match = turn_at(2)
    assert {hand.compartment for hand in builds(match)} <= {*window(match.state)}
    for hand in builds(match)[:5]:
        assert refused(match, alice(hand)) in (None, ("HR-52", "slips"))
