"""The sounds of a game: whose turn it is, how it ended, and what its table says of its events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject

from hamster_table.engine.game import Standing
from hamster_table.engine.kernel import CHANCE, Action, Event, Seat
from hamster_table.models.guard import guard
from hamster_table.models.seat_control import PERSON
from hamster_table.models.sound.player import SOUND
from hamster_table.views.board.table_info import load, table_info
from hamster_table.views.game.game_page import GamePage

SOUNDS: Mapping[str, str] = {"your turn": "your-turn", "won": "win", "lost": "loss"}
"""What makes which sound in every game; those of a game alone stand in its `TableInfo`."""


class GameSounds(QObject):
    """Listens to a game and plays its sounds."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._session = page.session
        info = table_info(page.session.match.game)
        self._sounds = info.sounds
        self._listener = load(info.listener)(page.table) if info.listener else None
        page.session.asked.connect(self._say_turn)
        page.session.over.connect(self._say_end)
        page.animation_player.began.connect(self._say_event)
        SOUND.prepare()

    @guard
    def _say_turn(self, seat: Seat, _: object) -> None:
        """A person is asked; after what they did themselves they need not be called."""
        if last_actor(self._session.match.ledger) != seat:
            SOUND.play(SOUNDS["your turn"])

    @guard
    def _say_end(self, standing: Standing) -> None:
        kinds = [player.kind for player in self._session.seating.players]
        SOUND.play(SOUNDS["won" if is_joy(standing, kinds) else "lost"])

    @guard
    def _say_event(self, event: Event) -> None:
        name = self._sounds.get(type(event).__name__)
        if name is not None:
            SOUND.play(name)


def last_actor(ledger: Sequence[tuple[Seat, Action]]) -> Seat | None:
    """The seat that has acted last, chance left out; None: nobody has."""
    return next((seat for seat, _ in reversed(ledger) if seat != CHANCE), None)


def is_joy(standing: Standing, kinds: Sequence[str]) -> bool:
    """Whether a person has won, or only computers play and one of them has."""
    people = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
    return any(seat in standing.winners for seat in people or standing.winners)
