"""The page of sheets, which can be called up from everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.models.keys import Command
from hamster_table.models.texts import translate
from hamster_table.views.feature import Feature, FeaturePage

if TYPE_CHECKING:
    from hamster_table.engine.game import Game
    from hamster_table.features.printing.print_page import PrintPage
    from hamster_table.views.window.navigator import Navigator


def _page(window: Navigator, game: str = "") -> PrintPage:
    """Of the game on the table as everybody sees it, or blank ones of any game; "": `game_of`."""
    from hamster_table.engine.catalogue import find, games
    from hamster_table.features.printing.print_page import PrintPage
    from hamster_table.views.window.page_factory import day_played, game_of, offer_games

    shown, session = find(game) if game else game_of(window), window.session
    if session is None or session.match.game is not shown:
        page = PrintPage(shown)
    else:
        match = session.match
        page = PrintPage(shown, match.view(None), session.names, match.story_of(None), day_played(window))
    offer_games(window, page, "print", shown, [*games().values()])
    return page


def _for_positions(game: Game) -> str:
    from hamster_table.features.printing.prints import prints_of
    from hamster_table.features.printing.setup_sheet import KIND

    if KIND not in prints_of(game).sheets:
        return ""
    return translate("Position", "Print a set-up sheet to write it down at the table")


PRINT = Command("Ctrl+P", "window.print", "print sheets")
FEATURE = Feature(
    (FeaturePage("print", "Print sheets", _page, PRINT, rank=3, is_of_ended_games=True, for_positions=_for_positions),)
)
