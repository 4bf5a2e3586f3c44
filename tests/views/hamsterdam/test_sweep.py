"""A computer redeploys in one sweep of two or three seconds, however many hamsters it has and however it chooses."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication

from hamster_table.engine.hamsterdam.actions import PutHamster
from hamster_table.engine.hamsterdam.events import HamsterPut, HamsterRemoved
from hamster_table.engine.hamsterdam.redeployment import Redeploy
from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from hamster_table.views.art import theme
from hamster_table.views.game.game_page import GamePage
from tests.at_once import AtOnce
from tests.models.playing import NAMES

SWEEP = 3000
"""The longest sweep, in milliseconds."""


@pytest.fixture(scope="module")
def before():
    """Just before a redeployment in which the first seat has many hamsters, and wet cards."""
    match, thinker = Match.new("hamsterdam", 3, seed="sweep 25"), AtOnce()
    while not isinstance(match.state.agenda[-1], Redeploy):
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, thinker.choose("whim", match.game, match.view(seat), seat, str(len(match.ledger))))
    return match


@pytest.fixture
def page(qtbot, before):
    theme.set_pace(1)
    match = before.branch(len(before.ledger), before.seed)
    page = GamePage(Session(match, [PlayerInfo(name, "steady") for name in NAMES[:3]], AtOnce()), seconds=3)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    yield page
    page.leave()
    page.hide()


def redeploy(page):
    """Let the seat that is next redeploy; what is told of it, in the order in which that happens."""
    told, player = [], page.animation_player
    player.told.connect(lambda frames: told.append([frame.event for frame in frames]))
    page.session.proceed()
    for _ in range(200):
        if player.playing is not None:
            return told
        assert page.session.match.waiting
        QCoreApplication.processEvents()
    raise AssertionError("nothing is shown")


def test_a_computer_redeploys_in_one_sweep(page):
    player, entries = page.animation_player, len(page.session.match.ledger)
    told = redeploy(page)
    put = [action for _, action in page.session.match.ledger[entries:] if isinstance(action, PutHamster)]
    assert len(put) > 10 and told == []
    whole = 0
    while player.playing is not None:
        whole += player.playing.totalDuration()
        player.playing.setCurrentTime(player.playing.totalDuration())
    assert whole <= SWEEP
    shown = [event for events in told for event in events if isinstance(event, HamsterPut | HamsterRemoved)]
    assert len(shown) == len(put) and len(told) == 1


def test_each_hamster_sets_out_a_moment_after_the_one_before_and_ends_where_it_stands(page):
    redeploy(page)
    player, table = page.animation_player, page.table
    playing = player.playing
    playing.pause()
    goals = {piece: placement.at for piece, placement in table.board_scene.placements.items() if piece[0] != "token"}
    away = []
    for share in range(11):
        playing.setCurrentTime(round(playing.totalDuration() * share / 10.5))
        away.append(
            {piece for piece, at in goals.items() if (table.board_scene.pieces[piece].pos() - at).manhattanLength() > 2}
        )
    assert len(away[0]) > 8 and len(away[5]) < len(away[0]) and not away[-1]
    assert all(after <= before for before, after in pairwise(away[1:]))
    player.finish()


def test_who_pauses_sees_how_far_it_is(page, qtbot):
    page.session.proceed()
    assert page.table.seen != page.session.view() and page.animation_player.is_idle
    page.pace.pause()
    page.animation_player.finish()
    assert page.table.seen == page.session.view()
