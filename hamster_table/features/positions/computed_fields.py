"""The fields of a position that nobody enters: computed a moment after the last change, on a thread of their own."""

from __future__ import annotations

import sys
from threading import Thread

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from hamster_table.engine import position
from hamster_table.engine.game import Setup
from hamster_table.engine.position import Problem, Value, Values
from hamster_table.features.positions.editor import Computed, Editor
from hamster_table.models.guard import guard
from hamster_table.models.relay import Relay

SOON_MS = 350
"""So many milliseconds after the last change it begins."""


class ComputedFields(QObject):
    """What was computed last, and what is being computed. Games without computed fields need none of it."""

    changed = Signal()
    """There is something new to be shown: what was found, or how far it is."""

    def __init__(self, editor: Editor, setup: Setup, values: Values, parent: QObject) -> None:
        """*values* hold what was computed before, if anything."""
        super().__init__(parent)
        self._editor, self._setup = editor, setup
        self._fields = editor.entry.fields(setup)
        self._keys = [one.key for one in self._fields if one.is_computed]
        self._known = {key: values[key] for key in self._keys if values.get(key)}
        # A page that is made again in another language may have been left while something was computed.
        is_fine = bool(self._known) and not position.problems(editor.entry, setup, values)
        self._for = self._depends(values) if is_fine else None
        """What the known values were computed for."""
        self._wanted: object = None
        """What is to be computed, or was computed or stopped last."""
        self._values: Values = {}
        self._running: list[object] = []
        """The computation that goes on, if any. Its thread knows this list, and must hold nothing of the window."""
        running = self._running
        self.destroyed.connect(lambda: running.clear())
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._begin)
        self.problems: list[Problem] = []
        """What was found to be wrong with what was asked for last."""
        self.is_stopped = False
        """Whether somebody has stopped it, or it has broken down."""
        self.done: tuple[int, int] = (0, 0)
        """How much of how much is done."""

    def _depends(self, values: Values) -> object:
        return None if self._editor.computation is None else self._editor.computation.depends(self._setup, values)

    @property
    def is_running(self) -> bool:
        """Whether it computes, or is about to."""
        return self._soon.isActive() or bool(self._running)

    def filled(self, values: Values) -> dict[str, Value]:
        """The values, with the computed ones as far as they are known for them; else with ""."""
        if not self._keys:
            return dict(values)
        is_known = self._for is not None and self._depends(values) == self._for
        return {**values, **{key: self._known[key] if is_known else "" for key in self._keys}}

    def lacks(self, values: Values) -> bool:
        """Whether something has to be computed for these values, which are filled."""
        return any(values[key] == "" for key in self._keys)

    def is_ready(self, values: Values) -> bool:
        """Whether what has to be computed can be."""
        computation = self._editor.computation
        return computation is not None and computation.is_ready(self._setup, position.completed(self._fields, values))

    def ask(self, values: Values) -> None:
        """Compute for these values, unless that is being done, was stopped, or has found what is wrong with them."""
        depends = self._depends(values)
        if depends != self._wanted:
            self._wanted = depends
            self._restart(values)

    def again(self) -> None:
        """Compute what was stopped."""
        self._restart(self._values)
        self.changed.emit()

    def cancel(self) -> None:
        """Nothing is to be computed now."""
        self._end()
        self._wanted, self.problems, self.is_stopped = None, [], False

    def stop(self) -> None:
        """Stop until something changes or it is asked for again."""
        self._end()
        self.is_stopped = True
        self.changed.emit()

    def _restart(self, values: Values) -> None:
        self._end()
        # What was found last says how pieces lie that are to stay as they are.
        self._values = {**values, **self._known}
        self.problems, self.is_stopped, self.done = [], False, (0, 0)
        self._soon.start()

    def _end(self) -> None:
        self._soon.stop()
        self._running.clear()

    @guard
    def _begin(self) -> None:
        computation, this, running = self._editor.computation, object(), self._running
        assert computation is not None
        run, setup, values, relay = computation.run, self._setup, dict(self._values), Relay(self._arrived)
        running.append(this)

        def work() -> None:
            try:
                found = run(setup, values, lambda: this not in running, lambda done, of: relay.say((this, (done, of))))
            except Exception:
                sys.excepthook(*sys.exc_info())
                relay.say((this, None))
            else:
                relay.say((this, found))

        relay.carry_for(Thread(target=work, name="position", daemon=True))
        self.changed.emit()

    @Slot(object)
    def _arrived(self, message: tuple[object, Computed | tuple[int, int] | None]) -> None:
        this, said = message
        if this not in self._running:
            return  # it was stopped
        if said is None:
            self.stop()
            return
        if isinstance(said, Computed):
            self._end()
            self.problems = [*said.problems]
            if not said.problems:
                self._known, self._for = {key: said.values[key] for key in self._keys}, self._depends(self._values)
        else:
            self.done = said
        self.changed.emit()
