"""What one presses: gold and plain buttons, links, icon buttons, and the ring of the keyboard's focus."""

from __future__ import annotations

from functools import cache
from weakref import WeakSet

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QShortcut,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QSizePolicy, QWidget
from shiboken6 import isValid

from hamster_table.models.guard import guard
from hamster_table.models.keys import KEY_MAP, Command, Key
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import APPEARANCE, SEATS, darker, font, px, theme, with_alpha
from hamster_table.views.text.plain_text import plain, set_tool_tip
from hamster_table.views.widgets.application import application
from hamster_table.views.widgets.arrow_navigation import WAYS, walk
from hamster_table.views.widgets.deferred_update import FollowsLook
from hamster_table.views.widgets.keyboard import (
    ENTER_KEYS,
    PRESS_KEYS,
    TakesEnter,
    key_text,
    sequence,
    shortcut_override,
)
from hamster_table.views.widgets.presses import PRESSES
from hamster_table.views.widgets.text import key_cap_width, on_two_lines, paint_key_cap, text_width

RING = 6
"""The room round every button for its focus ring and shadow, in pixels."""


class _KeptKeys(QObject):
    """Keeps keys for the button that has the focus. A filter, since hundreds of buttons get events and none of them has
    to look at each."""

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a key for the button before a shortcut gets it."""
        asked = shortcut_override(event)
        if asked is None or not isinstance(watched, Pressable) or not watched.keeps(asked.key()):
            return False
        event.accept()
        return True


_KEPT_KEYS = _KeptKeys()


class Pressable(QAbstractButton, FollowsLook):
    """A drawn button: it keeps its room for the focus ring, follows the theme, and may be off with a reason.

    Connect `chosen`, not `clicked`: a button that is off stays focusable, and a press on it gives its
    reason through `refused` instead.
    """

    chosen = Signal()
    refused = Signal(str)  # the reason

    def __init__(self, text: str, key: Key = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reason = ""
        self._key = key
        self.setText(text)
        self.setAccessibleName(text)
        # A click leaves the focus where it was: Enter goes on to press the gold button, and not what was clicked last.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._answer)
        self._install_key()

    @guard
    def setText(self, text: str) -> None:
        """Show these words. An "&" in a name is no key: Qt would make one of the letter after it."""
        super().setText(plain(text))
        self.setShortcut(QKeySequence())  # after the text, of which Qt has made one

    def switch_off(self, reason: str) -> None:
        """Leave the button in its place but let it only tell this reason."""
        self._switch(reason, reason)

    def switch_on(self, tip: str = "") -> None:
        """Let the button work again, with this tool tip."""
        self._switch("", tip)

    def _switch(self, reason: str, tip: str) -> None:
        if bool(reason) != self.is_off:
            self.update()
        self._reason = reason  # `setEnabled` would take it from the focus, and nobody could ask why
        set_tool_tip(self, tip)

    @property
    def is_off(self) -> bool:
        """Whether a press only tells why not."""
        return bool(self._reason)

    @property
    def command(self) -> Command | None:
        """What its key does, where that key can be changed."""
        return self._key if isinstance(self._key, Command) else None

    @property
    def key(self) -> str:
        """What its key is called; "": it has none."""
        return key_text(self._key)

    def press(self) -> None:
        """Do what a press does."""
        self.click()

    @guard
    def press_by_key(self) -> None:
        """Its key was pressed; one that is held presses once."""
        if not PRESSES.is_repeating:
            self.press()

    @property
    def takes_enter(self) -> bool:
        """Whether Enter does something of its own here, and not what the gold button does."""
        return True

    def keeps(self, key: int) -> bool:
        """Whether a key is this button's while it has the focus, whatever keys other buttons have."""
        return key in PRESS_KEYS

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses, as Space does; arrows walk to the next button that way."""
        if event.key() in PRESS_KEYS and PRESSES.is_repeat(event):
            return
        if event.key() in ENTER_KEYS:
            self.click()
        elif event.key() in WAYS and self.group() is None:  # in a group Qt goes to the next choice
            event.setAccepted(walk(self, event.key()))
        else:
            super().keyPressEvent(event)

    @guard
    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.installEventFilter(_KEPT_KEYS)
        self.update()

    @guard
    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.removeEventFilter(_KEPT_KEYS)
        self.update()

    def _install_key(self) -> None:
        self._shortcut: QShortcut | None = None
        if self._key != "Enter" and (self._key or self.command is not None):  # Enter is the key of all gold buttons
            self._shortcut = QShortcut(sequence(self._key), self, self.press_by_key)
        if self.command is not None:
            KEY_MAP.changed.connect(self._follow_key)

    @guard
    def _follow_key(self) -> None:
        """Another key was chosen for what it does."""
        if self._shortcut is not None:
            self._shortcut.setKey(sequence(self._key))
        self.follow_look()

    @guard
    def nextCheckState(self) -> None:
        """A press changes it, but not while it only says why it cannot be used."""
        if not self.is_off:
            super().nextCheckState()

    def _answer(self) -> None:
        if self._reason:
            self.refused.emit(self._reason)
        else:
            self.chosen.emit()

    def _paint_ring(self, painter: QPainter, shape: QRectF, radius: float) -> None:
        if self.hasFocus():
            paint_ring(painter, shape, radius)


def paint_ring(painter: QPainter, shape: QRectF, radius: float) -> None:
    """The focus ring: a strong outer ring and a light one inside, outside the shape."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for out, width, colour in ((2.2, 1.6, theme().focus_inner), (4.4, 3.0, theme().focus)):
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(shape.adjusted(-out, -out, out, out), radius + out, radius + out)


