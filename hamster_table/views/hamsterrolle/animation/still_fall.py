"""Shows people who have reduced motion what fell, in a picture that stays until the next piece is taken."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF

from hamster_table.engine.hamsterrolle.recordings.recording import Recording
from hamster_table.engine.hamsterrolle.recordings.slips import Slip
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.models.guard import guard
from hamster_table.views.art.theme import duration, reading_time
from hamster_table.views.hamsterrolle.animation.film import Film
from hamster_table.views.hamsterrolle.drawings.fall_picture import FallPicture, FallShown
from hamster_table.views.hamsterrolle.interface import AnimatedWheel
from hamster_table.views.hamsterrolle.prompts import sides_of

SECOND = 1000
"""Milliseconds by which it is found out whether things move, and whether they are shown at all."""
SIZE = QSizeF(236, 220)
"""The largest picture, in pixels."""
LEAST, SHARE = 130.0, 0.38
"""The smallest one, and the part of the room's height that it has at most."""
CORNER = QPointF(12, 12)
"""From the corner of the table to the picture."""


class StillFall(QObject):
    """Decides when the picture is to be seen."""

    def __init__(self, table: AnimatedWheel, parent: QObject) -> None:
        super().__init__(parent)
        self.picture = FallPicture()
        self._table = table
        self._moment = 0
        """From this moment on it is shown, as a length of the ledger."""
        table.board_scene.addItem(self.picture)
        table.carrying.changed.connect(self._look_whether_due)
        table.prompt_changed.connect(self._look_whether_due)

    def show(self, entry: int, recording: Recording, state: Hamsterrolle, fallen: Sequence[Slip]) -> None:
        """Show the end of a tumble, if nothing that moves is shown; *entry*: that of the tumble in the ledger; *state*:
        before it."""
        plan = self._table.plan
        if duration(SECOND) or not reading_time(SECOND) or plan is None:
            return
        film = Film(recording, state.box)
        if not film.landings:
            return
        # Beside the wheel, or where there is no room for that, over a little of it.
        beside = (plan.hub.x() - plan.radius - 3 * CORNER.x()) * SIZE.height() / SIZE.width()
        high = min(SIZE.height(), max(LEAST, min(beside, plan.tray.top() * SHARE)))
        area = QRectF(CORNER, QSizeF(SIZE.width() * high / SIZE.height(), high))
        self._moment = entry
        self.picture.set_geometry(area, FallShown(film, state.side, state.box, sides_of(fallen, state.side)))

    @guard
    def _look_whether_due(self) -> None:
        table = self._table
        if self.picture.shown is not None and (table.carrying.carried is not None or table.at < self._moment):
            self.picture.set_geometry(self.picture.area, None)
