"""The thread that simulates the wheel, and the commands it takes.

It is a daemon thread of Python and not of Qt: one that hangs can be left behind, and the program ends all the same.
"""

from __future__ import annotations

import atexit
import math
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from threading import Condition, Thread
from typing import TYPE_CHECKING, Protocol

from hamster_table.engine.hamsterrolle.actions import WHEEL, Piece, Settle
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.models.hamsterrolle.hand_film import HandFilm
from hamster_table.models.hamsterrolle.physics_frames import BATCH, METRE, PhysicsFrame

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.physics import Recording, World
Place = Sequence[float]
"""Seven numbers: a place (x, y, z) in the room in millimetres from the hub, and a quaternion."""
MakeWorld = Callable[[Hamsterrolle], "World"]
"""Creates the world of a state, untouched."""
SLOWEST = 4
"""How many batches are caught up after a delay; after a longer one the simulation runs slower than real time."""
QUIET = 0.6
"""After so many seconds at rest nothing is simulated until the hand moves."""
# No frequency is a multiple of another: one does not see the tremble repeat itself.
TREMBLE = ((5.3, 1.7), (8.9, 1.1), (2.1, 1.4))
"""The vibrations of a trembling hand, which are added up: frequency in Hz, amplitude in millimetres."""
SHUTDOWN_S = 2.0
"""For how many seconds the program waits at its end, windows closed, for threads to finish their step."""


@dataclass(frozen=True, slots=True)
class Ended:
    """The message that the tumble has ended."""

    settle: Settle


@dataclass(frozen=True, slots=True)
class Hangs:
    """The message that it is known what hangs on the piece that the hand has taken, if anything does."""

    pieces: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class Failed:
    """The message that the thread has died of an exception, which was reported."""


NEW_FRAME = None
"""The message that `frame` or `recording` has something new."""
Message = Ended | Hangs | Failed | None


@dataclass(slots=True)
class PhysicsCommands:
    """What the window wants of the world. The thread copies it before each batch: only the latest values count."""

    state: Hamsterrolle
    """The state of the match at the beginning."""
    start: tuple[Piece, tuple[float, ...]] | None = None
    """The piece that a hand takes, and where it is taken; None for a tumble without a hand."""
    quake_strength: int = 0
    """How strongly the table trembles."""
    goal: tuple[float, ...] | None = None
    """Where the hand wants the piece (`Place`); None for a tumble without a hand."""
    trembles: bool = False
    """Whether the hand trembles."""
    is_held: bool = True
    """Whether the wheel is held and does not roll."""
    release: Hamsterrolle | None = None
    """The state after the hand has let go, with which the tumble begins; None while the hand works."""
    is_stopped: bool = False
    """Whether the thread is to end; nothing is sent any more then."""
    is_new: bool = True
    """Whether anything was changed since the thread last copied the commands."""


