"""Any game can be played on the plain table: what there is in words, and a button for each choice."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from hamster_table.views.board.generic_table import PlainTable, action_in_words, spoken
from hamster_table.views.board.tables import table_for
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.widgets.text import TextLabel
from tests.at_once import AtOnce
from tests.games.pebbles import GAME as WITH_TABLE
from tests.games.pebbles import Give, Hide

GAME = replace(WITH_TABLE, table=None)


@pytest.fixture
def page(qtbot):
    def sit(*kinds, seed="5"):
        players = [PlayerInfo(name, kind) for name, kind in zip(("Mira", "Jonas", "Edda"), kinds, strict=False)]
        session = Session(Match.new(GAME, len(kinds), seed=seed), players, AtOnce(GAME))
        made = GamePage(session, 0.0)
        qtbot.addWidget(made)
        made.resize(1280, 800)
        made.show()
        return made

    return sit


def words(widget):
    return [label.text() for label in widget.findChildren(TextLabel) if label.isVisible()]


def test_a_game_without_a_table_of_its_own_gets_the_plain_one(qtbot):
    table = table_for(GAME)
    qtbot.addWidget(table)
    assert isinstance(table, PlainTable)


def test_it_says_what_there_is(page, qtbot):
    made = page("person", "whim")
    qtbot.waitUntil(lambda: made.session.asked_seat == 0)
    # Qt shows what comes into a layout a little later.
    qtbot.waitUntil(lambda: {"Mira", "Jonas", "Owned", "Hidden", "Most 3 · Round 0"} <= set(words(made.table)))


def test_there_is_a_button_for_each_choice_and_a_press_plays_it(page, qtbot):
    made = page("person", "whim")
    qtbot.waitUntil(lambda: made.session.asked_seat == 0)
    assert [button.text() for button in made.table.buttons] == ["Hide 0", "Hide 1", "Hide 2", "Hide 3"]
    QTest.mouseClick(made.table.buttons[2], Qt.MouseButton.LeftButton)
    assert made.session.match.ledger[0] == (0, Hide(2))


def test_a_whole_game_is_played_by_pressing_buttons(page, qtbot):
    made = page("person", "whim", "steady")
    for _ in range(12):
        qtbot.waitUntil(lambda: made.session.asked_seat == 0 or not made.session.match.waiting)
        if not made.session.match.waiting:
            break
        made.table.buttons[-1].setFocus()
        QTest.keyClick(made.table.buttons[-1], Qt.Key.Key_Return)
    assert made.session.match.waiting == ()
    assert "most pebbles" in made.frame.prompt_bar.title.text()


def test_secrets_of_others_are_question_marks(page, qtbot):
    made = page("person", "whim")
    made.pace.pause()
    qtbot.waitUntil(lambda: made.session.asked_seat == 0)
    made.session.submit(0, Hide(1))
    made.pace.step()
    assert type(made.session.match.state.agenda[-1]).__name__ == "Crow"
    qtbot.waitUntil(lambda: words(made.table).count("?") == 1)


def test_actions_are_said_in_words():
    assert action_in_words(Give(1), ["Mira", "Jonas"]) == "Give to Jonas"
    assert action_in_words(Hide(2), ["Mira", "Jonas"]) == "Hide 2"
    assert spoken("StayOut") == "Stay out"
