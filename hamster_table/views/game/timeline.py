"""Going back through a game: a strip with a slider, and the sepia edge while one looks at the past."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSlider, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art import materials
from hamster_table.views.art.theme import APPEARANCE, px, theme, with_alpha
from hamster_table.views.widgets.buttons import IconButton
from hamster_table.views.widgets.text import TextLabel, paint_pill, pill_width

SEPIA = QColor("#8A5A2B")


class Track(QSlider):
    """The slider of the strip: a groove in the paper and a wooden knob."""

    KNOB = 22

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setPageStep(10)
        self.setAccessibleName(QCoreApplication.translate("Timeline", "Replay position"))
        APPEARANCE.changed.connect(self.update)

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

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """The knob comes to where one presses, and is held."""
        # Not by `super`: Qt's slider would only go a page towards the press.
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self.value_at(event.position().x()))

    @guard
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """A held knob follows."""
        if self.isSliderDown():
            self.setSliderPosition(self.value_at(event.position().x()))

    @guard
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the knob go."""
        self.setSliderDown(False)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the groove, the way so far and the knob."""
        now, painter = theme(), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, knob = self.height() / 2, self.KNOB
        x = self.knob_at(self.value())
        groove = QRectF(4, middle - 4, self.width() - 8, 8)
        materials.inset(painter, groove, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(with_alpha(now.legal, 0.8))
        painter.drawRoundedRect(QRectF(groove.left(), groove.top() + 1, x - groove.left(), 6), 3, 3)
        round_knob = QRectF(x - knob / 2, middle - knob / 2, knob, knob)
        materials.shadow(painter, round_knob, knob / 2, 1)
        focused = self.hasFocus()
        painter.setPen(QPen(now.focus if focused else now.edge, 3 if focused else 1.4))
        painter.setBrush(now.wood)
        painter.drawEllipse(round_knob)


class Timeline(QWidget):
    """The strip for going back: where one is, step by step or by the slider; End leads back to now."""

    travel = Signal(int)
    """The moment to show, as a length of the ledger."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        tr = QCoreApplication.translate
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.track = Track()
        self.track.valueChanged.connect(self._moved)
        self._where = TextLabel(step=13.5, weight=700)
        back = IconButton("left", tr("Timeline", "Step back"))
        on = IconButton("right", tr("Timeline", "Step forward"))
        back.chosen.connect(lambda: self.track.setValue(self.track.value() - 1))
        on.chosen.connect(lambda: self.track.setValue(self.track.value() + 1))
        row = QHBoxLayout(self)
        row.setContentsMargins(22, 0, 10, 6)
        row.setSpacing(4)
        for part in (self._where, back, self.track, on):
            row.addWidget(part, 1 if part is self.track else 0)
        APPEARANCE.changed.connect(self.update)
        self.show_place(0, 0)

    @property
    def is_past(self) -> bool:
        """Whether the place shown is before the present."""
        return self.track.value() < self.track.maximum()

    def show_place(self, length: int, at: int) -> None:
        """Show that the game is so many entries long and one looks at the state after `at` of them."""
        # Neither the value nor a shorter range, which moves it, is a wish to travel.
        with QSignalBlocker(self.track):
            self.track.setRange(0, length)
            self.track.setValue(at)
        self._announce()

    def _moved(self, at: int) -> None:
        self._announce()
        self.travel.emit(at)

    def _announce(self) -> None:
        words = QCoreApplication.translate("Timeline", "Step {at} of {length}")
        self._where.setText(words.format(at=self.track.value(), length=self.track.maximum()))

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper under it."""
        materials.paper(QPainter(self), QRectF(self.rect()).adjusted(6, 0, -6, -6), 14, 2)


class PastEdge(QWidget):
    """The sepia edge over the table while an earlier moment is shown."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(QCoreApplication.translate("Timeline", "Replay"))
        self.hide()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the edge and its words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        # Six pixels: tables keep at least so much free along their edges, so that no panel is cut.
        painter.setPen(QPen(theme().legal if theme().high_contrast else SEPIA, 6))
        painter.drawRect(self.rect().adjusted(2, 2, -3, -3))
        words = QCoreApplication.translate("Timeline", "Replay")
        width = pill_width(words)
        paint_pill(painter, QRectF((self.width() - width) / 2, 2, width, px(24)), words, SEPIA)
