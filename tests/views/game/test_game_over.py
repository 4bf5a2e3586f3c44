"""The end of a game: all who have won, their places, and the figures that decided it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QWidget

from hamster_table.engine.game import Standing
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.session import Session
from hamster_table.views.art import theme
from hamster_table.views.game.game_over import GameOverOverlay, Picture
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.screenshots.scenarios import choose_by_policy, play_until
from hamster_table.views.widgets.buttons import Link


@pytest.fixture
def finale(qtbot):
    """The end of a game of Hamsterdam with this luck."""

    def open_page(seed, seats=2, game="hamsterdam", **setup):
        theme.set_pace(0.0)
        match = play_until(game, lambda match: False, seed, seats, choose_by_policy, setup)
        page = GamePage(Session(match, [PlayerInfo(name) for name in ("Mira", "Jonas", "Edda", "Rusty")[:seats]]), 0.0)
        qtbot.addWidget(page)
        page.resize(1280, 800)
        page.show()
        page._over(match.standing)
        return match, page.findChild(GameOverOverlay)

    return open_page


def rows(finale):
    """The words of the table, line by line, with the places first."""
    grid = next(layout for layout in finale.content.children() if layout.metaObject().className() == "QGridLayout")
    lines = []
    for row in range(grid.rowCount()):
        items = (grid.itemAtPosition(row, column) for column in range(grid.columnCount()))
        lines.append([item.widget().text() for item in items if item and isinstance(item.widget(), QLabel)])
    return lines


def test_the_figures_that_decided_the_game_stand_with_the_places(finale):
    match, shown = finale("an end")
    head, *lines = rows(shown)
    assert head == ["In town", "On dam", "Total", "Hamsters"]
    best = match.standing.winners[0]
    state = match.state
    wet = state.wet(best)
    figures = [state.town[best], wet - state.town[best], wet, state.hamsters(best)]
    assert lines[0] == ["1.", ("Mira", "Jonas")[best], *map(str, figures)]


@pytest.mark.parametrize(("winners", "count"), [((0,), 1), ((0, 1), 2), ((), 1)])
def test_all_who_have_won_are_drawn_or_one_drawing_says_that_nobody_has(qtbot, winners, count):
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    shown = GameOverOverlay(page, "It is over.", Standing((1, 1), (0, 0), winners), ("Mira", "Jonas"))
    shown.open(())
    assert len(shown.findChild(Picture)._drawings) == count
    assert not shown.grab().isNull()


@pytest.mark.parametrize(("game", "drawing"), [("run-hamster-run", "alligator"), ("hamsterdam", "hamster-gasp")])
def test_alligators_are_drawn_where_they_have_won_and_nowhere_else(qtbot, game, drawing):
    page = GamePage(Session(Match.new(game, 2), [PlayerInfo("Mira"), PlayerInfo("Jonas")]), 0.0)
    qtbot.addWidget(page)
    page._over(Standing((1, 1), (0, 0), ()))
    assert page.findChild(GameOverOverlay).findChild(Picture)._drawings == (drawing,)


def test_what_is_left_to_build_stands_with_the_places_of_hamsterrolle(finale):
    match, shown = finale("an end", game="hamsterrolle", physics="simple")
    head, *lines = rows(shown)
    assert head == ["Pieces left"]
    assert [int(left) for *_, left in lines] == sorted(len(match.state.supply(seat)) for seat in range(2))


def test_rounds_in_play_stand_with_the_places_of_the_hamsters_that_run(finale):
    match, shown = finale("an end", game="run-hamster-run")
    head, *lines = rows(shown)
    assert head == ["Rounds in play"]
    assert int(lines[0][-1]) == match.game.round(match.state)


def test_the_end_tells_the_seed_with_its_fingerprint_and_copies_it(finale, qtbot):
    match, shown = finale("an end")
    page = shown.parentWidget()
    said = f"Seed an end, fingerprint {match.seed_commitment}"
    assert said in [label.text() for label in shown.findChildren(QLabel)] and page.frame.prompt_bar.hint.text() == said
    links = [link for link in shown.findChildren(Link) if link.accessibleName() == "Copy the seed"]
    buttons = [button for button in page.frame.prompt_bar.buttons if button.text() == "Copy seed"]
    for button in (*links, *buttons):
        if button in buttons:
            shown.leave()
        QGuiApplication.clipboard().setText("something else")
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert QGuiApplication.clipboard().text() == match.seed == "an end"
        assert page.notice.text == "Seed copied."
    assert links and buttons
