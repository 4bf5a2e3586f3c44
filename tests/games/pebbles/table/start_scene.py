"""The paper theatre of pebbles: a heap of them before a rising sun."""

from __future__ import annotations

from hamster_table.views.art.paper_theatre import PaperTheatre, paint_rays


def paint(stage: PaperTheatre) -> None:
    """Paint the scene."""
    paint_rays(stage)
    for row, count in enumerate((4, 3, 2, 1)):
        for n in range(count):
            stage.disc(stage.width / 2 + (n - (count - 1) / 2) * 60, 280 - row * 48, 30, "#8C939B")
