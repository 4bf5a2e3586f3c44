"""The physics of the wheel on a thread of its own: the window never waits for wood.

While a hand carries a piece, the world goes on in real time and the piece follows the hand. Once the hand has opened,
it goes on until all is at rest, and says how. What is seen comes out as glimpses: whoever is too slow to look at each
sees the latest. A tumble hears of no hand any more, so its glimpses are reckoned a little ahead.
"""

from __future__ import annotations

import atexit
import math
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from importlib.util import find_spec
from threading import Condition
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QThread, Signal

from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.hamsterrolle.words import Piece
from hamster_table.models.guard import guard

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.physics import Film, World
    from hamster_table.engine.hamsterrolle.physics.tumble import Course

Place = Sequence[float]
"""Where a piece is in the room, in millimetres from the hub, and its turn as a quaternion."""
METRE = 1000.0
BATCH = 0.02
"""Seconds of the world from one glimpse to the next."""
SLOWEST = 4
"""So many batches are made up for when the machine was busy; more are lost, and the wood moves slower."""
AHEAD = 3
"""So many glimpses of a tumble are reckoned before they are due: a hard moment of the wood is not seen as a jerk."""
QUIET = 0.6
"""Seconds after which a world at rest is left alone until the hand moves."""
TREMBLE = ((5.3, 1.7), (8.9, 1.1), (2.1, 1.4))
"""How a trembling hand trembles: times a second, and millimetres."""


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What is seen of the world at a moment."""

    time: float
    """Seconds of the world."""
    roll: float
    """How far the wheel has rolled, in radians."""
    hub: float
    """How far the hub has moved since the beginning, in millimetres."""
    poses: dict[Piece, tuple[float, ...]]
    fallen: tuple[Piece, ...]
    pushed: tuple[Piece, ...]


@dataclass(slots=True)
class Orders:
    """What the window wants of the world, all at once; only the latest counts."""

    goal: tuple[float, ...] | None = None
    trembles: bool = False
    is_held: bool = True
    release: Hamsterrolle | None = None
    """The state after the hand has let go; None while it has not."""
    is_hurried: bool = False
    is_stopped: bool = False
    is_new: bool = field(default=True)


class WheelWorker(QThread):
    """A world that goes on by itself, for one turn."""

    framed = Signal()
    """There is something new to see: `frame` gives it."""
    settled = Signal(object)
    """All is at rest: the `Settle`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.film: Film | None = None
        """The record of the tumble, once it is over."""
        self._orders = Orders()
        self._changed = Condition()
        self._state: Hamsterrolle | None = None
        self._start: tuple[Piece, tuple[float, ...]] | None = None
        self._shaken = 0
        self._latest: Glimpse | None = None
        self._is_waited_for = False

    @staticmethod
    def is_possible() -> bool:
        """Whether this machine can reckon wood."""
        return find_spec("mujoco") is not None

    # What the window does

    def _begin(self) -> None:
        """Start, and be kept until the thread has ended: Qt ends the program where one is forgotten that runs."""
        RUNNING.difference_update([worker for worker in RUNNING if worker.isFinished()])
        RUNNING.add(self)
        self.start()

    def take(self, state: Hamsterrolle, piece: Piece, place: Place, trembles: bool = False) -> None:
        """Let a hand take a piece into the wheel, at that place; the wheel is held."""
        self._state, self._start = state.copy(), (piece, tuple(place))
        self._orders = Orders(goal=tuple(place), trembles=trembles)
        self._begin()

    def tumble(self, state: Hamsterrolle, shaken: int = 0) -> None:
        """Let everything go from a state in which somebody has just let go, or the table trembles so strongly."""
        self._state, self._shaken = state.copy(), shaken
        self._orders = Orders(is_held=False, release=self._state)
        self._begin()

    def drag(self, place: Place, trembles: bool = False) -> None:
        """Draw the piece in the hand there."""
        self._order(goal=tuple(place), trembles=trembles)

    def hold(self, is_held: bool) -> None:
        """Hold the wheel, or let it roll."""
        self._order(is_held=is_held)

    def release(self, state: Hamsterrolle) -> None:
        """The hand has opened, or keeps its piece and draws back: *state* tells. Everything comes to rest."""
        self._order(release=state.copy(), is_held=False)

    def hurry(self) -> None:
        """Come to the end without showing it."""
        self._order(is_hurried=True)

    def stop(self) -> None:
        """Leave the world; nothing more comes of it."""
        self._order(is_stopped=True)
        self.wait()
        RUNNING.discard(self)

    def frame(self) -> Glimpse | None:
        """The latest glimpse, once; None when it was seen already."""
        with self._changed:
            latest, self._latest, self._is_waited_for = self._latest, None, False
        return latest

    def _order(self, **orders: object) -> None:
        with self._changed:
            for name, value in orders.items():
                setattr(self._orders, name, value)
            self._orders.is_new = True
            self._changed.notify()

    # On the thread

    @guard
    def run(self) -> None:
        """Go on until all is at rest, or nobody wants it any more."""
        assert self._state is not None
        from hamster_table.engine.hamsterrolle.physics import tumble

        world = tumble.world_of(self._state)
        if self._start is not None:
            world.hold(True)
            self._put_in(world, *self._start)
        clock, lag = time.monotonic(), world.time
        while True:
            with self._changed:
                orders, self._orders.is_new = self._copy(), False
            if orders.is_stopped:
                return
            if orders.release is not None:
                self._come_to_rest(orders.release, world.travelled)
                return
            self._obey(world, orders)
            lag, clock = self._go_on(world, lag, clock)
            if world.rest.is_still and world.rest.time > QUIET and not orders.trembles:
                clock = self._wait_for_orders(clock)
                world.rest.restart()

    def _copy(self) -> Orders:
        now = self._orders
        return Orders(now.goal, now.trembles, now.is_held, now.release, now.is_hurried, now.is_stopped, now.is_new)

    def _put_in(self, world: World, piece: Piece, place: tuple[float, ...]) -> None:
        """Take the piece at its place, or a little nearer to the eye where other wood is."""
        x, y, z = (side / METRE for side in place[:3])
        toward = math.copysign(0.004, y) if y else 0.004
        for n in range(20):
            if world.take(piece, (x, y + n * toward, z), place[3:]):
                return

    def _obey(self, world: World, orders: Orders) -> None:
        if orders.is_held != world.is_held:
            world.hold(orders.is_held)
        if orders.goal is not None:
            x, y, z = (side / METRE for side in orders.goal[:3])
            if orders.trembles:
                x, y, z = (side + aside for side, aside in zip((x, y, z), trembling(world.time), strict=True))
            world.drag((x, y, z), orders.goal[3:])

    def _go_on(self, world: World, lag: float, clock: float) -> tuple[float, float]:
        """One batch of steps, then a pause until the wall clock is as far."""
        world.step(steps_of(BATCH))
        self._leave(glimpse_of(world))
        ahead = (world.time - lag) - (time.monotonic() - clock)
        if ahead > 0:
            with self._changed:
                if not (self._orders.is_stopped or self._orders.is_hurried):
                    self._changed.wait(ahead) if not self._orders.is_new else time.sleep(0)
            ahead = (world.time - lag) - (time.monotonic() - clock)
            if ahead > 0:
                time.sleep(ahead)
        elif ahead < -SLOWEST * BATCH:
            return world.time, time.monotonic()
        return lag, clock

    def _wait_for_orders(self, clock: float) -> float:
        """Nothing moves: nothing is reckoned until there are new orders."""
        before = time.monotonic()
        with self._changed:
            while not self._orders.is_new:
                self._changed.wait()
        return clock + time.monotonic() - before

    def _come_to_rest(self, state: Hamsterrolle, travelled: float) -> None:
        """Show the tumble, and say how it ended. It begins with what the game knows, and with nothing that is only
        seen: so it is the same one whenever it begins. Where the eye is has *travelled* already."""
        from hamster_table.engine.hamsterrolle.physics import tumble

        course = tumble.Course(tumble.world_of(state), state, self._shaken)
        projector = Projector(self._leave, course.world.time)
        while not course.is_over:
            with self._changed:
                orders, self._orders.is_new = self._copy(), False
            if orders.is_stopped:
                return
            if orders.is_hurried:
                self._go_far(course)
            else:
                self._film(course, projector, travelled)
        projector.take(glimpse_of(course.world, travelled))
        self._show_all(projector)
        self.film = course.world.film
        self.settled.emit(course.world.settle())

    def _go_far(self, course: Course) -> None:
        """Reckon one batch more."""
        for _ in range(steps_of(BATCH)):
            if not course.is_over:
                course.step()

    def _film(self, course: Course, projector: Projector, travelled: float) -> None:
        """Reckon one batch more, while what is due is shown; pause when it is far enough ahead."""
        for _ in range(steps_of(BATCH)):
            if not course.is_over:
                course.step()
            projector.show_due()
        projector.take(glimpse_of(course.world, travelled))
        while projector.glimpses_left >= AHEAD and self._may_go_on_after(projector.seconds_left):
            projector.show_due()

    def _show_all(self, projector: Projector) -> None:
        """Show what has been reckoned to its end; in a hurry only the end."""
        while projector.glimpses_left and self._may_go_on_after(projector.seconds_left):
            projector.show_due()
        projector.show_last()

    def _may_go_on_after(self, seconds: float) -> bool:
        """Wait so long; False as soon as nobody wants to see more."""
        with self._changed:
            return not self._changed.wait_for(lambda: self._orders.is_stopped or self._orders.is_hurried, seconds)

    def _leave(self, seen: Glimpse) -> None:
        """Leave a glimpse, and say so unless the last one has not been looked at."""
        with self._changed:
            self._latest = seen
            tell, self._is_waited_for = not self._is_waited_for, True
        if tell:
            self.framed.emit()


