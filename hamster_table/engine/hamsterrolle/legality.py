"""Checks of hand actions, and of the poses that a `Settle` of chance claims.

Poses are taken from the action and never simulated, so a ledger is checked alike on every machine. Every `check_*`
returns the `Refusal` of the first rule that the action breaks, or None when it is legal.
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
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.angles import UNIT, direction
from hamster_table.engine.hamsterrolle.geometry.collision import (
    collide,
    collided,
    compartment_of,
    edge_of,
    front,
    is_in_a_divider,
    is_in_the_rim,
    is_in_the_ring,
    is_on_the_table,
    is_pose,
)
from hamster_table.engine.hamsterrolle.pushing import check_pushes
from hamster_table.engine.hamsterrolle.state import NO_CLOCK, NOWHERE, Hamsterrolle
from hamster_table.engine.kernel import Refusal, Seat

MIN_LEAD = 30
"""The least lead of a new front edge over all others in its compartment; hundredths of a degree (HR-15)."""
# As much as `FREE` of the simulated world: what that one lets go of is not refused here.
RELEASE_TOLERANCE = 50
"""The deepest overlap allowed where a piece is let go; hundredths of a millimetre."""
# More than at the release: in the simulation contacts give way under weight, and poses are rounded.
REST_TOLERANCE = 100
"""The deepest overlap allowed between pieces at rest; hundredths of a millimetre."""
LOWER, TOUCH = 30, 100
"""What lies overlaps wood by more than `TOUCH` hundredths of a millimetre when it is lowered by `LOWER` tenths: so it
has wood below it no steeper than 70 degrees, and not only beside it."""
DROP_HEIGHT = 600
"""The furthest above the floor that the centre of a piece is when it drops; tenths of a millimetre (HR-39)."""
MAX_ROLL = 2 * FULL_TURN
"""The furthest that a wheel may roll in one entry; hundredths of a degree."""

Poses = Mapping[Piece, Pose]


def name_of(piece: Piece) -> str:
    """The English name of a piece's kind, as in "plank"."""
    return KINDS[kind_of(piece)]


def poses_after(state: Hamsterrolle, hand: Hand) -> dict[Piece, Pose]:
    """The poses of all pieces in the wheel after the hand has moved them, without the piece in hand (HR-16)."""
    poses = {piece: state.poses[piece] for piece in state.in_wheel()}
    poses.update((line[0], line[1:]) for line in hand.moved)
    poses.pop(hand.piece, None)
    return poses


# What every hand has to keep to


def check_hand(state: Hamsterrolle, seat: Seat, hand: Hand) -> Refusal | None:
    """Check that an action is well formed: piece, compartment, angle, poses (HR-4, HR-12, HR-37, HR-38, HR-48)."""
    # An action may come from a file: only after these checks are its numbers safe to look anything up by.
    if not 0 <= hand.piece < PIECES:
        return Refusal("HR-4", "not-yours")
    if not 0 <= hand.compartment < COMPARTMENTS:
        return Refusal("HR-12", "no-compartment")
    if abs(hand.angle - state.angle) > MAX_ROLL:
        return Refusal("HR-37", "no-angle")
    moved = [line[0] for line in hand.moved if line]
    others = {piece for piece in state.in_wheel() if piece != hand.piece}
    # In order and each once, so that there is one way to write an action, and no line overrules another.
    known = len(moved) == len(hand.moved) and moved == sorted({*moved} & others)
    if not known or not {*hand.pushed} <= others:
        return Refusal("HR-38", "not-there")
    if not is_pose(hand.pose) or not all(is_pose(line[1:]) for line in hand.moved):
        return Refusal("HR-38", "no-pose")
    # `check_held` looks at what a piece that is laid may say; whatever else says it would move wood unseen.
    if hand.held and (state.edition == 1 or not isinstance(hand, Build | Pass)):
        return Refusal("HR-55", "not-there")
    # A pass is refused in `check_piece_for_pass`, by its own ruling (HR-20).
    if is_bound(state, hand.piece) and not isinstance(hand, Pass):
        return Refusal("HR-48", "another-in-hand", name=name_of(state.attempt))
    return None


