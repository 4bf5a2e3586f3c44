"""The parts of the print-and-play kit of Hamsterdam, in millimetres."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

from hamster_table.engine.hamsterdam.actions import KINDS, PLAIN
from hamster_table.engine.hamsterdam.cards import cards_of
from hamster_table.engine.hamsterdam.state import ROLLS_A_ROUND
from hamster_table.features.printing.hamsterdam.kit import TURNS
from hamster_table.features.printing.kit import BLEED, Part
from hamster_table.features.printing.print_art import INK, draw_svg, draw_words, hairline, print_font, thrifty
from hamster_table.models.hamsterdam.ability_texts import lines_of
from hamster_table.models.hamsterdam.crowd import TURNED_FROM
from hamster_table.models.hamsterdam.odds import odds_text
from hamster_table.models.texts import translate
from hamster_table.views.art.theme import TITLE, lighter, theme
from hamster_table.views.hamsterdam.drawings.cards import draw_dots
from hamster_table.views.hamsterdam.piece_pixmaps import drawing_of

FRAME = 2.4
"""How wide the wood round the paper of a card is."""
LARGEST, SMALLEST = 2.7, 1.8
"""The letters on special cards, in millimetres."""
WRAP = Qt.TextFlag.TextWordWrap.value | Qt.AlignmentFlag.AlignHCenter.value
PLAYERS = range(2, 5)


def paint_part(painter: QPainter, part: Part, edge: QRectF, low_ink: bool) -> None:
    """Paint a part within its edge, and its colour beyond it."""
    match part.kind:
        case "card":
            _card(painter, part, edge, low_ink)
        case "special":
            _special(painter, part, edge, low_ink)
        case "tracker":
            _tracker(painter, edge, low_ink)
        case "hamster":
            _disc(painter, drawing_of(PLAIN), edge, low_ink)
        case _:
            _disc(painter, "flood-token", edge, low_ink)


def _plank(painter: QPainter, edge: QRectF, low_ink: bool) -> QRectF:
    """A wooden frame with paper in it; returns the paper."""
    now, sheet = theme(), edge.adjusted(FRAME, FRAME, -FRAME, -FRAME)
    if low_ink:
        hairline(painter, now.wood2, 0.3)
    else:
        painter.fillRect(edge.adjusted(-BLEED, -BLEED, BLEED, BLEED), now.wood)
        hairline(painter, now.wood2, 0.3)
        painter.setBrush(now.card)
    painter.drawRoundedRect(sheet, 2, 2)
    return sheet


def _card(painter: QPainter, part: Part, edge: QRectF, low_ink: bool) -> None:
    """Number, dots and odds above, and room for those who stand there."""
    sheet, box, number = _plank(painter, edge, low_ink), cards_of(part.own), part.number
    painter.setPen(INK)
    draw_words(painter, str(number), QRectF(sheet.left(), sheet.top() + 1, sheet.width(), 13), 12, 800, TITLE)
    # The drawing of the table has its lines in pixels: 80 of them are a card wide.
    painter.save()
    painter.translate(sheet.center().x(), sheet.top() + 17)
    painter.scale(edge.width() / 80, edge.width() / 80)
    draw_dots(painter, QPointF(0, 0), box.orange[number], box.blue[number], 4.4)
    painter.restore()
    painter.setPen(theme().soft_ink)
    draw_words(painter, odds_text(number), QRectF(sheet.left(), sheet.top() + 20, sheet.width(), 5), 3.4)


def _special(painter: QPainter, part: Part, edge: QRectF, low_ink: bool) -> None:
    """The special side, and below the fold its ordinary side, upside down."""
    fold = part.folds[0]
    front = QRectF(edge.left(), edge.top(), edge.width(), fold)
    if not low_ink:
        painter.fillRect(edge.adjusted(-BLEED, -BLEED, BLEED, BLEED), theme().card)
    hamster = 2 * part.number
    painter.setPen(INK)
    draw_words(
        painter, KINDS[part.number], QRectF(front.left() + 1, front.top() + 1, front.width() - 2, 5), 4.2, 800, TITLE
    )
    draw_svg(painter, drawing_of(hamster), QRectF(front.left(), front.top() + 5.5, front.width(), 18.5), low_ink)
    _lines(painter, part, QRectF(front.left() + 2, front.top() + 23.8, front.width() - 4, fold - 25))
    painter.save()
    painter.translate(edge.center().x(), edge.top() + 1.5 * fold)
    painter.rotate(180)
    draw_svg(painter, drawing_of(PLAIN, TURNED_FROM + hamster), QRectF(-13, -13, 26, 26), low_ink)
    painter.restore()


def _lines(painter: QPainter, part: Part, room: QRectF) -> None:
    """What the special does, when, and at which price, in the largest letters that fit."""
    texts = lines_of(cards_of(part.own), part.number)
    sizes = [SMALLEST + n * 0.1 for n in range(round(10 * (LARGEST - SMALLEST)), -1, -1)]
    size = next((size for size in sizes if sum(_height(text, room, size) for text in texts) <= room.height()), SMALLEST)
    top = room.top()
    for n, text in enumerate(texts):
        tall = _height(text, room, size)
        painter.setPen(theme().soft_ink if n else INK)
        draw_words(painter, text, QRectF(room.left(), top, room.width(), tall), size, 600 if n else 800, flags=WRAP)
        top += tall


def _height(text: str, room: QRectF, size: float) -> float:
    metrics = QFontMetricsF(print_font(size, 800))
    return metrics.boundingRect(QRectF(0, 0, 100 * room.width(), 1e5), WRAP, text).height() / 100 + 0.35 * size


def _tracker(painter: QPainter, edge: QRectF, low_ink: bool) -> None:
    """A space for each turn; below the last one of a round, for how many players it is that."""
    sheet = _plank(painter, edge, low_ink)
    painter.setPen(INK)
    title = translate("Hamsterdam", "Round tracker: the round ends after the turn marked for so many players")
    draw_words(painter, title, QRectF(sheet.left() + 2, sheet.top() + 0.8, sheet.width() - 4, 5), 3, 800)
    side = sheet.width() / TURNS
    last = {ROLLS_A_ROUND // players: players for players in PLAYERS}
    for turn in range(1, TURNS + 1):
        middle = QPointF(sheet.left() + (turn - 0.5) * side, sheet.top() + 14.6)
        hairline(painter, theme().water_deep, 0.4)
        painter.setBrush(thrifty(theme().water_light, True) if not low_ink else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 8.4, 8.4)
        painter.setPen(INK)
        draw_words(painter, str(turn), QRectF(middle.x() - 6, middle.y() - 6, 12, 12), 9, 800, TITLE)
        if turn in last:
            below = QRectF(middle.x() - side / 2, middle.y() + 8.8, side, 4.6)
            draw_words(painter, translate("Hamsterdam", "{n} players").format(n=last[turn]), below, 3)


def _disc(painter: QPainter, name: str, edge: QRectF, low_ink: bool) -> None:
    if not low_ink:
        ground = lighter(theme().water_light, 0.5) if name == "flood-token" else theme().inset
        painter.fillRect(edge.adjusted(-BLEED, -BLEED, BLEED, BLEED), ground)
    # Hamsters are drawn with a margin.
    inside = 0.5 if name == "flood-token" else -0.4
    draw_svg(painter, name, edge.adjusted(inside, inside, -inside, -inside), low_ink)
