"""The supplies: the tray of whose turn it is in front of the wheel, the panels of all seats, the open compartments.

Every kind has its own place, so that a gap tells something too.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPainterPath, QPen

from hamster_table.engine.hamsterrolle.actions import BEAM, CONE, PLANK, Kind
from hamster_table.engine.kernel import Seat
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.board import SeatShown, TrayShown
from hamster_table.models.hamsterrolle.sentences import kind_name
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.people_drawings import badge_name
from hamster_table.views.art.theme import SEATS, TITLE, font, px, theme, with_alpha
from hamster_table.views.board.items import Drawing
from hamster_table.views.board.spot_label import fitted, fitting_font
from hamster_table.views.hamsterrolle.layout import GAP, Plan
from hamster_table.views.hamsterrolle.render3d.shading import draw_icon

Counts = tuple[int, ...]
"""How many of each kind, the cone last."""
CENTER = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
WRAPPED = LEFT | Qt.TextFlag.TextWordWrap
CREAM = QColor("#FFF8EA")
BAND = 9.0
"""How wide the band of a team is, in pixels."""


@dataclass(frozen=True, slots=True)
class TrayFace:
    """What the picture of the tray depends on besides its size."""

    tray: TrayShown
    slots: tuple[tuple[float, float, float, float], ...]
    """The places of the kinds within the tray: left, top, width, height, in pixels. A QRectF cannot be in a key."""


class TrayDrawing(Drawing):
    """The supply of whose turn it is, in a tray of felt."""

    def set_geometry(self, at: Plan, shown: TrayShown) -> None:
        """Show this supply in the tray of that plan."""
        left, top = at.tray.left(), at.tray.top()
        slots = tuple((slot.x() - left, slot.y() - top, slot.width(), slot.height()) for slot in at.slots)
        self.show_as(at.tray, TrayFace(shown, slots))

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint frame, felt, and every kind in its place."""
        face = self.shown
        assert isinstance(face, TrayFace)
        shown = face.tray
        materials.wooden(painter, area, 16, 3, seed=14)
        felt = area.adjusted(8, 8, -8, -8)
        materials.felt(painter, felt, 11)
        # The words of the owner end where the pieces begin.
        first = next(left for left, _, width, _ in face.slots if width)
        self._draw_owner(painter, felt, shown, area.left() + first - GAP)
        for kind, place in enumerate(face.slots):
            slot = QRectF(*place).translated(area.topLeft())
            if not slot.isEmpty():
                off = shown.is_off or shown.attempt not in (-1, kind)
                painter.setOpacity(0.42 if off else 1.0)
                draw_slot(painter, slot, kind, shown.counts[kind], kind == shown.in_hand)
                painter.setOpacity(1.0)
                if kind == shown.attempt != shown.in_hand:
                    draw_attempt(painter, slot)

    def _draw_owner(self, painter: QPainter, felt: QRectF, shown: TrayShown, right: float) -> None:
        side = px(30)
        place = QRectF(felt.left() + 12, felt.top() + 10, side, side)
        sprites.draw(painter, place, badge_name(shown.seat, shown.name))
        beside = QRectF(felt.left() + side + 20, felt.top() + 10, right - felt.left() - side - 20, side)
        painter.setPen(CREAM)
        painter.setFont(font(20, 800, TITLE))
        name = painter.fontMetrics().elidedText(shown.name, Qt.TextElideMode.ElideRight, int(beside.width()))
        painter.drawText(beside, LEFT, name)
        top = felt.top() + 10 + side + 4
        for text, step, weight in ((shown.first, 13, 700), (shown.second, 12.5, 600)):
            painter.setPen(theme().felt_ink)
            line = QRectF(felt.left() + 14, top, right - felt.left() - 14, px(18))
            if line.bottom() <= felt.bottom():
                painter.drawText(line, LEFT, fitted(painter, text, line.width(), step, weight))
            top += px(19)


