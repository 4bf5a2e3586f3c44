"""What a screen reader hears of prompts."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.actions import Allocate
from hamster_table.models.people import PEOPLE, People, Person
from hamster_table.views.widgets.prompt_bar import ButtonSpec, button_words
from tests.views.game.test_hot_seat import lift, sit  # noqa: F401

pytestmark = pytest.mark.parametrize("sit", [GAME], indirect=True)


def test_a_question_is_said_once_the_curtain_is_lifted_and_then_only_what_is_new(sit, qtbot, said):  # noqa: F811
    page = sit()
    qtbot.waitUntil(lambda: any("hand the computer to Mira" in text for text in said))
    assert not any("7 of 7 chips" in text for text in said)
    lift(page, qtbot)
    qtbot.waitUntil(lambda: any("7 of 7 chips still in hand." in text for text in said))
    assert said[-1].startswith("Mira, allocate your pluck in secret. 7 of 7 chips")
    QTest.keyClick(page.table, Qt.Key.Key_1)
    qtbot.waitUntil(lambda: said[-1] == "6 of 7 chips still in hand.")
    assert said[-2] == "Scamper of Mira: 1 chip."


def test_a_button_is_said_as_soon_as_it_can_be_pressed(sit, qtbot, said):  # noqa: F811
    page = sit()
    lift(page, qtbot)
    for _ in range(7):
        QTest.keyClick(page.table, Qt.Key.Key_2)
    qtbot.waitUntil(lambda: said[-1].endswith("Buttons: Confirm (Enter)."))


def test_a_key_that_does_something_else_now_is_not_said(sit):  # noqa: F811
    buttons = [ButtonSpec("Keep", print, "gold", "Enter"), ButtonSpec("More", print, key="M")]
    buttons.append(ButtonSpec("Roll", print, disabled_reason="Not yet."))
    assert button_words(buttons) == "Buttons: Keep (Enter), More (M)."
    assert button_words(buttons, "Enter") == "Buttons: Keep, More (M)."
    assert button_words(buttons[2:]) == ""


def test_who_wants_to_hear_all_hears_all_of_the_prompt_again(sit, qtbot, said):  # noqa: F811
    PEOPLE.now = People((Person("Mira", hears_all=True),))
    page = sit()
    lift(page, qtbot)
    qtbot.waitUntil(lambda: any("7 of 7 chips still in hand." in text for text in said))
    QTest.keyClick(page.table, Qt.Key.Key_1)
    qtbot.waitUntil(lambda: "6 of 7 chips still in hand." in said[-1])
    assert said[-1].startswith("Mira, allocate your pluck in secret. 6 of 7 chips")


def test_a_replay_says_which_moment_it_shows_and_its_end_the_question(sit, qtbot, said):  # noqa: F811
    page = sit()
    lift(page, qtbot)
    page.session.submit(0, Allocate(3, 2, 2))
    qtbot.waitUntil(lambda: page.session.handover_seat == 1)
    lift(page, qtbot)
    step, length = page.session.at - 1, page.session.length
    QTest.mouseClick(page.frame.bar.clock, Qt.MouseButton.LeftButton)
    assert said[-1] == f"Step {length} of {length}"
    del said[:]
    QTest.keyClick(page.frame.timeline.track, Qt.Key.Key_Left)
    qtbot.waitUntil(lambda: bool(said))
    moment = f"Step {step} of {length}. Jonas steps onto the belt: strip 2, lane 2. Round 1."
    assert said[0].startswith(f"Replay. Your game is untouched. {moment} Buttons: ")
    QTest.keyClick(page.frame.timeline.track, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: len(said) > 1)
    assert said[1].startswith("Jonas, allocate your pluck in secret. 7 of 7 chips")


def test_whoever_takes_to_keys_reads_and_hears_what_they_do_until_a_pointer_is_used(sit, qtbot, said):  # noqa: F811
    page = sit()
    lift(page, qtbot)
    hint = page.frame.prompt_bar.hint
    assert "Drag chips" in hint.text()
    QTest.keyClick(page.table, Qt.Key.Key_Right)
    assert "1, 2 and 3 put a chip on a trait" in hint.text() and "Drag" not in hint.text()
    qtbot.waitUntil(lambda: any("1, 2 and 3 put a chip on a trait" in text for text in said))
    QTest.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=page.table.viewport().rect().topLeft())
    assert "Drag chips" in hint.text()
