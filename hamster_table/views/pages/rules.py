"""The rules of a game as a page: chapters in plain words, each with its rulings and a drawn piece."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QCoreApplication, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QResizeEvent, QTextDocument
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from hamster_table.engine.game import Game
from hamster_table.engine.rulebook import Chapter, chapter_at, chapter_of
from hamster_table.models.guard import guard
from hamster_table.models.messages import tr
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import APPEARANCE, font, mix, palette, px, theme, with_alpha
from hamster_table.views.widgets.clipboard_page import ClipboardPage
from hamster_table.views.widgets.controls import Choice
from hamster_table.views.widgets.deferred_update import when_seen
from hamster_table.views.widgets.paper_page import PageScrollBar

translate = QCoreApplication.translate
PIECE = "piece:"
"""How the text names a drawing."""


class RulesText(QTextBrowser):
    """All chapters one below the other."""

    read = Signal(str)
    """The key of the chapter that is on top now."""

    def __init__(self, chapters: Sequence[Chapter]) -> None:
        super().__init__()
        self.chapters = tuple(chapters)
        self._place, self._marked = "", ""
        self.setFrameShape(QFrame.Shape.NoFrame)
        # No link may put another page in place of the rules.
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBar(PageScrollBar(Qt.Orientation.Vertical))
        self.setAccessibleName(translate("Rules", "The rules"))
        when_seen(self, self._write)
        self._write()

    def open(self, place: str) -> None:
        """Show a chapter by its key, or a ruling by its id; a ruling is marked."""
        chapter = chapter_of(place, self.chapters)
        marked = place if chapter else ""
        self._place = place
        if marked != self._marked:
            self._marked = marked
            self._write()
        else:
            self._go()
        self.read.emit(chapter.key if chapter else place)

    def open_phase(self, phase: int) -> None:
        """Show the chapter about a part of a round; before the first round, the first chapter."""
        chapter = chapter_at(phase, self.chapters) or self.chapters[0]
        self.open(chapter.key)

    @guard
    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        """A drawing that the text names; no file is opened for it."""
        drawing = name if isinstance(name, str) else name.toString()
        if kind == QTextDocument.ResourceType.ImageResource and drawing.startswith(PIECE):
            side = px(56)
            return sprites.svg(drawing.removeprefix(PIECE), side, side, self.devicePixelRatioF())
        return None

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay at the place that is being read while the lines break anew."""
        super().resizeEvent(event)
        self._go()

    def _write(self) -> None:
        dress = palette()
        dress.setColor(dress.ColorRole.Base, with_alpha(theme().card, 0))
        self.setPalette(dress)
        self.document().setDefaultFont(font("body"))
        self.document().setDefaultStyleSheet(_style())
        self.setHtml("".join(_chapter(one, self._marked) for one in self.chapters))
        self._go()

    def _go(self) -> None:
        if self._place:
            self.scrollToAnchor(self._place)


class ChapterLine(QStyledItemDelegate):
    """Draws the title of a chapter; the one that is read lies in a tray."""

    @guard(fallback=QSize(160, 34))
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The title with room around it."""
        width = QFontMetricsF(font("body", 700)).horizontalAdvance(index.data())
        return QSize(int(width) + px(28), px(34))

    @guard
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw it."""
        now, state = theme(), option.state
        room = QRectF(option.rect).adjusted(2, 1, -2, -1)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            has_focus = state & QStyle.StateFlag.State_HasFocus
            painter.setPen(QPen(now.focus, 2.4) if has_focus else QPen(now.hairline, 1))
            painter.setBrush(now.inset)
            painter.drawRoundedRect(room, 8, 8)
        painter.setFont(font("body", 800 if state & QStyle.StateFlag.State_Selected else 700))
        painter.setPen(now.ink)
        painter.drawText(room.adjusted(px(10), 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter), index.data())
        painter.restore()


