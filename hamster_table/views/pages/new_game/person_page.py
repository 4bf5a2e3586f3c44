"""The card of a person: a name, a face, and what they want for themselves; here they are forgotten, too."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QVBoxLayout, QWidget

from hamster_table.engine.catalogue import games
from hamster_table.engine.storage.save_file import sanitize_text
from hamster_table.models.guard import guard
from hamster_table.models.language import own_languages
from hamster_table.models.people import FURS, HATS, PEOPLE, Person
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, people_drawings, sprites
from hamster_table.views.art.theme import px, theme
from hamster_table.views.pages.new_game.kinds import COMPUTER_NAMES
from hamster_table.views.pages.new_game.place_card import LETTERS
from hamster_table.views.pages.settings import SCALES
from hamster_table.views.widgets.buttons import RING, Button, Pressable
from hamster_table.views.widgets.controls import Choice, Field
from hamster_table.views.widgets.deferred_update import FollowsLook
from hamster_table.views.widgets.flow_layout import FlowLayout
from hamster_table.views.widgets.keyboard import ENTER_KEYS
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.paper_page import PaperPage
from hamster_table.views.widgets.speech import announce
from hamster_table.views.widgets.text import TextLabel


class Portrait(QWidget, FollowsLook):
    """The face as it will be, large."""

    def __init__(self, person: Person) -> None:
        super().__init__()
        self.person = person

    @guard(fallback=QSize(120, 120))
    def sizeHint(self) -> QSize:
        """As large as may be beside a name and two rows of faces."""
        return QSize(px(150), px(150))

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the head."""
        side = min(self.width(), self.height())
        place = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side).adjusted(4, 4, -4, -4)
        sprites.draw(QPainter(self), place, people_drawings.head(self.person), 2)


