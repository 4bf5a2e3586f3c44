"""Whoever uses keys is told what keys do, and nothing of a pointer."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hamster_table.engine.catalogue import find
from hamster_table.engine.kernel import CHANCE
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.board.tables import table_for
from tests.laws import OURS, journey
from tests.views.hamsterrolle import at_wheel

POINTER = re.compile(r"\b(click|clicks|drag|mouse|flick)\b", re.IGNORECASE)
NAMES = ["Mira", "Jonas", "Edda", "Rusty"]
SETUPS = {
    "hamsterdam": ({}, {"deployment": "in-turn"}, {"game": "classic"}),
    "run-hamster-run": ({},),
    "hamsterrolle": ({"physics": "simple"},),
}


@pytest.mark.parametrize("id", OURS)
def test_in_no_game_keys_are_told_of_a_pointer(qtbot, id):
    game, found = find(id), []
    table = table_for(game)
    qtbot.addWidget(table)
    table.resize(1228, 684)

    def ask(match, rng):
        if match.waiting and (seat := match.waiting[0]) != CHANCE and len(match.ledger) < 500:
            table.show_view(game.view(match.state, seat), NAMES, seat, seat)
            if not found:
                assert not table.uses_keys
                QTest.keyClick(table, Qt.Key.Key_Right)
            assert table.uses_keys, "until a pointer is used, whatever is asked"
            found.append(table.prompt())

    for setup in SETUPS[id]:
        journey(game, 4, "keys", {**game.setup.quick, **setup}, ask)
    assert not [one.title for one in found if POINTER.search(one.hint_for(True))]
    assert id == "hamsterrolle" or any(POINTER.search(one.hint) for one in found)


def test_at_the_wheel_a_piece_in_the_hand_is_moved_by_keys(qtbot):
    table = at_wheel.sit_down(qtbot, at_wheel.laid(turns=2))
    table.spot_cursor.set(("slot", table.commands.kinds_to_take()[0]))
    seen = []
    for key in (Qt.Key.Key_Return, Qt.Key.Key_1, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_3):
        QTest.keyClick(table, key)
        seen.append(table.prompt())
    assert not any(POINTER.search(one.hint_for(True)) for one in seen)
    assert any(POINTER.search(one.hint) for one in seen)


def test_without_other_words_the_hint_is_for_all():
    assert Prompt("Take one", "One is enough.").hint_for(True) == "One is enough."
    assert Prompt("Take one", "Click it.", by_keys="Enter takes it.").hint_for(False) == "Click it."
