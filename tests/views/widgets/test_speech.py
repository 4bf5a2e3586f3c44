"""What screen readers say by themselves."""

import pytest
from PySide6.QtWidgets import QWidget

from hamster_table.views.widgets.overlays import NoticeBar
from hamster_table.views.widgets.speech import SPEECH, announce, in_one_breath, interrupt, joined, sentences


@pytest.fixture
def said():
    texts = []
    SPEECH.said.connect(texts.append)
    yield texts
    SPEECH.said.disconnect(texts.append)


def test_all_that_is_said_can_be_heard_and_nothing_is_no_sentence(qtbot, said):
    widget = QWidget()
    qtbot.addWidget(widget)
    announce(widget, "Mira runs.")
    announce(widget, "")
    interrupt(widget, "Please hand over.")
    assert said == ["Mira runs.", "Please hand over."]


def test_parts_become_sentences_and_sentences_parts():
    assert joined("Mira runs", "", "Why not?", "Go on:", "Speed 2") == "Mira runs. Why not? Go on: Speed 2."
    assert sentences(" Mira runs. Why not? Go on… ") == ["Mira runs.", "Why not?", "Go on…"]


def test_what_happens_several_times_in_a_row_is_said_once():
    rolls = ["The belt rolls one strip."] * 3
    assert in_one_breath(["", *rolls, "Mira falls.", *rolls[:1]]) == (
        "The belt rolls one strip. (3 times) Mira falls. The belt rolls one strip."
    )


def test_a_notice_is_said(qtbot, said):
    page = QWidget()
    qtbot.addWidget(page)
    NoticeBar(page).say("Saving works again.")
    assert said == ["Saving works again."]
