"""Marks on the timeline: where something happened that mattered, and to whom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hamster_table.engine.kernel import Seat
from hamster_table.engine.key_moments import TookLead, key_moments
from hamster_table.engine.storage.annotations import bookmarks
from hamster_table.models import messages
from hamster_table.models.items.history_model import seat_of
from hamster_table.models.session import Session
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import px, theme

SIDE = 15
"""How large a mark is at 100 %, in pixels."""
RIM = 3
"""How far the golden rim of a mark reaches beyond it, in pixels."""
MOST_LINES = 4
"""So many sentences a tool tip has at most."""


@dataclass(frozen=True, slots=True)
class TimelineMark:
    """A moment that mattered, as it is marked."""

    at: int
    """The length of the ledger just after it."""
    seat: Seat
    """Whose badge it has; -1: nobody's."""
    text: str
    """What happened, in sentences."""
    is_golden: bool = False
    """Whether it has a golden rim: the lead has changed."""


def marks_of(session: Session) -> list[TimelineMark]:
    """The marks of the game on the table: of what everybody may know, so that they tell no secret, and bookmarks."""
    marks = []
    for moment in key_moments(session.match, session.length):
        sentences = list(dict.fromkeys(messages.sentence(event, session.names) for event in moment.events))
        more = ["…"] if len(sentences) > MOST_LINES else []
        took_lead = isinstance(moment.events[-1], TookLead)
        text = "\n".join([*sentences[:MOST_LINES], *more])
        marks.append(TimelineMark(moment.at, seat_of(moment.events[-1]), text, took_lead))
    own = (one for one in bookmarks(session.notes).items() if one[0] <= session.length)
    marks += [TimelineMark(at, -1, messages.sentence(event, session.names)) for at, event in own]
    return sorted(marks, key=lambda mark: mark.at)


def thinned(marks: Sequence[TimelineMark], most: int, length: int) -> list[TimelineMark]:
    """At most so many of the marks of a game of that length: one for each stretch of it, golden ones first."""
    if len(marks) <= most:
        return [*marks]
    kept: dict[int, TimelineMark] = {}
    for mark in marks:
        stretch = mark.at * (most - 1) // max(1, length)
        if stretch not in kept or (mark.is_golden and not kept[stretch].is_golden):
            kept[stretch] = mark
    return [*kept.values()]


def paint_mark(painter: QPainter, mark: TimelineMark, middle: QPointF, foot: QPointF) -> None:
    """Paint a mark on its stem, which reaches down to *foot*."""
    now, side = theme(), px(SIDE)
    painter.setPen(QPen(now.soft_ink, 1.4))
    painter.drawLine(QPointF(middle.x(), middle.y() + side / 2), foot)
    if mark.seat >= 0:
        badge = sprites.badge(mark.seat, side, painter.device().devicePixelRatioF())
        painter.drawPixmap(QPointF(middle.x() - side / 2, middle.y() - side / 2), badge)
    if mark.seat < 0 or mark.is_golden:
        painter.setPen(QPen(now.gold_edge, 1.6))
        painter.setBrush(now.gold if mark.seat < 0 else Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, side / 2, side / 2)
    if mark.is_golden:
        painter.setPen(QPen(now.legal, 2.4))
        painter.drawArc(QRectF(middle.x() - side / 2 - 1.5, middle.y() - side / 2 - 1.5, side + 3, side + 3), 0, 5760)


def neighbour(marks: Sequence[TimelineMark], at: int, way: int) -> TimelineMark | None:
    """The next mark after a moment, or with a *way* of -1 the last one before it; None: there is none."""
    beyond = [mark for mark in marks if (mark.at - at) * way > 0]
    return (beyond[0] if way > 0 else beyond[-1]) if beyond else None
