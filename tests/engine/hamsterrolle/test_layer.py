"""Computer players lay what holds, else pass, and let drop last of all; what comes of it they only imagine."""

import random
import time
from dataclasses import replace

import pytest
from msgspec import structs

from hamster_table.engine.catalogue import find
from hamster_table.engine.game import TryingPlayer
from hamster_table.engine.hamsterrolle import GAME, finding
from hamster_table.engine.hamsterrolle.actions import SECTOR, Build, Drop, Hand, Pass, Reach, Spill
from hamster_table.engine.hamsterrolle.ai import ideas, policy
from hamster_table.engine.hamsterrolle.ai.laying import Layer, spread
from hamster_table.engine.hamsterrolle.ai.physics_trial import PhysicsTrial
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS, Skill
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import angle_at, pose_at
from hamster_table.engine.hamsterrolle.holding import laid, try_to_lay, try_to_take
from hamster_table.engine.hamsterrolle.placements import builds
from hamster_table.engine.hamsterrolle.turn import dropped
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.players import never, player
from tests.engine.hamsterrolle.conservation import check
from tests.engine.hamsterrolle.language import ALICE, alice, drop, go, held, put, ruling, shift, table
from tests.engine.hamsterrolle.played import corner, turn_at
from tests.pace import slowness

HAND = Skill(0.0, 0.0, trials=12, draws=4)
"""A steady hand that imagines nothing."""
CEILING = 11_000
"""Nobody lets a piece drop that steep, if there is a lower place."""


def turn(wheel="cone@0 tile@2", hers="cube slab", **setup):
    """A turn at a small wheel; the further it is rolled back, the steeper are the open compartments."""
    return table(wheel, alice=hers, bob="beam", **{"physics": "rolling", "clock": "off", **setup})


def layer(match, skill=HAND, luck=1, stop=never):
    return Layer(match.view(ALICE), ALICE, skill, random.Random(luck), stop)


def steep(hand):
    return abs(wrapped(angle_at(hand.pose) - hand.angle))


# What comes first


@ruling("HR-52")
@pytest.mark.parametrize("angle", [9_000, 6_000, 3_000])
def test_what_holds_is_built_before_anything_is_passed(angle):
    pytest.importorskip("mujoco")
    match = turn(angle=angle)
    if angle < 9_000:
        assert [*ideas.felt_passes(match.state, ALICE, layer(match).feeler, random.Random(1), 4)], "a pass was possible"
    action = layer(match).choose()
    assert isinstance(action, Build) and match.refusal(ALICE, action) is None
    again = try_to_lay(match.state, structs.replace(action, held=()))
    assert again.refusal is None and again.hand == action, "it was not tried"


@ruling("HR-20", "HR-53")
def test_where_nothing_holds_a_piece_is_passed_before_one_is_let_drop():
    pytest.importorskip("mujoco")
    match = turn(angle=-3_000)
    action = layer(match).choose()
    assert isinstance(action, Pass) and match.refusal(ALICE, action) is None
    assert try_to_lay(match.state, structs.replace(action, held=())).refusal is None
    # Who has begun the attempt may not pass any more.
    go(match, alice(Reach(held(match, "cube"))))
    action = layer(match).choose()
    assert isinstance(action, Drop) and match.refusal(ALICE, action) is None


@ruling("HR-39", "HR-52", "HR-54")
@pytest.mark.parametrize("level", SKILLS)
@pytest.mark.parametrize("physics", ["rolling", "laid"])
def test_where_nothing_is_felt_a_piece_is_let_drop_and_not_laid(level, physics):
    """The rules themselves only ask geometry, and would take a build that slips at once."""
    pytest.importorskip("mujoco")
    match = turn("cone@8 tile@9", angle=0, reference=5, physics=physics)
    assert [one for one in match.actions(ALICE) if isinstance(one, Build)], "no build would be taken"
    played = []
    while match.waiting == (ALICE,):
        action = policy.think(match.view(ALICE), ALICE, random.Random(2), level, never)
        assert match.refusal(ALICE, action) is None
        played.append(action)
        match.play(ALICE, action)
    assert [type(action) for action in played] == [Reach, Drop]
    assert played[1].compartment in window(turn("cone@8 tile@9", angle=0, reference=5).state)


