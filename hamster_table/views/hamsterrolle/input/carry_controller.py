"""The grip on a piece: from taking it to letting it go, with the clock that runs meanwhile.

It keeps what the hand carries and how the wheel looks meanwhile. With wood the pieces follow through the physics, on a
thread of its own; without it the piece in the hand goes where the hand goes.
"""

from __future__ import annotations

import math
import time
from dataclasses import replace

import numpy as np
from msgspec import structs
from PySide6.QtCore import QObject, QTimer, Signal

from hamster_table.engine.hamsterrolle.actions import (
    SECTOR,
    WHEEL,
    Compartment,
    Drop,
    Hand,
    Piece,
    Pose,
    Reach,
    kind_of,
)
from hamster_table.engine.hamsterrolle.dropping import drop_from, spill_from
from hamster_table.engine.hamsterrolle.holding import Trial
from hamster_table.engine.hamsterrolle.legality import is_bound
from hamster_table.engine.hamsterrolle.returning import put_back_from
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Action, Refusal, Seat, refusal
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.finder import Finder
from hamster_table.models.hamsterrolle.near_places import LOWERED_BY_HAND, MENDED, distance, refusal_of_place
from hamster_table.models.hamsterrolle.sentences import STEADY, TREMBLING
from hamster_table.views.hamsterrolle.countdown import TurnClock
from hamster_table.views.hamsterrolle.input import carried_piece
from hamster_table.views.hamsterrolle.input.carried_piece import Aim, Carried, has_been_taken
from hamster_table.views.hamsterrolle.input.hand_physics import HandPhysics
from hamster_table.views.hamsterrolle.input.laying import Laying
from hamster_table.views.hamsterrolle.input.throttle import Throttle
from hamster_table.views.hamsterrolle.input.way_home import WayHome
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, frame_of_state, in_room
from hamster_table.views.hamsterrolle.render3d.meshes import Points
from hamster_table.views.widgets.presses import REPEAT

JUDGED_EVERY = 0.12  # while frames come every 0.02
"""Seconds from one judgement of the piece in the hand to the next: it asks the rules."""

FAST, RESTS_AFTER = 150.0, 120
"""A hand that is faster, in millimetres a second, carries its piece over all that lies there; after so many
milliseconds of rest it comes in again."""
NOTABLY = LOWERED_BY_HAND + 10
"""What is laid farther from where it is held was moved by the hand, and not only lowered; tenths of a millimetre."""


