"""Whether what a hand has done is legal, and whether what chance says of the wheel can be true.

What lies where is taken as it is told; nothing is simulated. So a game can be read on any machine.
"""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.hamsterrolle.actions import (
    COMPARTMENTS,
    FULL_TURN,
    KINDS,
    PIECES,
    WHEEL,
    Angle,
    Build,
    Compartment,
    Drop,
    Hand,
    Pass,
    Piece,
    Pose,
    Settle,
    Spill,
    kind_of,
)
from hamster_table.engine.hamsterrolle.build_window import FURTHEST_PASS, ahead_by, window
from hamster_table.engine.hamsterrolle.components import box
from hamster_table.engine.hamsterrolle.geometry.collision import (
    collide,
    compartment_of,
    edge_of,
    front,
    is_in_a_divider,
    is_in_the_rim,
    is_in_the_ring,
    is_on_the_table,
    is_pose,
)
from hamster_table.engine.hamsterrolle.state import NO_CLOCK, NOWHERE, Hamsterrolle
from hamster_table.engine.kernel import Refusal, Seat

MIN_LEAD = 30
"""By so much the front edge must pass the others', in hundredths of a degree (HR-15)."""
RELEASE_TOLERANCE = 50
"""Where a piece is let go it may press so deep into others; hundredths of a millimetre."""
REST_TOLERANCE = 100
"""What lies at rest may press so deep into other wood."""
MAX_ROLL = 2 * FULL_TURN
"""No wheel rolls further in one go."""

Poses = Mapping[Piece, Pose]


def name_of(piece: Piece) -> str:
    """What a piece is called."""
    return KINDS[kind_of(piece)]


def poses_after(state: Hamsterrolle, hand: Hand) -> dict[Piece, Pose]:
    """How all other pieces lie once the hand has done its work (HR-16)."""
    poses = {piece: state.poses[piece] for piece in state.in_wheel()}
    poses.update((line[0], line[1:]) for line in hand.moved)
    poses.pop(hand.piece, None)
    return poses


# What every hand has to keep to


def check_hand(state: Hamsterrolle, seat: Seat, hand: Hand) -> Refusal | None:
    """Why that cannot be what a hand has done at all."""
    if not 0 <= hand.piece < PIECES:
        return Refusal("HR-4", "not-yours")
    if not 0 <= hand.compartment < COMPARTMENTS:
        return Refusal("HR-12", "no-compartment")
    if abs(hand.angle - state.angle) > MAX_ROLL:
        return Refusal("HR-37", "no-angle")
    moved = [line[0] for line in hand.moved if line]
    others = {piece for piece in state.in_wheel() if piece != hand.piece}
    known = len(moved) == len(hand.moved) and moved == sorted({*moved} & others)
    if not known or not {*hand.pushed} <= others:
        return Refusal("HR-38", "not-there")
    if not is_pose(hand.pose) or not all(is_pose(line[1:]) for line in hand.moved):
        return Refusal("HR-38", "no-pose")
    if state.attempt not in (-1, hand.piece) and not isinstance(hand, Pass):
        return Refusal("HR-48", "another-in-hand", name=name_of(state.attempt))
    return None


def check_owner(state: Hamsterrolle, seat: Seat, piece: Piece) -> Refusal | None:
    """Why a seat may not build with that piece (HR-44)."""
    if piece in state.stock(seat):
        return None
    if state.place[piece] == state.partner(seat):
        return Refusal("HR-44", "partner-first")
    return Refusal("HR-4", "not-yours")


# Building


def check_build(state: Hamsterrolle, seat: Seat, hand: Build) -> Refusal | None:
    """Why the piece may not be let go there."""
    return (
        check_owner(state, seat, hand.piece)
        or check_compartment_open(state, hand.compartment)
        or check_release_point(state, hand)
        or check_ahead(state, hand)
        or check_pushes(state, hand)
        or check_free_space(state, hand)
    )


