"""A page on a wooden clipboard over the table: for graphs, sheets, rules and records."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.art import materials
from hamster_table.views.art.theme import px, theme
from hamster_table.views.widgets.controls import Choice, Segments
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.prompt_bar import ButtonSpec, PromptBar
from hamster_table.views.widgets.text import TextLabel

HAMSTER_ASLEEP = 320
"""How much room the hamster that sleeps where there is nothing has, with its words, in pixels at 100 %."""
WOOD = 16
"""How far the board reaches beyond its paper, in pixels."""
LEAST_TITLE = 220
"""How much room title and subtitle have at least beside what stands in the corner, in pixels at 100 %."""
LOW = 400
"""Lower pages, in pixels at 100 %, have no subtitle where the title has little room."""
BELOW = 90
"""So much free paper is left below the last line where there is far more room, in pixels at 100 %."""


class ClipboardPage(QWidget, FollowsWhenSeen):
    """A titled page with a bar of buttons below it; Escape and the gold button go back."""

    back = Signal()
    widest = 0
    """How wide the board is at most, in pixels at 100 %; 0: as wide as the window."""
    other_game = Signal(str)
    """(game): the id of another game, chosen in the corner of the page."""

    def __init__(self, title: str, subtitle: str = "") -> None:
        super().__init__()
        self.game_shown = ""
        """The id of the game it is about, where it offers the same page of others."""
        self.setWindowTitle(title)
        self.setAccessibleName(title)
        self.title = TextLabel(title, step="title")
        self.subtitle = TextLabel(subtitle, step="body", role="soft_ink", wrap=True)
        self.head = spaced(QHBoxLayout(), 12)
        self.body = spaced(QVBoxLayout(), 8)
        self.bar = PromptBar()
        self._lay_out()
        # Not before: whatever is shown without a parent is a window, which flashes and takes the focus.
        self.subtitle.setVisible(bool(subtitle))

    def set_title(self, title: str, subtitle: str = "") -> None:
        """Put these words at the head of the page; without a subtitle its line is left out."""
        self.title.setText(title)
        self.subtitle.setText(subtitle)
        self._place_head()

    def offer_games(self, titles: Mapping[str, str], current: str) -> None:
        """Offer the same page of another of these games: *titles* by their ids, *current* the one that is shown."""
        self.game_shown = current
        few, name = len(titles) <= 3, translate("Clipboard", "Game")
        choices = list(titles.items())
        choice: Segments | Choice
        if few:
            choice = Segments(choices, current, name)
            choice.chosen.connect(self._turn_to)
        else:
            choice = Choice(choices, current, name)
            choice.picked.connect(self._turn_to)
        self.head.insertWidget(0, choice, 0, Qt.AlignmentFlag.AlignTop)

    def _turn_to(self, game: str) -> None:
        self.other_game.emit(game)

    def show_bar(
        self, what: str, how: str = "", presses: tuple[ButtonSpec, ...] = (), back: str = "", *, waits: bool = False
    ) -> None:
        """Say something in the bar below, and offer these buttons beside the one that goes back. *waits*: there is
        nothing to do but to wait, so that no button is gold."""
        # There is one gold button at most, the last of the row, and it is what Enter presses.
        has_gold = waits or any(press.kind == "gold" for press in presses)
        home = ButtonSpec(
            back or translate("Clipboard", "Back"), self.back.emit, "plain" if has_gold else "gold", "Esc"
        )
        self.bar.show_prompt(None, what, how, (home, *presses) if has_gold else (*presses, home))

    def _lay_out(self) -> None:
        words = spaced(QVBoxLayout(), 0)
        words.addWidget(self.title)
        words.addWidget(self.subtitle)
        self._top = top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        top.addLayout(words, 1)
        top.addLayout(self.head)
        paper = spaced(QVBoxLayout(), margins=(WOOD + 24, 34, WOOD + 24, WOOD + 14))
        paper.addLayout(top)
        paper.addLayout(self.body, 1)
        self._spare = 0
        self._board_column = spaced(QVBoxLayout(self), 4)
        self._board_column.addLayout(paper, 1)
        self._board_column.addWidget(self.bar)
        self.bar.installEventFilter(self)
        self._set_margins()

    def _place_head(self) -> None:
        """Where what stands in the corner leaves the words a narrow column, the subtitle gives way on a low page; and
        where that is not enough, the corner comes under them."""
        room = self.width() - 2 * (self._board_side() + WOOD + 24) - self.head.sizeHint().width()
        is_narrow = room < px(LEAST_TITLE)
        gives_way = is_narrow and self.height() < px(LOW)
        is_below = is_narrow and not (gives_way and self.title.sizeHint().width() <= room)
        ways = QBoxLayout.Direction
        self._top.setDirection(ways.TopToBottom if is_below else ways.LeftToRight)
        self._top.setAlignment(self.head, Qt.AlignmentFlag.AlignLeft if is_below else Qt.AlignmentFlag(0))
        self.subtitle.setVisible(bool(self.subtitle.text()) and not gives_way)
        self.title.setAccessibleDescription(self.subtitle.text() if gives_way else "")

    def board(self) -> QRectF:
        """Where the wooden board is drawn, in pixels of the page."""
        bottom = self.bar.geometry().top() - 2
        return QRectF(self._board_side(), 22, self.width() - 2 * self._board_side(), bottom - 22)

    def _board_side(self) -> int:
        """How far the board is from the edges of the window, in pixels."""
        return max(16, (self.width() - px(self.widest)) // 2) if self.widest else 16

    def body_height(self) -> int:
        """How high all of the body is, in pixels; 0: it fills whatever room there is."""
        return 0

    def arrange(self) -> None:
        """Lay out what is on the board, for the size of the page and that of the letters."""

    def follow_look(self) -> None:
        """Be as high as what is on the board."""
        self._fit_board()
        self.arrange()

    def _fit_board(self) -> None:
        """The board is as wide as it may be, and ends a little below its last line; the bar follows it."""
        self._place_head()
        self._set_margins()
        # At once: what is needed depends on the new width.
        self._board_column.activate()
        room, needed = self.body.geometry().height() + self._spare, self.body_height()
        self._spare = max(0, room - needed - px(BELOW)) if needed else 0
        self._set_margins()
        self.update()

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The board ends where the bar begins."""
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self.update()
        return super().eventFilter(watched, event)

    def _set_margins(self) -> None:
        self._board_column.setContentsMargins(self._board_side(), 24, self._board_side(), self._spare)

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the board in the middle, and as high as it has to be."""
        super().resizeEvent(event)
        self._fit_board()
        self.arrange()

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table, the board, the paper on it and the clip that holds it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, materials.wood_table(self.width(), self.height(), self.devicePixelRatioF()))
        board = self.board()
        materials.wooden(painter, board, 18, 3, 5)
        materials.paper(painter, board.adjusted(WOOD, WOOD + 4, -WOOD, -WOOD), 10, 2)
        self._paint_clip(painter, board)

    def _paint_clip(self, painter: QPainter, board: QRectF) -> None:
        now = theme()
        middle = board.center().x()
        plate, grip = QRectF(middle - 70, board.top() - 10, 140, 30), QRectF(middle - 50, board.top() - 20, 100, 22)
        materials.shadow(painter, plate, 9, 2)
        plain = now.high_contrast
        painter.setPen(QPen(now.edge, 2) if plain else Qt.PenStyle.NoPen)
        for shape, radius, colour in ((plate, 9, "#8C97A3"), (grip, 11, "#A9B4C0")):
            painter.setBrush(now.card if plain else QColor(colour).darker(130 if now.dark else 100))
            painter.drawRoundedRect(shape, radius, radius)
        painter.setBrush(now.edge if plain else QColor("#5D6874"))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawEllipse(grip.center(), px(5), px(5))