@ruling("HR-25", "HR-53")
@pytest.mark.parametrize("physics", ["rolling", "laid", "reckoned"])
def test_who_finds_no_place_for_a_piece_passes(physics):
    """There is one of its kind wherever the piece could be built."""
    pytest.importorskip("mujoco")
    match = turn("cone@0 cube@2 cube@3 cube@4 tile@2+12", "cube", angle=6_000, physics=physics)
    action = layer(match).choose()
    assert isinstance(action, Pass) and match.refusal(ALICE, action) is None
    assert try_to_lay(match.state, structs.replace(action, held=())).refusal is None


@ruling("HR-20", "HR-25", "HR-54")
def test_where_no_place_is_found_easily_what_a_wide_search_finds_is_dropped_from():
    match = turn_at(13, physics="reckoned")
    assert not [*builds(match.state, ALICE)]
    unlucky = Skill(0.0, 0.0, trials=12)  # which draws nothing
    for kind in Reach, Drop:
        match.state.lowest = ()  # no pass either
        action = layer(match, unlucky).choose()
        assert isinstance(action, kind) and match.refusal(ALICE, action) is None
        go(match, alice(action))


# Let drop


def begun(**setup):
    match = turn(**setup)
    go(match, alice(Reach(held(match, "cube"))))
    return match


@ruling("HR-39", "HR-54")
@pytest.mark.parametrize("angle", [-9_000, -6_000, -5_000, 0, 500, 2_000])
def test_nobody_lets_drop_above_110_degrees_while_a_lower_place_is_legal(angle):
    match = begun(angle=angle, reference=2)
    legal = [hand for hand in map(dropped, builds(match.state, ALICE)) if match.refusal(ALICE, hand) is None]
    lowest = min(map(steep, legal))
    # Also where nothing but steep places was felt, or nothing at all.
    high = [put(match, "cube", compartment) for compartment in (4, 3, 2)]
    for felt in [], high[:1], high[:2], high:
        found = layer(match).let_drop(felt)
        assert isinstance(found, Drop) and match.refusal(ALICE, found) is None
        assert found.compartment in window(match.state)
        assert steep(found) <= max(CEILING, lowest)


@ruling("HR-54")
def test_of_the_places_that_were_felt_the_one_that_puts_least_at_risk_is_dropped_from():
    match = turn(angle=4_000)
    low, high = put(match, "cube", 2, 12), put(match, "cube", 4)
    assert layer(match).safest([high, low])[:2] == layer(match).safest([low, high])[:2] == [low, high]
    assert layer(match).let_drop([high, low]) == Reach(low.piece), "the attempt begins before"
    go(match, alice(Reach(low.piece)))
    assert layer(match).let_drop([high, low]) == dropped(low)


def test_a_place_that_is_not_legal_is_not_dropped_from():
    match = begun(angle=4_000)
    outside, good = put(match, "cube", 9), put(match, "cube", 3)
    assert layer(match).let_drop([outside, good]) == dropped(good)


def test_a_hand_that_lets_a_piece_drop_trembles_too():
    match = begun(angle=4_000)
    meant = put(match, "cube", 3)
    sure, unsure = (layer(match, Skill(sigma, 0.0)).let_drop([meant]) for sigma in (0.0, 8.0))
    assert sure == dropped(meant) == drop(match, "cube", 3) and unsure != sure
    assert max(abs(a - b) for a, b in zip(unsure.pose[:3], sure.pose[:3], strict=True)) < 40
    assert match.refusal(ALICE, unsure) is None


def test_no_hand_that_lets_a_piece_drop_trembles_above_110_degrees():
    match = begun(angle=4_000)
    below = steep(put(match, "cube", 3)) - CEILING
    match = begun(angle=4_000 + below + 10)
    meant = put(match, "cube", 3)
    assert CEILING - 50 < steep(meant) <= CEILING
    for luck in range(20):
        found = layer(match, Skill(30.0, 0.0), luck).let_drop([meant])
        assert steep(found) <= CEILING


