"""Graphs and numbers as files: PNG, SVG and PDF on white, CSV for other programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF, QRectF, QSaveFile, QSizeF, Qt
from PySide6.QtGui import (
    QFontMetricsF,
    QImage,
    QImageWriter,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
)
from PySide6.QtSvg import QSvgGenerator

from hamster_table.engine.messages import as_typed
from hamster_table.features.statistics.csv_table import as_csv
from hamster_table.models.messages import tr
from hamster_table.models.series import Series
from hamster_table.views.art.theme import APPEARANCE, TITLE, font, spelled
from hamster_table.views.graphs.painter import ON_PAPER, paint_chart

SIZE = QSizeF(1000, 600)
"""How large a picture is, in points of its own."""
MARGIN = 32
"""The margin of a picture, in the same points."""
AUTHOR = "Hamster Table"
"""What a PDF says of who made it, as its author and as its program."""


def save_picture(series: Series, names: Sequence[str], path: Path, about: str = "") -> None:
    """Save a graph as the kind of picture that the file's ending names. Raises `OSError` when it cannot be written.

    *about* stands below it: the game, the day, who played.
    """
    title = " · ".join(filter(None, (tr(series.title), about)))
    _write(path, PICTURES[path.suffix.lower()](lambda painter: paint_page(painter, series, names, about), title))


def save_numbers(series: Sequence[Series], names: Sequence[str], path: Path) -> None:
    """Save the numbers of all graphs, a row a round and seat. Raises `OSError` when it cannot be written."""
    # With a byte order mark, by which spreadsheets know that it is UTF-8.
    _write(path, as_csv(series, [as_typed(name) for name in names], QLocale().decimalPoint()).encode("utf-8-sig"))


def paint_page(painter: QPainter, series: Series, names: Sequence[str], about: str = "") -> None:
    """Paint a graph under its title, on white. Letters have their usual size, whatever they have on the screen."""
    usual = 1 / APPEARANCE.text_scale
    painter.fillRect(QRectF(0, 0, SIZE.width(), SIZE.height()), ON_PAPER.ground)
    page = QRectF(0, 0, SIZE.width(), SIZE.height()).adjusted(MARGIN, MARGIN - 8, -MARGIN, -MARGIN + 8)
    top = page.top()
    for text, letters, ink in (
        (tr(series.title), font(24 * usual, 800, TITLE), ON_PAPER.ink),
        (tr(series.note), font(14 * usual), ON_PAPER.soft_ink),
    ):
        painter.setFont(spelled(letters))
        painter.setPen(ink)
        tall = QFontMetricsF(letters).height()
        painter.drawText(QRectF(page.left(), top, page.width(), tall), text)
        top += tall
    below = spelled(font(13 * usual))
    metrics = QFontMetricsF(below)
    paint_chart(
        painter,
        page.adjusted(0, top - page.top() + 12, 0, -metrics.height() - 10),
        series,
        names,
        ON_PAPER,
        1.15,
        usual,
    )
    painter.setFont(below)
    painter.setPen(ON_PAPER.soft_ink)
    foot = QRectF(page.left(), page.bottom() - metrics.height(), page.width(), metrics.height())
    painter.drawText(foot, metrics.elidedText(about, Qt.TextElideMode.ElideRight, foot.width()))


Paint = Callable[[QPainter], None]


def _png(paint: Paint, title: str) -> bytes:
    image = QImage((SIZE * 2).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(2)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return _filled(lambda device: QImageWriter(device, QByteArray(b"png")).write(image))


def _svg(paint: Paint, title: str) -> bytes:
    def draw(device: QBuffer) -> None:
        drawing = QSvgGenerator()
        drawing.setOutputDevice(device)
        drawing.setSize(SIZE.toSize())
        drawing.setViewBox(QRectF(0, 0, SIZE.width(), SIZE.height()))
        drawing.setTitle(title)
        painter = QPainter(drawing)
        paint(painter)
        # Only now the drawing is written to the device.
        painter.end()

    return _filled(draw)


def _pdf(paint: Paint, title: str) -> bytes:
    def draw(device: QBuffer) -> None:
        writer = QPdfWriter(device)
        writer.setAuthor(AUTHOR)
        writer.setCreator(AUTHOR)
        writer.setTitle(title)
        writer.setResolution(1200)
        # A point of the picture is a 96th of an inch, as on a screen; one of the paper is a 72nd.
        page = QPageSize(SIZE * 0.75, QPageSize.Unit.Point)
        writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF()))
        _scaled(writer, paint)

    return _filled(draw)


def _scaled(device: QPagedPaintDevice, paint: Paint) -> None:
    painter = QPainter(device)
    painter.scale(device.width() / SIZE.width(), device.height() / SIZE.height())
    paint(painter)
    painter.end()


def _filled(draw: Callable[[QBuffer], object]) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    draw(buffer)
    return bytes(buffer.data().data())


def _write(path: Path, content: bytes) -> None:
    file = QSaveFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly) or file.write(content) != len(content) or not file.commit():
        raise OSError(file.errorString())


PICTURES: Mapping[str, Callable[[Paint, str], bytes]] = {".png": _png, ".svg": _svg, ".pdf": _pdf}
"""By the ending of the file: what has a graph painted and returns the bytes of the picture, which has that title."""
