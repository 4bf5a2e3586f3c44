"""What the program says while one plays: the prompt bar at the bottom and the bubble of a refusal."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from math import ceil

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hamster_table.models.guard import guard
from hamster_table.models.keys import Key
from hamster_table.models.texts import translate
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.views.art import materials, sprites
from hamster_table.views.art.theme import APPEARANCE, READABLE, SEATS, px, theme
from hamster_table.views.text.plain_text import set_tool_tip
from hamster_table.views.widgets.application import application
from hamster_table.views.widgets.buttons import Button, Link, Pressable
from hamster_table.views.widgets.commands import RULES
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.keyboard import key_text
from hamster_table.views.widgets.layouts import spaced
from hamster_table.views.widgets.speech import announce, joined
from hamster_table.views.widgets.text import CutLine, TextLabel, on_two_lines

LETTERS, TWO_LINES = 15.0, 13.0
"""The size of the words on the buttons, and that of which two lines find room on one; in pixels at 100 %."""


@dataclass(frozen=True, slots=True)
class ButtonSpec:
    """What a prompt says of a button that is to be made for it."""

    text: str
    callback: Callable[[], object]
    """Called when it is pressed."""
    kind: str = "plain"
    """`gold` for the next thing to do, else `plain`."""
    key: Key = ""
    """The key that presses it; "": none."""
    disabled_reason: str = ""
    """Why it cannot be pressed now; empty when it can."""
    action: object = None
    """The action that it chooses at once; None: it does something else."""

    @property
    def key_words(self) -> str:
        """What its key is called now; "": it has none."""
        return key_text(self.key)


def ruling_words(ruling: str) -> str:
    """How a place names a ruling, with the key that leads to it; "" for none. Its number is for tinkerers."""
    if not ruling:
        return ""
    words = (
        translate("Table", "Ruling {ruling} ({key})") if TINKERERS.are_served else translate("Table", "Rule ({key})")
    )
    return words.format(ruling=ruling, key=key_text(RULES))


def button_words(presses: Sequence[ButtonSpec], taken: str = "") -> str:
    """The buttons that can be pressed, with their keys but the one that is taken, as a sentence; "": there are none."""
    able = [one for one in presses if not one.disabled_reason]
    names = [f"{one.text} ({one.key_words})" if one.key_words and one.key != taken else one.text for one in able]
    text = translate("PromptSpeech", "Buttons: {names}.")
    return text.format(names=", ".join(names)) if names else ""


class HintLine(CutLine):
    """How something is done: a line that is written a little smaller, on two lines, where it is too long for one. What
    does not fit there either is cut, with all of it in its tip."""

    LEADING = 1.12
    """How far its two lines are apart, in parts of their letters."""

    def __init__(self) -> None:
        super().__init__(step=13.5, role="soft_ink")
        self._small: tuple[int, tuple[str, ...]] = 0, ()
        """The smaller letters, in pixels, and the lines; (): one line of the usual ones is enough."""

    @property
    def lines(self) -> tuple[str, ...]:
        """What is read, line by line."""
        return self._small[1] or (self.text(),)

    def fit(self, room: int) -> None:
        """Find letters and lines for so many pixels."""
        small: tuple[int, tuple[str, ...]] = 0, ()
        if QFontMetricsF(self.font()).horizontalAdvance(self.text()) > room > 0:
            # Two lines of the largest are no higher than the buttons beside a title.
            largest = max(READABLE, int(11.6 * APPEARANCE.text_scale))
            for size in range(largest, READABLE - 1, -1):
                metrics = QFontMetricsF(self._letters(size))
                *first, last = _wrapped(self.text(), metrics, room)
                small = size, (*first, metrics.elidedText(last, Qt.TextElideMode.ElideRight, room))
                if metrics.horizontalAdvance(last) <= room:
                    break
        if small != self._small:
            self._small = small
            self.updateGeometry()
            self.update()

    def _letters(self, size: int) -> QFont:
        letters = QFont(self.font())
        letters.setPixelSize(size)
        return letters

    @guard(fallback=QSize(60, 18))
    def minimumSizeHint(self) -> QSize:
        """As high as its lines."""
        size, lines = self._small
        return QSize(60, ceil(self.LEADING * size) * len(lines)) if lines else super().minimumSizeHint()

    @guard(fallback=QSize(60, 18))
    def sizeHint(self) -> QSize:
        """The same, where there are two."""
        return self.minimumSizeHint() if self._small[1] else super().sizeHint()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines."""
        size, lines = self._small
        if not lines:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        painter.setFont(self._letters(size))
        high = self.height() / len(lines)
        for n, line in enumerate(lines):
            place = QRectF(0, n * high, self.width(), high)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip
            painter.drawText(place, flags, line)


