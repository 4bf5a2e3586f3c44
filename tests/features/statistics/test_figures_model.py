"""The seats by standing: what they have done, and their luck in words and as a bar; and graphs that follow a match."""

import pytest
from PySide6.QtCore import QModelIndex, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QStandardItemModel

from hamster_table.engine.game import LuckTexts, Standing
from hamster_table.engine.run_hamster_run.tallies import LUCK
from hamster_table.engine.tallies import Luck, Tally
from hamster_table.features.statistics.figures_model import LUCK_ROLE, FiguresModel
from hamster_table.features.statistics.figures_table import paint_luck, reach_of
from hamster_table.features.statistics.run_hamster_run import series
from hamster_table.models.items.graph_model import GraphModel
from hamster_table.views.art import theme
from tests.models.items.test_item_models import follows_a_match
from tests.models.playing import NAMES, finished
from tests.views.test_colour_vision import APART, LOOKS, difference, form

FOUR = ((1, 2),) * 4
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def show_graph(model, match, names):
    model.set_series(series(match.story_of(0), len(names))[0], names)


def show_figures(model, match, names):
    model.set_tallies(match.game.tallies(match.story_of(0), len(names)), match.standing, names)


@pytest.mark.parametrize(("seats", "adjacent"), [(2, "orthogonal"), (5, "diagonal")])
@pytest.mark.parametrize(("make", "show"), [(GraphModel, show_graph), (lambda: FiguresModel(LUCK), show_figures)])
def test_a_model_follows_a_match_played_at_random(qtmodeltester, make, show, seats, adjacent):
    follows_a_match(qtmodeltester, make(), show, seats, adjacent)


def test_the_table_of_a_graph_has_a_row_for_each_round():
    match, graphs = finished(), GraphModel()
    pluck = series(match.story, 4)[0]
    graphs.set_series(pluck, NAMES)
    assert [row.x for row in graphs.rows] == [*range(1, match.state.round + 1)]
    assert [row.values[0] for row in graphs.rows if row.values[0]] == [str(point.y) for point in pluck.lines[0].points]


@pytest.mark.qt_log_ignore("is not valid", extend=True)
def test_every_figure_is_said_and_nowhere_there_is_nothing():
    match, figures = finished(), FiguresModel(LUCK)
    figures.set_tallies(match.game.tallies(match.story_of(0), 4), match.standing, NAMES)
    cells = [figures.index(row, n) for row in range(figures.rowCount()) for n in range(figures.columnCount())]
    assert all(isinstance(cell.data(SPOKEN), str) and "{" not in cell.data(SPOKEN) for cell in cells)
    first = [figures.index(0, n).data(SPOKEN) for n in range(figures.columnCount())]
    assert all(text.startswith("Mira") for text in first) and any(text.startswith("Mira, Pushes: ") for text in first)
    assert {cell.data(Qt.ItemDataRole.UserRole + 999) for cell in cells} == {None}
    assert figures.data(QModelIndex()) is None and figures.data(QModelIndex(), SPOKEN) is None


def test_the_best_placed_seat_stands_first_and_luck_is_a_sentence():
    match = finished()
    figures = FiguresModel(LUCK)
    figures.set_tallies(match.game.tallies(match.story, 4), match.standing, NAMES)
    assert match.standing.winners == () and figures.rows[0].place == 2, "the alligators are first"
    assert [row.place for row in figures.rows] == sorted(map(match.standing.told_place, range(4)))
    last = figures.columnCount() - 1
    luck = figures.rows[0].luck
    low, high = luck.band
    assert figures.index(0, last).data(SPOKEN) == (
        f"{figures.rows[0].name} won {luck.won} of {luck.tests} tests; expected {luck.expected:.1f}, "
        f"usually {low} to {high}."
    )


def test_each_game_speaks_of_its_luck_in_its_own_words():
    words = LuckTexts(
        "Luck of the dice",
        "Rolls that missed",
        "Dice only.",
        "{name}: {won} of {tests}, {expected}, {low}-{high}.",
        "-",
    )
    figures = FiguresModel(words)
    figures.set_tallies([Tally(0, {}, Luck(((1, 2),), 1)), Tally(1, {})], Standing((1, 2), (0, 0), ()), NAMES)
    assert figures.headerData(2, Qt.Orientation.Horizontal) == "Rolls that missed"
    assert [figures.index(row, 3).data(SPOKEN) for row in (0, 1)] == ["Mira: 1 of 1, 0.5, 0-1.", "-"]


@pytest.mark.parametrize(
    ("tests", "said"), [((), "–"), (((1, 2), (1, 2)), "0.0"), (((1, 4),), "+0.8"), (((3, 4), (3, 4), (1, 2)), "−1.0")]
)
def test_luck_in_the_table_is_what_came_above_or_below_what_was_promised(tests, said):
    figures = FiguresModel(LUCK)
    figures.set_tallies([Tally(0, {}, Luck(tests, 1 if tests else 0))], Standing((1,), (0,), ()), NAMES)
    assert figures.index(0, figures.columnCount() - 1).data() == said


def test_a_game_without_luck_has_no_column_for_it():
    figures = FiguresModel(None)
    figures.set_tallies([Tally(0, {"Cheese": 3})], Standing((1,), (0,), ()), NAMES)
    titles = [figures.headerData(n, Qt.Orientation.Horizontal) for n in range(figures.columnCount())]
    assert titles == ["Seat", "Place", "Cheese"]
    assert figures.index(0, 2).data(SPOKEN) == "Mira, Cheese: 3"


def test_the_bars_of_all_seats_have_one_scale(qapp):
    model = QStandardItemModel(3, 1)
    for row, (tests, won) in enumerate([(4, 2), (40, 11), (24, 17)]):
        model.setData(model.index(row, 0), Luck(odds=((1, 2),) * tests, won=won), LUCK_ROLE)
    lengths = [bar_length(model.index(row, 0)) for row in range(3)]
    assert lengths[0] == 0 and lengths[1] == 9 * 10 and lengths[2] == 5 * 10


def bar_length(index):
    """How many pixels of the row of a bar of 180 pixels are painted."""
    picture = QImage(180, 30, QImage.Format.Format_ARGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    paint_luck(painter, QRectF(picture.rect()), index.data(LUCK_ROLE), reach_of(index))
    painter.end()
    bar = {theme.theme().done.rgb(), theme.theme().danger.rgb()}
    return sum(picture.pixel(x, 15) in bar for x in range(180))


@LOOKS
def test_good_and_bad_luck_go_to_different_sides(look):
    def luck(surplus):
        return form(lambda painter, room: paint_luck(painter, room, Luck(FOUR, 2 + surplus), 3), look.card.name())

    theme.set_theme(look)
    assert difference(luck(2), luck(-2)) > APART
