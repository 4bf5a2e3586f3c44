"""The cards of a dam: number, dots, odds, the water on them; torn planks where they are flipped; and their spots."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QMarginsF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from hamster_table.models.hamsterdam.odds import odds_text
from hamster_table.models.hamsterdam.shown import CardShown
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import APPEARANCE, darker, font, lighter, mix, px, theme, with_alpha
from hamster_table.views.board.items import DRAWING_Z, Drawing, SpotItem
from hamster_table.views.board.spot_label import fitting_font
from hamster_table.views.hamsterdam.drawings.water import draw_water
from hamster_table.views.widgets.text import on_two_lines

CARD_Z = DRAWING_Z + 20
"""Over the panels of the dams and the lists, under spots and pieces."""
LOW_CARD, LOWEST_WITH_ODDS = 130.0, 96.0
"""Large cards lower than this, in pixels, have smaller numbers; still lower ones do not have the odds on them."""
SWING = 2.4
"""How far the waves on a card swing, in eightieths of its width."""
ORANGE, BLUE = QColor("#EE8A1D"), QColor("#2E7FB8")
TORN = ((0, 0.45), (0.16, 0.33), (0.30, 0.47), (0.48, 0.27), (0.64, 0.43), (0.82, 0.33), (1, 0.45))
"""The broken edge of a flipped card, behind the water, as shares of its width and height."""
LOW = ((0, 0.72), (0.2, 0.66), (0.4, 0.76), (0.65, 0.69), (0.85, 0.77), (1, 0.72))
"""The edge of what is left of it in front of the water."""


@dataclass(frozen=True, slots=True)
class Face:
    """A dam card as it is drawn; equal ones look the same."""

    card: CardShown
    is_large: bool


class CardDrawing(Drawing):
    """A card of a dam, without what stands on it. Every dam has the same numbers."""

    margin = 10
    is_shared = True

    def __init__(self) -> None:
        super().__init__(CARD_Z)

    def set_geometry(self, area: QRectF, shown: CardShown | None, is_large: bool) -> None:
        """Lie there, face up or flipped; None: no card lies there."""
        self.setVisible(shown is not None)
        self.show_as(area, None if shown is None else Face(shown, is_large))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the card, standing or torn."""
        face = self.shown
        assert isinstance(face, Face)
        if face.card.is_flipped:
            draw_torn(painter, area, face)
        else:
            draw_card(painter, area, face, 2 if face.is_large else 1)


def draw_card(painter: QPainter, area: QRectF, face: Face, level: int) -> None:
    """A card that stands: a plank with a sheet on it."""
    now, unit = theme(), area.width() / 80
    radius = 9 * unit + 1
    # The number as seed: cards differ in their grain, and each keeps its own.
    materials.wooden(painter, area, radius, level, seed=face.card.number)
    # A card on its face shows bare wood.
    if not face.card.number:
        return
    sheet = sheet_of(area, face.is_large)
    fill = QLinearGradient(sheet.topLeft(), sheet.bottomLeft())
    fill.setColorAt(0, now.card)
    fill.setColorAt(1, mix(now.card, now.inset, 0.55))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(now.edge if now.high_contrast else with_alpha(darker(now.wood2, 0.25), 0.55), 1))
    painter.setBrush(fill)
    painter.drawRoundedRect(sheet, 5 * unit + 1, 5 * unit + 1)
    if face.card.is_wet:
        _draw_flooding(painter, area, face, unit)
    _draw_number(painter, area, face, unit)
    if face.is_large and face.card.is_empty and not now.high_contrast:
        side = min(66 * unit, area.height() * 0.4)
        place = QRectF(area.center().x() - side * 0.6, sheet.bottom() - side * 1.12, side * 1.2, side * 1.15)
        painter.setOpacity(0.1)
        sprites.paint_svg(painter, "hamster-gold", place)
        painter.setOpacity(1)


def sheet_of(area: QRectF, is_large: bool) -> QRectF:
    """The sheet of paper on the plank of a card."""
    edge = 5.5 * area.width() / 80 if is_large else 2.5
    return area.adjusted(edge, edge, -edge, -edge)


def water_top(area: QRectF, is_large: bool) -> float:
    """How high water stands on a flooded card: below what is written there."""
    sheet, unit = sheet_of(area, is_large), area.width() / 80
    half = sheet.top() + sheet.height() * 0.47
    if not is_large or area.height() <= LOWEST_WITH_ODDS:
        return half
    # But on a wide low card a fifth of it is water, whatever is written there.
    return max(half, min(_dots(area, unit) + (5 + 15 + SWING) * unit, sheet.bottom() - 0.2 * sheet.height()))


