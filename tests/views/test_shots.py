"""Every screen can be staged and has its picture."""

import pytest

from hamster_table.models.settings import Settings
from hamster_table.views.main_window import MainWindow
from hamster_table.views.shots import STAGED, asks, played
from tests.views.seen import pixels, settle


@pytest.fixture
def window(qtbot):
    made = MainWindow(lambda: None)
    made.set_settings(Settings(theme="light", pace=0.0))
    qtbot.addWidget(made)
    made.resize(1280, 800)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_every_screen_is_staged_and_looks_different_from_the_one_before(window):
    before = None
    for name, stage in STAGED.items():
        stage(window)
        settle()
        picture = pixels(window)
        assert picture != before, name
        before = picture


def test_the_staged_game_has_what_its_pictures_are_to_show():
    acting = played(asks("Act", 3, "Push", "Flip", "Sidestep"))
    assert acting.waiting == (0,) and acting.state.round >= 3
    assert not played(lambda match: False).waiting
