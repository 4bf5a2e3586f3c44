"""The sheet on which a new game is set up: faces and *Start*; behind *More*, all else that can be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Event
from hamster_table.engine.messages import in_sentence
from hamster_table.engine.storage.save_file import PlayerInfo, sanitize_text
from hamster_table.models.guard import guard
from hamster_table.models.people import PEOPLE, Chairs, Person
from hamster_table.models.seat_names import name_key
from hamster_table.models.texts import plural, translate
from hamster_table.views import feature
from hamster_table.views.art.theme import SEATS, px
from hamster_table.views.feature import GameDeed, Introduction
from hamster_table.views.pages.new_game.custom_parts_row import custom_parts_row
from hamster_table.views.pages.new_game.kinds import COMPUTER_NAMES, EMPTY, PERSON, computer_players, kinds
from hamster_table.views.pages.new_game.option_row import OptionRow
from hamster_table.views.pages.new_game.personal_options import OwnChoices
from hamster_table.views.pages.new_game.place_card import LETTERS, Place, PlaceCard
from hamster_table.views.pages.new_game.shelf import Shelf
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.controls import Choice
from hamster_table.views.widgets.flow_layout import FlowLayout
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.paper_page import PaperPage
from hamster_table.views.widgets.text import TextLabel

if TYPE_CHECKING:
    from hamster_table.views.feature import GameDeed

GAP = 14
"""The room between two places, in pixels."""
WIDE = 230
"""How wide a place is at most, at 100 %."""
AROUND = 106
"""What the sheet takes beside all of them."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """A game as it was set up."""

    game: str
    """The id of the game."""
    players: tuple[PlayerInfo, ...]
    """Who sits where, seat by seat."""
    setup: dict[str, str]
    """The options of the game, by key."""
    notes: tuple[Event, ...] = ()
    """What else was chosen for it, which is none of the rules: notes of it (`annotations`)."""


class NewGamePage(PaperPage):
    """The faces of who is not at the table, the places, a line that says what will happen, the golden *Start*, and all
    else behind *More*."""

    deal = Signal(object)
    """(new_game): the game is to begin."""
    introduction_wanted = Signal(object, str)
    """(introduction, name): whoever is called so wants to get to know the game first."""
    ruling = Signal(str)
    """(id): a ruling is to be shown."""
    deed_wanted = Signal(object, object)
    """(deed, new_game): that `GameDeed` is to be done with the game."""
    card_wanted = Signal(str, int)
    """(name, seat): the card of the person who is called so and sits there is wanted; "", -1: that of a new one."""

    def __init__(
        self,
        game: Game,
        chairs: Chairs = (),
        introductions: Sequence[Introduction] = (),
        programs: Sequence[str] = (),
    ) -> None:
        """*chairs*: who sat where the last time. *introductions*: to whoever is new to the game. *programs*: the names
        of those of this computer that may play."""
        # Wide enough for all places in one row, where the window is.
        widest = max(1140, AROUND + game.seats[-1] * (WIDE + GAP))
        super().__init__(translate("NewGame", "New game: {game}").format(game=game.title), widest)
        self._game, self._programs = game, programs
        self.rows = [PlaceCard(seat, kinds(programs)) for seat in range(game.seats[-1])]
        self.options = [OptionRow(option) for option in game.setup.options]
        self.custom_parts = custom_parts_row(game)
        if self.custom_parts is not None:
            self.options.append(self.custom_parts)
        self.extras = [(OptionRow(one.option), one.note) for one in feature.extras(game)]
        """What features let people choose, each with the note that says so."""
        self.own = OwnChoices(game)
        self.shelf = Shelf()
        self.deeds: dict[str, Button] = {}
        """The buttons of features, by the titles of what they do."""
        self._add_places()
        self._add_more()
        self.column.addStretch(1)
        self.line = TextLabel(step=14.5, role="soft_ink", weight=700, wrap=True)
        self.deal_button = Button(translate("NewGame", "Start"), "gold", "Enter", size=17)
        self.deal_button.chosen.connect(lambda: self.deal.emit(self.new_game()))
        self.deal_button.refused.connect(self._refuse)
        self.add_foot_line(self.line)
        self._introductions = introductions
        for introduction in introductions:
            self._add_offer(introduction)
        self.foot.addWidget(self.deal_button)  # last: it stands there with and without others
        for row in self.rows:
            row.changed.connect(self._changed)
            row.moved.connect(self._move)
            row.card_wanted.connect(lambda seat: self.card_wanted.emit(self.rows[seat].place.name, seat))
        self.shelf.chosen.connect(self.seat)
        self.shelf.new.chosen.connect(lambda: self.card_wanted.emit("", -1))
        self._listen_to_choices()
        self.setFocusProxy(self.rows[0].name)
        self._show(self._first_places(chairs))
        self.more.setChecked(bool(self._unusual()))
        self.arrange()

    def new_game(self) -> NewGame:
        """The game as it stands on the sheet."""
        players = tuple(PlayerInfo(self._name(n, place), place.kind) for n, place in enumerate(self._taken()))
        chosen = {row.option.key: row.current for row in self.options if row.matters_with(len(players))}
        chosen |= self.own.chosen(self._persons())
        notes = tuple(filter(None, (note(row.current) for row, note in self.extras)))
        return NewGame(self._game.id, players, chosen, notes)

    def set_places(self, places: Mapping[int, Place]) -> None:
        """Seat people and computers, by seat; the others are empty."""
        self._show([places.get(seat, Place()) for seat in range(len(self.rows))])

    def seat(self, person: Person, seat: int = -1) -> None:
        """Let somebody sit down there; -1: in place of the only person, who has no name and is whoever sits here; else
        on a free seat, or else in place of a computer player."""
        places = [row.place for row in self.rows]
        persons = [n for n, place in enumerate(places) if place.kind == PERSON]
        if seat < 0 and len(persons) == 1 and not places[persons[0]].name:
            seat = persons[0]
        others = ((place.kind != EMPTY, n) for n, place in enumerate(places) if n not in persons)
        free = min(others)[1] if seat < 0 else seat
        for row in self.rows:
            row.let_go(person.name)
        self.rows[free].seat_person(person.name)

    def forget(self, name: str) -> None:
        """Let whoever was called so be somebody without a name."""
        places = [row.place for row in self.rows]
        gone = name_key(name)
        self._show([replace(place, name="") if name_key(place.name) == gone else place for place in places])

    @property
    def game_id(self) -> str:
        """The game that is set up."""
        return self._game.id

    def take_over(self, old: NewGamePage) -> None:
        """Show what was chosen on another page of the same game."""
        self.set_places({row.seat: row.place for row in old.rows})
        for mine, its in zip(self._option_rows(), old._option_rows(), strict=True):
            mine.choice.set_current(its.choice.current)
        self.own.take_over(old.own)
        self.more.setChecked(old.more.isChecked())
        self._announce()

    def _first_places(self, chairs: Chairs) -> list[Place]:
        """As it was the last time, as far as there are seats; else one person and two computers."""
        usual = [Place("", PERSON), Place(COMPUTER_NAMES[0], "steady"), Place(COMPUTER_NAMES[1], "steady")]
        known = {kind for kind, _ in kinds(self._programs)}
        filled = [Place(name, kind) for name, kind in chairs if kind in known]
        filled = filled[: len(self.rows)] or usual[: len(self.rows)]
        taken = {place.name for place in filled}
        free = (Place(name, "steady") for name in COMPUTER_NAMES if name not in taken)
        while len(filled) < self._game.seats[0]:
            filled.append(next(free))
        return filled + [Place()] * (len(self.rows) - len(filled))

    def _add_offer(self, introduction: Introduction) -> None:
        """A button beside *Start* for whoever is new to the game."""
        offer = Button(introduction.text, size=17)
        offer.switch_on(introduction.offer)
        offer.setAccessibleDescription(introduction.offer)
        offer.chosen.connect(
            lambda: self.introduction_wanted.emit(introduction, next(filter(None, self._persons()), ""))
        )
        self.foot.addWidget(offer)

    def _add_places(self) -> None:
        self.column.addWidget(TextLabel(translate("NewGame", "Who plays?"), "heading"))
        places = QWidget()
        flow = spaced(FlowLayout(places), GAP, (0, 0, 0, 0))
        for row in self.rows:
            flow.addWidget(row)
        self.column.addWidget(self.shelf)
        self.column.addWidget(places)

    def _add_more(self) -> None:
        """The button for all else, a line on what of that is not as usual, and what it opens."""
        self.more = Button(translate("NewGame", "More"), icon="down", size=14)
        self.more.setCheckable(True)
        self.unusual = TextLabel("", 13.5, "soft_ink", weight=700, wrap=True)
        head = QHBoxLayout()
        head.addWidget(self.more)
        head.addWidget(self.unusual, 1)
        self.column.addSpacing(6)
        self.column.addLayout(head)
        opened = QWidget()
        self._halves = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight, opened), 36, (0, 0, 0, 0))
        self._left, self._right = self._choices(), self._players()
        self._halves.addLayout(self._left, 3)
        self._halves.addLayout(self._right, 2)
        self.column.addWidget(opened)
        opened.hide()
        self.more.toggled.connect(opened.setVisible)
        for row in self.rows:
            self.more.toggled.connect(row.show_more)

    def _choices(self) -> QVBoxLayout:
        column = spaced(QVBoxLayout(), 8)
        if rows := self._option_rows():
            column.addWidget(TextLabel(translate("NewGame", "Options"), "heading"))
            for row in rows:
                column.addWidget(row)
            column.addSpacing(10)
        for deed in feature.at_setups():
            if deed.is_offered(self._game):
                button = self.deeds[deed.title] = Button(deed.text, size=14)
                button.chosen.connect(partial(self._want, deed))
                column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return column

    def _players(self) -> QVBoxLayout:
        column = spaced(QVBoxLayout(), 8)
        column.addWidget(self.own)
        column.addWidget(TextLabel(translate("NewGame", "Computer players"), "heading"))
        for name, words in computer_players(self._programs):
            column.addWidget(TextLabel(name, 14.5, weight=800))
            column.addWidget(TextLabel(words, 13.5, "soft_ink", wrap=True))
        column.addStretch(1)
        return column

    def _option_rows(self) -> list[OptionRow]:
        """All rows of choices that are not people's own."""
        return [*self.options, *(row for row, _ in self.extras)]

    def _listen_to_choices(self) -> None:
        for option in self._option_rows():
            option.ruling.chosen.connect(partial(self.ruling.emit, option.option.ruling))
        for choice in (*(option.choice for option in self._option_rows()), *self.own.choices()):
            (choice.picked if isinstance(choice, Choice) else choice.chosen).connect(self._announce)

    def _unusual(self) -> list[str]:
        """What was chosen behind *More* that is not as usual, each in a few words."""
        taken = len(self._taken())
        chosen = [option.unusual for option in self._option_rows() if option.matters_with(taken)]
        return [*filter(None, chosen), *self.own.unusual(self._persons())]

    def arrange(self) -> None:
        """Let the places share the width, and lay the two halves of *More* beside each other where there is room."""
        number = len(self.rows)
        share = min(px(WIDE), (self.lines_width() - 10) // number - GAP)
        for row in self.rows:
            row.face.setFixedHeight(px(150) if self.height() >= px(640) else px(90))
            row.kind.fit(share)
            row.setFixedWidth(max(share, row.minimumSizeHint().width()))
        both = self._left.minimumSize().width() + self._halves.spacing() + self._right.minimumSize().width()
        beside = self.width() >= px(900) and both <= self.lines_width()
        ways = QBoxLayout.Direction
        self._halves.setDirection(ways.LeftToRight if beside else ways.TopToBottom)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What stands on the sheet has another size: there may be room for it in another way."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().eventFilter(watched, event)

    def _twins(self) -> Iterator[str]:
        """What becomes of the game for those of one name, as records take them."""
        words = translate(
            "NewGame", "{name} sits here more than once: the game counts for none of them, in stickers and months."
        )
        names = [one.name for one in self.new_game().players]
        counts = Counter(map(name_key, names))
        twins = {name_key(name): name for name in names if counts[name_key(name)] > 1}
        yield from (words.format(name=in_sentence(name)) for name in twins.values())

    def _taken(self) -> list[Place]:
        return [row.place for row in self.rows if row.place.kind != EMPTY]

    def _persons(self) -> list[str | None]:
        """The name of each person, by seat; None for others."""
        return [self._name(n, place) if place.kind == PERSON else None for n, place in enumerate(self._taken())]

    def _name(self, seat: int, place: Place) -> str:
        name = sanitize_text(place.name, LETTERS)
        person = PEOPLE.find(name) if place.kind == PERSON else None
        return (name if person is None else person.name) or SEATS[seat].label()

    def _changed(self, seat: int) -> None:
        places = [row.place for row in self.rows]
        here = places[seat]
        # A computer takes the name of a hamster unless somebody wrote another; it never keeps that of a person who is
        # known, nor a person one of a hamster.
        if here.kind not in (PERSON, EMPTY) and PEOPLE.find(here.name) is not None:
            places[seat] = replace(here, name=self._free_name(seat, ""))
        elif here.kind not in (PERSON, EMPTY) and here.name in ("", *COMPUTER_NAMES):
            places[seat] = replace(here, name=self._free_name(seat, here.name))
        elif here.kind != EMPTY and here.kind == PERSON and here.name in COMPUTER_NAMES:
            places[seat] = replace(here, name="")
        elif here.kind == EMPTY:
            places[seat] = Place()
        self._show(places)

    def _free_name(self, seat: int, own: str) -> str:
        """The first name that no other computer has."""
        others = {row.place.name for row in self.rows if row.seat != seat}
        return next(name for name in (own, *COMPUTER_NAMES) if name and name not in others)

    def _move(self, seat: int, way: int) -> None:
        places = [row.place for row in self.rows]
        places[seat], places[seat + way] = places[seat + way], places[seat]
        self._show(places)
        # The focus goes along, so that pressing again moves the same player on.
        button = self.rows[seat + way].left if way < 0 else self.rows[seat + way].right
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, places: list[Place]) -> None:
        """Show who sits where: empty places always come last, for seats follow each other round the table."""
        places = sorted(places, key=lambda place: place.kind == EMPTY)
        taken = sum(place.kind != EMPTY for place in places)
        for row, place in zip(self.rows, places, strict=True):
            row.show_place(place, row.seat == 0, row.seat >= taken - 1)
        for option in self.options:
            option.setVisible(option.matters_with(taken))
        persons = [name for name in self._persons() if name is not None]
        self.own.show_persons(self._persons())
        self.shelf.show_people(persons, len(persons) == len(places))
        self._announce()

    def _want(self, deed: GameDeed) -> None:
        if self.deal_button.is_off:
            self.deal_button.press()
        elif why := deed.why_not(self.new_game()):
            self._refuse(why)
        else:
            self.deed_wanted.emit(deed, self.new_game())

    def _refuse(self, why: str) -> None:
        """Say why not, unless what was in the way has been put right."""
        self.line.setText(why)
        self.line.set_role("danger")
        if self.custom_parts is not None:
            self.custom_parts.look_again()
            self._announce()

    def _announce(self, *_: object) -> None:
        taken = self._taken()
        self.unusual.setText(" · ".join(self._unusual()))
        self.line.set_role("soft_ink")
        people = sum(place.kind == PERSON for place in taken)
        if len(taken) < self._game.seats[0]:
            missing = translate("NewGame", "At least %n players are needed.", None, self._game.seats[0])
            self.line.setText(missing)
            self.deal_button.switch_off(missing)
            return
        if self.custom_parts is not None and self.custom_parts.error:
            self.line.setText(
                translate("NewGame", "Your own file cannot be used. Correct it, or play with the program's cards.")
            )
            self.deal_button.switch_off(self.custom_parts.error)
            self.more.setChecked(True)
            return
        if people and self._game.is_open:
            how = translate("NewGame", "everybody sees everything")
        elif people > 1:
            how = translate("NewGame", "pass the computer around; a curtain hides secret choices")
        elif people:
            how = translate("NewGame", "no secrets to hide from each other")
        else:
            how = translate("NewGame", "the computers play, you watch")
        count = plural(translate("NewGame", "%n player(s)", None, len(taken)), len(taken))
        what = translate("NewGame", "{count}, {how}.").format(count=count, how=how)
        self.line.setText(" ".join((what, *self._twins(), *(one.offer for one in self._introductions))))
        self.deal_button.switch_on()
