"""Hamsterdam through the real main window: whole games by drag, clicks and keys, kept, saved and opened again."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.match import Match
from hamster_table.engine.storage import save_file
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.settings import Settings
from hamster_table.views.window.main_window import MainWindow
from tests.at_once import AtOnce
from tests.views.hands import Hands, play

pytestmark = pytest.mark.timeout(300)

SITTERS = (PlayerInfo("Mira"), PlayerInfo("Jonas"), PlayerInfo("Edda", "steady"), PlayerInfo("Rusty", "whim"))


@pytest.fixture
def window(qtbot):
    made = MainWindow(AtOnce)
    made.set_settings(Settings(theme="light", pace=0.0))
    qtbot.addWidget(made)
    made.resize(1024, 600)
    made.show()
    qtbot.waitExposed(made)
    return made


def deal(window, seed, players=SITTERS, **setup):
    match = Match.new("hamsterdam", len(players), setup, seed=seed)
    window.begin(window.library.begin(match, players))
    return window.game


def asked_in(page, round_):
    """Whether somebody at the screen is asked in that round."""
    return lambda: page.session.match.state.round == round_ and page.session.asked_seat is not None


@pytest.mark.parametrize(
    "way, sign, people, setup",
    [
        ("drag", "dragged", 1, {}),
        ("click", "clicked twice", 2, {"deployment": "in-turn"}),
        ("keys", "walked", 1, {"deployment": "in-turn"}),
        pytest.param("touch", "touched", 1, {}, marks=pytest.mark.long),
    ],
)
def test_a_whole_game(window, qtbot, clock, way, sign, people, setup):
    page = deal(window, way, (*SITTERS[:people], SITTERS[-1]), **setup)
    hands = Hands(page, way, random.Random(way))
    play(page, hands, qtbot)
    assert page.session.match.waiting == ()
    assert sign in hands.ways_used
    assert page.session.match.standing.why
    qtbot.waitUntil(lambda: len(window.library.records()) == 1)


@pytest.mark.parametrize("way", ["drag", pytest.param("keys", marks=pytest.mark.long)])
def test_a_whole_classic_game(window, qtbot, way):
    page = deal(window, "classic", game="classic")
    play(page, Hands(page, way, random.Random("classic")), qtbot)
    assert page.session.match.waiting == ()


def test_as_last_time_is_offered_only_when_there_was_a_last_time(window, qtbot):
    page = deal(window, "last time", (SITTERS[0], SITTERS[-1]))

    def deploys():
        return type(page.session.match.state.agenda[-1]).__name__ in ("DeployHamsters", "Redeploy")

    def keys():
        return [button.key_words for button in page.table.prompt().buttons]

    play(page, Hands(page, "click", random.Random(8)), qtbot, deploys)
    assert "O" in keys() and "T" not in keys()
    QTest.keyClick(page.table, Qt.Key.Key_O)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    play(page, Hands(page, "click", random.Random(9)), qtbot, lambda: deploys() and page.session.asked_seat is not None)
    assert page.session.match.state.round == 1 and "T" in keys()


def test_saved_in_the_middle_it_is_opened_again_and_played_on(window, qtbot, tmp_path):
    page, file = deal(window, "middle"), tmp_path / "middle.hamster"
    play(page, Hands(page, "drag", random.Random(3)), qtbot, asked_in(page, 1))
    window.files.save_to(file)
    saved = page.session.match
    digest = saved.digest
    assert save_file.load(file).ledger == saved.ledger
    play(page, Hands(page, "click", random.Random(4)), qtbot, lambda: len(saved.ledger) > 70)
    window.files.open_path(file)
    assert window.game is not page and window.session.match.digest == digest
    again = window.game
    play(again, Hands(again, "click", random.Random(5)), qtbot, lambda: again.session.match.state.turn > 4)
    assert again.session.match.state.turn > 4


def test_what_was_taken_back_can_be_done_again_and_meets_the_same_luck(window, qtbot):
    page = deal(window, "back", (SITTERS[0], SITTERS[-1]))
    session = page.session
    play(page, Hands(page, "click", random.Random(6)), qtbot, asked_in(page, 1))
    digest, length = session.match.digest, len(session.match.ledger)
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    if len(session.match.ledger) == length:
        session.undo_agreed()
    assert len(session.match.ledger) < length
    session.redo()
    qtbot.waitUntil(lambda: session.asked_seat is not None)
    assert session.match.digest == digest


def test_a_game_of_persons_shows_curtains_only_before_secret_choices(window, qtbot):
    page = deal(window, "curtains", SITTERS[:2])
    fallen = []
    page.session.hand_over.connect(lambda seat: fallen.append(page.session.match.state.round))
    play(page, Hands(page, "click", random.Random(7)), qtbot, lambda: page.session.match.state.round == 2)
    assert len(fallen) == 8, "passing, line-up, specials and deployment, by two persons"
    assert set(fallen) == {0}