def check_compartment_open(state: Hamsterrolle, compartment: Compartment) -> Refusal | None:
    """Why one may not build into that compartment."""
    if compartment in window(state):
        return None
    if state.reference == NOWHERE:
        return Refusal("HR-3", "first-compartment")
    return Refusal("HR-7", "not-in-the-window")


def check_release_point(state: Hamsterrolle, hand: Hand) -> Refusal | None:
    """Why it is not let go in the compartment that is meant, or why that one does not take its kind."""
    if not is_in_the_ring(hand.pose) or compartment_of(hand.pose) != hand.compartment:
        return Refusal("HR-13", "wrong-compartment")
    kinds = [
        kind_of(piece) for piece, pose in poses_after(state, hand).items() if compartment_of(pose) == hand.compartment
    ]
    if kind_of(hand.piece) in kinds:
        return Refusal("HR-19", "same-kind", name=name_of(hand.piece))
    return None


def check_ahead(state: Hamsterrolle, hand: Hand) -> Refusal | None:
    """Why its front edge is not far enough ahead, where the other pieces lie after any pushing (HR-14, HR-16)."""
    edge = edge_of(poses_after(state, hand).items(), hand.compartment)
    if edge is None:
        return None
    short = edge[0] + MIN_LEAD - front(kind_of(hand.piece), hand.pose)
    if short <= 0:
        return None
    return Refusal("HR-14", "not-ahead", mm=angle_to_arc_mm(short), name=name_of(edge[1]), piece=edge[1])


