"""The ticket of the last game on the start screen, with the way back into it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.texts import plural, translate
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import px
from hamster_table.views.pages.start import shadow_box
from hamster_table.views.text.plain_text import set_tool_tip
from hamster_table.views.widgets.badge import Badge
from hamster_table.views.widgets.buttons import Button, Link
from hamster_table.views.widgets.deferred_update import FollowsLook
from hamster_table.views.widgets.layouts import clear_layout, spaced
from hamster_table.views.widgets.text import CutLine, SecondLine, TextLabel


class LastGame(NamedTuple):
    """The game that was being played, as its ticket tells it."""

    game: str
    title: str
    where: str
    """Where it stands: "Round 6 · Mira to choose"."""
    names: tuple[str, ...]
    """Who plays, by seat, "" for a computer player: it bears their badges."""
    kept: str
    """When it was kept: "saved today 18:42"."""
    who: str = ""
    """Who plays: "Mira · 2 computer players"."""
    more: int = 0
    """How many other games are not finished."""

    @property
    def sentence(self) -> str:
        """All of it, as a screen reader says it."""
        return ". ".join(part for part in (self.title, self.where, self.who, self.kept) if part)


class Ticket(QWidget, FollowsLook):
    """The ticket of the last game, with the way back into it."""

    chosen = Signal()
    more_wanted = Signal()
    """The other games that are not finished are to be shown."""
    NOTCH = 6.5
    """The radius of the holes along its torn edge, in pixels."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._last: LastGame | None = None
        self.is_known = False
        """Whether it has been told which game was the last, or that there is none; until then it is blank."""
        self._is_lit = False
        self._top = TextLabel(translate("Start", "Your last game"), 13.5, "legal_ink", 800)
        self._title = CutLine(step="heading")
        self._where = SecondLine(14)
        self._kept = SecondLine(13)
        for line in (self._where, self._kept):
            line.setWordWrap(False)
        self._none = TextLabel(
            translate("Start", "No game in play. The hamsters are warming up."), 16, weight=700, wrap=True
        )
        self.button = Button(translate("Start", "Continue"), "gold", size=16)
        self.button.chosen.connect(self.chosen)
        self.more = Link("")
        self.more.hide()
        self.more.chosen.connect(self.more_wanted)
        self._badges = spaced(QHBoxLayout(), 5)
        self._lay_out()
        self._show_words()

    def show_last(self, last: LastGame | None) -> None:
        """Show this game, or that there is none yet."""
        self._last, self.is_known = last, True
        self._show_words()
        clear_layout(self._badges)
        more = last.more if last is not None else 0
        self.more.setVisible(more > 0)
        self.more.setText(plural(translate("Start", "%n more", None, more), more))
        words = plural(translate("Start", "%n more unfinished game(s)", None, more), more)
        self.more.setAccessibleName(words)
        set_tool_tip(self.more, words)
        if last is not None:
            self._title.setText(last.title)
            self._where.setText(last.where)
            # The badges stand for who plays; a screen reader hears the names.
            self._kept.setText(last.kept)
            self.button.setAccessibleName(f"{self.button.text()}: {last.sentence}")
            for seat, name in enumerate(last.names):
                self._badges.addWidget(Badge(seat, 24, name=name))
        self.update()

    def _show_words(self) -> None:
        for words in (self._top, self._title, self._where, self._kept, self.button):
            words.setVisible(self._last is not None)
        self._none.setVisible(self.is_known and self._last is None)

    def light(self) -> None:
        """Draw the picture from now on."""
        self._is_lit = True
        self.update()

    def be_low(self, is_low: bool) -> None:
        """Leave out who plays and when it was saved, which the library tells as well, or not."""
        self._foot.setVisible(not is_low)

    def _lay_out(self) -> None:
        words = spaced(QVBoxLayout(), 0)
        for part in (self._top, self._title):
            words.addWidget(part)
        head = QHBoxLayout()
        head.addLayout(words, 1)
        head.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        middle = QHBoxLayout()
        middle.addWidget(self._where, 1)
        middle.addWidget(self.more)
        self._foot = QWidget()
        foot = spaced(QHBoxLayout(self._foot), 12, (0, 0, 0, 0))
        foot.addLayout(self._badges)
        foot.addWidget(self._kept, 1)
        self._column = spaced(QVBoxLayout(self), 2)
        self._column.addStretch(1)
        self._column.addWidget(self._none)
        self._column.addLayout(head)
        self._column.addLayout(middle)
        self._column.addWidget(self._foot)
        self._column.addStretch(1)

    @property
    def _has_picture(self) -> bool:
        """A small ticket has room for its words only."""
        return self.width() > px(450)

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the words beside the picture."""
        super().resizeEvent(event)
        self._column.setContentsMargins(138 if self._has_picture else 34, 6, 22, 14)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ticket: its spine, its picture and the edge where it was torn off."""
        painter, sheet = QPainter(self), QRectF(self.rect()).adjusted(4, 2, -6, -10)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipPath(self._torn(sheet))
        materials.paper(painter, sheet, 14, 0)
        materials.spine(painter, QRectF(sheet.left(), sheet.top(), 10, sheet.height()), 0)
        if not (self._is_lit and self._has_picture and self.is_known):
            return
        side = min(94.0, sheet.height() - 36)
        place = QRectF(sheet.left() + 24, sheet.center().y() - side / 2, side, side)
        if self._last is None:
            sprites.draw(painter, place, "hamster-asleep", 1)
            return
        dpr = self.devicePixelRatioF()
        scene = shadow_box.theatre(self._last.game, round(side), round(side), dpr)
        shape = QPainterPath()
        shape.addRoundedRect(place, 12, 12)
        painter.setClipPath(shape)
        painter.drawPixmap(place.topLeft(), scene)

    def _torn(self, sheet: QRectF) -> QPainterPath:
        whole, holes = QPainterPath(), QPainterPath()
        whole.addRect(QRectF(self.rect()))
        step = 33.0
        for i in range(int(sheet.height() / step) + 1):
            holes.addEllipse(QPointF(sheet.right(), sheet.top() + 18 + i * step), self.NOTCH, self.NOTCH)
        return whole.subtracted(holes)
