"""Once no person is in play any more, a card asks who will win and offers to watch in haste. Nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable, Set
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QTimer
from PySide6.QtWidgets import QWidget

from hamster_table.engine.kernel import Seat, State
from hamster_table.models.guard import guard
from hamster_table.views.art import theme
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.flow_layout import FlowLayout
from hamster_table.views.widgets.prompt_bar import Bubble

translate = QCoreApplication.translate
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

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._row: QWidget | None = None

    def ask(self, title: str, sentence: str, buttons: list[Button], at: QRect, clear: list[QRect]) -> None:
        """Ask with these buttons, beside the place *at*, and hide nothing of what is to stay *clear*."""
        if self._row is not None:
            self._row.deleteLater()
        self._row = QWidget()
        flow = FlowLayout(self._row)
        flow.setContentsMargins(0, 4, 0, 0)
        for button in buttons:
            flow.addWidget(button)
        self._column.addWidget(self._row)
        self.say(title, sentence, "", at, clear)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whatever else is pressed, it stays: there is time to think about it."""
        return False


class Onlookers(QObject):
    """Asks once, and tells at the end who was right."""

    def __init__(self, page: GamePage, game: Game, set_usual_pace: Callable[[], object]) -> None:
        """*set_usual_pace* puts the pace of the settings in force again."""
        super().__init__(page)
        self._page, self._game, self._set_usual_pace = page, game, set_usual_pace
        self.bet: Seat | None = None
        """Who is bet on; None: nobody."""
        self.is_hasty = False
        self.buttons: list[Button] = []
        """Those of the question."""
        self._was_asked = False
        self.card = OnlookersCard(page)
        # A timer of its own: PySide never lets go of the method of a single shot whose object is deleted before it.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._look)
        page.animation_player.idle.connect(self._later.start)
        page.session.changed.connect(self._later.start)
        page.session.over.connect(self._tell)
        page.installEventFilter(self)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Elsewhere nobody is in haste."""
        if event.type() == QEvent.Type.Hide and watched is self._page and not event.spontaneous():
            self._set_hasty(False)
        return False

    @property
    def _looks_on(self) -> bool:
        """Whether people sit here, and none of them is in play while the game goes on."""
        session = self._page.session
        persons = {*session.seating.persons}
        return bool(persons and session.match.waiting) and persons <= self._game.out(session.match.state)

    @guard
    def _look(self) -> None:
        page = self._page
        if page.session.is_past:
            self._was_asked = self._was_asked and not self.card.isVisible()  # asked again by and by
            self.card.leave()
            self._set_hasty(False)
        elif not self._looks_on:
            self.card.leave()
            self._set_hasty(False)
            if page.session.match.waiting:
                self._was_asked, self.bet = False, None  # somebody has come back by undo
        elif not self._was_asked and page.animation_player.is_idle and page.isVisible():
            self._was_asked = True
            self._ask()

    def _ask(self) -> None:
        session = self._page.session
        left = [seat for seat in range(session.match.setup.seats) if seat not in self._game.out(session.match.state)]
        self.buttons = [self._button(session.names[seat], partial(self._bet_on, seat)) for seat in left]
        if not self.is_hasty:
            self.buttons.append(self._button(translate("Onlookers", "Watch in haste"), partial(self._set_hasty, True)))
        at, clear = self._places(left)
        title = translate("Onlookers", "Who will win?")
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

    def _bet_on(self, seat: Seat) -> None:
        self.bet = seat
        name = self._page.session.names[seat]
        self._page.notice.say_for_a_while(translate("Onlookers", "You bet on {name}.").format(name=name))

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
        if self.bet is not None:
            is_right = self.bet in self._page.session.match.standing.winners
            right, wrong = (
                translate("Onlookers", "You bet on {name}, and were right!"),
                translate("Onlookers", "You bet on {name}, and were wrong."),
            )
            said = right if is_right else wrong
            self._page.notice.say_for_a_while(said.format(name=self._page.session.names[self.bet]))
            self.bet = None
