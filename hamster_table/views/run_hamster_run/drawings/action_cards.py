"""The cards of the four actions, which lie where the profile sheet lies while one of them is chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from hamster_table.engine.run_hamster_run.actions import DEEDS, REST, Deed
from hamster_table.models.items.board_model import BoardModel
from hamster_table.models.run_hamster_run.cards import CardShown
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import READABLE, font, px, theme
from hamster_table.views.board.items import DRAWING_Z, Drawing
from hamster_table.views.board.spot_label import fitted
from hamster_table.views.run_hamster_run.drawings.seat_panels import TAG_FILLS, draw_sign
from hamster_table.views.run_hamster_run.layout import Plan
from hamster_table.views.widgets.keyboard import key_text

GAP = 10.0
NARROW = 150.0
"""Cards that are less wide than this have smaller signs."""


def card_places(plan: Plan) -> dict[Deed, QRectF]:
    """Where the cards lie: side by side, on a small table two by two."""
    room, columns = plan.sheet, 2 if plan.is_small else len(DEEDS)
    rows = len(DEEDS) // columns
    width, height = (room.width() - GAP * (columns - 1)) / columns, (room.height() - GAP * (rows - 1)) / rows
    return {
        deed: QRectF(
            room.left() + n % columns * (width + GAP), room.top() + n // columns * (height + GAP), width, height
        )
        for n, deed in enumerate(DEEDS)
    }


class ActionCards:
    """All four cards; they are seen only while an action is chosen."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._cards = {deed: CardDrawing() for deed in DEEDS}
        for card in self._cards.values():
            scene.addItem(card)

    def arrange(self, plan: Plan, board: BoardModel, is_shown: bool) -> None:
        """Lie in the plan and show what the model holds."""
        for deed, place in card_places(plan).items():
            card = self._cards[deed]
            card.setVisible(is_shown)
            if is_shown:
                card.show_as(place, board.shown(("deed", deed)))


class CardDrawing(Drawing):
    """The card of an action: its sign, what it does, its best odds and its price."""

    def __init__(self) -> None:
        super().__init__(DRAWING_Z + 2)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint it."""
        shown = self.shown
        assert isinstance(shown, CardShown)
        materials.paper(painter, area, 14, 3)
        if shown.is_declared or shown.is_useless:
            painter.setOpacity(0.66)
        inner = area.adjusted(14, 10, -14, -10) if area.width() > px(NARROW) else area.adjusted(10, 7, -9, -7)
        head = self._draw_head(painter, inner, shown)
        low = px(17) if area.width() < px(NARROW) else px(20)
        foot = QRectF(inner.left(), inner.bottom() - low, inner.width(), low)
        if not shown.is_declared:
            self._draw_price(painter, foot, shown)
        lines = QRectF(inner.left(), head.bottom() + 1, inner.width(), foot.top() - head.bottom() - 1)
        self._draw_lines(painter, lines, shown)

    def _draw_head(self, painter: QPainter, inner: QRectF, shown: CardShown) -> QRectF:
        """The sign on its disc, the name, and the key."""
        now = theme()
        is_narrow = inner.width() < px(NARROW)
        side = min(26.0 if is_narrow else 38.0, inner.height() * 0.36)
        disc = QRectF(inner.left(), inner.top(), side, side)
        painter.setPen(QPen(now.edge, 2) if now.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#000000") if now.high_contrast else QColor(TAG_FILLS[shown.deed]))
        painter.drawEllipse(disc)
        sign = disc.adjusted(side * 0.17, side * 0.17, -side * 0.17, -side * 0.17)
        sprites.draw_icon(painter, sign, shown.deed, QColor("#FFFFFF"))
        cap = 18 if is_narrow else px(22)
        words = key_text(shown.key)
        wide = min(max(cap, QFontMetricsF(font(READABLE, 800)).horizontalAdvance(words) + 8), inner.width() * 0.4)
        key = QRectF(inner.right() - wide, disc.center().y() - cap / 2, wide, cap)
        materials.inset(painter, key, 6)
        painter.setPen(now.soft_ink)
        painter.setFont(font(READABLE, 800))
        fitting = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, round(wide))
        painter.drawText(key, Qt.AlignmentFlag.AlignCenter, fitting)
        gap = 5 if is_narrow else 10
        name = QRectF(disc.right() + gap, disc.top(), key.left() - disc.right() - gap - 3, side)
        painter.setPen(now.ink)
        _draw_line(painter, name, shown.name, 16 if is_narrow else 18, 800)
        return disc

    def _draw_lines(self, painter: QPainter, room: QRectF, shown: CardShown) -> None:
        """What it does, and the odds under it, as far as there is room."""
        now, is_narrow = theme(), room.width() < px(NARROW)
        high, less = (px(16), 1.2) if is_narrow else (px(18), 0.0)
        texts = [(shown.effect, 13.5 - less, 700, now.ink)]
        if shown.odds:
            fits = QFontMetricsF(font(READABLE, 800)).horizontalAdvance(shown.odds) <= room.width() + 2
            texts.append((shown.odds if fits else shown.short_odds, 13.2 - less, 800, now.soft_ink))
        top, spare = room.top(), int(room.height() / high) - len(texts)
        for text, size, weight, ink in texts:
            painter.setPen(ink)
            letters = font(size, weight)
            # On a narrow card a line takes two where there is room for them.
            wraps = spare > 0 and QFontMetricsF(letters).horizontalAdvance(text) > room.width()
            place = QRectF(room.left(), top, room.width(), high * (1 + wraps))
            if place.bottom() > room.bottom() + 3:
                return
            if wraps:
                spare -= 1
                painter.setFont(letters)
                painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap, text)
            else:
                _draw_line(painter, place, text, size, weight)
            top = place.bottom()

    def _draw_price(self, painter: QPainter, foot: QRectF, shown: CardShown) -> None:
        """The chips it costs, as chips that lie face down, and a word."""
        now, side = theme(), min(19.0, foot.height())
        x, dpr = foot.left(), painter.device().devicePixelRatioF()
        for n in range(shown.chips):
            chip = sprites.chip(shown.seat, side, True, dpr)
            painter.drawPixmap(QPointF(x + n * side * 0.8, foot.center().y() - side / 2), chip)
        if shown.chips:
            x += side * (1 + 0.8 * (shown.chips - 1)) + 6
        elif shown.deed == REST:
            draw_sign(painter, QRectF(x, foot.center().y() - 9, 18, 18), "fatigue")
            x += 24
        words = QRectF(x, foot.top(), foot.right() - x, foot.height())
        painter.setPen(now.soft_ink)
        fits = QFontMetricsF(font(READABLE, 700)).horizontalAdvance(shown.price) <= words.width() + 2
        _draw_line(painter, words, shown.price if fits else shown.short_price, 12.5, 700)


def _draw_line(painter: QPainter, place: QRectF, text: str, size: float, weight: int) -> None:
    """A line in letters that fit, and as much of it as fits in the smallest."""
    # Two pixels more than the place, which is measured in whole ones.
    fitting = fitted(painter, text, place.width() + 2, size, weight)
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, fitting)