# In a corner: *Steady* let a piece drop under the ceiling in each of these turns


@ruling("HR-20", "HR-54")
@pytest.mark.parametrize("luck", [0, 1])
def test_who_finds_nothing_that_holds_looks_more_patiently_before_a_piece_is_let_drop(luck):
    pytest.importorskip("mujoco")
    match = corner(0)
    hasty = layer(match, HAND, luck)
    assert not hasty.best_of(hasty.by_promise(ideas.felt_builds(match.state, ALICE, hasty.feeler, hasty.rng, 4)))
    action = layer(match, SKILLS["steady"], luck).choose()
    assert isinstance(action, Build | Pass) and match.refusal(ALICE, action) is None
    assert try_to_lay(match.state, structs.replace(action, held=())).refusal is None


@ruling("HR-39", "HR-54")
def test_who_must_let_a_piece_drop_finds_the_low_places_too():
    """Whatever is felt or found easily in the lowest open compartment lies too high above its floor for a drop."""
    pytest.importorskip("mujoco")
    match = corner(1)
    easy = [hand for hand in builds(match.state, ALICE) if steep(hand) <= CEILING]
    assert easy and not any(layer(match).may_drop(hand) for hand in easy)
    begin = layer(match, SKILLS["steady"]).let_drop([])
    assert isinstance(begin, Reach)
    go(match, alice(begin))
    found = layer(match, SKILLS["steady"], luck=2).let_drop([])
    assert isinstance(found, Drop) and match.refusal(ALICE, found) is None and steep(found) <= CEILING


@ruling("HR-21", "HR-39", "HR-54")
def test_who_could_only_throw_a_piece_from_the_ceiling_lets_one_of_the_wheel_slide_ahead_low():
    pytest.importorskip("mujoco")
    match = corner(2)
    places = layer(match).safest([])
    assert isinstance(places[0], Pass) and steep(places[0]) <= CEILING
    assert all(steep(hand) > CEILING for hand in places if isinstance(hand, Build))
    begin = layer(match).let_drop([])
    assert isinstance(begin, Reach) and begin.piece in finding.may_pass(match.state)
    go(match, alice(begin))
    found = layer(match, luck=2).let_drop([])
    assert isinstance(found, Drop) and match.refusal(ALICE, found) is None
    assert found.piece == begin.piece and steep(found) <= CEILING
    before = len(match.state.supply(ALICE))
    go(match, alice(found))
    check(match.state)
    assert len(match.state.supply(ALICE)) == before, "nothing fell"
    # Also where the time was up before: nobody may be hasty enough to lose pieces for it.
    assert isinstance(layer(corner(2), stop=lambda: True).safest([])[0], Pass)


@ruling("HR-27", "HR-30")
def test_who_cannot_do_that_either_takes_a_piece_that_others_hang_on():
    pytest.importorskip("mujoco")
    match = corner(2)
    walled = layer(match)
    walled.low_passes = lambda: []
    spill = walled.let_drop([])
    assert isinstance(spill, Spill) and match.refusal(ALICE, spill) is None
    assert spill == try_to_take(match.state, spill.piece) and spill.piece in finding.may_pass(match.state)
    assert len(spill.fallen) == min(len(one.fallen) for one in taken(match) if one)
    before = len(match.state.supply(ALICE))
    go(match, alice(spill))
    assert len(match.state.supply(ALICE)) == before + 1 + len(spill.fallen)
    # Once the attempt has begun no piece of the wheel can be taken any more (HR-20).
    match = corner(2)
    go(match, alice(Reach(match.state.supply(ALICE)[0])))
    assert isinstance(layer(match).let_drop([]), Drop)


@ruling("HR-28", "HR-30")
@pytest.mark.parametrize("n", [2, 3])
def test_what_is_taken_in_a_corner_leaves_a_sound_wheel(n):
    """What is on its way to the table when the first piece touches it has fallen, too."""
    pytest.importorskip("mujoco")
    spills = [one for one in taken(corner(n)) if one]
    assert spills
    for spill in spills:
        match = corner(n)
        assert match.refusal(ALICE, spill) is None
        go(match, alice(spill))
        check(match.state)


