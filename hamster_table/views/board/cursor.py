"""Where the keyboard's cursor goes by an arrow."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from hamster_table.views.board.items import Spot


def nearest(areas: Mapping[Spot, QRectF], start: QRectF, direction: tuple[int, int]) -> Spot | None:
    """The next area in a direction: near, and not far to the side; None when there is none."""
    best: tuple[float, Spot] | None = None
    for spot, area in areas.items():
        way = area.center() - start.center()
        ahead = way.x() * direction[0] + way.y() * direction[1]
        aside = abs(way.x() * direction[1]) + abs(way.y() * direction[0])
        # To the side counts more than ahead: an arrow keeps its row or column where it can.
        # Places side by side are rarely level to the pixel: up to 4 pixels are not yet a row of their own.
        if ahead > 4 and (best is None or ahead + 2.5 * aside < best[0]):
            best = ahead + 2.5 * aside, spot
    return best[1] if best else None
