"""Runs the physics of the wheel on a thread, with a watchdog, so that the window never waits for it.

While a hand carries a piece, the world is simulated in real time and the piece follows the hand. Once the hand has
opened, a new world begins with the state of the match and is simulated until rest, which gives the `Settle`. What is
to be seen of the hand's work comes as frames; a window that is slow gets the latest only. During a tumble nobody gives
commands: it is simulated as fast as possible, and its recording grows ahead of what is shown.

A thread that fails or hangs is left behind, and another one begins with the state of the match. After several tries the
hand works without physics, and a tumble ends by the simplified physics.
"""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.engine.hamsterrolle.settling import by_rule
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.physics_frames import PhysicsFrame
from hamster_table.models.hamsterrolle.physics_thread import (
    Ended,
    Failed,
    Hangs,
    MakeWorld,
    Message,
    PhysicsCommands,
    Place,
    WheelThread,
)
from hamster_table.models.relay import Relay
from hamster_table.system.log import log

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.physics import Recording

MOST_TRIES = 3
"""How many threads are tried before the physics is given up."""
CHECKS_PER_TIMEOUT = 10
"""How often the watchdog checks within the time after which a thread counts as hanging."""
HANGS_AFTER_S, HANGS_AT_START_AFTER_S = 5.0, 30.0
"""After so many seconds without a step a thread counts as hanging; at the start, when the physics engine is loaded from
a slow disc perhaps, after the second number."""