class RulesPage(QWidget):
    """The rules on the rail's sheet: a choice of the chapter above the text."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self.setWindowTitle(translate("Rules", "Rules"))
        self.text = RulesText(game.chapters)
        titles = [(chapter.key, tr(chapter.title)) for chapter in game.chapters]
        self.chapter = Choice(titles, game.chapters[0].key, translate("Rules", "Chapter"))
        self.chapter.picked.connect(self.text.open)
        self.text.read.connect(self.chapter.set_current)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.chapter)
        column.addWidget(self.text, 1)
        self.setFocusProxy(self.text)

    def open_phase(self, phase: int) -> None:
        """Show the chapter about the present part of the round."""
        self.text.open_phase(phase)

    def open_ruling(self, ruling: str) -> None:
        """Show a ruling, marked."""
        self.text.open(ruling)


class RulesBook(ClipboardPage):
    """The rules as a page of their own: the chapters at the left, the text at the right."""

    widest = 1240

    def __init__(self, game: Game) -> None:
        super().__init__(
            game.title, translate("Rules", "The rules in our words, with rulings for what they leave open.")
        )
        self.text = RulesText(game.chapters)
        self.list = QListWidget()
        self.list.setVerticalScrollBar(PageScrollBar(Qt.Orientation.Vertical))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setAccessibleName(translate("Rules", "Chapters"))
        self.list.setItemDelegate(ChapterLine(self.list))
        self.list.setMouseTracking(True)
        self.list.addItems([tr(chapter.title) for chapter in game.chapters])
        self.list.currentRowChanged.connect(self._turn)
        self.text.read.connect(self._mark)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(self.list)
        row.addWidget(self.text, 100)
        # The text grows up to its greatest width; this takes what is left beyond.
        row.addStretch(1)
        self.body.addLayout(row)
        self.show_bar(
            translate("Rules", "When a move is not allowed, the reason names its ruling."),
            translate("Rules", "Click the ruling's number to open this page there."),
        )
        self.setFocusProxy(self.list)
        APPEARANCE.changed.connect(self._restyle)
        self._restyle()
        self.open_phase(-1)

    def open_phase(self, phase: int) -> None:
        """Show the chapter about a part of the round."""
        self.text.open_phase(phase)

    def open_ruling(self, ruling: str) -> None:
        """Show a ruling, marked."""
        self.text.open(ruling)

    def _turn(self, row: int) -> None:
        self.text.open(self.text.chapters[row].key)

    def _mark(self, key: str) -> None:
        keys = [chapter.key for chapter in self.text.chapters]
        if key in keys:
            # Else marking the chapter that is read would scroll the text back to its beginning.
            self.list.blockSignals(True)
            self.list.setCurrentRow(keys.index(key))
            self.list.blockSignals(False)
            self.list.scrollToItem(self.list.currentItem())

    def _restyle(self) -> None:
        dress = palette()
        dress.setColor(dress.ColorRole.Base, with_alpha(theme().card, 0))
        self.list.setPalette(dress)
        self.list.setFixedWidth(min(px(240), self.list.sizeHintForColumn(0) + 20))
        self.text.setMaximumWidth(px(860))


def _style() -> str:
    now = theme()
    return (
        f"h2 {{ font-family: 'Baloo 2'; font-weight: 800; font-size: {px(20)}px; color: {now.ink.name()};"
        f" margin-top: {px(16)}px; margin-bottom: {px(4)}px; }}"
        f"p, li {{ color: {now.ink.name()}; margin-top: {px(4)}px; margin-bottom: {px(4)}px; }}"
        f".ruling {{ color: {now.soft_ink.name()}; font-size: {px(13)}px; }}"
        f".marked {{ color: {now.ink.name()}; font-size: {px(13)}px; }}"
        f".id {{ font-weight: 800; color: {now.ink.name()}; white-space: pre; }}"
    )


def _chapter(chapter: Chapter, marked: str) -> str:
    title = escape(tr(chapter.title))
    if chapter.picture:
        title = f'<img src="{PIECE}{escape(chapter.picture)}" style="vertical-align: middle">&nbsp; {title}'
    return f'<h2><a name="{escape(chapter.key)}"></a>{title}</h2>{_paragraphs(chapter)}{_rulings(chapter, marked)}'


def _paragraphs(chapter: Chapter) -> str:
    says = [tr(text) for text in chapter.says]
    points = "".join(f"<li>{escape(text[2:])}</li>" for text in says if text.startswith("- "))
    plain = "".join(f"<p>{escape(text)}</p>" for text in says if not text.startswith("- "))
    return plain + (f"<ul>{points}</ul>" if points else "")


def _rulings(chapter: Chapter, marked: str) -> str:
    rows = "".join(_ruling(id_, tr(text), id_ == marked) for id_, text in chapter.rulings.items())
    return f'<table cellspacing="0" cellpadding="{px(4)}">{rows}</table>' if rows else ""


def _ruling(id_: str, text: str, is_marked: bool) -> str:
    now = theme()
    ground = f' bgcolor="{mix(now.card, now.legal, 0.34).name()}"' if is_marked else ""
    # With hyphens that do not break, so that an id stays on one line.
    number = (
        f'<td{ground}><a name="{escape(id_)}"></a><span class="id">{escape(id_).replace("-", "&#8209;")}</span></td>'
    )
    style = "marked" if is_marked else "ruling"
    return f'<tr class="{style}">{number}<td{ground} class="{style}">{escape(text)}</td></tr>'