class Button(Pressable):
    """A button with words: gold for the next thing to do (one a screen at most), plain for the rest."""

    icon_last = False

    def __init__(
        self,
        text: str,
        kind: str = "plain",
        key: Key = "",
        icon: str = "",
        size: float = 15,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, key, parent)
        self._enter: tuple[QShortcut, ...] = ()
        self.set_kind(kind)
        self._icon, self.letters = icon, size
        """The size of its words, in pixels at 100 %; `updateGeometry` when this or the next is changed."""
        self.is_split = False
        """Whether its words stand on two lines."""
        self._shows_cap = True
        self.is_dimmed = False
        """Whether it is not gold for a while, but looks like any other one; `update` shows it."""

    def set_kind(self, kind: str) -> None:
        """Make it `gold` or `plain`. Enter presses the gold button that is shown, wherever the focus is."""
        self.kind = kind
        if kind == "gold":
            GOLD.add(self)
            watch_focus()
        if kind == "gold" and not self._enter:
            self._enter = tuple(QShortcut(QKeySequence(key), self) for key in ENTER_KEYS)
            for enter in self._enter:
                enter.setAutoRepeat(False)  # or a held key would press the next gold button too
                for pressed in (enter.activated, enter.activatedAmbiguously):  # the latter if there are several
                    pressed.connect(self._press_gold)
        for enter in self._enter:
            enter.setEnabled(kind == "gold")
        self.follow_look()

    @guard
    def _press_gold(self) -> None:
        """Enter was pressed, for whichever gold button is shown now."""
        if not PRESSES.is_repeating:
            press_gold(self.window())

    @property
    def key(self) -> str:
        """What its key is called; Enter is that of the gold button only."""
        return "" if self._key == "Enter" and self.kind != "gold" else super().key

    def _answer(self) -> None:
        """Where the gold button brings another question, nothing there is answered by the same press."""
        text, asks_on, room = self.text(), self.kind == "gold" and not self.is_off, self.parentWidget()
        super()._answer()
        is_same = isValid(self) and self.isVisible() and (self.text(), self.kind) == (text, "gold")
        if asks_on and not is_same and room is not None and isValid(room):
            PRESSES.has_come(room)

    @guard(fallback=QSize(80, 48))
    def sizeHint(self) -> QSize:
        """Words, icon and key cap with room on both sides."""
        # Large letters need no larger margins: room is short then.
        return QSize(int(self._content_width() + min(px(36), 44) + 2 * RING), self._high)

    @guard(fallback=QSize(80, 48))
    def minimumSizeHint(self) -> QSize:
        """A button never hides its words."""
        return QSize(int(self._content_width() + px(16) + 2 * RING), self._high)

    @property
    def _high(self) -> int:
        return px(38) + 2 * RING + 3

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button, pressed two pixels into the table while it is held."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING - 3)
        radius = min(14.0, body.height() * 0.32)
        down = self.isDown() and not self.is_off
        paint = self._paint_off if self.is_off else self._paint_gold if self._is_lit else self._paint_plain
        paint(painter, body.translated(0, 2 if down else 0), radius, down)
        self._paint_words(painter, body.translated(0, 2 if down else 0))
        self._paint_ring(painter, body.adjusted(0, 0, 0, 0 if self.is_off else 2), radius)

    @property
    def _is_lit(self) -> bool:
        return self.kind == "gold" and not self.is_dimmed

    def _paint_gold(self, painter: QPainter, body: QRectF, radius: float, down: bool) -> None:
        now = theme()
        if not down:
            materials.shadow(painter, body.translated(0, 2), radius, 1)
            self._fill(painter, body.translated(0, 3), radius, now.gold_edge)
        gold = QLinearGradient(body.topLeft(), body.bottomLeft())
        gold.setColorAt(0, now.gold.lighter(104) if self.underMouse() else now.gold)
        gold.setColorAt(1, now.gold2)
        painter.setPen(QPen(now.gold_edge, 2 if now.high_contrast else 1.2))
        painter.setBrush(gold)
        painter.drawRoundedRect(body, radius, radius)
        if not now.high_contrast:
            shine = QRectF(body.left() + 3, body.top() + 2.5, body.width() - 6, body.height() * 0.36)
            self._fill(painter, shine, radius * 0.7, with_alpha(now.card if not now.dark else now.ink, 0.32))

    def _paint_plain(self, painter: QPainter, body: QRectF, radius: float, down: bool) -> None:
        now = theme()
        if not down and not now.high_contrast:
            materials.shadow(painter, body, radius, 1)
            self._fill(painter, body.translated(0, 2), radius, darker(now.inset, 0.25))
        painter.setPen(QPen(now.hairline, 2 if now.high_contrast else 1.4))
        hovered = self.underMouse() or self.isChecked()
        painter.setBrush(now.inset if hovered != now.dark else now.card)  # under the pointer the darker of both
        painter.drawRoundedRect(body, radius, radius)

    def _paint_off(self, painter: QPainter, body: QRectF, radius: float, down: bool) -> None:
        pen = QPen(theme().quiet, 1.4)
        pen.setDashPattern([3.6, 2.9])
        painter.setPen(pen)
        painter.setBrush(theme().inset)
        painter.drawRoundedRect(body, radius, radius)

    def _fill(self, painter: QPainter, rect: QRectF, radius: float, colour: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(rect, radius, radius)

    def _paint_words(self, painter: QPainter, body: QRectF) -> None:
        now = theme()
        ink = now.soft_ink if self.is_off else now.gold_ink if self._is_lit else now.ink
        x = body.left() + max(px(8), (body.width() - self._content_width()) / 2)
        side = px(22)
        if self._icon:
            left = body.right() - side - px(10) if self.icon_last else x
            sprites.draw_icon(painter, QRectF(left, body.center().y() - side / 2, side, side), self._icon, ink)
            x += 0 if self.icon_last else side + px(6)
        painter.setFont(font(self.letters, 800))
        painter.setPen(ink)
        room = QRectF(x, body.top(), self._words_width() + 2, body.height())
        flags = Qt.AlignmentFlag.AlignCenter if self.is_split else Qt.TextFlag.TextSingleLine
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | flags, "\n".join(self._lines()))
        if (cap := self._cap()) and not self.is_passed_over:
            paint_key_cap(painter, QPointF(room.right() + px(7), body.center().y()), cap, ink, self._is_lit)

    def show_cap(self, shown: bool) -> None:
        """Name the button's key on it, or leave that to the list of keys where room is short."""
        if shown != self._shows_cap:
            self._shows_cap = shown
            self.follow_look()

    @property
    def is_passed_over(self) -> bool:
        """Whether Enter, which it names, is for what has the focus instead."""
        focus = QApplication.focusWidget()
        if self._key != "Enter" or focus is None or focus is self or focus.window() is not self.window():
            return False
        return isinstance(focus, TakesEnter) and focus.takes_enter

    def _cap(self) -> str:
        """The key that it names beside its words; "": none."""
        key = self.key if self._shows_cap else ""
        # Words that begin with the key tell it themselves.
        return "" if self.text().startswith(f"{key}:") else key

    def _lines(self) -> tuple[str, ...]:
        return on_two_lines(self.text()) if self.is_split else (self.text(),)

    def _words_width(self) -> float:
        return max([text_width(line, self.letters, 800, APPEARANCE.text_scale) for line in self._lines()])

    def _content_width(self) -> float:
        icon, cap = px(22) + px(6) if self._icon else 0, self._cap()
        return self._words_width() + icon + (key_cap_width(cap) + px(9) if cap else 0)


