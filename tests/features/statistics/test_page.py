"""The statistics page: graphs that lead back into the game, the same numbers as a table, and files of both."""

import codecs
import csv
import io
import subprocess
import sys
from pathlib import Path

import pypdf
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage

from hamster_table.engine import games
from hamster_table.engine.game import Standing
from hamster_table.engine.run_hamster_run import events
from hamster_table.features.statistics.export import save_numbers, save_picture
from hamster_table.features.statistics.graphs import graphs_of
from hamster_table.features.statistics.statistics_page import StatsPage
from hamster_table.models.series import Point
from hamster_table.views.art import theme
from hamster_table.views.text.plain_text import short

GAME = games()["run-hamster-run"]
GRAPHS = graphs_of(GAME)
NAMES = ("Mira", "<b>Jonas</b>", "Edda")
STORY = [
    (7, events.RoundBegan(1)),
    (10, events.Allocated(0, 3, 2, 2)),
    (10, events.Allocated(1, 1, 5, 1)),
    (10, events.Allocated(2, 0, 0, 7)),
    (16, events.Challenged(0, 1, "bite", 2, 5)),
    (17, events.Resisted(1, 5)),
    (18, events.TestWon(0, 1, True)),
    (18, events.Bitten(0, 1, "mettle")),
    (30, events.Tallied(1, (0, 1, 2), (1, 2, 0), 2, 1)),
    (31, events.RoundBegan(2)),
    (34, events.Allocated(0, 6, 0, 0)),
    (34, events.Allocated(1, 0, 5, 0)),
    (34, events.Allocated(2, 0, 0, 7)),
]
STANDING = Standing((1, 1, 1), (0, 0, 0), ())


@pytest.fixture
def page(qtbot):
    made = StatsPage(GAME, GRAPHS)
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.set_story(STORY, NAMES, STANDING)
    with qtbot.waitExposed(made):
        made.show()
    return made


def move(qtbot, page, number, point):
    place = page.graph.place(number, point).toPoint()
    qtbot.mouseMove(page.graph, place + QPoint(1, 1))
    qtbot.mouseMove(page.graph, place)
    return place


def series(key):
    return next(one for one in GRAPHS.of(STORY, 3) if one.key == key)


def test_pyqtgraph_is_loaded_when_the_page_opens_and_not_before():
    code = "import hamster_table.features.statistics.statistics_page, sys; sys.exit('pyqtgraph' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], timeout=60).returncode == 0


def test_a_pressed_point_leads_to_its_moment(qtbot, page):
    place = move(qtbot, page, 1, Point(2, 5, 34))
    with qtbot.waitSignal(page.go_to) as led:
        qtbot.mouseClick(page.graph, Qt.MouseButton.LeftButton, pos=place)
    assert led.args == [34]


def test_a_press_beside_all_points_leads_nowhere(qtbot, page):
    led = []
    page.go_to.connect(led.append)
    qtbot.mouseClick(page.graph, Qt.MouseButton.LeftButton, pos=page.graph.area().bottomRight().toPoint())
    assert led == []


def test_the_card_shows_the_values_of_the_round_under_the_pointer(qtbot, page):
    move(qtbot, page, 0, Point(2, 6, 34))
    assert page.graph.accessibleDescription() == "Round 2: Mira 6, <b>Jonas</b> 5, Edda 7"


def test_the_keyboard_walks_over_the_rounds_and_leads_there(qtbot, page):
    qtbot.keyClick(page.graph, Qt.Key.Key_Right)
    assert page.graph.accessibleDescription().startswith("Round 1:")
    qtbot.keyClick(page.graph, Qt.Key.Key_Right)
    with qtbot.waitSignal(page.go_to) as led:
        qtbot.keyClick(page.graph, Qt.Key.Key_Return)
    assert led.args == [34]


def test_another_graph_is_chosen_and_the_small_one_gives_way(qtbot, page):
    page.choice.set_current("fatigue")
    assert page.title.text() == "Fatigue"
    assert [line.points[-1].y for _, line in page.graph.lines()] == [1, 2, 0]
    assert page.smalls[0][1].accessibleName() == "Belt and pit"
    qtbot.mouseClick(page.smalls[0][1], Qt.MouseButton.LeftButton)
    assert page.title.text() == "Belt and pit"
    assert page.smalls[0][1].accessibleName() == "Pluck"


