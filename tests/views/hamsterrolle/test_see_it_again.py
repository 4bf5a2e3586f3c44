"""Falls seen again: which are offered, how one chooses, and the pictures and films that are saved of them."""

import sys

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QImageReader
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu

pytest.importorskip("mujoco")

from hamster_table.engine.hamsterrolle.actions import CUBE, DRUM, PLANK, SETS
from hamster_table.engine.hamsterrolle.recordings.recording import Contact, Frame, Recording
from hamster_table.engine.kernel import waiting
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.animation.film_archive import KeptFilm
from hamster_table.views.hamsterrolle.animation.film_pictures import PICTURE, Painter
from tests.engine.hamsterrolle.test_landing import TOUCH, fallen
from tests.views.hamsterrolle.at_wheel import button, laid, press, sit_down

PLANK_1, DRUM_1, CUBE_1 = PLANK * SETS, DRUM * SETS, CUBE * SETS


TURNS = (0, 2, 3), (10, 2, 7), (20, 3, 8), (30, 0, 9), (40, 1, 10), (50, 2, 11)
"""The moment at which a turn begins, whose it is, and its number."""


def state_of(state, seat, turn):
    """A state of a turn of a seat."""
    then = state.copy()
    then.builder, then.turn = seat, turn
    return then


def film(state, seat, turn, *pieces):
    """A film of a turn in which these pieces fell."""
    then = state_of(state, seat, turn)
    if not pieces:
        return KeptFilm(Recording([Frame(0, 0, 0, ()), Frame(90, 0, 0, ())]), then)
    one = fallen(pieces[0], 1500, 280)
    more = [Contact(TOUCH, piece, -3) for piece in pieces[1:]]
    return KeptFilm(Recording(one.frames, one.contacts + more), then)


@pytest.fixture
def table(qtbot):
    """A table of four in turn 11, at which Edda is asked; things fell in the turns before."""
    state = laid(turns=10, seats=4)
    assert (state.turn, waiting(state)) == (11, (2,))
    table = sit_down(qtbot, state)
    table.at = 90
    table.state_at = lambda moment: state_of(state, *max(turn for turn in TURNS if turn[0] <= moment)[1:])
    table.films.archive.films = {
        10: film(state, 2, 3, CUBE_1),
        20: film(state, 2, 7, PLANK_1),
        30: film(state, 3, 8, DRUM_1, CUBE_1),
        40: film(state, 0, 9),
        50: film(state, 1, 10, CUBE_1),
    }
    yield table
    table.films.end()


def offered(table):
    return [table.films._words(film) for film in table.films.recent_falls()]


def test_every_fall_since_ones_own_last_turn_is_offered_and_the_own_one_too(table):
    assert offered(table) == ["The plank of Edda", "2 pieces of Rusty: drum, cube", "The cube of Jonas"]


def test_what_was_taken_back_is_not_offered(table):
    table.at = 45
    assert offered(table) == ["The plank of Edda", "2 pieces of Rusty: drum, cube"]


def test_who_has_not_built_yet_is_offered_everything(table):
    table.state_at = lambda moment: state_of(table.seen, 3, moment // 10)
    films = table.films.archive.films
    table.films.archive.films = {n: kept for n, kept in films.items() if kept.state.builder != 2}
    assert offered(table) == ["2 pieces of Rusty: drum, cube", "The cube of Jonas"]


def test_the_menu_is_opened_by_its_key_and_used_by_keys_alone(qtbot, table):
    table.setFocus()
    press(table, Qt.Key.Key_V)
    (menu,) = table.findChildren(QMenu)
    assert menu.isVisible() and [action.text() for action in menu.actions()] == [
        "The cube of Jonas",
        "2 pieces of Rusty: drum, cube",
        "The plank of Edda",
    ], "the latest first"
    assert menu.activeAction() is menu.actions()[0] and menu.accessibleName()
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: table.films.replay is not None)
    assert table.prompt().title == "See it again: The plank of Edda"
    assert table.films.replay.film.recording is table.films.archive.films[20].recording


def test_the_menu_is_used_by_mouse_and_does_not_cover_the_tray(qtbot, table):
    # So small that the screen of the tests has room for it.
    table.resize(760, 560)
    menu = button(table, "V").callback()
    area = QRect(table.mapFromGlobal(menu.pos()), menu.size())
    assert not area.intersects(table.plan.tray.toRect())
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(menu.actions()[1]).center())
    qtbot.waitUntil(lambda: table.films.replay is not None)
    assert table.films.replay.falls[0].piece == DRUM_1


def test_a_single_fall_is_shown_at_once(table):
    table.films.archive.films = {20: table.films.archive.films[20]}
    assert table.films.choose() is None and table.films.replay is not None
    assert table.prompt().title == "See it again: The plank of Edda"


def test_where_nothing_fell_the_last_tumble_is_shown(table):
    table.films.archive.films = {40: table.films.archive.films[40]}
    table.films.choose()
    assert table.prompt().title == "See it again: The last tumble" and table.films.replay.words == "Nothing fell."


