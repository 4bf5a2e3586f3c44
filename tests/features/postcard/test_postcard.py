"""The postcard of a game: its deciding moment and who has won, as a picture to send."""

import json
from dataclasses import replace
from itertools import groupby

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtWidgets import QFileDialog

from hamster_table.engine import Match
from hamster_table.engine.catalogue import games
from hamster_table.engine.codec import canonical, to_json
from hamster_table.engine.game import Standing
from hamster_table.engine.storage import rows
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.postcard.postcard import painted
from hamster_table.features.postcard.postcard_page import PostcardPage
from hamster_table.models import messages
from hamster_table.models.people import PEOPLE, People, Person
from hamster_table.views.art.card import SIZE
from hamster_table.views.art.theme import px
from hamster_table.views.game.game_over import GameOverOverlay
from hamster_table.views.widgets.buttons import Link
from tests.amounts import some_of
from tests.at_once import play_to_the_end
from tests.views.cut_off import cut_off, settled
from tests.views.seen import told

REMARKABLE = [id for id, game in games().items() if game.highlights]
"""The games that tell their most remarkable moments."""
SETUPS = {"hamsterrolle": {"physics": "reckoned", "limit": "60"}}


@pytest.fixture
def over(window, qtbot):
    """A game of Mira and Jonas that has just ended, with its result over the table."""

    def made(game="run-hamster-run", names=("Mira", "Jonas"), seed="tea"):
        match = play_to_the_end(Match.new(game, len(names), SETUPS.get(game, {}), seed))
        kept = window.library._opened().begin(match, tuple(map(PlayerInfo, names)))
        kept.finish(match, tuple(map(PlayerInfo, names)))
        window.desk.open(kept.id)
        qtbot.waitUntil(lambda: window.page is window.game)
        return window.session

    return made


def test_the_result_leads_to_it(window, over, qtbot):
    over()
    sheet = window.game.finale.open(False)
    assert isinstance(sheet, GameOverOverlay)
    next(one for one in sheet.findChildren(Link) if one.text() == "Postcard").press()
    qtbot.waitUntil(lambda: isinstance(window.page, PostcardPage))


@pytest.mark.parametrize("game", REMARKABLE)
def test_it_tells_who_has_won_and_shows_the_most_remarkable_moment_as_everybody_saw_it(window, over, game):
    session = over(game)
    window.show_page("postcard")
    match, card = session.match, window.page.card
    best = match.game.highlights(match)[0]
    assert card.fact == messages.sentence(best.fact, session.names)
    assert json.loads(card.form)["view"] == json.loads(
        canonical(to_json(match.game.view(match.state_at(best.moment), None)))
    )
    said = card.said().splitlines()
    assert said[1] == card.title and said[2].startswith("1. ") and said[-1] == card.fact
    assert card.said() == window.page.preview.accessibleName()


def test_it_tells_what_decided_the_game(window, over):
    session = over("hamsterdam")
    window.show_page("postcard")
    card, state = window.page.card, session.match.state
    figures = [f"Total: {state.wet(seat)} · Hamsters: {state.hamsters(seat)}" for seat in (0, 1)]
    assert list(card.figures) == figures and all(one in card.said() for one in figures)
    assert painted(card, None) != painted(replace(card, figures=("", "")), None)


def test_its_day_is_that_of_the_game(window, over):
    session = over()
    kept = window.library._opened().rows_of(session.match)[-1]
    with window.library._opened()._transaction() as database:
        rows.keep_game(database, kept._replace(played="2025-03-02T12:00:00+00:00"))
    window.show_page("postcard")
    assert window.page.card.said().splitlines()[0] == "Run, Hamster, Run!, 2 March 2025"


def test_the_table_is_drawn_also_if_somebody_looks_elsewhere_first(window, over, qtbot):
    over()
    window.show_page("postcard")
    page = window.page
    window.show_page("settings")
    window.go_back()
    assert window.page is page
    qtbot.waitUntil(lambda: page.is_drawn, timeout=60_000)


