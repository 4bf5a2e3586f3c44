"""What lies over a page for a moment: a sheet of paper with a question, and the quiet notice at the top.

No window of its own is opened, and nothing here stops the program: each tells its answer by a signal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHideEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.art import materials
from hamster_table.views.art.theme import px, theme, with_alpha
from hamster_table.views.widgets.application import application
from hamster_table.views.widgets.badge import Badge
from hamster_table.views.widgets.buttons import Button, IconButton, press_gold
from hamster_table.views.widgets.commands import FULL_SCREEN, REDO, UNDO
from hamster_table.views.widgets.controls import Paper
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.free_place import GAP, free_place
from hamster_table.views.widgets.keyboard import ENTER_KEYS, is_pressed, shortcut_override
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.paper_page import PULLS, ScrollPage
from hamster_table.views.widgets.presses import PRESSES
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.speech import announce, joined
from hamster_table.views.widgets.text import CutLine, TextLabel

A_WHILE = 8000
"""How many milliseconds something stays at least that needs no answer."""
EACH_LETTER = 120
"""How many milliseconds it stays for each of its letters: people who read slowly read it, too."""


class ModalOverlay(QWidget, FollowsWhenSeen):
    """Covers its page and holds one sheet of paper with a title, words and buttons. Escape takes it away.

    While it is there, the focus and all plain keys stay with it. Whatever is under it is off: nothing there is pressed
    by accident, and a table can tell by that that it is covered.
    """

    closed = Signal()

    def __init__(self, page: QWidget, title: str, sentence: str = "", width: int = 480) -> None:
        """*width* is that of the sheet in pixels at 100 %. Subclasses fill `content`, then call `fall`."""
        super().__init__(page)
        self._page, self._width = page, width
        self._is_left = False
        self._before = page.window().focusWidget()
        self._covered: list[QWidget] = []
        """What was on before this sheet came."""
        self._paper = Paper(18, 4, self)
        self._title = TextLabel(title, step="title", wrap=True)
        words = QWidget()
        self.content = spaced(QVBoxLayout(words), 12, (0, 4, 8, 4))
        if sentence:
            self.content.addWidget(TextLabel(sentence, wrap=True))
        self._reel = ScrollPage(words)
        self._buttons = spaced(QHBoxLayout(), 4)
        self._buttons.addStretch(1)
        self._column = spaced(QVBoxLayout(self._paper), 8, (30, 22, 22, 24))
        self._column.addWidget(self._title)
        self._column.addWidget(self._reel, 1)
        self._column.addLayout(self._buttons)
        self.setAccessibleName(joined(title, sentence) if sentence else title)

    def fall(self, presses: Sequence[ButtonSpec]) -> None:
        """Show it, with these buttons; the gold one, or else the last one, has the focus."""
        for press in presses:
            button = Button(press.text, press.kind, press.key)
            button.chosen.connect(press.callback)
            self._buttons.addWidget(button)
        self._page.installEventFilter(self)
        self._fit()
        self._cover()
        self.show()
        self.raise_()
        PRESSES.has_come(self)
        inside = self.findChildren(Button)
        # The last one first: a gold one, if there is one, takes the focus from it.
        for button in [*inside[-1:], *(one for one in inside if one.kind == "gold")]:
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        # Last, when the focus is on the sheet already.
        application().focusChanged.connect(self._keep_focus)
        announce(self, self.spoken())

    def spoken(self) -> str:
        """What screen readers say when it comes."""
        return self.accessibleName()

    @property
    def is_left(self) -> bool:
        """Whether it was taken away."""
        return self._is_left

    def follow_look(self) -> None:
        """Be as large as words of this size."""
        self._fit()

    def _fit(self) -> int:
        """Cover the page; the sheet is as large as its words, and where that is too large, they are pulled. Returns by
        how many pixels they are too high."""
        self.setGeometry(self._page.rect())
        room, column = self.size() - QSize(16, 12), self._column
        width = min(px(self._width), room.width())
        edges = self._paper.contentsMargins()
        margins = column.contentsMargins()
        inner = width - edges.left() - edges.right() - margins.left() - margins.right()
        words = self.content.heightForWidth(inner) if self.content.hasHeightForWidth() else -1
        around = edges.top() + edges.bottom() + margins.top() + margins.bottom()
        for n in range(column.count()):
            item = column.itemAt(n)
            if item is not None and item.widget() is not self._reel:
                high = item.heightForWidth(inner) if item.hasHeightForWidth() else item.sizeHint().height()
                around += high + column.spacing()
        wanted = around + (self.content.sizeHint().height() if words < 0 else words)
        height = min(room.height(), wanted)
        self._paper.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)
        self.update()
        return wanted - height

    def leave(self) -> None:
        """Take it away and give the focus back; once only, whoever closes it."""
        if self._is_left:
            return
        self._is_left = True
        self._page.removeEventFilter(self)
        application().focusChanged.disconnect(self._keep_focus)
        self._uncover()
        # What had the focus may have been deleted by Qt meanwhile, of which Python knows nothing.
        if self._before is not None and isValid(self._before) and self._before.isVisible():
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)
        else:
            self._page.setFocus(Qt.FocusReason.PopupFocusReason)
        self.hide()
        PRESSES.has_come(self._page)
        # Hidden, uncovered and out of all filters by now: who hears of it may lay the next sheet over the page.
        self.closed.emit()
        self.deleteLater()

    def _keep_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        """Pull what has the focus into sight, and take the focus back from what lies beneath, such as a table that asks
        for it as its turn comes."""
        if now is not None and self._reel.isAncestorOf(now):
            self._reel.ensureWidgetVisible(now, 0, 12)
        if now is None or not self.isVisible() or not self._page.isAncestorOf(now) or _sheet_of(now) is not None:
            return
        inside = self.focusWidget() or self
        inside.setFocus(Qt.FocusReason.OtherFocusReason)

    @guard(fallback=False)
    def event(self, event: QEvent) -> bool:
        """Keep plain keys, and undo, from the buttons of the page beneath."""
        asked = shortcut_override(event)
        if asked is not None and not is_pressed(asked, FULL_SCREEN):
            # Keys with Ctrl, Alt or Meta are the window's and work over a sheet too, but for undo and redo.
            held = asked.modifiers()
            # Not by "& ~", which on Windows takes Ctrl away as well.
            chord = held ^ (held & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier))
            if not chord or is_pressed(asked, UNDO) or is_pressed(asked, REDO):
                event.accept()
                return True
        return super().event(event)

    def _parts_of_the_page(self) -> list[QWidget]:
        parts = self._page.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return [part for part in parts if part is not self and not part.isWindow() and not part.isHidden()]

    def _cover(self) -> None:
        self._covered = [part for part in self._parts_of_the_page() if part.isEnabled()]
        for part in self._covered:
            part.setEnabled(False)

    def _uncover(self) -> None:
        """Let the page go on, or leave that to the sheet that lies over this one."""
        covered, self._covered = [part for part in self._covered if isValid(part)], []
        above = next(
            (part for part in self._parts_of_the_page() if isinstance(part, ModalOverlay) and part.isEnabled()), None
        )
        # Sheets may close in any order: what this one covered is the other one's now, and goes on when that closes.
        if above is not None and above not in covered:
            above._covered += covered
            return
        for part in covered:
            part.setEnabled(True)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the page."""
        if watched is self._page and event.type() == QEvent.Type.Resize:
            self._fit()
        return False

    @guard(fallback=True)
    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays on the sheet."""
        inside = [one for one in self.findChildren(QWidget) if _takes_focus(one)]
        if not inside:
            return True
        now = self.focusWidget() if self.isAncestorOf(self.window().focusWidget() or self) else None
        at = inside.index(now) if now in inside else -1
        inside[(at + (1 if forward else -1)) % len(inside)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves, Enter is for the gold button, arrows and page keys pull the words."""
        pull = PULLS.get(Qt.Key(event.key()))
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in ENTER_KEYS:
            press_gold(self.window())
        elif pull is not None:
            self._reel.verticalScrollBar().triggerAction(pull)

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press beside the sheet does nothing."""
        event.accept()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Darken the page."""
        QPainter(self).fillRect(self.rect(), with_alpha(QColor(theme().shadow), 0.55))