def draw_slot(painter: QPainter, slot: QRectF, kind: Kind, count: int, in_hand: bool) -> None:
    """The place of a kind: what lies there, how many, and its name."""
    now = theme()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(now.edge, 2) if now.high_contrast else Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(QColor("#000000"), 0.17 if count else 0.1))
    painter.drawRoundedRect(slot, 10, 10)
    words = QRectF(slot.left() + 2, slot.bottom() - px(20), slot.width() - 4, px(18))
    room = QRectF(slot.left(), slot.top(), slot.width(), slot.height() - px(18))
    if in_hand:
        _draw_gap(painter, slot)
    left = count - in_hand
    if left:
        unit = min(room.width() / 104, room.height() / 62) * (0.88 if left > 1 else 1.0)
        middle = room.center() + QPointF(-6, 4) if left > 1 else room.center()
        draw_icon(painter, middle, kind, unit * icon_share(kind), 2)
    elif not in_hand and kind != CONE:
        _draw_tick(painter, room.center())
    if left > 1:
        _draw_count(painter, slot, left)
    held = translate("Hamsterrolle", "in hand")
    # In all places alike: as the longest name wants it.
    names = (held,) if in_hand else tuple(map(kind_name, range(CONE + 1)))
    painter.setFont(min((fitting_font(name, words.width()) for name in names), key=QFont.pixelSize))
    painter.setPen(QColor("#FFE9B0") if in_hand else now.felt_ink if count else with_alpha(now.felt_ink, 0.72))
    painter.drawText(words, CENTER, held if in_hand else kind_name(kind))


