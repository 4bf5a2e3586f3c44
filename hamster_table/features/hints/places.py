"""Where the hints of a game look, and what they mark: found by the id of the game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hamster_table.engine.game import Game
from hamster_table.engine.kernel import Action, Seat
from hamster_table.features import given
from hamster_table.views.board.items import Spot

Spots = Callable[[Any, Seat, Action], tuple[Spot, ...]]


@dataclass(frozen=True, slots=True)
class HintPlaces:
    """What the hints of a game know of its table."""

    where: Callable[[Any, Seat, Action], str]
    """Where to look for an action, in one English sentence that says nothing else of it; "": nowhere in particular.
    Actions with the same sentence are a part of the board, or a kind of choice."""
    spots: Spots
    """The places of the table that a hint about an action marks."""
    look_spots: Spots
    """The same for the first step of a hint, which says where to look."""


def places_of(game: Game) -> HintPlaces | None:
    """Those of a game; None: it has none, and its hints mark nothing."""
    return given("hints", game.id, HintPlaces)