class CarryController(QObject):
    """What the hand of the asked person does at the wheel."""

    moved = Signal()
    """`frame` is another."""
    changed = Signal()
    """The hand has something else in it, or what speaks against letting go is another."""
    restarted = Signal()
    """The physics has failed, and begins anew."""
    acting = Signal()
    """An action is about to be chosen, by the hand, by the clock or by a fall: the present must be shown."""
    action_proposed = Signal(object)
    """An action of the asked person: an attempt begins, the time is up, something has fallen."""
    refused = Signal(object)  # a `Refusal`: the attempt may not begin
    brought = Signal()
    """The piece was brought somewhere by itself, and the pointer is elsewhere."""
    fell = Signal(object)
    """A piece has touched the table while another one was in the hand."""

    def __init__(self, parent: QObject, clock: TurnClock) -> None:
        super().__init__(parent)
        self.state: Hamsterrolle | None = None
        self.seat: Seat | None = None
        self.carried: Carried | None = None
        self.frame = RenderFrame(0.0, {})
        self.camera_position = np.array([0.0, -1000.0, 0.0])
        self.hand_mode = STEADY
        """The kind of hand of who is asked."""
        self.physics = HandPhysics(self)
        self.physics.framed.connect(self._framed)
        self.physics.restarted.connect(self.restarted)
        self.physics.gave_up.connect(self._go_on_without_wood)
        self.finder = Finder(self)
        """Knows places that hold for what the hand has, or may take."""
        self.laying = Laying(self, self.finder)
        self.laying.held.connect(self._send)
        self.laying.refused.connect(self._be_refused)
        self.foreseen: Trial | None = None
        """What would come of letting go here; None: it is not known."""
        self.is_turning = False
        """Whether a place is looked for to which the piece is to be brought: the hand stands still."""
        self.drop: Drop | None = None
        """What letting the piece drop would be, where it was last refused; None: it may not be (HR-54)."""
        self.way_home = WayHome(self, self)
        self.why: Refusal | None = None
        """What speaks against letting go here."""
        self.is_free = False
        """Whether the wheel rolls while the piece is in it."""
        self.clock = clock
        self.clock.ticked.connect(self._tick)
        self._pushed: tuple[Piece, ...] = ()
        self._reaches: dict[Piece, Refusal | None] = {}
        """Why an attempt may not begin in this state, by piece, as far as that was asked."""
        self._aim: tuple[RenderFrame, Aim] | None = None
        self.is_awaiting_answer = False
        """Whether an action was proposed, and the game has not shown yet what came of it."""
        self._draws_back = False
        """Whether the piece is to be put back as soon as its attempt is known to have begun."""
        self._judging = Throttle(self, JUDGED_EVERY, self.judge)
        self._last_move = 0.0
        self._holds = QTimer(self, singleShot=True, interval=round(1000 * REPEAT))
        """Runs from when a key comes up that let the wheel roll until it counts as up."""
        self._holds.timeout.connect(self._hold_again)
        self._lowers = QTimer(self)
        """Runs while a fast hand carries its piece over all that lies there."""
        self._lowers.setSingleShot(True)
        self._lowers.setInterval(RESTS_AFTER)
        self._lowers.timeout.connect(self.come_in)

    # What there is to see

    @property
    def piece(self) -> Piece | None:
        """The piece in the hand; None: there is none."""
        return None if self.carried is None else self.carried.piece

    @property
    def aim(self) -> Aim | None:
        """Where the piece would come to lie; None while it is not in the ring, nor before it."""
        carried = self.carried
        if self.state is None or carried is None or not (carried.is_inside or carried.is_over_ring):
            return None
        if self._aim is None or self._aim[0] is not self.frame:  # several drawings ask for each frame
            seen = self.frame if carried.is_inside else carried_piece.inside(self.frame, carried)
            self._aim = self.frame, carried_piece.aim(self.state, seen, carried.piece)
        return self._aim[1]

    @property
    def is_moved_by_itself(self) -> bool:
        """Whether the hand is going to lay its piece elsewhere than where it is, so that it holds."""
        if self.carried is None or self.foreseen is None or self.foreseen.refusal is not None:
            return False
        return distance(self.foreseen.hand.pose, self.hand().pose) > NOTABLY

    @property
    def seconds(self) -> tuple[float, int, bool]:
        """The seconds that are left, of how many, and whether they run."""
        if self.state is None or not self.state.turn:
            return 0.0, 0, False
        whole = self.state.clocks[self.state.builder]
        return (self.clock.left, whole, True) if self.clock.has_begun else (float(whole), whole, False)

    # A view comes

    def show(self, state: Hamsterrolle, seat: Seat | None) -> None:
        """Go on with this state; *seat* is asked to build. None: nobody at this screen. The hand keeps what it may."""
        self.is_awaiting_answer = False
        old, self.state = self.state, state
        self._reaches.clear()
        is_same = self.carried is not None and carried_piece.goes_on(old, state, self.carried.piece)
        if is_same and seat in (None, self.seat):
            self.seat = self.seat if seat is None else seat
        else:
            was_empty = self.carried is None
            self._let_loose()
            self.seat = seat
            if not was_empty or old is None or (state.poses, state.angle) != (old.poses, old.angle):
                self.frame = frame_of_state(state)
        self.look_ahead()
        if self.carried is not None:
            self.judge()

    def look_ahead(self) -> None:
        """Let places be found that hold for the piece in the hand, or else for one of each kind that may be taken; in
        the wheel as it is now, with what the hand has moved."""
        if self.state is None or self.seat is None:
            self.finder.stop()
            return
        state = self.state
        if self.carried is not None and self.has_stirred:
            state, hand = state.copy(), self.hand()
            state.angle = hand.angle
            for piece, *pose in hand.moved:
                state.poses[piece] = tuple(pose)
        stock = {kind_of(piece): piece for piece in state.stock(self.seat)}
        pieces = [stock[kind] for kind in sorted(stock)] if self.carried is None else [self.carried.piece]
        self.finder.look_ahead(state, self.seat, pieces)

    def take_turn(self) -> None:
        """The attempt is known to have begun, and its person is asked again: the piece can be put back that had to be
        held until then."""
        if self._draws_back and self.carried is not None:  # put back once the `Reach` is in the ledger
            self.put_back_at_once()

    def stop(self) -> None:
        """Have nothing in the hand, without a word to the rules, and stop its physics."""
        self._let_loose()
        self.finder.stop()

    def _let_loose(self) -> None:
        self.carried, self.why, self.is_free, self._pushed, self._draws_back = None, None, False, (), False
        self.foreseen, self.drop, self.is_turning = None, None, False
        self._judging.stop()
        self.way_home.stop()
        self._lowers.stop()
        self.laying.end()
        self.physics.stop()

    # Taking

    def take(self, piece: Piece, x: float, z: float, grasp: tuple[float, float] = (0.0, 0.0)) -> None:
        """Take a piece of the supply or the wheel at that place, in millimetres, and start the clock (HR-39, HR-48)."""
        assert self.state is not None and self.seat is not None
        self._let_loose()
        self.frame = frame_of_state(self.state)
        if self.state.place[piece] == WHEEL:
            self.carried = carried_piece.carried_from(self.state, piece, self.frame, self.camera_position)
            self.carried.grasp = (self.carried.x - x, self.carried.z - z)
            # It lies as it lies; whoever has a steady hand turns it with the floor from here on.
            self.carried.set_hand_mode(self.hand_mode)
            self._enter()
        else:
            at = x + grasp[0], z + grasp[1]
            camera, mode = self.camera_position, self.hand_mode
            self.carried = Carried(piece, self.state.box, camera, *at, hand_mode=mode, grasp=grasp)
        self.clock.start()
        self.look_ahead()
        self._follow()
        self.changed.emit()

    @guard
    def put_back(self) -> None:
        """Put the piece back; the clock goes on (HR-48). One of the wheel is carried home, with what rests on it."""
        if not self.way_home.sets_out():
            self.put_back_at_once()

    @guard
    def put_back_at_once(self) -> None:
        """Put the piece back from where it is. What it has pushed stays pushed, and the wheel stays as far rolled: then
        the rules hear of it (HR-38)."""
        assert self.state is not None
        if self.has_stirred:
            self._draw_back()
            return
        self._loosen()

    def _loosen(self) -> None:
        """The hand is empty again, and all lies as the rules know it."""
        assert self.state is not None
        self._let_loose()
        self.frame = frame_of_state(self.state)
        self.look_ahead()
        self.moved.emit()
        self.changed.emit()

    @property
    def has_stirred(self) -> bool:
        """Whether the hand has moved anything but its piece."""
        if self.state is None or self.carried is None or not self.carried.is_inside:
            return False
        return carried_piece.has_stirred(self.state, self.frame, self.carried.piece, self._pushed)

    def _draw_back(self) -> None:
        assert self.state is not None and self.carried is not None
        self._draws_back = True
        if self.is_awaiting_answer:
            return  # one action at a time; `take_turn` comes back here
        if self._has_begun:
            self._send(put_back_from(self.state, self.hand()))
        elif self._may_begin:
            self._send(Reach(self.carried.piece))
        else:  # a piece that fits nowhere: the rules cannot be told of it
            self._loosen()

    # Carrying

    def move_to(self, x: float, z: float) -> None:
        """Carry the grasped point of the piece to that x and z of the room, in millimetres."""
        if self.carried is not None:
            before, then = (self.carried.x, self.carried.z), self._last_move
            self.carried.move_to(x, z)
            self._last_move = time.monotonic()
            far = math.hypot(self.carried.x - before[0], self.carried.z - before[1])
            if far > FAST * max(0.001, self._last_move - then) or self._lowers.isActive():
                self._lift_over()
            self._follow()

    def _lift_over(self) -> None:
        """A steady hand that is fast, and has pushed nothing yet, carries its piece before the wheel, over all that
        lies there, until it rests. In earlier editions it pushed."""
        if self.carried is None or self.state is None or not self.state.wood or self.state.edition < 3:
            return
        if self.carried.hand_mode == STEADY and not self.has_stirred and self.laying.may_move() and not self.is_turning:
            self.physics.stop()
            self.carried.is_inside = False
            self._lowers.start()

    @guard
    def come_in(self) -> None:
        """The hand rests: what it carried over the wheel comes in, where there is room."""
        self._lowers.stop()
        if self.carried is not None and not self.carried.is_inside:
            self._follow()

    def nudge(self, x: float = 0.0, z: float = 0.0, across: float = 0.0) -> None:
        """Carry the piece a little further, by millimetres."""
        if self.carried is not None:
            self.carried.nudge(x, z)
            if across:
                self.carried.move_along_axle(across)
            self._follow()

    def turn(self, axis: int, degrees: float) -> None:
        """Turn the piece in the hand by so many degrees about an axis of the room: 0 for x, 1 for y, 2 for z."""
        if self.carried is not None:
            self.carried.turn_about(axis, degrees)
            self._follow()

    def set_hand_mode(self, hand_mode: str) -> None:
        """Go on with another kind of hand."""
        self.hand_mode = hand_mode
        if self.carried is not None:
            self.carried.set_hand_mode(hand_mode)
            self._follow()
        self.changed.emit()

    def bring(self, compartment: Compartment, pose: Pose | None) -> None:
        """Carry the piece over a compartment, by the keyboard: to that pose, or above its middle."""
        if self.carried is None:
            return
        self._lowers.stop()
        if pose is not None:
            self.carried.move_to_pose(in_room(pose, self.frame.roll))
            self._reach_over()
        else:
            self.carried.hover_over(math.radians(SECTOR * compartment / 100) - self.frame.roll)
        self._follow()
        self.brought.emit()

    def _reach_over(self) -> None:
        """A hand that has pushed nothing yet reaches over all that lies there, to a place where there is room."""
        if self.physics.worker is not None and not self.has_stirred:
            self.physics.stop()
            self._enter()

    def roll_free(self, is_free: bool) -> None:
        """Let the wheel roll while the piece is in it, or hold it again (HR-37)."""
        self._holds.stop()
        if self.carried is not None and is_free != self.is_free:
            self.is_free = is_free
            self.physics.hold_wheel(not is_free)
            self.changed.emit()

    def hold_soon(self) -> None:
        """Hold the wheel again, unless it is let roll within a moment: a key that is held goes up and down."""
        self._holds.start()

    @guard
    def _hold_again(self) -> None:
        self.roll_free(False)

    def _follow(self) -> None:
        """The piece goes where the hand goes."""
        assert self.carried is not None and self.state is not None
        if self.way_home.is_on or not self.laying.may_move() or self.is_turning:
            return
        if self._lowers.isActive():
            self._place(self.carried.wanted())
            self._judging.soon()
            return
        self._judging.soon()
        if not self.carried.is_inside and self.carried.is_over_ring and not self._try_to_enter():
            return
        if not self.physics.drag(self.carried.wanted(), self.carried.hand_mode == TREMBLING):
            self._place(self.carried.wanted())
        self._check_attempt()

    def _place(self, pose: Points) -> None:
        assert self.carried is not None
        self.frame = replace(self.frame, poses={**self.frame.poses, self.carried.piece: pose})
        self.moved.emit()

    def _reach_refusal(self, piece: Piece) -> Refusal | None:
        """Why an attempt may not begin with that piece. Where little is possible the rules search for seconds, so each
        piece is asked about once in a state."""
        assert self.state is not None and self.seat is not None
        if piece not in self._reaches:
            self._reaches[piece] = refusal(self.state, self.seat, Reach(piece))
        return self._reaches[piece]

    def _try_to_enter(self) -> bool:
        """Bring the piece into an open compartment where there is room, over what lies there: a hand pushes only once
        it is in. Else keep it before the wheel."""
        assert self.carried is not None and self.state is not None and self.seat is not None
        why = None
        piece = self.carried.piece
        if (self.state.attempt == -1 or is_bound(self.state, piece)) and not self.is_awaiting_answer:
            why = self._reach_refusal(piece)
        if why is not None:
            self._place(self.carried.wanted())
            if why != self.why:
                self.why = why
                self.refused.emit(why)
            return False
        if (pose := carried_piece.way_in(self.state, self.frame, self.carried)) is not None:
            self._enter(pose)
            return True
        self._place(self.carried.wanted())
        return False

    def hand_inside(self) -> Hand:
        """What letting go would be if the piece were in the ring already."""
        assert self.carried is not None and self.state is not None
        return carried_piece.hand_inside(self.state, self.frame, self.carried)

    def _enter(self, there: Points | None = None) -> None:
        """The piece is in the ring now, at that pose or where the hand wants it: the wood is felt."""
        assert self.carried is not None and self.state is not None
        self.carried.is_inside = True
        self.carried.nudge(0.0, 0.0)  # moves it in from the rim, where it may be wanted
        start = self.carried.wanted() if there is None else there
        self._place(start)
        self.physics.take(self.state, self.carried.piece, start, self.carried.hand_mode == TREMBLING)

    def _check_attempt(self, was_refused: bool = False) -> None:
        """Tell the game that the attempt has begun once the hand has moved other wood or the wheel, or was not to be
        let go (HR-20). In earlier editions the first touch was it."""
        if self.carried is None or self.state is None or self._has_begun or self.is_awaiting_answer:
            return
        begins = was_refused or self.has_stirred
        if self.state.edition < 3:
            begins = self.carried.is_inside and has_been_taken(self.state, self.carried)
        if begins and self._may_begin:
            self._send(Reach(self.carried.piece))

    @property
    def _has_begun(self) -> bool:
        """Whether the game knows of an attempt; in earlier editions each piece had its own."""
        assert self.state is not None
        return self.state.attempt != -1 if self.state.edition > 2 else self.state.attempt == self.piece

    @property
    def _may_begin(self) -> bool:
        assert self.state is not None and self.seat is not None and self.carried is not None
        return self._reach_refusal(self.carried.piece) is None

    # What the wood says

    @guard
    def _framed(self) -> None:
        """The physics has come to another frame."""
        if self.state is None or self.carried is None or (seen := self.physics.frame()) is None:
            return
        if seen.fallen and not self.is_awaiting_answer:
            self.acting.emit()  # first: a fall is seen at the table as it is now
            for piece in seen.fallen:
                self.fell.emit(piece)
        self.frame = carried_piece.frame_in_hand(seen, self.frame, self.carried)
        self._pushed = seen.pushed
        self.moved.emit()
        self._judging.soon()
        if seen.fallen and not self.is_awaiting_answer:  # last, for it may empty this hand
            self._send(spill_from(self.state, self.hand(), seen.fallen))
        else:
            self._check_attempt()

    @guard
    def _go_on_without_wood(self) -> None:
        """The physics fails again and again: the piece goes where the hand goes, and feels nothing."""
        self.physics.stop()
        if self.carried is not None:
            self._place(self.carried.wanted())

    # Judging and letting go

    def hand(self) -> Hand:
        """The `Build` or `Pass` that letting go here would be, legal or not."""
        assert self.state is not None and self.carried is not None
        hand = carried_piece.let_go(self.state, self.frame, self.carried.piece, self._pushed)
        return carried_piece.by_hand(self.state, hand)

    @guard
    def judge(self) -> None:
        """Find out what speaks against letting go here, and whether the piece may be let drop."""
        self.why, self.drop = self._why_not(), self._drop_offered()
        self.changed.emit()

    def _why_not(self) -> Refusal | None:
        if self.state is None or self.seat is None or self.carried is None:
            return None
        if not self.carried.is_inside:
            if not self.carried.is_over_ring:
                return None
            begins = None if self.state.attempt != -1 else self._reach_refusal(self.carried.piece)
            return begins or refusal_of_place(self.state, self.seat, self.hand_inside())
        if self.foreseen is not None and self.foreseen.refusal is None:
            return None
        return refusal_of_place(self.state, self.seat, self.hand()) or self.laying.why

    def _drop_offered(self) -> Drop | None:
        """The drop of a piece that did not hold where it was let go (HR-54): there, however far the hand has gone
        since, to the button perhaps. In earlier editions it is where the hand is."""
        refused_at = self.laying.refused_at
        if self.state is None or self.seat is None or self.carried is None or refused_at is None:
            return None
        hand = self.hand()
        if self.state.edition > 2:
            hand = structs.replace(hand, pose=refused_at.pose, compartment=refused_at.compartment)
        drop = drop_from(self.state, hand)
        return drop if drop is not None and refusal(self.state, self.seat, drop) is None else None

    def let_drop(self) -> None:
        """Let the piece drop that does not hold (HR-54)."""
        self.drop = self._drop_offered()
        if self.drop is not None and not self.is_awaiting_answer:
            self._send(self.drop)

    def _let_fall(self) -> None:
        """The piece drops, or is put back where there is no place for that (HR-39)."""
        assert self.state is not None
        if (drop := drop_from(self.state, self.hand())) is None:
            self.put_back()
        else:
            self._send(drop)

    def let_go(self) -> Refusal | None:
        """Let go of the piece, or say why it cannot be let go here (HR-18)."""
        if self.carried is None or self.state is None or self.is_awaiting_answer or self.laying.is_trying:
            return None
        if self._lowers.isActive():
            self.come_in()
        if self.way_home.is_on or not self.carried.is_inside:
            self.judge()
            if self.why is not None:
                self._check_attempt(was_refused=True)
            return self.why
        assert self.seat is not None
        if self.physics.worker is None and self.hand_mode == STEADY:
            self.frame = carried_piece.lifted_free(self.state, self.frame, self.carried.piece)
        hand, known = self.hand(), self.foreseen
        if (
            known is not None
            and known.refusal is None
            and (known.hand.moved, known.hand.angle)
            == (
                hand.moved,
                hand.angle,
            )
        ):
            self.laying.held.emit(known.hand)
            return None
        is_steady = self.carried.hand_mode == STEADY
        self.why = refusal_of_place(self.state, self.seat, hand)
        # What a small move mends a steady hand mends by itself; if it holds, `_send` follows.
        is_mended = is_steady and self.state.edition > 1 and self.why is not None and self.why.reason in MENDED
        if self.why is None or is_mended:
            self.laying.begin(self.state, self.seat, hand, is_steady, self.why)
            self.why = None
        else:
            self._check_attempt(was_refused=True)
        self.changed.emit()
        return self.why

    @guard
    def _be_refused(self, why: Refusal) -> None:
        """The piece does not hold where the hand has opened."""
        self.foreseen = None  # what was foreseen before is not true any more
        self.judge()
        self.refused.emit(why)
        self._check_attempt(was_refused=True)

    def _send(self, action: Action) -> None:
        self.acting.emit()
        self.laying.cancel()
        self.is_awaiting_answer = True  # before the signal: the answer may come meanwhile
        self.action_proposed.emit(action)

    def go_on(self) -> None:
        """The action was not played, whatever the reason: the hand may propose another one."""
        self.is_awaiting_answer = False

    @guard
    def _tick(self) -> None:
        if self.clock.left > 0 or self.is_awaiting_answer or self.carried is None or self.state is None:
            return  # with nothing in the hand, the clock waits at zero for the next piece
        if not self.carried.is_inside:
            self._place(self.carried.beside_the_wheel(self.state.wood))
        self._let_fall()
