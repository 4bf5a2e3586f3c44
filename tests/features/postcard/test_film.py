"""A game as a short film: its deciding moment, or all of it in half a minute, drawn by a process of its own."""

import json
from importlib.util import find_spec
from io import BytesIO

import pytest
from PySide6.QtWidgets import QFileDialog

from hamster_table.engine.catalogue import games
from hamster_table.engine.codec import canonical, to_json
from hamster_table.features.postcard import film_worker
from hamster_table.features.postcard.film import LAST_MS, MOST, WHOLE_MS, film_of_game, film_of_moment
from hamster_table.models import messages
from tests.features.postcard.test_postcard import REMARKABLE, over  # noqa: F401
from tests.views.cut_off import cut_off, settled

needs_pillow = pytest.mark.skipif(find_spec("PIL") is None, reason="films are made by Pillow, an extra")


def press(page, words):
    next(one for one in page.bar.buttons if one.text() == words).press()


@pytest.mark.parametrize("game", REMARKABLE)
def test_a_film_of_the_moment_ends_a_little_after_it_and_shows_what_everybody_saw(window, over, game):  # noqa: F811
    session = over(game)
    match, film = session.match, film_of_moment(session)
    form, moment = json.loads(film.form), match.game.highlights(match)[0].moment
    last = min(len(match.ledger), moment + 2)
    assert 1 < film.pictures == len(form["views"]) == len(form["captions"]) <= 11
    assert form["views"][-1] == json.loads(canonical(to_json(match.game.view(match.state_at(last), None))))
    sentences = {messages.sentence(event, session.names) for _, event in match.story_of(None)}
    assert {*form["captions"]} - {""} <= sentences and any(form["captions"])


@pytest.mark.parametrize("game", games())
def test_a_whole_game_takes_half_a_minute_at_most_from_its_beginning_to_its_end(window, over, game):  # noqa: F811
    session = over(game)
    match, film = session.match, film_of_game(session)
    form = json.loads(film.form)
    for at, view in ((0, form["views"][0]), (len(match.ledger), form["views"][-1])):
        assert view == json.loads(canonical(to_json(match.game.view(match.state_at(at), None))))
    assert film.pictures <= MOST and form["shown"] * (film.pictures - 1) + LAST_MS <= WHOLE_MS


@needs_pillow
def test_the_process_draws_each_picture_and_says_so(window, over):  # noqa: F811
    from PIL import Image

    film, told = film_of_moment(over()), []
    content = film_worker.made(film.form, lambda: told.append(1))
    assert len(told) == film.pictures
    with Image.open(BytesIO(content)) as shown:
        assert shown.n_frames == film.pictures and shown.size == (640, 460)
        first = shown.convert("RGB").tobytes()
        shown.seek(film.pictures - 1)
        assert shown.convert("RGB").tobytes() != first


@needs_pillow
def test_it_is_made_beside_the_window_and_then_saved_where_one_wishes(window, over, qtbot, tmp_path):  # noqa: F811
    over()
    window.show_page("postcard")
    page = window.page
    drawn, film = [], film_of_moment(window.session)
    page.maker.progress.connect(lambda n, all_: drawn.append((n, all_)))
    press(page, "Moment as film…")
    assert page.maker.is_at_work and "being made" in page.bar.title.text()
    qtbot.waitUntil(lambda: not page.maker.is_at_work, timeout=60_000)
    assert drawn == [(n, film.pictures) for n in range(1, film.pictures + 1)]
    dialog = next(one for one in window.findChildren(QFileDialog) if one.isVisible())
    dialog.fileSelected.emit(str(tmp_path / "Grandma"))
    dialog.reject()
    assert (tmp_path / "Grandma.webp").read_bytes()[8:12] == b"WEBP"
    assert not page.maker.is_at_work and page.bar.title.text() == "The film is ready."


@needs_pillow
def test_whoever_leaves_the_page_wants_no_film_any_more(window, over):  # noqa: F811
    over()
    window.show_page("postcard")
    page = window.page
    press(page, "Game as film…")
    process = page.maker._process
    window.showMinimized()
    settled()
    assert page.maker.is_at_work
    window.showNormal()
    window.show_page("settings")
    settled()
    assert not page.maker.is_at_work and not process._process.is_alive()


def test_a_process_that_dies_is_told(window, over, qtbot):  # noqa: F811
    over()
    window.show_page("postcard")
    page = window.page
    page.maker.make(film_of_moment(window.session))
    page.maker._process._process.kill()
    qtbot.waitUntil(lambda: page.bar.title.text() == "The film could not be made.")
    assert not page.maker.is_at_work


@pytest.mark.parametrize("language", ["en", "de", "fr", "it"])
def test_there_is_room_for_its_buttons(window, over, language):  # noqa: F811
    window.set_settings(window.settings._replace(language=language))
    window.resize(960, 500)
    over()
    window.show_page("postcard")
    settled()
    assert cut_off(window.page) == []
