"""A hint in a game that begins at a position of a real table."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine import Match, position
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.position import ENTRY
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.hints.hinter import HintCard

ENTERED = {"moment": "act", "turn": 0, "0.deed": "run", "1.deed": "rest", "0.scamper": 6, "0.friskiness": 1}


def test_an_entered_game_gives_hints(window, qtbot):
    line = position.written(ENTRY.fields(GAME.setup(seats=2)), ENTERED)
    match = Match.new(GAME, 2, {"position": line})
    window.begin(window.library.begin(match, (PlayerInfo("Mira"), PlayerInfo("Jonas"))))
    qtbot.waitUntil(lambda: window.session.asked_seat == 0)
    QTest.mouseClick(window.game.frame.rail_buttons["hint"], Qt.MouseButton.LeftButton)
    assert "You can:" in window.game.findChild(HintCard).accessibleName()
