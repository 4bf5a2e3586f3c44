"""The story of a game as a page: a sentence an event, rounds as ruled headings, the newest at the bottom."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from hamster_table.engine.game import Story
from hamster_table.models import messages
from hamster_table.models.guard import guard
from hamster_table.models.items.history_model import HEADING_ROLE, RULE_ROLE, StoryModel
from hamster_table.models.items.table_model import ENTRY_ROLE, SEAT_ROLE
from hamster_table.models.keys import KEY_MAP
from hamster_table.models.texts import translate
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import clear_palette, font, px, theme
from hamster_table.views.text.plain_text import set_tool_tip
from hamster_table.views.widgets.commands import RULES
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.keyboard import keep_enter, key_text
from hamster_table.views.widgets.scrolling import let_scroll

Index = QModelIndex | QPersistentModelIndex
MOST_EVENTS = 1_500
"""So many events are listed at most, the latest: Qt measures every line whenever one is added. People's games have some
hundreds."""
AT_ONCE = 500
"""So many of the earliest make room at once, as sentences are kept only while the beginning is the same."""
WORDS = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class StoryLine(QStyledItemDelegate):
    """Draws a line of the story: a badge and its sentence, or the ruled heading of a round."""

    PAD = 5
    signs: frozenset[int] = frozenset()
    """The moments at which there is something to be seen again."""

    def __init__(self, page: StoryPage) -> None:
        super().__init__(page)
        self._page = page
        self.measure_again()

    def measure_again(self) -> None:
        """Forget how long sentences are: letters have another size."""
        self._metrics = QFontMetricsF(font(14))
        self._lengths: dict[str, float] = {}

    @guard(fallback=QSize(100, 28))
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the sentence needs in this width."""
        width, row = self._page.viewport().width(), self._page.history_model.rows[index.row()]
        if row.heading:
            return QSize(width, px(38))
        tall = self._height(row.text, self._words(QRect(0, 0, width, 0), index).width())
        return QSize(width, int(max(tall, px(20))) + 2 * self.PAD)

    def _height(self, text: str, width: float) -> float:
        """How high a sentence is in that width. Qt asks for every row of the story whenever one is added or the width
        changes, and wrapping is dear: only those that are longer than a line are wrapped."""
        length = self._lengths.get(text)
        if length is None:
            length = self._lengths[text] = self._metrics.horizontalAdvance(text)
        if length < width - 1:
            return self._metrics.height()
        return self._metrics.boundingRect(QRectF(0, 0, width, 1e6), WORDS, text).height()

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it, lit up while the pointer or the focus is on it."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if index.data(HEADING_ROLE):
            self._paint_heading(painter, option.rect, index.data())
        else:
            self._paint_sentence(painter, option, index)
        painter.restore()

    def _paint_sentence(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        now, rect = theme(), QRectF(option.rect)
        state = option.state
        if state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(now.inset)
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 8, 8)
        if self._page.by_keys and state & QStyle.StateFlag.State_HasFocus and self._page.hasFocus():
            painter.setPen(QPen(now.focus, 2.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), 7, 7)
        seat, side = index.data(SEAT_ROLE), px(20)
        if seat >= 0:
            badge = sprites.badge(seat, side, painter.device().devicePixelRatioF())
            painter.drawPixmap(int(rect.left()) + 6, int(rect.top()) + self.PAD, badge)
        painter.setFont(font(14))
        painter.setPen(now.ink if seat >= 0 else now.soft_ink)
        painter.drawText(self._words(option.rect, index), int(WORDS), index.data())
        if self.has_sign(index):
            place = QRectF(rect.right() - px(26), rect.center().y() - px(10), px(20), px(20))
            sprites.draw_icon(painter, place, "eye", now.soft_ink)
        if index.data(RULE_ROLE) and state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):
            place = self.book(option.rect, index)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(now.inset)
            painter.drawRoundedRect(place.adjusted(-3, -3, 3, 3), 6, 6)
            sprites.draw_icon(painter, place, "rules", now.ink)

    def book(self, rect: QRect, index: Index) -> QRectF:
        """Where the book lies that leads from a line to its rule, over the end of its words."""
        right = rect.right() - px(26 if self.has_sign(index) else 0)
        return QRectF(right - px(26), rect.center().y() - px(10), px(20), px(20))

    def _paint_heading(self, painter: QPainter, rect: QRect, text: str) -> None:
        now = theme()
        painter.setFont(font(15, 800))
        width = QFontMetricsF(painter.font()).horizontalAdvance(text)
        words = QRectF(rect).adjusted(6, px(10), 0, 0)
        painter.setPen(now.ink)
        painter.drawText(words, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)
        painter.setPen(QPen(now.hairline, 1.4))
        y = words.center().y() + 1
        painter.drawLine(int(words.left() + width + 10), int(y), rect.right() - 6, int(y))

    def has_sign(self, index: Index) -> bool:
        """Whether there is more to be seen of the entry whose first line this is."""
        if not self.signs:
            return False
        rows, row = self._page.history_model.rows, index.row()
        entry = rows[row].entry
        return entry in self.signs and (row == 0 or rows[row - 1].entry != entry)

    def _words(self, rect: QRect, index: Index) -> QRectF:
        aside = px(30) if self.has_sign(index) else 6
        return QRectF(rect).adjusted(6 + px(20) + 8, self.PAD, -aside, -self.PAD)