class Projector:
    """Shows the glimpses of a tumble one after the other, each when it is due."""

    def __init__(self, show: Callable[[Glimpse], None], start: float) -> None:
        self._show = show
        self._reel: deque[Glimpse] = deque()
        self._offset = time.monotonic() - start
        """What the wall clock is ahead of the clock of the world."""

    @property
    def glimpses_left(self) -> int:
        """How many have not been shown yet."""
        return len(self._reel)

    @property
    def seconds_left(self) -> float:
        """How soon the next one is due."""
        return max(0.0, self._reel[0].time + self._offset - time.monotonic()) if self._reel else 0.0

    def take(self, glimpse: Glimpse) -> None:
        """Show it later. What comes much too late is shown at once, and the wood goes on from there."""
        late = time.monotonic() - (glimpse.time + self._offset)
        if late > SLOWEST * BATCH:
            self._offset += late
        self._reel.append(glimpse)

    def show_due(self) -> None:
        """Show the latest one that is due."""
        due = None
        while self._reel and not self.seconds_left:
            due = self._reel.popleft()
        if due is not None:
            self._show(due)

    def show_last(self) -> None:
        """Show the last one, if it has not been shown."""
        if self._reel:
            self._show(self._reel[-1])
            self._reel.clear()


RUNNING: set[WheelWorker] = set()
"""The workers whose threads have been started and not been stopped."""


