"""The stickers of a person: those that were earned, and pale shapes of those to come."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from hamster_table.engine.game_records import Record
from hamster_table.engine.messages import in_sentence
from hamster_table.features.records.sticker_picture import paint_sticker
from hamster_table.features.records.stickers import Sticker, earned, new_with, seated, stickers
from hamster_table.models.guard import guard
from hamster_table.models.messages import tr
from hamster_table.models.record_words import day_words
from hamster_table.models.texts import headed, translate
from hamster_table.views.art.theme import font, px, theme
from hamster_table.views.text.plain_text import markup
from hamster_table.views.widgets.card_grid import CardGrid
from hamster_table.views.widgets.clipboard_page import ClipboardPage
from hamster_table.views.widgets.controls import Choice
from hamster_table.views.widgets.prompt_bar import ButtonSpec

Index = QModelIndex | QPersistentModelIndex
DISC, TALL, WIDE = 96, 158, 148
"""How large a sticker is, and how much room it has with its title; pixels at 100 %."""
WORDS = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class StickersModel(QAbstractListModel):
    """All stickers in their order, with the games that have earned those of one person."""

    def __init__(self) -> None:
        super().__init__()
        self.earned: Mapping[str, Record] = {}

    def set_earned(self, earned: Mapping[str, Record]) -> None:
        """Show these as earned, by key."""
        self.beginResetModel()
        self.earned = earned
        self.endResetModel()

    @guard(fallback=0)
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        """One row for each that there is."""
        return 0 if parent.isValid() else len(stickers())

    @guard
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Its title; for screen readers and tips all that may be said of it."""
        sticker = stickers()[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return title_of(sticker, sticker.key in self.earned)
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            said = said_of(sticker, self.earned.get(sticker.key))
            return said if role == Qt.ItemDataRole.AccessibleTextRole else markup(said)
        return None


def title_of(sticker: Sticker, is_earned: bool) -> str:
    """What it is called, by whoever may know."""
    return tr(sticker.title) if is_earned or not sticker.is_secret else translate("Stickers", "A secret")


def said_of(sticker: Sticker, record: Record | None) -> str:
    """A sticker in words, with the game that earned it; None: it is still to be earned."""
    title = title_of(sticker, record is not None)
    if record is not None:
        words = translate("Stickers", "{title}: {condition} Earned {day}.")
        return words.format(title=title, condition=tr(sticker.says), day=day_words(record.ended))
    if sticker.is_secret:
        return translate("Stickers", "A secret: what must be done for it is told to whoever has done it.")
    return translate("Stickers", "{title}, not earned yet: {condition}").format(title=title, condition=tr(sticker.says))


def new_words(records: Sequence[Record], of: int) -> list[str]:
    """What people have earned in the game with this id, all in one sentence; [] for nothing."""
    found: dict[str, list[str]] = {}
    for name, sticker in new_with(records, of):
        found.setdefault(in_sentence(name), []).append(tr(sticker.title))
    people = " · ".join(headed(name, ", ".join(titles)) for name, titles in found.items())
    return [translate("Stickers", "New stickers. {people}.").format(people=people)] if people else []


class _Drawn(QStyledItemDelegate):
    """Draws a sticker over its title."""

    @guard(fallback=QSize(WIDE, TALL))
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """All have the same room."""
        return QSize(px(WIDE), px(TALL))

    @guard
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw it, with a ring where the focus is."""
        now, room, model = theme(), QRectF(option.rect), index.model()
        assert isinstance(model, StickersModel)
        sticker, side = stickers()[index.row()], px(DISC)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(now.focus, 2.4))
            painter.setBrush(now.inset)
            painter.drawRoundedRect(room.adjusted(3, 3, -3, -3), 12, 12)
        is_earned = sticker.key in model.earned
        place = QRectF(room.center().x() - side / 2, room.top() + px(8), side, side)
        paint_sticker(painter, place, sticker, is_earned)
        painter.setFont(font(14, 800 if is_earned else 600))
        painter.setPen(now.ink if is_earned else now.soft_ink)
        words = QRectF(
            room.left() + 8, place.bottom() + px(5), room.width() - 16, room.bottom() - place.bottom() - px(8)
        )
        painter.drawText(words, int(WORDS), index.data())
        painter.restore()


class StickersPage(ClipboardPage):
    """Whose stickers they are stands at the top; the bar says of the one that is looked at what it was for."""

    widest = 1400

    opened = Signal(int, str)
    """(id, why): the game that has earned a sticker is to be looked at, and what it has earned, in words."""

    def __init__(self, records: Sequence[Record], kept: Collection[int] = (), whose: str = "") -> None:
        """*records*: the last one first. *kept*: the ids of the games that can still be looked at. *whose*: the name of
        a person, as it is compared; "": whoever has played most."""
        super().__init__(translate("Stickers", "Stickers"), " ")
        self._kept = kept
        self.people = seated(records)
        """The games of everybody, by the name as it is compared."""
        names = {name: in_sentence(own[-1].name) for name, own in self.people.items()}
        order = sorted(self.people, key=lambda name: (-len(self.people[name]), name))
        self.person = whose if whose in self.people else next(iter(order), "")
        """Whose stickers are shown, by the name as it is compared; "": nobody's."""
        self.stickers = StickersModel()
        self.list = CardGrid(self.stickers, _Drawn(), self.windowTitle())
        self.list.told.connect(self._tell)
        self.body.addWidget(self.list, 1)
        if len(order) > 1:
            choice = Choice([(name, names[name]) for name in order], self.person, translate("Stickers", "Whose?"))
            choice.picked.connect(lambda name: self.show_person(str(name)))
            self.head.addWidget(choice, 0, Qt.AlignmentFlag.AlignTop)
        self._names = names
        self.show_person(self.person)
        self.setFocusProxy(self.list)

    def show_person(self, name: str) -> None:
        """Show the stickers of a person, by the name as it is compared; "": of nobody."""
        self.person = name
        own = earned(self.people.get(name, ()))
        self.stickers.set_earned(own)
        words = translate("Stickers", "{name}: {count} of {all}")
        count = {"count": len(own), "all": len(stickers())}
        self.set_title(self.windowTitle(), words.format(name=self._names[name], **count) if name else "")
        self.list.setCurrentIndex(self.stickers.index(0, 0))
        self._tell(0)

    def _tell(self, row: int) -> None:
        if row < 0:
            return
        sticker = stickers()[row]
        record = self.stickers.earned.get(sticker.key)
        said = said_of(sticker, record)
        presses: tuple[ButtonSpec, ...] = ()
        if record is not None and record.of in self._kept:
            look = translate("Stickers", "Look at the game")
            presses = (ButtonSpec(look, partial(self.opened.emit, record.of, said), "gold", "Enter"),)
        rule = translate("Stickers", "Each is earned once, by playing. Challenges do not count.")
        self.show_bar(said, rule, presses)
