"""Kept games in the library of the window, for its tests."""

import random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.views.pages.library.library_page import LibraryPage

MIRA, JONAS, PIP = PlayerInfo("Mira"), PlayerInfo("Jonas"), PlayerInfo("Pip", "whim")
GAMES = ("hamsterdam", "run-hamster-run", "hamsterrolle")


def played(entries, game="run-hamster-run", seed="7"):
    match = Match.new(game, 2, seed=seed)
    while match.waiting and len(match.ledger) < entries:
        seat, step = match.waiting[0], match.state.agenda[-1]
        if seat < 0:
            match.chance()
        else:
            match.play(seat, step.sample(match.state, seat, random.Random(f"{seed}/{len(match.ledger)}")))
    return match


def keep(window, *matches, players=(MIRA, PIP)):
    """Keep these games, the last one played last; give their ids."""
    ids = []
    for match in matches:
        kept = window.library.begin(match, players).kept
        if not match.waiting:
            kept.finish(match, players)
        ids.append(kept.id)
    return ids


def at_library(window, qtbot):
    window.show_page("library")
    return in_front(window, qtbot)


def in_front(window, qtbot):
    """The page of the library, once it is in front and has the keyboard: without a screen a new page takes it away."""
    assert isinstance(window.page, LibraryPage)
    qtbot.waitUntil(window.page.bar.buttons[-1].isVisible)
    QApplication.processEvents()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is not None)
    return window.page


def press(key, modifiers=Qt.KeyboardModifier.NoModifier):
    """A key, wherever the focus is, once all that was pressed before is seen."""
    QApplication.processEvents()
    QTest.keyClick(QApplication.focusWidget(), key, modifiers)


def ids(page):
    return [game.id for game in page.games.rows]


def lines(page):
    return [page.games.line(game) for game in page.games.rows]


def present(page):
    return page.list.present.id if page.list.present is not None else None


def opened(window, qtbot, ledger):
    qtbot.waitUntil(lambda: window.game is not None and window.page is window.game)
    return window.session.match.ledger[: len(ledger)] == ledger
