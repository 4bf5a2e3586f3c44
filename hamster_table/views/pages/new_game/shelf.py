"""The people who are known and do not sit at the table: one press, and they do."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from hamster_table.models.guard import guard
from hamster_table.models.people import PEOPLE, Person
from hamster_table.models.seat_names import name_key
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, people_drawings, sprites
from hamster_table.views.art.theme import font, px, theme
from hamster_table.views.widgets.buttons import RING, Button, Pressable
from hamster_table.views.widgets.flow_layout import FlowLayout
from hamster_table.views.widgets.layouts import clear_layout, spaced
from hamster_table.views.widgets.presses import PRESSES

LONGEST = 150
"""So wide a name is drawn at most, at 100 %."""


TWICE_S = 0.3
"""Two presses at one place within so many seconds are one."""


class PersonButton(Pressable):
    """A face with its name."""

    def __init__(self, person: Person) -> None:
        super().__init__(person.name)
        self.person = person

    @guard(fallback=QSize(90, 52))
    def sizeHint(self) -> QSize:
        """The head, and the name beside it."""
        wide = min(px(LONGEST), QFontMetricsF(font(15, 800)).horizontalAdvance(self.person.name) + 2)
        return QSize(int(wide) + px(40 + 22) + 2 * RING, px(44) + 2 * RING)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw them on a card."""
        now, painter = theme(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if not self.isDown():
            materials.shadow(painter, body, 12, 1)
        painter.setPen(QPen(now.hairline, 1.4))
        painter.setBrush(now.inset if self.underMouse() else now.card)
        painter.drawRoundedRect(body.adjusted(0.7, 0.7, -0.7, -0.7), 12, 12)
        side = px(40)
        place = QRectF(body.left() + px(5), body.center().y() - side / 2, side, side)
        painter.setOpacity(0.45 if self.is_off else 1.0)
        sprites.draw(painter, place, people_drawings.head(self.person))
        painter.setFont(font(15, 800))
        painter.setPen(now.ink)
        room = QRectF(place.right() + px(6), body.top(), body.right() - place.right() - px(14), body.height())
        name = painter.fontMetrics().elidedText(self.person.name, Qt.TextElideMode.ElideRight, int(room.width()) + 1)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, name)
        self._paint_ring(painter, body, 12)


class Shelf(QWidget):
    """A button for each of them, and one for a new person."""

    chosen = Signal(object)
    """(person): wants to sit down."""

    def __init__(self) -> None:
        super().__init__()
        self.people: dict[str, PersonButton] = {}
        """The buttons, by name."""
        self._chosen_at, self._chosen_last = 0.0, -1
        self.new = Button(translate("NewGame", "New person"), icon="plus", size=14)
        self._flow = spaced(FlowLayout(self), 2, (0, 0, 0, 0))
        self._flow.addWidget(self.new)

    def show_people(self, seated: Iterable[str], is_full: bool) -> None:
        """Show who is not among the *seated*; where the table is full, they can only say so."""
        tr, names = translate, {name_key(name) for name in seated}
        free = [one for one in PEOPLE.now.people if name_key(one.name) not in names]
        if [*self.people] != [one.name for one in free] or any(self.people[one.name].person != one for one in free):
            self._fill(free)
        for button in (*self.people.values(), self.new):
            if is_full:
                button.switch_off(tr("NewGame", "All seats are taken. Click a face to free one."))
            else:
                button.switch_on(tr("NewGame", "Click to play here."))
                button.setAccessibleDescription(tr("NewGame", "Play here."))

    def _choose(self, person: Person) -> None:
        # Whoever sits down makes room for the next, who must not sit down by the second press of a double click.
        now, place = PRESSES.clock(), [*self.people].index(person.name)
        if place != self._chosen_last or now - self._chosen_at >= TWICE_S:
            self._chosen_at, self._chosen_last = now, place
            self.chosen.emit(person)

    def _fill(self, people: list[Person]) -> None:
        self._flow.removeWidget(self.new)
        clear_layout(self._flow)
        self.people = {one.name: PersonButton(one) for one in people}
        for one, button in zip(people, self.people.values(), strict=True):
            button.chosen.connect(lambda one=one: self._choose(one))
            self._flow.addWidget(button)
            button.show()
        self._flow.addWidget(self.new)
