"""How large the letters are that a table paints: its drawings are painted as SVG, which keeps texts as texts."""

import re
from html import unescape

from PySide6.QtCore import QBuffer, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtSvg import QSvgGenerator

from hamster_table.views.board.items import Drawing

TEXT = re.compile(r'<text[^>]*font-size="([\d.]+)"[^>]*>([^<]*)</text>')


def texts_of(paint, size=(1400, 900)):
    """The texts that a function paints with a painter, each with the size of its letters in pixels."""
    buffer, page = QBuffer(), QSvgGenerator()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    page.setOutputDevice(buffer)
    page.setSize(QSize(*size))
    painter = QPainter(page)
    paint(painter)
    painter.end()
    found = TEXT.findall(bytes(buffer.data()).decode())
    return [(unescape(text).strip(), float(pixels)) for pixels, text in found if text.strip()]


def written_on(table):
    """The texts of all drawings that are seen on a table."""
    found = []
    for item in table.scene().items():
        if isinstance(item, Drawing) and item.isVisible() and item.shown is not None and not item.area.isEmpty():
            area = QRectF(item.margin, item.margin, item.area.width(), item.area.height())
            found += texts_of(lambda painter, item=item, area=area: item.draw(painter, area))
    return found