class WheelWorker(QObject):
    """The simulation of one turn, as the window sees it."""

    framed = Signal()
    """`frame` or `recording` has something new."""
    settled = Signal(object)
    """(settle): the tumble has ended."""
    hangs = Signal(object)
    """(pieces): what goes when the piece is taken out that the hand has taken in the wheel."""
    restarted = Signal()
    """The thread has failed or hung, and another one begins with the state of the match. Emitted once."""
    gave_up = Signal()
    """The physics was given up: the hand works without it, and a tumble is `settled` by the simplified physics."""

    def __init__(
        self, parent: QObject | None = None, make_world: MakeWorld | None = None, patience: float = HANGS_AFTER_S
    ) -> None:
        """Worlds are created by *make_world*, by default `tumble.world_of`; a thread hangs after *patience* seconds."""
        super().__init__(parent)
        self._make = make_world
        self._commands: PhysicsCommands | None = None
        self._thread: WheelThread | None = None
        self._shown: WheelThread | None = None
        """The thread whose frames are shown; it stays after its end, for its last frame."""
        self._worlds_begun = 0
        self._watch = QTimer(self, interval=max(1, round(1000 * patience / CHECKS_PER_TIMEOUT)))
        self._watch.timeout.connect(self._check)
        self._patience = patience
        self._beats, self._missed = 0, 0
        """The thread's `beats` at the last check, and at how many checks in a row they were the same."""

    @staticmethod
    def is_possible() -> bool:
        """Whether the physics engine is installed."""
        # Looked for and not imported, which would take long on the thread of the window.
        return find_spec("mujoco") is not None

    @property
    def recording(self) -> Recording | None:
        """The recording of the tumble, which grows while it is simulated; None where there is none. Once it has
        `settled` it is complete."""
        return None if self._shown is None else self._shown.recording

    @property
    def is_running(self) -> bool:
        """Whether a thread simulates."""
        return self._thread is not None

    # What the window does

    def take(self, state: Hamsterrolle, piece: Piece, place: Place, trembles: bool = False) -> None:
        """Begin with a hand that takes a piece at that place; the wheel is held."""
        # States are copied: the thread reads them while the match goes on.
        start = tuple(place)
        self._begin(PhysicsCommands(state.copy(), (piece, start), goal=start, trembles=trembles))

    def tumble(self, state: Hamsterrolle, quake_strength: int = 0) -> None:
        """Begin with the tumble from a state without a hand; *quake_strength* 0: the table stands still."""
        begun = state.copy()
        self._begin(PhysicsCommands(begun, quake_strength=quake_strength, is_held=False, release=begun))

    def drag(self, place: Place, trembles: bool = False) -> None:
        """Move the hand to that place."""
        self._command(goal=tuple(place), trembles=trembles)

    def hold(self, is_held: bool) -> None:
        """Hold the wheel, or let it roll."""
        self._command(is_held=is_held)

    def release(self, state: Hamsterrolle) -> None:
        """End the work of the hand, and begin the tumble from *state*, which is that after the hand's action."""
        self._command(release=state.copy(), is_held=False)

    def stop(self) -> None:
        """Stop, without waiting for the thread; no more signals come."""
        self._leave()
        self._commands = self._shown = None

    def frame(self) -> PhysicsFrame | None:
        """The latest frame, once; None when it was seen already."""
        return None if self._shown is None else self._shown.frame()

    def _begin(self, commands: PhysicsCommands) -> None:
        self._leave()
        self._commands, self._worlds_begun = commands, 0
        self._launch()

    def _command(self, **commands: object) -> None:
        if self._commands is None:
            return
        for name, value in commands.items():
            setattr(self._commands, name, value)
        if self._thread is not None:
            self._thread.command(**commands)
            self._go_on_watching()
        elif self._commands.release is not None:
            # The physics was given up while the hand was at work.
            self._end_by_rule()

    def _launch(self) -> None:
        """Start a thread with the state of the match and the latest commands."""
        assert self._commands is not None
        self._worlds_begun += 1
        relay = Relay(self._on_message)
        self._thread = self._shown = WheelThread(replace(self._commands, is_new=True), self._make, relay.say)
        self._beats = self._missed = 0
        relay.carry_for(self._thread)
        self._go_on_watching()

    def _leave(self) -> None:
        """Stop the thread without waiting: it ends after its step, or never."""
        thread, self._thread = self._thread, None
        self._watch.stop()
        if thread is not None:
            thread.command(is_stopped=True)

    # What comes from the thread

    @Slot(object)
    @guard
    def _on_message(self, said: tuple[WheelThread, Message]) -> None:
        thread, message = said
        # Messages are queued: one of a thread that was left behind may still arrive.
        if thread is not self._thread:
            return
        if isinstance(message, Ended):
            self._leave()
            # Closed before the signal, whose receivers may begin the next turn.
            self._commands = None
            self.settled.emit(message.settle)
        elif isinstance(message, Hangs):
            self.hangs.emit(message.pieces)
        elif isinstance(message, Failed):
            self._begin_anew()
        else:
            self.framed.emit()

    # The watch

    def _go_on_watching(self) -> None:
        if not self._watch.isActive():
            self._missed = 0
            self._watch.start()

    @guard
    def _check(self) -> None:
        """Check whether the thread still steps. While it waits for commands it is not watched, and no timer runs."""
        thread = self._thread
        if thread is None or thread.is_idle:
            self._watch.stop()
            return
        is_alive, self._beats = thread.beats != self._beats, thread.beats
        self._missed = 0 if is_alive else self._missed + 1
        # Before the first batch the engine is still being loaded.
        patience = self._patience if thread.beats else max(self._patience, HANGS_AT_START_AFTER_S)
        if self._missed * self._watch.interval() >= 1000 * patience:
            log.error("the world of the wheel hangs after %d frames", thread.beats)
            self._begin_anew()

    def _begin_anew(self) -> None:
        """The thread has failed: start another one, or give the physics up."""
        assert self._commands is not None
        self._leave()
        if self._worlds_begun < MOST_TRIES:
            if self._worlds_begun == 1:
                self.restarted.emit()
            self._take_where_the_hand_is()
            self._launch()
            return
        self.gave_up.emit()
        # Whoever has just heard this may have stopped the worker.
        if self._commands is not None and self._commands.release is not None:
            self._end_by_rule()

    def _take_where_the_hand_is(self) -> None:
        commands = self._commands
        if commands is not None and commands.start is not None and commands.goal is not None:
            commands.start = commands.start[0], commands.goal

    def _end_by_rule(self) -> None:
        """All is at rest as the rule of thumb says."""
        assert self._commands is not None and self._commands.release is not None
        state, self._commands, self._shown = self._commands.release, None, None
        self.settled.emit(by_rule(state))