def press_gold(window: QWidget) -> None:
    """Press the gold button of a window that can be seen. One that lies under a sheet cannot."""
    for button in window.findChildren(Button):
        if button.kind == "gold" and button.isVisible() and is_in_front(button):
            button.press()
            return


GOLD: WeakSet[Button] = WeakSet()
"""The buttons that have been gold."""


@cache
def watch_focus() -> None:
    """From now on gold buttons name Enter, or do so no more, as the focus moves, also within a list."""
    application().focusChanged.connect(lambda *_: show_where_enter_goes())
    PRESSES.key_went_down.connect(show_where_enter_goes, Qt.ConnectionType.QueuedConnection)


def show_where_enter_goes() -> None:
    """Draw the gold buttons anew that can be seen."""
    for button in [*GOLD]:
        if isValid(button) and button.kind == "gold" and button.isVisible():
            button.update()


def is_in_front(widget: QWidget) -> bool:
    """Whether nothing lies over the middle of a widget."""
    window = widget.window()
    return window is widget or window.childAt(widget.mapTo(window, widget.rect().center())) is widget


class Link(Pressable):
    """Underlined words which lead to a page."""

    @guard(fallback=QSize(60, 40))
    def sizeHint(self) -> QSize:
        """The words, in a row high enough for a finger."""
        return QSize(int(text_width(self.text(), 14.5, 800, APPEARANCE.text_scale)) + 2 * RING + 2, px(30) + 2 * RING)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the words underlined."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        letters = font(14.5, 800)
        letters.setUnderline(True)
        painter.setFont(letters)
        painter.setPen(SEATS[0].text)
        painter.drawText(self.rect().adjusted(2, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, self.text())
        if self.hasFocus():
            painter.setPen(QPen(theme().focus, 3))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 5, -1.5, -5), 8, 8)


