"""The physics of the wheel on a thread of its own, and a watch over it: the window never waits for wood.

While a hand carries a piece, the world goes on in real time and the piece follows the hand. Once the hand has opened,
it goes on from what the game knows until all is at rest, and says how. What is seen comes out as frames: whoever is
too slow to look at each sees the latest. A tumble hears of no hand any more, so its frames are computed a little
ahead.

A world that fails or hangs is left behind, and a fresh one begins with what the game knows. Where that fails too, the
hand goes on without wood, and a tumble ends by the rule of thumb.
"""

from __future__ import annotations

from dataclasses import replace
from importlib.util import find_spec
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.engine.hamsterrolle.settling import by_rule
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.log import log
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.physics_frames import PhysicsFrame
from hamster_table.models.hamsterrolle.physics_thread import (
    Ended,
    Failed,
    MakeWorld,
    Message,
    PhysicsCommands,
    Place,
    WheelThread,
)
from hamster_table.models.relay import Relay

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.physics import Recording

MOST_TRIES = 3
"""So often a world begins before it is given up."""
CHECKS_PER_TIMEOUT = 10
"""So often within its patience the watch looks whether the world goes on."""
HANGS_AFTER_S, HANGS_AT_START_AFTER_S = 5.0, 30.0
"""Seconds without a step after which a world hangs; at first the physics is loaded, perhaps from a slow disc."""


class WheelWorker(QObject):
    """A world that goes on by itself, for one turn."""

    framed = Signal()
    """There is something new to see: `frame` gives it."""
    settled = Signal(object)
    """All is at rest: the `Settle`."""
    restarted = Signal()
    """The world has failed or hung, and a fresh one begins with what the game knows. Told once."""
    gave_up = Signal()
    """No world goes on: a hand has no wood to feel any more; a tumble is `settled` by the rule of thumb."""

    def __init__(
        self, parent: QObject | None = None, make_world: MakeWorld | None = None, patience: float = HANGS_AFTER_S
    ) -> None:
        """Its worlds are made by *make_world*, else by `tumble.world_of`; they hang after *patience* seconds."""
        super().__init__(parent)
        self.recording: Recording | None = None
        """The record of the tumble, once it is over; None where there is none."""
        self._make = make_world
        self._commands: PhysicsCommands | None = None
        self._thread: WheelThread | None = None
        self._shown: WheelThread | None = None
        """The thread whose frames are seen; its last one also after its end."""
        self._worlds_begun = 0
        self._watch = QTimer(self)
        self._watch.setInterval(max(1, round(1000 * patience / CHECKS_PER_TIMEOUT)))
        self._watch.timeout.connect(self._check)
        self._patience = patience
        self._beats, self._missed = 0, 0
        """What was seen of the thread at the last check, and how often it was the same."""

    @staticmethod
    def is_possible() -> bool:
        """Whether this machine can simulate wood."""
        return find_spec("mujoco") is not None

    @property
    def is_running(self) -> bool:
        """Whether a world goes on."""
        return self._thread is not None

    # What the window does

    def take(self, state: Hamsterrolle, piece: Piece, place: Place, trembles: bool = False) -> None:
        """Let a hand take a piece into the wheel, at that place; the wheel is held."""
        start = tuple(place)
        self._begin(PhysicsCommands(state.copy(), (piece, start), goal=start, trembles=trembles))

    def tumble(self, state: Hamsterrolle, quake_strength: int = 0) -> None:
        """Let everything go from a state in which somebody has just let go, or the table trembles so strongly."""
        begun = state.copy()
        self._begin(PhysicsCommands(begun, quake_strength=quake_strength, is_held=False, release=begun))

    def drag(self, place: Place, trembles: bool = False) -> None:
        """Draw the piece in the hand there."""
        self._command(goal=tuple(place), trembles=trembles)

    def hold(self, is_held: bool) -> None:
        """Hold the wheel, or let it roll."""
        self._command(is_held=is_held)

    def release(self, state: Hamsterrolle) -> None:
        """The hand has opened, or keeps its piece and draws back: *state* says which. Everything comes to rest."""
        self._command(release=state.copy(), is_held=False)

    def hurry(self) -> None:
        """Come to the end without showing it."""
        self._command(is_hurried=True)

    def stop(self) -> None:
        """Leave the world; nothing more comes of it. Nobody waits for the end of its step."""
        self._leave()
        self._commands = self._shown = None

    def frame(self) -> PhysicsFrame | None:
        """The latest frame, once; None when it was seen already."""
        return None if self._shown is None else self._shown.frame()

    def _begin(self, commands: PhysicsCommands) -> None:
        self._leave()
        self._commands, self._worlds_begun, self.recording = commands, 0, None
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
            # The hand was without wood already.
            self._end_by_rule()

    def _launch(self) -> None:
        """Let a world begin with what the game knows, and with the latest commands."""
        assert self._commands is not None
        self._worlds_begun += 1
        relay = Relay(self._on_message)
        self._thread = self._shown = WheelThread(replace(self._commands, is_new=True), self._make, relay.say)
        self._beats = self._missed = 0
        relay.carry_for(self._thread)
        self._go_on_watching()

    def _leave(self) -> None:
        """Let the thread come to its end by itself, or never."""
        thread, self._thread = self._thread, None
        self._watch.stop()
        if thread is not None:
            thread.command(is_stopped=True)

    # What comes from the thread

    @Slot(object)
    @guard
    def _on_message(self, said: tuple[WheelThread, Message]) -> None:
        thread, message = said
        if thread is not self._thread:
            return
        if isinstance(message, Ended):
            self._leave()
            self.recording, self._commands = message.recording, None
            self.settled.emit(message.settle)
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
        """See whether the world goes on. One that waits for commands is not watched: then no timer runs."""
        thread = self._thread
        if thread is None or thread.is_idle:
            self._watch.stop()
            return
        is_alive, self._beats = thread.beats != self._beats, thread.beats
        self._missed = 0 if is_alive else self._missed + 1
        patience = self._patience if thread.beats else max(self._patience, HANGS_AT_START_AFTER_S)
        if self._missed * self._watch.interval() >= 1000 * patience:
            log.error("the world of the wheel hangs after %d frames", thread.beats)
            self._begin_anew()

    def _begin_anew(self) -> None:
        """A world has failed: go on with a fresh one, or without."""
        assert self._commands is not None
        self._leave()
        if self._worlds_begun < MOST_TRIES:
            if self._worlds_begun == 1:
                self.restarted.emit()
            self._take_where_the_hand_is()
            self._launch()
            return
        self.gave_up.emit()
        if self._commands is not None and self._commands.release is not None:
            self._end_by_rule()

    def _take_where_the_hand_is(self) -> None:
        commands = self._commands
        if commands is not None and commands.start is not None and commands.goal is not None:
            commands.start = commands.start[0], commands.goal

    def _end_by_rule(self) -> None:
        """All is at rest as the rule of thumb says."""
        assert self._commands is not None and self._commands.release is not None
        state, self._commands = self._commands.release, None
        self.settled.emit(by_rule(state))
