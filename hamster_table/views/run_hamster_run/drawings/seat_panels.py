"""The seats of Run, Hamster, Run! at the right: deed, initiative, traits and fatigue of each, always open."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    EATEN,
    FRISKINESS,
    METTLE,
    PIT,
    REST,
    RUN,
    SCAMPER,
    THROW,
    Trait,
)
from hamster_table.models.people import PEOPLE
from hamster_table.models.run_hamster_run.board import SeatShown
from hamster_table.models.run_hamster_run.texts import FATIGUE, PILES, deed_name
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.people_drawings import badge_name
from hamster_table.views.art.theme import READABLE, SEATS, font, px, theme
from hamster_table.views.board.items import Drawing
from hamster_table.views.run_hamster_run.drawings.portraits import draw_portrait

ICONS = {SCAMPER: "trait-scamper", METTLE: "trait-mettle", FRISKINESS: "trait-friskiness"}
TAG_FILLS = {RUN: "#0E6E5A", BITE: "#9E2B22", THROW: "#6B3FA0", REST: "#5A6478", PIT: "#7A4A12", EATEN: "#3F3A36"}
"""The colours of pills with white words: by deed, and by where a hamster is."""
CHIP_ROOM = 1.2
"""How much larger the drawing of a chip is than the chip in it."""
HEAD = 48
"""The height of a panel's first row, in pixels at 100 %."""
FACE_ROOM = 20
"""How far a portrait makes room for the face of a person, in pixels."""
LEAST_NAME = 40
"""The width that pills leave to a name, in pixels."""