def test_the_same_fall_may_be_chosen_while_another_one_is_shown(table):
    table.films.begin(table.films.archive.films[20])
    first = table.films.replay
    table.films.begin(table.films.archive.films[50])
    assert table.films.replay is not first and not first.is_running


# Pictures and films


@pytest.fixture
def said(table):
    heard = []
    table.said.connect(heard.append)
    table.films.begin(table.films.archive.films[50])
    return heard


def saved(qtbot, dialog, path, said):
    """Where a dialog was told to save, and what was said in the end."""
    dialog.fileSelected.emit(str(path))
    dialog.close()
    qtbot.waitUntil(lambda: bool(said) and not said[-1].endswith("…"))
    return said[-1]


def test_six_pictures_are_saved_where_one_says_and_the_program_tells_where(qtbot, table, said, tmp_path):
    dialog = table.films.choose_strip()
    assert dialog.directory().isAbsolute() and dialog.directory().exists()
    assert dialog.selectedFiles()[0].endswith(".png")
    sentence = saved(qtbot, dialog, tmp_path / "fall.png", said)
    assert QImage(str(tmp_path / "fall.png")).width() > 1000
    assert "fall.png" in sentence and sentence.endswith(f"{tmp_path.name[-8:]}.") and len(said) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["fall.png"], "nothing else is left there"


@pytest.mark.parametrize("what", ["strip", "film"])
def test_a_folder_that_takes_nothing_is_one_sentence(qtbot, table, said, tmp_path, what):
    if what == "film":
        pytest.importorskip("PIL")
    dialog = table.films.choose_strip() if what == "strip" else table.films.choose_film()
    name = "fall.png" if what == "strip" else "fall.webp"
    sentence = saved(qtbot, dialog, tmp_path / "no such folder" / name, said)
    assert sentence.startswith(f"{name} could not be saved: ") and "\n" not in sentence


@pytest.mark.parametrize("ending", ["webp", "gif"])
def test_a_short_film_is_saved_and_moves(qtbot, table, said, tmp_path, ending):
    Image = pytest.importorskip("PIL.Image")
    before = button(table, "F")
    assert not before.disabled_reason
    path = tmp_path / f"fall.{ending}"
    dialog = table.films.choose_film()
    assert dialog.selectedFiles()[0].endswith(".webp")
    assert "fall" in saved(qtbot, dialog, path, said)
    assert said[0] == f"Saving fall.{ending}…" and len(said) == 2
    with Image.open(path) as film:
        assert film.format == ending.upper() and film.size == PICTURE and film.n_frames > 3
        film.seek(0)
        first = film.convert("RGB").tobytes()
        film.seek(film.n_frames - 1)
        assert film.convert("RGB").tobytes() != first
    assert not button(table, "F").disabled_reason


def test_while_one_film_is_saved_no_other_is_begun(qtbot, table, said, tmp_path):
    pytest.importorskip("PIL")
    painter = Painter(Film(fallen(CUBE_1, 1500, 280), table.seen.box), table.seen.side, table.seen.box)
    table.films.export.save_film(painter, tmp_path / "one.webp")
    assert button(table, "F").disabled_reason == "A film is being saved."
    assert table.films.choose_film() is None
    qtbot.waitUntil(lambda: (tmp_path / "one.webp").exists() and "Saved" in said[-1])


def test_a_film_under_another_ending_is_refused_in_one_sentence(table, said, tmp_path):
    pytest.importorskip("PIL")
    painter = Painter(Film(fallen(CUBE_1, 1500, 280), table.seen.box), table.seen.side, table.seen.box)
    table.films.export.save_film(painter, tmp_path / "one.mp4")
    assert said == ["A film is a .webp or a .gif file: one.mp4 was not saved."]
    assert not button(table, "F").disabled_reason and not (tmp_path / "one.mp4").exists()


def test_without_pillow_the_film_is_greyed_and_says_why(table, said, monkeypatch):
    monkeypatch.setitem(sys.modules, "PIL", None)
    assert "hamster-table[film]" in button(table, "F").disabled_reason
    assert table.films.choose_film() is None and "hamster-table[film]" in said[-1]
    dialog = table.films.choose_strip()
    assert dialog is not None
    dialog.close()


def test_a_picture_shows_the_wheel_as_it_is_at_its_time(table):
    painter = Painter(Film(fallen(CUBE_1, 1500, 280), table.seen.box), table.seen.side, table.seen.box)
    first, last = painter.picture(0), painter.picture(10_000)
    assert (first.width(), first.height()) == PICTURE and first != last
    assert painter.picture(0) == first


def test_qt_reads_the_films_too(qtbot, table, said, tmp_path):
    pytest.importorskip("PIL")
    saved(qtbot, table.films.choose_film(), tmp_path / "fall.gif", said)
    reader = QImageReader(str(tmp_path / "fall.gif"))
    assert reader.canRead() and reader.read().width() == PICTURE[0]
