"""The item models of a game, all under Qt's model test while matches are played at random."""

from itertools import islice

import pytest
from PySide6.QtCore import Qt

from hamster_table.engine import messages
from hamster_table.engine.run_hamster_run.events import Eaten, Fell, Rested
from hamster_table.models.items.graph_model import GraphModel
from hamster_table.models.items.history_model import HEADING_ROLE, StoryModel, most_important
from hamster_table.models.items.table_model import ENTRY_ROLE, RECORD_ROLE, SEAT_ROLE
from hamster_table.models.series import Line, Point, Series, Span
from tests.models.playing import NAMES, at_random, finished

SPOKEN = Qt.ItemDataRole.AccessibleTextRole


def column(model, n, role=Qt.ItemDataRole.DisplayRole):
    return [model.index(row, n).data(role) for row in range(model.rowCount())]


def show_story(model, match, names):
    model.set_story(match.story_of(0), names)


@pytest.mark.parametrize(("seats", "adjacent"), [(2, "orthogonal"), (5, "diagonal")])
def test_the_story_follows_a_match_played_at_random(qtmodeltester, seats, adjacent):
    follows_a_match(qtmodeltester, StoryModel(), show_story, seats, adjacent)


def follows_a_match(qtmodeltester, model, show, seats, adjacent):
    resets = []
    qtmodeltester.check(model, force_py=True)
    match = None
    # Qt's model test looks at every row after every change: a long game would take it minutes.
    for match in islice(at_random(seats, "7", adjacent), 60):
        show(model, match, NAMES[:seats])
        if not match.ledger:
            model.modelReset.connect(lambda: resets.append(model))
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
    said = [messages.sentence(event, NAMES) for _, event in match.story_of(0)]
    assert "" in said, "the belt rolls several strips"
    assert [row.text for row in story.rows] == [text for text in said if text]


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
    belt = (Line(None, (Point(1, 2, 5), Point(2, 3, 9)), "Speed"), Line(None, (Point(1, 1, 5),), "Alligators"))
    chips = (Line(0, (Point(1, 7, 3), Point(2, 6, 8))), Line(1, (Point(1, 7, 4),)))
    graphs = GraphModel()
    graphs.set_series(Series("pluck", "Pluck", chips, "round", "chips"), NAMES)
    assert [column(graphs, n) for n in range(3)] == [["1", "2"], ["7", "6"], ["7", ""]]
    assert graphs.headerData(1, Qt.Orientation.Horizontal) == "Mira"
    assert graphs.index(1, 0).data(SPOKEN) == "Round: 2"
    assert graphs.index(1, 1).data(SPOKEN) == "Round 2, Mira: 6"
    assert column(graphs, 0, ENTRY_ROLE) == [max(row.entries) for row in column(graphs, 0, RECORD_ROLE)] == [4, 8]
    graphs.set_series(Series("belt", "Belt and pit", belt, "round", "x"), NAMES)
    assert [graphs.headerData(n, Qt.Orientation.Horizontal) for n in (0, 1, 2)] == ["Round", "Speed", "Alligators"]


def test_a_graph_of_the_dice_says_what_fair_dice_bring():
    one = Series(
        "dice", "Dice", (Line(None, (Point(7, 2, 9),), "Rolled"),), "sum", "rolls", spans=(Span(7, 0, 0.5, 2),)
    )
    graphs = GraphModel()
    graphs.set_series(one, NAMES)
    titles = [graphs.headerData(n, Qt.Orientation.Horizontal) for n in range(graphs.columnCount())]
    assert titles == ["Sum", "Rolled", "Fair dice"]
    assert [graphs.index(0, n).data() for n in range(3)] == ["7", "2", "Expected 0.5, usually 0 to 2"]


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
