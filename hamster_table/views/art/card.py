"""What pictures are made of that people send: a wooden table, sheets of paper, and lines of letters that fit."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QImageWriter, QPainter

from hamster_table.views.art import materials
from hamster_table.views.art.theme import APPEARANCE, TITLE, font

SIZE = QSize(1200, 630)
"""How large such a picture is, in pixels: as messengers show them."""
SMALLEST = 12
"""Letters become no smaller than this, in pixels."""


def wooden_card() -> QImage:
    """A table with nothing on it, in the look in force."""
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    painter = painter_of(image)
    painter.drawPixmap(0, 0, materials.wood_table(SIZE.width(), SIZE.height()))
    painter.end()
    return image


def painter_of(image: QImage) -> QPainter:
    """What paints smoothly on a picture."""
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return painter


def write(painter: QPainter, room: QRectF, text: str, size: float, ink: QColor, *, is_title: bool = False) -> float:
    """Write a text at the top of the room, in as many lines as there is room for at that size, else in smaller
    letters; where it ends. Letters have their size, whatever they have on the screen."""
    flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap)
    while True:
        letters = font(size / APPEARANCE.text_scale, 800 if is_title else 700, TITLE if is_title else None)
        needed = QFontMetricsF(letters).boundingRect(room, flags, text)
        if size <= SMALLEST or (needed.height() <= room.height() and needed.width() <= room.width()):
            break
        size -= 1
    painter.setFont(letters)
    painter.setPen(ink)
    painter.drawText(room, flags, text)
    return room.top() + needed.height()


def sign(painter: QPainter, room: QRectF, ink: QColor) -> None:
    """Say which program the picture is of, at the top of the room."""
    write(painter, room, "Hamster Table", 19, ink, is_title=True)


def png(image: QImage) -> bytes:
    """A picture as the content of a file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(buffer.data().data())
