"""The item models of a game, all under Qt's model test while matches are played at random."""

from functools import partial
from itertools import islice

import pytest
from PySide6.QtCore import Qt

from hamster_table.engine import messages
from hamster_table.engine.game import Line, LuckTexts, Point, Series, Span, Standing
from hamster_table.engine.run_hamster_run.events import Eaten, Fell, Rested
from hamster_table.engine.run_hamster_run.series import LUCK
from hamster_table.engine.tallies import Luck, Tally
from hamster_table.models.items.history_model import HEADING_ROLE, StoryModel, most_important
from hamster_table.models.items.statistics_model import FiguresModel, GraphModel
from hamster_table.models.items.table_model import ENTRY_ROLE, RECORD_ROLE, SEAT_ROLE
from tests.models.playing import NAMES, at_random, finished

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def column(model, n, role=Qt.ItemDataRole.DisplayRole):
    return [model.index(row, n).data(role) for row in range(model.rowCount())]


def show_story(model, match, names):
    model.set_story(match.story_of(0), names)


def show_graph(model, match, names):
    model.set_series(match.game.series(match.story_of(0), len(names))[0], names)


def show_figures(model, match, names):
    model.set_tallies(match.game.tallies(match.story_of(0), len(names)), match.standing, names)


@pytest.mark.parametrize(("seats", "adjacent"), [(2, "orthogonal"), (5, "diagonal")])
@pytest.mark.parametrize(
    ("kind", "show"),
    [
        (StoryModel, show_story),
        (GraphModel, show_graph),
        (partial(FiguresModel, LUCK), show_figures),
    ],
)
def test_a_model_follows_a_match_played_at_random(qtmodeltester, kind, show, seats, adjacent):
    model, resets = kind(), []
    qtmodeltester.check(model, force_py=True)
    match = None
    # Qt's model test looks at every row after every change: a long game would take it minutes.
    for match in islice(at_random(seats, "7", adjacent), 60):
        show(model, match, NAMES[:seats])
        if not match.ledger:
            model.modelReset.connect(lambda: resets.append(kind))
    while match.ledger:
        match.undo()
        show(model, match, NAMES[:seats])
    assert not resets, "columns are laid once, and then only what has changed is told"


def test_the_most_telling_events_are_told_first():
    events = [Rested(n, "") for n in range(4)] + [Eaten(2), Fell(1, 3)] + [Rested(n, "") for n in range(4)]
    assert most_important(events, 4) == [Eaten(2), Fell(1, 3), Rested(2, ""), Rested(3, "")]
    assert most_important(events[:2]) == events[:2]
    assert most_important([Eaten(n) for n in range(5)], 3) == [Eaten(2), Eaten(3), Eaten(4)]
    assert most_important([Eaten(1), Eaten(1), Eaten(2)]) == [Eaten(1), Eaten(2)]
    assert most_important([]) == []


def test_the_story_says_what_the_events_say():
    match = finished()
    story = StoryModel()
    show_story(story, match, NAMES)
    assert [row.text for row in story.rows] == [messages.sentence(event, NAMES) for _, event in match.story_of(0)]


def test_taking_back_takes_sentences_out_of_the_story():
    match = finished()
    story = StoryModel()
    story.set_story(match.story_of(None), NAMES)
    whole = story.rows
    for _ in range(5):
        match.undo()
    story.set_story(match.story_of(None), NAMES)
    assert story.rows == whole[: len(story.rows)]
    assert len(story.rows) < len(whole)


def test_the_story_is_told_once_and_not_again():
    spoken = []
    story = StoryModel(lambda event, names: spoken.append(event) or "said")
    for match in at_random():
        story.set_story(match.story_of(None), NAMES)
    assert len(spoken) == len(match.story_of(None))