class IconButton(Pressable):
    """A square of paper with one icon; its words are its tool tip. A checked one is golden."""

    def __init__(self, icon: str, tip: str, key: Key = "", side: float = 36, parent: QWidget | None = None) -> None:
        super().__init__(tip, key, parent)
        self._icon = icon
        self._side = side
        self._name = self._tip = tip
        self.switch_on()

    def switch_on(self, tip: str = "") -> None:
        """Let the button work again; its own words, with its key, are its tip unless others are given."""
        self._tip = tip or self._name
        super().switch_on(f"{self._tip} ({self.key})" if self.key else self._tip)

    @guard
    def _follow_key(self) -> None:
        super()._follow_key()
        if not self.is_off:
            self.switch_on(self._tip)

    def set_icon(self, icon: str) -> None:
        """Show another icon."""
        if icon != self._icon:
            self._icon = icon
            self.update()

    def set_side(self, side: float) -> None:
        """Make the square, without the room for its ring, so many pixels wide."""
        if side != self._side:
            self._side = side
            self.follow_look()

    @guard(fallback=QSize(44, 44))
    def sizeHint(self) -> QSize:
        """A square, with the room for its ring at least 44 pixels."""
        side = round(self._side) + 2 * RING
        return QSize(side, side)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper and the icon."""
        now, painter = theme(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if self.isDown() and not self.is_off:
            body.translate(0, 1.5)
        else:
            materials.shadow(painter, body, 10, 1)
        pen = QPen(
            now.hairline, 2 if now.high_contrast else 1, Qt.PenStyle.DashLine if self.is_off else Qt.PenStyle.SolidLine
        )
        painter.setPen(pen)
        hovered = self.underMouse() and not self.is_off
        painter.setBrush(now.legal if self.isChecked() else now.inset if hovered or self.is_off else now.card)
        painter.drawRoundedRect(body.adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)
        ink = now.gold_ink if self.isChecked() else now.quiet if self.is_off else now.ink
        side = round(self._side * 0.62)
        sprites.draw_icon(
            painter, QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side), self._icon, ink
        )
        self._paint_ring(painter, body, 10)