def _dots(area: QRectF, unit: float) -> float:
    """Where the dots of a large card have their middle."""
    return area.top() + 6 * unit + _size(area, unit) * 1.12 + 4.5 * unit


def _size(area: QRectF, unit: float) -> float:
    """How large the number of a large card is written."""
    wanted = 29 * unit * min(1.4, max(1.0, APPEARANCE.text_scale))
    return min(wanted, area.height() * (0.25 if area.height() > LOW_CARD else 0.21))


def _draw_flooding(painter: QPainter, area: QRectF, face: Face, unit: float) -> None:
    sheet = sheet_of(area, face.is_large)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(sheet, 5 * unit + 1, 5 * unit + 1)
    painter.setClipPath(clip)
    top = water_top(area, face.is_large)
    water = QRectF(sheet.left(), top, sheet.width(), sheet.bottom() - top)
    draw_water(painter, water, SWING * unit + 0.4, 15 * unit + 2)
    painter.restore()


def _draw_number(painter: QPainter, area: QRectF, face: Face, unit: float) -> None:
    now = theme()
    painter.setPen(now.ink)
    if not face.is_large:
        high = min(20.0, area.height() * 0.3)
        painter.setFont(_letters(max(12.5, high * 0.86), area.width() - 4, str(face.card.number)))
        head = QRectF(area.left(), area.top() + 3, area.width(), max(high, 14.0))
        painter.drawText(head, Qt.AlignmentFlag.AlignCenter, str(face.card.number))
        radius = min(3.6, area.width() * 0.08)
        at = QPointF(area.center().x(), head.bottom() - 1.4 + radius)
        draw_dots(painter, at, face.card.orange, face.card.blue, radius)
        return
    size = _size(area, unit)
    painter.setFont(_letters(size, area.width() - 12, str(face.card.number)))
    head = QRectF(area.left(), area.top() + 6 * unit, area.width(), size * 1.12)
    painter.drawText(head, Qt.AlignmentFlag.AlignCenter, str(face.card.number))
    dots = _dots(area, unit)
    draw_dots(painter, QPointF(area.center().x(), dots), face.card.orange, face.card.blue, 3.9 * unit)
    if area.height() > LOWEST_WITH_ODDS:
        painter.setPen(now.soft_ink)
        text = odds_text(face.card.number)
        letters = fitting_font(text, area.width() - 14, max(12.0, 12 * unit))
        # No larger than the room between the dots and those who stand there, however large the text is.
        letters.setPixelSize(max(12, min(letters.pixelSize(), int(14 * unit))))
        painter.setFont(letters)
        below = QRectF(area.left(), dots + 5 * unit, area.width(), 15 * unit)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, text)


def draw_dots(painter: QPainter, middle: QPointF, orange: int, blue: int, radius: float) -> None:
    """Orange dots for hamsters, blue ones (with a light heart, for eyes that do not tell the colours) for specials."""
    now, step = theme(), radius * 2.82
    left = middle.x() - (orange + blue - 1) * step / 2
    for i in range(orange + blue):
        at = QPointF(left + i * step, middle.y())
        painter.setPen(QPen(now.edge if now.high_contrast else QColor("#120A05") if now.dark else darker(now.ink), 1))
        painter.setBrush(ORANGE if i < orange else BLUE)
        painter.drawEllipse(at, radius, radius)
        if i >= orange:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(lighter(BLUE, 0.8))
            painter.drawEllipse(at, radius * 0.36, radius * 0.36)


def draw_torn(painter: QPainter, area: QRectF, face: Face) -> None:
    """What a breach leaves of a card: torn planks, water between them, and its number."""
    now, unit = theme(), area.width() / 80
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(now.edge, 2) if now.high_contrast else QPen(darker(now.wood2, 0.3), 1)
    painter.setPen(pen)
    painter.setBrush(now.wood2)
    painter.drawPath(_edge(area, TORN))
    pour = QRectF(area.left() + area.width() * 0.12, area.top() + area.height() * 0.4, area.width() * 0.76, 0)
    pour.setBottom(area.bottom() - area.height() * 0.25)
    draw_water(painter, pour, 2 * unit, 14 * unit, 0.9)
    painter.setPen(pen)
    painter.setBrush(mix(now.wood2, now.wood, 0.4))
    painter.drawPath(_edge(area, LOW))
    size = 20 * unit if face.is_large else 13.0
    painter.setPen(now.ink if now.high_contrast else QColor("#FFF8EA"))
    painter.setFont(_letters(size, area.width() - 4, str(face.card.number)))
    foot = QRectF(area.left(), area.bottom() - size * 1.5, area.width(), size * 1.4)
    painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, str(face.card.number))


