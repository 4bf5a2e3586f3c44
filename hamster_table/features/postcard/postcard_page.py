"""The page of the postcard of a game: the card as it will be sent, and the buttons that send it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMimeData, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QImage, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hamster_table.features.postcard.film import Film
from hamster_table.features.postcard.film_maker import FilmMaker
from hamster_table.features.postcard.postcard import BOARD, Postcard, painted
from hamster_table.models.guard import guard
from hamster_table.models.items.library_model import GameState
from hamster_table.models.texts import translate
from hamster_table.views.art import card
from hamster_table.views.art.moving_pictures import why_no_film
from hamster_table.views.thumbnails.thumbnail_process import Pictures
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.clipboard_page import ClipboardPage
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.speech import announce

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

    save_wanted = Signal(bytes, str)
    """(content, suffix): this picture or film is to be saved as a file of that kind."""

    def __init__(self, postcard: Postcard, films: Callable[[bool], Film], play: str) -> None:
        """*films* gives that of the deciding moment, or of the whole game. *play* is the link that logs it."""
        super().__init__(translate("Postcard", "Postcard"))
        self.card, self._films = postcard, films
        self.maker = FilmMaker(self)
        self.maker.progress.connect(self._tell_progress)
        self.maker.made.connect(self._give)
        self.maker.failed.connect(lambda: self._say(translate("Postcard", "The film could not be made.")))
        self.preview = Preview(postcard.said())
        self.body.addWidget(self.preview, 1)
        log = Button(translate("Postcard", "For BG Stats"), size=14)
        log.switch_on(translate("Postcard", "Copies a link that logs this play in the app BG Stats, on a phone."))
        log.chosen.connect(lambda: self._copy_link(play))
        self.head.addWidget(log, 0, Qt.AlignmentFlag.AlignTop)
        self._pictures = Pictures(self)
        self._pictures.drawn.connect(self._paint)
        self.bar.refused.connect(lambda why, _: self._say(why))
        self._show_bar(translate("Postcard", "For whoever was not there."))

    def body_height(self) -> int:
        """That of the card where it is as wide as there is room."""
        return round(self.body.geometry().width() * card.SIZE.height() / card.SIZE.width())

    def _show_bar(self, said: str) -> None:
        """Say this beside the buttons."""
        why = why_no_film()
        copy = ButtonSpec(translate("Postcard", "Copy"), self._copy)
        moment = ButtonSpec(translate("Postcard", "Moment as film…"), lambda: self._film(False), disabled_reason=why)
        whole = ButtonSpec(translate("Postcard", "Game as film…"), lambda: self._film(True), disabled_reason=why)
        save = ButtonSpec(translate("Postcard", "Save as a picture…"), self._save, "gold", "Enter")
        self.show_bar(said, "", (copy, moment, whole, save))

    @property
    def is_drawn(self) -> bool:
        """Whether the card shows the table."""
        return self._pictures.of(STATE, BOARD, 1.0) is not None

    def follow_look(self) -> None:
        """Show the card in this look."""
        super().follow_look()
        self._paint()

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
        self._say(translate("Postcard", "Copied: paste it into a letter or a chat."))

    def _copy_link(self, link: str) -> None:
        QGuiApplication.clipboard().setText(link)
        self._say(translate("Postcard", "Copied: a link with names and places. Open it on the phone with BG Stats."))

    def _save(self) -> None:
        self.save_wanted.emit(card.png(self._image), ".png")

    def _film(self, is_whole: bool) -> None:
        """Have a film made; where it is saved is asked when it is there."""
        self.maker.make(self._films(is_whole))
        self._say(translate("Postcard", "The film is being made…"))

    def _tell_progress(self, drawn: int, all_: int) -> None:
        words = translate("Postcard", "The film is being made: {drawn} of {all} pictures.")
        self._show_bar(words.format(drawn=drawn, all=all_))

    def _give(self, content: bytes) -> None:
        self._say(translate("Postcard", "The film is ready."))
        self.save_wanted.emit(content, ".webp")

    def _say(self, said: str) -> None:
        self._show_bar(said)
        announce(self, said)

    @guard
    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks, perhaps again, and perhaps in another look."""
        super().showEvent(event)
        self._paint()

    @guard
    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody looks: nothing more is drawn. A film goes on in a window that is only made small."""
        super().hideEvent(event)
        if event.spontaneous():
            return
        self._pictures.stop()
        if self.maker.is_at_work:
            self.maker.stop()
            self._show_bar(translate("Postcard", "For whoever was not there."))
