"""The table as it is entered, drawn by the board itself in the process that draws small pictures of tables."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPainterPath, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from hamster_table.engine.codec import canonical, to_json
from hamster_table.engine.kernel import State
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.guard import guard
from hamster_table.models.items.library_model import GameState
from hamster_table.models.language import LANGUAGE
from hamster_table.models.seat_names import told_apart
from hamster_table.models.texts import translate
from hamster_table.views.pages.example_pictures import waiting_picture
from hamster_table.views.thumbnails.thumbnail_process import Pictures
from hamster_table.views.widgets.deferred_update import FollowsLook

RATIO = 568 / 900
"""The height of a picture to its width."""
SOON_MS = 150
"""So many milliseconds after the last change it is drawn."""


class PositionPicture(QWidget, FollowsLook):
    """The last position that can be shown; pale while what is entered cannot."""

    def __init__(self, players: Sequence[PlayerInfo]) -> None:
        super().__init__()
        self._players = players
        self._pictures = Pictures(self)
        self._pictures.drawn.connect(self._show)
        # After the last of several changes: drawing takes longer than a press.
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self._draw)
        self._state: GameState = (0, 0, "")
        self._form = b""
        self._picture: QPixmap | None = None
        self.is_pale = False
        """Whether what is entered cannot be shown."""
        self.setAccessibleName(translate("Position", "Picture of the table"))

    def show_view(self, game: str, view: State, key: str) -> None:
        """Show a view of a game, by its id; another *key* for another view."""
        self.is_pale = False
        self._state = 0, 0, f"{key}/{LANGUAGE.now}"
        self._form = canonical(
            {
                "game": game,
                "view": to_json(view),
                "names": told_apart(player.name for player in self._players),
                "kinds": [player.kind for player in self._players],
                "language": LANGUAGE.now,
            }
        )
        self._ask()
        self.update()

    def show_pale(self) -> None:
        """What is entered cannot be shown: let the picture before stay, pale."""
        self.is_pale = True
        self.update()

    def set_width(self, width: int) -> None:
        """Be so many pixels wide, and as high as that asks for."""
        self.setFixedSize(width, round(width * RATIO))

    @property
    def is_drawn(self) -> bool:
        """Whether the picture shows what is entered."""
        is_done = self._pictures.is_idle and not self._soon.isActive()
        return not self.is_pale and self._picture is not None and is_done

    def _size(self) -> QSize:
        return QSize(self.width(), round(self.width() * RATIO))

    def follow_look(self) -> None:
        """Have it drawn in this look."""
        self._ask()

    def _ask(self) -> None:
        if self._form and self.isVisible():
            self._soon.start()

    @guard
    def _draw(self) -> None:
        if self.isVisible():
            self._pictures.draw(self._state, self._form, self._size(), self.devicePixelRatioF())
            self._show()

    def _show(self, _: int = 0) -> None:
        # The one before stays until the new one is there, so that nothing flickers.
        self._picture = self._pictures.of(self._state, self._size(), self.devicePixelRatioF()) or self._picture
        self.update()

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Have it drawn in this size."""
        super().resizeEvent(event)
        self._ask()

    @guard
    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks: have it drawn."""
        super().showEvent(event)
        self._ask()

    @guard
    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: nothing more is drawn."""
        super().hideEvent(event)
        self._pictures.stop()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture; a sleeping hamster while there is none yet."""
        picture = self._picture or waiting_picture(self._size(), self.devicePixelRatioF())
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        shape = QPainterPath()
        place = QRectF(0, 0, self.width(), self.width() * RATIO)
        shape.addRoundedRect(place, 9, 9)
        painter.setClipPath(shape)
        painter.setOpacity(0.4 if self.is_pale else 1.0)
        painter.drawPixmap(place, picture, QRectF(picture.rect()))