class WheelThread(Thread):
    """Simulates a world until it is at rest or stopped."""

    def __init__(
        self,
        commands: PhysicsCommands,
        make_world: MakeWorld | None,
        send: Callable[[tuple[WheelThread, Message]], None],
    ) -> None:
        """*send* is called with (thread, message), on this thread."""
        super().__init__(name="wheel", daemon=True)
        self.beats = 0
        """Grows with each batch of steps; the watchdog compares it."""
        self.is_idle = False
        """Whether nothing is simulated until there are new commands."""
        self.recording: Recording | None = None
        """The recording of the tumble, which grows while it is simulated; None before it begins."""
        self._commands = commands
        self._make = make_world
        self._send_to = send
        self._changed = Condition()
        self._latest: PhysicsFrame | None = None
        self._is_waited_for = False

    # What others do

    def command(self, **commands: object) -> None:
        """Change some of the commands, and wake the thread."""
        with self._changed:
            for name, value in commands.items():
                setattr(self._commands, name, value)
            self._commands.is_new, self.is_idle = True, False
            self._changed.notify()

    def frame(self) -> PhysicsFrame | None:
        """The latest frame, once; None when it was taken already."""
        with self._changed:
            latest, self._latest, self._is_waited_for = self._latest, None, False
        return latest

    # What it does

    def run(self) -> None:
        """Simulate; an exception is reported, and sent as `Failed`."""
        RUNNING.add(self)
        try:
            self._work()
        except Exception:
            sys.excepthook(*sys.exc_info())
            self._send(Failed())
        finally:
            RUNNING.discard(self)

    def _send(self, message: Message) -> None:
        """Send a message, unless the thread was stopped."""
        if not self._commands.is_stopped:
            self._send_to((self, message))

    def _world_of(self, state: Hamsterrolle) -> World:
        from hamster_table.engine.hamsterrolle.physics import tumble

        return (self._make or tumble.world_of)(state)

    def _work(self) -> None:
        """Simulate the hand at work, if there is one, and then the tumble."""
        commands = self._latest_commands()
        if commands.start is None:
            self._run_tumble(commands.state)
            return
        if commands.state.place[commands.start[0]] == WHEEL:
            self._find_what_hangs(commands.state, commands.start[0])
        world = self._world_of(commands.state)
        world.hold(True)
        self._put_in(world, *commands.start)
        film = HandFilm(world, commands.state.box)
        # Two moments that belong together, of the wall clock and of the world: from here on both go equally fast.
        clock, lag = time.monotonic(), world.time
        while not (commands := self._latest_commands()).is_stopped:
            if commands.release is not None:
                self._run_tumble(commands.release, film)
                return
            if world.fallen:
                # The hand is over; the window may hear of it a little later.
                self._say_again(film.see_falls_out(steps_of_batch(world)))
                continue
            self._apply_commands(world, commands)
            lag, clock = self._go_on(world, film, lag, clock)
            if world.rest.is_still and world.rest.time > QUIET and not commands.trembles:
                clock = self._wait_for_commands(clock)
                # Else it would count as long at rest, and wait again after a single batch.
                world.rest.restart()

    def _latest_commands(self) -> PhysicsCommands:
        """A copy of the commands, which the window may change at any time."""
        with self._changed:
            commands, self._commands.is_new = replace(self._commands), False
        return commands

    def _find_what_hangs(self, state: Hamsterrolle, piece: Piece) -> None:
        """Say what hangs on a piece of the wheel before the hand pulls at it: whoever takes it out is to know."""
        from hamster_table.engine.hamsterrolle.physics.hanging import hanging_on

        self._send(Hangs(hanging_on(state, piece, stop=lambda: self._commands.is_stopped)))

    def _put_in(self, world: World, piece: Piece, place: tuple[float, ...]) -> None:
        """Take the piece at its place, or up to 80 mm nearer to the camera where other wood is in the way."""
        x, y, z = (side / METRE for side in place[:3])
        toward = math.copysign(0.004, y) if y else 0.004
        for n in range(20):  # 20 steps of 4 mm
            if world.take(piece, (x, y + n * toward, z), place[3:]):
                return

    def _apply_commands(self, world: World, commands: PhysicsCommands) -> None:
        if commands.is_held != world.is_held:
            world.hold(commands.is_held)
        assert commands.goal is not None, "a hand is always somewhere"
        x, y, z = (side / METRE for side in commands.goal[:3])
        if commands.trembles:
            x, y, z = (side + aside for side, aside in zip((x, y, z), trembling(world.time), strict=True))
        world.drag((x, y, z), commands.goal[3:])

    def _say_again(self, seen: PhysicsFrame) -> None:
        """Publish a frame that says what has fallen, until somebody has an answer to it."""
        self.beats += 1
        self._publish(seen)
        with self._changed:
            if not self._commands.is_new:
                self._changed.wait(BATCH)

    def _go_on(self, world: World, film: HandFilm, lag: float, clock: float) -> tuple[float, float]:
        """Simulate one batch, then pause until the wall clock is as far. Returns the reference times (world, clock)."""
        world.step(steps_of_batch(world))
        self.beats += 1
        seen = film.see()
        if seen.fallen:
            return lag, clock  # said once all is down that falls now
        self._publish(seen)
        ahead = (world.time - lag) - (time.monotonic() - clock)
        if ahead > 0:
            with self._changed:
                if not self._commands.is_stopped:
                    self._changed.wait(ahead) if not self._commands.is_new else time.sleep(0)
            ahead = (world.time - lag) - (time.monotonic() - clock)
            # New commands end the wait above, but not the pause: the world keeps to real time.
            if ahead > 0:
                time.sleep(ahead)
        elif ahead < -SLOWEST * BATCH:
            # Too late to catch up: begin to count anew from here, and so run slower than real time.
            return world.time, time.monotonic()
        return lag, clock

    def _wait_for_commands(self, clock: float) -> float:
        """Wait for new commands. Returns *clock*, put forward by the time waited."""
        before = time.monotonic()
        with self._changed:
            # Under the lock: a command that comes after this sets it back.
            self.is_idle = not self._commands.is_new
            while not self._commands.is_new:
                self._changed.wait()
        return clock + time.monotonic() - before

    def _run_tumble(self, state: Hamsterrolle, film: HandFilm | None = None) -> None:
        """Simulate the tumble from *state* as fast as possible, then send `Ended`. *film*: what was seen of the hand
        before it.

        It begins with a new world of the state and with nothing else, so that its outcome is the same whatever a hand
        has done before, and whether it is seen or not.
        """
        from hamster_table.engine.hamsterrolle.physics import tumble
        from hamster_table.engine.hamsterrolle.physics.landing import landings

        course = tumble.Course(self._world_of(state), state, self._commands.quake_strength)
        if film is not None:
            film.begin(course.world.recording)
        self.recording = course.world.recording
        while not course.is_over:
            if self._latest_commands().is_stopped:
                return
            self.beats += 1
            course.step()
            if course.world.fallen and self.recording.frames:
                # Here, and not on the thread of the window: it takes as long as a picture.
                self.recording.landings = landings(self.recording, state.box, self.recording.landings)
            self._publish(None)
        self._send(Ended(course.world.settle()))

    def _publish(self, seen: PhysicsFrame | None) -> None:
        """Publish a frame of the hand's work, or that the recording has grown (None), and send a message unless the
        last one has not been taken yet."""
        with self._changed:
            self._latest = seen
            # One message at a time: a window that is busy must not find hundreds of them in its event loop.
            is_news, self._is_waited_for = not self._is_waited_for, True
        if is_news:
            self._send(NEW_FRAME)