def _edge(area: QRectF, points: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath(area.bottomLeft())
    for x, y in points:
        path.lineTo(area.left() + x * area.width(), area.top() + y * area.height())
    path.lineTo(area.bottomRight())
    path.closeSubpath()
    return path


def _letters(size: float, width: float, text: str) -> QFont:
    """Letters of the numbers on cards: so many pixels high, or narrower."""
    made = font(size, 800, "Baloo 2")
    # A figure of this family is about 0.56 of its size wide.
    made.setPixelSize(max(12, int(min(size, width / (0.56 * len(text))))))
    return made


class CardSpot(SpotItem):
    """The spot of a card: it glows round the card, and says on a label at its upper edge what a drop would do."""

    BETWEEN = 6
    """How far cards are apart at least where labels are written on them, in pixels. A label goes half of that beyond
    its card, since the next one may have a label too."""
    TALLEST = 40
    """How high a label is at most."""
    surrounds = QMarginsF(8, TALLEST, 8, 8)

    def _draw_legal(self, painter: QPainter) -> None:
        now, frame = theme(), self.area.adjusted(-2.5, -2.5, 2.5, 2.5)
        wide = self.area.width() > 50
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if not now.high_contrast:
            painter.setPen(QPen(with_alpha(now.legal, 0.35), 13 if wide else 8))
            painter.drawRoundedRect(frame, self._radius, self._radius)
        painter.setPen(QPen(now.legal, 4 if wide else 3))
        painter.drawRoundedRect(frame, self._radius, self._radius)
        painter.setPen(QPen(now.legal_ink, 1.3))
        painter.drawRoundedRect(frame.adjusted(-2.5, -2.5, 2.5, 2.5), self._radius + 2, self._radius + 2)
        if self.label and wide:
            self._draw_label(painter, now.gold, now.gold_ink)

    def _draw_possible(self, painter: QPainter) -> None:
        now = theme()
        pen = QPen(now.legal_ink, 2.6, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([0.1, 2.4])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.setBrush(with_alpha(now.legal, 0.12))
        painter.drawRoundedRect(self.area.adjusted(-2, -2, 2, 2), self._radius, self._radius)
        if self.label and self.area.width() > 50:
            self._draw_label(painter, now.card, now.ink)

    def _draw_label(self, painter: QPainter, fill: QColor, ink: QColor) -> None:
        box, words, letters = self.label_on_card()
        radius = min(px(22), 30.0) / 2
        painter.setFont(letters)
        materials.shadow(painter, box, radius, 1)
        painter.setPen(QPen(theme().edge, 1.6) if theme().high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawRoundedRect(box, radius, radius)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)

    def label_on_card(self) -> tuple[QRectF, str, QFont]:
        """Where the label is, its words, on two lines where one is too long, and its letters."""
        room, high, words = self.area.width() + self.BETWEEN, min(px(22), 30.0), self.label
        letters = font(12.5, 800)
        if QFontMetricsF(letters).horizontalAdvance(words) > room - 8:
            words = "\n".join(on_two_lines(words))
            letters = fitting_font(words, room - 8)
        if "\n" in words:
            letters.setPixelSize(min(letters.pixelSize(), int(self.TALLEST / 2.4)))
            high = 2.4 * letters.pixelSize()
        wide = min(room, QFontMetricsF(letters).boundingRect(QRectF(), 0, words).width() + px(18))
        foot = self.area.top() + 0.2 * min(px(22), 30.0)
        return QRectF(self.area.center().x() - wide / 2, foot - high, wide, high), words, letters

    def _draw_refused(self, painter: QPainter) -> None:
        now = theme()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(now.shadow, 0.16))
        painter.drawRoundedRect(self.area, self._radius, self._radius)
        pen = QPen(now.danger, 3)
        pen.setDashPattern([2.4, 1.7])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.area.adjusted(-1.5, -1.5, 1.5, 1.5), self._radius, self._radius)
