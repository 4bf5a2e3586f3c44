"""The paper theatre of Hamsterdam: a dam of cards with its crew on top, the river behind it, the town before it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen

from hamster_table.views.art import sprites
from hamster_table.views.art.paper_theatre import PaperTheatre
from hamster_table.views.art.theme import APPEARANCE, SEATS, TITLE, font, theme, with_alpha
from hamster_table.views.hamsterdam.drawings.water import draw_drop, wave

CARD, STEP, TOP, HIGH = 62, 68, 116, 116
"""The cards of the dam: how wide, how far from one to the next, where their upper edge is, and how high they are."""
ORANGE, BLUE, INK = "#EE8A1D", "#2E7FB8", "#3A2618"


class Plank(NamedTuple):
    """A card of the dam and who stands on top of it."""

    number: int
    dots: str
    """ "o" for each orange dot, "b" for each blue one."""
    crew: str
    below: int = 0
    """How many hamsters stand before the card."""
    is_wet: bool = False


PLANKS = (
    Plank(10, "o", "special-momster"),
    Plank(3, "o", "special-whack-a-mole", 1),
    Plank(11, "o", "special-speedster"),
    Plank(5, "ob", "hamster-cheer"),
    Plank(9, "ob", "special-ninjaster", is_wet=True),
    Plank(6, "ooo", "special-contractster", 1),
    Plank(8, "ooo", "special-buffster"),
    Plank(7, "oob", "special-swimster", 2),
    Plank(4, "o", "special-copycatster", is_wet=True),
    Plank(8, "ooo", "hamster-crowd-b", 2),
    Plank(2, "", "special-huckster"),
)
"""The whole dam. A narrow stage shows its middle."""


def paint(stage: PaperTheatre) -> None:
    """The river, the dam, and the town that is to stay dry."""
    painter, plain = stage.painter, theme().high_contrast
    if not plain:
        _paint_country(stage)
    painter.save()
    painter.scale(stage.unit, stage.unit)
    _paint_river(stage, plain)
    # As many cards as fit, spread by a fifth at most where the stage is wider than all of them.
    count = min(len(PLANKS), max(3, int((stage.width - 4) / STEP)))
    step = min(STEP * 1.2, (stage.width - 4) / count)
    first = (len(PLANKS) - count + 1) // 2
    left = (stage.width - step * count) / 2 + (step - CARD) / 2
    for place, plank in enumerate(PLANKS[first : first + count]):
        _paint_plank(stage, left + place * step, plank)
    # `put` scales by itself; the crew comes last, because it reaches over the cards beside its own.
    painter.restore()
    for place, plank in enumerate(PLANKS[first : first + count]):
        stage.put(plank.crew, left + place * step - 4, TOP - 66, 70)
    _paint_town(stage, plain)


def paint_podium(stage: PaperTheatre) -> None:
    """A town that has stayed dry: its houses on the hill, and the meadow before them."""
    painter, width = stage.painter, stage.width
    _paint_country(stage)
    painter.save()
    painter.scale(stage.unit, stage.unit)
    for number, (x, size, what) in enumerate(_places(width, 2.1)):
        name = "tree" if what == "tree" else f"house-{SEATS[(number // 2) % len(SEATS)].symbol}"
        sprites.paint_svg(painter, name, QRectF(x, 244 - size, size, size))
    painter.restore()
    _paint_meadow(stage)


def _paint_country(stage: PaperTheatre) -> None:
    width = stage.width
    stage.block(0, 0, width, stage.HEIGHT, "#CFE6EC")
    stage.disc(width - 52, 50, 34, "#DDEAD9")
    stage.disc(width - 52, 50, 26, "#FFE7A3")
    for top, colour, rise, long in ((104, "#A9C8A4", 34, 130), (134, "#86B07F", 20, 185)):
        hills = QPainterPath(QPointF(-20, top))
        for i in range(int(width / long) + 2):
            x = -20 + i * long
            hills.quadTo(x + long / 2, top - rise - 14 * (i % 2), x + long, top - 8 * ((i + 1) % 2))
        hills.lineTo(width + 400, stage.HEIGHT)
        hills.lineTo(-20, stage.HEIGHT)
        stage.cut(hills, colour)


def _paint_river(stage: PaperTheatre, plain: bool) -> None:
    """The water behind the dam, deeper further down."""
    painter, width = stage.painter, stage.width
    water = QRectF(-4, 118, width + 8, 130)
    if plain:
        painter.setPen(QPen(theme().water_light, 3))
        painter.setBrush(theme().water_deep)
        painter.drawPath(wave(water, 5, 40))
        return
    fill = QLinearGradient(water.topLeft(), water.bottomLeft())
    fill.setColorAt(0, QColor("#7FB8DD"))
    fill.setColorAt(1, QColor("#2E7FB8"))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(42, 20, 6, 26))
    painter.drawPath(wave(water.translated(0, -2.4), 5, 40))
    painter.setBrush(fill)
    painter.drawPath(wave(water, 5, 40))
    painter.setBrush(with_alpha(QColor("#1B5A8C"), 0.25))
    painter.drawPath(wave(water.adjusted(0, 32, 0, 0), 5, 46))


def _paint_plank(stage: PaperTheatre, x: float, plank: Plank) -> None:
    painter, plain = stage.painter, theme().high_contrast
    area = QRectF(x, TOP, CARD, HIGH)
    sheet = area.adjusted(4.5, 4.5, -4.5, -4.5)
    painter.setPen(QPen(theme().edge, 2) if plain else Qt.PenStyle.NoPen)
    if not plain:
        painter.setBrush(QColor(42, 20, 6, 40))
        painter.drawRoundedRect(area.translated(1.6, 2.6), 8, 8)
        painter.setBrush(_down(area, "#DDA869", "#B98446"))
        painter.drawRoundedRect(area, 8, 8)
    painter.setBrush(theme().card if plain else _down(sheet, "#FFF8EA", "#F7ECD4"))
    painter.drawRoundedRect(area if plain else sheet, 5, 5)
    if plank.is_wet:
        _paint_flood(stage, sheet, plain)
    painter.setPen(theme().ink if plain else QColor(INK))
    # The numbers grow with the window only.
    painter.setFont(font(25 / APPEARANCE.text_scale, 800, TITLE))
    painter.drawText(QRectF(x, TOP + 5, CARD, 32), Qt.AlignmentFlag.AlignCenter, str(plank.number))
    for i, dot in enumerate(plank.dots):
        painter.setPen(QPen(theme().edge if plain else QColor("#2A1608"), 0.8))
        painter.setBrush(QColor(ORANGE if dot == "o" else BLUE))
        painter.drawEllipse(QPointF(area.center().x() + (i - (len(plank.dots) - 1) / 2) * 10.4, TOP + 42), 3.9, 3.9)
    _paint_guards(stage, area, plank)


def _paint_flood(stage: PaperTheatre, sheet: QRectF, plain: bool) -> None:
    painter = stage.painter
    painter.save()
    inside = QPainterPath()
    inside.addRoundedRect(sheet, 5, 5)
    painter.setClipPath(inside)
    water = sheet.adjusted(0, sheet.height() * 0.48, 0, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().water if plain else _down(water, "#7FB8DD", "#2E7FB8"))
    painter.drawPath(wave(water, 2.2, 14))
    painter.restore()
    draw_drop(painter, QPointF(sheet.center().x(), water.top() + water.height() * 0.56), 34)


def _paint_guards(stage: PaperTheatre, area: QRectF, plank: Plank) -> None:
    """The hamsters before a card, or the silhouette of the one that is missing."""
    painter, foot = stage.painter, area.bottom() - 9
    if plank.is_wet or (not plank.below and theme().high_contrast):
        return
    painter.setOpacity(1.0 if plank.below else 0.1)
    for i in range(max(1, plank.below)):
        side = 48.0
        high = foot - side * 1.04 - (plank.below - 1 - i) * 11
        sprites.paint_svg(painter, "hamster-gold", QRectF(area.center().x() - side / 2, high, side, side * 1.05))
    painter.setOpacity(1.0)
    if plank.below > 1:
        painter.setPen(QPen(QColor("#FFF8EA"), 1.6))
        painter.setBrush(QColor(INK))
        bubble = QPointF(area.right() - 7, area.bottom() - 17)
        painter.drawEllipse(bubble, 10, 10)
        painter.setFont(font(13.5 / APPEARANCE.text_scale, 800))
        painter.drawText(QRectF(bubble.x() - 10, bubble.y() - 10, 20, 20), Qt.AlignmentFlag.AlignCenter, "2")


def _down(area: QRectF, above: str, below: str) -> QLinearGradient:
    fill = QLinearGradient(area.topLeft(), area.bottomLeft())
    fill.setColorAt(0, QColor(above))
    fill.setColorAt(1, QColor(below))
    return fill


def _paint_town(stage: PaperTheatre, plain: bool) -> None:
    """The meadow with houses in the colours of the seats, and trees."""
    painter, width = stage.painter, stage.width
    if plain:
        stage.line([(0, 234), (width, 234)], "#FFFFFF", 2)
    else:
        _paint_meadow(stage)
    painter.save()
    painter.scale(stage.unit, stage.unit)
    for number, (x, size, what) in enumerate(_places(width)):
        name = "tree" if what == "tree" else f"house-{SEATS[(number // 2) % len(SEATS)].symbol}"
        sprites.paint_svg(painter, name, QRectF(x, stage.HEIGHT - 16 - size, size, size))
    painter.restore()


def _paint_meadow(stage: PaperTheatre) -> None:
    for top, colour, swell, depth in ((226, "#A5C276", 7, 4), (262, "#8FAE62", 11, 0)):
        meadow = QPainterPath(QPointF(-10, top))
        for i in range(int(stage.width / 190) + 2):
            left, side = -10 + i * 190, 1 if i % 2 else -1
            meadow.quadTo(left + 95, top + side * swell, left + 190, top)
        meadow.lineTo(stage.width + 400, stage.HEIGHT + 10)
        meadow.lineTo(-10, stage.HEIGHT + 10)
        stage.cut(meadow, colour, depth)


def _places(width: float, grown: float = 1.0) -> list[tuple[float, float, str]]:
    """Where houses and trees stand: hamlets of three houses, and two trees between them; *grown* times as large."""
    hamlet = ((6, 32, "tree"), (28, 38, "house"), (62, 46, "house"), (106, 38, "house"), (146, 36, "tree"),
              (176, 27, "tree"))  # fmt: skip
    reach = 208.0 * grown
    count = max(1, round(width / reach))
    step = width / count
    return [(i * step + x * grown * step / reach, size * grown, what) for i in range(count) for x, size, what in hamlet]
