"""The profile sheet on the table: the hamster of the person who is asked, its four trays of chips, and the HAT."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hamster_table.engine.run_hamster_run.actions import TRAITS, Trait
from hamster_table.models.run_hamster_run.board import SheetShown
from hamster_table.models.run_hamster_run.texts import FATIGUE, HAND, PILES, pile_name
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import font, px, theme
from hamster_table.views.board.items import Drawing
from hamster_table.views.board.spot_label import fits, letters_for
from hamster_table.views.board.spot_label import fitted as fitted_line
from hamster_table.views.run_hamster_run.drawings.portraits import draw_portrait
from hamster_table.views.run_hamster_run.drawings.seat_panels import draw_sign, fitted
from hamster_table.views.run_hamster_run.layout import Plan


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """The places on the sheet, in pixels of the view."""

    portrait: QRectF
    words: QRectF
    hand: QRectF
    trays: dict[Trait, QRectF]
    hat: QRectF
    chip: float
    """The side of a chip."""
    is_small: bool
    has_less: bool = False
    """Whether the trays have a mark that takes chips out."""
    names_over_marks: bool = False
    """Whether the names of the traits stand on lines of their own, since neither head nor foot has room for them."""

    def pile(self, pile: Trait) -> QRectF:
        """Where the chips of a pile lie."""
        if pile == HAND:
            return self.hand
        tray = self.trays[pile]
        if self.is_small:
            aside = SMALL_LESS + 6 if self.has_less else 6.0
            return tray.adjusted(aside, HEAD_TOP + self._head_height(tray), -aside, -4)
        return tray.adjusted(6, px(34), -6, -px(28) - (px(NAME_LINE) if self._has_own_line(pile) else 0))

    def caption(self, pile: Trait) -> QRectF:
        """The line for what its chips are for at the foot of a tray, or for its name."""
        tray = self.trays[pile]
        foot = QRectF(tray.left() + 4, tray.bottom() - px(27), tray.width() - 8, px(22))
        if self._has_own_line(pile):
            return QRectF(foot.left(), self.less(pile).top() - px(NAME_LINE), foot.width(), px(NAME_LINE))
        if self.has_less and pile in TRAITS:
            foot.setLeft(self.less(pile).right() + 3)
            foot.setRight(tray.right() - 8)
        return foot

    def _has_own_line(self, pile: Trait) -> bool:
        return self.names_over_marks and pile in TRAITS

    def head(self, pile: Trait) -> QRectF:
        """The line with sign, name and count of a tray."""
        tray = self.trays[pile]
        top = tray.top() + (HEAD_TOP if self.is_small else 5)
        head = QRectF(tray.left() + 7, top, tray.width() - 14, self._head_height(tray))
        if self._is_low(tray) and pile in TRAITS:
            head.setLeft(self.less(pile).right() + 3)
        return head

    def sign(self, head: QRectF) -> QRectF:
        """The sign at the beginning of such a line."""
        side = 17.0 if self.is_small else 21.0
        return QRectF(head.left(), head.center().y() - side / 2, side, side)

    def _head_height(self, tray: QRectF) -> float:
        return min(px(22), tray.height() * 0.44) if self.is_small else px(28)

    def _is_low(self, tray: QRectF) -> bool:
        """Whether the mark has no room under the words."""
        return self.has_less and self.is_small and tray.height() < HEAD_TOP + self._head_height(tray) + SMALL_LESS + 4

    def less(self, pile: Trait) -> QRectF:
        """The mark in a tray that takes a chip out of it again."""
        tray, side = self.trays[pile], 26.0
        if self.is_small:
            # In a low tray it stands before the words and not under them.
            middle = tray.center().y() if self._is_low(tray) else self.pile(pile).center().y()
            return QRectF(tray.left() + 6, middle - SMALL_LESS / 2, SMALL_LESS, SMALL_LESS)
        return QRectF(tray.left() + 7, tray.bottom() - side - 4, side, side)

    def chips(self, pile: Trait, count: int) -> list[QPointF]:
        """The middles of the chips in a pile: side by side, in two rows when there are many."""
        room, side = self.pile(pile), self.chip
        in_row = 4 if count > 4 and room.height() >= 1.7 * side else max(1, count)
        rows = (count + in_row - 1) // in_row
        step = side * 1.13
        if in_row > 1:
            step = min(step, (room.width() - side) / (in_row - 1))
        down = min(side * 1.08, (room.height() - side) / max(1, rows - 1)) if rows > 1 else 0.0
        top = room.center().y() - down * (rows - 1) / 2
        places = []
        for n in range(count):
            row, column = divmod(n, in_row)
            width = step * (min(in_row, count - row * in_row) - 1)
            places.append(QPointF(room.center().x() - width / 2 + column * step, top + row * down))
        return places


def sheet_plan(plan: Plan, has_less: bool = False) -> SheetPlan:
    """The places on the sheet of that table."""
    places = _small(plan.sheet) if plan.is_small else _wide(plan.sheet, plan.unit)
    places = replace(places, has_less=has_less)
    return replace(places, names_over_marks=has_less and not (places.is_small or names_fit(places)))


def names_fit(at: SheetPlan) -> bool:
    """Whether the names of all piles fit into the heads of their trays, and leave room for the chips below."""
    # Letters do not fill the line above and below; a little of it chips may take.
    if at.is_small and min(at.pile(pile).height() for pile in PILES) < at.chip - 4:
        return False
    longest = max(map(pile_name, PILES), key=len)
    room = min(at.head(pile).width() - at.sign(at.head(pile)).width() for pile in PILES) - 19
    return fits(longest, room, *_name_letters(at))


def _name_letters(at: SheetPlan) -> tuple[float, int]:
    return 13 if at.is_small else 14.5, 800


def portrait_frame(place: QRectF) -> QRectF:
    """Where the drawing of a portrait lies, which is a little larger than its place."""
    return place.adjusted(-9, -13, 9, 5)


SMALL_LESS = 24.0
"""The side of the mark that takes a chip out of a small tray."""
NAME_LINE = 18
"""How high the line of a name over such a mark is, in pixels at 100 %."""
HEAD_TOP = 7
"""How far under the edge of a small tray its line of words begins: its golden frame is 5 pixels wide."""


def _wide(sheet: QRectF, unit: float) -> SheetPlan:
    side = min(sheet.height() - 44, 82 * max(1.0, unit))
    portrait = QRectF(sheet.left() + 24, sheet.center().y() - side / 2, side, side)
    hat = QRectF(sheet.right() - 104, sheet.top() + 12, 88, sheet.height() - 24)
    words = QRectF(portrait.right() + 12, sheet.top() + 10, px(130), sheet.height() - 20)
    left, right = words.right() + 8, hat.left() - 16
    width = (right - left - 24) / 4
    trays = {
        pile: QRectF(left + i * (width + 8), sheet.top() + 12, width, sheet.height() - 24)
        for i, pile in enumerate(PILES)
    }
    hand = words.adjusted(-4, px(44), 0, -2)
    return SheetPlan(portrait, words, hand, trays, hat, min(30.0 * max(1.0, min(2.0, unit)), width / 3.4), False)


def _small(sheet: QRectF) -> SheetPlan:
    head = px(46)
    portrait = QRectF(sheet.left() + 12, sheet.top() + 5, head - 6, head - 6)
    hat = QRectF(sheet.right() - head - 4, sheet.top() + 4, head, head - 4)
    words = QRectF(portrait.right() + 8, sheet.top() + 3, hat.left() - portrait.right() - 12, head)
    hand = QRectF(words.left(), words.center().y(), words.width(), words.height() / 2)
    width, height = (sheet.width() - 28) / 2, (sheet.height() - head - 18) / 2
    trays = {
        pile: QRectF(
            sheet.left() + 14 + i % 2 * (width + 6), sheet.top() + head + 6 + i // 2 * (height + 6), width, height
        )
        for i, pile in enumerate(PILES)
    }
    side = max(14.0, min(26.0, height - px(26) - 6))
    return SheetPlan(portrait, words, hand, trays, hat, side, True)


class SheetDrawing(Drawing):
    """The sheet without its chips, which are pieces."""

    def __init__(self) -> None:
        super().__init__()
        self.places: SheetPlan | None = None

    def set_geometry(self, plan: Plan, places: SheetPlan, shown: SheetShown | None) -> None:
        """Take the place in the plan; without anything to show, be gone."""
        self.setVisible(shown is not None)
        self.places = places
        self.show_as(plan.sheet, shown)

    def until_told(self, old: SheetShown | None, new: SheetShown | None) -> SheetShown | None:
        """The chips are part of the picture, and so is whose sheet it is."""
        if old is None or new is None or old.seat != new.seat:
            return new
        return replace(old, line=new.line, counts=new.counts, hand=new.hand, is_splitting=new.is_splitting)

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint paper, portrait, words, trays and HAT."""
        shown, at = self.shown, self.places
        assert isinstance(shown, SheetShown) and at is not None
        shift = area.topLeft() - self.area.topLeft()
        painter.translate(shift)
        area = self.area
        materials.paper(painter, area, 14, 3)
        materials.spine(painter, QRectF(area.left(), area.top(), 9, area.height()), shown.seat)
        self._draw_portrait(painter, at.portrait, shown)
        self._draw_words(painter, at, shown)
        for i, pile in enumerate(PILES):
            self._draw_tray(painter, at, pile, i, shown)
        self._draw_hat(painter, at, area)

    def _draw_portrait(self, painter: QPainter, place: QRectF, shown: SheetShown) -> None:
        if shown.portrait is not None:
            draw_portrait(painter, portrait_frame(place), shown.seat, shown.portrait, 1)
            return
        pen = QPen(theme().quiet, 1.6, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(place.adjusted(6, place.height() * 0.7, -6, 0))

    def _draw_words(self, painter: QPainter, at: SheetPlan, shown: SheetShown) -> None:
        now, words = theme(), at.words
        wrap = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop
        painter.setPen(now.ink)
        name_high = px(22) if at.is_small else px(27)
        if at.is_small:
            name = fitted_line(painter, shown.name, words.width(), 15, 800)
        else:
            painter.setFont(font(21, 800, "Baloo 2"))
            name = _one_line(painter, shown.name, words)
        top_line = QRectF(words.left(), words.top(), words.width(), name_high)
        painter.drawText(top_line, name)
        painter.setPen(now.soft_ink)
        painter.setFont(font(12.5 if at.is_small else 13))
        if at.is_small:
            line = words.adjusted(0, name_high, 0, 0)
            if not shown.hand:
                short = fitted_line(painter, shown.second_short, line.width(), 12.5, 800)
                painter.drawText(line, Qt.TextFlag.TextSingleLine, short)
            return
        painter.drawText(QRectF(words.left(), words.top() + name_high, words.width(), px(18)), wrap, shown.line)
        # As a round begins it still tells what was declared in the one before, where the chips of the hand lie again.
        if not shown.hand:
            painter.drawText(words.adjusted(0, name_high + px(24), 0, 0), wrap, shown.second)

    def _draw_tray(self, painter: QPainter, at: SheetPlan, pile: Trait, i: int, shown: SheetShown) -> None:
        now, tray = theme(), at.trays[pile]
        materials.inset(painter, tray, 12, shaded=pile == FATIGUE)
        head = at.head(pile)
        sign = at.sign(head)
        draw_sign(painter, sign, pile)
        painter.setPen(now.ink)
        # Where the names would be too small to read, the sign stands alone, and the name is the caption.
        is_named = names_fit(at)
        if is_named:
            # All four heads in letters of one size: what the longest needs.
            longest = max(map(pile_name, PILES), key=len)
            room = min(at.head(one).width() for one in PILES) - sign.width() - 19
            painter.setFont(letters_for(longest, room, *_name_letters(at)))
            # Letters may be higher than the line in a low tray: the dots of an Ü.
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
            painter.drawText(head.adjusted(sign.width() + 5, 0, 0, 0), flags, pile_name(pile))
        painter.setFont(fitted(16, 800, head.height()))
        count = str(shown.counts[i])
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, count)
        if not shown.counts[i]:
            self._draw_empty(painter, at.pile(pile).center(), at.chip)
        if shown.is_splitting and pile in TRAITS:
            self._draw_less(painter, at.less(pile), bool(shown.counts[i]))
        if not at.is_small:
            self._draw_caption(painter, at, pile, shown.captions[i] if is_named else pile_name(pile))

    def _draw_caption(self, painter: QPainter, at: SheetPlan, pile: Trait, caption: str) -> None:
        """Say at the foot of a tray what its chips are for."""
        tray, foot = at.trays[pile], at.caption(pile)
        painter.setPen(theme().soft_ink)
        if fitted_line(painter, caption, foot.width(), 12.5, 800) == caption:
            painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, caption)
            return
        # A piece of it would tell nothing: it takes two lines, where these are enough.
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        # The spacing of lines is told in whole pixels, which may be a little less than they take.
        foot.setTop(tray.bottom() - 8 - 2 * painter.fontMetrics().lineSpacing())
        needed = painter.boundingRect(foot, flags, caption)
        if needed.height() <= foot.height() and needed.width() <= foot.width() + 1:
            painter.drawText(foot, flags | Qt.TextFlag.TextDontClip, caption)

    def _draw_empty(self, painter: QPainter, centre: QPointF, side: float) -> None:
        pen = QPen(theme().quiet, 1.6)
        pen.setDashPattern([2.5, 2.5])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, side / 2, side / 2)

    def _draw_less(self, painter: QPainter, place: QRectF, works: bool) -> None:
        now = theme()
        painter.setPen(QPen(now.quiet, 1.2))
        painter.setBrush(now.card if works else now.inset)
        painter.drawEllipse(place)
        painter.setPen(QPen(now.ink if works else now.quiet, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        middle = place.center()
        painter.drawLine(middle - QPointF(5, 0), middle + QPointF(5, 0))

    def _draw_hat(self, painter: QPainter, at: SheetPlan, area: QRectF) -> None:
        """The place of the HAT, which lies on it."""
        now, place = theme(), at.hat
        if at.is_small:
            return
        painter.setPen(QPen(now.hairline, 1.2))
        x = place.left() - 8
        painter.drawLine(QPointF(x, area.top() + 16), QPointF(x, area.bottom() - 16))
        foot = QRectF(place.left(), place.bottom() - px(22), place.width(), px(22))
        painter.setPen(now.ink)
        words = fitted_line(painter, translate("RunHamsterRun", "the HAT"), foot.width(), 13, 800)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, words)


class HatDrawing(Drawing):
    """The HAT on the sheet. It is shaken on its crown."""

    pivot = 1.0

    def set_geometry(self, places: SheetPlan) -> None:
        """Stand on its place."""
        place = places.hat if places.is_small else places.hat.adjusted(4, 4, -4, -px(22) - 4)
        self.show_as(place, "hat")

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Paint the HAT."""
        sprites.draw(painter, area, "hat")


def _one_line(painter: QPainter, text: str, room: QRectF) -> str:
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