class StoryPage(QListView, FollowsWhenSeen):
    """The story so far. Pressing a line, or Enter on it, leads to that moment.

    Give it only what the viewer may know: `Session.story()`.
    """

    go_to = Signal(int)
    """How long the ledger was at the moment that was pressed."""
    rule_asked = Signal(str)
    """The ruling or the chapter about the line whose book was pressed."""
    by_keys = False
    """Whether the line with the focus was reached by the keyboard: then it has a ring."""

    def __init__(self) -> None:
        super().__init__()
        self.history_model = StoryModel(messages.sentence)
        self.setModel(self.history_model)
        self._lines = StoryLine(self)
        self.setItemDelegate(self._lines)
        self.setAccessibleName(translate("Story", "Story of the game"))
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        let_scroll(self)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setMouseTracking(True)
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        KEY_MAP.changed.connect(self._name_key)
        self._name_key()
        self.clicked.connect(self._clicked)
        self._pressed_at = QPoint()
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._tell_line)
        self.follow_look()

    def set_story(self, story: Story, names: Sequence[str], pledge: str = "") -> None:
        """Tell this story, of a very long one the end, and stay at its end unless somebody reads further up. *pledge*:
        the seed commitment, which is for tinkerers."""
        words = translate("Story", "Seed fingerprint {pledge}. The seed itself is shown when the game is over.")
        opening = words.format(pledge=pledge) if pledge and TINKERERS.are_served else ""
        if left_out := max(0, len(story) - MOST_EVENTS + AT_ONCE - 1) // AT_ONCE * AT_ONCE:
            story, opening = story[left_out:], translate("Story", "The beginning of this very long game is not listed.")
        bar = self.verticalScrollBar()
        # A few pixels above the end count as the end.
        at_end = bar.value() >= bar.maximum() - 4
        self.history_model.set_story(story, names, opening)
        if at_end:
            self.scrollToBottom()

    def rule_in_focus(self) -> str:
        """The ruling or the chapter about the line that the keys have come to; "" for none."""
        is_there = self.by_keys and self.hasFocus() and self.currentIndex().isValid()
        return str(self.currentIndex().data(RULE_ROLE)) if is_there else ""

    def set_signs(self, moments: Collection[int]) -> None:
        """Put a sign beside each entry of which more can be seen again."""
        if self._lines.signs != frozenset(moments):
            self._lines.signs = frozenset(moments)
            # A sign takes room from its sentence, which may need one more line.
            self.scheduleDelayedItemsLayout()
            self.viewport().update()

    def _clicked(self, index: QModelIndex) -> None:
        book = self._lines.book(self.visualRect(index), index)
        if (rule := index.data(RULE_ROLE)) and book.adjusted(-4, -4, 4, 4).contains(self._pressed_at.toPointF()):
            self.rule_asked.emit(rule)
        else:
            self._lead(index)

    def _lead(self, index: QModelIndex) -> None:
        self.go_to.emit(index.data(ENTRY_ROLE))

    def follow_look(self) -> None:
        self.setPalette(clear_palette())  # since a list fills its ground, and would hide the paper
        self._lines.measure_again()
        self.scheduleDelayedItemsLayout()

    @property
    def takes_enter(self) -> bool:
        """Whether Enter is for what is chosen here, and not for the gold button."""
        return self.by_keys and self.currentIndex().isValid()

    @guard(fallback=False)
    def event(self, event: QEvent) -> bool:
        """Enter is for the line that the keys have come to; otherwise the gold button gets it."""
        return (self.takes_enter and keep_enter(event)) or super().event(event)

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A line that is pressed takes no keys."""
        self.by_keys = False
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    @guard
    def _name_key(self) -> None:
        tip = translate("Story", "Click a line to see that moment, its book to read the rule ({key})")
        set_tool_tip(self, tip.format(key=key_text(RULES)))
        words = translate("Story", "Enter shows the moment of a line, {key} its rule.")
        self.setAccessibleDescription(words.format(key=key_text(RULES)))

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter leads to the moment of the line."""
        self.by_keys = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentIndex().isValid():
            self._lead(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @guard
    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys begin at the last line, which is in sight, whenever the story is opened."""
        last = self.history_model.index(self.history_model.rowCount() - 1, 0)
        if last.isValid() and (event.reason() == Qt.FocusReason.OtherFocusReason or not self.currentIndex().isValid()):
            self.selectionModel().setCurrentIndex(last, QItemSelectionModel.SelectionFlag.Clear)
        super().focusInEvent(event)
        self._soon.start()

    @guard
    def _tell_line(self) -> None:
        """Tell screen readers of the line once they have heard of the list: where one is comes last."""
        if QAccessible.isActive() and self.hasFocus() and self.currentIndex().isValid():
            told = QAccessibleEvent(self, QAccessible.Event.Focus)
            told.setChild(self.currentIndex().row())
            QAccessible.updateAccessibility(told)

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the sentences anew, and stay at the end."""
        at_end = self.verticalScrollBar().value() >= self.verticalScrollBar().maximum() - 4
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        if at_end:
            self.scrollToBottom()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines; before play, say what will stand here."""
        super().paintEvent(event)
        # The opening line about the seed stands there before play; its turn is -1.
        if any(row.turn >= 0 for row in self.history_model.rows):
            return
        painter = QPainter(self.viewport())
        painter.setFont(font("body"))
        painter.setPen(theme().soft_ink)
        room = self.viewport().rect().adjusted(12, 12, -12, -12)
        words = translate("Story", "Everything that happens is listed here.")
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), words)

    @guard
    def changeEvent(self, event: QEvent) -> None:
        """Say everything again in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.history_model.retranslate()
