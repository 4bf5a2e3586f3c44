"""The records as a page of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.models.keys import Command
from hamster_table.views.feature import Feature, FeaturePage

if TYPE_CHECKING:
    from hamster_table.features.records.records_page import RecordsPage
    from hamster_table.features.records.sitting_page import SittingPage
    from hamster_table.views.window.navigator import Navigator


def _page(window: Navigator) -> RecordsPage:
    from hamster_table.features.records.records_page import RecordsPage

    kept = {game.id for game in window.library.games() if not game.away}
    page = RecordsPage(window.library.records(), kept, window.library.compared)
    page.opened.connect(window.desk.open)
    page.moment_opened.connect(window.desk.open_at)
    page.sitting_wanted.connect(lambda: window.show_page("sitting"))
    return page


def _sitting(window: Navigator) -> SittingPage:
    from hamster_table.features.records.sitting import sitting
    from hamster_table.features.records.sitting_page import SittingPage, now

    return SittingPage(sitting(window.library.records(), now()))


RECORDS = Command("Ctrl+R", "window.records", QT_TRANSLATE_NOOP("Keyboard shortcuts", "records"))
FEATURE = Feature(
    pages=(
        FeaturePage("records", QT_TRANSLATE_NOOP("Features", "Records"), _page, RECORDS, icon="graph"),
        FeaturePage(
            "sitting",
            QT_TRANSLATE_NOOP("Features", "Today at this table"),
            _sitting,
            is_everywhere=False,
            is_of_results=True,
        ),
    )
)
