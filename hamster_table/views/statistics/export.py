"""Graphs and numbers as files: PNG, SVG and PDF on white, CSV for other programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSaveFile, QSizeF
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

from hamster_table.engine.game import Series
from hamster_table.engine.messages import as_typed
from hamster_table.engine.statistics import as_csv
from hamster_table.models.messages import tr
from hamster_table.views.art.theme import APPEARANCE, TITLE, font
from hamster_table.views.statistics.chart_painter import ON_PAPER, paint_chart

SIZE = QSizeF(1000, 600)
"""How large a picture is, in points of its own."""
MARGIN = 32
"""The margin of a picture, in the same points."""


def save_picture(series: Series, names: Sequence[str], path: Path) -> None:
    """Save a graph as the kind of picture that the file's ending names. Raises `OSError` when it cannot be written."""
    _write(path, PICTURES[path.suffix.lower()](series, names))


def save_numbers(series: Sequence[Series], names: Sequence[str], path: Path) -> None:
    """Save the numbers of all graphs, a row a round and seat. Raises `OSError` when it cannot be written."""
    # With a byte order mark, by which spreadsheets know that it is UTF-8.
    _write(path, as_csv(series, [as_typed(name) for name in names]).encode("utf-8-sig"))


def paint_page(painter: QPainter, series: Series, names: Sequence[str]) -> None:
    """Paint a graph under its title, on white. Letters have their usual size, whatever they have on the screen."""
    page = QRectF(0, 0, SIZE.width(), SIZE.height())
    usual = 1 / APPEARANCE.text_scale
    painter.fillRect(page, ON_PAPER.ground)
    painter.setPen(ON_PAPER.ink)
    painter.setFont(font(24 * usual, 800, TITLE))
    painter.drawText(page.adjusted(MARGIN, MARGIN - 8, -MARGIN, 0), tr(series.title))
    top = MARGIN + QFontMetricsF(painter.font()).height()
    painter.setFont(font(13 * usual))
    painter.setPen(ON_PAPER.soft_ink)
    painter.drawText(page.adjusted(MARGIN, top - 10, -MARGIN, 0), tr(series.y_label))
    room = page.adjusted(MARGIN, top + 24, -MARGIN, -MARGIN)
    paint_chart(painter, room, series, names, ON_PAPER, 1.15, usual)


def _png(series: Series, names: Sequence[str]) -> bytes:
    image = QImage((SIZE * 2).toSize(), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(2)
    painter = QPainter(image)
    paint_page(painter, series, names)
    painter.end()
    return _filled(lambda device: QImageWriter(device, QByteArray(b"png")).write(image))


def _svg(series: Series, names: Sequence[str]) -> bytes:
    def draw(device: QBuffer) -> None:
        drawing = QSvgGenerator()
        drawing.setOutputDevice(device)
        drawing.setSize(SIZE.toSize())
        drawing.setViewBox(QRectF(0, 0, SIZE.width(), SIZE.height()))
        drawing.setTitle(tr(series.title))
        painter = QPainter(drawing)
        paint_page(painter, series, names)
        # Only now the drawing is written to the device.
        painter.end()

    return _filled(draw)


def _pdf(series: Series, names: Sequence[str]) -> bytes:
    def draw(device: QBuffer) -> None:
        writer = QPdfWriter(device)
        writer.setTitle(tr(series.title))
        writer.setResolution(1200)
        # A point of the picture is a 96th of an inch, as on a screen; one of the paper is a 72nd.
        page = QPageSize(SIZE * 0.75, QPageSize.Unit.Point)
        writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, QMarginsF()))
        _scaled(writer, series, names)

    return _filled(draw)


def _scaled(device: QPagedPaintDevice, series: Series, names: Sequence[str]) -> None:
    painter = QPainter(device)
    painter.scale(device.width() / SIZE.width(), device.height() / SIZE.height())
    paint_page(painter, series, names)
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


PICTURES: Mapping[str, Callable[[Series, Sequence[str]], bytes]] = {".png": _png, ".svg": _svg, ".pdf": _pdf}
"""By the ending of the file: what paints a graph and returns the bytes of the picture."""
