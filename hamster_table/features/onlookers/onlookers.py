"""A card asks each person who is out of the game who will win, and offers to watch in haste once no person is in play
any more. Nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QWidget

from hamster_table.engine.kernel import Seat, State
from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.art import theme
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.flow_layout import FlowLayout
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.prompt_bar import Bubble

HASTE = 0.3
"""How long everything takes in haste, as a share of the usual."""


@dataclass(frozen=True, slots=True)
class Game:
    """What a game gives the onlookers."""

    out: Callable[[State], Set[Seat]]
    """The seats that have no part in the game any more, though it goes on."""


class OnlookersCard(Bubble):
    """Who will win? It stays until one of its buttons is pressed, or the game is over."""

    role = "ink"
    edge = "legal_ink"
    sign = "help"
    stays = True

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row: QWidget | None = None

    def ask(self, title: str, sentence: str, buttons: list[Button], at: QRect, clear: list[QRect]) -> None:
        """Ask with these buttons, beside the place *at*, and hide nothing of what is to stay *clear*."""
        if self._row is not None:
            self._row.deleteLater()
        self._row = QWidget()
        flow = spaced(FlowLayout(self._row), margins=(0, 4, 0, 0))
        for button in buttons:
            flow.addWidget(button)
        self._column.addWidget(self._row)
        self.say(title, sentence, "", at, clear)


class Onlookers(QObject):
    """Asks each of them once, and tells at the end who was right."""

    def __init__(self, page: GamePage, game: Game, set_usual_pace: Callable[[], object]) -> None:
        """*set_usual_pace* puts the pace of the settings in force again."""
        super().__init__(page)
        self._page, self._game, self._set_usual_pace = page, game, set_usual_pace
        self.bets: dict[Seat, Seat] = {}
        """By who is out: who is bet on."""
        self.is_hasty = False
        self.buttons: list[Button] = []
        """Those of the question."""
        self._asked: list[Seat] = []
        """Who has been asked, the last one last."""
        self._offered: list[Seat] = []
        """On whom the card offers to bet."""
        self.card = OnlookersCard(page)
        # A timer of its own: PySide never lets go of the method of a single shot whose object is deleted before it.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._look)
        page.animation_player.idle.connect(self._later.start)
        page.session.changed.connect(self._later.start)
        page.curtain.opened.connect(self._later.start)
        page.session.over.connect(self._tell)
        page.installEventFilter(self)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Elsewhere nobody is in haste; who comes to the table may be out."""
        if event.type() == QEvent.Type.Show and watched is self._page:
            self._later.start()
        if event.type() == QEvent.Type.Hide and watched is self._page and not event.spontaneous():
            self._set_hasty(False)
        return False

    @property
    def _out(self) -> list[Seat]:
        """The persons who have no part in the game any more, while it goes on."""
        session = self._page.session
        out = self._game.out(session.match.state) if session.match.waiting else ()
        return [seat for seat in session.seating.persons if seat in out]

    @property
    def _left(self) -> list[Seat]:
        """Who may still win."""
        match = self._page.session.match
        out = self._game.out(match.state)
        return [seat for seat in range(match.setup.seats) if seat not in out]

    @guard
    def _look(self) -> None:
        page, out, is_idle = self._page, self._out, self._page.animation_player.is_idle
        if self.card.isVisible() and (
            page.session.is_past or self._asked[-1] not in out or (is_idle and self._left != self._offered)
        ):
            del self._asked[-1:]  # asked again by and by
            self.card.leave()
        if page.session.match.waiting and not page.session.is_past:  # somebody may have come back by undo
            self._asked = [seat for seat in self._asked if seat in out]
            self.bets = {seat: bet for seat, bet in self.bets.items() if seat in out}
        if page.session.is_past or len(out) < len([*page.session.seating.persons]):
            self._set_hasty(False)
        following = next((seat for seat in out if seat not in self._asked), None)
        is_seen = is_idle and page.isVisible() and not page.curtain.isVisible()
        if following is not None and is_seen and not page.session.is_past and not self.card.isVisible():
            self._asked.append(following)
            self._ask(following, len(out) == len([*page.session.seating.persons]))

    def _ask(self, person: Seat, is_last: bool) -> None:
        """Ask a person; *is_last*: no other one is in play."""
        session = self._page.session
        left = self._offered = self._left
        self.buttons = [self._button(session.names[seat], partial(self._bet_on, person, seat)) for seat in left]
        if not is_last:
            self.buttons.append(self._button(translate("Onlookers", "Just watch"), self._later.start))
        elif not self.is_hasty:
            self.buttons.append(self._button(translate("Onlookers", "Watch in haste"), partial(self._set_hasty, True)))
        at, clear = self._places(left)
        title = translate("Onlookers", "{name}: who will win?").format(name=session.names[person])
        sentence = translate("Onlookers", "You are out of the game. Bet on somebody, or just watch.")
        self.card.ask(title, sentence, self.buttons, at, clear)

    def _button(self, text: str, do: Callable[[], object]) -> Button:
        button = Button(text, size=14)
        button.chosen.connect(self.card.leave)
        button.chosen.connect(do)
        return button

    def _places(self, left: list[Seat]) -> tuple[QRect, list[QRect]]:
        """Where those are who are left, and what else the card leaves in sight."""
        page, table = self._page, self._page.table
        bar = page.frame.prompt_bar
        clear = [QRect(bar.mapTo(page, QPoint(0, 0)), bar.size())]
        if not isinstance(table, BoardView):
            return clear[0], []
        corner = table.viewport().mapTo(page, QPoint(0, 0))
        spots = table.board_scene.spots
        areas = [
            spots["seat", seat].area.toAlignedRect().translated(corner) for seat in left if ("seat", seat) in spots
        ]
        return (areas or clear)[0], [*areas, *clear]

    def _bet_on(self, person: Seat, seat: Seat) -> None:
        self.bets[person] = seat
        names = self._page.session.names
        words = translate("Onlookers", "{person} bets on {name}.").format(person=names[person], name=names[seat])
        self._page.notice.say_for_a_while(words)
        self._later.start()  # whoever is out too is asked next

    def _set_hasty(self, is_hasty: bool) -> None:
        if is_hasty == self.is_hasty:
            return
        self.is_hasty = is_hasty
        if is_hasty:
            theme.set_pace(theme.APPEARANCE.pace * HASTE, theme.APPEARANCE.is_still)
            self._page.pace.seconds *= HASTE
        else:
            self._set_usual_pace()

    def _tell(self) -> None:
        """The game is over: who was bet on has won, or has not."""
        self.card.leave()
        self._set_hasty(False)
        winners, names, said = self._page.session.match.standing.winners, self._page.session.names, []
        for person, seat in self.bets.items():
            right = translate("Onlookers", "{person} bet on {name}, and was right!")
            wrong = translate("Onlookers", "{person} bet on {name}, and was wrong.")
            said.append((right if seat in winners else wrong).format(person=names[person], name=names[seat]))
        if said:
            self._page.notice.say_for_a_while(" ".join(said))
        self.bets.clear()
