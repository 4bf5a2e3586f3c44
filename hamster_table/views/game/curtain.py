"""The curtain between two people at one machine: it hides the whole window before the next view is built."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QEvent, QObject, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hamster_table.engine.messages import in_sentence
from hamster_table.models import messages
from hamster_table.models.guard import guard
from hamster_table.models.items.history_model import most_important
from hamster_table.models.seat_control import PERSON
from hamster_table.models.seat_names import told_apart
from hamster_table.models.session import Session
from hamster_table.models.texts import translate
from hamster_table.views.art import materials, people_drawings, sprites
from hamster_table.views.art.theme import SEATS, TITLE, duration, font, px, theme
from hamster_table.views.game import curtain_artwork
from hamster_table.views.widgets.badge import Badge
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.deferred_update import FollowsWhenSeen
from hamster_table.views.widgets.layouts import clear_layout, spaced
from hamster_table.views.widgets.presses import PRESSES
from hamster_table.views.widgets.prompt_bar import Bubble
from hamster_table.views.widgets.speech import SPEECH, interrupt, joined
from hamster_table.views.widgets.text import CutLine, TextLabel


@dataclass(frozen=True, slots=True)
class CurtainSeat:
    """A seat as the curtain shows it: who sits there and whether its choice is made."""

    name: str
    is_computer: bool = False
    has_chosen: bool = False
    """Whether its secret choice is sealed."""


def curtain_seats(session: Session) -> list[CurtainSeat]:
    """The seats of a game, and whose secret choice is made."""
    sealed = session.match.state.sealed
    players = enumerate(session.seating.players)
    return [CurtainSeat(player.name, player.kind != PERSON, seat in sealed) for seat, player in players]


def missed_by(session: Session, seat: int) -> list[str]:
    """What was most important since a seat last chose, in sentences that everybody may read."""
    told = [one for one in session.recap(seat) if not one.is_heading and messages.sentence(one, session.names)]
    return [messages.sentence(event, session.names) for event in most_important(told)]


class Seat(QWidget):
    """One seat in the row of all: its badge, its name, and whether it has chosen."""

    def __init__(self, seat: int, seat_info: CurtainSeat, is_next: bool) -> None:
        super().__init__()
        self._seat, self._is_next = seat, is_next
        if is_next:
            state = translate("Curtain", "choosing now")
        elif seat_info.has_chosen:
            state = translate("Curtain", "has chosen")
        elif seat_info.is_computer:
            state = translate("Curtain", "computer")
        else:
            state = translate("Curtain", "waiting")
        name = CutLine(seat_info.name, 14, weight=800)
        words = TextLabel(state, 12.5, "soft_ink", 700 if is_next else 600)
        column = spaced(QVBoxLayout(), 0)
        column.addWidget(name)
        column.addWidget(words)
        row = spaced(QHBoxLayout(self), 8, (8, 5, 8, 5))
        row.addWidget(Badge(seat, 30, seat_info.has_chosen and not is_next, name=seat_info.name))
        row.addLayout(column, 1)
        self.setAccessibleName(f"{seat_info.name}, {state}")

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame of who is next."""
        if not self._is_next:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(SEATS[self._seat].line, 2.2))
        painter.setBrush(theme().inset)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 12, 12)