def is_bound(state: Hamsterrolle, piece: Piece) -> bool:
    """Whether the attempt has begun with another piece and bars this one: in games of before. Since the third edition
    it bars passing only (HR-48)."""
    return state.edition < 3 and state.attempt not in (-1, piece)


def check_owner(state: Hamsterrolle, seat: Seat, piece: Piece) -> Refusal | None:
    """Check that the piece is in the supply that the seat may build from (HR-4, HR-44)."""
    if piece in state.stock(seat):
        return None
    if state.place[piece] == state.partner(seat):
        return Refusal("HR-44", "partner-first")
    return Refusal("HR-4", "not-yours")


# Building


def check_build_place(state: Hamsterrolle, seat: Seat, hand: Build) -> Refusal | None:
    """Check all of a `Build` but the holding: piece, compartment, front edge, what was pushed, and the free space."""
    # Collisions come last: they cost most, and most of what is refused breaks a rule before.
    return (
        check_owner(state, seat, hand.piece)
        or check_compartment_open(state, hand.compartment)
        or check_release_point(state, hand)
        or check_ahead(state, hand)
        or check_pushes(state, hand)
        or check_free_space(state, hand)
    )


def check_compartment_open(state: Hamsterrolle, compartment: Compartment) -> Refusal | None:
    """Check that the compartment is in the build window (HR-3, HR-7)."""
    if compartment in window(state):
        return None
    if state.reference == NOWHERE:
        return Refusal("HR-3", "first-compartment")
    return Refusal("HR-7", "not-in-the-window")


def check_release_point(state: Hamsterrolle, hand: Hand) -> Refusal | None:
    """Check that the piece is let go in the compartment named, and that its kind is not in there yet (HR-13, HR-19)."""
    if not is_in_the_ring(state.box, hand.pose) or compartment_of(hand.pose) != hand.compartment:
        return Refusal("HR-13", "wrong-compartment")
    kinds = [
        kind_of(piece) for piece, pose in poses_after(state, hand).items() if compartment_of(pose) == hand.compartment
    ]
    if kind_of(hand.piece) in kinds:
        return Refusal("HR-19", "same-kind", name=name_of(hand.piece))
    return None


def check_ahead(state: Hamsterrolle, hand: Hand) -> Refusal | None:
    """Check that its front edge leads those of all others by `MIN_LEAD`, after any pushing (HR-14 to HR-16)."""
    edge = edge_of(state.box, poses_after(state, hand).items(), hand.compartment)
    if edge is None:
        return None
    short = edge[0] + MIN_LEAD - front(state.box, kind_of(hand.piece), hand.pose)
    if short <= 0:
        return None
    return Refusal("HR-14", "not-ahead", mm=angle_to_arc_mm(state.box, short), name=name_of(edge[1]), piece=edge[1])


