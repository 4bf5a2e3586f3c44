"""Saves what a replay shows: six pictures of it, or a short film, where one chooses; files are written on a thread."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from hamster_table.engine.storage.atomic_file import free_path, write_safely
from hamster_table.models.guard import guard
from hamster_table.models.storage.disk_writer import Writer
from hamster_table.models.texts import translate
from hamster_table.system import paths
from hamster_table.views.art.card import png
from hamster_table.views.art.moving_pictures import FORMS, animated, why_no_film
from hamster_table.views.hamsterrolle.animation.film_pictures import LAST, SHOWN, Painter
from hamster_table.views.text.plain_text import short
from hamster_table.views.widgets.save_dialog import ask_where_to_save, saved_words


class FilmExport(QObject):
    """Asks where pictures go, paints them one by one while the window goes on, and has them written."""

    said = Signal(str)
    """A sentence for the top of the page."""
    changed = Signal()
    """`why_no_film` is another."""

    def __init__(self, parent: QWidget) -> None:
        """*parent* is the parent of dialogs."""
        super().__init__(parent)
        self._window = parent
        self._writer = Writer()
        self._painting: tuple[Iterator[QImage], Path] | None = None
        """The pictures of a film that are still to be painted, and where it goes."""
        self._pictures: list[QImage] = []
        self._is_writing = False
        # One picture between two events of the window: a film of them takes longer than anybody would wait.
        self._next = QTimer(self)
        self._next.timeout.connect(self._paint_next)

    @property
    def why_no_film(self) -> str:
        """Why no short film can be saved now; "" where it can."""
        if why := why_no_film():
            return why
        if self._painting is not None or self._is_writing:
            return translate("Hamsterrolle", "A film is being saved.")
        return ""

    def choose_strip(self, painter: Painter) -> QFileDialog:
        """Ask where six pictures go, and save them there. The dialog is returned, and stops nothing."""
        title = translate("Hamsterrolle", "Save 6 images of the tumble")
        pattern = translate("Hamsterrolle", "Images (*.png)")
        return self._choose(title, pattern, ".png", lambda path: self.save_strip(painter, path))

    def choose_film(self, painter: Painter) -> QFileDialog:
        """Ask where a short film goes, and save it there. The dialog is returned, and stops nothing."""
        title = translate("Hamsterrolle", "Save a film of the tumble")
        pattern = translate("Hamsterrolle", "Animated WebP (*.webp);;Animated GIF (*.gif)")
        return self._choose(title, pattern, next(iter(FORMS)), lambda path: self.save_film(painter, path))

    def _choose(self, title: str, pattern: str, suffix: str, save: Callable[[Path], object]) -> QFileDialog:
        place = free_path(paths.saves_folder(), translate("Hamsterrolle", "Tumble"), suffix)
        return ask_where_to_save(self._window, title, place, pattern.split(";;"), save)

    def save_strip(self, painter: Painter, path: Path) -> None:
        """Save six pictures as one PNG, and say so, or why not."""
        image = painter.strip()
        self._write(path, lambda: png(image))

    def save_film(self, painter: Painter, path: Path) -> None:
        """Save a short film as the kind that the file's ending names, and say so, or why not."""
        if self.why_no_film:
            self.said.emit(self.why_no_film)
            return
        if path.suffix.lower() not in FORMS:
            why = translate("Hamsterrolle", "A film is a .webp or a .gif file: {name} was not saved.")
            self.said.emit(why.format(name=short(path.name)))
            return
        self._painting, self._pictures = (painter.moving(), path), []
        self.said.emit(translate("Hamsterrolle", "Saving {name}…").format(name=short(path.name)))
        self.changed.emit()
        self._next.start()

    @guard
    def _paint_next(self) -> None:
        assert self._painting is not None
        images, path = self._painting
        if (image := next(images, None)) is not None:
            self._pictures.append(image)
            return
        self._next.stop()
        pictures, self._painting, self._pictures = self._pictures, None, []
        form = FORMS[path.suffix.lower()]
        self._is_writing = True
        self._write(path, lambda: animated(pictures, form, SHOWN, LAST))

    def _write(self, path: Path, content: Callable[[], bytes]) -> None:
        """Make and write a file on the thread, in one step: it is there as a whole, or not at all."""

        def done(result: Future[Any]) -> None:
            if not isValid(self):  # the table went meanwhile; the file is there
                return
            self._is_writing = False
            self.said.emit(_outcome(path, result.exception()))
            self.changed.emit()

        self._writer.do(lambda: write_safely(path, content()), done)


def _outcome(path: Path, error: BaseException | None) -> str:
    """Where something was saved, or why it was not, as one sentence."""
    if error is None:
        return saved_words(path)
    why = error.strerror if isinstance(error, OSError) and error.strerror else error
    return translate("Hamsterrolle", "{name} could not be saved: {why}").format(name=short(path.name), why=why)
