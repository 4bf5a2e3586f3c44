"""A place at the table on the sheet of a new game: its face, a name, and who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.people import PEOPLE
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, people_drawings, sprites
from hamster_table.views.art.theme import SEATS, px, theme
from hamster_table.views.pages.new_game.kinds import EMPTY, PERSON
from hamster_table.views.widgets.badge import Badge
from hamster_table.views.widgets.buttons import RING, IconButton, Pressable
from hamster_table.views.widgets.controls import Choice, Field
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.speech import joined

LETTERS = 40
"""The most letters of a name."""


@dataclass(frozen=True, slots=True)
class Place:
    """A place at the table before the game: its name as it was written, and who sits there."""

    name: str = ""
    kind: str = EMPTY


class Face(Pressable):
    """Who plays on a seat, to be pressed by whoever wants to or does: a person whose face is known, or else the hamster
    of the seat, which sleeps while nobody plays."""

    def __init__(self, seat: int) -> None:
        look = SEATS[seat]
        super().__init__(translate("NewGame", "Face of {seat}").format(seat=look.label()))
        self._seat, self._place = seat, Place()
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_place(self, place: Place) -> None:
        """Show who plays: a person, a computer player, or nobody."""
        tr, is_person = translate, place.kind == PERSON
        self._place = place
        self.setChecked(is_person)
        person = PEOPLE.find(place.name) if is_person else None
        tip = tr("NewGame", "Click to leave this seat.") if is_person else tr("NewGame", "Click to play here.")
        self.switch_on(tip)
        # To the ear what a press does, whatever one presses with.
        does = tr("NewGame", "Leave this seat.") if is_person else tr("NewGame", "Play here.")
        self.setAccessibleDescription(does if person is None else joined(person.name, does))

    def _drawing(self) -> str:
        """The name of its drawing."""
        person = PEOPLE.find(self._place.name) if self.isChecked() else None
        if person is not None:
            return people_drawings.head(person)
        return sprites.racer_name(self._seat, "rest" if self._place.kind == EMPTY else "run")

    @guard
    def nextCheckState(self) -> None:
        """It is checked where a person plays, and not by the press alone."""

    @guard(fallback=QSize(120, 120))
    def sizeHint(self) -> QSize:
        """As wide as its card; how high it is says the page."""
        return QSize(px(120), self.height())

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the hamster on its card, and in a corner who plays: a person, a computer, or that one may join."""
        now, painter, look = theme(), QPainter(self), SEATS[self._seat]
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        is_person, is_empty = self.isChecked(), self._place.kind == EMPTY
        if not self.isDown():
            materials.shadow(painter, body, 14, 1)
        painter.setPen(QPen(look.line if is_person else now.hairline, 3.5 if is_person else 1.4))
        painter.setBrush(now.inset if self.underMouse() or is_empty else now.card)
        painter.drawRoundedRect(body.adjusted(1.5, 1.5, -1.5, -1.5), 14, 14)
        # The drawing of a seat leaves room above and below, and a head does not.
        drawing = self._drawing()
        is_head = drawing.startswith(people_drawings.PREFIX)
        side = min(body.width() - 16, body.height() - 12 if is_head else body.height() * 1.3)
        place = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
        painter.setOpacity(0.45 if is_empty else 1.0)
        sprites.draw(painter, place, drawing, 1)
        painter.setOpacity(1.0)
        icon = "plus" if is_empty else "person" if is_person else "computer"
        corner = QRectF(body.right() - px(32), body.top() + px(8), px(24), px(24))
        sprites.draw_icon(painter, corner, icon, now.ink if is_person else now.soft_ink)
        self._paint_ring(painter, body, 14)


