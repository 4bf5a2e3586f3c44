"""A press means what was on the screen when it was made.

A key that is pressed twice, or held, and a click that comes a moment too late must not answer what has only just come:
a question behind a curtain, a sheet, the next page, the end of a game. So nobody takes Enter, Space, a click or the
second press of a letter for what is new; whatever brings something new says so to `PRESSES`. And a key that is held is
one press: the keys of buttons and of the menu do nothing more until it was up.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from weakref import WeakKeyDictionary

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hamster_table.models.guard import guard
from hamster_table.views.widgets.keyboard import PRESS_KEYS

NEW = 0.5
"""How long something is new, in seconds: nobody has seen it, decided and pressed within that time."""
REPEAT = 0.04
"""A key that comes down so soon after it went up was never up: many systems tell so that it is held, in seconds."""
HELD = 1.2
"""A key that is held is heard again within that time; else its release went to another window, in seconds."""
CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
KEYS_DOWN = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)


class _Key:
    """A key of the keyboard, since it went down."""

    def __init__(self, now: float, is_again: bool) -> None:
        self.since = self.heard = now
        self.is_again = is_again
        """Whether it had gone down a moment before."""
        self.went_up = 0
        """When it did, as the system tells it."""
        self.is_up = self.is_repeated = False

    def is_held(self, now: float, told: int) -> bool:
        """Whether a press of it at this time is a repeat; *told* is when the system says that it was pressed."""
        if not self.is_up:
            return now - self.heard < HELD
        # By both: a window that was busy hears all at once of what was pressed meanwhile.
        return now - self.heard < REPEAT and told - self.went_up < 1000 * REPEAT

    def let_go(self, now: float, told: int) -> None:
        """It went up."""
        self.heard, self.went_up, self.is_up = now, told, True

    def repeat(self, now: float) -> None:
        """It is heard again without having been up."""
        self.heard, self.is_up, self.is_repeated = now, False, True


class Presses(QObject):
    """Refuses presses that were not meant for what would take them.

    It stands before all other receivers of a window. What a program or a screen reader presses does not come this way
    and is never refused.
    """

    key_went_down = Signal()
    """Before anybody gets the key."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self.clock = clock
        """Tells the time, in seconds."""
        self._new: WeakKeyDictionary[QWidget, tuple[float, bool]] = WeakKeyDictionary()
        """What has come: when, and whether keys are refused too."""
        self._keys: dict[tuple[int, int], _Key] = {}
        """The keys that went down, by their places."""
        self._last: _Key | None = None
        """The one that was heard last."""
        self._asked: tuple[tuple[int, int], bool] | None = None
        """A key about which shortcuts were asked, and whether it is refused: the same press comes again as a key."""

    def watch(self, window: QWidget) -> None:
        """Stand before everything in a window that is shown."""
        if (handle := window.windowHandle()) is not None:
            handle.installEventFilter(self)  # once only, however often it is asked

    def has_come(self, widget: QWidget, for_keys: bool = True) -> None:
        """What this widget shows has just come, or shows something new: nobody can have meant it yet. *for_keys*: not
        by Enter or Space either, wherever the focus is."""
        self._new[widget] = self.clock(), for_keys

    def is_repeat(self, event: QKeyEvent) -> bool:
        """Whether a key is only held; Qt says so of few of them."""
        key = self._keys.get(_place(event))
        return event.isAutoRepeat() or (key is not None and key.is_repeated)

    @property
    def is_repeating(self) -> bool:
        """Whether what is heard now is a key that is only held: shortcuts are not told which press they are."""
        key = self._last
        return key is not None and key.is_repeated and self.clock() - key.heard < REPEAT

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep a press from the window that is not meant for what is there now."""
        kind = event.type()
        if isinstance(event, QKeyEvent):
            if kind in KEYS_DOWN:
                self.key_went_down.emit()
                return self._refuses_key(event)
            if kind == QEvent.Type.KeyRelease and (key := self._keys.get(_place(event))) is not None:
                key.let_go(self.clock(), event.timestamp())
        elif kind in CLICKS and isinstance(event, QMouseEvent) and isinstance(watched, QWindow):
            return self._refuses_click(watched, event)
        return False

    def _refuses_key(self, event: QKeyEvent) -> bool:
        place = _place(event)
        if self._asked is not None and event.type() == QEvent.Type.KeyPress and self._asked[0] == place:
            is_refused = self._asked[1]
        else:
            key = self._last = self._pressed(event)
            # A letter twice is one answer, and no second one to what the first has brought.
            is_press = event.key() in PRESS_KEYS or (key.is_again and _is_letter(event))
            new = (when for _, (when, for_keys) in self._present() if for_keys and is_press)
            is_refused = any(self._is_new(when, key.since) for when in new)
        asks = event.type() == QEvent.Type.ShortcutOverride
        self._asked = (place, is_refused) if asks else None
        if is_refused:
            event.accept()  # or the key would go on to a shortcut
        return is_refused

    def _pressed(self, event: QKeyEvent) -> _Key:
        """Take a press down."""
        now, key = self.clock(), self._keys.get(_place(event))
        is_repeat = event.isAutoRepeat() or (key is not None and key.is_held(now, event.timestamp()))
        if key is None or not is_repeat:
            key = self._keys[_place(event)] = _Key(now, key is not None and now - key.since < NEW)
        if is_repeat:
            key.repeat(now)
        return key

    def _refuses_click(self, watched: QWindow, event: QMouseEvent) -> bool:
        at, now = event.globalPosition().toPoint(), self.clock()
        for widget, (when, _) in self._present():
            window = widget.window()
            if window.windowHandle() is watched and self._is_new(when, now):
                under = window.childAt(window.mapFromGlobal(at))
                if under is not None and (under is widget or widget.isAncestorOf(under)):
                    return True
        return False

    def _is_new(self, when: float, pressed: float) -> bool:
        """Whether something that came *when* is new for who has pressed at that time, a held key's first."""
        return pressed <= when or self.clock() - when < NEW

    def _present(self) -> list[tuple[QWidget, tuple[float, bool]]]:
        return [(widget, new) for widget, new in self._new.items() if isValid(widget) and widget.isVisible()]


def _is_letter(event: QKeyEvent) -> bool:
    """Whether it is one that can be written, and no command such as Ctrl+Z."""
    commands = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    return event.text().isprintable() and bool(event.text()) and not event.modifiers() & commands


def _place(event: QKeyEvent) -> tuple[int, int]:
    """Which key of the keyboard it is: with Shift let go before it, the same one is called differently."""
    # On macOS keys have no scan codes.
    code = event.nativeScanCode() or event.nativeVirtualKey()
    return (code, 0) if code else (0, event.key())


PRESSES = Presses()
"""The guard of all windows."""
