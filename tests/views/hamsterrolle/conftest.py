"""The pages of matches at the wheel."""

import pytest

from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.hamsterrolle.live_tumble import LiveTumble
from hamster_table.models.session import Session
from hamster_table.views.game.game_page import GamePage
from tests.views.hamsterrolle.at_wheel import NAMES


@pytest.fixture
def open_page(qtbot):
    """Opens a match at its table, with live wood if it is of wood; at the end it is left."""
    pages = []

    def opened(match, **options):
        source = None
        if match.state.wood:
            pytest.importorskip("mujoco")
            source = LiveTumble()
        people = [PlayerInfo(name) for name in NAMES[: match.state.seats]]
        page = GamePage(Session(match, people, chance_source=source), **options)
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        page.session.proceed()
        return page

    yield opened
    for page in pages:
        page.leave()
        page.hide()


@pytest.fixture
def open_new(open_page):
    """Opens a new match of two with this set-up, in which the first begins."""

    def opened(setup, seed="5", **options):
        return open_page(Match.new(GAME, 2, {"start": "first", **setup}, seed), **options)

    return opened