class LookButton(Pressable):
    """One fur or one hat, on the head of the person."""

    finished = Signal()
    """Enter was pressed on the one that holds."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.person = Person("")
        self.setCheckable(True)
        self.switch_on(text)

    @guard(fallback=QSize(64, 64))
    def sizeHint(self) -> QSize:
        """A head, large enough for a finger."""
        return QSize(px(52) + 2 * RING, px(52) + 2 * RING)

    @property
    def takes_enter(self) -> bool:
        """Not where it is chosen already."""
        return not self.isChecked()

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter ends the choice: arrows have made it."""
        if event.key() in ENTER_KEYS and not self.takes_enter:
            self.finished.emit()
        else:
            super().keyPressEvent(event)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the head, on a card with a frame where it is chosen."""
        now, painter = theme(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if self.isChecked():
            materials.shadow(painter, body, 12, 1)
        painter.setPen(QPen(now.legal_ink if self.isChecked() else now.hairline, 3 if self.isChecked() else 1.2))
        painter.setBrush(now.card if self.isChecked() or self.underMouse() else now.inset)
        painter.drawRoundedRect(body.adjusted(1.5, 1.5, -1.5, -1.5), 12, 12)
        sprites.draw(painter, body.adjusted(5, 5, -5, -5), people_drawings.head(self.person))
        self._paint_ring(painter, body, 12)


class Looks(QWidget):
    """The furs or the hats side by side, of which one holds."""

    chosen = Signal(str)
    """(key): another one holds."""

    def __init__(self, looks: Mapping[str, str], current: str, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._group = QButtonGroup(self)
        self.buttons = {key: LookButton(translate("People", words)) for key, words in looks.items()}
        row = spaced(FlowLayout(self), 0, (0, 0, 0, 0))
        for key, button in self.buttons.items():
            self._group.addButton(button)
            button.setChecked(key == current)
            button.toggled.connect(partial(self._tell, key))
            row.addWidget(button)

    def _tell(self, key: str, is_checked: bool) -> None:
        if is_checked:
            self.chosen.emit(key)


class PersonPage(PaperPage):
    """The card of somebody. What is chosen holds once it is done."""

    done = Signal(object)
    """(person): as the card says now."""
    forgotten = Signal()
    """The person is to be forgotten."""

    def __init__(self, person: Person, is_known: bool) -> None:
        tr = translate
        super().__init__(tr("NewGame", "Person") if is_known else tr("People", "New person"), 900)
        self._before = person.name if is_known else ""
        self._has_asked = False
        self.person = person
        self.portrait = Portrait(person)
        self.name = Field(person.name, tr("People", "Name"))
        self.name.setMaxLength(2 * LETTERS)
        self.furs = Looks(FURS, person.fur, tr("People", "Fur"))
        self.hats = Looks(HATS, person.hat, tr("People", "Hat"))
        self.wishes = self._wishes()
        self.line = TextLabel("", 14.5, "soft_ink", 700, wrap=True)
        self.forget = Button(tr("People", "Forget"), size=14.5)
        self.ready = Button(tr("People", "Done"), "gold", "Enter", size=17)
        self._lay_out()
        self.forget.setVisible(is_known)
        self.forget.chosen.connect(self._ask_to_forget)
        self.ready.chosen.connect(self._finish)
        self.name.textEdited.connect(self._tell_of_games)
        self.furs.chosen.connect(lambda fur: self._wear(fur=fur))
        self.hats.chosen.connect(lambda hat: self._wear(hat=hat))
        for button in (*self.furs.buttons.values(), *self.hats.buttons.values()):
            button.finished.connect(self.ready.press)
        self.setFocusProxy(self.name)
        self._wear()

    def now(self) -> Person:
        """The person as the card says."""
        habits = {key: habit for key, habit in self.person.habits.items() if key not in self.wishes}
        own = {key: choice for key, choice in self.wishes.items() if key in games()}
        habits |= {key: str(choice.current) for key, choice in own.items() if choice.current != choice.usual}
        return self.person._replace(
            name=sanitize_text(self.name.text(), LETTERS),
            language=str(self.wishes["language"].current),
            text_scale=int(str(self.wishes["text"].current)),
            hears_all=bool(self.wishes["speech"].current),
            habits=habits,
        )

    def like(self, other: PersonPage) -> PersonPage:
        """Let another card of the same person show what was chosen on this one; returns it."""
        other.name.setText(self.name.text())
        other._wear(fur=self.person.fur, hat=self.person.hat)
        for key, choice in self.wishes.items():
            other.wishes[key].set_current(choice.current)
        return other

    def _wishes(self) -> dict[str, Choice]:
        """What they want for themselves: of the program, and of each game with a habit, by its id."""
        tr, person = translate, self.person
        sizes = sorted({*SCALES, *filter(None, [person.text_scale])})
        as_all = tr("People", "Text size as for all")
        scales = [(0, as_all), *((size, tr("People", "Text size {percent} %").format(percent=size)) for size in sizes)]
        languages = own_languages(tr("NewGame", "Program language"))
        told = [(False, tr("People", "Screen reader: what is new")), (True, tr("People", "Screen reader: everything"))]
        found = {
            "language": _choice(languages, person.language, tr("People", "Language")),
            "text": _choice(scales, person.text_scale),
            "speech": _choice(told, person.hears_all),
        }
        for game in games().values():
            if game.habit is not None:
                values = [(key, tr("Engine", words)) for key, words in game.habit.choices.items()]
                name = f"{tr('Engine', game.habit.label)}, {game.title}"
                found[game.id] = _choice(values, person.habits.get(game.id, ""), name)
        return found

    def _lay_out(self) -> None:
        tr = translate
        side = spaced(QVBoxLayout(), 2)
        side.addWidget(self.name)
        side.addWidget(self.furs)
        side.addWidget(self.hats)
        top = spaced(QHBoxLayout(), 20)
        top.addWidget(self.portrait, 0, Qt.AlignmentFlag.AlignTop)
        top.addLayout(side, 1)
        self.column.addLayout(top)
        self.column.addWidget(TextLabel(tr("People", "When it is your turn"), 14.5, "soft_ink", 800))
        wishes = QWidget()
        flow = spaced(FlowLayout(wishes), 6, (0, 0, 0, 0))
        for choice in self.wishes.values():
            flow.addWidget(choice)
        self.column.addWidget(wishes)
        self.column.addStretch(1)
        self.foot.addWidget(self.forget)
        self.add_foot_line(self.line)
        self.foot.addWidget(self.ready)

    def _wear(self, fur: str | None = None, hat: str | None = None) -> None:
        """Wear this fur or that hat, None: as before; every head shows it."""
        old = self.person
        self.person = old._replace(fur=old.fur if fur is None else fur, hat=old.hat if hat is None else hat)
        for looks, key in ((self.furs, self.person.fur), (self.hats, self.person.hat)):
            looks.buttons[key].setChecked(True)
        self.portrait.person = self.person
        self.portrait.update()
        for fur, button in self.furs.buttons.items():
            button.person = self.person._replace(fur=fur)
            button.update()
        for hat, button in self.hats.buttons.items():
            button.person = self.person._replace(hat=hat)
            button.update()

    def _finish(self) -> None:
        tr, person = translate, self.now()
        other = PEOPLE.find(person.name)
        if not person.name:
            self._say(tr("People", "A name, please."))
        elif other is not None and other.name != self._before:
            self._say(tr("People", "Somebody is called so already. Another name, please."))
        elif person.name in COMPUTER_NAMES:
            self._say(tr("People", "A computer player is called so. Another name, please."))
        else:
            self.done.emit(person)

    def _tell_of_games(self) -> None:
        """Nothing is in the way any more; who gets another name is told that their games go along."""
        self._say("")
        if self._before not in ("", self.now().name):
            self.line.setText(translate("People", "Saved games, records and stickers get the new name too."))
            self.line.set_role("soft_ink")

    def _say(self, why: str) -> None:
        """Say what is in the way, and go there."""
        self.line.setText(why)
        self.line.set_role("danger")
        self._has_asked = False
        self.forget.setText(translate("People", "Forget"))
        if why:
            announce(self, why)
            self.name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_to_forget(self) -> None:
        """The first press asks, the second does it."""
        if self._has_asked:
            self.forgotten.emit()
            return
        tr = translate
        self._say(tr("People", "Face, wishes and seats go. Saved games keep the name until you delete them."))
        self._has_asked = True
        self.forget.setText(tr("People", "Forget for good"))
        self.forget.setFocus(Qt.FocusReason.OtherFocusReason)


def _choice(values: Sequence[tuple[Hashable, str]], current: Hashable, name: str = "") -> Choice:
    known = [key for key, _ in values]
    return Choice(values, current if current in known else known[0], name)