def _wrapped(text: str, metrics: QFontMetricsF, room: int) -> tuple[str, ...]:
    """The words on one line, or on two, of which the second may be too long."""
    if metrics.horizontalAdvance(text) <= room:
        return (text,)
    if max(map(metrics.horizontalAdvance, both := on_two_lines(text))) <= room:
        return both
    first, rest = text, ""
    while metrics.horizontalAdvance(first) > room and " " in first:
        first, _, last = first.rpartition(" ")
        rest = f"{last} {rest}".rstrip()
    return (first, rest) if rest else (first,)


class PromptBar(QWidget, FollowsWhenSeen):
    """Whose turn it is, what to do, how, and the buttons for it. It is always there; no dialog asks for an action."""

    refused = Signal(str, QWidget)
    """Why a button cannot be pressed now, and which."""
    asked = Signal(str)
    """The ruling one wants to read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat: int | None = None
        self._ruling = ""
        self._presses: tuple[ButtonSpec, ...] = ()
        self._buttons: list[Button] = []
        self._is_gold_dimmed = self._has_lost_enter = False
        self._leads_on = True
        self.title = TextLabel(step=16.5, weight=800, wrap=True)
        self.hint = HintLine()
        self.ruling = Link("")
        self.ruling.chosen.connect(lambda: self.asked.emit(self._ruling))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        words = QVBoxLayout()
        words.setContentsMargins(0, 0, 0, 0)
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.hint)
        words.addStretch(1)
        self._row = spaced(QHBoxLayout(self), 0)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.ruling, 0, Qt.AlignmentFlag.AlignVCenter)
        self.follow_look()

    def show_prompt(
        self, seat: int | None, what: str, how: str = "", buttons: Sequence[ButtonSpec] = (), ruling: str = ""
    ) -> None:
        """Say what is to be done now and offer the buttons, the gold one last; a ruling can be read by a press."""
        self._seat, self._ruling = seat, ruling
        self.title.setText(what)
        self.hint.setText(how)
        self.ruling.setText(ruling_words(ruling))
        self.ruling.setVisible(bool(ruling))
        self.setAccessibleName(joined(what, how, ruling_words(ruling)))
        self._offer(tuple(buttons))
        self.follow_look()

    def dim_gold(self, is_dimmed: bool) -> None:
        """Let the gold button look like any other one while a refusal stands, and shine again afterwards."""
        self._is_gold_dimmed = is_dimmed
        for button in self._buttons:
            button.is_dimmed = is_dimmed and button.kind == "gold"
            button.update()

    def lose_enter(self, is_lost: bool) -> None:
        """Name Enter on no button while it does something else, at the cursor of the table."""
        if is_lost != self._has_lost_enter:
            self._has_lost_enter = is_lost
            self._show_caps()

    @property
    def ruling_shown(self) -> str:
        """The ruling it names now; "" for none."""
        return self._ruling

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The buttons that are offered now, from left to right."""
        return tuple(self._buttons)

    def button_for(self, is_wanted: Callable[[object], bool]) -> Button | None:
        """The first button that chooses at once an action which is wanted; None where there is none."""
        both = zip(self._buttons, self._presses, strict=True)
        return next((button for button, press in both if press.action is not None and is_wanted(press.action)), None)

    def _offer(self, presses: tuple[ButtonSpec, ...]) -> None:
        # The bar is shown anew after every step: buttons that stay the same keep focus and press.
        if [(old.text, old.key) for old in self._presses] != [(new.text, new.key) for new in presses]:
            focused = next((button for button in self._buttons if button.hasFocus()), None)
            if focused is not None:
                self.setFocus(Qt.FocusReason.OtherFocusReason)  # or Qt gives it to whatever comes next
            self._replace_buttons(presses)
            if focused is not None:
                self._focus_as(focused)
        self._presses = presses
        for button, press in zip(self._buttons, presses, strict=True):
            button.set_kind(press.kind if self._leads_on else "plain")
            button.switch_off(press.disabled_reason)
        self.dim_gold(self._is_gold_dimmed)

    def lead_on(self, leads_on: bool) -> None:
        """Whether what comes next is here; else another bar leads on, and no button of this one is gold."""
        self._leads_on = leads_on
        self._offer(self._presses)

    def _focus_as(self, gone: Button) -> None:
        """Give the focus of a button to the same one, or from one gold button to the next; it never comes to another
        one by itself."""
        same = (button for button in self._buttons if (button.text(), button.key) == (gone.text(), gone.key))
        gold = (button for button in self._buttons if button.kind == gone.kind == "gold")
        if (heir := next(chain(same, gold), None)) is not None:
            heir.setFocus(Qt.FocusReason.OtherFocusReason)

    def _replace_buttons(self, presses: tuple[ButtonSpec, ...]) -> None:
        for button in self._buttons:
            self._row.removeWidget(button)
            button.blockSignals(True)  # a press that was under way belongs to a question that is gone
            button.hide()
            button.deleteLater()
        self._buttons = []
        for number, press in enumerate(presses):
            button = Button(press.text, press.kind, press.key)
            # By its number: buttons that stay get a new callback with each prompt.
            button.chosen.connect(lambda number=number: self._presses[number].callback())
            button.refused.connect(lambda why, button=button: self.refused.emit(why, button))
            self._row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
            button.show()  # in a bar that is there already it would take no room until later
            self._buttons.append(button)

    def follow_look(self) -> None:
        """Lay the words and the buttons out for the size of the letters."""
        left = 10 + px(18) if self._seat is None else 18 + px(32) + 12
        self._row.setContentsMargins(left + 6, 4, 10, 10)
        self._show_caps()
        self.update()

    def _show_caps(self) -> None:
        """Name the keys on the buttons if the words keep their lines beside them."""
        # With all caps and whole letters first, since their room is what is asked for.
        for button in self._buttons:
            button.show_cap(True)
        self._write_buttons(LETTERS)
        lines = [self.title] if APPEARANCE.chosen_scale >= 1.5 else [self.title, self.hint]
        longest = max(words.fontMetrics().horizontalAdvance(words.text()) for words in lines)
        room = self._room_for_words()
        if longest > room:
            for button in self._buttons:
                button.show_cap(False)
            room = self._fit_buttons()
        elif self._has_lost_enter:
            for button in self._buttons:
                button.show_cap(button.key != key_text("Enter"))
            room = self._room_for_words()
        self._show_hint(room, len(lines) > 1)

    def _fit_buttons(self) -> int:
        """Where large letters leave no room for the title, write the buttons on two lines, and then smaller; the room
        that is left."""
        metrics = self.title.fontMetrics()
        least = max((metrics.horizontalAdvance(word) for word in self.title.text().split()), default=0)
        # A title takes two lines.
        needed = max(least, metrics.horizontalAdvance(self.title.text()) * 0.6) + px(4)
        letters = LETTERS
        while (room := self._room_for_words()) < needed and letters * APPEARANCE.text_scale > READABLE:
            letters -= 0.5
            self._write_buttons(letters, letters <= TWO_LINES)
        return room

    def _write_buttons(self, letters: float, is_split: bool = False) -> None:
        for button in self._buttons:
            if (button.letters, button.is_split) != (letters, is_split):
                button.letters, button.is_split = letters, is_split
                button.updateGeometry()
                button.update()

    def _show_hint(self, room: int, has_line: bool) -> None:
        """Show the hint under a title of one line; a longer title takes its place, and the tool tip has the hint."""
        title = self.title.fontMetrics().horizontalAdvance(self.title.text())
        is_shown = has_line and bool(self.hint.text()) and title <= room
        self.hint.fit(room)
        self.hint.setVisible(is_shown)
        set_tool_tip(self, "" if is_shown else self.hint.text())

    def _room_for_words(self) -> int:
        """The width that buttons and ruling leave to title and hint, in pixels."""
        margins = self._row.contentsMargins()
        taken = margins.left() + margins.right() + sum([button.sizeHint().width() for button in self._buttons])
        taken += self.ruling.sizeHint().width() if self._ruling else 0
        return self.width() - taken

    @guard
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Name the keys on the buttons where there is room for it."""
        super().resizeEvent(event)
        self._show_caps()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper, the seat's spine and badge."""
        painter = QPainter(self)
        sheet = QRectF(self.rect()).adjusted(6, 4, -6, -10)
        materials.paper(painter, sheet, 14, 3)
        if self._seat is not None:
            materials.spine(painter, QRectF(sheet.left(), sheet.top(), 8, sheet.height()), self._seat)
            side = px(32)
            place = QRectF(sheet.left() + 18, sheet.center().y() - side / 2, side, side)
            sprites.draw(painter, place, f"badge-{SEATS[self._seat].symbol}")


