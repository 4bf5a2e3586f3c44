"""The sounds of a game: whose turn it is, how it ended, what hands do, and what its table says of its events."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Mapping, Sequence
from pkgutil import resolve_name

from PySide6.QtCore import QObject

from hamster_table.engine.game import Standing
from hamster_table.engine.kernel import CHANCE, Action, Seat
from hamster_table.features.sound.player import SOUND
from hamster_table.features.sound.sounds import sounds_of
from hamster_table.models.guard import guard
from hamster_table.models.seat_control import PERSON
from hamster_table.views.art.theme import duration
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.game.game_page import GamePage

SOUNDS: Mapping[str, str] = {
    "your turn": "your-turn",
    "won": "win",
    "lost": "loss",
    "curtain": "curtain",
    "lift": "brush",
    "drop": "tock",
    "drop on one": "tock-on-one",
    "drop on more": "tock-on-more",
    "refuse": "refusal",
    "time is up": "your-turn",
}
"""What makes which sound in every game; those of a game alone stand in the module of its name."""
DROPS = ("drop", "drop on one", "drop on more")
"""By how many pieces lie there already."""
AT_ONCE, AT_ONCE_S = 3, 1.0
"""So many events are heard in so many seconds where nothing moves: they all happen in the same moment."""


class GameSounds(QObject):
    """Listens to a game and plays its sounds."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._session = page.session
        own = sounds_of(page.session.match.game)
        self._sounds = own.files
        self._listener = resolve_name(own.listener)(page.table) if own.listener else None
        self._heard_at_once: deque[float] = deque(maxlen=AT_ONCE)
        """When the last events were heard that were not seen to happen."""
        page.session.asked.connect(self._say_turn)
        page.session.over.connect(self._say_end)
        page.session.hand_over.connect(self._say_curtain)
        page.curtain.opened.connect(lambda: SOUND.play(SOUNDS["curtain"]))
        page.animation_player.cues.given.connect(self._say_event)
        page.animation_player.cues.held.connect(self._hold)
        if isinstance(page.table, BoardView):
            page.table.handled.connect(self._say_hand)
        for refused in (page.table.refused, page.session.refused, page.frame.prompt_bar.refused):
            refused.connect(self._say_refusal)
        SOUND.prepare()

    @guard
    def _say_turn(self, seat: Seat, _: object) -> None:
        """A person is asked; after what they did themselves they need not be called."""
        if last_actor(self._session.match.ledger) != seat:
            SOUND.play(SOUNDS["your turn"])

    @guard
    def _say_curtain(self, _: Seat) -> None:
        SOUND.play(SOUNDS["curtain"])

    @guard
    def _say_end(self, standing: Standing) -> None:
        kinds = [player.kind for player in self._session.seating.players]
        SOUND.play(SOUNDS["won" if is_joy(standing, kinds) else "lost"])

    @guard
    def _say_event(self, what: str) -> None:
        name = self._sounds.get(what, SOUNDS.get(what))
        if name is not None and self._is_room():
            SOUND.play(name)

    def _is_room(self) -> bool:
        """Whether another event can be heard: all of them where they are seen, else only a few."""
        if duration(1000):
            return True
        now, heard = time.monotonic(), self._heard_at_once
        if len(heard) == AT_ONCE and now - heard[0] < AT_ONCE_S:
            return False
        heard.append(now)
        return True

    @guard
    def _hold(self, what: str, level: float) -> None:
        if (name := self._sounds.get(what)) is not None:
            SOUND.set_loop(name, level)

    @guard
    def _say_hand(self, deed: str, what: str, lying: int) -> None:
        """A hand has lifted or dropped something, or pressed in vain; a table may have a sound of its own for it."""
        general = DROPS[min(lying, len(DROPS) - 1)] if deed == "drop" else deed
        SOUND.play(self._sounds.get(f"{deed} {what}", SOUNDS[general]))

    @guard
    def _say_refusal(self, *_: object) -> None:
        SOUND.play(SOUNDS["refuse"])


def last_actor(ledger: Sequence[tuple[Seat, Action]]) -> Seat | None:
    """The seat that has acted last, chance left out; None: nobody has."""
    return next((seat for seat, _ in reversed(ledger) if seat != CHANCE), None)


def is_joy(standing: Standing, kinds: Sequence[str]) -> bool:
    """Whether a person has won, or only computers play and one of them has."""
    people = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
    return any(seat in standing.winners for seat in people or standing.winners)
