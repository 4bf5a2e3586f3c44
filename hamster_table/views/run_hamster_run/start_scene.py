"""The paper theatre of Run, Hamster, Run!: five who run from an alligator, and a crowd that cheers."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPolygonF

from hamster_table.views.art import materials, sprites
from hamster_table.views.art.paper_theatre import PaperTheatre, paint_rays
from hamster_table.views.art.theme import theme, with_alpha


def paint(stage: PaperTheatre) -> None:
    """The belt, the pool at its end, five who run and a crowd."""
    if theme().high_contrast:
        stage.line([(70, 232), (stage.width, 232)], "#FFFFFF", 2)
    else:
        paint_rays(stage)
        stage.block(0, 140, stage.width, 180, "#E0B877")
        _paint_crowd(stage)
        _paint_belt(stage)
        _paint_pool(stage)
    _paint_alligator(stage)
    if not theme().high_contrast:
        _paint_wave(stage, 222, "#D9F2F0", 4)
    _paint_racers(stage)


def paint_podium(stage: PaperTheatre) -> None:
    """The belt as the floor of a podium, with the crowd behind it and somebody who waits in the pool."""
    paint_rays(stage)
    painter = stage.painter
    painter.save()
    # Down by so much, and the podium's foot is on the belt.
    painter.translate(0, 58 * stage.unit)
    stage.block(0, 140, stage.width, 180, "#E0B877")
    _paint_crowd(stage)
    _paint_belt(stage)
    _paint_pool(stage)
    _paint_alligator(stage)
    _paint_wave(stage, 222, "#D9F2F0", 4)
    painter.restore()


def _paint_alligator(stage: PaperTheatre) -> None:
    painter = stage.painter
    painter.save()
    painter.translate(stage.at(-18, 128))
    painter.rotate(-8)
    painter.scale(1.28 * stage.unit, 1.28 * stage.unit)
    sprites.paint_svg(painter, "alligator", QRectF(-4, 4, 132, 80))
    painter.restore()


def _paint_crowd(stage: PaperTheatre) -> None:
    # Only those who are wholly in sight, however narrow the box is.
    places = range(98, int(stage.width) - 68, 62)
    for number, x in enumerate(places):
        stage.put(f"hamster-crowd-{'abcdadbe'[number % 8]}", x, 48 - (number % 3) * 3, 70)
    for number, x in enumerate(range(152, int(stage.width) - 4, 194)):
        stage.line([(x, 104), (x, 34)], "#8A5A2E", 3)
        cloth = [(x, 34), (x - 40, 38), (x - 32, 50), (x - 40, 62), (x, 66)]
        painter = stage.painter
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(materials.pattern((3, 1, 4, 2, 0)[number % 5], painter.device().devicePixelRatioF()))
        painter.drawPolygon(QPolygonF([stage.at(*point) for point in cloth]))
    stage.block(60, 106, stage.width, 14, "#9A6636")
    stage.block(100, 110, stage.width, 10, "#8A5A2E")


def _paint_belt(stage: PaperTheatre) -> None:
    for i in range(int((stage.width - 40) / 52) + 1):
        x = 74 + i * 52
        colour = "#55606B" if i % 2 else "#4A5560"
        stage.fill([(x + 26, 118), (x + 78, 118), (x + 52, 234), (x, 234)], colour)
        stage.line([(x + 44, 148), (x + 22, 176), (x + 32, 204)], "#7D8995", 6)
    stage.block(70, 232, stage.width, 26, "#C98F4E")
    stage.block(70, 254, stage.width, 66, "#B98446")
    for i in range(int((stage.width - 80) / 44) + 1):
        stage.disc(96 + i * 44, 245, 8.5, "#7A4B22")
        stage.disc(96 + i * 44, 245, 3.4, "#E3B878")
    for i in range(int(stage.width / 96) + 1):
        stage.block(116 + i * 96, 258, 18, 50, "#8A5A2E")
    stage.block(0, 292, stage.width, 30, QColor(138, 90, 46, 90))


def _paint_pool(stage: PaperTheatre) -> None:
    water = QPainterPath(stage.at(-10, 120))
    water.lineTo(stage.at(92, 120))
    water.cubicTo(stage.at(80, 170), stage.at(72, 220), stage.at(70, 318))
    water.lineTo(stage.at(-10, 318))
    water.closeSubpath()
    stage.painter.fillPath(water, QColor("#2E7F8E"))
    for i in range(4):
        _paint_wave(stage, 150 + i * 34, "#8FD0D2", 2.6, 0.6)


def _paint_wave(stage: PaperTheatre, y: float, colour: str, width: float, alpha: float = 1.0) -> None:
    painter = stage.painter
    painter.save()
    painter.scale(stage.unit, stage.unit)
    painter.setPen(QPen(with_alpha(QColor(colour), alpha), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(materials.wave_line(-6, y, 78, 7, 20))
    painter.restore()


def _paint_racers(stage: PaperTheatre) -> None:
    narrow = stage.width < 480
    runners: list[tuple[int, float, int, int]] = [(4, 128, 92, 84), (1, 182, 140, 92), (0, 256, 96, 98)]
    if not narrow:
        # In a wide box the sign hangs over the right corner.
        reach = stage.width * 0.58 if stage.width > 560 else stage.width - 150
        order = ((4, 92, 88), (1, 140, 94), (2, 88, 92), (3, 136, 96), (0, 96, 100))
        runners = [(seat, 128 + i * (reach - 128) / 4, y, size) for i, (seat, y, size) in enumerate(order)]
    for seat, place, y, size in sorted(runners, key=lambda runner: runner[2]):
        x = min(place, stage.width - size - 8)
        stage.put(sprites.racer_name(seat), x, y, size)
        for low, length in ((0.62, 20), (0.78, 15)):
            stage.line([(x - 4, y + size * low), (x - 4 - length, y + size * low)], "#FFF8EA", 3.6)
