"""The analysis as a page of the window, offered with games that are over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.views.feature import Feature, FeaturePage, Later

if TYPE_CHECKING:
    from hamster_table.features.analysis.analysis_page import AnalysisPage
    from hamster_table.views.window.navigator import Navigator


def _page(window: Navigator) -> AnalysisPage:
    from hamster_table.engine.storage import annotations
    from hamster_table.features.analysis import kept
    from hamster_table.features.analysis.analysis_page import AnalysisPage

    session = window.session
    assert session is not None
    match, kinds = session.match, [player.kind for player in session.seating.players]
    page = AnalysisPage(
        match,
        session.names,
        kept.load(match, kinds),
        lambda found: window.writer.do(lambda: kept.keep(match, found, kinds), lambda _: None),
        session.seating.players,
    )
    page.notes = annotations.written(session.notes)
    page.go_to.connect(window.look_at)
    page.deed_wanted.connect(lambda deed, moment: deed.do(window, moment))
    return page


FEATURE = Feature(
    (FeaturePage("analysis", "Analysis", _page, is_everywhere=False, is_of_ended_games=True, is_of_table=True),),
    forget=Later(f"{__package__}.kept:delete"),
)
