"""Falls of another evening: a game that is opened again offers those of which a film is on this computer."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle.actions import Settle, kind_of
from hamster_table.engine.hamsterrolle.recordings.recording import Contact, Frame, Recording
from hamster_table.engine.hamsterrolle.recordings.store import RecordingStore
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.models.hamsterrolle.sentences import kind_name
from hamster_table.system import paths
from hamster_table.views.hamsterrolle.animation.film_archive import FARTHEST, FilmArchive, LostFilm, last_turn_of
from hamster_table.views.hamsterrolle.examples import recorded
from tests.views.hamsterrolle.at_wheel import button, press


def falls_since_own_turn(match):
    """What fell since the last turn of who is asked, by moment, as the ledger tells it."""
    (seat,), now = match.waiting, match.state.turn
    own = max((past.turn for past in match._past if past.builder == seat and past.turn < now), default=0)
    return {
        n: action.fallen
        for n, (_, action) in enumerate(match.ledger, 1)
        if isinstance(action, Settle) and action.fallen and match.state_at(n - 1).turn >= own
    }


@pytest.fixture
def match():
    """A game in wood, at the first question to a person since whose last turn things fell in several turns."""
    whole = recorded()
    match = Match(whole.game, whole.setup, whole.seed)
    for (_, before), (seat, action) in pairwise([(None, None), *whole.ledger]):
        asked = match.waiting not in ((), (CHANCE,))
        if asked and isinstance(before, Settle) and len(falls_since_own_turn(match)) > 2:
            return match
        match.play(seat, action)
    raise AssertionError("too little falls in the recorded game")


def film_leading_to(settle):
    """A film that ends with such a rest."""
    frames = [Frame(time, 0, settle.angle, settle.poses) for time in (0, 900)]
    return Recording(frames, [Contact(300, piece, -3) for piece in settle.fallen])


def keep(match, moments):
    store = RecordingStore(paths.films_folder())
    for moment in moments:
        settle = match.ledger[moment - 1][1]
        store.keep(settle, film_leading_to(settle))


def words(match, moment, pieces):
    kinds = [kind_name(kind_of(piece)) for piece in pieces]
    name = ["Mira", "Jonas", "Edda", "Rusty"][match.state_at(moment - 1).builder]
    return f"The {kinds[0]} of {name}" if len(kinds) == 1 else f"{len(kinds)} pieces of {name}: {', '.join(kinds)}"


def test_every_fall_since_ones_own_last_turn_is_offered(match, open_page):
    falls = falls_since_own_turn(match)
    keep(match, [n for n, (_, action) in enumerate(match.ledger, 1) if isinstance(action, Settle)])
    table = open_page(match).table
    menu = button(table, "V").callback()
    assert [action.text() for action in menu.actions()] == [words(match, *falls.popitem()) for _ in [*falls]]
    assert all(action.isEnabled() for action in menu.actions())
    menu.actions()[-1].trigger()
    menu.close()
    first = match.ledger[min(falls_since_own_turn(match)) - 1][1]
    assert table.films.replay.film.recording == film_leading_to(first)
    assert table.prompt().title.endswith(words(match, min(falls_since_own_turn(match)), first.fallen))


def test_a_fall_without_a_film_is_named_with_the_reason_and_cannot_be_chosen(match, open_page):
    falls = falls_since_own_turn(match)
    lost, kept = max(falls), min(falls)
    keep(match, [moment for moment in falls if moment != lost])
    table = open_page(match).table
    table.setFocus()
    press(table, Qt.Key.Key_V)
    (menu,) = [child for child in table.children() if child.inherits("QMenu")]
    first, last = menu.actions()[0], menu.actions()[-1]
    assert first.text() == f"{words(match, lost, sorted(falls[lost]))} (no film on this computer)"
    assert not first.isEnabled() and menu.activeAction() is menu.actions()[1], "the keyboard passes it over"
    assert last.text() == words(match, kept, falls[kept]) and last.isEnabled()
    menu.close()


def test_where_no_film_is_left_the_button_says_why(match, open_page):
    page = open_page(match)
    replays, seen_again = page.table.films, button(page.table, "V")
    assert seen_again.disabled_reason == "There is no film on this computer of what fell."
    assert [type(fall) for fall in replays.recent_falls()] == [LostFilm] * len(falls_since_own_turn(match))
    press(page.table, Qt.Key.Key_V)
    assert replays.replay is None and not [one for one in page.table.children() if one.inherits("QMenu")]


def test_a_moment_one_looks_back_at_says_so_too(match, open_page):
    falls = falls_since_own_turn(match)
    keep(match, [min(falls)])
    assert len(falls) > 2
    page = open_page(match)
    for moment in [moment for moment in falls if moment < len(match.ledger)]:
        page.session.look_at(moment)
        (button_there,) = page.table.films.looking_back().buttons
        assert bool(button_there.disabled_reason) == (moment != min(falls))
        page.session.look_at(moment - 1)
        assert not any(one.disabled_reason for one in page.table.films.looking_back().buttons), "nothing fell there"


def test_in_a_very_long_game_films_are_looked_for_only_as_far_back_as_some_are_kept(tmp_path):
    archive, rest = FilmArchive(RecordingStore(tmp_path)), [Settle(n, (), ()) for n in range(20_000)]
    for settle in rest[10], rest[-10]:
        archive.store.keep(settle, film_leading_to(settle))
    assert archive.moments_with_film([(CHANCE, settle) for settle in rest]) == [19_991]
    state, asked = Match.new("hamsterrolle", 2, {"physics": "simple"}, seed="1").state, []
    assert last_turn_of(1, 20_000, lambda moment: asked.append(moment) or state) == 20_000 - FARTHEST
    assert len(asked) <= FARTHEST + 2
