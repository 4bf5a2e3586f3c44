"""A table of Run, Hamster, Run! to test at: states laid by hand, and what its mouse does."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from hamster_table.engine.run_hamster_run import GAME, deeds
from hamster_table.engine.run_hamster_run.actions import LANES, PIT
from hamster_table.engine.run_hamster_run.state import RunHamsterRunSetup, initial_state
from hamster_table.views.board.tables import table_for
from hamster_table.views.widgets.keyboard import key_text

NAMES = ["Mira", "Jonas", "Edda", "Rusty", "Pip"]
LEFT = Qt.MouseButton.LeftButton


def square(strip, lane):
    """A square by its strip and lane, both counted from 1."""
    return LANES * (strip - 1) + lane - 1


def laid(squares, declared="run", **parts):
    """A table in round 3 with the hamsters on these squares (None: in the pit), the first one to act."""
    state = initial_state(RunHamsterRunSetup(seats=len(squares)))
    n, state.round = len(squares), 3
    for seat, at in enumerate(squares):
        state.where[seat] = PIT if at is None else at
        if at is not None:
            state.occupant[at] = seat
    state.hand = [0] * n
    state.scamper, state.mettle, state.friskiness = [3] * n, [2] * n, [1] * n
    state.fatigue = [1] * n
    state.order = list(range(n))
    state.declared = [declared] + ["rest"] * (n - 1)
    state.begun = True
    state.agenda = [*(deeds.RESOLVE[seat] for seat in reversed(range(1, n))), deeds.ACT[0]]
    for name, value in parts.items():
        setattr(state, name, value)
    return state


def sit_down(qtbot, state, asked=0, size=(1228, 684)):
    """A table that shows the state to the person who is asked."""
    table = table_for(GAME)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    show(table, state, asked)
    table.wanted = []
    table.chosen.connect(table.wanted.append)
    return table


def show(table, state, asked):
    table.show_view(GAME.view(state, asked), NAMES[: state.seats], asked, asked)


def at(table, spot):
    """The middle of a spot in the window."""
    return table.mapFromScene(table.board_scene.spots[spot].area.center())


def piece_at(table, piece):
    return table.mapFromScene(table.board_scene.pieces[piece].pos())


def drag(table, start, end):
    """Press, carry, let go."""
    ground = table.viewport()
    QTest.mousePress(ground, LEFT, pos=start)
    for share in (0.2, 0.6, 1.0):
        QTest.mouseMove(ground, start + QPoint(*(round(share * way) for way in (end - start).toTuple())))
    QTest.mouseRelease(ground, LEFT, pos=end)


def click(table, at, button=LEFT):
    QTest.mouseClick(table.viewport(), button, pos=at)


def spot(strip, lane):
    return ("square", square(strip, lane))


def carry(table, piece, goal):
    table.refresh()  # what was dropped before lies at home again, as after a choice
    drag(table, piece_at(table, piece), at(table, goal))


def button(table, key):
    return next(button for button in table.prompt().buttons if button.key_words == key_text(key))


def press(table, key):
    table.press(button(table, key))
