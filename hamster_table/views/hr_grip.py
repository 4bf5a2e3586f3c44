"""The grip on a piece: from taking it to letting it go, with the clock that runs meanwhile.

It keeps what the hand carries and what the wheel looks like while it does. With wood the pieces follow through the
physics, on a thread of its own; without it the piece in the hand goes where the hand goes.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal

from hamster_table.engine.hamsterrolle import judging
from hamster_table.engine.hamsterrolle.lying import compartment_of
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.window import window
from hamster_table.engine.hamsterrolle.words import SECTOR, WHEEL, Compartment, Hand, Piece, Pose, Reach
from hamster_table.engine.kernel import Action, Refusal, Seat, refusal
from hamster_table.models.guard import guard
from hamster_table.models.wheel_worker import WheelWorker
from hamster_table.views import hr_hand
from hamster_table.views.hr_clock import Countdown
from hamster_table.views.hr_hand import STEADY, TREMBLING, Aim, Carried, carried_from
from hamster_table.views.hr_moment import Moment, in_room, moment_of, moment_of_glimpse
from hamster_table.views.hr_solids import Points

STARTED = 3.0
"""A piece of the wheel that was moved by so much has been taken: no other may be, millimetres."""
INWARDS = range(0, 64, 8)
"""So many millimetres nearer to the hub than it is wanted a piece is let into the ring, where there is room."""
JUDGED_EVERY = 0.12
"""Seconds from one judgement of the piece in the hand to the next."""


class Grip(QObject):
    """What the hand of the asked person does at the wheel."""

    moved = Signal()
    """The moment is another."""
    changed = Signal()
    """The hand has something else in it, or what speaks against letting go is another."""
    ticked = Signal()
    wants = Signal(object)
    """An action of the asked person: an attempt begins, the time is up, something has fallen."""
    refused = Signal(object)
    fell = Signal(object)
    """A piece has touched the table while another one was in the hand."""

    def __init__(self, parent: QObject, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self.state: Hamsterrolle | None = None
        self.seat: Seat | None = None
        self.carried: Carried | None = None
        self.moment = Moment(0.0, {})
        self.eye = np.array([0.0, -1000.0, 0.0])
        self.way = STEADY
        """The kind of hand of who is asked."""
        self.worker: WheelWorker | None = None
        self.why: Refusal | None = None
        """What speaks against letting go here."""
        self.is_free = False
        """Whether the wheel rolls while the piece is in it."""
        self._now = now
        self.clock = Countdown(self, now)
        self.clock.ticked.connect(self._tick)
        self._judged = 0.0
        self._pushed: tuple[Piece, ...] = ()
        self._aim: tuple[Moment, Aim] | None = None
        self._is_sent = False
        """Whether an action was chosen and its answer is awaited."""
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self.judge)

    # What there is to see

    @property
    def piece(self) -> Piece | None:
        """The piece in the hand."""
        return None if self.carried is None else self.carried.piece

    @property
    def has_chosen(self) -> bool:
        """Whether an action was chosen and has not been shown yet."""
        return self._is_sent

    @property
    def aim(self) -> Aim | None:
        """Where the piece would come to lie; None while it is not in the ring, nor before it."""
        carried = self.carried
        if self.state is None or carried is None or not (carried.is_inside or carried.is_over_ring):
            return None
        if self._aim is None or self._aim[0] is not self.moment:
            seen = self.moment if carried.is_inside else self._moment_inside()
            self._aim = self.moment, hr_hand.aim(self.state, seen, carried.piece)
        return self._aim[1]

    @property
    def seconds(self) -> tuple[float, int, bool]:
        """The seconds that are left, of how many, and whether they run."""
        if self.state is None or not self.state.turn:
            return 0.0, 0, False
        whole = self.state.clocks[self.state.builder]
        return (self.clock.left, whole, True) if self.clock.runs else (float(whole), whole, False)

    # A view comes

    def show(self, state: Hamsterrolle, seat: Seat | None) -> None:
        """Go on with this state; *seat* is asked to build."""
        self._is_sent = False
        old, self.state = self.state, state
        if old is None or (state.turn, state.builder, state.agenda) != (old.turn, old.builder, old.agenda):
            self.clock.stop()
        if self.carried is not None and old is not None and self._goes_on(old, state, seat):
            self.seat = self.seat if seat is None else seat
        else:
            was_empty = self.carried is None
            self._let_loose()
            self.seat = seat
            if not was_empty or old is None or (state.poses, state.angle) != (old.poses, old.angle):
                self.moment = moment_of(state)
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

    def stop(self) -> None:
        """Have nothing in the hand, and let no clock run."""
        self._let_loose()
        self.clock.stop()

    def _let_loose(self) -> None:
        self.carried, self.why, self.is_free, self._pushed = None, None, False, ()
        self._again.stop()
        self._take_out_worker()

    # Taking

    def take(self, piece: Piece, x: float, z: float, grasp: tuple[float, float] = (0.0, 0.0)) -> None:
        """Take a piece into the hand, of the supply or of the wheel, and start the clock."""
        assert self.state is not None and self.seat is not None
        self._let_loose()
        self.moment = moment_of(self.state)
        if self.state.place[piece] == WHEEL:
            self.carried = carried_from(self.state, piece, self.moment, self.eye)
            self.carried.grasp = (self.carried.x - x, self.carried.z - z)
            self._enter()
        else:
            self.carried = Carried(piece, self.eye, x + grasp[0], z + grasp[1], way=self.way, grasp=grasp)
        self.clock.start(self.state.clocks[self.seat])
        self._follow()
        self.changed.emit()

    def put_back(self) -> None:
        """Put the piece back; the clock of the turn goes on (HR-48)."""
        assert self.state is not None
        self._let_loose()
        self.moment = moment_of(self.state)
        self.moved.emit()
        self.changed.emit()

    # Carrying

    def move_to(self, x: float, z: float) -> None:
        """Carry the piece there."""
        if self.carried is not None:
            self.carried.move_to(x, z)
            self._follow()

    def nudge(self, x: float = 0.0, z: float = 0.0, across: float = 0.0) -> None:
        """Carry the piece a little further, by millimetres."""
        if self.carried is not None:
            self.carried.nudge(x, z)
            if across:
                self.carried.shift_across(across)
            self._follow()

    def turn(self, axis: int, degrees: float) -> None:
        """Turn the piece in the hand."""
        if self.carried is not None:
            self.carried.turn_about(axis, degrees)
            self._follow()

    def take_way(self, way: str) -> None:
        """Go on with another kind of hand."""
        self.way = way
        if self.carried is not None:
            self.carried.take_way(way)
            self._follow()
        self.changed.emit()

    def bring(self, compartment: Compartment, pose: Pose | None) -> None:
        """Carry the piece over a compartment, by the keyboard: to that pose, or above its middle."""
        if self.carried is None:
            return
        if pose is not None:
            self.carried.lie_at(in_room(pose, self.moment.roll))
            self._reach_over()
        else:
            self.carried.come_over(math.radians(SECTOR * compartment / 100) - self.moment.roll)
        self._follow()

    def _reach_over(self) -> None:
        """A hand that has pushed nothing yet reaches over all that lies there, to a place where there is room."""
        if self.worker is not None and not self.hand().moved:
            self._take_out_worker()
            self._enter()

    def _take_out_worker(self) -> None:
        if (worker := self.release_worker()) is not None:
            worker.stop()

    def compartment_before(self, piece: Piece) -> Compartment:
        """Where a piece of the wheel lay when it was taken."""
        assert self.state is not None
        return compartment_of(self.state.poses[piece])

    def roll_free(self, is_free: bool) -> None:
        """Let the wheel roll while the piece is in it, or hold it again."""
        if self.carried is not None and is_free != self.is_free:
            self.is_free = is_free
            if self.worker is not None:
                self.worker.hold(not is_free)
            self.changed.emit()

    def _follow(self) -> None:
        """The piece goes where the hand goes."""
        assert self.carried is not None and self.state is not None
        if not self.carried.is_inside and self.carried.is_over_ring and not self._try_to_enter():
            self.moved.emit()
            return
        if self.worker is not None:
            self.worker.drag(self.carried.wanted().tolist(), self.carried.way == TREMBLING)
        else:
            self._place(self.carried.wanted())
        self._check_attempt()
        self._judge_soon()

    def _place(self, pose: Points) -> None:
        assert self.carried is not None
        self.moment = replace(self.moment, poses={**self.moment.poses, self.carried.piece: pose})
        self.moved.emit()

    def _try_to_enter(self) -> bool:
        """Bring the piece into an open compartment where there is room, over what lies there: a hand pushes only once
        it is in. Else keep it before the wheel."""
        assert self.carried is not None and self.state is not None and self.seat is not None
        piece = self.carried.piece
        why = None
        if self.state.attempt != piece and not self._is_sent:
            why = refusal(self.state, self.seat, Reach(piece))
        if why is not None:
            self._place(self.carried.wanted())
            if why != self.why:
                self.why = why
                self.refused.emit(why)
            return False
        for inwards in INWARDS:
            there = self.carried.drawn_in(inwards).wanted()
            hand = self.hand_inside(there)
            if hand.compartment in window(self.state) and judging.room(self.state, hand) is None:
                self._enter(there)
                return True
        self._place(self.carried.wanted())
        return False

    def hand_inside(self, there: Points | None = None) -> Hand:
        """What letting go would be if the piece were in the ring already, at that pose or where the hand wants it."""
        assert self.carried is not None and self.state is not None
        return hr_hand.let_go(self.state, self._moment_inside(there), self.carried.piece, ())

    def _moment_inside(self, there: Points | None = None) -> Moment:
        assert self.carried is not None
        pose = self.carried.drawn_in(0.0).wanted() if there is None else there
        return replace(self.moment, poses={**self.moment.poses, self.carried.piece: pose})

    def _enter(self, there: Points | None = None) -> None:
        """The piece is in the ring now, at that pose or where the hand wants it: the wood is felt."""
        assert self.carried is not None and self.state is not None
        self.carried.is_inside = True
        self.carried.nudge(0.0, 0.0)
        start = self.carried.wanted() if there is None else there
        self._place(start)
        if self.state.wood and WheelWorker.is_possible():
            self.worker = WheelWorker()
            self.worker.framed.connect(self._framed)
            self.worker.take(self.state, self.carried.piece, start.tolist(), self.carried.way == TREMBLING)

    def _check_attempt(self) -> None:
        """Tell the game that the attempt has begun (HR-20)."""
        carried, state = self.carried, self.state
        if carried is None or state is None or not carried.is_inside or state.attempt != -1 or self._is_sent:
            return
        if state.place[carried.piece] == WHEEL:
            before = moment_of(state).poses[carried.piece][:3]
            if float(abs(before - carried.wanted()[:3]).max()) < STARTED:
                return
        self._send(Reach(carried.piece))

    # What the wood says

    @guard
    def _framed(self) -> None:
        """The physics has come to another moment."""
        if self.worker is None or self.carried is None or (seen := self.worker.frame()) is None:
            return
        if not self._is_sent:
            for piece in seen.fallen:
                self.fell.emit(piece)
        self.moment = moment_of_glimpse(seen)
        self._pushed = seen.pushed
        self.moved.emit()
        self._judge_soon()
        if seen.fallen and not self._is_sent:
            self._spill(seen.fallen)

    def _spill(self, fallen: tuple[Piece, ...]) -> None:
        hand = self.hand()
        self._send(hr_hand.dropped(hand) if hand.piece in fallen else hr_hand.spilt(hand, fallen))

    # Judging and letting go

    def hand(self) -> Hand:
        """What letting go here would be."""
        assert self.state is not None and self.carried is not None
        return hr_hand.let_go(self.state, self.moment, self.carried.piece, self._pushed)

    def _judge_soon(self) -> None:
        if self._now() - self._judged > JUDGED_EVERY:
            self.judge()
        elif not self._again.isActive():
            self._again.start(round(JUDGED_EVERY * 1000))

    @guard
    def judge(self) -> None:
        """See what speaks against letting go here."""
        self._judged = self._now()
        self.why = self._why_not()
        self.changed.emit()

    def _why_not(self) -> Refusal | None:
        if self.state is None or self.seat is None or self.carried is None:
            return None
        if not self.carried.is_inside:
            if not self.carried.is_over_ring:
                return None
            begins = None if self.state.attempt != -1 else refusal(self.state, self.seat, Reach(self.carried.piece))
            return begins or refusal(self.state, self.seat, self.hand_inside())
        return refusal(self.state, self.seat, self.hand())

    def let_go(self) -> Refusal | None:
        """Let go of the piece, or say why it cannot be let go here (HR-18)."""
        if self.carried is None or self.state is None or self._is_sent:
            return None
        if not self.carried.is_inside:
            self.judge()
            return self.why
        assert self.seat is not None
        if self.worker is None and self.way == STEADY:
            self.moment = hr_hand.lifted_free(self.state, self.moment, self.carried.piece)
        hand = self.hand()
        self.why = refusal(self.state, self.seat, hand)
        if self.why is None:
            self._send(hand)
        return self.why

    def _send(self, action: Action) -> None:
        self._is_sent = True
        self.wants.emit(action)

    # The clock

    @guard
    def _tick(self) -> None:
        self.ticked.emit()
        if self.clock.left > 0 or self._is_sent or self.carried is None:
            return  # with nothing in the hand, the clock waits at zero for the next piece
        if not self.carried.is_inside:
            self._place(self.carried.beside_the_wheel(self.state is not None and self.state.wood))
        self._send(hr_hand.dropped(self.hand()))

    def release_worker(self) -> WheelWorker | None:
        """Give the physics away with the piece in it: the hand has let go, and the wood goes on by itself."""
        worker, self.worker = self.worker, None
        if worker is not None:
            worker.framed.disconnect(self._framed)
        return worker