@atexit.register
def stop_all() -> None:
    """Stop what still runs: the program ends."""
    for worker in [*RUNNING]:
        worker.stop()


def glimpse_of(world: World, travelled: float = 0.0) -> Glimpse:
    """What is seen of a world now, whose hub had travelled so many metres before it began."""
    poses = {}
    for piece in world.pieces:
        place, turn = world.room_pose(piece)
        poses[piece] = (*(float(side) * METRE for side in place), *(float(part) for part in turn))
    roll, hub = math.radians(world.angle / 100), (travelled + world.travelled) * METRE
    return Glimpse(world.time, roll, hub, poses, tuple(world.fallen), world.pushed())


def steps_of(seconds: float) -> int:
    """The fixed steps that last so long."""
    from hamster_table.engine.hamsterrolle.box import box

    return max(1, round(seconds / box().solver["timestep"]))


def trembling(seconds: float) -> tuple[float, float, float]:
    """How far aside a trembling hand is at a moment, in metres along each axis."""
    return (
        sum(far / METRE * math.sin(math.tau * often * seconds) for often, far in TREMBLE),
        sum(far / METRE * math.sin(math.tau * often * seconds * 1.13 + 1.0) for often, far in TREMBLE),
        sum(far / METRE * math.sin(math.tau * often * seconds * 0.91 + 2.0) for often, far in TREMBLE),
    )
