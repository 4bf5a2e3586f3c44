"""Who begins is rolled for, and where the best are equal, everybody is told that they roll again (HD-10)."""

import pytest

from hamster_table.engine.hamsterdam.actions import Dice
from hamster_table.engine.hamsterdam.deployment import RollForFirst
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from hamster_table.views.art import theme
from hamster_table.views.game.game_page import GamePage
from tests.at_once import AtOnce
from tests.models.playing import NAMES

TIE = "A tie at 8 for the first turn: Mira, Jonas roll again."


@pytest.fixture
def page(qtbot):
    """Two have rolled 8; the third is about to roll."""
    match, thinker = Match.new("hamsterdam", 3, seed="tie"), AtOnce()
    while not isinstance(match.state.agenda[-1], RollForFirst):
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, thinker.choose("whim", match.game, match.view(seat), seat, str(len(match.ledger))))
    for dice in (Dice(4, 4), Dice(2, 6)):
        match.play(CHANCE, dice)
    theme.set_pace(1)
    page = GamePage(Session(match, [PlayerInfo(name, "whim") for name in NAMES[:3]], thinker))
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    page.pace.pause()
    yield page
    page.leave()
    page.hide()


def test_a_tie_is_told_in_the_bar_in_the_story_and_to_a_screen_reader(page):
    spoken, bars, player = [], [], page.animation_player
    page.announced.connect(spoken.append)
    page.session.proceed()
    while not player.is_idle:
        playing = player.playing
        playing.pause()
        for share in (0.1, 0.5, 0.9, 1.0):
            playing.setCurrentTime(round(playing.totalDuration() * share))
            bars.append(page.frame.prompt_bar.title.text())
    assert "Edda rolls" in bars[0] and bars[:-1].count(TIE) > 2
    assert spoken[0].startswith("Edda rolls") and spoken[1:] == [TIE]
    page.open_story()
    model = page._story.history_model
    assert any(TIE in str(model.index(row, 0).data()) for row in range(model.rowCount()))
    assert page.frame.prompt_bar.title.text() == "Mira rolls"
    assert page.frame.prompt_bar.hint.text().startswith("Rolling for the first turn…")


def test_what_each_has_rolled_stands_beside_their_name_until_all_have(page):
    tags = [one.head.dam.tag for one in page.table.scenery.dams]
    assert tags == ["rolled 8", "rolled 8", ""]