def test_the_table_shows_the_graph_s_numbers_and_leads_there_too(qtbot, page):
    next(button for button in page.bar.buttons if button.text() == "Show as table").click()
    assert page.bar.title.text() == "Double-click a row to see that moment."
    model = page.numbers_table.model()
    shown = [[model.index(row, column).data() for column in range(4)] for row in range(model.rowCount())]
    assert shown == [["1", "7", "7", "7"], ["2", "6", "5", "7"]]
    place = page.numbers_table.visualRect(model.index(1, 0)).center()
    qtbot.mouseClick(page.numbers_table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    with qtbot.waitSignal(page.go_to) as led:
        qtbot.mouseDClick(page.numbers_table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert led.args == [34]


def test_seats_stand_below_with_their_luck(page):
    model = page.figures_table.model()
    assert [model.index(row, 0).data() for row in range(3)] == list(NAMES)
    assert model.index(0, model.columnCount() - 2).data() == "1 of 1"


@pytest.mark.parametrize("name", theme.THEMES)
def test_it_is_drawn_in_every_theme(page, name):
    theme.set_theme(theme.THEMES[name])
    drawn = page.grab().toImage()
    card = theme.theme().card
    ground = drawn.pixelColor(page.graph.mapTo(page, QPoint(page.graph.width() - 6, 60)))
    assert sum(abs(a - b) for a, b in zip(ground.getRgb(), card.getRgb(), strict=True)) < 40


def test_a_small_window_keeps_the_large_graph(qtbot, page):
    page.resize(900, 560)
    page.resize(900, 560)
    assert not page.figures_table.isVisible()
    assert not page.luck.isVisible()
    assert page.graph.height() > 150


def test_below_a_saved_picture_stand_the_game_the_day_and_who_played(letters, page, tmp_path):
    page.set_story(STORY, NAMES, STANDING, "3 May 2026")
    page.save(tmp_path / "x.svg")
    said = (tmp_path / "x.svg").read_text("utf-8")
    assert "Run, Hamster, Run! · 3 May 2026 · Mira, &lt;b&gt;Jonas&lt;/b&gt;, Edda" in said
    assert ">Round<" in said and ">Chips<" in said


def test_every_graph_of_every_game_says_what_its_axes_count():
    for graphs, game in ((graphs, game) for game in games().values() if (graphs := graphs_of(game)) is not None):
        for one in graphs.of((), game.seats[0]):
            assert one.x_label and one.y_label and len(one.y_label) < 20 < len(one.note), one.title


@pytest.mark.parametrize("suffix", [".png", ".svg", ".pdf"])
def test_a_picture_is_saved_with_its_words(letters, tmp_path, suffix):
    path = tmp_path / f"x{suffix}"
    save_picture(series("pluck"), NAMES, path)
    if suffix == ".png":
        picture = QImage(str(path))
        assert picture.width() == 2000
        assert picture.pixelColor(3, 3).name() == "#ffffff"
    elif suffix == ".svg":
        assert "&lt;b&gt;Jonas&lt;/b&gt;" in path.read_text()
        assert "<image" not in path.read_text()
    else:
        (sheet,) = pypdf.PdfReader(path).pages
        assert "Jonas" in sheet.extract_text()
        assert not sheet.images


def test_a_saved_page_is_text_to_the_last_letter_and_says_what_it_is(letters, tmp_path):
    graph, names = series("pluck"), ("Fifi", "Flo", "Griffin")
    save_picture(graph, names, tmp_path / "x.pdf", "A fine office, 3 May 2026")
    written = pypdf.PdfReader(tmp_path / "x.pdf")
    text = written.pages[0].extract_text().replace("\t", " ")
    assert all(word in text for word in (*names, "fine office", graph.title))
    assert written.metadata.title == f"{graph.title} · A fine office, 3 May 2026"
    assert written.metadata.author == written.metadata.creator == "Hamster Table"


def test_pictures_are_on_white_also_in_the_dark(letters, tmp_path):
    theme.set_theme(theme.DARK)
    save_picture(series("pluck"), NAMES, tmp_path / "dark.png")
    theme.set_theme(theme.LIGHT)
    save_picture(series("pluck"), NAMES, tmp_path / "light.png")
    assert QImage(str(tmp_path / "dark.png")) == QImage(str(tmp_path / "light.png"))


def test_pictures_have_their_letters_also_when_the_screen_has_larger_ones(letters, tmp_path):
    save_picture(series("pluck"), NAMES, tmp_path / "usual.png")
    theme.set_text_scale(2.0)
    save_picture(series("pluck"), NAMES, tmp_path / "large.png")
    assert QImage(str(tmp_path / "usual.png")) == QImage(str(tmp_path / "large.png"))


def test_numbers_are_saved_for_all_graphs(tmp_path):
    save_numbers(GRAPHS.of(STORY, 3), NAMES, tmp_path / "x.csv")
    lines = (tmp_path / "x.csv").read_text("utf-8-sig").splitlines()
    assert lines[0] == "round,seat,name,pluck,scamper,mettle,friskiness,fatigue,speed,alligators"
    assert lines[-3] == "2,1,Mira,6,6,0,0,,,"


def test_numbers_are_saved_in_the_letters_of_every_name_for_programs_that_ask_for_a_mark(tmp_path):
    names = ("Хомяк", "Zoë", "ハム")
    save_numbers(GRAPHS.of(STORY, 3), names, tmp_path / "x.csv")
    content = (tmp_path / "x.csv").read_bytes()
    assert content.startswith(codecs.BOM_UTF8 + b"round,")
    named = [row["name"] for row in csv.DictReader(io.StringIO(content.decode("utf-8-sig")))]
    assert tuple(named[:3]) == names


def test_an_unwritable_place_is_said_and_nothing_is_left(page, tmp_path):
    page.save(tmp_path / "nowhere" / "x.png")
    assert page.bar.title.text().startswith("x.png could not be saved")
    page.save(tmp_path / "x.svg")
    assert page.bar.title.text() == f"Saved as x.svg in {short(str(tmp_path))}."
    assert [path.name for path in Path(tmp_path).iterdir()] == ["x.svg"]


@pytest.mark.parametrize("width", [1280, 1100, 1920])
def test_titles_of_columns_are_whole(qtbot, letters, page, width):
    page.resize(width, 760)
    qtbot.waitUntil(lambda: page.width() == width)
    header = page.figures_table.horizontalHeader()
    for column in range(header.count()):
        assert header.sectionSize(column) >= header.sectionSizeHint(column), page.figures_table.model().headerData(
            column, Qt.Orientation.Horizontal
        )
    assert header.length() <= page.figures_table.viewport().width()