def test_a_new_name_is_put_into_the_whole_story():
    match = finished()
    story = StoryModel()
    story.set_story(match.story_of(None), NAMES)
    story.set_story(match.story_of(None), ("Ada", *NAMES[1:]))
    assert not any("Mira" in row.text for row in story.rows)


def test_rounds_are_headings_and_sentences_lead_to_their_entry():
    match = finished()
    story = StoryModel()
    story.set_story(match.story_of(None), NAMES)
    headings = [row for row in story.rows if row.heading]
    assert headings[0].text == "Round 1"
    assert len(headings) == match.state.round
    assert column(story, 0, ENTRY_ROLE)[-1] == len(match.ledger)
    assert column(story, 0, HEADING_ROLE).count(True) == len(headings)
    assert set(column(story, 0, SEAT_ROLE)) >= {-1, 0, 1, 2, 3}


def test_the_table_of_a_graph_has_the_graph_s_numbers():
    match = finished()
    pluck, *_, machine = match.game.series(match.story, 4)
    graphs = GraphModel()
    graphs.set_series(pluck, NAMES)
    assert column(graphs, 0) == [str(n) for n in range(1, match.state.round + 1)]
    assert column(graphs, 1) == [str(point.y) for point in pluck.lines[0].points]
    assert graphs.headerData(1, Qt.Orientation.Horizontal) == "Mira"
    assert graphs.index(1, 0).data(SPOKEN) == "Round: 2"
    assert graphs.index(1, 1).data(SPOKEN) == f"Round 2, Mira: {pluck.lines[0].points[1].y}"
    assert column(graphs, 0, ENTRY_ROLE) == [max(row.entries) for row in column(graphs, 0, RECORD_ROLE)]
    graphs.set_series(machine, NAMES)
    assert [graphs.headerData(n, Qt.Orientation.Horizontal) for n in (0, 1, 2)] == ["Round", "Speed", "Alligators"]


def test_the_best_placed_seat_stands_first_and_luck_is_a_sentence():
    match = finished()
    figures = FiguresModel(LUCK)
    figures.set_tallies(match.game.tallies(match.story, 4), match.standing, NAMES)
    assert figures.rows[0].place == 1
    assert [row.place for row in figures.rows] == sorted(match.standing.places)
    last = figures.columnCount() - 1
    luck = figures.rows[0].luck
    low, high = luck.band
    assert figures.index(0, last).data(SPOKEN) == (
        f"{figures.rows[0].name} won {luck.won} of {luck.tests} tests; expected {luck.expected:.1f}, "
        f"usually {low} to {high}."
    )


def test_a_graph_of_the_dice_says_what_fair_dice_bring():
    one = Series(
        "dice", "Dice", (Line(None, (Point(7, 2, 9),), "Rolled"),), "sum", "rolls", spans=(Span(7, 0, 0.5, 2),)
    )
    graphs = GraphModel()
    graphs.set_series(one, NAMES)
    titles = [graphs.headerData(n, Qt.Orientation.Horizontal) for n in range(graphs.columnCount())]
    assert titles == ["Sum", "Rolled", "Fair dice"]
    assert [graphs.index(0, n).data() for n in range(3)] == ["7", "2", "Expected 0.5, usually 0 to 2"]


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


def test_the_story_is_heard_as_it_is_read_and_said_again_in_the_language_of_now():
    match, language = finished(), ["English"]
    story = StoryModel(lambda event, names: f"{language[0]}: {messages.sentence(event, names)}")
    story.set_story(match.story_of(None), NAMES, "Once upon a time")
    assert story.index(0, 0).data(SPOKEN) == story.index(0, 0).data() == "Once upon a time"
    language[0] = "Deutsch"
    story.retranslate()
    assert {row.text.partition(":")[0] for row in story.rows[1:]} == {"Deutsch"}


def test_an_event_without_words_has_no_line_in_the_story():
    match = finished()
    story = StoryModel(lambda event, names: "")
    show_story(story, match, NAMES)
    assert story.rowCount() == 0