class PlaceCard(QWidget):
    """One place: its face and badge, a name, who sits there, and arrows to sit elsewhere."""

    changed = Signal(int)
    """(seat): its name or who sits there was changed."""
    moved = Signal(int, int)
    """(seat, -1 or 1): whoever sits there wants to sit a place nearer to the first or to the last."""
    card_wanted = Signal(int)
    """(seat): the person who sits there wants to see their card."""

    def __init__(self, seat: int, kinds: Sequence[tuple[str, str]]) -> None:
        """*kinds*: who may sit here."""
        super().__init__()
        tr, look = translate, SEATS[seat]
        self.seat = seat
        self._before = "steady"
        """Who sat here before a person pressed the face."""
        self._left = ""
        """The name of the person who has left this seat."""
        self.face = Face(seat)
        self.name = Field("", tr("NewGame", "Name of {seat}").format(seat=look.label()))
        self.name.setPlaceholderText(look.label())
        # Qt counts in units of UTF-16, of which a letter may take two; `_name` cuts it to `LETTERS`.
        self.name.setMaxLength(2 * LETTERS)
        self.name.setMinimumWidth(90)
        # An empty place keeps the room of its name, so that what stands beside it does not move.
        stay = self.name.sizePolicy()
        stay.setRetainSizeWhenHidden(True)
        self.name.setSizePolicy(stay)
        self.kind = Choice(kinds, EMPTY, tr("NewGame", "Who plays {seat}").format(seat=look.label()))
        self.left = IconButton("left", tr("NewGame", "Move left"), side=30)
        self.right = IconButton("right", tr("NewGame", "Move right"), side=30)
        self.card = IconButton("gear", tr("NewGame", "Card of {seat}").format(seat=look.label()), side=30)
        called = QHBoxLayout()
        called.addWidget(Badge(seat, 30))
        called.addWidget(self.name, 1)
        # They lie over the corners of the face, so that nothing moves when they come.
        top, low = QGridLayout(), Qt.AlignmentFlag.AlignBottom
        top.addWidget(self.face, 0, 0, 1, 2)
        top.addWidget(self.left, 0, 0, low | Qt.AlignmentFlag.AlignLeft)
        top.addWidget(self.right, 0, 1, low | Qt.AlignmentFlag.AlignRight)
        top.addWidget(self.card, 0, 0, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._has_more = False
        self.show_more(False)
        column = spaced(QVBoxLayout(self), 4, (0, 0, 0, 0))
        column.addLayout(top)
        column.addLayout(called)
        # Under the left edge of face and badge, however wide the place is.
        column.addWidget(self.kind, 0, Qt.AlignmentFlag.AlignLeft)
        self.face.chosen.connect(self._take_or_leave)
        self.name.textEdited.connect(lambda: self.changed.emit(seat))
        self.kind.picked.connect(self._kind_picked)
        self.left.chosen.connect(lambda: self.moved.emit(seat, -1))
        self.right.chosen.connect(lambda: self.moved.emit(seat, 1))
        self.card.chosen.connect(lambda: self.card_wanted.emit(seat))

    @property
    def place(self) -> Place:
        """What stands on the card now."""
        return Place(self.name.text(), str(self.kind.current))

    def show_more(self, is_shown: bool) -> None:
        """Let people sit elsewhere and see their cards, or do not offer that."""
        self._has_more = is_shown
        self.left.setVisible(is_shown)
        self.right.setVisible(is_shown)
        self.card.setVisible(is_shown and self.kind.current == PERSON)

    def let_go(self, name: str) -> None:
        """Whoever is called so sits elsewhere now: the next press on the face is somebody else's."""
        if self._left == name:
            self._left = ""

    def seat_person(self, name: str) -> None:
        """Let a person sit down here who has not pressed this face."""
        if self.kind.current != PERSON:
            self._before = str(self.kind.current)
        self.name.setText(name)
        self.kind.set_current(PERSON)
        self.changed.emit(self.seat)

    def show_place(self, place: Place, first: bool, last: bool) -> None:
        """Show who sits here; the first cannot go left, the last not right."""
        tr = translate
        # Setting a text moves the cursor, also that of somebody who is typing here.
        if self.name.text() != place.name:
            self.name.setText(place.name)
        self.kind.set_current(place.kind)
        is_empty = place.kind == EMPTY
        self.name.setVisible(not is_empty)
        self.face.show_place(place)
        self.show_more(self._has_more)
        free = tr("NewGame", "This seat is empty.")
        _switch(self.left, free if is_empty else tr("NewGame", "This is the first seat.") if first else "")
        _switch(self.right, free if is_empty else tr("NewGame", "This is the last seat.") if last else "")

    def _take_or_leave(self) -> None:
        """A person presses the face: to play here, or to do so no more. A second press undoes the first."""
        if self.kind.current == PERSON:
            self.kind.set_current(self._before)
        else:
            self._before = str(self.kind.current)
            self.kind.set_current(PERSON)
        self._kind_picked()

    def _kind_picked(self) -> None:
        """A name goes with the person who leaves, and comes back with whoever sits down next."""
        is_person, was_person = self.kind.current == PERSON, self.face.isChecked()
        if was_person and not is_person:
            self._left = self.name.text()
            self.name.setText("")
        elif is_person and not was_person and self._left:
            self.name.setText(self._left)
        self.changed.emit(self.seat)


def _switch(button: IconButton, reason: str) -> None:
    if reason:
        button.switch_off(reason)
    else:
        button.switch_on()