def _is_key_of_answer(watched: QObject) -> bool:
    """Whether it is the key of a button, and of no command: such a one may lead to the ruling of a bubble."""
    button = watched.parent() if isinstance(watched, QShortcut) else None
    return isinstance(button, Pressable) and button.command is None


SHIFTS = (0.0, -0.3, 0.3, -0.5, 0.5)
"""How far a bubble may be shifted along a side of its place, as a share of its own length."""
AWAY = (0, 60, 120, 180)
"""How far from its place it may be, in pixels."""
WIDTHS = 360, 560, 280
"""How wide it is at 100 %, in pixels; another width than the first where that one hides something everywhere."""
STEPS = 16
"""Where that is not enough, it may be at so many steps across and down the whole window."""


class Bubble(QWidget):
    """Why something cannot be: what is in the way, the rule, and its ruling, with a tail to the place.

    It stays until the next press. `asked` carries the ruling one wants to read.
    """

    role: str = "danger"
    """The colour of its headline, by its name in the theme."""
    edge: str = "danger"
    sign: str = "no"
    is_silent = False
    """Whether screen readers say it only when whoever shows it lets them."""
    stays = False
    """Whether it is there until whoever shows it takes it away, whatever is pressed and whoever comes."""
    asked = Signal(str)
    standing = Signal(bool)
    """Whether it is there from now on."""
    TAIL = 22
    """Room round the body for the tail, in pixels."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self._tip = QPointF()
        self._body = QRectF()
        self._has_tail = True
        """Whether its place is near enough to be pointed at."""
        self._ruling = ""
        self.headline = TextLabel(step=15.5, role=self.role, weight=800, wrap=True)
        self.sentence = TextLabel(step=14, wrap=True)
        self.ruling = Link("")
        self.ruling.chosen.connect(lambda: self.asked.emit(self._ruling))
        self._column = spaced(QVBoxLayout(self), 2)
        self._column.addWidget(self.headline)
        self._column.addWidget(self.sentence)
        self._column.addWidget(self.ruling, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def say(
        self,
        headline: str,
        sentence: str,
        ruling: str,
        at: QRect,
        avoid: Sequence[QRect] = (),
        spare: Sequence[QRect] = (),
    ) -> None:
        """Show the refusal beside the place `at` (in the parent's coordinates), hiding neither it nor those to `avoid`,
        and of those to `spare` as little as that allows."""
        self.headline.setText(headline)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self.ruling.setText(ruling_words(ruling))
        self.ruling.setVisible(bool(ruling))
        self._ruling = ruling
        self.setAccessibleName(joined(headline, sentence, ruling_words(ruling)))
        self._place(at, [at, *avoid], spare)
        self.show()
        self.raise_()
        self.standing.emit(True)
        application().installEventFilter(self)
        if not self.is_silent:
            announce(self, self.accessibleName())

    @property
    def ruling_shown(self) -> str:
        """The ruling it names now; "" for none, or when it is not there."""
        return self._ruling if self.isVisible() else ""

    def leave(self) -> None:
        """Take the bubble away."""
        # At once: it sees every event of the program.
        application().removeEventFilter(self)
        self.hide()
        self.standing.emit(False)

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The next press anywhere else takes the bubble away, unless it stays, and does what it does."""
        if self.stays or not self.isEnabled():  # what is pressed on a sheet over the page is for that alone
            return False
        # Qt gives a press to the window first, which is no widget, and then to the widget under it: that one counts.
        # The key of a button goes to no widget at all, but to its shortcut.
        pressed = event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.KeyPress)
        elsewhere = isinstance(watched, QWidget) and watched is not self and not self.isAncestorOf(watched)
        if (pressed and elsewhere) or (event.type() == QEvent.Type.Shortcut and _is_key_of_answer(watched)):
            self.leave()
        return False

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the paper with its edge, its tail and its sign."""
        now, painter = theme(), QPainter(self)
        materials.shadow(painter, self._body, 14, 3)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath()
        shape.addRoundedRect(self._body.adjusted(1.2, 1.2, -1.2, -1.2), 14, 14)
        painter.setPen(QPen(getattr(now, self.edge), 2.4))
        painter.setBrush(now.card)
        painter.drawPath(shape.united(self._tail()) if self._has_tail else shape)
        side = px(24)
        sprites.draw_icon(
            painter,
            QRectF(self._body.left() + 12, self._body.top() + 11, side, side),
            self.sign,
            getattr(now, self.role),
        )

    def _place(self, at: QRect, avoid: Sequence[QRect], spare: Sequence[QRect]) -> None:
        # At an edge of the page no tail is needed, only the shadow.
        beyond = self.TAIL - 8
        room = self._page.rect().adjusted(-beyond, -beyond, beyond, beyond)
        self._column.setContentsMargins(self.TAIL + px(46), self.TAIL + 10, self.TAIL + 16, self.TAIL + 8)
        found = []
        for wide in WIDTHS:
            width = min(px(wide) + 2 * self.TAIL, room.width())
            size = QSize(width, self._column.heightForWidth(width))
            spots = (_moved_into(room, spot) for spot in chain(_spots(at, size), _all_over(room, size)))
            found.append(_clearest(spots, avoid, spare))
            if not found[-1][0]:
                break
        self.setGeometry(min(found, key=lambda one: one[0])[1])
        self._body = QRectF(self.rect()).adjusted(self.TAIL, self.TAIL, -self.TAIL, -self.TAIL)
        self._tip = QPointF(at.center() - self.pos())
        # From farther away the tail, which is short, would point at something else that lies between.
        near = AWAY[1]
        self._has_tail = self.geometry().adjusted(-near, -near, near, near).intersects(at)

    def _tail(self) -> QPainterPath:
        """A beak from the nearest edge of the body towards the place."""
        body, tip = self._body, self._tip
        path = QPainterPath()
        foot = QPointF(
            min(max(tip.x(), body.left() + 22), body.right() - 22),
            min(max(tip.y(), body.top() + 22), body.bottom() - 22),
        )
        if tip.x() < body.left() or tip.x() > body.right():
            base = body.left() + 3 if tip.x() < body.left() else body.right() - 3
            reach = max(2.0, tip.x()) if tip.x() < body.left() else min(self.width() - 2.0, tip.x())
            end = min(max(tip.y(), 2.0), self.height() - 2.0)
            points = (QPointF(base, foot.y() - 11), QPointF(reach, end), QPointF(base, foot.y() + 11))
        else:
            base = body.top() + 3 if tip.y() < body.top() else body.bottom() - 3
            reach = max(2.0, tip.y()) if tip.y() < body.top() else min(self.height() - 2.0, tip.y())
            end = min(max(tip.x(), 2.0), self.width() - 2.0)
            points = (QPointF(foot.x() - 11, base), QPointF(end, reach), QPointF(foot.x() + 11, base))
        path.moveTo(points[0])
        path.lineTo(points[1])
        path.lineTo(points[2])
        path.closeSubpath()
        return path


def _clearest(spots: Iterable[QRect], avoid: Sequence[QRect], spare: Sequence[QRect]) -> tuple[int, QRect]:
    """How much the place that hides least hides of what is to be avoided, and that place. Of places that hide equally
    much it is the first: the right side before the left, the middle of a side before its ends, what is near before what
    is far."""
    best: tuple[int, int, QRect] | None = None
    for spot in spots:
        hidden = _hidden(spot, avoid), _hidden(spot, spare)
        if best is None or hidden < best[:2]:
            best = *hidden, spot
            if not any(hidden):  # nothing that comes later is better
                break
    assert best is not None
    return best[0], best[2]


def _spots(at: QRect, size: QSize) -> Iterator[QRect]:
    """The places beside the place itself: right, left, above, below; then the same shifted along that side, then
    farther away."""
    middle = at.center()
    top, left = middle.y() - size.height() // 2, middle.x() - size.width() // 2
    corners = (
        corner
        for away in AWAY
        for share in SHIFTS
        for corner in (
            QPoint(at.right() - 4 + away, top + round(share * size.height())),
            QPoint(at.left() + 4 - away - size.width(), top + round(share * size.height())),
            QPoint(left + round(share * size.width()), at.top() + 4 - away - size.height()),
            QPoint(left + round(share * size.width()), at.bottom() - 4 + away),
        )
    )
    return (QRect(corner, size) for corner in corners)


def _all_over(room: QRect, size: QSize) -> Iterator[QRect]:
    """Places all over the room, for where there is none beside the place itself."""
    free = room.size() - size
    steps = ((x, y) for y in range(STEPS + 1) for x in range(STEPS + 1))
    return (
        QRect(room.topLeft() + QPoint(free.width() * x // STEPS, free.height() * y // STEPS), size) for x, y in steps
    )


def _moved_into(room: QRect, spot: QRect) -> QRect:
    moved = QRect(spot)
    moved.moveLeft(max(room.left(), min(spot.left(), room.right() - spot.width())))
    moved.moveTop(max(room.top(), min(spot.top(), room.bottom() - spot.height())))
    return moved


def _hidden(spot: QRect, others: Sequence[QRect]) -> int:
    """How much of the other places the bubble's body would hide there."""
    body = spot.adjusted(Bubble.TAIL, Bubble.TAIL, -Bubble.TAIL, -Bubble.TAIL)
    hidden = (body.intersected(other) for other in others)
    return sum(one.width() * one.height() for one in hidden if not one.isEmpty())
