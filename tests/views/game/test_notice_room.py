"""A notice at the table lies below the bar with *Undo*, and covers no count that it is about."""

import pytest
from PySide6.QtCore import QRect

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from tests.models.playing import NAMES

SENTENCE = "The cube goes to Mira: the drum pushed it out. Out at the front."


@pytest.fixture(params=["hamsterdam", "run-hamster-run", "hamsterrolle"])
def page(request, window):
    setup = {"physics": "simple"} if request.param == "hamsterrolle" else {}
    match = Match.new(request.param, 3, setup, seed="5")
    window.begin(window.library.begin(match, [PlayerInfo(name) for name in NAMES[:3]]))
    return window.game


@pytest.mark.parametrize("size", [(1024, 600), (1280, 800), (1920, 1080)])
def test_a_notice_leaves_the_bar_and_the_panels_free(page, window, size):
    window.resize(*size)
    for say, notice in ((page.notice.say_for_a_while, page.notice), (window.say, window.notice)):
        say(SENTENCE)
        assert not notice.geometry().intersects(page.frame.bar.geometry())
        assert QRect(page.rect()).contains(notice.geometry())
        if page.session.match.game.id == "hamsterrolle":
            panels = [area.translated(page.table.pos()) for area in page.table.plan.seats]
            assert not any(panel.toRect().intersects(notice.geometry()) for panel in panels)
        notice.leave()


def test_a_long_notice_stays_until_people_who_read_slowly_have_read_it(page):
    def stays(sentence):
        page.notice.say_for_a_while(sentence)
        return page.notice._a_while.interval() / 1000

    assert stays("Saved.") == 8
    # A hundred words in a minute, and some time to find it.
    assert stays(" ".join(40 * ["rather"])) >= 24 + 5