def angle_to_arc_mm(box: Box, angle: Angle) -> int:
    """The length in millimetres of the arc that *angle* spans on the wheel's floor, rounded away from zero.

    >>> from hamster_table.engine.hamsterrolle.components import box
    >>> [angle_to_arc_mm(box(1), angle) for angle in (30, -30, 0, 36_000)]
    [1, -1, 0, 1144]
    """
    # 355/113 is pi to seven digits, without a float; // of a negated value rounds up.
    whole = -(-abs(angle) * box.wheel.inner * 355 // (113 * 180 * 1000))
    return whole if angle >= 0 else -whole


def check_free_space(state: Hamsterrolle, hand: Hand) -> Refusal | None:
    """Check that neither the piece nor those it moved overlap wood by more than the tolerances (HR-38)."""
    kind, others = kind_of(hand.piece), poses_after(state, hand)
    if is_in_the_rim(state.box, kind, hand.pose, RELEASE_TOLERANCE) or is_in_a_divider(
        state.box, kind, hand.pose, RELEASE_TOLERANCE
    ):
        return Refusal("HR-38", "in-the-wood")
    if (other := collided(state.box, kind, hand.pose, others, RELEASE_TOLERANCE)) is not None:
        return Refusal("HR-38", "in-the-way", name=name_of(other), piece=other)
    return check_no_overlap(state.box, others, {line[0] for line in hand.moved}, "HR-38")


def check_place(state: Hamsterrolle, seat: Seat, hand: Build | Pass) -> Refusal | None:
    """Check all of a `Build` or a `Pass` but the holding."""
    return check_pass_place(state, hand) if isinstance(hand, Pass) else check_build_place(state, seat, hand)


# Laid, not dropped


def check_held(state: Hamsterrolle, hand: Hand) -> Refusal | None:
    """Check that the piece can lie where the hand says that it came to lie, with the wheel held: in its compartment,
    free of other wood, and on something (HR-52, HR-53, HR-55). In the first edition it is not asked."""
    if state.edition == 1:
        return None
    before = poses_after(state, hand) | {hand.piece: hand.pose}
    named = [line[0] for line in hand.held if line]
    if len(named) != len(hand.held) or named != sorted({*named} & before.keys()):
        return Refusal("HR-55", "not-there")
    if not all(is_pose(line[1:]) for line in hand.held):
        return Refusal("HR-55", "no-pose")
    after = before | {line[0]: line[1:] for line in hand.held}
    lying = after[hand.piece]
    if not is_in_the_ring(state.box, lying) or compartment_of(lying) != hand.compartment:
        return Refusal("HR-52", "slips", name=name_of(hand.piece))
    for piece in named:
        if is_in_the_wood(state.box, piece, after[piece]):
            return Refusal("HR-55", "through-the-rim", name=name_of(piece))
    if why := check_no_overlap(state.box, after, {*named}, "HR-55"):
        return why
    if is_supported(state.box, hand.piece, after, hand.angle):
        return None
    return Refusal("HR-52", "slips", name=name_of(hand.piece))


def is_supported(box: Box, piece: Piece, poses: Poses, angle: Angle) -> bool:
    """Whether there is wood just below a piece, with the wheel rolled by *angle*."""
    c, s = direction(angle)
    x, y, z, *turn = poses[piece]
    # Down in the room, as seen in the wheel: what lies ahead (x above 0) sinks as the wheel rolls forwards.
    lower = (x + LOWER * s // UNIT, y, z - LOWER * c // UNIT, *turn)
    kind = kind_of(piece)
    if is_in_the_rim(box, kind, lower, TOUCH) or is_in_a_divider(box, kind, lower, TOUCH):
        return True
    others = {other: pose for other, pose in poses.items() if other != piece}
    return collided(box, kind, lower, others, TOUCH) is not None


# Passing, dropping, spilling


def check_pass_place(state: Hamsterrolle, hand: Pass) -> Refusal | None:
    """Check all of a `Pass` but the holding: the piece, the distance, what was pushed, and the free space."""
    return (
        check_piece_for_pass(state, hand.piece)
        or check_pass_distance(state, hand)
        or check_release_point(state, hand)
        or check_pushes(state, hand)
        or check_free_space(state, hand)
    )


def check_piece_for_pass(state: Hamsterrolle, piece: Piece) -> Refusal | None:
    """Check that the piece may be taken out for a pass: it is in one of the two lowest compartments, and no attempt
    with another piece has begun (HR-20 to HR-22, HR-51)."""
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
    """Check that the compartment is 1 to `FURTHEST_PASS` ahead of the one the piece lies in (HR-21)."""
    if 1 <= ahead_by(compartment_of(state.poses[hand.piece]), hand.compartment) <= FURTHEST_PASS:
        return None
    return Refusal("HR-21", "not-forward")


def check_drop(state: Hamsterrolle, seat: Seat, hand: Drop) -> Refusal | None:
    """Check a `Drop`: the piece can be in the seat's hand, and it falls from a free pose. Either a clock is up, or a
    piece that would not hold is let drop in an attempt that has begun (HR-39, HR-54). In the first two editions it may
    fall anywhere."""
    has_clock = state.clocks[seat] != NO_CLOCK
    may_let_drop = state.edition > 1 and state.attempt != -1 and not is_bound(state, hand.piece)
    if not has_clock and not may_let_drop:
        return Refusal("HR-39", "no-clock")
    if why := check_in_hand(state, seat, hand.piece):
        return why
    return (check_drop_place(state, hand, has_clock) if state.edition > 2 else None) or check_free_space(state, hand)


def check_drop_place(state: Hamsterrolle, hand: Drop, has_clock: bool) -> Refusal | None:
    """Check that the piece drops low over a compartment where it may lie. Whose time may be up is not asked for the
    edge, nor for what was pushed; without a clock a drop breaks no rule of a build or pass but HR-52 (HR-39, HR-54)."""
    is_passed = state.place[hand.piece] == WHEEL
    if why := check_pass_distance(state, hand) if is_passed else check_compartment_open(state, hand.compartment):
        return why
    if why := check_release_point(state, hand):
        return why
    x, y, z = hand.pose[:3]
    if x * x + z * z < (state.box.wheel.inner - DROP_HEIGHT) ** 2 or 2 * abs(y) > state.box.wheel.width:
        return Refusal("HR-39", "too-high", mm=DROP_HEIGHT // 10)
    if has_clock:
        return None
    return (None if is_passed else check_ahead(state, hand)) or check_pushes(state, hand)


def check_spill(state: Hamsterrolle, seat: Seat, hand: Spill) -> Refusal | None:
    """Check a `Spill`: what has fallen was in the wheel, and what is left does not overlap (HR-28, HR-30, HR-38)."""
    others = [piece for piece in state.in_wheel() if piece != hand.piece]
    if not hand.fallen:
        return Refusal("HR-30", "nothing-fell")
    if len({*hand.fallen}) < len(hand.fallen) or not {*hand.fallen} <= {*others}:
        return Refusal("HR-28", "unaccounted")
    resting = {piece: pose for piece, pose in poses_after(state, hand).items() if piece not in hand.fallen}
    moved = {line[0] for line in hand.moved} - {*hand.fallen}
    return check_in_hand(state, seat, hand.piece) or check_no_overlap(state.box, resting, moved, "HR-38")


def check_in_hand(state: Hamsterrolle, seat: Seat, piece: Piece) -> Refusal | None:
    """Check that the piece can be in the seat's hand: one to build with, or one taken for a pass."""
    return check_piece_for_pass(state, piece) if state.place[piece] == WHEEL else check_owner(state, seat, piece)


# At rest


def check_settle(state: Hamsterrolle, settle: Settle) -> Refusal | None:
    """Check the claim of a `Settle`: every piece accounted for, none on the table, none in other wood (HR-28, HR-34).

    Only poses that differ from those in the state are compared with others: the rest was checked when it was played.
    """
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
        if not is_in_the_ring(state.box, pose):
            return Refusal("HR-28", "outside", name=name_of(piece))
        # Asked of every piece: one that did not move in the wheel may have come down with it.
        if is_on_the_table(state.box, kind_of(piece), pose, settle.angle, REST_TOLERANCE):
            return Refusal("HR-28", "on-the-table", name=name_of(piece))
        if piece in moved and is_in_the_wood(state.box, piece, pose):
            return Refusal("HR-34", "through-the-rim", name=name_of(piece))
    return check_no_overlap(state.box, poses, moved, "HR-34")


def is_in_the_wood(box: Box, piece: Piece, pose: Pose) -> bool:
    """Whether a resting piece is deeper in rim or divider than `REST_TOLERANCE`."""
    return is_in_the_rim(box, kind_of(piece), pose, REST_TOLERANCE) or is_in_a_divider(
        box, kind_of(piece), pose, REST_TOLERANCE
    )


def check_no_overlap(box: Box, poses: Poses, moved: set[Piece], ruling: str) -> Refusal | None:
    """Check that no piece of *moved* is deeper in another one than `REST_TOLERANCE`; the refusal names *ruling*."""
    # Sorted, because the order decides which pair the refusal names.
    for piece in sorted(moved):
        for other, pose in poses.items():
            if other == piece or (other in moved and other < piece):
                continue  # a pair of moved pieces is compared once
            if collide(box, kind_of(piece), poses[piece], kind_of(other), pose, REST_TOLERANCE):
                return Refusal(ruling, "in-each-other", name=name_of(piece), other=name_of(other))
    return None
