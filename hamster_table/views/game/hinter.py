"""The hint of a game's page: what can be done now, what matters, and what Steady would choose."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QObject, QPoint, QRect, QTimer, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.models.ai import hint_texts
from hamster_table.models.ai.adviser import Adviser
from hamster_table.models.ai.computer_players import AiClient
from hamster_table.models.guard import guard
from hamster_table.models.guided_session import GuidedSession
from hamster_table.views.board.explanation import Explanation
from hamster_table.views.board.table_info import load, table_info
from hamster_table.views.game.explainer import ExplanationCard
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.widgets.layouts import place_in
from hamster_table.views.widgets.speech import announce

translate = QCoreApplication.translate
PATIENCE_MS = 200
"""Until then nothing is shown of a hint that is still being thought about, so that it does not come in two steps."""


class HintCard(ExplanationCard):
    """A hint beside the place it speaks of; what takes it away takes its mark away too."""

    sign = "hint"
    gone = Signal()

    @guard
    def leave(self) -> None:
        """Take the card away."""
        super().leave()
        self.gone.emit()


class Hinter(QObject):
    """Shows a hint to the person who is asked, and to nobody else: it knows what the screen shows, and no more."""

    def __init__(self, page: GamePage, thinker: Callable[[], AiClient | None]) -> None:
        super().__init__(page)
        self._page = page
        self._asked: tuple[State, Seat] | None = None
        """The view and the seat of the hint that is shown or thought about."""
        self.card = HintCard(page)
        self.card.understood.connect(self._understood)
        self.card.gone.connect(self._gone)
        self.adviser = Adviser(thinker, self)
        self.adviser.advised.connect(self._advised)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._say_meanwhile)
        self.button = page.frame.rail_buttons["hint"]
        page.frame.rail.connect(self._pressed)
        # What is said belongs to one question at one moment.
        session = page.session
        for happening in (session.happened, session.changed, session.hand_over, session.over):
            happening.connect(self.forget)

    def show(self) -> None:
        """Show the hint for the question that is asked, once Steady has thought about it."""
        session, page = self._page.session, self._page
        self.forget()
        if session.asked_seat is None or session.is_past or page.curtain.isVisible():
            page.notice.say_for_a_while(translate("Hint", "A hint is for whoever has to choose now."))
            return
        if isinstance(session, GuidedSession) and session.lesson is not None:  # it would speak of something else
            page.notice.say_for_a_while(translate("Hint", "The lesson says what to do."))
            return
        # What the screen shows: of several people who share it, nobody is told what only one of them knows.
        view = session.view()
        self._asked = view, session.asked_seat
        self._patience.start()
        self.adviser.ask(session.match.game, view, session.asked_seat, session.at)

    @guard
    def forget(self, *_: object) -> None:
        """Take the hint away, and think no more about it."""
        self.adviser.forget()
        self._patience.stop()
        self.card.leave()

    def _pressed(self, name: str) -> None:
        if name != "hint":
            return
        if self.card.isVisible():
            self._understood()
        else:
            self.show()

    def _say_meanwhile(self) -> None:
        self._say(translate("Hint", "Steady is thinking…"), None)

    def _advised(self, action: Action | None) -> None:
        self._patience.stop()
        if self._asked is None:
            return
        view, _ = self._asked
        session = self._page.session
        advice = "" if action is None else hint_texts.advice(session.match.game, view, action, session.names)
        self._say(advice, action if advice else None)

    def _say(self, advice: str, action: Action | None) -> None:
        assert self._asked is not None
        (view, seat), page = self._asked, self._page
        game = page.session.match.game
        said = (
            ("icon-story", hint_texts.offers(game, view, seat)),
            ("icon-hint", hint_texts.matters(game, view)),
            ("icon-computer", advice),
        )
        places = self._mark(action)
        corner = _ground(page.table).mapTo(page, QPoint(0, 0))
        clear = [area.translated(corner) for area in places]
        at = clear[-1] if clear else place_in(page, self.button)
        bar = place_in(page, page.frame.prompt_bar)
        lines = tuple((sign, text) for sign, text in said if text)
        what = Explanation("hint", translate("Hint", "Hint"), lines, at.toRectF())
        self.card.explain(what, at, [*clear, bar], translate("Explainer", "Got it"))
        self.card.setAccessibleName(" ".join([f"{what.title}.", *(text for _, text in lines)]))
        if not self.adviser.is_asked:
            announce(page.table, self.card.accessibleName())
            page.announced.emit(self.card.accessibleName())

    def _mark(self, action: Action | None) -> list[QRect]:
        table = self._page.table
        if action is None or self._asked is None:
            return [area.toAlignedRect() for area in table.mark(())]
        find = table_info(self._page.session.match.game).hint_spots
        spots = load(find)(*self._asked, action) if find else ()
        return [area.toAlignedRect() for area in table.mark(spots)]

    def _understood(self) -> None:
        self.forget()
        self._page.table.setFocus()

    def _gone(self) -> None:
        self._asked = None
        self._page.table.mark(())


def _ground(table: QWidget) -> QWidget:
    return table.viewport() if isinstance(table, QAbstractScrollArea) else table