class Sign(QWidget):
    """The sign before the curtain: who takes over, what for, who has chosen, what happened meanwhile."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._badge = Badge(0, 76)
        self.please = TextLabel(translate("Curtain", "Please hand the computer to"), 16, "soft_ink")
        self.name = CutLine(step="hero")
        self.what_for = TextLabel(step=17, wrap=True)
        self._since = TextLabel(translate("Curtain", "Since your last turn"), 13.5, "legal_ink", 800)
        self._recap = TextLabel(step=14, wrap=True)
        self._row = QWidget()
        self._seats = spaced(QGridLayout(self._row), 6, (0, 0, 0, 0))
        self.lift = Button("", "gold", "Enter", size=18)
        self.absent = Button("", size=15.5)
        for button in (self.lift, self.absent):
            button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._lay_out()

    def show_hand_over(
        self, seats: Sequence[CurtainSeat], seat: int, short: str, what_for: str, recap: Sequence[str]
    ) -> None:
        """Say that the machine goes to this seat; *short* is its name where there is little room."""
        name = seats[seat].name
        self._badge.set_seat(seat, name)
        self.name.setText(name)
        self.what_for.setText(what_for)
        self._recap.setText("\n".join(recap))
        short = in_sentence(short)
        self.lift.setText(translate("Curtain", "I am {name}: lift the curtain").format(name=short))
        self.absent.setText(translate("Curtain", "{name} is not here").format(name=short))
        for button in (self.lift, self.absent):
            button.setAccessibleName(button.text())
        self._show_seats(seats, seat)

    def missed(self) -> list[str]:
        """What happened since the last turn of who takes over, with its heading; nothing where nothing did."""
        return [f"{self._since.text()}:", self._recap.text()] if self._recap.text() else []

    def fit(self, width: int, most: int) -> int:
        """Hide what matters least until the sign, *width* pixels wide, is at most *most* high; returns its height."""
        # 92: the margins at both sides; 96: the badge and the space beside it.
        self._fit_name(width - 92 - px(96))
        parts = [words for words in (self._since, self._recap) if words.text() and self._recap.text()]
        for words in (self._since, self._recap):
            words.setVisible(words in parts)
        self._row.setVisible(True)
        room = width - 92
        side_by_side = self.lift.minimumSizeHint().width() + self.absent.minimumSizeHint().width() + 8 <= room
        self._buttons.setDirection(
            QBoxLayout.Direction.LeftToRight if side_by_side else QBoxLayout.Direction.TopToBottom
        )
        # First nothing, then what happened meanwhile, then the row of all seats; who takes over always stays.
        for victims in ((), parts, (self._row,)):
            for part in victims:
                part.hide()
            # By itself the layout hears of hidden parts by an event later, but it is measured now.
            self._column.invalidate()
            self._column.activate()
            height = self._column.heightForWidth(width)
            if height <= most:
                return height
        return most

    def _fit_name(self, room: int) -> None:
        for size in (52, 42, 34, 27, 21):
            letters = font(size, 800, TITLE)
            if QFontMetricsF(letters).horizontalAdvance(self.name.text()) <= room:
                break
        self.name.setFont(letters)
        self.name.setFixedHeight(round(letters.pixelSize() * 1.3))

    def _lay_out(self) -> None:
        who = spaced(QVBoxLayout(), 0)
        who.addWidget(self.please)
        who.addWidget(self.name)
        head = spaced(QHBoxLayout(), 20)
        head.addWidget(self._badge)
        head.addLayout(who, 1)
        self._buttons = spaced(QBoxLayout(QBoxLayout.Direction.LeftToRight), 8)
        self._buttons.addWidget(self.lift, 5)
        self._buttons.addWidget(self.absent, 3)
        self._column = spaced(QVBoxLayout(self), 10, (46, 34, 46, 38))
        self._column.addLayout(head)
        for part in (self.what_for, self._since, self._recap):
            self._column.addWidget(part)
        self._column.addWidget(self._row)
        self._column.addSpacing(4)
        self._column.addLayout(self._buttons)

    def _show_seats(self, seats: Sequence[CurtainSeat], seat: int) -> None:
        clear_layout(self._seats)
        columns = 3 if len(seats) == 5 else min(4, len(seats))
        for number, seat_info in enumerate(seats):
            place = Seat(number, seat_info, number == seat)
            self._seats.addWidget(place, number // columns, number % columns)
            self._seats.setColumnStretch(number % columns, 1)
            place.show()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the wooden frame and the card in it."""
        painter, frame = QPainter(self), QRectF(self.rect()).adjusted(8, 4, -8, -14)
        materials.wooden(painter, frame, 24, 4, 41)
        card = frame.adjusted(15, 15, -15, -15)
        materials.paper(painter, card, 14, 1)


