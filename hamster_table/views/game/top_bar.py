"""The wooden bar on top of a game: where one is, the steps of the turn, and the buttons of the program."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views import feature
from hamster_table.views.art import materials
from hamster_table.views.art.theme import font, px, theme, with_alpha
from hamster_table.views.text.plain_text import set_tool_tip
from hamster_table.views.widgets.buttons import IconButton
from hamster_table.views.widgets.commands import MENU, REDO, UNDO
from hamster_table.views.widgets.deferred_update import FollowsLook
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.text import TextLabel


class Steps(QWidget, FollowsLook):
    """The steps of a turn, the present one on a paper pill; only that one when there is no room."""

    GAP = 14

    def __init__(self) -> None:
        super().__init__()
        self._names: tuple[str, ...] = ()
        self._current = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def set_steps(self, names: Sequence[str], current: int) -> None:
        """Show these steps, counted from 0; -1: none is present."""
        if (tuple(names), current) == (self._names, self._current):
            return
        self._names, self._current = tuple(names), current
        words = translate("GameFrame", "Step {number} of {count}: {name}")
        text = (
            words.format(number=current + 1, count=len(names), name=names[current]) if 0 <= current < len(names) else ""
        )
        self.setAccessibleName(text)
        set_tool_tip(self, text)
        self.update()

    @guard(fallback=QSize(120, 36))
    def minimumSizeHint(self) -> QSize:
        """Room for the longest step with its number."""
        widths = [self._width(f"{name} 8/8") for name in self._names]
        return QSize(int(max(widths, default=40)), px(32))

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw all the steps, or the present one."""
        if not self._names:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        labels, current = self._fitting()
        total = sum(self._width(label) for label in labels) + self.GAP * (len(labels) - 1)
        x = (self.width() - total) / 2
        for number, label in enumerate(labels):
            width = self._width(label)
            self._paint_step(painter, QRectF(x, self.height() / 2 - px(13), width, px(26)), label, number == current)
            if number + 1 < len(labels):
                self._paint_chevron(painter, x + width + self.GAP / 2)
            x += width + self.GAP

    def _fitting(self) -> tuple[Sequence[str], int]:
        total = sum(self._width(name) + self.GAP for name in self._names) - self.GAP
        if total <= self.width():
            return self._names, self._current
        if self._current < 0:
            return (), -1
        return (f"{self._names[self._current]} {self._current + 1}/{len(self._names)}",), 0

    def _width(self, label: str) -> float:
        return QFontMetricsF(font(13, 800)).horizontalAdvance(label) + 24

    def _paint_step(self, painter: QPainter, pill: QRectF, label: str, is_present: bool) -> None:
        now = theme()
        if is_present:
            materials.shadow(painter, pill, pill.height() / 2, 1)
            painter.setPen(QPen(now.legal_ink, 1.6))
            painter.setBrush(now.card)
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        painter.setFont(font(13, 800 if is_present else 700))
        painter.setPen(now.ink if is_present else now.wood_ink)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, label)

    def _paint_chevron(self, painter: QPainter, x: float) -> None:
        painter.setPen(QPen(with_alpha(theme().wood_ink, 0.7), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        middle, path = self.height() / 2, QPainterPath()
        path.moveTo(x - 2, middle - 4)
        path.lineTo(x + 2, middle)
        path.lineTo(x - 2, middle + 4)
        painter.drawPath(path)


class TopBar(QWidget, FollowsLook):
    """The wooden bar on top of a game."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.home = IconButton("home", translate("GameFrame", "Main menu"))
        self.title = TextLabel(step="heading", role="wood_ink")
        self.subtitle = TextLabel(step=12.5, role="wood_soft_ink", weight=700)
        self.steps = Steps()
        self.undo = IconButton("undo", translate("GameFrame", "Undo"), UNDO)
        self.redo = IconButton("redo", translate("GameFrame", "Redo"), REDO)
        self.clock = IconButton("clock", translate("GameFrame", "Replay"))
        self.clock.setCheckable(True)
        self.pace = IconButton("pace", translate("GameFrame", "Game speed"))
        self.added: dict[str, IconButton] = {one.name: one.make() for one in feature.bar()}
        """The buttons that features add, by their names."""
        self.menu = IconButton("menu", translate("GameFrame", "Menu"), MENU)
        self.extra = spaced(QHBoxLayout(), 0)
        words = spaced(QVBoxLayout(), 0)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        words.addStretch(1)
        row = spaced(QHBoxLayout(self), 0, (6, 0, 6, 2))
        row.addWidget(self.home)
        row.addSpacing(6)
        row.addLayout(words)
        row.addSpacing(18)
        row.addWidget(self.steps, 1)
        row.addSpacing(8)
        row.addLayout(self.extra)
        for button in self.buttons()[1:]:
            row.addWidget(button)
        self.follow_look()

    def follow_look(self) -> None:
        """Have two lines of letters of this size."""
        # Baloo leaves so much room above and below its letters that the two lines would fall apart.
        self.title.setFixedHeight(px(26))
        self.subtitle.setFixedHeight(px(17))
        # By itself the layout hears of it by an event later, but the frame measures the bar now.
        layout = self.layout()
        assert layout is not None
        layout.activate()
        self.update()

    def buttons(self) -> tuple[IconButton, ...]:
        """Its own icon buttons, from left to right."""
        return self.home, self.undo, self.redo, self.clock, self.pace, *self.added.values(), self.menu

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wood, with a dark line where it ends."""
        painter = QPainter(self)
        materials.wooden(painter, QRectF(-10, -10, self.width() + 20, self.height() + 8), 0)
        painter.fillRect(QRectF(0, self.height() - 3.5, self.width(), 1.5), with_alpha(theme().grain, 0.7))
        if theme().high_contrast:
            painter.fillRect(QRectF(0, self.height() - 4, self.width(), 2), theme().edge)