def taken(match):
    return [try_to_take(match.state, piece) for piece in finding.may_pass(match.state)]


@ruling("HR-30")
def test_a_piece_that_nothing_hangs_on_is_taken_without_a_spill():
    pytest.importorskip("mujoco")
    match = turn("cone@0 tile@2", angle=6_000)
    assert taken(match) and not any(taken(match))
    assert try_to_take(turn(physics="reckoned").state, 0) is None, "there is no wood to hang"


# What is imagined


def imagined(match, hand, luck):
    trial = PhysicsTrial(match.view(ALICE), hand, random.Random(luck), strangeness=1.0)
    trial.watch(lambda so_far: False, never, 900)
    return len(trial.fallen), trial.angle


@pytest.fixture(scope="module")
def doubtful():
    """A turn and a hand that holds: where the wheel rolls when it is let go depends on very little."""
    pytest.importorskip("mujoco")
    match = turn_at(3)
    found = layer(match)
    hands = found.holding(found.by_promise(ideas.felt_builds(match.state, ALICE, found.feeler, found.rng, 4)))
    return match, next(hand for hand in hands if len({imagined(match, hand, luck)[0] for luck in range(4)}) > 1)


def test_what_comes_of_a_hand_is_imagined_in_another_world_than_the_one_that_is_played(doubtful):
    from hamster_table.engine.hamsterrolle.physics import tumble

    match, hand = doubtful
    played = [tumble.at_rest(laid(match.state, hand)) for _ in range(2)]
    assert played[0] == played[1], "the real one is what it is"
    seen = {imagined(match, hand, luck) for luck in range(6)}
    assert len(seen) > 3, "the friction and the push that are imagined are the real ones"
    assert (len(played[0].fallen), played[0].angle) not in seen
    # Without a difference luck would have no say in it, as in the players of before.
    same = []
    for luck in range(2):
        trial = PhysicsTrial(match.view(ALICE), hand, random.Random(luck))
        trial.watch(lambda so_far: False, never, 900)
        same.append((len(trial.fallen), trial.angle))
    assert same[0] == same[1]


def test_what_a_player_expects_is_up_to_its_own_luck(doubtful):
    match, hand = doubtful
    one = Skill(0.0, 0.0, imagined=1)
    expected = [layer(match, one, luck).weigh(hand).losses for luck in range(6)]
    assert len({*expected}) > 1
    assert expected == [layer(match.copy(), one, luck).weigh(hand).losses for luck in range(6)]


def test_what_a_player_expects_does_not_depend_on_the_seed_of_the_match():
    pytest.importorskip("mujoco")
    known = []
    for seed in "one", "other":
        match = Match.new(GAME, 2, {"start": "first", "side": "left"}, seed)
        while match.waiting == (CHANCE,):
            match.chance()
        found = layer(match, SKILLS["steady"])
        known.append((found.choose(), found.chosen.losses, found.rejected))
    assert known[0] == known[1]


def test_a_place_beside_the_wheel_is_expected_to_cost_a_piece():
    """In games without wood too: there an outcome is reckoned."""
    match = turn(physics="simple")
    good = put(match, "cube", 3)
    bad = put(match, "cube", 3, pose=pose_at(3 * SECTOR, 1_300, 900))
    skill = Skill(0.0, 0.0, trials=2, foresight=2, enough_clean=1, imagined=1)
    seer, blind = layer(match, skill), layer(match, replace(skill, imagined=0))
    assert seer.weigh(bad).losses > seer.weigh(good).losses and seer.weigh(bad).worth < seer.weigh(good).worth
    assert seer.weigh(good).is_clean and not seer.weigh(bad).is_clean
    assert blind.weigh(bad) == blind.weigh(structs.replace(bad)), "nothing is imagined"
    assert blind.weigh(bad).losses == blind.weigh(good).losses
    assert seer.best_of(iter([bad, good])).hand == good and seer.best_of(iter([])) is None
    hasty = layer(match, replace(skill, foresight=1))
    assert hasty.best_of(iter([bad, good])).hand == bad, "only the first that holds is weighed"
    assert seer.best_of(iter([good, bad])).hand == good


