"""Going back through a game: a strip with a slider, and the sepia edge while one looks at the past."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSizePolicy, QSlider, QWidget

from hamster_table.engine.storage.annotations import Note
from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.art import materials
from hamster_table.views.art.theme import px, theme, with_alpha
from hamster_table.views.game.timeline_marks import RIM, SIDE, TimelineMark, neighbour, paint_mark, thinned
from hamster_table.views.graphs.layout import spread
from hamster_table.views.text.plain_text import show_tool_tip
from hamster_table.views.widgets.buttons import IconButton
from hamster_table.views.widgets.deferred_update import FollowsLook
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.speech import announce
from hamster_table.views.widgets.text import TextLabel

SEPIA = QColor("#8A5A2B")
PAPER_EDGE = 3
"""How far the edge of the paper reaches into it, in pixels."""


class Track(QSlider, FollowsLook):
    """The slider of the strip: a groove in the paper and a wooden knob."""

    KNOB = 22

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setPageStep(10)
        # Marks stand above the groove: all the height of the strip is for them.
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMouseTracking(True)
        self.marks: tuple[TimelineMark, ...] = ()
        self._placed: dict[TimelineMark, float] = {}
        self._placed_for: tuple[int, int, int] | None = None
        self.setAccessibleName(translate("Timeline", "Replay position"))

    @guard(fallback=QSize(200, 32))
    def sizeHint(self) -> QSize:
        """As long as there is room."""
        return QSize(240, 34)

    def knob_at(self, value: int) -> float:
        """Where the middle of the knob is when it stands at a value."""
        # A game without entries is at its end: there the knob is at the right.
        share = value / self.maximum() if self.maximum() else 1.0
        return 3 + self.KNOB / 2 + share * (self.width() - self.KNOB - 6)

    def value_at(self, x: float) -> int:
        """The value whose place is nearest."""
        first, last = self.knob_at(0), self.knob_at(self.maximum())
        share = (x - first) / (last - first) if last > first else 0.0
        return round(min(1.0, max(0.0, share)) * self.maximum())

    # Marks

    def set_marks(self, marks: Sequence[TimelineMark]) -> None:
        """Mark these moments."""
        self.marks = tuple(mark for mark in marks if mark.at <= self.maximum())
        self._placed_for = None
        words = translate("Timeline", "Key moments: {n}. Page up and Page down go to them.")
        self.setAccessibleDescription(words.format(n=len(self.marks)) if self.marks else "")
        self.update()

    def groove_at(self) -> float:
        """How far down the groove lies; marks stand above it."""
        return self.height() - self.KNOB / 2 - 4 if self.marks else self.height() / 2

    def mark_place(self, mark: TimelineMark) -> QPointF:
        """The middle of a mark: above its moment, or near it where there are many."""
        # A golden rim must not cover the edge of the paper, which in high contrast is a line.
        x = self._mark_places().get(mark, self.knob_at(mark.at))
        return QPointF(x, px(SIDE) / 2 + RIM + PAPER_EDGE)

    def _mark_places(self) -> dict[TimelineMark, float]:
        """Where along the strip each mark stands that has room there."""
        now_for = self.width(), self.maximum(), px(SIDE)
        if self._placed_for != now_for:
            edge, apart = px(SIDE) / 2 + RIM, px(SIDE) + 2.0 * RIM
            room = self.width() - 2 * edge
            shown = thinned(self.marks, max(1, int(room / apart) + 1), self.maximum())
            wishes, apart = [self.knob_at(mark.at) for mark in shown], min(apart, room / max(1, len(shown)))
            self._placed = dict(zip(shown, spread(wishes, apart, edge, self.width() - edge), strict=True))
            self._placed_for = now_for
        return self._placed

    def mark_near(self, where: QPointF) -> TimelineMark | None:
        """The mark at a point, if one is there."""
        places = self._mark_places()
        if not places or where.y() > self.groove_at() - self.KNOB / 2 + 2:
            return None
        nearest = min(places, key=lambda mark: abs(places[mark] - where.x()))
        return nearest if abs(places[nearest] - where.x()) <= px(SIDE) / 2 + 2 else None

    def go_to_mark(self, mark: TimelineMark | None) -> None:
        """Go to a mark, and say what happened there."""
        if mark is None:
            return
        self.setValue(mark.at)
        announce(self, mark.text)
        show_tool_tip(self.mapToGlobal(self.mark_place(mark).toPoint()), mark.text, self)

    def go_to_neighbour(self, way: int) -> None:
        """Go to the next mark, or with a *way* of -1 to the one before."""
        self.go_to_mark(neighbour(self.marks, self.value(), way))

    @guard(fallback=False)
    def event(self, event: QEvent) -> bool:
        """The tool tip of a mark says what happened there."""
        if isinstance(event, QHelpEvent):
            mark = self.mark_near(QPointF(event.pos()))
            show_tool_tip(event.globalPos(), mark.text if mark else "", self)
            return True
        return super().event(event)

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page up and Page down go back and on: from mark to mark, or by a page where there are none."""
        way = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
        elif self.marks:
            self.go_to_neighbour(way)
        else:
            self.setValue(self.value() + way * self.pageStep())

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A mark leads to its moment; else the knob comes to where one presses, and is held."""
        # Not by `super`: Qt's slider would only go a page towards the press.
        if event.button() != Qt.MouseButton.LeftButton:
            return
        mark = self.mark_near(event.position())
        if mark is not None:
            self.go_to_mark(mark)
        else:
            self.setSliderDown(True)
            self.setSliderPosition(self.value_at(event.position().x()))

    @guard
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A held knob follows."""
        if self.isSliderDown():
            self.setSliderPosition(self.value_at(event.position().x()))
        is_mark = self.mark_near(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_mark else Qt.CursorShape.ArrowCursor)

    @guard
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the knob go."""
        self.setSliderDown(False)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the groove, the way so far and the knob."""
        now, painter = theme(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, knob = self.groove_at(), self.KNOB
        x = self.knob_at(self.value())
        groove = QRectF(4, middle - 4, self.width() - 8, 8)
        materials.inset(painter, groove, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(now.legal, 0.8))
        painter.drawRoundedRect(QRectF(groove.left(), groove.top() + 1, x - groove.left(), 6), 3, 3)
        # The first ones last, so that none lies under the stem of the next.
        for mark in reversed(self._mark_places()):
            paint_mark(painter, mark, self.mark_place(mark), QPointF(self.knob_at(mark.at), middle - 3))
        round_knob = QRectF(x - knob / 2, middle - knob / 2, knob, knob)
        materials.shadow(painter, round_knob, knob / 2, 1)
        focused = self.hasFocus()
        painter.setPen(QPen(now.focus if focused else now.edge, 3 if focused else 1.4))
        painter.setBrush(now.wood)
        painter.drawEllipse(round_knob)


class Timeline(QWidget, FollowsLook):
    """The strip for going back: where one is, step by step or by the slider; End leads back to now."""

    travel = Signal(int)
    """The moment to show, as a length of the ledger."""
    closed = Signal()
    """The strip is to be put away."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.track = Track()
        self.track.valueChanged.connect(self._moved)
        self.find_marks: Callable[[], Sequence[TimelineMark]] = tuple
        self._shown: tuple[int, tuple[Note, ...]] = (0, ())
        self._marked: tuple[int, tuple[Note, ...]] | None = None
        """How long the game is and what was noted in it, as it is shown, and as it was when marks were looked for."""
        self._where = TextLabel(step=13.5, weight=700)
        self.to_marks = (
            IconButton("mark-before", translate("Timeline", "Previous key moment")),
            IconButton("mark-after", translate("Timeline", "Next key moment")),
        )
        for way, button in zip((-1, 1), self.to_marks, strict=True):
            button.chosen.connect(lambda way=way: self.track.go_to_neighbour(way))
        back = IconButton("left", translate("Timeline", "Step back"))
        on = IconButton("right", translate("Timeline", "Step forward"))
        for way, button in ((-1, back), (1, on)):
            button.chosen.connect(lambda way=way: self.track.setValue(self.track.value() + way))
        for button in (*self.to_marks, back, on):
            button.chosen.connect(self._go_on_by_arrows)
        close = IconButton("close", translate("Timeline", "Close replay"))
        close.chosen.connect(self.closed)
        row = spaced(QHBoxLayout(self), 4, (22, 0, 10, 6))
        for part in (self._where, self.to_marks[0], back, self.track, on, self.to_marks[1], close):
            row.addWidget(part, 1 if part is self.track else 0)
        self.show_place(0, 0)

    def _go_on_by_arrows(self) -> None:
        """Whoever has pressed a button of the strip by a pointer goes on with the arrows as well."""
        focus = QApplication.focusWidget()
        if focus is None or not self.isAncestorOf(focus):
            self.track.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def place(self) -> str:
        """Which step is shown, in words."""
        return self._where.text()

    @property
    def is_past(self) -> bool:
        """Whether the place shown is before the present."""
        return self.track.value() < self.track.maximum()

    def show_place(self, length: int, at: int, notes: Sequence[Note] = ()) -> None:
        """Show that the game is so many entries long, with these notes, and one looks at the state after `at` of
        them."""
        # Neither the value nor a shorter range, which moves it, is a wish to travel.
        with QSignalBlocker(self.track):
            self.track.setRange(0, length)
            self.track.setValue(at)
        self._shown = length, (*notes,)
        self._find_marks()
        self._announce()

    def _find_marks(self) -> None:
        """Look for marks, if the game is another one by now; not while nobody sees them."""
        if self.isVisible() and self._shown != self._marked:
            self._marked = self._shown
            self.track.set_marks(self.find_marks())
            for button in self.to_marks:
                button.setVisible(bool(self.track.marks))

    def _moved(self, at: int) -> None:
        self._announce()
        self.travel.emit(at)

    def _announce(self) -> None:
        words = translate("Timeline", "Step {at} of {length}")
        self._where.setText(words.format(at=self.track.value(), length=self.track.maximum()))

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape puts the strip away."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    @guard
    def showEvent(self, event: QShowEvent) -> None:
        """Look for the marks that have come meanwhile."""
        super().showEvent(event)
        self._find_marks()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper under it."""
        materials.paper(QPainter(self), QRectF(self.rect()).adjusted(6, 0, -6, -6), 14, 2)


class PastEdge(QWidget):
    """The sepia edge over the table while an earlier moment is shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(translate("Timeline", "Replay"))
        self.hide()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the edge; what it means is said in the prompt."""
        painter = QPainter(self)
        # Six pixels: tables keep at least so much free along their edges, so that no panel is cut.
        painter.setPen(QPen(theme().legal if theme().high_contrast else SEPIA, 6))
        painter.drawRect(self.rect().adjusted(2, 2, -3, -3))