class SeatPanel(Drawing):
    """A seat's panel, large or as a line."""

    is_small = False

    def set_geometry(self, area: QRectF, line: SeatShown, is_small: bool) -> None:
        """Show this seat there, large or as a line."""
        if is_small != self.is_small:
            self.is_small = is_small
            # The key of the kept picture knows the area and the seat, but not which of the two ways to draw.
            self.draw_anew()
        self.show_as(area, line)

    def until_told(self, old: SeatShown, new: SeatShown) -> SeatShown:
        """The chips are part of the picture: those on their way are in no pile."""
        return replace(old, piles=new.piles, down=new.down, hand=new.hand)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the panel, framed if this seat has to act."""
        line = self.shown
        assert isinstance(line, SeatShown)
        materials.paper(painter, area, 12, 2)
        if line.is_asked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(SEATS[line.seat].line, 3.5))
            painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 14, 14)
        if line.where == EATEN:
            painter.setOpacity(0.62)
        (self._draw_small if self.is_small else self._draw_large)(painter, area, line)

    def _draw_large(self, painter: QPainter, area: QRectF, line: SeatShown) -> None:
        head = min(px(HEAD), area.height() * 0.42)
        row = QRectF(area.left(), area.top(), area.width(), head + 2)
        self._draw_head(painter, row, line, 20.0, 16, bool(line.status))
        places = pile_places(area)
        if line.hand:
            self._draw_hand(painter, places[0].united(places[2]), line)
        for i, place in enumerate(places):
            if not line.hand or PILES[i] == FATIGUE:
                self._draw_pile(painter, place, line, i)

    def _draw_head(
        self, painter: QPainter, row: QRectF, line: SeatShown, badge: float, size: float, two_lines: bool
    ) -> None:
        """Badge, name, what it does, and its place in the order."""
        now, middle = theme(), row.center().y()
        at, left = QPointF(row.left() + 9, middle - badge / 2), row.left() + badge + 17
        if not self.is_small:
            face = portrait_place(self.area, line.name).translated(row.topLeft() - self.area.topLeft())
            at = QPointF(face.left() - 1, face.bottom() - badge + 3)
            if PEOPLE.find(line.name) is not None:  # a face is larger than a sign
                badge, at = 32.0, QPointF(face.left() - FACE_ROOM - 2, middle - 15)
            draw_portrait(painter, face, line.seat, line.portrait)
            left = face.right() + 5
        sprites.draw(painter, QRectF(at, QSizeF(badge, badge)), badge_name(line.seat, line.name))
        right = self._draw_tags(painter, row, left, self._draw_place(painter, row, line), line)
        words = QRectF(left, row.top(), right - left - 5, row.height())
        if two_lines:
            high = min(px(17), row.height() * 0.4)
            second = QRectF(words.left(), middle + 1, words.width(), high)
            _elided(painter, second, line.status, fitted(12.5, 700, high), now.soft_ink)
            words = QRectF(
                words.left(), middle - min(px(20), row.height() / 2), words.width(), min(px(21), row.height() / 2)
            )
        _elided(painter, words, line.name, fitted(size, 800, words.height()), now.ink)

    def _draw_tags(self, painter: QPainter, row: QRectF, left: float, right: float, line: SeatShown) -> float:
        """The pills, as many as leave room for a name; where the leftmost begins."""
        high = min(px(22), row.height() * 0.8)
        letters = fitted(12.5, 800, high * 0.86)
        for text, fill in tags(line):
            width = QFontMetricsF(letters).horizontalAdvance(text) + high * 0.9
            if right - width - 6 < left + LEAST_NAME:
                break
            right -= width + 6
            pill = QRectF(right, row.center().y() - high / 2, width, high)
            painter.setPen(QPen(theme().edge, 2) if theme().high_contrast else Qt.PenStyle.NoPen)
            painter.setBrush(QColor(fill))
            painter.drawRoundedRect(pill, high / 2, high / 2)
            painter.setPen(QColor("#FFFFFF"))
            painter.setFont(letters)
            painter.drawText(pill, Qt.AlignmentFlag.AlignCenter, text)
        return right

    def _draw_place(self, painter: QPainter, row: QRectF, line: SeatShown) -> float:
        """The disc with the initiative, and the tick when all is done; where it begins."""
        now, radius = theme(), min(px(10 if self.is_small else 13), row.height() * 0.42)
        centre = QPointF(row.right() - radius - 9, row.center().y())
        if line.initiative:
            painter.setPen(QPen(now.hairline, 1.4))
            painter.setBrush(now.inset)
            painter.drawEllipse(centre, radius, radius)
            painter.setPen(now.ink)
            painter.setFont(fitted(14.5, 800, radius * 1.6))
            disc = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
            painter.drawText(disc, Qt.AlignmentFlag.AlignCenter, str(line.initiative))
        if line.is_done:
            corner = QPointF(radius * 0.75, -radius * 0.7)
            self._draw_tick(painter, centre + (corner if line.initiative else QPointF(0, 0)))
        return centre.x() - radius if line.initiative or line.is_done else row.right() - 4

    def _draw_tick(self, painter: QPainter, centre: QPointF) -> None:
        painter.setPen(QPen(theme().card, 1.4))
        painter.setBrush(theme().done)
        painter.drawEllipse(centre, 7.6, 7.6)
        sprites.draw_icon(painter, QRectF(centre.x() - 6, centre.y() - 6, 12, 12), "check", QColor("#FFFFFF"))

    def _draw_pile(self, painter: QPainter, place: QRectF, line: SeatShown, i: int) -> None:
        """A pile with its sign, its count and its chips."""
        now, count = theme(), line.piles[i]
        materials.inset(painter, place, 8, shaded=PILES[i] == FATIGUE)
        top = _pile_head(place)
        draw_sign(painter, QRectF(top.left(), top.center().y() - 10, 20, 20), PILES[i])
        painter.setPen(now.ink)
        painter.setFont(fitted(17, 800, top.height()))
        painter.drawText(top, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(count))
        dpr = painter.device().devicePixelRatioF()
        places, side = _chips_in(place, count)
        for n, at in enumerate(places):
            # Scamper chips that were flipped lie last (RR-18).
            down = PILES[i] == FATIGUE or (PILES[i] == SCAMPER and n >= count - line.down)
            painter.drawPixmap(at - QPointF(side / 2, side / 2), sprites.chip(line.seat, side, down, dpr))

    def _draw_hand(self, painter: QPainter, place: QRectF, line: SeatShown) -> None:
        """The chips that are not yet split over the traits."""
        materials.inset(painter, place, 8)
        dpr = painter.device().devicePixelRatioF()
        places, side = _hand_in(place, line.hand)
        for at in places:
            painter.drawPixmap(at - QPointF(side / 2, side / 2), sprites.chip(line.seat, side, False, dpr))

    def _draw_small(self, painter: QPainter, area: QRectF, line: SeatShown) -> None:
        """A line for the seat: who, what, and the four counts."""
        half = area.height() / 2
        self._draw_head(painter, QRectF(area.left() - 3, area.top(), area.width() + 4, half + 2), line, 20.0, 14, False)
        places = [place.adjusted(2, 2, 2, -2) for place in small_pile_places(area)]
        if line.hand:
            self._draw_small_hand(painter, places[0].united(places[2]), line)
        for i, (pile, place) in enumerate(zip(PILES, places, strict=True)):
            if line.hand and pile != FATIGUE:
                continue
            draw_sign(painter, QRectF(place.left(), place.center().y() - 8, 16, 16), pile)
            painter.setPen(theme().ink)
            painter.setFont(fitted(13.5, 800, place.height()))
            painter.drawText(place.adjusted(20, 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, str(line.piles[i]))

    def _draw_small_hand(self, painter: QPainter, place: QRectF, line: SeatShown) -> None:
        side, dpr = place.height() - 1, painter.device().devicePixelRatioF()
        for n in range(line.hand):
            at = QPointF(place.left() + n * (side + 2), place.top())
            painter.drawPixmap(at, sprites.chip(line.seat, round(side, 1), False, dpr))


def portrait_place(area: QRectF, name: str = "") -> QRectF:
    """The portrait on a large panel; it makes room for the face of whoever of this computer is called so."""
    high = min(px(HEAD), area.height() * 0.42) - 4
    left = 7 if PEOPLE.find(name) is None else 7 + FACE_ROOM
    return QRectF(area.left() + left, area.top() + 2, high * 148 / 140, high)


def pile_places(area: QRectF) -> list[QRectF]:
    """The four piles of a large panel, in the order of `PILES`."""
    head = min(px(HEAD), area.height() * 0.42)
    width = (area.width() - 20) / len(PILES)
    top, height = area.top() + head, area.height() - head - 9
    return [QRectF(area.left() + 10 + i * width + 1.5, top, width - 3, height) for i in range(len(PILES))]


def panel_chips(area: QRectF, pile: Trait, count: int) -> tuple[list[QPointF], float]:
    """The middles of the chips in a pile of a large panel or in the hand, and how large they are drawn."""
    places = pile_places(area)
    if pile not in PILES:
        return _hand_in(places[0].united(places[2]), count)
    return _chips_in(places[PILES.index(pile)], count)


def _hand_in(place: QRectF, count: int) -> tuple[list[QPointF], float]:
    side = 22.0
    step = min(side + 4, (place.width() - 24 - side) / max(1, count - 1))
    left = place.center().x() - step * (count - 1) / 2
    return [QPointF(left + n * step, place.center().y()) for n in range(count)], side


def _pile_head(place: QRectF) -> QRectF:
    return QRectF(place.left() + 5, place.top() + 3, place.width() - 12, min(px(26), place.height() * 0.42))


def _chips_in(place: QRectF, count: int) -> tuple[list[QPointF], float]:
    top = _pile_head(place).bottom()
    room = QRectF(place.left() + 6, top, place.width() - 12, place.bottom() - top - 3)
    side = min(17.0 * max(1.0, place.width() / 68), room.height() * 0.62)
    return row_places(room, count, side), round(side * CHIP_ROOM, 1)


def small_pile_places(area: QRectF) -> list[QRectF]:
    """The four counts of a panel that is only a line, in the order of `PILES`."""
    half, width = area.height() / 2, (area.width() - 16) / len(PILES)
    return [QRectF(area.left() + 8 + i * width, area.top() + half, width, half) for i in range(len(PILES))]


def tags(line: SeatShown) -> list[tuple[str, str]]:
    """The pills of a seat, from right to left, with their colours."""
    shown = []
    if line.where == EATEN:
        return [(translate("RunHamsterRun", "eaten"), TAG_FILLS[EATEN])]
    if line.deed:
        shown.append((deed_name(line.deed), TAG_FILLS[line.deed]))
    if line.where == PIT:
        shown.append((translate("RunHamsterRun", "in the pit"), TAG_FILLS[PIT]))
    return shown


def fitted(size: float, weight: int, high: float) -> QFont:
    """Letters of this size, but none that are too high for their line."""
    letters = font(size, weight)
    least = min(letters.pixelSize(), READABLE)
    letters.setPixelSize(max(least, min(letters.pixelSize(), int(high * 0.82))))
    return letters


def draw_sign(painter: QPainter, place: QRectF, pile: Trait) -> None:
    """The sign of a trait, or Zz for Fatigue."""
    now = theme()
    if pile == FATIGUE:
        painter.setPen(now.soft_ink)
        painter.setFont(font(max(READABLE, 12.5 * place.height() / 20), 800))
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, "Zz")
    else:
        sprites.draw_inked(painter, place, ICONS[pile], now.soft_ink)


def row_places(room: QRectF, count: int, side: float) -> list[QPointF]:
    """The middles of so many chips: in rows of up to four, from the left, closer together where it is narrow."""
    if not count:
        return []
    in_row = 4 if count <= 4 or room.height() >= 1.9 * side else count
    step = min(side * 0.86, (room.width() - side) / max(1, min(count, in_row) - 1))
    rows = (count + in_row - 1) // in_row
    down = min(side * 1.06, (room.height() - side) / max(1, rows - 1)) if rows > 1 else 0
    top = room.center().y() - down * (rows - 1) / 2
    return [QPointF(room.left() + side / 2 + (n % in_row) * step, top + (n // in_row) * down) for n in range(count)]


def _elided(painter: QPainter, room: QRectF, text: str, letters: QFont, ink: QColor) -> None:
    painter.setFont(letters)
    painter.setPen(ink)
    short = QFontMetricsF(letters).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, short)
