"""How the pieces of Hamsterdam look: hamsters and specials, flood tokens, counts of stacks, cards in the hand."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hamster_table.engine.hamsterdam.actions import PLAIN, Hamster, Number
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.specials.texts import WORDINGS
from hamster_table.models.hamsterdam.crowd import TURNED_FROM
from hamster_table.models.hamsterdam.shown import CardShown, HamsterShown
from hamster_table.models.language import LANGUAGE
from hamster_table.views.art import sprites
from hamster_table.views.art.rendered_pixmaps import Box, kept, kept_words
from hamster_table.views.art.theme import font, theme
from hamster_table.views.board.items import Face
from hamster_table.views.hamsterdam.drawings.cards import Face as CardFace
from hamster_table.views.hamsterdam.drawings.cards import draw_card
from hamster_table.views.hamsterdam.drawings.water import draw_drop

Look = tuple[Hashable, QRectF, Face]
"""What `PieceItem.show_face` wants: a key, where the face lies round the middle, and how it is drawn."""

FURS = ("gold", "gold", "cinn", "gold", "cream", "gold", "rust", "gold", "gold", "grey")
"""Furs of ordinary hamsters: most are golden, so that a crowd looks alive and specials stand out."""
ROOM = 74 / 120, 148 / 120, 140 / 120
"""A hamster's drawing in sides of the hamster: from its middle to the left and upper edge, the width, the height."""


@cache
def drawing_of(hamster: Hamster, fur: int = 0) -> str:
    """The name of the drawing of a hamster."""
    if hamster == PLAIN and fur >= TURNED_FROM:
        return f"hamster-{WORDINGS[KIND_OF[fur - TURNED_FROM]].nature.fur}"
    if hamster == PLAIN:
        return f"hamster-{FURS[fur % len(FURS)]}"
    return WORDINGS[KIND_OF[hamster]].chapter.picture


def hamster_face(shown: HamsterShown, side: float, looks: str = "") -> Look:
    """A hamster of that side in pixels; an ordinary one *looks* to a side, as `sprites` names it, or ahead."""
    # To a tenth of a pixel, here and below: nearly equal sizes would each keep a picture of their own.
    side = round(side, 1)
    name = drawing_of(shown.hamster, shown.fur) + (looks if shown.hamster == PLAIN else "")
    width, height = round(side * ROOM[1], 1), round(side * ROOM[2], 1)
    box = QRectF(-side * ROOM[0], -side * ROOM[0], width, height)
    return (name, side, theme().name), box, partial(sprites.svg, name, width, height)


def token_face(height: float) -> Look:
    """A flood token of that height in pixels."""
    height = round(height, 1)
    box = (-height * 0.45, -height * 0.6, height * 0.9, height * 1.2)
    return ("token", height, theme().name), QRectF(*box), partial(kept, _paint_token, (height,), box)


def count_face(count: int, radius: float) -> Look:
    """How many stand there, on a dark disc of that radius in pixels."""
    box = (-radius - 2, -radius - 2, 2 * radius + 4, 2 * radius + 4)
    return (
        ("count", count, radius, theme().name),
        QRectF(*box),
        partial(kept, paint_badge, (str(count), radius, radius), box),
    )


def word_face(word: str, radius: float) -> Look:
    """A word on a dark pill that is so high as a disc of that radius in pixels."""
    # Nine pixels for a letter are enough for the widest ones of this size.
    half = max(radius, len(word) * 4.5 + radius * 0.6)
    box = (-half - 2, -radius - 2, 2 * half + 4, 2 * radius + 4)
    return ("word", word, radius, theme().name), QRectF(*box), partial(kept, paint_badge, (word, half, radius), box)


def card_face(number: Number, dots: tuple[int, int], width: float, height: float) -> Look:
    """A dam card in the hand, of that size in pixels. *dots*: orange and blue ones."""
    width, height = round(width, 1), round(height, 1)
    box = (-width / 2, -height / 2, width, height)
    look = ("card", number, dots, width, height, theme().name, LANGUAGE.in_force)
    return look, QRectF(*box), partial(kept_words, _paint_card, (number, dots, box), box)


def _paint_token(painter: QPainter, height: float) -> None:
    draw_drop(painter, QPointF(0, 0), height)


def paint_badge(painter: QPainter, text: str, half: float, radius: float) -> None:
    """Paint a text on a dark pill of that half width, or on a disc."""
    now = theme()
    painter.setPen(QPen(now.card, 1.5))
    painter.setBrush(QColor("#FFF1D8") if now.dark else now.ink)
    painter.drawRoundedRect(QRectF(-half, -radius, 2 * half, 2 * radius), radius, radius)
    painter.setPen(QColor("#2A1C12") if now.dark else now.card)
    letters = font(13, 800)
    # By the disc and not by the size of the text, which is not in the key of the kept picture.
    letters.setPixelSize(int(radius * 1.3))
    painter.setFont(letters)
    painter.drawText(QRectF(-half, -radius, 2 * half, 2 * radius), Qt.AlignmentFlag.AlignCenter, text)


def _paint_card(painter: QPainter, number: Number, dots: tuple[int, int], box: Box) -> None:
    draw_card(painter, QRectF(*box), CardFace(CardShown(number, *dots, False, False, False), True), 0)
