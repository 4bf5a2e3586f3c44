"""The grip on a piece: from taking it to letting it go, with the clock that runs meanwhile.

It keeps what the hand carries and how the wheel looks meanwhile. With wood the pieces follow through the physics, on a
thread of its own; without it the piece in the hand goes where the hand goes.
"""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QObject, Signal

from hamster_table.engine.hamsterrolle.actions import SECTOR, WHEEL, Compartment, Hand, Piece, Pose, Reach
from hamster_table.engine.hamsterrolle.dropping import drop_from, spill_from
from hamster_table.engine.hamsterrolle.returning import put_back_from
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Action, Refusal, Seat, refusal
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.sentences import STEADY, TREMBLING
from hamster_table.views.hamsterrolle.countdown import TurnClock
from hamster_table.views.hamsterrolle.input import carried_piece
from hamster_table.views.hamsterrolle.input.carried_piece import Aim, Carried
from hamster_table.views.hamsterrolle.input.hand_physics import HandPhysics
from hamster_table.views.hamsterrolle.input.laying import Laying, laying_hand, refusal_of_place
from hamster_table.views.hamsterrolle.input.throttle import Throttle
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, frame_of_state, in_room
from hamster_table.views.hamsterrolle.render3d.meshes import Points

JUDGED_EVERY = 0.12  # while frames come every 0.02
"""Seconds from one judgement of the piece in the hand to the next: it asks the rules."""


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
        self.laying = Laying(self, self.physics)
        self.laying.held.connect(self._send)
        self.laying.refused.connect(lambda _: self.judge())
        self.laying.refused.connect(self.refused)
        self.why: Refusal | None = None
        """What speaks against letting go here."""
        self.is_free = False
        """Whether the wheel rolls while the piece is in it."""
        self.clock = clock
        self.clock.ticked.connect(self._tick)
        self._pushed: tuple[Piece, ...] = ()
        self._aim: tuple[RenderFrame, Aim] | None = None
        self.is_awaiting_answer = False
        """Whether an action was proposed, and the game has not shown yet what came of it."""
        self._draws_back = False
        """Whether the piece is to be put back as soon as its attempt is known to have begun."""
        self._judging = Throttle(self, JUDGED_EVERY, self.judge)

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
        if self.carried is not None and old is not None and self._goes_on(old, state, seat):
            self.seat = self.seat if seat is None else seat
        else:
            was_empty = self.carried is None
            self._let_loose()
            self.seat = seat
            if not was_empty or old is None or (state.poses, state.angle) != (old.poses, old.angle):
                self.frame = frame_of_state(state)
        if self.carried is not None:
            self.judge()

    def _goes_on(self, old: Hamsterrolle, state: Hamsterrolle, seat: Seat | None) -> bool:
        """Whether the same hand still holds the same piece, its attempt having begun."""
        assert self.carried is not None
        return (
            seat in (None, self.seat)
            and (state.turn, state.builder, state.agenda) == (old.turn, old.builder, old.agenda)
            and state.poses == old.poses
            and state.attempt in (old.attempt, self.carried.piece)
        )

    def take_turn(self) -> None:
        """The attempt is known to have begun, and its person is asked again: the piece can be put back that had to be
        held until then."""
        if self._draws_back and self.carried is not None:  # put back once the `Reach` is in the ledger
            self.put_back()

    def stop(self) -> None:
        """Have nothing in the hand, without a word to the rules, and stop its physics."""
        self._let_loose()

    def _let_loose(self) -> None:
        self.carried, self.why, self.is_free, self._pushed, self._draws_back = None, None, False, (), False
        self._judging.stop()
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
            self._enter()
        else:
            at = x + grasp[0], z + grasp[1]
            self.carried = Carried(piece, self.state.box, self.camera_position, *at, hand_mode=self.hand_mode)
            self.carried.grasp = grasp
        self.clock.start()
        self._follow()
        self.changed.emit()

    @guard
    def put_back(self) -> None:
        """Put the piece back; the clock of the turn goes on (HR-48). What it has pushed stays pushed, and the wheel
        stays as far rolled: then the rules hear of it (HR-38)."""
        assert self.state is not None
        if self.has_stirred:
            self._draw_back()
            return
        self._let_loose()
        self.frame = frame_of_state(self.state)
        self.moved.emit()
        self.changed.emit()

    @property
    def has_stirred(self) -> bool:
        """Whether the hand has moved anything but its piece."""
        if self.state is None or self.carried is None or not self.carried.is_inside:
            return False
        return carried_piece.has_stirred(self.state, self.frame, self.carried.piece)

    def _draw_back(self) -> None:
        assert self.state is not None and self.carried is not None
        self._draws_back = True
        if self.is_awaiting_answer:
            return  # one action at a time; `take_turn` comes back here
        if self.state.attempt == -1:
            self._send(Reach(self.carried.piece))
        else:
            self._send(put_back_from(self.state, self.hand()))

    # Carrying

    def move_to(self, x: float, z: float) -> None:
        """Carry the grasped point of the piece to that x and z of the room, in millimetres."""
        if self.carried is not None:
            self.carried.move_to(x, z)
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
        if pose is not None:
            self.carried.move_to_pose(in_room(pose, self.frame.roll))
            self._reach_over()
        else:
            self.carried.hover_over(math.radians(SECTOR * compartment / 100) - self.frame.roll)
        self._follow()

    def _reach_over(self) -> None:
        """A hand that has pushed nothing yet reaches over all that lies there, to a place where there is room."""
        if self.physics.worker is not None and not self.has_stirred:
            self.physics.stop()
            self._enter()

    def roll_free(self, is_free: bool) -> None:
        """Let the wheel roll while the piece is in it, or hold it again (HR-37)."""
        if self.carried is not None and is_free != self.is_free:
            self.is_free = is_free
            self.physics.hold_wheel(not is_free)
            self.changed.emit()

    def _follow(self) -> None:
        """The piece goes where the hand goes."""
        assert self.carried is not None and self.state is not None
        if not self.laying.may_move():
            return
        if not self.carried.is_inside and self.carried.is_over_ring and not self._try_to_enter():
            return
        if not self.physics.drag(self.carried.wanted(), self.carried.hand_mode == TREMBLING):
            self._place(self.carried.wanted())
        self._check_attempt()
        self._judging.soon()

    def _place(self, pose: Points) -> None:
        assert self.carried is not None
        self.frame = replace(self.frame, poses={**self.frame.poses, self.carried.piece: pose})
        self.moved.emit()

    def _try_to_enter(self) -> bool:
        """Bring the piece into an open compartment where there is room, over what lies there: a hand pushes only once
        it is in. Else keep it before the wheel."""
        assert self.carried is not None and self.state is not None and self.seat is not None
        piece = self.carried.piece
        why = None
        if self.state.attempt != piece and not self.is_awaiting_answer:
            why = refusal(self.state, self.seat, Reach(piece))
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

    def _check_attempt(self) -> None:
        """Tell the game that the attempt has begun (HR-20)."""
        carried, state = self.carried, self.state
        if carried is None or state is None or not carried.is_inside or state.attempt != -1 or self.is_awaiting_answer:
            return
        if carried_piece.has_been_taken(state, carried):
            self._send(Reach(carried.piece))

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
        return carried_piece.let_go(self.state, self.frame, self.carried.piece, self._pushed)

    @guard
    def judge(self) -> None:
        """Find out what speaks against letting go here."""
        self.why = self._why_not()
        self.changed.emit()

    def _why_not(self) -> Refusal | None:
        if self.state is None or self.seat is None or self.carried is None:
            return None
        if not self.carried.is_inside:
            if not self.carried.is_over_ring:
                return None
            begins = None if self.state.attempt != -1 else refusal(self.state, self.seat, Reach(self.carried.piece))
            return begins or refusal_of_place(self.state, self.seat, self.hand_inside())
        return refusal_of_place(self.state, self.seat, self.hand()) or self.laying.why

    def let_drop(self) -> None:
        """Let the piece drop that does not hold (HR-54)."""
        if self.laying.may_let_drop and self.state and not self.is_awaiting_answer:
            self._send(drop_from(self.state, self.hand()))

    def let_go(self) -> Refusal | None:
        """Let go of the piece, or say why it cannot be let go here (HR-18)."""
        if self.carried is None or self.state is None or self.is_awaiting_answer or self.laying.is_trying:
            return None
        if not self.carried.is_inside:
            self.judge()
            return self.why
        assert self.seat is not None
        if self.physics.worker is None and self.hand_mode == STEADY:
            self.frame = carried_piece.lifted_free(self.state, self.frame, self.carried.piece)
        hand = self.hand()
        self.why = refusal_of_place(self.state, self.seat, hand)
        if self.why is None:  # if it holds, `_send` follows
            self.laying.begin(self.state, laying_hand(self.state, self.seat, hand, self.carried.hand_mode), hand)
        self.changed.emit()
        return self.why

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
        self._send(drop_from(self.state, self.hand()))
