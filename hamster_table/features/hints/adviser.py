"""Asks for the choice that a hint speaks of: what Sharp would do with what the screen shows, or else Steady.

In a game of which *Sharp* has learned what to do it is Master who is asked: there Sharp draws what it does, good or not
so good.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal, Slot

from hamster_table.engine.game import Game, Rejected
from hamster_table.engine.kernel import Action, Seat, State, refusal
from hamster_table.engine.players import THUMB
from hamster_table.models import messages
from hamster_table.models.ai.computer_players import AiClient

SEARCHER, LEARNED = "sharp", "master"


def first_asked(game: Game) -> str:
    """Who is asked first: who tries its ideas out, in the seconds that a choice of the game may take; or has learned
    what no search does better."""
    return SEARCHER if game.learned is None or game.learned.lesser is None else LEARNED


class Adviser(QObject):
    """Asks one question at a time, in the process of the computer players. It is given a view and never a state."""

    advised = Signal(object)
    """The choice; None: there is none to be had."""

    def __init__(self, thinker: Callable[[], AiClient | None], parent: QObject | None = None) -> None:
        """*thinker* makes what runs computer players when it is first wanted; None: nobody thinks here."""
        super().__init__(parent)
        self._make = thinker
        self._thinker: AiClient | None = None
        self._asked: tuple[Game, State, Seat, int] | None = None
        self._ticket: int | None = None
        self._player = THUMB

    @property
    def is_asked(self) -> bool:
        """Whether a question is open."""
        return self._asked is not None

    @property
    def player_name(self) -> str:
        """What the computer player is called that is asked, or has answered."""
        return messages.player_name("steady" if self._player == THUMB else self._player)

    def ask(self, game: Game, view: State, seat: Seat, moment: int, player: str = "") -> None:
        """Ask what to choose for *seat*, from *view* alone; the same at the same *moment* of the game. Where *player*
        has no answer, Steady is asked."""
        self.forget()
        player = self._player = player or first_asked(game)
        if self._thinker is None and (thinker := self._make()) is not None:
            self._thinker = thinker
            thinker.answered.connect(self._answered)
            thinker.failed.connect(self._failed)
        if self._thinker is None or (game.policy is None and not game.players):
            self.advised.emit(None)
            return
        self._asked, self._ticket = (game, view, seat, moment), None
        # A client that answers at once does so before its ticket is known here.
        ticket = self._thinker.ask(seat, player, game.id, view, f"hint/{seat}/{moment}", game.seconds)
        if self._asked is not None and self._ticket is None:
            self._ticket = ticket

    def hurry(self) -> None:
        """Do not wait for the search: ask Steady instead, who answers at once."""
        if self._asked is not None and self._player != THUMB:
            self.ask(*self._asked, THUMB)

    def forget(self) -> None:
        """Drop the open question."""
        if self._asked is not None and self._thinker is not None:
            self._thinker.forget()
        self._asked = self._ticket = None

    def _answered(self, ticket: int, action: Action, rejected: Sequence[Rejected] = ()) -> None:
        if self._asked is None or self._ticket not in (None, ticket):
            return
        _, view, seat, _ = self._asked
        if refusal(view, seat, action) is None:
            self._asked = self._ticket = None
            self.advised.emit(action)
        else:
            self._give_up()

    @Slot(int, str)
    def _failed(self, ticket: int, why: str) -> None:
        if self._asked is not None and self._ticket in (None, ticket):
            self._give_up()

    def _give_up(self) -> None:
        """There is no answer from this one: ask Steady, or say that there is none."""
        if self._player != THUMB:
            self.hurry()
        else:
            self._asked = self._ticket = None
            self.advised.emit(None)
