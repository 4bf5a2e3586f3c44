"""Explains what is on a table when a person first meets it, and again when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QHBoxLayout, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.art import sprites
from hamster_table.views.art.theme import px, theme
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.board.explanation import Explanation
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.prompt_bar import Bubble
from hamster_table.views.widgets.speech import announce, joined
from hamster_table.views.widgets.text import TextLabel

ICON = "icon-"
"""How the name of a line icon begins, which is drawn in the colour of the letters."""


class ExplanationCard(Bubble):
    """A card beside what it explains: each sign with what it means. A press anywhere, or Escape, takes it away."""

    role = "ink"
    edge = "legal_ink"
    sign = "help"
    is_silent = True
    understood = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._rows: list[QWidget] = []
        self.button = Button("", "plain", size=14)
        self.button.chosen.connect(self.understood)
        self._column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)

    def explain(self, what: Explanation, at: QRect, clear: Sequence[QRect], button: str) -> None:
        """Show this beside the place *at*, in the parent's coordinates, and hide nothing of what is to stay *clear*."""
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        self._rows = [_row(sign, text) for sign, text in what.lines]
        for n, row in enumerate(self._rows):
            self._column.insertWidget(1 + n, row)
            row.show()  # in a card that is there already it would take no room until then
        self.button.setText(button)
        self.say(what.title, "", "", at, clear)
        self.setAccessibleName(joined(what.title, *(text for _, text in what.lines)))

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keys are for the table, except Escape; a press goes to what is pressed."""
        if event.type() == QEvent.Type.Shortcut:
            return False
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() != Qt.Key.Key_Escape:
            return False
        return super().eventFilter(watched, event)


class _Sign(QWidget):
    """A drawing as it stands on the table."""

    def __init__(self, drawing: str) -> None:
        super().__init__()
        self._drawing = drawing
        self.setFixedSize(QSize(px(24), px(24)))

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw it."""
        painter, drawing = QPainter(self), self._drawing
        if drawing.startswith(ICON):
            sprites.draw_icon(painter, QRectF(self.rect()), drawing.removeprefix(ICON), theme().ink)
        else:
            sprites.paint_svg(painter, drawing, QRectF(self.rect()))


def _row(sign: str, text: str) -> QWidget:
    row = QWidget()
    line = spaced(QHBoxLayout(row), 10, (0, 2, 0, 2))
    line.addWidget(_Sign(sign), 0, Qt.AlignmentFlag.AlignTop)
    line.addWidget(TextLabel(text, step=14, wrap=True), 1)
    return row


class Explainer(QObject):
    """Shows the explanations of a page's table, one with each question: each once, when it is due."""

    explained = Signal(str)
    """The key of what has been explained for the first time."""

    def __init__(self, page: GamePage, known: Iterable[str]) -> None:
        super().__init__(page)
        self._page, self._known = page, set(known)
        self._waiting: list[str] = []
        """What is still to be shown of all that was asked for."""
        # A timer of its own: PySide never lets go of the method of a single shot whose object is deleted before it.
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._look)
        self.is_held: Callable[[], bool] = lambda: False
        """Whether something else explains the table now."""
        self.card = ExplanationCard(page)
        self.card.understood.connect(self._go_on)
        page.table.explain = self.explain_all
        # When all that goes on then is done, look whether there is something new.
        page.table.prompt_changed.connect(self._later.start)
        page.curtain.opened.connect(self._later.start)
        # No lambdas: the session lives on when its page is made anew, and they with it.
        page.session.happened.connect(self.card.leave)
        page.session.changed.connect(self.card.leave)
        page.session.hand_over.connect(self.card.leave)

    def explain_all(self) -> None:
        """Show everything there is to explain now, one after the other."""
        self._waiting = [one.key for one in self._page.table.help.explanations()]
        self._go_on()

    @guard
    def _look(self) -> None:
        page = self._page
        is_busy = page.session.asked_seat is None or not page.animation_player.is_idle or page.curtain.isVisible()
        is_busy = is_busy or self.is_held()
        if is_busy or page.session.is_past or self.card.isVisible() or not page.isVisible():
            return
        there = page.table.help.explanations()
        new = next((one for one in there if one.is_due and one.key not in self._known), None)
        if new is not None:
            self._show(new)

    def _go_on(self) -> None:
        self.card.leave()
        there = {one.key: one for one in self._page.table.help.explanations()}
        while self._waiting:
            if (found := there.get(self._waiting.pop(0))) is not None:
                self._show(found)
                return
        self._page.table.setFocus()

    def _show(self, what: Explanation) -> None:
        page, table = self._page, self._page.table
        ground = table.viewport() if isinstance(table, QAbstractScrollArea) else table
        corner = ground.mapTo(page, QPoint(0, 0))
        # Where one may go now stays in sight, too.
        targets = (
            [table.board_scene.spots[spot].area for spot in table.hand.highlighted_targets()]
            if isinstance(table, BoardView)
            else []
        )
        at, *clear = [area.toAlignedRect().translated(corner) for area in (what.area, *what.clear, *targets)]
        bar = page.frame.prompt_bar
        clear.append(QRect(bar.mapTo(page, QPoint(0, 0)), bar.size()))
        button = translate("Explainer", "Next") if self._waiting else translate("Explainer", "Got it")
        self.card.explain(what, at, clear, button)
        announce(self.card, self.card.accessibleName())
        if what.key not in self._known:
            self._known.add(what.key)
            self.explained.emit(what.key)
