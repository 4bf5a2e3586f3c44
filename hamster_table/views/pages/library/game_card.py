"""A kept game as a card: its picture, its name, how it stands, who sits at it, and when it was played last."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from hamster_table.models.guard import guard
from hamster_table.models.items.library_model import GameLine
from hamster_table.models.items.table_model import RECORD_ROLE
from hamster_table.models.seat_control import PERSON
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.pixmap_cache import cached_picture
from hamster_table.views.art.theme import font, px, theme, with_alpha
from hamster_table.views.pages.start import shadow_box
from hamster_table.views.thumbnails.thumbnail_process import Pictures
from hamster_table.views.widgets.buttons import paint_ring

Index = QModelIndex | QPersistentModelIndex
ROUND = 8
"""The room round the paper of a card for its shadow."""
BAR = 18
"""The room beside the cards that the bar to pull them takes when it is needed."""
FORMAT = QImage.Format.Format_ARGB32_Premultiplied
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def picture_size() -> QSize:
    """How large the picture on a card is."""
    return QSize(px(158), px(100))


class Card(QStyledItemDelegate):
    """Draws a kept game. A picture that is missing is asked for, and the paper theatre stands in for it."""

    picture_wanted = Signal(object)
    """This game, a `GameLine`, is in sight, and its picture or its summary is not there."""
    HEIGHT = 126
    WIDTH = 470
    """No card is narrower."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures

    @guard(fallback=QSize(400, 126))
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return self.size(option.widget.width())

    @classmethod
    def size(cls, width: int) -> QSize:
        """How large each card is in a list of that width: as many lie side by side as there is room for."""
        return QSize((width - BAR) // cls.beside(width), px(cls.HEIGHT))

    @classmethod
    def beside(cls, width: int) -> int:
        """How many cards lie side by side in a list of that width."""
        return max(1, (width - BAR) // px(cls.WIDTH))

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it, golden while it is the present one."""
        line: GameLine = index.data(RECORD_ROLE)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        sheet = QRectF(option.rect).adjusted(7, 6, -7, -8)
        self._paint_paper(painter, sheet, option)
        size = picture_size()
        place = QRectF(sheet.left() + 10, sheet.center().y() - size.height() / 2, size.width(), size.height())
        self._paint_picture(painter, place, line)
        self._paint_words(painter, sheet.adjusted(size.width() + 24, 7, -14, -8), line)
        painter.restore()

    def _paint_paper(self, painter: QPainter, sheet: QRectF, option: QStyleOptionViewItem) -> None:
        state, dpr = option.state, painter.device().devicePixelRatioF()
        is_present = bool(state & QStyle.StateFlag.State_Selected)
        is_hovered = bool(state & QStyle.StateFlag.State_MouseOver)
        paper = _paper(sheet.width(), sheet.height(), is_present, is_hovered, dpr)
        painter.drawPixmap(sheet.topLeft() - QPointF(ROUND, ROUND), paper)
        if state & QStyle.StateFlag.State_HasFocus and option.widget.hasFocus():
            paint_ring(painter, sheet.adjusted(1, 1, -1, -1), 13)

    def _paint_picture(self, painter: QPainter, place: QRectF, line: GameLine) -> None:
        size, dpr = place.size().toSize(), painter.device().devicePixelRatioF()
        picture = None if line.is_secret else self._pictures.of(line.state, size, dpr)
        painter.save()
        shape = QPainterPath()
        shape.addRoundedRect(place, 9, 9)
        painter.setClipPath(shape)
        if picture is not None:
            painter.drawPixmap(place, picture, QRectF(picture.rect()))
        else:
            painter.setOpacity(0.55)
            scene = shadow_box.theatre(line.kept.game, size.width(), size.height(), dpr)
            painter.drawPixmap(place.topLeft(), scene)
        painter.restore()
        # Asked for while painting: only games in sight are replayed and drawn. The pictures are kept from one visit of
        # the page to the next, and what is said of a game is not.
        if not line.is_secret and (picture is None or line.summary is None):
            self.picture_wanted.emit(line)
        painter.setPen(QPen(theme().edge if theme().high_contrast else QColor("#6B4220"), 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(place, 9, 9)

    def _paint_words(self, painter: QPainter, room: QRectF, line: GameLine) -> None:
        now = theme()
        row = room.height() / 4
        moment = font(12.5, 700)
        taken = QFontMetricsF(moment).horizontalAdvance(line.when) + 12
        first = QRectF(room.left(), room.top(), room.width(), row * 1.25)
        _write(painter, first, line.when, moment, now.soft_ink, RIGHT)
        _write(painter, first.adjusted(0, 0, -taken, 0), line.title, font(18, 800, "Baloo 2"), now.ink)
        second = QRectF(room.left(), first.bottom(), room.width(), row * 0.85)
        kind = line.kind if line.has_own_name else ""
        _write(painter, second, " · ".join(filter(None, (kind, line.stand))), font(13.5, 700), now.ink)
        self._paint_seats(painter, QRectF(room.left(), second.bottom() + 3, room.width(), row * 1.9 - 3), line)

    def _paint_seats(self, painter: QPainter, room: QRectF, line: GameLine) -> None:
        """A badge and a name for each seat, in two lines where one is too short."""
        now, letters, side = theme(), font(13, 700), px(20)
        metrics = QFontMetricsF(letters)
        high = room.height() / 2
        x, y = room.left(), room.top()
        dpr = painter.device().devicePixelRatioF()
        for seat, player in enumerate(line.kept.players):
            is_computer = player.kind != PERSON
            sign = px(18) if is_computer else 0
            widest = min(room.width() - side - sign - 10, px(150))
            name = metrics.elidedText(player.name, Qt.TextElideMode.ElideRight, widest)
            width = side + 5 + metrics.horizontalAdvance(name) + sign
            if x + width > room.right() and x > room.left():
                x, y = room.left(), y + high
            who = "" if is_computer else player.name
            painter.drawPixmap(QPointF(x, y + (high - side) / 2), sprites.badge(seat, side, dpr, name=who))
            _write(painter, QRectF(x + side + 5, y, width, high), name, letters, now.soft_ink)
            if is_computer:
                place = QRectF(x + width - px(15), y + high / 2 - px(8), px(16), px(16))
                sprites.draw_icon(painter, place, "computer", now.soft_ink)
            x += width + px(12)


def _write(
    painter: QPainter, room: QRectF, text: str, letters: QFont, ink: QColor, side: Qt.AlignmentFlag = LEFT
) -> None:
    """One line of plain text, cut where the room ends."""
    painter.setFont(letters)
    painter.setPen(ink)
    cut = QFontMetricsF(letters).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(room, int(side | Qt.TextFlag.TextSingleLine), cut)


@cached_picture
def _paper(width: float, height: float, is_present: bool, is_hovered: bool, dpr: float) -> QPixmap:
    """The paper of a card, drawn once per size and state: a list repaints many of them at every step."""
    now = theme()
    image = QImage(round((width + 2 * ROUND) * dpr), round((height + 2 * ROUND) * dpr), FORMAT)
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sheet = QRectF(ROUND, ROUND, width, height)
    materials.paper(painter, sheet, 14, 1, now.legal_ink if is_present else None, 2.6 if is_present else 1)
    if is_hovered and not is_present:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(now.inset, 0.7))
        painter.drawRoundedRect(sheet.adjusted(2, 2, -2, -2), 12, 12)
    painter.end()
    return QPixmap.fromImage(image)
