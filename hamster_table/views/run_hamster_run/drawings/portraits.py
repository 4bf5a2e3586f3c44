"""The portraits of hamsters on profile sheet and panels: how it goes with them."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from hamster_table.engine.kernel import Seat
from hamster_table.models.run_hamster_run.portraits import Portrait
from hamster_table.views.art import sprites


def draw_portrait(painter: QPainter, place: QRectF, seat: Seat, shown: Portrait, level: int = 0) -> None:
    """Paint a portrait: the hamster, and over it what its mood brings."""
    sprites.draw(painter, place, sprites.racer_name(seat, shown.look), level)
    if shown.mood:
        sprites.draw(painter, place, mood_name(shown.mood))


def mood_picture(mood: str, place: QRectF, dpr: float) -> QPixmap:
    """What a mood brings alone, to lie over a portrait of that size for a moment: "bitten" or "winner"."""
    return sprites.svg(mood_name(mood), round(place.width(), 1), round(place.height(), 1), dpr)


def mood_name(mood: str) -> str:
    """The name of the drawing that lies over a portrait."""
    return f"mood-{mood}"