def test_a_pass_is_worth_no_piece_and_one_that_costs_a_piece_less():
    match = turn("cone@0 tile@2 slab@3", reference=3, angle=5_000, physics="simple")
    seer = layer(match, Skill(0.0, 0.0, imagined=1))
    sound, costly = shift(match, "cone", 2), shift(match, "cone", 2, pose=pose_at(2 * SECTOR, 1_300, 900))
    assert seer.weigh(put(match, "cube", 4)).worth > seer.weigh(sound).worth > seer.weigh(costly).worth


# How places are tried


def test_a_child_tries_no_place_that_looks_broken():
    """Whim has fancies among the places that promise about as much as the best, and no others."""
    match = turn("cone@0 slab@1 tile@2", "cube slab plank drum", physics="laid")
    view, first, far = match.view(0), set(), 0
    hands = [*ideas.builds(view, ALICE, random.Random(1))]
    best = max(ideas.promise(view, hand) for hand in hands)
    for luck in range(12):
        tried = layer(match, SKILLS["whim"], luck).by_promise(hands)
        assert min(ideas.promise(view, hand) for hand in tried) >= best - SKILLS["whim"].gap
        first.add(tried[0])
        far += len(tried) < len(hands)
    assert len(first) > 2 and far == 12


def test_other_kinds_and_compartments_are_tried_before_the_same_again():
    match = turn()
    cube, slab, ahead = put(match, "cube", 3), put(match, "slab", 3), put(match, "cube", 4)
    again = structs.replace(cube, pose=pose_at(3 * SECTOR + 100, 1_650, 0))
    assert spread([cube, again, slab, ahead]) == [cube, slab, ahead, again]
    assert spread([]) == []


def test_a_player_tells_where_it_has_tried_its_pieces_and_chooses_as_if_it_told_nothing():
    pytest.importorskip("mujoco")
    match = turn_at(3)
    chooser, view = player("whim", GAME), match.view(0)
    assert isinstance(chooser, TryingPlayer) and not isinstance(player("steady", find("hamsterdam")), TryingPlayer)
    told = (chooser.choose_by_trying(GAME, view, ALICE, random.Random(luck)) for luck in range(9))
    luck, (action, rejected) = next((luck, one) for luck, one in enumerate(told) if one[1])
    assert action == chooser.choose(GAME, view, ALICE, random.Random(luck))
    for one in rejected[:3]:
        assert one.action != action and try_to_lay(view, one.action).refusal == one.why
        assert one.why.ruling == "HR-52" and match.refusal(ALICE, one.action) != one.why
    # Who is told to stop has tried nothing to its end.
    assert chooser.choose_by_trying(GAME, view, ALICE, random.Random(luck), lambda: True)[1] == []


@pytest.mark.parametrize("place", [(turn_at, 5), (turn_at, 11), (corner, 4)], ids=["5", "11", "corner"])
@pytest.mark.parametrize("after", [0.0, 0.5])
def test_a_player_that_is_told_to_stop_answers_within_a_moment(place, after):
    """Master, who would look for half a minute, in a wheel full of wood, also where nothing holds: in half of the time
    after which nobody waits any more (`models.ai.ai_process`). Seconds of this process alone, on a quick machine."""
    pytest.importorskip("mujoco")
    made, n = place
    match, start = made(n), time.process_time()
    action = policy.think(match.view(0), ALICE, random.Random(5), "master", lambda: time.process_time() - start > after)
    assert match.refusal(ALICE, action) is None
    took = time.process_time() - start
    assert took < after + 2 * slowness()


@pytest.mark.parametrize("n", [2, 8])
def test_equal_luck_gives_equal_hands_in_real_wheels(n):
    pytest.importorskip("mujoco")
    one, other = (policy.think(turn_at(n).view(0), ALICE, random.Random(5), "whim", never) for _ in range(2))
    assert one == other and isinstance(one, Hand)
