"""The hand at the wheel: what it carries, where to, and how the piece is turned.

The hand only says where it wants the piece to be. Whether the piece comes there is for the wood to decide, and whether
it may stay for the rules.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import numpy as np
from msgspec import structs

from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.actions import (
    TURN,
    WHEEL,
    Angle,
    Build,
    Compartment,
    Hand,
    Pass,
    Piece,
    Pose,
    kind_of,
)
from hamster_table.engine.hamsterrolle.build_window import window
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, edge_of, front
from hamster_table.engine.hamsterrolle.pushing import moved_alone
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.models.hamsterrolle.physics_frames import PhysicsFrame
from hamster_table.models.hamsterrolle.sentences import FREE, STEADY
from hamster_table.views.hamsterrolle.render3d.frame import (
    RenderFrame,
    frame_of_physics,
    frame_of_state,
    in_room,
    in_wheel,
)
from hamster_table.views.hamsterrolle.render3d.meshes import Points, about, product
from hamster_table.views.hamsterrolle.render3d.rim import half_width, inner, outer

BEFORE = 72.0
"""How far before the wheel a piece is carried that has not entered it, in millimetres."""
ABOVE = 60.0
"""How far above the floor a piece is held that fits nowhere, in millimetres."""
FARTHEST, CLEAR = 350.0, 60.0
"""How far aside a piece may be dropped, and how far above the table, in millimetres: within what `is_pose` takes."""
BESIDE = 30.0
"""How far beside the wheel a piece may be wanted along the axle, in millimetres."""
SAME, SAME_TURN = 2, 24
"""What lies otherwise by no more than this lies as before: tenths of a millimetre, and parts of a quaternion."""
STIRRED, STIRRED_ROLL, STIRRED_TURN = 10, 30, 0.9997
"""What is farther aside, or turned further, was moved: tenths of a millimetre; hundredths of a degree of the wheel; the
cosine of half of the turn of a piece."""
STARTED = 3.0
"""A piece of the wheel that was moved by so much has been taken: no other may be, millimetres."""
INWARDS = range(0, 64, 8)
"""So many millimetres nearer to the hub than it is wanted a piece is let into the ring, where there is room."""
LIFT, HIGHEST_LIFT = 0.5, 16.0
"""A steady hand lifts a piece off what it would press into, in such steps and so far at most, in millimetres."""


@dataclass(slots=True)
class Carried:
    """A piece in the hand, and where the hand wants it. Places are in the room, in millimetres from the hub."""

    piece: Piece
    box: Box
    """The measures of the wheel."""
    camera_position: Points
    """Where the camera is, (3,): before the wheel the piece is carried on its line of sight."""
    x: float
    z: float
    across: float = 0.0
    """Where along the axle, once it is in the ring."""
    turn: Points = field(default_factory=lambda: np.array([1.0, 0.0, 0.0, 0.0]))
    """How it is turned, a quaternion (4,); a steady hand adds how the floor lies under it."""
    hand_mode: str = STEADY
    """The kind of hand: one of `HAND_MODES`."""
    is_inside: bool = False
    """Whether it has entered the ring; it never leaves it again in the same hand."""
    grasp: tuple[float, float] = (0.0, 0.0)
    """How far its middle is from where it was grasped, along x and z."""

    @property
    def radius(self) -> float:
        """How far from the hub it is wanted."""
        return math.hypot(self.x, self.z)

    @property
    def is_over_ring(self) -> bool:
        """Whether it is wanted inside of the ring, or on it: it is drawn in then, as far as it must."""
        return self.radius < outer(self.box)

    def clamped_into_ring(self, by: float) -> Carried:
        """The same inside of the ring, by so many millimetres nearer to the hub than wanted."""
        share = max(0.0, min(self.radius, inner(self.box)) - by) / max(1.0, self.radius)
        return replace(self, x=self.x * share, z=self.z * share, is_inside=True)

    def wanted(self) -> Points:
        """The pose that the hand wants for it, (7,) of the room."""
        turn = self.turn
        # Near the hub no floor is under it: a small move there would turn the piece by much.
        if self.hand_mode == STEADY and self.radius > 20:
            turn = product(about(1, -math.atan2(self.x, -self.z)), turn)
        place = np.array([self.x, self.across, self.z])
        if not self.is_inside:
            camera = self.camera_position
            # Along the line of sight, so that the piece stays under the pointer while it is nearer than the wheel.
            before = math.copysign(half_width(self.box) + BEFORE, camera[1])
            place = camera + (place - camera) * ((before - camera[1]) / (self.across - camera[1]))
        return np.array([*place, *turn])

    def beside_the_wheel(self, is_wood: bool) -> Points:
        """The pose, (7,), from which a piece falls that was not in the ring when its time was up (HR-39): before the
        wheel. Without physics (*is_wood* false) at the hub, since the simplified physics knows only the ring."""
        self.x = min(FARTHEST, max(-FARTHEST, self.x)) if is_wood else 0.0
        self.z = max(self.z, -outer(self.box) + CLEAR) if is_wood else 0.0
        if not is_wood:
            self.is_inside = True
        return self.wanted()

    def move_to(self, x: float, z: float) -> None:
        """Want the grasped point at that place, in millimetres; once in the ring it stays in it."""
        self.x, self.z = x + self.grasp[0], z + self.grasp[1]
        if self.is_inside:
            self._keep_inside()

    def nudge(self, x: float, z: float) -> None:
        """Want it so many millimetres further."""
        self.x, self.z = self.x + x, self.z + z
        if self.is_inside:
            self._keep_inside()

    def move_to_pose(self, place: Points) -> None:
        """Want it at a pose of the room, (7,)."""
        self.grasp = (0.0, 0.0)
        # What `wanted` adds for the floor is taken away first.
        level = product(about(1, math.atan2(place[0], -place[2])), place[3:])
        self.turn = level if self.hand_mode == STEADY else place[3:]
        self.across = float(place[1])
        self.move_to(float(place[0]), float(place[2]))

    def hover_over(self, angle: float) -> None:
        """Want it a little above the floor, at an angle of the room in radians."""
        self.grasp = (0.0, 0.0)
        radius = inner(self.box) - ABOVE
        self.move_to(radius * math.sin(angle), -radius * math.cos(angle))

    def move_along_axle(self, by: float) -> None:
        """Want it so many millimetres further along the axle, at most `BESIDE` beside the wheel."""
        most = half_width(self.box) + BESIDE
        self.across = min(most, max(-most, self.across + by))

    def turn_about(self, axis: int, degrees: float) -> None:
        """Turn it about an axis of the room: 0 along the rolling direction, 1 along the axle, 2 upright."""
        self.turn = product(about(axis, math.radians(degrees)), self.turn)

    def set_hand_mode(self, hand_mode: str) -> None:
        """Go on with another kind of hand; the piece stays as it is turned."""
        turned = self.wanted()[3:]
        self.hand_mode = hand_mode
        floor = about(1, math.atan2(self.x, -self.z)) if hand_mode == STEADY and self.radius > 20 else about(1, 0.0)
        self.turn = product(floor, turned)

    def _keep_inside(self) -> None:
        most = inner(self.box) - 4.0
        if self.radius > most:
            self.x, self.z = self.x * most / self.radius, self.z * most / self.radius


# What a hand has done, as an action


def frame_in_hand(seen: PhysicsFrame, before: RenderFrame, carried: Carried) -> RenderFrame:
    """The frame to draw for one of the physics while a piece is held. One that was made before the piece came into that
    world, or after it was lost there, leaves it where it was seen last."""
    frame = frame_of_physics(seen)
    if carried.piece in frame.poses:
        return frame
    where = before.poses.get(carried.piece, carried.wanted())
    return replace(frame, poses={**frame.poses, carried.piece: where})


def pose_in_hand(frame: RenderFrame, piece: Piece) -> Pose:
    """The pose of the game at which the piece in the hand is."""
    return in_wheel(frame.poses[piece], frame.roll)


def moved(state: Hamsterrolle, frame: RenderFrame, piece: Piece) -> tuple[tuple[int, ...], ...]:
    """What else lies otherwise than before: a line for each such piece, its number and its pose of the game."""
    found = []
    for other in state.in_wheel():
        if other == piece or other not in frame.poses:
            continue
        pose = in_wheel(frame.poses[other], frame.roll)
        if not is_same(pose, state.poses[other]):
            found.append((other, *pose))
    return tuple(found)


def is_same(pose: Pose, before: Pose) -> bool:
    """Whether a piece lies as before, within `SAME` and `SAME_TURN`."""
    # A quaternion and its negative are the same turn: compare with the nearer of them.
    sign = 1 if sum(a * b for a, b in zip(pose[3:], before[3:], strict=True)) >= 0 else -1
    return all(abs(a - b) <= SAME for a, b in zip(pose[:3], before[:3], strict=True)) and all(
        abs(sign * a - b) <= SAME_TURN for a, b in zip(pose[3:], before[3:], strict=True)
    )


def has_stirred(state: Hamsterrolle, frame: RenderFrame, piece: Piece, pushed: Iterable[Piece]) -> bool:
    """Whether the hand has moved anything but its piece so far that an eye can tell: the wheel, or wood in it. Putting
    the piece back is an action then (HR-38, HR-48). *pushed*: what its piece has touched."""
    if abs(frame.angle - state.angle) > STIRRED_ROLL:
        return True
    stirred = {other for other in frame.poses if other != piece and _is_stirred(state, frame, other)}
    if not stirred:
        return False
    hand = by_hand(state, let_go(state, frame, piece, pushed))
    return any(line[0] in stirred for line in hand.moved)


def _is_stirred(state: Hamsterrolle, frame: RenderFrame, piece: Piece) -> bool:
    if state.place[piece] != WHEEL:
        return False
    before, now = state.poses[piece], in_wheel(frame.poses[piece], frame.roll)
    if max(abs(a - b) for a, b in zip(now[:3], before[:3], strict=True)) > STIRRED:
        return True
    # The product of two quaternions, each of length `TURN`, is the cosine of half of the turn between them.
    return abs(sum(a * b for a, b in zip(now[3:], before[3:], strict=True))) < STIRRED_TURN * TURN * TURN


def by_hand(state: Hamsterrolle, hand: Hand) -> Hand:
    """The same, with only what the hand has moved: wood on a slope creeps while somebody thinks, and lies where it lay
    for the rules (HR-38)."""
    if not (alone := moved_alone(state, hand)):
        return hand
    return structs.replace(hand, moved=tuple(line for line in hand.moved if line[0] not in alone))


def let_go(state: Hamsterrolle, frame: RenderFrame, piece: Piece, pushed: Iterable[Piece]) -> Hand:
    """The `Build` or `Pass` that letting go of the piece here would be, legal or not. *pushed*: what it has touched."""
    pose = pose_in_hand(frame, piece)
    others = moved(state, frame, piece)
    # What was touched and lies as before was not pushed: HR-38 only looks at what was.
    aside = tuple(other for other in pushed if other in {line[0] for line in others})
    # A wheel that was held has not rolled: a hundredth of a degree is what rounding makes of radians.
    angle = state.angle if abs(frame.angle - state.angle) <= 1 else frame.angle
    kind = Pass if state.place[piece] == WHEEL else Build
    return kind(piece, compartment_of(pose), angle, pose, others, aside)


def inside(frame: RenderFrame, carried: Carried, pose: Points | None = None) -> RenderFrame:
    """The frame with the piece in the ring, at that pose of the room or where the hand wants it."""
    pose = carried.clamped_into_ring(0.0).wanted() if pose is None else pose
    return replace(frame, poses={**frame.poses, carried.piece: pose})


def hand_inside(state: Hamsterrolle, frame: RenderFrame, carried: Carried, pose: Points | None = None) -> Hand:
    """What letting go would be if the piece were in the ring already, at that pose or where the hand wants it."""
    return let_go(state, inside(frame, carried, pose), carried.piece, ())


def way_in(state: Hamsterrolle, frame: RenderFrame, carried: Carried) -> Points | None:
    """The pose at which the piece comes into an open compartment where there is room, over what lies there: a hand
    pushes only once it is in. None: there is no room."""
    for inwards in INWARDS:
        pose = carried.clamped_into_ring(inwards).wanted()
        hand = hand_inside(state, frame, carried, pose)
        if hand.compartment in window(state) and legality.check_free_space(state, hand) is None:
            return pose
    return None


def goes_on(old: Hamsterrolle | None, state: Hamsterrolle, piece: Piece) -> bool:
    """Whether a hand that held the piece in a state still holds it in the next one, its attempt having begun."""
    return (
        old is not None
        and (state.turn, state.builder, state.agenda) == (old.turn, old.builder, old.agenda)
        and state.poses == old.poses
        and state.attempt in (old.attempt, piece)
    )


def has_been_taken(state: Hamsterrolle, carried: Carried) -> bool:
    """Whether an attempt with the piece has begun (HR-20): one of the wheel may be touched first."""
    if state.place[carried.piece] != WHEEL:
        return True
    before = frame_of_state(state).poses[carried.piece][:3]
    return float(abs(before - carried.wanted()[:3]).max()) >= STARTED


def lifted_free(state: Hamsterrolle, frame: RenderFrame, piece: Piece) -> RenderFrame:
    """The frame with the piece in the hand lifted towards the hub, just so far that it presses into nothing; as it is
    where no lift helps."""
    pose = frame.poses[piece]
    radius = math.hypot(pose[0], pose[2])
    # Towards the hub is up for what lies on the floor; at the hub itself, up is up.
    way = np.array([-pose[0], 0.0, -pose[2]]) / radius if radius > 1 else np.array([0.0, 0.0, 1.0])
    lift = 0.0
    while lift <= min(HIGHEST_LIFT, radius):
        higher = np.array([*(pose[:3] + lift * way), *pose[3:]])
        tried = replace(frame, poses={**frame.poses, piece: higher})
        if legality.check_free_space(state, let_go(state, tried, piece, ())) is None:
            return tried
        lift += LIFT
    return frame


@dataclass(frozen=True, slots=True)
class Aim:
    """Where the piece in the hand would come to lie."""

    compartment: Compartment
    edge: Angle | None
    """The edge it has to pass, in hundredths of a degree from the middle of the compartment; None: none is there."""
    short: Angle
    """How far it is behind the edge and the least lead (HR-15), in hundredths of a degree; not above 0: it passed."""
    millimetres: int
    """The same as an arc on the floor, rounded away from zero."""


def aim(state: Hamsterrolle, frame: RenderFrame, piece: Piece) -> Aim:
    """Which compartment the piece is over, and how far its front edge is behind the one to beat."""
    pose = pose_in_hand(frame, piece)
    compartment = compartment_of(pose)
    others = {
        other: in_wheel(place, frame.roll)
        for other, place in frame.poses.items()
        if other != piece and state.place[other] == WHEEL
    }
    edge = edge_of(state.box, others.items(), compartment)
    if edge is None:
        return Aim(compartment, None, 0, 0)
    short = edge[0] + legality.MIN_LEAD - front(state.box, kind_of(piece), pose)
    return Aim(compartment, edge[0], short, legality.angle_to_arc_mm(state.box, short))


def carried_from(state: Hamsterrolle, piece: Piece, frame: RenderFrame, camera_position: Points) -> Carried:
    """A piece of the wheel, taken into the hand where it lies."""
    pose = in_room(state.poses[piece], frame.roll)
    taken = Carried(
        piece,
        state.box,
        camera_position,
        float(pose[0]),
        float(pose[2]),
        float(pose[1]),
        pose[3:].copy(),
        FREE,
        is_inside=True,
    )
    return taken
