"""The end of a game: the podium, who is where and why, what was remarkable, and which records were beaten."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget
from shiboken6 import isValid

from hamster_table.engine.game import Standing
from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import APPEARANCE, mix, px, theme
from hamster_table.views.board.interface import BoardInterface
from hamster_table.views.game.podium import Backdrop, Podium, plain_backdrop
from hamster_table.views.widgets.application import application
from hamster_table.views.widgets.badge import Badge
from hamster_table.views.widgets.buttons import Link
from hamster_table.views.widgets.deferred_update import FollowsLook
from hamster_table.views.widgets.flow_layout import FlowLayout
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.overlays import ModalOverlay
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.text import CutLine, TextLabel

LEAST, MOST = 920, 1240
"""How wide the sheet is at least and at most, at 100 %."""
LOW, HIGH = 92, 620
"""The same for the height of the podium, in pixels."""
EDGES, NARROW_EDGES = (30, 22, 22, 24), (30, 12, 22, 12)
"""Round what stands on the sheet, in pixels, and where there is too little room even for a low podium."""
TALL = 580
"""From this height of the page on, at 100 %, the links stay in sight below what is pulled."""
SIDE_BY_SIDE = 720
"""From this width on, at 100 %, places and facts stand beside each other."""
SELECTABLE = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
ENDING = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)
"""What ends the cheer."""


@dataclass(frozen=True, slots=True)
class Fact:
    """Something remarkable of the game, in words."""

    said: str
    seats: tuple[int, ...]
    moment: int
    """The length of the ledger just after it."""


@dataclass(frozen=True, slots=True)
class Result:
    """All that is told at the end; the words are translated."""

    title: str
    standing: Standing
    names: Sequence[str]
    figures: Mapping[str, Sequence[object]]
    """What decided the game, and how long people thought, by its title, with a number for each seat."""
    total: str = ""
    """The title of the one of them that is a sum."""
    facts: Sequence[Fact] = ()
    records: Sequence[str] = ()
    """A sentence for each record that was beaten, and for what else is new."""
    nobody_won: str = BoardInterface.nobody_won
    """The drawing where there is no winner."""
    backdrop: Backdrop = plain_backdrop

    @property
    def order(self) -> list[int]:
        """The seats, best first."""
        return sorted(range(len(self.names)), key=lambda seat: (self.standing.places[seat], seat))

    def spoken(self) -> str:
        """Everything in one breath, for a screen reader."""
        places = [self._place(seat) for seat in self.order]
        return " ".join((self.title, *places, *self.records, *(fact.said for fact in self.facts)))

    def _place(self, seat: int) -> str:
        place = translate("Finale", "{place}. {name}").format(
            place=self.standing.told_place(seat), name=self.names[seat]
        )
        figures = [f"{title} {numbers[seat]}" for title, numbers in self.figures.items()]
        return f"{place}{': ' if figures else ''}{', '.join(figures)}."


class Ribbon(QWidget, FollowsLook):
    """A golden ribbon that says that a record was beaten."""

    def __init__(self, sentence: str) -> None:
        super().__init__()
        row = spaced(QHBoxLayout(self), margins=(px(40), px(6), px(12), px(6)))
        row.addWidget(TextLabel(sentence, weight=800, wrap=True), 1)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paper with a golden edge, and a star."""
        painter, now = QPainter(self), theme()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(now.legal_ink)
        painter.setBrush(now.card if now.high_contrast else mix(now.card, now.legal, 0.28))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 9, 9)
        side = px(22)
        sprites.draw(painter, QRectF(px(10), (self.height() - side) / 2, side, side), "asterisk")


class _Tray(QWidget, FollowsLook):
    """A field let into the sheet."""

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        materials.inset(QPainter(self), QRectF(self.rect()), 12)


