"""The records as a page of the window."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from hamster_table.models.keys import Command
from hamster_table.views.feature import Feature, FeaturePage

if TYPE_CHECKING:
    from hamster_table.engine.game_records import Record
    from hamster_table.features.records.lifetime_page import LifetimePage
    from hamster_table.features.records.months_page import MonthsPage
    from hamster_table.features.records.records_page import RecordsPage
    from hamster_table.features.records.sitting_page import SittingPage
    from hamster_table.features.records.stickers_page import StickersPage
    from hamster_table.views.window.navigator import Navigator


def _page(window: Navigator) -> RecordsPage:
    from hamster_table.features.records.records_page import RecordsPage

    page = RecordsPage(window.library.records(), _kept(window), window.library.compared)
    page.opened.connect(window.desk.open)
    page.moment_opened.connect(window.desk.open_at)
    page.wanted.connect(window.show_page)
    return page


def _kept(window: Navigator) -> set[int]:
    return {game.id for game in window.library.games() if not game.away}


def _sitting(window: Navigator) -> SittingPage:
    from hamster_table.features.records.sitting import sitting
    from hamster_table.features.records.sitting_page import SittingPage, now

    return SittingPage(sitting(window.library.records(), now()))


def _months(window: Navigator, wanted: str = "") -> MonthsPage:
    """*wanted*: the first day of a month, in ISO 8601."""
    from hamster_table.features.records.months_page import MonthsPage
    from hamster_table.features.records.sitting_page import now

    month = date.fromisoformat(wanted) if wanted else None
    page = MonthsPage(window.library.records(), now().date(), month)
    page.graph_wanted.connect(lambda: window.show_page("lifetime"))
    return page


def _lifetime(window: Navigator) -> LifetimePage:
    # Not before a graph is opened: it loads pyqtgraph and numpy.
    from hamster_table.features.records.lifetime_page import LifetimePage

    page = LifetimePage(window.library.records())
    page.month_wanted.connect(lambda month: window.show_page("months", month.isoformat()))
    return page


def _stickers(window: Navigator, whose: str = "") -> StickersPage:
    """*whose*: a name as it is compared; "": of whoever has played most."""
    from hamster_table.features.records.stickers_page import StickersPage
    from hamster_table.models.texts import translate
    from hamster_table.views.widgets.prompt_bar import ButtonSpec

    page = StickersPage(window.library.records(), _kept(window), whose)

    def look_at(game: int, why: str) -> None:
        whose = page.person

        def come_back() -> None:
            window.notice.leave()
            window.show_page("stickers", whose)

        # It is a place of its own: no way leads back from there. Said first, so that an error stands instead of it.
        window.say(why, (ButtonSpec(translate("Stickers", "Back to the stickers"), come_back),))
        window.desk.open(game)

    page.opened.connect(look_at)
    return page


def _praise(records: Sequence[Record], of: int) -> list[str]:
    from hamster_table.features.records.months import new_season_words
    from hamster_table.features.records.stickers_page import new_words

    return [*new_words(records, of), *new_season_words(records, of)]


RECORDS = Command("Ctrl+R", "window.records", "records")
FEATURE = Feature(
    pages=(
        FeaturePage("records", "Records", _page, RECORDS, icon="graph"),
        FeaturePage("sitting", "Today at this table", _sitting, is_everywhere=False, is_of_results=True),
        FeaturePage("months", "Months", _months, is_everywhere=False),
        FeaturePage("lifetime", "All months", _lifetime, is_everywhere=False),
        FeaturePage("stickers", "Stickers", _stickers, is_everywhere=False, is_of_results=True),
    ),
    praise=_praise,
)