class Stoppable(Protocol):
    """A thread that ends once it is told to."""

    def command(self, *, is_stopped: bool) -> None:
        """End, after the step that it is at."""

    def join(self, timeout: float) -> None:
        """Wait for the end."""


RUNNING: set[Stoppable] = set()
"""The threads that have not ended."""


@atexit.register
def stop_all() -> None:
    """Stop all threads at the end of the program; those that hang are left behind."""
    # A copy, because threads take themselves out as they end.
    threads, end = [*RUNNING], time.monotonic() + SHUTDOWN_S
    for thread in threads:
        thread.command(is_stopped=True)
    for thread in threads:
        thread.join(max(0.0, end - time.monotonic()))


def steps_of_batch(world: World) -> int:
    """How many time steps of the physics a batch is, at least one."""
    return max(1, round(BATCH / world.timestep))


def trembling(seconds: float) -> tuple[float, float, float]:
    """The displacement of a trembling hand at a moment, in metres along each axis."""
    # Other factors and phases on each axis: else the hand would only go to and fro along a line.
    return (
        sum(far / METRE * math.sin(math.tau * often * seconds) for often, far in TREMBLE),
        sum(far / METRE * math.sin(math.tau * often * seconds * 1.13 + 1.0) for often, far in TREMBLE),
        sum(far / METRE * math.sin(math.tau * often * seconds * 0.91 + 2.0) for often, far in TREMBLE),
    )
