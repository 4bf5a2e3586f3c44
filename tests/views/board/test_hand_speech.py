"""What a screen reader hears of the hand at a table."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.run_hamster_run.round import AllocatePluck
from hamster_table.views.board import hand_speech
from hamster_table.views.board.table_keys import give_keys, takes_enter
from tests.views.at_table import LEFT, at, laid, sit_down, square

MIRA = ("hamster", 0)


@pytest.fixture
def table(qtbot):
    return sit_down(qtbot, laid([square(4, 2), square(5, 2), None]))


@pytest.fixture
def splitting(qtbot):
    return sit_down(qtbot, laid([square(4, 2), square(5, 2)], agenda=[AllocatePluck((0, 1))], hand=[5, 5]))


def test_what_is_lifted_is_said_with_the_number_of_places_for_it(table, said):
    table.hand.lift(MIRA)
    marked = sum(not one.is_unmarked for one in table.hand.targets(MIRA).values())
    assert marked > 1 and said == [f"In hand: Mira. {marked} places for it."]


def test_what_goes_back_is_said(table, said):
    table.hand.lift(MIRA)
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert said[1:] == ["Put back: Mira."]


def test_an_action_is_told_by_its_events_and_not_by_the_hand(table, said):
    table.hand.lift(MIRA)
    table.hand.drop(MIRA, ("square", square(3, 2)))
    assert len(table.wanted) == 1 and len(said) == 1


def test_a_chip_that_is_put_down_is_said_with_its_trait(splitting, said):
    splitting.hand.drop(None, ("tray", "mettle"))
    QTest.keyClick(splitting, Qt.Key.Key_1)
    assert said == ["Mettle of Mira: 1 chip.", "Scamper of Mira: 1 chip."]


def test_that_no_chip_is_left_to_put_down_is_said(splitting, said):
    for _ in range(6):
        QTest.keyClick(splitting, Qt.Key.Key_1)
    assert said[-2:] == ["Scamper of Mira: 5 chips.", "0 of 5 chips still in hand."]


def test_the_cursor_is_where_a_question_is_answered_for_whoever_uses_keys(splitting):
    splitting.spot_cursor.set(("pit",))
    give_keys(splitting)
    assert splitting.spot_cursor.spot == ("tray", "scamper")
    # Enter is for the golden button until the cursor is moved.
    assert not takes_enter(splitting)
    QTest.keyClick(splitting, Qt.Key.Key_PageDown)
    assert takes_enter(splitting)


def test_the_cursor_stays_away_from_whoever_uses_a_pointer(splitting):
    splitting.spot_cursor.set(("pit",))
    QTest.mouseClick(splitting.viewport(), LEFT, pos=at(splitting, ("pit",)))
    give_keys(splitting)
    assert splitting.spot_cursor.spot is None and not splitting.spot_cursor.ring.isVisible()


def test_page_down_goes_to_what_can_be_taken_where_nothing_else_is_possible(table):
    table.hand.lift(MIRA)
    targets = set(table.hand.highlighted_targets())
    QTest.keyClick(table, Qt.Key.Key_PageDown)
    assert table.spot_cursor.spot in targets


def test_of_a_place_that_changes_in_part_only_the_part_is_said():
    ability = "Spinster: Turns one die. When: after your own roll."
    assert hand_speech._news(ability, f"{ability} Chosen.") == "Spinster: Chosen"
    assert hand_speech._news(f"{ability} Chosen.", ability) == ""
    assert hand_speech._news("Scamper: 1 chip", "Scamper: 2 chips") == "Scamper: 2 chips"