class UndoConsentDialog(ModalOverlay):
    """Asks everybody at the screen to agree to take something back: one press each. *persons* are their seats, *what*
    is the sentence of what is taken back; "" where that is secret."""

    agreed = Signal()
    """All have agreed; the sheet is gone by then."""

    def __init__(self, page: QWidget, persons: Sequence[int], names: Sequence[str], what: str = "") -> None:
        title = translate("Agreement", "Undo this together?")
        why = translate(
            "Agreement",
            "Others have seen it, or something was drawn or chosen since. It can be undone with all that followed if "
            "everyone agrees, and the story says so. The same rolls and draws come again.",
        )
        super().__init__(page, title, " ".join(filter(None, (what, why))))
        self._missing = set(persons)
        for seat in persons:
            row = QHBoxLayout()
            row.addWidget(Badge(seat, 30, name=names[seat]))
            row.addWidget(CutLine(names[seat], step="lead"), 1)
            button = Button(translate("Agreement", "I agree"))
            button.setAccessibleName(translate("Agreement", "{name} agrees").format(name=names[seat]))
            button.chosen.connect(lambda seat=seat, button=button: self._agree(seat, button))
            row.addWidget(button)
            self.content.addLayout(row)
        self.fall([ButtonSpec(translate("Agreement", "Cancel"), self.leave)])

    def _agree(self, seat: int, button: Button) -> None:
        self._missing.discard(seat)
        button.switch_off(translate("Agreement", "Agreed"))
        if not self._missing:
            self.leave()
            self.agreed.emit()


