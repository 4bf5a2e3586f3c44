"""What screen readers say by themselves."""

import time
from itertools import pairwise

import shiboken6
from PySide6.QtWidgets import QWidget

from hamster_table.views.widgets.overlays import NoticeBar
from hamster_table.views.widgets.speech import (
    ASSERTIVE,
    GAP,
    POLITE,
    Saying,
    Speech,
    announce,
    in_one_breath,
    interrupt,
    joined,
    sentences,
)


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


def test_what_comes_soon_after_an_announcement_is_one_announcement(qtbot):
    speech, page, card = Speech(), QWidget(), QWidget()
    qtbot.addWidget(page)
    announced = []
    speech.announced.connect(lambda saying: announced.append((time.monotonic(), saying)))
    speech.say(Saying(page, "A tip.", POLITE))
    # The first waits for nothing.
    assert [saying for _, saying in announced] == [Saying(page, "A tip.", POLITE)]
    speech.say(Saying(card, "Moon, pass a card", POLITE))
    speech.say(Saying(page, "Five seconds left", ASSERTIVE))
    shiboken6.delete(card)
    qtbot.waitUntil(lambda: len(announced) == 2)
    speech.say(Saying(page, "Strip 2 rolls.", POLITE))
    qtbot.waitUntil(lambda: len(announced) == 3)
    assert [saying for _, saying in announced[1:]] == [
        Saying(page, "Five seconds left. Moon, pass a card.", ASSERTIVE),
        Saying(page, "Strip 2 rolls.", POLITE),
    ]
    times = [at for at, _ in announced]
    # Orca 48 drops what comes within a tenth of a second. A timer of Qt may be some milliseconds early.
    assert 0.1 < GAP / 1000 * 0.9 < min(after - before for before, after in pairwise(times))


def test_what_waits_can_be_taken_and_said_otherwise(qtbot):
    speech, page = Speech(), QWidget()
    qtbot.addWidget(page)
    announced = []
    speech.announced.connect(announced.append)
    for text in ("Moon rolls.", "Scamper: 2 chips", "Moon has chosen."):
        speech.say(Saying(page, text, POLITE))
    assert speech.take() == ["Scamper: 2 chips", "Moon has chosen."]
    speech.say(Saying(page, "Please hand over.", ASSERTIVE))
    qtbot.waitUntil(lambda: len(announced) == 2)
    assert [saying.text for saying in announced] == ["Moon rolls.", "Please hand over."]
