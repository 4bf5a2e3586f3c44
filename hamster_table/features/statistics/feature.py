"""The graphs of a game: a page that is offered with it, by a button beside its table, and once it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.models.keys import Command
from hamster_table.models.texts import translate
from hamster_table.views import feature
from hamster_table.views.feature import Feature, FeaturePage, Later, RailButton

if TYPE_CHECKING:
    from hamster_table.features.statistics.statistics_page import StatsPage
    from hamster_table.models.session import Session
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.window.navigator import Navigator

NAME = "graph"
GRAPHS = Command("F3", "game.graph", "graphs")
HAS_GRAPHS = Later(f"{__package__}.graphs:graphs_of")


def _why_off(session: Session) -> str:
    if HAS_GRAPHS(session.match.game):
        return ""
    return translate("GamePage", "Not available for this game.")


def _page(window: Navigator) -> StatsPage:
    """The graphs of the game on the table; a point leads back to its moment."""
    from hamster_table.features.statistics.graphs import graphs_of
    from hamster_table.features.statistics.statistics_page import StatsPage
    from hamster_table.views.window.page_factory import day_played

    session = window.session
    assert session is not None
    match, seen = session.match, session.shown_to
    graphs = graphs_of(match.game)
    assert graphs is not None
    page = StatsPage(match.game, graphs)
    ended = feature.pages_of_ended_games(match.game, session.seating.players) if not match.waiting else ()
    others = (one for one in ended if one.name != NAME and not one.is_everywhere)  # to the others the menu leads
    page.set_story(
        match.story_of(seen), session.names, match.game.standing(match.view(seen)), day_played(window), others
    )
    page.go_to.connect(window.look_at)
    page.page_wanted.connect(window.show_page)
    return page


def _attend(page: GamePage, window: Navigator) -> None:
    page.frame.rail.connect(lambda name: window.show_page(NAME) if name == NAME else None)


FEATURE = Feature(
    pages=(
        FeaturePage(
            NAME,
            "Graphs",
            _page,
            rank=0,
            is_everywhere=False,
            is_of_ended_games=True,
            is_of_table=True,
            is_for=HAS_GRAPHS,
        ),
    ),
    rail=(RailButton(NAME, "Graphs", GRAPHS, _why_off, after="story"),),
    attend=_attend,
)