def angle_to_arc_mm(angle: Angle) -> int:
    """How many millimetres of the wheel's floor an angle spans, rounded away from nothing.

    >>> angle_to_arc_mm(30), angle_to_arc_mm(-30), angle_to_arc_mm(0)
    (1, -1, 0)
    """
    # 355/113 is pi, as exactly as anybody can look.
    whole = -(-abs(angle) * box().wheel.inner * 355 // (113 * 180 * 1000))
    return whole if angle >= 0 else -whole


def check_pushes(state: Hamsterrolle, hand: Hand) -> Refusal | None:
    """Why other pieces may not have been pushed so (HR-38). A piece is not taken out for a pass without touching its
    neighbours."""
    near = {hand.compartment}
    if state.place[hand.piece] == WHEEL:
        near.add(compartment_of(state.poses[hand.piece]))
    for piece in hand.pushed:
        if compartment_of(state.poses[piece]) not in near:
            return Refusal("HR-38", "pushed-elsewhere", name=name_of(piece), piece=piece)
    return None


def check_free_space(state: Hamsterrolle, hand: Hand) -> Refusal | None:
    """Why there is no room for the piece, or for those that were pushed."""
    kind, others = kind_of(hand.piece), poses_after(state, hand)
    if is_in_the_rim(kind, hand.pose, RELEASE_TOLERANCE) or is_in_a_divider(kind, hand.pose, RELEASE_TOLERANCE):
        return Refusal("HR-38", "in-the-wood")
    for other, pose in others.items():
        if collide(kind, hand.pose, kind_of(other), pose, RELEASE_TOLERANCE):
            return Refusal("HR-38", "in-the-way", name=name_of(other), piece=other)
    return check_no_overlap(others, {line[0] for line in hand.moved}, "HR-38")


# Passing, dropping, spilling


def check_pass(state: Hamsterrolle, seat: Seat, hand: Pass) -> Refusal | None:
    """Why the piece may not be passed on so."""
    return (
        check_piece_for_pass(state, hand.piece)
        or check_pass_distance(state, hand)
        or check_release_point(state, hand)
        or check_pushes(state, hand)
        or check_free_space(state, hand)
    )


def check_piece_for_pass(state: Hamsterrolle, piece: Piece) -> Refusal | None:
    """Why that piece may not be taken for a pass."""
    if state.reference == NOWHERE:
        return Refusal("HR-51", "no-pass-yet")
    if state.attempt not in (-1, piece):
        return Refusal("HR-20", "attempt-begun")
    if state.place[piece] != WHEEL:
        return Refusal("HR-21", "not-there")
    if compartment_of(state.poses[piece]) not in state.lowest:
        return Refusal("HR-22", "not-lowest")
    return None


def check_pass_distance(state: Hamsterrolle, hand: Hand) -> Refusal | None:
    """Why that compartment is not one to pass to."""
    if 1 <= ahead_by(compartment_of(state.poses[hand.piece]), hand.compartment) <= FURTHEST_PASS:
        return None
    return Refusal("HR-21", "not-forward")


def check_drop(state: Hamsterrolle, seat: Seat, hand: Drop) -> Refusal | None:
    """Why no clock can have made the hand drop it. Where it falls is nobody's choice (HR-39)."""
    if state.clocks[seat] == NO_CLOCK:
        return Refusal("HR-39", "no-clock")
    return check_in_hand(state, seat, hand.piece) or check_free_space(state, hand)


def check_spill(state: Hamsterrolle, seat: Seat, hand: Spill) -> Refusal | None:
    """Why that cannot have fallen before the piece was let go (HR-30)."""
    others = [piece for piece in state.in_wheel() if piece != hand.piece]
    if not hand.fallen:
        return Refusal("HR-30", "nothing-fell")
    if len({*hand.fallen}) < len(hand.fallen) or not {*hand.fallen} <= {*others}:
        return Refusal("HR-28", "unaccounted")
    resting = {piece: pose for piece, pose in poses_after(state, hand).items() if piece not in hand.fallen}
    moved = {line[0] for line in hand.moved} - {*hand.fallen}
    return check_in_hand(state, seat, hand.piece) or check_no_overlap(resting, moved, "HR-38")


def check_in_hand(state: Hamsterrolle, seat: Seat, piece: Piece) -> Refusal | None:
    """Why that piece cannot be in the hand of whose turn it is: one to build, or one to pass on."""
    return check_piece_for_pass(state, piece) if state.place[piece] == WHEEL else check_owner(state, seat, piece)


# At rest


def check_settle(state: Hamsterrolle, settle: Settle) -> Refusal | None:
    """Why the wheel cannot have come to rest like that. Only what lies otherwise than before is looked at."""
    named = sorted([*(line[0] for line in settle.poses if line), *settle.fallen])
    if named != state.in_wheel() or len(settle.poses) + len(settle.fallen) != len(named):
        return Refusal("HR-28", "unaccounted")
    if abs(settle.angle - state.angle) > MAX_ROLL:
        return Refusal("HR-34", "no-angle")
    poses: dict[Piece, Pose] = {piece: tuple(pose) for piece, *pose in settle.poses}
    moved = {piece for piece, pose in poses.items() if pose != state.poses[piece]}
    for piece, pose in poses.items():
        if not is_pose(pose):
            return Refusal("HR-34", "no-pose")
        if not is_in_the_ring(pose):
            return Refusal("HR-28", "outside", name=name_of(piece))
        if is_on_the_table(kind_of(piece), pose, settle.angle, REST_TOLERANCE):
            return Refusal("HR-28", "on-the-table", name=name_of(piece))
        if piece in moved and is_in_the_wood(piece, pose):
            return Refusal("HR-34", "through-the-rim", name=name_of(piece))
    return check_no_overlap(poses, moved, "HR-34")


def is_in_the_wood(piece: Piece, pose: Pose) -> bool:
    """Whether a resting piece is in the wood of rim or divider."""
    return is_in_the_rim(kind_of(piece), pose, REST_TOLERANCE) or is_in_a_divider(kind_of(piece), pose, REST_TOLERANCE)


def check_no_overlap(poses: Poses, moved: set[Piece], ruling: str) -> Refusal | None:
    """Why some of the moved pieces cannot lie so: two things are never in one place."""
    for piece in sorted(moved):
        for other, pose in poses.items():
            if other == piece or (other in moved and other < piece):
                continue
            if collide(kind_of(piece), poses[piece], kind_of(other), pose, REST_TOLERANCE):
                return Refusal(ruling, "in-each-other", name=name_of(piece), other=name_of(other))
    return None
