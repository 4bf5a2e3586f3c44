"""What of a game can be printed: found by its id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from hamster_table.engine.game import Game, Story
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import State
from hamster_table.features import given
from hamster_table.features.printing.kit import Kit
from hamster_table.features.printing.sheets import Canvas, Names, Sheet, Table, Text, Tr, Zone

Make = Callable[..., tuple[Sheet, ...]]
"""Makes sheets of a view (None: blank), the names, the story of that view, and what translates a text."""


@dataclass(frozen=True, slots=True)
class Prints:
    """What of a game can be printed."""

    sheets: Mapping[str, Make]
    """Its sheets by kind, the usual one first."""
    kit: Callable[[Tr], Kit] | None = None
    """Makes the kit of its parts to print and play, with what translates a text; None: it has none."""
    paint_part: str = ""
    """A function that paints a part of the kit, as "package.module:name": a `kit_pages.Paint`."""


def prints_of(game: Game) -> Prints:
    """Those of a game; one that gives none has a score sheet."""
    return given("printing", game.id, Prints) or Prints({"score": partial(_score_sheet, game)})


def _score_sheet(
    game: Game, view: State | None = None, names: Names = (), story: Story = (), tr: Tr = str
) -> tuple[Sheet, ...]:
    """Who came where."""
    seats = names or ("",) * game.seats[-1]
    standing = game.standing(view) if view else None
    order = sorted(range(len(seats)), key=lambda seat: standing.places[seat] if standing else seat)
    rows = [(seats[n], *((str(standing.places[n]), str(standing.scores[n])) if standing else ("", ""))) for n in order]
    title = tr(N_("Score sheet"))
    table = Table((tr(N_("Name")), tr(N_("Place")), tr(N_("Score"))), tuple(rows), (3, 1, 1))
    return (Sheet("score", title, (Zone(0, 1, (Text(title, "title"), Text(game.title), table, Canvas(""))),)),)