def draw_attempt(painter: QPainter, slot: QRectF) -> None:
    """A golden frame round the piece with which the attempt goes on, with a dark edge on both sides."""
    frame = slot.adjusted(1.5, 1.5, -1.5, -1.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (QPen(QColor("#3A2206"), 5.5), QPen(theme().legal, 3)):
        painter.setPen(pen)
        painter.drawRoundedRect(frame, 10, 10)


def icon_share(kind: Kind) -> float:
    """The share of the usual size at which a kind is drawn in a tray, so that long ones have room too."""
    return {PLANK: 0.78, BEAM: 0.88, CONE: 0.9}.get(kind, 0.95)


def _draw_gap(painter: QPainter, slot: QRectF) -> None:
    pen = QPen(theme().legal, 2.6)
    pen.setDashPattern([2.4, 2.0])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(slot.adjusted(1, 1, -1, -1), 10, 10)


def _draw_tick(painter: QPainter, middle: QPointF) -> None:
    pen = QPen(QColor("#8FBBA8"), 3.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolyline([middle + QPointF(-8, 0), middle + QPointF(-2, 6), middle + QPointF(9, -6)])


def _draw_count(painter: QPainter, slot: QRectF, count: int) -> None:
    text = f"×{count}"
    painter.setFont(font(13, 800))
    width = painter.fontMetrics().horizontalAdvance(text) + 10
    pill = QRectF(slot.right() - width - 4, slot.top() + 4, width, px(18))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme().card)
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    painter.setPen(theme().ink)
    painter.drawText(pill, CENTER, text)


# The seats


class SupplyPanel(Drawing):
    """A seat and its supply, every kind in its place."""

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the panel, framed for whose turn it is."""
        line = self.shown
        assert isinstance(line, SeatShown)
        now = theme()
        materials.paper(painter, area, 12, 2)
        if line.is_building:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(SEATS[line.seat].line, 3.5))
            painter.drawRoundedRect(area.adjusted(-2, -2, 2, 2), 14, 14)
        if line.team:
            draw_team(painter, area, line.team)
            area = area.adjusted(BAND, 0, 0, 0)
        # Where there is no room for a second line the pieces stand beside the name.
        small, flat = area.height() < px(90), area.height() < px(30) + 27
        side, head = px(22 if small else 30), area.height() - 4 if flat else px(30 if small else 50)
        sprites.draw(
            painter,
            QRectF(area.left() + 9, area.top() + (head - side) / 2 + 1, side, side),
            badge_name(line.seat, line.name),
        )
        words = QRectF(area.left() + side + 18, area.top() + 5, area.width() - side - px(64), head - 6)
        tray = QRectF(area.left() + 10, area.top() + head + 1, area.width() - 20, area.height() - head - 9)
        if flat:
            tray = QRectF(area.center().x() - px(12), area.top() + 5, area.width() / 2 - px(26), area.height() - 10)
            # A name goes before the pieces, which are told where a seat builds, too, and in their number.
            if QFontMetricsF(font(14.5, 800)).horizontalAdvance(line.name) <= tray.left() - 4 - words.left():
                words.setRight(tray.left() - 4)
            else:
                tray = QRectF()
        self._draw_words(painter, words, line, small)
        painter.setFont(font(18 if small else 28, 800, TITLE))
        painter.setPen(now.ink)
        number = QRectF(area.right() - px(60), area.top() + 2, px(50), head)
        painter.drawText(number, RIGHT, str(sum(line.counts)))
        if tray:
            draw_small_tray(painter, tray, line.counts)

    def _draw_words(self, painter: QPainter, words: QRectF, line: SeatShown, small: bool) -> None:
        painter.setPen(theme().ink)
        name = fitted(painter, line.name, words.width(), 14.5 if small else 16, 800)
        first = QRectF(words.left(), words.top(), words.width(), words.height() * (1 if small else 0.54))
        painter.drawText(first, LEFT, name)
        if small and line.team:
            # A panel that is too low for a second line names the partner in the first one, where there is room.
            first.setLeft(first.left() + painter.fontMetrics().horizontalAdvance(name) + 8)
            painter.setFont(font(12.5, 600))
            painter.setPen(theme().soft_ink)
            painter.drawText(first, LEFT, as_fits(painter.fontMetrics(), "", line.details[:1], first.width()))
        if not small:
            painter.setFont(font(12.5, 600))
            painter.setPen(theme().soft_ink)
            second = QRectF(words.left(), first.bottom(), words.width() + px(20), words.height() * 0.44)
            painter.drawText(second, LEFT, as_fits(painter.fontMetrics(), line.status, line.details, second.width()))


def draw_team(painter: QPainter, area: QRectF, seats: Sequence[Seat]) -> None:
    """A band along the edge of a panel in the colours and patterns of all seats of its team: partners have the same."""
    outline = QPainterPath()
    outline.addRoundedRect(area, 12, 12)
    painter.save()
    painter.setClipPath(outline)
    high = area.height() / len(seats)
    for place, seat in enumerate(seats):
        materials.spine(painter, QRectF(area.left(), area.top() + place * high, BAND, high), seat, 0)
    painter.restore()
    painter.setPen(QPen(theme().edge if theme().high_contrast else theme().hairline, 1))
    painter.drawLine(QPointF(area.left() + BAND, area.top() + 1), QPointF(area.left() + BAND, area.bottom() - 1))


def as_fits(metrics: QFontMetrics, first: str, details: Sequence[str], width: float) -> str:
    """The first words with as many of the others, in their order, as fit whole: no sentence is cut."""
    line = first
    for more in details:
        longer = " · ".join(filter(None, (line, more)))
        if metrics.horizontalAdvance(longer) <= width:
            line = longer
    return line


LOW = 1.5
"""A tray is low whose places are wider by so much than high."""


def draw_small_tray(painter: QPainter, tray: QRectF, counts: Counts) -> None:
    """The seven places of a supply, an eighth for the cone when it is there."""
    materials.inset(painter, tray, 9)
    kinds = range(len(counts)) if counts[CONE] else range(len(counts) - 1)
    step = (tray.width() - 8) / len(kinds)
    for place, kind in enumerate(kinds):
        middle = QPointF(tray.left() + 4 + (place + 0.5) * step, tray.center().y())
        if not counts[kind]:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme().hairline)
            painter.drawEllipse(middle, 2.6, 2.6)
            continue
        room = QRectF(middle.x() - step / 2, tray.top(), step, tray.height())
        if counts[kind] > 1:
            # In a low tray the number stands beside its piece, or is as high as there is room below it.
            is_low = step > LOW * tray.height()
            letters = font(12, 800)
            letters.setPixelSize(round(min(letters.pixelSize(), (0.65 if is_low else 0.42) * tray.height())))
            words = f"×{counts[kind]}"
            wide = QFontMetrics(letters).horizontalAdvance(words)
            letters.setPixelSize(max(8, round(letters.pixelSize() * min(1.0, 0.85 * step / wide))))
            size = QFontMetrics(letters).size(0, words)
            number = QRectF(room)
            if is_low:
                room.setRight(number.center().x() + size.width() / 4)
                number.setLeft(room.right())
            else:
                number.setTop(number.bottom() - size.height())
                room.setBottom(number.top() + size.height() / 4)
            painter.setFont(letters)
            painter.setPen(theme().ink)
            painter.drawText(number, CENTER, words)
        unit = min(room.width() / 92, room.height() / 66)
        draw_icon(painter, room.center(), kind, unit * icon_share(kind), 1)


# The open compartments


@dataclass(frozen=True, slots=True)
class WindowShown:
    """What the open compartments hold, and what is said below."""

    title: str
    rows: tuple[tuple[str, tuple[Kind, ...], str, bool], ...]
    """Name, the kinds that are there, words where there are none, and whether the hand is over it."""
    note: str
    is_bad: bool
    """Whether the note speaks of what is wrong."""
    icon: str


class WindowCard(Drawing):
    """The compartments that are open, and the kinds that are in them; a note that has no room there is left out."""

    @guard
    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint a row for each compartment."""
        shown = self.shown
        assert isinstance(shown, WindowShown)
        now = theme()
        materials.paper(painter, area, 12, 2)
        rows, note = card_places(area, len(shown.rows), shown.note)
        head = QRectF(area.left() + 16, area.top() + 7, area.width() - 26, px(26))
        if (rows[0] if rows else note).top() >= head.bottom():
            painter.setPen(now.ink)
            painter.drawText(head, LEFT, fitted(painter, shown.title, head.width(), 15, 800))
        for place, row in zip(rows, shown.rows, strict=True):
            self._draw_row(painter, place, *row)
        if shown.note and note.height() >= px(24):
            self._draw_note(painter, note, shown)

    def _draw_row(
        self, painter: QPainter, row: QRectF, name: str, kinds: tuple[Kind, ...], words: str, is_aimed: bool
    ) -> None:
        now = theme()
        materials.inset(painter, row, 8)
        if is_aimed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(now.legal_ink, 2))
            painter.drawRoundedRect(row.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        painter.setPen(QPen(now.legal_ink, 1.2))
        painter.setBrush(now.legal)
        painter.drawEllipse(QPointF(row.left() + 16, row.center().y()), 7, 7)
        painter.setFont(font(13.5, 800))
        painter.setPen(now.ink)
        wide = painter.fontMetrics().horizontalAdvance(name)
        painter.drawText(QRectF(row.left() + 31, row.top(), wide + 4, row.height()), LEFT, name)
        room = QRectF(row.left() + 39 + wide, row.top(), row.width() - 47 - wide, row.height())
        if not kinds:
            painter.setFont(font(13, 600))
            painter.setPen(now.soft_ink)
            # Where large letters leave no room for them, that nothing lies there is seen.
            if painter.fontMetrics().horizontalAdvance(words) <= room.width():
                painter.drawText(room, RIGHT, words)
            return
        step = min(34.0, room.width() / len(kinds))
        for n, kind in enumerate(reversed(kinds)):
            middle = QPointF(room.right() - step * (n + 0.5), room.center().y())
            draw_icon(painter, middle, kind, icon_share(kind) * step / 96, 0)

    def _draw_note(self, painter: QPainter, note: QRectF, shown: WindowShown) -> None:
        now = theme()
        colour = now.danger if shown.is_bad else now.soft_ink
        if shown.is_bad:
            path = QPainterPath()
            path.addRoundedRect(note, 8, 8)
            painter.fillPath(path, with_alpha(now.danger, 0.12))
        side = px(20)
        sprites.draw_icon(
            painter, QRectF(note.left() + 7, note.center().y() - side / 2, side, side), shown.icon, colour
        )
        painter.setFont(note_font(shown.note, note))
        painter.setPen(colour)
        painter.drawText(note_words(note), WRAPPED, shown.note)


def card_places(area: QRectF, rows: int, note: str) -> tuple[list[QRectF], QRectF]:
    """Where the rows of the card are, and the note under them. A long note takes its room from the rows, and from the
    title: what speaks against letting go is never cut."""
    left, top, wide = area.left() + 10, area.top() + px(36), area.width() - 20
    needed = max(px(32), note_height(note, wide)) if note else 0.0
    if needed > area.bottom() - top - 8 - rows * (px(22) + 5):
        top = area.top() + 8
    high = max(px(22), min(px(28), (area.bottom() - top - needed - 8) / max(1, rows) - 5))
    places = [QRectF(left, top + n * (high + 5), wide, high) for n in range(rows)]
    top += rows * (high + 5)
    return places, QRectF(left, top, wide, min(needed, area.bottom() - top - 4))


def note_words(note: QRectF) -> QRectF:
    """Where the words of a note are, beside its icon."""
    return note.adjusted(px(20) + 14, 0, -6, 0)


def note_height(text: str, wide: float, step: float = 13) -> float:
    """How high a note has to be for all its words, in pixels, in letters of that step."""
    room = note_words(QRectF(0, 0, wide, 1000))
    return QFontMetricsF(font(step, 700)).boundingRect(room, WRAPPED, text).height() + 5


def note_font(text: str, note: QRectF) -> QFont:
    """The letters of a note: smaller where all its words would not be seen else."""
    fits = (step for step in (13, 12, 11) if note_height(text, note.width(), step) <= note.height())
    return font(next(fits, 10), 700)
