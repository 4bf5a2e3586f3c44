"""A small picture of a table, drawn by the table itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QSize, Qt, qInstallMessageHandler
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from hamster_table.engine.catalogue import find
from hamster_table.engine.game import Game, state_from_json
from hamster_table.models.language import LANGUAGE
from hamster_table.views.art import materials
from hamster_table.views.art.theme import THEMES, load_fonts, set_theme
from hamster_table.views.board.tables import Table, table_for

TABLE = QSize(900, 568)
"""A table of this size in pixels is drawn, and the picture is made of that."""


def begin() -> QApplication:
    """Make a process ready to draw. What this returns must be kept: with the application all drawing ends."""
    qInstallMessageHandler(lambda *_: None)  # nobody reads what the platform without a screen has to say
    app = QApplication(["hamster-table"])
    load_fonts()
    return app


def draw(form: dict[str, Any], width: int, height: int, theme: str) -> QImage:
    """The table as everybody sees it, in so many pixels; *form* is the JSON that `Summaries.summary_ready` gives.

    With a language in it, the table is written in that."""
    [picture] = draw_all(form, [form["view"]], width, height, theme)
    return picture


def draw_all(form: dict[str, Any], views: Iterable[object], width: int, height: int, theme: str) -> Iterator[QImage]:
    """The same of several views in the place of that of *form*, each drawn when it is asked for."""
    set_theme(THEMES[theme])
    if "language" in form:
        LANGUAGE.set(form["language"])
    game, smooth = find(form["game"]), Qt.TransformationMode.SmoothTransformation
    with hidden_table(game, TABLE) as table:
        table.kinds = form["kinds"]
        for view in views:
            table.show_view(state_from_json(view, game), form["names"], None, None)
            table.show()
            QCoreApplication.processEvents()
            yield painted(table).scaled(QSize(width, height), Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


@contextmanager
def hidden_table(game: Game, size: QSize) -> Iterator[Table]:
    """A table of that size in pixels: it is shown, or it would not be laid out, but nowhere to be seen."""
    table = table_for(game)
    table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.resize(size)
    yield table
    # What a hand holds is put back: else its timers would outlive the table.
    table.leave()
    table.hide()
    table.deleteLater()
    # No event loop runs here that would delete it, and tables would pile up.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def painted(table: QWidget, zoom: float = 1.0) -> QImage:
    """The picture of a table on its wood, *zoom* times as large."""
    size = table.size()
    image = QImage(size * zoom, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(zoom)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, materials.wood_table(size.width(), size.height(), zoom))
    # By the class: a table is a QGraphicsView, whose own `render` hides that of widgets and paints its scene only.
    QWidget.render(table, painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    painter.end()
    return image