def test_the_table_is_drawn_beside_the_window_and_comes_into_the_picture(window, over, qtbot):
    over()
    window.show_page("postcard")
    page = window.page
    without = page._image
    assert without.size() == SIZE and not page.is_drawn
    qtbot.waitUntil(lambda: page.is_drawn, timeout=60_000)
    assert page._image.size() == SIZE and page._image != without


def test_it_is_copied_as_a_picture_and_as_words(window, over):
    over()
    window.show_page("postcard")
    next(one for one in window.page.bar.buttons if one.text() == "Copy").press()
    data = QGuiApplication.clipboard().mimeData()
    assert data.text() == window.page.card.said() and QImage(data.imageData()).size() == SIZE
    assert "Copied" in "\n".join(told(window.page.bar))


def test_who_is_known_is_shown_by_their_face(window, over):
    over()
    window.show_page("postcard")
    card = window.page.card
    before = painted(card, None)
    PEOPLE.now = People((Person("Guest", "black", "party"),))
    assert painted(card, None) == before
    for name in card.names:
        PEOPLE.now = People((Person(name, "black", "party"),))
        assert painted(card, None) != before


def test_on_a_large_screen_the_sheet_ends_below_the_card(window, over):
    over()
    window.resize(2560, 1440)
    window.show_page("postcard")
    settled()
    preview, board = window.page.preview, window.page.board()
    drawn = SIZE.scaled(preview.size(), Qt.AspectRatioMode.KeepAspectRatio)
    assert drawn.width() == preview.width() and 0 < board.bottom() - preview.y() - drawn.height() < px(140)


def test_it_is_saved_as_a_picture(window, over, tmp_path):
    over()
    window.show_page("postcard")
    next(one for one in window.page.bar.buttons if "picture" in one.text()).press()
    dialog = next(one for one in window.findChildren(QFileDialog) if one.isVisible())
    dialog.fileSelected.emit(str(tmp_path / "Grandma"))
    dialog.reject()
    assert QImage(str(tmp_path / "Grandma.png")).size() == SIZE


def test_who_stands_beside_the_winner_is_written_as_large_as_the_others(window, over):
    over("hamsterdam", ("Ada", "Ida", "Eda", "Oda"))
    window.show_page("postcard")
    standing = Standing((1, 2, 2, 2), (9, 5, 5, 5), winners=(0,))
    image = painted(replace(window.page.card, title="!", standing=standing, figures=("",) * 4), None)
    dark = [any(QColor(image.pixel(x, y)).lightness() < 128 for x in range(798, 860)) for y in range(200, 560)]
    lines = [len([*group]) for is_ink, group in groupby(dark) if is_ink]
    assert len(lines) == 4 and len({*lines}) == 1


def test_whoever_has_won_with_others_is_on_the_card_too(window, over):
    over("hamsterdam", ("Ada", "Ida", "Eda", "Oda"))
    window.show_page("postcard")

    def card_of(*winners):
        standing = Standing((1, 1, 1, 1), (9, 9, 9, 9), winners=winners)
        return painted(replace(window.page.card, standing=standing), None)

    assert card_of(0, 1, 2) != card_of(0, 1, 3) and card_of(0, 1, 2, 3) != card_of(0, 1, 2)


def test_long_words_stay_on_their_paper(window, over):
    """Nothing of the letters reaches the wood at the right and at the bottom."""
    session = over("hamsterdam", ("Mira of the long and winding name", "Jonas", "Edda", "Tom"))
    window.show_page("postcard")
    image, plain = painted(window.page.card, None), window.page.card
    assert session.match.setup.seats == 4
    short = painted(type(plain)(**{**{one: getattr(plain, one) for one in plain.__slots__}, "names": ("A",) * 4}), None)
    edge = [(1175, y) for y in range(0, 630, 3)] + [(x, 600) for x in range(720, 1180, 3)]
    assert all(image.pixel(*at) == short.pixel(*at) for at in edge)


@pytest.mark.parametrize("scale", some_of([100, 130, 200], lambda scale: scale != 130))
@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_no_words_are_cut_off(window, over, scale, language):
    over()
    window.resize(1280, 760)
    window.set_settings(window.settings._replace(text_scale=scale, language=language))
    settled()
    window.show_page("postcard")
    settled()
    assert cut_off(window.page) == []