class NoticeBar(QWidget, FollowsWhenSeen):
    """A strip at the top of the window that says something and lets one go on."""

    def __init__(self, page: QWidget, room: Callable[[], QRect] | None = None) -> None:
        """*room*: where on the page it may lie, at the top; None: on all of it."""
        super().__init__(page)
        self._page, self._room = page, room or page.rect
        self._row = spaced(QHBoxLayout(self), margins=(24, 10, 14, 18))
        self._words = TextLabel(wrap=True)
        self._row.addWidget(self._words, 1)
        self._buttons: list[QWidget] = []
        self._a_while = QTimer(self, singleShot=True)
        self._a_while.timeout.connect(self.leave)
        self._is_for_a_while = False
        page.installEventFilter(self)
        pages = page.layout()
        self._pages = pages if isinstance(pages, QStackedLayout) else None
        if self._pages is not None:
            self._pages.currentChanged.connect(self._come_forward)
        self.hide()

    @property
    def text(self) -> str:
        """What it says now, or said last."""
        return self._words.text()

    def say(self, sentence: str, presses: Sequence[ButtonSpec] = ()) -> None:
        """Say something, with these buttons and one to close."""
        self._is_for_a_while = False
        self._a_while.stop()  # of what was said for a while before
        self._words.setText(sentence)
        self.setAccessibleName(self._words.text())
        self._give_focus_back()
        for old in self._buttons:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        # Plain ones: Enter goes on to press the gold button of the game below.
        self._buttons = []
        for press in presses:
            button = Button(press.text, "plain", press.key, size=14)
            button.chosen.connect(press.callback)
            self._buttons.append(button)
        close = IconButton("close", translate("Notice", "Close"))
        close.chosen.connect(self.leave)
        self._buttons.append(close)
        for one in self._buttons:
            self._row.addWidget(one)
        self.show()
        self._place()
        self.raise_()
        announce(self, sentence)

    def say_for_a_while(self, sentence: str) -> None:
        """Say something that needs no answer, and take it away again."""
        self.say(sentence)
        self._is_for_a_while = True
        self._a_while.start(max(A_WHILE, EACH_LETTER * len(sentence)))

    @guard
    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody reads it behind a curtain or another page: its while begins anew when it is seen again."""
        self._a_while.stop()

    @guard
    def showEvent(self, event: QShowEvent) -> None:
        """See `hideEvent`."""
        if self._is_for_a_while:
            self._a_while.start()

    def leave(self) -> None:
        """Take the strip away, and give its focus back."""
        self._give_focus_back()
        self.hide()

    def _give_focus_back(self) -> None:
        """A button here that goes must not leave the focus to whatever comes next."""
        if self.isAncestorOf(self.window().focusWidget() or self._page):
            (self._front or self._page).setFocus(Qt.FocusReason.PopupFocusReason)

    def follow_look(self) -> None:
        """Be as large as words of this size."""
        self._place()

    @property
    def _front(self) -> QWidget | None:
        """Of several pages, the one that is seen."""
        return self._pages.currentWidget() if self._pages is not None else None

    def _come_forward(self) -> None:
        """Another page is seen, which Qt has laid over all else."""
        if self.isVisible():
            self._place()
            self.raise_()

    def _place(self) -> None:
        room = self._room()
        width = min(px(820), room.width() - 24)
        height = max(self._row.heightForWidth(width), self._row.sizeHint().height())
        strip = QRect(room.center().x() - width // 2, room.top() + GAP, width, height)
        front = self._front
        # A table says itself where there is room.
        self.setGeometry(strip if front is None or room != self._page.rect() else free_place(strip, front))
        self.update()

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay where there is room when the page is resized, or what is on it has changed."""
        # Once for all that changes at one time: Qt asks for the layout of the whole last, when its parts are laid.
        is_changed = event.type() == QEvent.Type.LayoutRequest and self._front is not None
        if (is_changed or event.type() == QEvent.Type.Resize) and self.isVisible():
            self._place()
        return False

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the strip of paper."""
        materials.paper(QPainter(self), QRectF(self.rect()).adjusted(6, 2, -6, -10), 14, 3)


def _sheet_of(widget: QWidget) -> QWidget | None:
    """The sheet over a page that a widget belongs to."""
    above: QWidget | None = widget
    while above is not None and not isinstance(above, ModalOverlay):
        above = above.parentWidget()
    return above


def _takes_focus(widget: QWidget) -> bool:
    return bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.isVisible() and widget.isEnabled()
