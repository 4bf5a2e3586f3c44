"""The laws of Hamsterrolle: 29 pieces, and what may happen to them."""

from collections import Counter

from hamster_table.engine.hamsterrolle.actions import (
    BOX,
    OUT,
    PIECES,
    SETS,
    SIDES,
    THE_CONE,
    WHEEL,
    Build,
    Drop,
    Hand,
    Pass,
    PutBack,
    Settle,
    Spill,
    kind_of,
)
from hamster_table.engine.hamsterrolle.build_window import ahead_by, lowest_two, window
from hamster_table.engine.hamsterrolle.events import (
    Built,
    Fell,
    Given,
    LetDrop,
    Placed,
    TimeRanOut,
    TurnBegan,
    Vanished,
)
from hamster_table.engine.hamsterrolle.geometry.collision import (
    collide,
    compartment_of,
    edge_of,
    front,
    is_in_the_ring,
    is_on_the_table,
    is_pose,
)
from hamster_table.engine.hamsterrolle.legality import DROP_HEIGHT, MIN_LEAD, REST_TOLERANCE, is_supported, poses_after
from hamster_table.engine.hamsterrolle.state import NOWHERE
from hamster_table.engine.kernel import CHANCE


def check(state, at_rest=True):
    """What is true of every state."""
    assert len(state.place) == len(state.poses) == PIECES
    assert all(place in (*range(state.seats), WHEEL, OUT, BOX) for place in state.place)
    if not state.quakes:
        assert OUT not in state.place
    boxed = [piece for piece, place in enumerate(state.place) if place == BOX]
    assert all(piece % SETS == SETS - 1 and piece != THE_CONE for piece in boxed)
    assert 1 <= len(boxed) <= 7 if state.seats == 3 else not boxed
    for piece, pose in enumerate(state.poses):
        assert bool(pose) == (state.place[piece] == WHEEL)
        if pose:
            assert is_pose(pose) and is_in_the_ring(state.box, pose)
            assert all(type(part) is int for part in pose)
    assert state.reference in range(NOWHERE, 12)
    assert state.side in ("", *SIDES)
    if not state.turn:
        kinds = [Counter(map(kind_of, state.supply(seat))) for seat in range(state.seats)]
        assert state.seats != 2 or all(count == dict.fromkeys(range(7), 2) for count in kinds)
    if state.turn and state.agenda and state.agenda[-1].seats != (CHANCE,) and state.attempt == -1:
        assert state.lowest == lowest_two(state.angle)
    if state.agenda and state.agenda[-1].seats != (CHANCE,) and not state.teams:
        assert all(state.supply(seat) for seat in range(state.seats)), "nobody has won"


def check_step(before, seat, action, after, events):
    """What is true of every play."""
    if isinstance(action, Settle):
        check_rest(before, action, after)
    elif isinstance(action, Hand):
        check_hand(before, seat, action, after)
    if before.side:
        assert after.side == before.side
    gone = [event.piece for event in events if isinstance(event, Fell)]
    assert all(after.place[piece] == before.builder for piece in gone)
    began = any(isinstance(event, TurnBegan) for event in events)
    if began and after.edition > 2 and after.reference != NOWHERE:
        # Where nothing but the cone lies there when a turn begins, it goes back, but not behind the lowest (HR-50).
        there = {compartment_of(after.poses[piece]) for piece in after.in_wheel() if piece != THE_CONE}
        lowest = lowest_two(after.angle)[0]
        assert (
            after.reference in there or after.reference == lowest or not there or ahead_by(lowest, after.reference) > 6
        )
    elif after.reference not in (before.reference, NOWHERE):
        built = [event for event in events if isinstance(event, Built)]
        assert [event.compartment for event in built] == [after.reference]
        if after.edition > 1 and before.reference != NOWHERE:
            assert ahead_by(before.reference, after.reference) <= 5, "the window never goes back"


def check_rest(before, settle, after):
    """The wheel rests as wood can rest, and every piece is accounted for."""
    named = sorted([line[0] for line in settle.poses] + [*settle.fallen])
    assert named == before.in_wheel()
    poses = {piece: tuple(pose) for piece, *pose in settle.poses}
    for piece, pose in poses.items():
        assert after.poses[piece] == pose
        assert 0 <= compartment_of(pose) < 12
        assert not is_on_the_table(after.box, kind_of(piece), pose, settle.angle, REST_TOLERANCE)
        for other, its_pose in poses.items():
            if other > piece:
                assert not collide(after.box, kind_of(piece), pose, kind_of(other), its_pose, REST_TOLERANCE)
    assert after.angle == settle.angle


def check_hand(before, seat, hand, after):
    """What a hand has done was legal."""
    others = poses_after(before, hand)
    there = [kind_of(piece) for piece, pose in others.items() if compartment_of(pose) == hand.compartment]
    if isinstance(hand, Build):
        assert hand.compartment in window(before)
        assert kind_of(hand.piece) not in there
        edge = edge_of(before.box, others.items(), hand.compartment)
        assert edge is None or front(before.box, kind_of(hand.piece), hand.pose) >= edge[0] + MIN_LEAD
        assert before.place[hand.piece] in (seat, before.partner(seat))
    if before.edition > 1 and isinstance(hand, Build | Pass):
        lying = {piece: after.poses[piece] for piece in after.in_wheel()}
        assert compartment_of(lying[hand.piece]) == hand.compartment
        assert is_supported(before.box, hand.piece, lying, hand.angle)
    if isinstance(hand, Pass):
        origin = compartment_of(before.poses[hand.piece])
        assert origin in before.lowest and 1 <= ahead_by(origin, hand.compartment) <= 5
        assert kind_of(hand.piece) not in there
    if isinstance(hand, Spill):
        assert all(after.place[piece] == seat for piece in hand.fallen)
        assert after.place[hand.piece] != WHEEL
    elif isinstance(hand, PutBack):
        assert after.place == before.place and after.attempt == before.attempt != -1
        assert before.edition > 2 or before.attempt == hand.piece
        assert all(after.poses[line[0]] == line[1:] for line in hand.moved) and after.angle == hand.angle
    else:
        assert after.place[hand.piece] == WHEEL
    if isinstance(hand, Drop):
        assert before.clocks[seat] or (before.edition > 1 and before.attempt != -1)
        if before.edition > 2:
            assert kind_of(hand.piece) not in there and compartment_of(hand.pose) == hand.compartment
            assert before.place[hand.piece] == WHEEL or hand.compartment in window(before)
            assert hand.pose[0] ** 2 + hand.pose[2] ** 2 >= (before.box.wheel.inner - DROP_HEIGHT) ** 2
    emptied = isinstance(hand, Spill) and not {*after.in_wheel()} - {THE_CONE}
    assert after.reference == (NOWHERE if emptied and after.edition > 2 else before.reference)


def check_story(match):
    """Over the whole game what was built and did not come back lies in the wheel."""
    built = taken = 0
    for n, (_, action) in enumerate(match.ledger):
        lay_there = isinstance(action, Hand) and match.state_at(n).place[action.piece] == WHEEL
        built += isinstance(action, Build | Drop) and not lay_there
        taken += isinstance(action, Spill) and lay_there
    told = Counter(type(event) for event in match.events)
    assert 1 + built - taken - told[Fell] - told[Vanished] == len(match.state.in_wheel())
    assert told[Placed] + told[TimeRanOut] + told[LetDrop] >= built
    assert told[Given] in (0, 6)
