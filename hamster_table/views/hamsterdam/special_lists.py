"""The lists of Hamsterdam: the specials beside a dam, the specials to choose from, and the places of passed cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hamster_table.models.hamsterdam.shown import MailboxShown, OfferShown, SpecialShown, YieldShown
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.people_drawings import badge_name
from hamster_table.views.art.theme import font, px, theme, with_alpha
from hamster_table.views.board.items import DRAWING_Z, Drawing
from hamster_table.views.board.spot_label import fitted, fitting_font
from hamster_table.views.hamsterdam.drawings.special_card import PORTRAIT, letters_that_fit, paint_lines
from hamster_table.views.hamsterdam.layout import DamPlan
from hamster_table.views.hamsterdam.piece_pixmaps import ROOM, drawing_of
from hamster_table.views.widgets.badge import paint_tick

LIST_Z = DRAWING_Z + 10
"""Over the panels of the dams, under spots and pieces."""


def row_places(dam: DamPlan, count: int) -> list[QRectF]:
    """Where so many specials are listed: one under another, in two columns when there are many."""
    room = dam.rows.adjusted(0, dam.list_head, 0, -2)
    # Lower than 20 pixels a row has no room for picture and name: then there are two columns.
    columns = 1 if count * 20 <= room.height() else 2
    lines = -(-count // columns) if count else 1
    high = min(px(48), room.height() / lines)
    wide = room.width() / columns
    return [
        QRectF(room.left() + n // lines * wide, room.top() + n % lines * high, wide, high).adjusted(0, 2, -2, -2)
        for n in range(count)
    ]


class RowDrawing(Drawing):
    """A special in the list."""

    margin = 8

    def __init__(self) -> None:
        super().__init__(LIST_Z)

    def until_told(self, old: SpecialShown, new: SpecialShown) -> SpecialShown:
        """What could be chosen is not offered any more; and the lists may be others than before."""
        return new if old.is_open or old.special != new.special else old

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint picture, name and line."""
        row, now = self.shown, theme()
        assert isinstance(row, SpecialShown)
        # Where every row has an edge, those that can be chosen have a stronger one: nothing is told by a colour alone.
        more = 1.6 if now.high_contrast else 0
        edge = QPen(now.legal, 3 + more) if row.is_picked else QPen(now.legal_ink, 1.6 + more)
        plain = QPen(now.edge, 1.4) if now.high_contrast else Qt.PenStyle.NoPen
        painter.setPen(edge if row.is_picked or row.is_open else plain)
        painter.setBrush(with_alpha(now.card, 0.55 if row.is_away else 0.92))
        painter.drawRoundedRect(area, min(10.0, area.height() / 3), min(10.0, area.height() / 3))
        side = min(area.height() - 2, 40.0)
        sprites.draw(
            painter, QRectF(area.left() + 4, area.center().y() - side / 2, side, side), drawing_of(row.special)
        )
        words = QRectF(area.left() + side + 9, area.top(), area.width() - side - 13, area.height())
        two = area.height() >= px(36) and area.width() > 120
        high = words.height() / 2 if two else words.height()
        painter.setPen(now.ink)
        weight = 800 if two or row.is_open else 600
        name = fitted(painter, row.name, words.width(), 14 * min(1.0, 0.82 * high / px(14)), weight)
        upper = QRectF(words.left(), words.top() + (2 if two else 0), words.width(), high)
        painter.drawText(upper, Qt.AlignmentFlag.AlignVCenter, name)
        if two:
            painter.setPen(now.legal_ink if row.is_open else now.soft_ink)
            line = fitted(painter, row.line, words.width(), 12.5, 800 if row.is_open else 600)
            lower = QRectF(words.left(), words.center().y() - 2, words.width(), high)
            painter.drawText(lower, Qt.AlignmentFlag.AlignVCenter, line)


def offer_places(band: QRectF, count: int) -> list[QRectF]:
    """The sheets of the specials to choose from."""
    if not count:
        return []
    step = min(float(px(300)), band.width() / count)
    left = band.center().x() - step * count / 2
    return [QRectF(left + n * step, band.top(), step, band.height()).adjusted(4, 0, -4, 0) for n in range(count)]


WIDE = 240.0
"""Sheets wider than this, in pixels, have the words beside the portrait, others under it."""
NARROW = 160.0
"""On narrower ones the words need more room than the portrait."""
LOW = 200
"""On lower ones, in pixels at 100 %, the portrait stands beside the name."""