class GameOverOverlay(ModalOverlay):
    """Says how the game has ended; once it is gone, the board is seen as it was at the end."""

    moment_chosen = Signal(int)
    """A moment of the game, as a length of the ledger, is to be looked at; the sheet is gone by then."""

    def __init__(self, page: QWidget, result: Result) -> None:
        super().__init__(page, result.title, width=LEAST)
        self.result = result
        self.setAccessibleDescription(result.spoken())
        self.podium = Podium(result.standing, result.nobody_won, result.backdrop, _podium_words(result), result.names)
        self.content.insertWidget(0, self.podium)
        self._halves = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight), 24)
        self._halves.addLayout(self._left(), 10)
        if result.facts or result.records:
            self._halves.addLayout(self._right(), 12)
        self.content.addLayout(self._halves)
        self._leads_on = QWidget()
        self._links = spaced(FlowLayout(self._leads_on), 8, (0, 0, 0, 0))
        self.content.addWidget(self._leads_on)

    def spoken(self) -> str:
        """Nothing: whoever lays it there lets all of the result be said."""
        return ""

    def _left(self) -> QVBoxLayout:
        self.foot = QVBoxLayout()
        column = spaced(QVBoxLayout(), 10)
        self.grid = _places(self.result)
        tray = _Tray()
        tray.setLayout(self.grid)
        column.addWidget(tray)
        column.addLayout(self.foot)
        column.addStretch(1)
        return column

    def _right(self) -> QVBoxLayout:
        column = spaced(QVBoxLayout(), 8)
        for sentence in self.result.records:
            column.addWidget(Ribbon(sentence))
        column.addWidget(TextLabel(translate("Finale", "Highlights"), "lead"))
        for fact in self.result.facts:
            column.addLayout(self._fact(fact))
        column.addStretch(1)
        return column

    def _fact(self, fact: Fact) -> QHBoxLayout:
        row = spaced(QHBoxLayout(), 10)
        badges = spaced(QHBoxLayout(), 2)
        for seat in fact.seats[:2]:
            badges.addWidget(Badge(seat, 24, name=self.result.names[seat]))
        if fact.seats:
            row.addLayout(badges)
        row.addWidget(TextLabel(fact.said, wrap=True), 1)
        link = Link(translate("Finale", "Look at it"))
        link.setAccessibleName(translate("Finale", "Look at it: {fact}").format(fact=fact.said))
        link.chosen.connect(lambda: self._look_at(fact.moment))
        row.addWidget(link)
        return row

    def show_seed(self, seed: str) -> None:
        """Show the seed in small letters; it can be selected and copied."""
        label = TextLabel(seed, "small", "soft_ink", wrap=True)
        label.setTextInteractionFlags(SELECTABLE)
        self.foot.addWidget(label)

    def open(self, presses: Sequence[ButtonSpec], links: Sequence[ButtonSpec], cheers: bool = True) -> None:
        """Show it, with buttons, and links to what tells more; *cheers*: everybody comes onto the podium first."""
        for press in links:
            link = Link(press.text)
            link.chosen.connect(partial(self._go, press))
            self._links.addWidget(link)
        self.fall([replace(press, callback=partial(self._go, press)) for press in presses])
        if cheers:
            self.podium.play()
            application().installEventFilter(self)

    def leave(self) -> None:
        """Take it away; the cheer ends with it."""
        application().removeEventFilter(self)
        self.podium.finish()
        super().leave()

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any press ends the cheer, and does nothing else."""
        if not isValid(self.podium) or not self.podium.is_playing:
            # It has ended by itself. A filter of all events in Python is dear, and the sheet may stay for long.
            application().removeEventFilter(self)
        elif event.type() in ENDING:
            application().removeEventFilter(self)
            self.podium.finish()
            return True
        return super().eventFilter(watched, event)

    def _fit(self) -> int:
        page, scale = self._page.size(), APPEARANCE.text_scale
        self._width = round(max(LEAST, min(MOST, page.width() * 0.62 / scale)))
        wide = min(px(self._width), page.width() - 16)
        high = max(LOW, min(HIGH, round(page.height() * 0.31), wide * 2 // 5))
        self.podium.set_height(high)
        self._column.setContentsMargins(*EDGES)
        is_below = page.height() >= px(TALL)
        if is_below != (self._column.indexOf(self._leads_on) >= 0):
            if is_below:
                self._column.insertWidget(2, self._leads_on)
            else:
                self.content.addWidget(self._leads_on)
            self._leads_on.show()  # Qt would do it later
        beside = wide >= px(SIDE_BY_SIDE)
        ways = QBoxLayout.Direction
        self._halves.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        if (missing := super()._fit()) > 0:
            self.podium.set_height(max(LOW, high - missing))
            self.content.activate()
            if (missing := super()._fit()) > 0:
                self._column.setContentsMargins(*NARROW_EDGES)
                missing = super()._fit()
        return missing

    def _look_at(self, moment: int) -> None:
        self.leave()
        self.moment_chosen.emit(moment)

    def _go(self, press: ButtonSpec) -> None:
        self.leave()
        press.callback()


def _places(result: Result) -> QGridLayout:
    """Who is where, and the figures that decided it; a sum stands out."""
    grid = spaced(QGridLayout(), margins=(14, 10, 14, 12))
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(6)
    right = Qt.AlignmentFlag.AlignRight
    for row, seat in enumerate(result.order, 1):
        place = translate("Finale", "{place}.").format(place=result.standing.told_place(seat))
        grid.addWidget(TextLabel(place, step="lead"), row, 0, right)
        grid.addWidget(Badge(seat, 32, name=result.names[seat]), row, 1)
        name = CutLine(result.names[seat], step="lead")
        # Short names are never cut for the figures beside them.
        name.setMinimumWidth(min(name.sizeHint().width(), px(130)))
        grid.addWidget(name, row, 2)
    grid.setColumnStretch(2, 1)
    for column, (title, numbers) in enumerate(result.figures.items(), 3):
        is_sum = title == result.total
        head = TextLabel(title, "small", "ink" if is_sum else "soft_ink", 800 if is_sum else None)
        grid.addWidget(head, 0, column, right)
        weight = 800 if is_sum or not result.total else 600
        for row, seat in enumerate(result.order, 1):
            grid.addWidget(TextLabel(str(numbers[seat]), "lead", weight=weight), row, column, right)
    return grid


def _podium_words(result: Result) -> str:
    """What the podium shows, for who cannot see it."""
    places = ", ".join(f"{result.standing.told_place(seat)}. {result.names[seat]}" for seat in result.order)
    return translate("Finale", "Podium: {places}").format(places=places)
