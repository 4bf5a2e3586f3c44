"""The page of the postcard, which the result of a game leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.views.feature import Feature, FeaturePage

if TYPE_CHECKING:
    from hamster_table.engine.storage.rows import GameRow
    from hamster_table.features.postcard.postcard_page import PostcardPage
    from hamster_table.views.window.navigator import Navigator


def _page(window: Navigator) -> PostcardPage:
    """Of the game on the table, which is over."""
    from hamster_table.engine.storage.save_file import write_content
    from hamster_table.features.postcard.bg_stats import play_link
    from hamster_table.features.postcard.film import film_of_game, film_of_moment
    from hamster_table.features.postcard.postcard import postcard_of
    from hamster_table.features.postcard.postcard_page import PostcardPage

    session = window.session
    assert session is not None
    match = session.match
    # A game that is only looked at has no place in the store, but it is there.
    nothing: list[GameRow] = []
    kept = window.library.ask(lambda store: store.rows_of(match), nothing)
    played = kept[-1].played if kept else ""
    page = PostcardPage(
        postcard_of(session, played),
        lambda is_whole: (film_of_game if is_whole else film_of_moment)(session),
        play_link(session, played),
    )

    def save(content: bytes, suffix: str) -> None:
        window.files.ask_where_to_write(page.card.file_name, suffix, lambda path: write_content(path, content))

    page.save_wanted.connect(save)
    return page


FEATURE = Feature(
    pages=(FeaturePage("postcard", "Postcard", _page, is_everywhere=False, is_of_results=True, is_of_table=True),)
)
