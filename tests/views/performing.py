"""A table on which frames are played, moment by moment and without waiting."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QRegion

from hamster_table.views.board.animation_player import AnimationPlayer
from hamster_table.views.board.animations import TemporaryItem
from hamster_table.views.board.tables import table_for

NAMES = ["Mira", "Jonas", "Edda", "Rusty", "Pip"]


def new_table(qtbot, game, state, size=(1230, 690)):
    """A table of that game which shows the state to everybody."""
    table = table_for(game)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    show(table, state)
    return table


def show(table, state):
    table.show_view(state, NAMES[: state.seats], None, None)


def player_at(table):
    """An animation player at that table."""
    return AnimationPlayer(table, lambda view: show(table, view))


def moment(player, share):
    """Look at the running animation at that share of its time."""
    playing = player.playing
    playing.pause()
    playing.setCurrentTime(round(playing.totalDuration() * share))


def play_out(player, share=1.0):
    """Play everything, animation by animation."""
    while not player.is_idle:
        playing = player.playing
        playing.setCurrentTime(round(playing.totalDuration() * share))
        if share < 1:
            player.finish()


def temporary_items(table):
    return [item for item in table.scene().items() if isinstance(item, TemporaryItem)]


class Painted(QObject):
    """Which part of a table is painted."""

    def __init__(self, table):
        super().__init__(table)
        self.region = QRegion()
        table.viewport().installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.region = self.region.united(event.region())
        return False

    def by(self, act):
        """What is painted because of what *act* does."""
        settle()
        self.region = QRegion()
        act()
        settle()
        return self.region


def settle():
    for _ in range(2):
        QCoreApplication.processEvents()
