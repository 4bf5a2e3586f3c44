"""The start screen: the last game, a shadow box for each game of the catalogue, and the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hamster_table import __version__
from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views import feature
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import APPEARANCE, READABLE, font, px, theme, with_alpha
from hamster_table.views.pages.start import shadow_box
from hamster_table.views.pages.start.resume_ticket import LastGame, Ticket
from hamster_table.views.widgets.buttons import RING, Button, Link, Pressable
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.text import TextLabel


class GameSign(NamedTuple):
    """A game of the catalogue as its sign tells it."""

    game: str
    title: str
    players: str
    """How many play, and what it is like: "2–5 players · shove, bite and run"."""
    line: str
    """One sentence that makes one want to play."""


class GameBox(QWidget):
    """The shadow box of one game with its sign: beneath it, or beside it when there is only one box."""

    new_game = Signal(str)
    """The id of the game."""
    rules = Signal(str)
    """The id of the game."""

    def __init__(self, sign: GameSign, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.sign = sign
        self.is_wide = False
        """Whether the box has the whole table to itself."""
        self.least_height = 0
        """How high the sign is at least, like those of its neighbours."""
        self._is_pressed = False
        self.setMouseTracking(True)
        self._card = QWidget(self)
        self._card.setCursor(Qt.CursorShape.ArrowCursor)
        self.button = Button(translate("Start", "New game"), key=key)
        self.button.setAccessibleName(f"{sign.title}: {self.button.text()}")
        self.button.chosen.connect(lambda: self.new_game.emit(sign.game))
        self.link = Link(translate("Start", "Rules"))
        self.link.setAccessibleName(f"{sign.title}: {self.link.text()}")
        self.link.chosen.connect(lambda: self.rules.emit(sign.game))
        self._column = spaced(QVBoxLayout(self._card), 2)
        self._says = QVBoxLayout()
        # The button has room for its ring round it: so it is seen to begin where the words do.
        self._says.setContentsMargins(RING, 0, 0, 0)
        self._title = TextLabel(sign.title, "title", wrap=True)
        self._says.addWidget(self._title)
        self._more = (TextLabel(sign.players, 14, "soft_ink", 700, wrap=True), TextLabel(sign.line, 14.5, wrap=True))
        for words in self._more:
            self._says.addWidget(words)
        self._column.addLayout(self._says)
        self._column.addStretch(1)
        self._row = QHBoxLayout()
        self._row.addWidget(self.button)
        self._row.addStretch(1)
        self._row.addWidget(self.link)
        self._column.addLayout(self._row)

    def arrange(self) -> None:
        """Lay the sign beneath the box, or over its corner where the box has the whole table."""
        width = self._sign_width()
        height = min(max(self.needed_height(), self.least_height), self.height() - EDGES)
        left = self.width() - width - (36 if self.is_wide else 18)
        self._card.setGeometry(left, self.height() - height - 10, width, height)
        self.update()

    def show_lines(self, count: int) -> None:
        """Show so many of the two lines below the title; where none fits, a screen reader still has them."""
        for n, words in enumerate(self._more):
            words.setVisible(n < count)
        left_out = [words.text() for words in self._more[count:]]
        self.button.setAccessibleDescription(" ".join(left_out))
        for letters in letters_on_buttons():
            self.button.letters = min(letters, ON_A_SIGN)
            if self.button.minimumSizeHint().width() <= self._sign_width() - 36 + RING:
                break
        self.button.updateGeometry()
        # Large letters leave no room for two things in a row.
        beside = self.button.minimumSizeHint().width() + self.link.sizeHint().width() + 8
        fits = beside <= self._sign_width() - 36
        self._row.setDirection(QHBoxLayout.Direction.LeftToRight if fits else QHBoxLayout.Direction.TopToBottom)

    def needed_height(self) -> int:
        """How high the sign must be for its words."""
        top, bottom = (20, 14) if self.is_wide else (12, 8)
        self._column.setContentsMargins(20 - RING, top, 16, bottom)
        # A title stands on one line: it may be cut in the middle of a word, or take the room of the buttons.
        letters = font("title")
        needed, room = QFontMetricsF(letters).horizontalAdvance(self.sign.title) + 2, self._sign_width() - 36
        letters.setPixelSize(max(SMALLEST_TITLE, int(letters.pixelSize() * min(1.0, room / needed))))
        self._title.setFont(letters)
        # Qt does so by an event, which comes later than the new letters.
        for layout in (self._says, self._row, self._column):
            layout.invalidate()
        return self._column.heightForWidth(self._sign_width())

    def _sign_width(self) -> int:
        return min(px(400), round(self.width() * 0.42)) if self.is_wide else self.width() - 36

    def frame(self) -> QRectF:
        """Where the wooden frame lies."""
        room = QRectF(self.rect()).adjusted(8, 4, -8, -14)
        # The sign covers the lower edge of the frame.
        return room.adjusted(0, 0, 0, -10 if self.is_wide else 16 - self._card.height())

    def _is_picture(self, at: QPointF) -> bool:
        return self.frame().contains(at) and not self._card.geometry().contains(at.toPoint())

    @guard
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The picture is pressed as its button is."""
        over = self._is_picture(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on the picture begins a game, once it is let go there."""
        self._is_pressed = event.button() == Qt.MouseButton.LeftButton and self._is_picture(event.position())

    @guard
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Begin it."""
        was_pressed, self._is_pressed = self._is_pressed and self.isVisible(), False  # a key may have gone on meanwhile
        if was_pressed and event.button() == Qt.MouseButton.LeftButton and self._is_picture(event.position()):
            self.button.press()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box and the paper of its sign."""
        painter = QPainter(self)
        shadow_box.paint_box(painter, self.frame(), self.sign.game)
        materials.paper(painter, QRectF(self._card.geometry()), 14, 3)


EDGES = 10
"""What a box shows at least above its sign and below, in pixels."""
HEAD, LOW_HEAD = 118, 80
"""How high the name of the program and the ticket are, also where the signs would have no room; in pixels at 100 %."""
SMALLEST_TITLE = 20
"""The size of the smallest title of a sign, in pixels."""
LETTERS = 15.5, 14.0, 12.5, 11.0, 9.0
"""The size of the words on buttons, and those that they take where there is no room; in pixels at 100 %."""
ON_A_SIGN = 15.0
"""The size of the words on the button of a sign, at most."""


def letters_on_buttons() -> list[float]:
    """Those of them that can be read."""
    return [max(letters, READABLE / APPEARANCE.text_scale) for letters in LETTERS]


class ShelfButton(Button):
    """A button on the shelf: its icon may give way to its words."""

    def __init__(self, text: str, icon: str) -> None:
        super().__init__(text, size=LETTERS[0])
        self._own_icon = icon

    def show_as(self, letters: float, has_icon: bool) -> None:
        """Show its words in letters of this size, behind its icon or alone."""
        name = self._own_icon if has_icon else ""
        if (letters, name) != (self.letters, self._icon):
            self.letters, self._icon = letters, name
            self.updateGeometry()
            self.update()


class StartPage(QWidget, FollowsWhenSeen):
    """The start screen. It only emits what was pressed."""

    new_game = Signal(str)
    rules = Signal(str)
    continue_game = Signal()
    page_wanted = Signal(str)
    """The name of a page."""
    unfinished_wanted = Signal()
    """The games that are not finished."""

    def __init__(self) -> None:
        super().__init__()
        self.boxes: list[GameBox] = []
        self._is_lit = False
        self.ticket = Ticket(self)
        self.ticket.chosen.connect(self.continue_game)
        self.ticket.more_wanted.connect(self.unfinished_wanted)
        self._shelf = QWidget(self)
        row = spaced(QHBoxLayout(self._shelf), 2, (34, 4, 34, 4))
        self.shelf: list[ShelfButton] = []
        buttons = (
            (0, translate("Start", "Open a game"), "library", "folder"),
            *((page.rank, page.text, page.name, page.icon) for page in feature.pages() if page.icon),
            (4, translate("Start", "Settings"), "settings", "gear"),
        )
        for _, text, name, icon in sorted(buttons, key=itemgetter(0)):
            self.shelf.append(ShelfButton(text, icon))
            self.shelf[-1].chosen.connect(partial(self.page_wanted.emit, name))
            row.addWidget(self.shelf[-1])
        row.addStretch(1)
        self._notes = self._shelf_notes(row)
        # Until the games are there, or Qt gives the focus to the shelf, and a screen reader begins with it.
        self._let_focus(Qt.FocusPolicy.NoFocus)

    def set_games(self, signs: Sequence[GameSign]) -> None:
        """Show a box for each of these games; only these can be played."""
        for box in self.boxes:
            box.hide()
            box.deleteLater()
        self.boxes = [GameBox(sign, str(number + 1), self) for number, sign in enumerate(signs)]
        for box in self.boxes:
            box.new_game.connect(self.new_game)
            box.rules.connect(self.rules)
            box.show()
        self._let_focus(Qt.FocusPolicy.TabFocus)
        self._move_gold()
        # Before the window is shown there is no size to arrange for.
        if self.isVisible():
            self._arrange()

    def _let_focus(self, policy: Qt.FocusPolicy) -> None:
        for button in self._shelf.findChildren(Pressable):
            button.setFocusPolicy(policy)

    def _light(self) -> None:
        """The first picture is there: now draw the joints of the table and the hamsters too."""
        self._is_lit = True
        self.ticket.light()
        self.update()

    def set_last_game(self, last: LastGame | None) -> None:
        """Show the ticket of the last game, or that there is none; gold goes to what is next to do."""
        self.ticket.show_last(last)
        self._move_gold()

    def gold(self) -> Button | None:
        """The one golden button: Continue, or the first New game when there is nothing to continue; None until it is
        known which it is, or Enter would begin a game where another one waits."""
        if not self.ticket.button.isHidden():
            return self.ticket.button
        return self.boxes[0].button if self.boxes and self.ticket.is_known else None

    def _move_gold(self) -> None:
        for box in self.boxes:
            box.button.set_kind("gold" if box.button is self.gold() else "plain")
        # The last game may be found late, on a slow disc: by then another page may have the focus.
        is_behind = self.window().isVisible() and not self.isVisible()
        if (gold := self.gold()) is not None and not is_behind:
            gold.setFocus(Qt.FocusReason.OtherFocusReason)

    def _shelf_notes(self, row: QHBoxLayout) -> QWidget:
        notes = QWidget()
        column = spaced(QVBoxLayout(notes), 0, (0, 0, 0, 0))
        column.addStretch(1)
        words = translate("Start", "version {version} · nothing leaves this computer").format(version=__version__)
        column.addWidget(TextLabel(translate("Start", "Arrows and Enter work everywhere"), 13.5, "wood_ink", 700))
        column.addWidget(TextLabel(words, 12.5, "wood_soft_ink"))
        column.addStretch(1)
        for line in notes.findChildren(TextLabel):
            line.setAlignment(Qt.AlignmentFlag.AlignRight)
        about = Link(translate("Start", "About"))
        about.chosen.connect(partial(self.page_wanted.emit, "about"))
        row.addWidget(about)
        row.addSpacing(10)
        row.addWidget(notes)
        return notes

    def follow_look(self) -> None:
        """Lay everything out for letters of this size."""
        self._arrange()

    def _arrange(self) -> None:
        width, height = self.width(), self.height()
        small = height < 700 or width < 1140
        shelf = max(px(46) + 8, 66 if small else 86)
        self._shelf.setGeometry(0, height - shelf, width, shelf)
        self._notes.setVisible(width > px(1180))
        # On a very large screen the boxes grow with it.
        margin = 24 if small else max(40, (width - max(1520, round(width * 0.78))) // 2)
        self._fit_shelf(margin)
        for is_low in (False, True):
            least = 122 if small else 152
            high = max(px(LOW_HEAD if is_low else HEAD), least)
            self._head = QRect(margin, 12 if small else 24, width - 2 * margin, high)
            ticket = min(max(round(self._head.width() * 0.40), px(430)), round(self._head.width() * 0.56))
            self.ticket.be_low(is_low)
            self.ticket.setGeometry(self._head.right() - ticket, self._head.top(), ticket, high)
            top = self._head.bottom() + (6 if small else 14)
            room = QRect(margin - 8, top, width - 2 * margin + 16, height - shelf - top - (2 if small else 20))
            if self._place_boxes(room):
                break
        self.update()

    def _fit_shelf(self, usual: int) -> None:
        """What lies on the shelf begins and ends with what is above it. Icons and margins give way before words do, and
        words become smaller before they are cut."""
        row = self._shelf.layout()
        assert row is not None
        first, *smaller = letters_on_buttons()
        ways = (usual, True, first), (10, True, first), *((10, False, letters) for letters in (first, *smaller))
        for margin, has_icons, letters in ways:
            row.setContentsMargins(margin, 4, margin, 4)
            for button in self.shelf:
                button.show_as(letters, has_icons)
            row.invalidate()
            if row.minimumSize().width() <= self.width():
                return

    def _place_boxes(self, room: QRect) -> bool:
        """Place them there; whether their signs have room."""
        count = len(self.boxes)
        if not count:
            return True
        gap = 8
        each = (room.width() - gap * (count - 1)) // count
        tall = room.height() if count == 1 else min(room.height(), round(each * 1.32))
        top = room.top() + (room.height() - tall) // 3
        for number, box in enumerate(self.boxes):
            box.is_wide = count == 1
            box.setGeometry(room.left() + number * (each + gap), top, each, tall)
        # As many lines as leave a part of the picture; signs of one height, so that the frames end on one line.
        highest = 0
        for lines in (2, 1, 0):
            for box in self.boxes:
                box.show_lines(lines)
            highest = max(box.needed_height() for box in self.boxes)
            if highest <= tall * 0.72 - 24:
                break
        for box in self.boxes:
            box.least_height = highest
            box.arrange()
        return highest <= tall - EDGES

    @guard(fallback=QSize(1024, 600))
    def minimumSizeHint(self) -> QSize:
        """Below this the signs would cover their boxes."""
        return QSize(640, 480)

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything out again."""
        super().resizeEvent(event)
        self._arrange()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table, the name of the program with its hamster, and the shelf."""
        painter = QPainter(self)
        if self._is_lit:
            painter.drawPixmap(0, 0, self._wood())
        else:
            materials.planks(painter, self.width(), self.height())
            # Once this picture is on the screen; bound to the page, so that nothing is called when it is gone.
            QTimer.singleShot(0, self, self._light)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_head(painter)
        shelf = QRectF(self._shelf.geometry())
        materials.wooden(painter, shelf.adjusted(-10, 0, 10, 12), 0, 3, 33)
        painter.fillRect(QRectF(0, shelf.top(), self.width(), 2), with_alpha(theme().wood_ink, 0.12))

    def _wood(self) -> QPixmap:
        return materials.wood_table(self.width(), self.height(), self.devicePixelRatioF())

    def _paint_head(self, painter: QPainter) -> None:
        room = QRectF(self._head).adjusted(0, 0, -self.ticket.width() - 24, 0)
        size = min(96.0, room.width() / 8.8, room.height() * 0.52)
        baseline = QPointF(room.left() + 2, room.top() + size * 1.04)
        shadow_box.paint_title(painter, baseline, "Hamster Table", size)
        hamster = size * 1.62
        if self._is_lit and room.width() > size * 8.3:
            place = QRectF(room.left() + size * 6.75, room.top() - 12, hamster, hamster)
            sprites.draw(painter, place, "hamster-cheer", 2)
        words = translate("Start", "Three games, one table, everyone at the same computer.")
        needed = QFontMetricsF(font(16, 700)).horizontalAdvance(words)
        # Large letters become smaller here, but not small, before anything is cut off.
        usual = 12 / APPEARANCE.text_scale
        wide = min(room.width(), max(size * 8.6, needed * usual / 16 + 28))
        slogan = QRectF(room.left(), baseline.y() + size * 0.36, wide, px(34))
        painter.setPen(theme().edge if theme().high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(theme().grain.darker(150))
        painter.drawRoundedRect(slogan, slogan.height() / 2, slogan.height() / 2)
        letters = font(16, 700)
        share = min(1.0, (slogan.width() - 30) / needed)
        letters.setPixelSize(max(12, int(letters.pixelSize() * share)))  # letters of half a pixel more would be cut
        painter.setFont(letters)
        painter.setPen(theme().felt_ink)
        cut = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, int(slogan.width()) - 26)
        painter.drawText(slogan.adjusted(13, 0, -13, 0), Qt.AlignmentFlag.AlignVCenter, cut)
