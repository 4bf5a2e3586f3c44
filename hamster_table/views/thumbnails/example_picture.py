"""The picture of an example, drawn by the table itself, in the process that draws small pictures of tables."""

from __future__ import annotations

from pkgutil import resolve_name

from PySide6.QtCore import QCoreApplication, QMarginsF, QRectF, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

from hamster_table.engine.catalogue import find
from hamster_table.models.language import LANGUAGE
from hamster_table.views.art.theme import THEMES, set_pace, set_theme
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.example import NAMES, Example
from hamster_table.views.board.table_info import table_info
from hamster_table.views.thumbnails.table_thumbnail import hidden_table, painted

TABLE = QSize(1100, 620)
"""The table is laid out in this size, in pixels, and the picture is a part of it."""


def draw(game: str, chapter: str, language: str, width: int, height: int, theme: str) -> QImage:
    """The picture of a chapter's example, of so many pixels. Raises `KeyError` for a chapter without one."""
    set_theme(THEMES[theme])
    set_pace(0.0)
    LANGUAGE.set(language)
    record = find(game)
    example: Example = resolve_name(table_info(record).examples)[chapter]
    state = example.position()
    with hidden_table(record, TABLE) as table:
        table.kinds = ["person"] * len(NAMES)
        seats = record_seats(state)
        table.show_view(record.view(state, example.asked), NAMES[:seats], example.asked, example.asked)
        table.show()
        for _ in range(2):
            QCoreApplication.processEvents()
        if example.gesture is not None:
            example.gesture(table)
        shown = shown_part(table, example, width / height)
        zoom = width / shown.width()
        image = painted(table, zoom)
    part = image.copy(QRectF(shown.topLeft() * zoom, shown.size() * zoom).toRect())
    part.setDevicePixelRatio(1.0)
    return part.scaled(width, height, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)


def record_seats(state: object) -> int:
    """How many seats a state has."""
    return int(getattr(state, "seats", len(NAMES)))


def shown_part(table: QWidget, example: Example, ratio: float) -> QRectF:
    """The part of the table that is shown: its places with some room, of that ratio of width to height."""
    whole, part = QRectF(0, 0, TABLE.width(), TABLE.height()), QRectF()
    if isinstance(table, BoardView):
        for spot in example.around:
            part = part.united(table.board_scene.spots[spot].area)
    part = part.marginsAdded(QMarginsF(*[example.margin] * 4)) if not part.isEmpty() else whole
    width, height = max(part.width(), part.height() * ratio), max(part.height(), part.width() / ratio)
    share = min(1.0, whole.width() / width, whole.height() / height)
    part = QRectF(
        part.center().x() - width * share / 2, part.center().y() - height * share / 2, width * share, height * share
    )
    part.moveLeft(max(0.0, min(part.left(), whole.width() - part.width())))
    part.moveTop(max(0.0, min(part.top(), whole.height() - part.height())))
    return part
