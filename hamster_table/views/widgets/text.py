"""Words on paper or wood: always plain text, in a step of the type scale and a colour of the theme."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel, QWidget

from hamster_table.models.guard import guard
from hamster_table.views.art.theme import APPEARANCE, font, px, theme, with_alpha
from hamster_table.views.text.plain_text import plain, set_tool_tip
from hamster_table.views.widgets.deferred_update import FollowsLook


@lru_cache(maxsize=512)
def text_width(text: str, step: str | float, weight: int, text_scale: float) -> float:
    """How many pixels one line takes, in a step of the type scale or pixels at 100 %, at the text scale in force."""
    return QFontMetricsF(font(step, weight)).horizontalAdvance(text)


def on_two_lines(text: str) -> tuple[str, ...]:
    """The words on two lines that are about equally long; a single word stays on one."""
    breaks = [place for place, letter in enumerate(text) if letter == " "]
    if not breaks:
        return (text,)
    middle = min(breaks, key=lambda place: abs(2 * place - len(text)))
    return text[:middle], text[middle + 1 :]


def key_cap_width(key: str) -> float:
    """How wide the cap of a key is drawn, in pixels."""
    return text_width(key, 11.5, 700, APPEARANCE.text_scale) + px(12)


def paint_key_cap(painter: QPainter, left: QPointF, key: str, ink: QColor, on_gold: bool = False) -> None:
    """The small cap that names a button's key, from its left middle."""
    cap = QRectF(left.x(), left.y() - px(9), key_cap_width(key), px(18))
    painter.setPen(QPen(ink, 1) if theme().high_contrast else Qt.PenStyle.NoPen)
    painter.setBrush(with_alpha(QColor("#FFFFFF") if on_gold else theme().focus_inner, 0.45))
    painter.drawRoundedRect(cap, px(5), px(5))
    painter.setFont(font(11.5, 700))
    painter.setPen(ink)
    painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, key)


class TextLabel(QLabel, FollowsLook):
    """A few words, or a paragraph of them. Names of persons are safe here: nothing is read as markup.

    *step* is a step of the type scale or pixels at 100 %, *role* a colour of the theme.
    """

    def __init__(
        self,
        text: str = "",
        step: str | float = "body",
        role: str = "ink",
        weight: int | None = None,
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._style = (step, role, weight)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.setText(text)
        self.follow_look()

    @guard
    def setText(self, text: str) -> None:
        """Show these words."""
        super().setText(plain(text))

    def set_role(self, role: str) -> None:
        """Write them in another colour of the theme: `ink`, `soft_ink`, `danger`, `wood_ink`, ..."""
        self._style = (self._style[0], role, self._style[2])
        self.follow_look()

    def follow_look(self) -> None:
        """Take letters and colour from what is in force."""
        step, role, weight = self._style
        self.setFont(font(step, weight))
        dress = QPalette(self.palette())
        dress.setColor(QPalette.ColorRole.WindowText, getattr(theme(), role))
        self.setPalette(dress)


class CutLine(TextLabel):
    """One line, such as a name: cut where the room ends, with the whole of it in its tip."""

    @guard
    def setText(self, text: str) -> None:
        """Show this line."""
        super().setText(text)
        set_tool_tip(self, text)
        self.setAccessibleName(self.text())

    @guard(fallback=QSize(60, 18))
    def minimumSizeHint(self) -> QSize:
        """A cut line may be as short as 60 pixels; one that is wrapped needs what its words need."""
        if self.wordWrap():
            return super().minimumSizeHint()
        return QSize(60, ceil(QFontMetricsF(self.font()).height()))

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line, cut where the room ends."""
        if self.wordWrap():
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        cut = QFontMetricsF(self.font()).elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, cut)


class SecondLine(CutLine):
    """A second line: the first to give way. Where room is short it becomes one line, cut, with the rest in its tip."""

    def __init__(self, step: str | float = "small", role: str = "soft_ink") -> None:
        super().__init__(step=step, role=role, wrap=True)


def pill_width(text: str) -> int:
    """How wide a pill with this word is, in pixels."""
    return int(QFontMetricsF(font(12.5, 800)).horizontalAdvance(text)) + px(20)


def paint_pill(painter: QPainter, rect: QRectF, text: str, fill: QColor, ink: QColor | None = None) -> None:
    """Paint a pill with a word in it; *ink* None: the word is white."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(theme().edge, 2) if theme().high_contrast else Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
    painter.setFont(font(12.5, 800))
    painter.setPen(ink or QColor("#FFFFFF"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