def offer_side(area: QRectF) -> float:
    """How large the special on its sheet is, in pixels."""
    # What a drawing has round it belongs to it here, unlike to hamsters on cards.
    if area.height() < px(LOW):
        return area.height() * 0.2 / ROOM[1]
    room = area.height() * (0.7 if area.width() > WIDE else 0.37 if area.width() > NARROW else 0.2)
    largest = 1.3 * PORTRAIT if area.width() > WIDE else PORTRAIT
    return min(largest, room, area.width() * 0.46) / ROOM[1]


def offer_middle(area: QRectF, side: float) -> QPointF:
    """The middle of the special on its sheet."""
    if area.height() < px(LOW):
        return QPointF(area.left() + side * 0.62 + 6, area.top() + side * 0.62 + 4)
    if area.width() > WIDE:
        return QPointF(area.left() + side * 0.62 + 12, area.top() + side * 0.62 + 12)
    return QPointF(area.center().x(), area.top() + side * 0.62 + 6)


class OfferDrawing(Drawing):
    """A sheet with a special to choose: its name and what it does."""

    def __init__(self) -> None:
        super().__init__(LIST_Z)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the sheet; the special on it is a piece."""
        offer, now = self.shown, theme()
        assert isinstance(offer, OfferShown)
        materials.paper(painter, area, 12, 3 if offer.is_kept else 2)
        # Gold with its dark edge, and a tick: never colour alone.
        if offer.is_kept:
            painter.setBrush(with_alpha(now.legal, 0.14))
            painter.setPen(QPen(now.legal, 4))
            painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 12, 12)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(now.legal_ink, 1.3))
            painter.drawRoundedRect(area.adjusted(-1.4, -1.4, 1.4, 1.4), 13, 13)
            paint_tick(painter, QRectF(area.right() - 32, area.top() + 8, 24, 24))
        head, rest = self._words(area)
        painter.setPen(now.ink)
        is_wide, is_low = area.width() > WIDE, area.height() < px(LOW)
        name = fitted(painter, offer.name, head.width(), 16, 800)
        centre = Qt.AlignmentFlag.AlignVCenter if is_wide or is_low else Qt.AlignmentFlag.AlignCenter
        painter.drawText(head, centre, name)
        size = letters_that_fit(offer.lines, rest.width(), rest.height(), px(15) if is_wide and not is_low else px(13))
        paint_lines(painter, rest, offer.lines, size)

    def _words(self, area: QRectF) -> tuple[QRectF, QRectF]:
        """Where the name stands, and where the rest."""
        side, high = offer_side(area), min(px(22), area.height() * 0.14)
        if area.height() < px(LOW):
            name = QRectF(area.left() + side * 1.24 + 10, area.top() + 4, area.width() - side * 1.24 - 14, side * 1.24)
            return name, QRectF(
                area.left() + 8, name.bottom() + 1, area.width() - 12, area.bottom() - name.bottom() - 5
            )
        if area.width() > WIDE:
            words = area.adjusted(side * 1.25 + 18, 10, -10, -8)
            name = QRectF(words.left(), words.top(), words.width() - 24, high)
            return name, words.adjusted(0, high + 4, 0, 0)
        name = QRectF(area.left() + 6, area.top() + side * 1.2 + 4, area.width() - 12, high)
        return name, QRectF(area.left() + 8, name.bottom() + 3, area.width() - 14, area.bottom() - name.bottom() - 7)


def mailbox_head(dam: DamPlan) -> float:
    """How high badge and name are above the place for a card; on a low dam the card needs the room, too."""
    return min(px(52), dam.side.height() * 0.4)


def mailbox_places(dam: DamPlan) -> tuple[QRectF, QRectF]:
    """The places for the two passed cards, beside the hand."""
    room = dam.side.adjusted(10, 8, -10, -10)
    card = dam.cards[0]
    width = min(card.width(), (room.width() - 12) / 2)
    top = room.top() + mailbox_head(dam)
    high = min(card.height(), room.bottom() - top)
    width = min(width, high * 0.62)
    middle = room.center().x()
    left = QRectF(middle - room.width() / 4 - width / 2, top, width, high)
    return left, left.translated(room.width() / 2, 0)


class MailboxDrawing(Drawing):
    """The place for a card that goes to a neighbour."""

    margin = 104
    """Badge and name stand above the place, at most 102 pixels high where text is largest."""

    def __init__(self) -> None:
        super().__init__(LIST_Z)
        self.reach = self.head = 0.0
        """From the middle of one such place to that of the other: so wide the name may be; and how high it stands with
        its badge."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the dashed place and who gets it."""
        box, now = self.shown, theme()
        assert isinstance(box, MailboxShown)
        pen = QPen(now.wood_soft_ink, 2)
        pen.setDashPattern([3, 3])
        painter.setPen(pen)
        painter.setBrush(with_alpha(now.card, 0.25))
        painter.drawRoundedRect(area, 10, 10)
        badge = QRectF(area.center().x() - 12, area.top() - self.head + 2, 24, 24)
        sprites.draw(painter, badge, badge_name(box.seat, box.name))
        painter.setPen(now.wood_ink)
        text = translate("Hamsterdam", "to {name}").format(name=box.name)
        high = min(px(22), self.head - badge.height() - 2)
        words = QRectF(area.center().x() - self.reach / 2, badge.bottom(), self.reach, high)
        text = fitted(painter, text, words.width() - 16, 13 * high / px(22), 800)
        painter.drawText(words, Qt.AlignmentFlag.AlignCenter, text)
        if not box.is_full:
            self._draw_arrow(painter, area, -1 if box.side == "left" else 1)

    def _draw_arrow(self, painter: QPainter, area: QRectF, way: int) -> None:
        ink = QColor(theme().wood_soft_ink)
        painter.setPen(QPen(ink, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        middle, reach = area.center(), min(20.0, area.width() * 0.26)
        tip = middle + QPointF(way * reach, 0)
        painter.drawLine(middle - QPointF(way * reach, 0), tip)
        painter.drawPolyline([tip + QPointF(-way * 8, -8), tip, tip + QPointF(-way * 8, 8)])


LOW_LINE = 40
"""Lower lines of it, in pixels at 100 %, have number and words beside each other."""


class YieldDrawing(Drawing):
    """What the dots of a hand bring, on the wood beside it."""

    def __init__(self) -> None:
        super().__init__(LIST_Z)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint hamsters and specials with their numbers."""
        shown, now = self.shown, theme()
        assert isinstance(shown, YieldShown)
        painter.setPen(now.wood_ink)
        title = translate("Hamsterdam", "Your cards bring")
        painter.setFont(fitting_font(title, area.width() - 8, 15))
        head = QRectF(area.left() + 4, area.top(), area.width() - 8, px(28))
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, title)
        rest = (area.bottom() - head.bottom() - 8) / 2
        keep = translate("Hamsterdam", "specials, of {all}").format(all=shown.dealt)
        lines = (
            ("hamster-gold", shown.hamsters, translate("Hamsterdam", "hamsters")),
            ("special-ninjaster", shown.kept, keep),
        )
        for n, (picture, number, text) in enumerate(lines):
            row = QRectF(area.left(), head.bottom() + n * rest, area.width(), rest - 8)
            self._draw_line(painter, row, picture, number, text)

    def _draw_line(self, painter: QPainter, row: QRectF, picture: str, number: int, text: str) -> None:
        now, side = theme(), min(row.height(), 72.0)
        painter.setPen(QPen(now.edge, 1.4) if now.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(now.card, 0.85))
        painter.drawRoundedRect(row, 10, 10)
        sprites.draw(painter, QRectF(row.left() + 6, row.center().y() - side / 2, side, side), picture)
        painter.setPen(now.ink)
        letters = font(28, 800, "Baloo 2")
        letters.setPixelSize(int(min(px(30), row.height() * 0.5)))
        painter.setFont(letters)
        left, middle = row.left() + side + 14, row.center().y()
        if row.height() < px(LOW_LINE):  # both beside each other
            words = fitted(painter, f"{number} {text}", row.right() - left - 6, 13, 700)
            painter.drawText(
                QRectF(left, row.top(), row.right() - left, row.height()), Qt.AlignmentFlag.AlignVCenter, words
            )
            return
        high = painter.fontMetrics().height()
        painter.drawText(QRectF(left, middle - high * 0.86, 60, high), Qt.AlignmentFlag.AlignVCenter, str(number))
        painter.setPen(now.soft_ink)
        painter.setFont(fitting_font(text, row.right() - left - 6, 13))
        below = QRectF(left, middle + high * 0.02, row.right() - left - 4, px(20))
        painter.drawText(below, Qt.AlignmentFlag.AlignVCenter, text)
