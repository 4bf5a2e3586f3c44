"""What is heard at the wheel: the hand that takes wood and lets it go."""

from __future__ import annotations

from PySide6.QtCore import QObject

from hamster_table.engine.hamsterrolle.actions import Piece, Reach
from hamster_table.engine.kernel import Action
from hamster_table.models.guard import guard
from hamster_table.models.sound.player import SOUND
from hamster_table.views.hamsterrolle import TABLE
from hamster_table.views.hamsterrolle.board import HamsterrolleTable


class WheelSounds(QObject):
    """Listens to a table of Hamsterrolle, and plays what its events do not tell."""

    def __init__(self, table: HamsterrolleTable) -> None:
        super().__init__(table)
        self._hand = table.present
        self._held: Piece | None = None
        """What the hand held when it was looked at last."""
        self._hand.changed.connect(self._look_at_hand)
        self._hand.action_proposed.connect(self._let_go)

    @guard
    def _look_at_hand(self) -> None:
        """The hand has taken something, or put it back."""
        held = self._hand.piece
        if held is not None and held != self._held:
            SOUND.play(TABLE.sounds["take"])
        elif held is None and self._held is not None:
            SOUND.play(TABLE.sounds["put back"])
        self._held = held

    @guard
    def _let_go(self, action: Action) -> None:
        """The hand opens; a `Reach` only says that it has begun."""
        if not isinstance(action, Reach):
            self._held = None
            SOUND.play(TABLE.sounds["let go"])
