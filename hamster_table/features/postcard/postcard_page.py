"""The page of the postcard of a game: the card as it will be sent, and the buttons that send it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QMimeData, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QImage, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hamster_table.features.postcard.postcard import BOARD, Postcard, painted
from hamster_table.models.guard import guard
from hamster_table.models.items.library_model import GameState
from hamster_table.views.art import card
from hamster_table.views.art.theme import APPEARANCE
from hamster_table.views.thumbnails.thumbnail_process import Pictures
from hamster_table.views.widgets.clipboard_page import ClipboardPage
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.speech import announce

translate = QCoreApplication.translate
STATE: GameState = (0, 0, "")
"""There is one picture."""


class Preview(QWidget):
    """The card, as large as there is room."""

    def __init__(self, said: str) -> None:
        super().__init__()
        self._image = QImage()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(said)

    def show_card(self, image: QImage) -> None:
        """Show this one."""
        self._image = image
        self.update()

    @guard
    def sizeHint(self) -> QSize:
        """Half of the card."""
        return card.SIZE / 2

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it in the middle."""
        if self._image.isNull():
            return
        size = card.SIZE.scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF((self.width() - size.width()) / 2, 0, size.width(), size.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(place, self._image)


class PostcardPage(ClipboardPage):
    """Until the table is drawn, by a process of its own, the card shows the paper theatre of the game."""

    widest = 1200

    picture_wanted = Signal(bytes)
    """(content): this picture, a PNG, is to be saved as a file."""

    def __init__(self, postcard: Postcard) -> None:
        super().__init__(translate("Postcard", "Postcard"))
        self.card = postcard
        self.preview = Preview(postcard.said())
        self.body.addWidget(self.preview, 1)
        self._pictures = Pictures(self)
        self._pictures.drawn.connect(self._paint)
        APPEARANCE.changed.connect(self._paint)
        copy = ButtonSpec(translate("Postcard", "Copy"), self._copy)
        save = ButtonSpec(translate("Postcard", "Save as a picture…"), self._save, "gold", "Enter")
        self.show_bar(translate("Postcard", "For whoever was not there."), "", (copy, save))

    @property
    def is_drawn(self) -> bool:
        """Whether the card shows the table."""
        return self._pictures.of(STATE, BOARD, 1.0) is not None

    def _paint(self, *_: object) -> None:
        """Paint the card if somebody looks, and have the table drawn if it is not there in this look."""
        if not self.isVisible():
            return
        self._pictures.draw(STATE, self.card.form, BOARD, 1.0)
        self._image = painted(self.card, self._pictures.of(STATE, BOARD, 1.0))
        self.preview.show_card(self._image)

    def _copy(self) -> None:
        data = QMimeData()
        data.setText(self.card.said())
        data.setImageData(self._image)
        QGuiApplication.clipboard().setMimeData(data)
        said = translate("Postcard", "Copied: paste it into a letter or a chat.")
        self.bar.hint.say(said)
        announce(self, said)

    def _save(self) -> None:
        self.picture_wanted.emit(card.png(self._image))

    @guard
    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks, perhaps again, and perhaps in another look."""
        super().showEvent(event)
        self._paint()

    @guard
    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: nothing more is drawn."""
        super().hideEvent(event)
        self._pictures.stop()
