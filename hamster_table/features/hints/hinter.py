"""The hint of a game's page, in two steps: where to look, and then what to do and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QObject, QPoint, QRectF, QTimer, Signal
from PySide6.QtWidgets import QAbstractScrollArea, QWidget

from hamster_table.engine.kernel import Action, Seat, State
from hamster_table.engine.players import THUMB
from hamster_table.engine.shared_luck import is_shared
from hamster_table.features.hints import texts
from hamster_table.features.hints.adviser import Adviser
from hamster_table.features.hints.mark import HintMark
from hamster_table.features.hints.places import places_of
from hamster_table.models import action_words
from hamster_table.models.ai.computer_players import AiClient
from hamster_table.models.guard import guard
from hamster_table.models.seat_control import knows_secrets
from hamster_table.models.texts import plural, translate
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.explanation import Explanation
from hamster_table.views.board.items import Spot
from hamster_table.views.game.explainer import ExplanationCard
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.widgets.layouts import place_in
from hamster_table.views.widgets.speech import announce
from hamster_table.views.window.navigator import Navigator

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
    """Shows a hint to the person who is asked, and to nobody else: it knows what the screen shows, and no more.

    Asked once, it says where to look: a part of the board or a kind of choice in which there is more than one thing to
    do. Asked again at the same question, it says what a computer player would do there, and why; with luck that others
    have too it does not, for results are compared.
    """

    def __init__(self, page: GamePage, thinker: Callable[[], AiClient | None]) -> None:
        super().__init__(page)
        self._page = page
        self._asked: tuple[State, Seat] | None = None
        """The view and the seat of the question that a hint was asked for."""
        self._action: Action | None = None
        """What the adviser would do there; None while it thinks, and where it does not know."""
        self._is_told = self._is_last = False
        """Whether it was said where to look, and whether all is said."""
        self._noticed = ""
        """What was said last instead of a hint."""
        self._is_compared = is_shared(page.session.match.seed)
        self.card = HintCard(page)
        self.card.understood.connect(self._go_on)
        self.card.gone.connect(self._gone)
        self.adviser = Adviser(thinker, self)
        self.adviser.advised.connect(self._advised)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE_MS)
        self._patience.timeout.connect(self._say_meanwhile)
        self.mark = HintMark(page.table.board_scene) if isinstance(page.table, BoardView) else None
        self.button = page.frame.rail_buttons["hint"]
        page.frame.rail.connect(self._pressed)
        # What is said belongs to one question at one moment.
        session = page.session
        for happening in (session.happened, session.changed, session.hand_over, session.over):
            happening.connect(self.forget)

    def show(self) -> None:
        """Show the hint for the question that is asked: where to look, or what to do where that was said before."""
        session, page = self._page.session, self._page
        if self._is_told and self._is_same_question():
            self._tell_what()
            return
        self.forget()
        seat = session.asked_seat
        if seat is None or texts.why_off(session) or page.curtain.isVisible():
            self._say_instead(texts.not_now())
            return
        if session.is_guided:  # it would speak of something else: whatever guides has hints of its own
            return
        # What the screen shows: of several people who share it, nobody is told what only one of them knows.
        view = page.table.help.question(session.view())
        if view is None:
            self._say_finish()
            return
        self._asked = view, seat
        self._patience.start()
        # To imagine what is hidden from a seat takes all that the seat knows; rules of thumb do with less.
        knows_all = session.shown_to == seat or not knows_secrets(session.match, session.match.state, seat)
        self.adviser.ask(session.match.game, view, seat, session.at, "" if knows_all else THUMB)

    def _say_finish(self) -> None:
        self._say_instead(translate("Hint", "All that there is to choose is prepared: finish."))

    def _say_instead(self, words: str) -> None:
        self._noticed = words
        self._page.notice.say_for_a_while(words)

    def _has_nothing_to_add(self) -> bool:
        """Whether what would be advised is prepared already; that is said, then, unless it is not to be known."""
        if self._is_compared or self._action is None or self._page.table.help.prepared() != self._action:
            return False
        self.forget()
        self._say_finish()
        return True

    @guard
    def forget(self, *_: object) -> None:
        """Take the hint away, and what was said before: the question is another one."""
        self._is_told = self._is_last = False
        self._asked = self._action = None
        self.card.leave()

    def _pressed(self, name: str) -> None:
        if name != "hint":
            return
        if self.card.isVisible() and not (self._is_compared and self._is_told):
            self._go_on()
        else:
            self.show()

    def _is_same_question(self) -> bool:
        """Whether the hint's question is still the one that is asked, with what is prepared by now."""
        session = self._page.session
        if self._asked is None or session.asked_seat is None:
            return False
        return self._asked == (self._page.table.help.question(session.view()), session.asked_seat)

    def _go_on(self) -> None:
        """The card is read: do not wait for the search, tell what to do, or take it away."""
        if not self._is_same_question():
            self.show()
        elif self.adviser.is_asked:
            self.adviser.hurry()
        elif self._is_told and not self._is_last:
            self._tell_what()
        else:
            self.card.leave()
            self._page.table.setFocus()

    def _say_meanwhile(self) -> None:
        game, name = self._page.session.match.game, self.adviser.player_name
        words = translate("Hint", "{player} is thinking, for %n second(s) at most…", None, game.seconds)
        thinking = plural(words, game.seconds).format(player=name)
        self._say_where("", ("icon-computer", thinking), button=translate("Hint", "Don’t wait"))

    def _advised(self, action: Action | None) -> None:
        self._patience.stop()
        if self._asked is None:
            return
        (view, seat), game = self._asked, self._page.session.match.game
        self._action = action
        if self._has_nothing_to_add():
            return
        self._is_told = action is not None and bool(self._advice())
        where = texts.where(game, view, seat, action) if action is not None else ""
        self._is_last = self._is_compared
        goes_on = self._is_told and not self._is_last
        button = translate("Hint", "What to do") if goes_on else translate("Explainer", "Got it")
        self._say_where(where, ("", ""), button)

    def _say_where(self, where: str, more: tuple[str, str], button: str) -> None:
        """Say where to look, as far as that is known, what can be done and what matters."""
        assert self._asked is not None
        (view, seat), game = self._asked, self._page.session.match.game
        there = texts.alike(game, view, seat, self._action) if self._action is not None else []
        lines = (
            ("icon-eye", where),
            ("icon-story", texts.offers(game, view, seat)),
            ("icon-rules", action_words.matters(game, view)),
            more,
        )
        self._show_card(translate("Hint", "Where to look"), lines, self._spots(there, is_told=False), button)

    def _tell_what(self) -> None:
        """Say what to do, and why; or why that is not said."""
        assert self._asked is not None and self._action is not None
        if self._has_nothing_to_add():
            return
        if self._is_compared:
            self.forget()
            self._say_instead(texts.compared())
            return
        view, seat = self._asked
        self._is_last = True
        session = self._page.session
        lines = (
            ("icon-computer", self._advice()),
            ("icon-hint", action_words.why(session.match.game, view, seat, self._action, session.names)),
        )
        spots = self._spots([self._action], is_told=True)
        there = self._spots(texts.alike(session.match.game, view, seat, self._action), is_told=False)
        self._page.table.help.advise(self._action)
        self._show_card(translate("Hint", "What to do"), lines, spots, translate("Explainer", "Got it"), there)

    def _advice(self) -> str:
        assert self._asked is not None and self._action is not None
        session = self._page.session
        player = self.adviser.player_name
        return texts.advice(session.match.game, self._asked[0], self._action, session.names, player)

    def _show_card(
        self,
        title: str,
        said: Iterable[tuple[str, str]],
        spots: Iterable[Spot],
        button: str,
        compared: Iterable[Spot] = (),
    ) -> None:
        """Show a card and mark these places; *compared*: those that stay in sight, too."""
        page, lines = self._page, tuple((sign, text) for sign, text in said if text)
        if page.notice.text == self._noticed:
            page.notice.leave()  # it is no more so
        corner = _ground(page.table).mapTo(page, QPoint(0, 0))
        marked = self._mark(spots)
        others = [area for spot in compared if not (area := page.table.help.area_of(spot)).isEmpty()]
        clear = [area.toAlignedRect().translated(corner) for area in (*others, *marked)]
        at = clear[-1] if marked else place_in(page, self.button)
        what = Explanation("hint", title, lines, at.toRectF(), is_due=True)
        for other in page.findChildren(ExplanationCard):  # what is explained gives way, and is due again
            if other is not self.card and other.isVisible():
                other.leave()
        self.card.explain(what, at, [*clear, place_in(page, page.frame.prompt_bar)], button)
        self.card.setAccessibleName(" ".join([f"{title}.", *(text for _, text in lines)]))
        if not self.adviser.is_asked:
            announce(page.table, self.card.accessibleName())
            page.announced.emit(self.card.accessibleName())

    def _spots(self, actions: Iterable[Action], is_told: bool) -> tuple[Spot, ...]:
        """The places of actions on the table: where one is to look, or where one is to do it."""
        places = places_of(self._page.session.match.game)
        if places is None or self._asked is None:
            return ()
        spots_of = places.spots if is_told else places.look_spots
        return tuple(dict.fromkeys(spot for action in actions for spot in spots_of(*self._asked, action)))

    def _mark(self, spots: Iterable[Spot]) -> Sequence[QRectF]:
        """Mark these places on the table, () for none; returns where they are, in its pixels."""
        if self.mark is None:
            return ()
        return self.mark.surround(map(self._page.table.help.area_of, spots))

    def _gone(self) -> None:
        """The card was taken away. What was said stays said, until the question is another one."""
        self._patience.stop()
        self.adviser.forget()
        self._mark(())


def attend(page: GamePage, window: Navigator) -> None:
    """Give hints on a page."""
    Hinter(page, window.thinker)


def _ground(table: QWidget) -> QWidget:
    return table.viewport() if isinstance(table, QAbstractScrollArea) else table
