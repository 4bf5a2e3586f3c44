"""The process that makes a film. It gets what everybody may see of a game that is over, and nothing else.

It is asked once, with the form of a `Film`. After each picture it says so by an empty message; its last message is the
content of the file.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from multiprocessing.connection import Connection

WIDTH, HEIGHT, CAPTION = 640, 404, 56
"""The size of the table in the film, and how high the strip below is on which stands what has happened, in pixels."""


def main(pipe: Connection) -> None:
    """Make the film that is asked for."""
    # Before Qt is imported. A scale that the desktop has set would make pictures of another size.
    os.environ.update(QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1")
    from hamster_table.views.thumbnails import table_thumbnail  # the window that starts this process needs none of it

    _app = table_thumbnail.begin()
    pipe.send_bytes(made(pipe.recv_bytes(), lambda: pipe.send_bytes(b"")))


def made(question: bytes, tell: Callable[[], object]) -> bytes:
    """The content of the file; *tell* is called after each picture."""
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QImage, QPainter

    from hamster_table.models.people import PEOPLE, People
    from hamster_table.views.art import card
    from hamster_table.views.art.moving_pictures import animated
    from hamster_table.views.art.theme import theme
    from hamster_table.views.thumbnails import table_thumbnail

    form = json.loads(question)
    PEOPLE.now = People.of_faces(form["faces"])
    pictures = []
    tables = table_thumbnail.draw_all(form, form["views"], WIDTH, HEIGHT, form["theme"])
    for table, caption in zip(tables, form["captions"], strict=True):
        image = QImage(WIDTH, HEIGHT + CAPTION, QImage.Format.Format_RGB32)
        image.fill(theme().card)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawImage(0, 0, table)
        card.write(painter, QRectF(16, HEIGHT + 6, WIDTH - 32, CAPTION - 8), caption, 19, theme().ink)
        painter.end()
        pictures.append(image)
        tell()
    return animated(pictures, "WEBP", form["shown"], form["last"])
