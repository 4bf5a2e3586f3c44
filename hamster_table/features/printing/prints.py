"""What of a game can be printed: found by its id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from hamster_table.engine.game import Game
from hamster_table.features import given
from hamster_table.features.printing.kit import Kit
from hamster_table.features.printing.score_sheet import plain_score_sheet
from hamster_table.features.printing.sheets import Sheet, Tr

Make = Callable[..., tuple[Sheet, ...]]
"""Makes sheets of a view (None: blank), the names, the story of that view, and what translates a text."""


@dataclass(frozen=True, slots=True)
class Prints:
    """What of a game can be printed."""

    sheets: Mapping[str, Make]
    """Its sheets by kind, the usual one first."""
    kit: Callable[[Tr, str], Kit] | None = None
    """Makes the kit of its parts to print and play, with what translates a text, and what the file of whoever owns the
    box changes, as a set-up carries it; None: it has none."""
    paint_part: str = ""
    """A function that paints a part of the kit, as "package.module:name": a `kit_pages.Paint`."""


def prints_of(game: Game) -> Prints:
    """Those of a game; one that gives none has a score sheet."""
    return given("printing", game.id, Prints) or Prints({"score": partial(plain_score_sheet, game)})
