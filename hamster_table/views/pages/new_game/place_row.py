"""A place at the table on the sheet of a new game: its hamster, a name, and who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import SEATS, px
from hamster_table.views.pages.new_game.kinds import EMPTY
from hamster_table.views.widgets.controls import Badge, Choice, Field, IconButton

LETTERS = 40
"""The most letters of a name."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place at the table before the game: its name as it was written, and who sits there."""

    name: str = ""
    kind: str = EMPTY


class Portrait(QWidget):
    """The hamster of a seat; asleep while its place is empty."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self._seat, self._state = seat, "run"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_state(self, is_empty: bool) -> None:
        """Wake it up, or let it sleep."""
        self._state = "rest" if is_empty else "run"
        self.update()

    @guard(fallback=QSize(56, 56))
    def sizeHint(self) -> QSize:
        """As high as its row."""
        tall = px(72 if self.window().height() >= 720 else 54)
        return QSize(tall + 4, tall)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hamster."""
        painter = QPainter(self)
        painter.setOpacity(0.45 if self._state == "rest" else 1.0)
        sprites.draw(
            painter, QRectF(self.rect()).adjusted(2, 0, -2, -4), sprites.racer_name(self._seat, self._state), 1
        )


class PlaceRow(QWidget):
    """One place: its hamster and badge, a name, who sits there, and arrows to sit elsewhere."""

    changed = Signal(int)
    """(seat): its name or who sits there was changed."""
    moved = Signal(int, int)
    """(seat, -1 or 1): whoever sits there wants to sit a place further up or down."""

    def __init__(self, seat: int, kinds: Sequence[tuple[str, str]]) -> None:
        """*kinds*: who may sit here."""
        super().__init__()
        tr, look = QCoreApplication.translate, SEATS[seat]
        self.seat = seat
        self._portrait = Portrait(seat)
        self.name = Field("", tr("NewGame", "Name of {seat}").format(seat=look.label()))
        self.name.setPlaceholderText(look.label())
        # Qt counts in units of UTF-16, of which a letter may take two; `_name` cuts it to `LETTERS`.
        self.name.setMaxLength(2 * LETTERS)
        self.name.setMinimumWidth(130)
        # An empty place keeps the room of its name, so that what stands beside it does not move.
        stay = self.name.sizePolicy()
        stay.setRetainSizeWhenHidden(True)
        self.name.setSizePolicy(stay)
        self.kind = Choice(kinds, EMPTY, tr("NewGame", "Who plays {seat}").format(seat=look.label()))
        self.up = IconButton("up", tr("NewGame", "Move up"), side=30)
        self.down = IconButton("down", tr("NewGame", "Move down"), side=30)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self._portrait)
        row.addWidget(Badge(seat, 30))
        row.addWidget(self.name, 1)
        row.addWidget(self.kind)
        row.addWidget(self.up)
        row.addWidget(self.down)
        self.name.textEdited.connect(lambda: self.changed.emit(seat))
        self.kind.picked.connect(lambda: self.changed.emit(seat))
        self.up.chosen.connect(lambda: self.moved.emit(seat, -1))
        self.down.chosen.connect(lambda: self.moved.emit(seat, 1))

    @property
    def place(self) -> Place:
        """What stands in the row now."""
        return Place(self.name.text(), str(self.kind.current))

    def show_place(self, place: Place, first: bool, last: bool) -> None:
        """Show who sits here; the first cannot go up, the last not down."""
        tr = QCoreApplication.translate
        # Setting a text moves the cursor, also that of somebody who is typing here.
        if self.name.text() != place.name:
            self.name.setText(place.name)
        self.kind.set_current(place.kind)
        is_empty = place.kind == EMPTY
        self.name.setVisible(not is_empty)
        self._portrait.show_state(is_empty)
        free = tr("NewGame", "This seat is empty.")
        _switch(self.up, free if is_empty else tr("NewGame", "This is the first seat.") if first else "")
        _switch(self.down, free if is_empty else tr("NewGame", "This is the last seat.") if last else "")


def _switch(button: IconButton, reason: str) -> None:
    if reason:
        button.switch_off(reason)
    else:
        button.switch_on()