class Curtain(QWidget, FollowsWhenSeen):
    """An opaque curtain over the whole window.

    From the first moment nothing behind it is drawn, takes keys or is read out: the other widgets of the
    window are hidden while it is down.
    """

    lifted = Signal(int)
    """(seat): this person has taken over, and behind the curtain nothing is shown yet."""
    opened = Signal()
    """The window is shown again."""
    absent = Signal(int)
    """(seat): this person is not there; the curtain stays down."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._page = window
        self._seat = -1
        self._seats: tuple[CurtainSeat, ...] = ()
        self._hidden: list[QWidget] = []
        self._share = 1.0
        self._is_lifting = False
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.valueChanged.connect(self._moved)
        self._motion.finished.connect(self._arrived)
        self.sign = Sign(self)
        self.sign.lift.chosen.connect(self._lift)
        self.sign.absent.chosen.connect(lambda: self.absent.emit(self._seat))
        window.installEventFilter(self)
        self.hide()

    @property
    def seat(self) -> int:
        """Who is to take over; -1 when nobody is."""
        return self._seat

    def fall(self, seats: Sequence[CurtainSeat], seat: int, what_for: str, recap: Sequence[str] = ()) -> None:
        """Hide the window at once and ask for `seat`: what it has to do, and what happened since its last turn."""
        self._motion.stop()
        for bubble in self._page.findChildren(Bubble):
            if not bubble.stays:
                bubble.leave()  # it was said to the person before
        self._seat, self._is_lifting = seat, False
        names = [one.name for one in seats]
        # Cut first: what tells them apart stands at the end.
        short = told_apart([name if len(name) <= 16 else f"{name[:15]}…" for name in names])[seat]
        seats = [replace(one, name=name) for one, name in zip(seats, told_apart(names), strict=True)]
        self._seats = tuple(seats)
        self.sign.show_hand_over(seats, seat, short, what_for, recap)
        self.sign.show()
        self.setAccessibleName(joined(f"{self.sign.please.text()} {seats[seat].name}", what_for, *self.sign.missed()))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
        # Hidden and not just covered: keys, screen readers and pictures of the window reach what is covered.
        self._hide_the_rest()
        self.setGeometry(self._page.rect())
        self.show()
        self.raise_()
        self._arrange()
        self.sign.lift.setFocus(Qt.FocusReason.OtherFocusReason)
        PRESSES.has_come(self)
        self._play(420, QEasingCurve.Type.OutBounce)
        # What waits to be said was for the person before, who is to hear it before somebody else comes.
        interrupt(self, joined(*SPEECH.take(), self.accessibleName()))

    def put_away(self) -> None:
        """Take the curtain away without anybody taking over."""
        self._motion.stop()
        self._seat, self._is_lifting = -1, False
        self.hide()
        self._show_the_rest()

    def finish(self) -> None:
        """End the running movement at once."""
        if self._motion.state() == QAbstractAnimation.State.Running:
            # `stop` would end it without the signal `finished`, which `_arrived` waits for.
            self._motion.setCurrentTime(self._motion.duration())

    def _lift(self) -> None:
        self.finish()
        seat, self._is_lifting = self._seat, True
        self.lifted.emit(seat)
        # Within that signal another curtain may have fallen: then it stays down.
        if self._seat != seat or not self._is_lifting:
            return
        self._seat = -1
        self.sign.hide()
        # While it parts, presses are for the table already.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._show_the_rest()
        PRESSES.has_come(self._page)
        self.opened.emit()
        self.raise_()
        self._play(380, QEasingCurve.Type.InOutCubic)

    def _hide_the_rest(self) -> None:
        children = self._page.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        for other in children:
            # What is hidden already must not be shown when the curtain opens.
            if other is not self and not other.isWindow() and not other.isHidden():
                self._hidden.append(other)
                other.hide()

    def _show_the_rest(self) -> None:
        hidden, self._hidden = self._hidden, []
        for other in hidden:
            other.show()

    def _play(self, milliseconds: int, easing: QEasingCurve.Type) -> None:
        length = duration(milliseconds)
        self._share = 0.0 if length else 1.0
        if length:
            self._motion.setEasingCurve(easing)
            self._motion.setDuration(length)
            self._motion.start()
        else:
            self._arrived()

    def _moved(self, share: float) -> None:
        self._share = share
        self.update()

    def _arrived(self) -> None:
        self._share = 1.0
        if self._is_lifting:
            self._is_lifting = False
            self.hide()
        self.update()

    def follow_look(self) -> None:
        """Lay what is on the curtain for letters of this size."""
        self._arrange()

    def _arrange(self) -> None:
        room = self._page.rect()
        self.setGeometry(room)
        width = min(px(696), room.width() - 32)
        top = round(curtain_artwork.valance_depth(room.height()) * 0.9)
        height = self.sign.fit(width, room.height() - top - 8)
        free = room.height() - top - height
        self.sign.setGeometry((room.width() - width) // 2, top + round(free * 0.22), width, height)
        self.update()

    @guard(fallback=False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay as large as the window."""
        # No layout does it, because it lies in none: it covers them all.
        if event.type() == QEvent.Type.Resize and watched is self._page:
            self._arrange()
        return False

    @guard
    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press ends the movement."""
        self.finish()

    @guard
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A key ends the movement and goes no further."""
        self.finish()

    @guard
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cloth: falling before the dark, hanging, or parting before the table."""
        painter = QPainter(self)
        width, height = self.width(), self.height()
        cloth = curtain_artwork.velvet(width, height, self.devicePixelRatioF())
        if self._is_lifting:
            apart = round(self._share * width / 2)
            painter.setClipRect(QRectF(0, 0, width / 2 - apart, height))
            painter.drawPixmap(-apart, 0, cloth)
            painter.setClipRect(QRectF(width / 2 + apart, 0, width / 2, height))
            painter.drawPixmap(apart, 0, cloth)
            return
        painter.fillRect(self.rect(), QColor("#000000" if theme().high_contrast else "#3A0F14"))
        painter.drawPixmap(0, round((self._share - 1) * height), cloth)
        self._paint_stage(painter, width, height)

    def _paint_stage(self, painter: QPainter, width: int, height: int) -> None:
        boards = min(96.0, height * 0.12)
        curtain_artwork.paint_boards(painter, width, height, boards)
        side = min(190.0, height * 0.24)
        room = QRectF(width * 0.06, height - boards * 0.62 - side * 0.94, width * 0.88, side)
        curtain_artwork.paint_hosts(
            painter,
            room,
            self._host(self._seat),
            [self._host(other) for other in range(len(self._seats)) if other != self._seat],
        )
        curtain_artwork.paint_valance(painter, width, height)
        self._paint_promise(painter, width, height)

    def _host(self, seat: int) -> str:
        """The drawing of a hamster: who takes over waves, the others look away, computers are switched off."""
        one = self._seats[seat]
        if one.is_computer:
            return people_drawings.host_name(seat, "robot")
        return people_drawings.host_name(seat, "up" if seat == self._seat else "away", one.name)

    def _paint_promise(self, painter: QPainter, width: int, height: int) -> None:
        words = translate("Curtain", "Nothing secret is shown behind this curtain")
        letters, tall = font(13.5, 700), px(32)
        wide = QFontMetricsF(letters).horizontalAdvance(words) + px(58)
        pill = QRectF((width - wide) / 2, height - tall - 12, wide, tall)
        # In a low window the sign needs the room.
        if pill.top() < self.sign.geometry().bottom() - 8:
            return
        painter.setPen(QPen(theme().edge, 2) if theme().high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#3A1408"))
        painter.drawRoundedRect(pill, tall / 2, tall / 2)
        ink = QColor("#FFE9B8")
        sprites.draw_icon(painter, QRectF(pill.left() + px(12), pill.center().y() - px(11), px(22), px(22)), "eye", ink)
        painter.setFont(letters)
        painter.setPen(ink)
        painter.drawText(pill.adjusted(px(40), 0, 0, 0), Qt.AlignmentFlag.AlignVCenter, words)
