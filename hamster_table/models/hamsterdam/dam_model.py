"""A dam of Hamsterdam as a tree of sentences: its cards in their order, and under each card the hamsters on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QModelIndex

from hamster_table.engine.hamsterdam.actions import CARDS, FIRST_COPYCAT, NAMES, PLAIN, WAYS, Hamster, Number, Spot
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat
from hamster_table.models.guard import guard
from hamster_table.models.items.table_model import SEAT_ROLE, Index, Role, filled, tr
from hamster_table.models.items.tree_model import TwoLevels

NUMBER_ROLE = Role.UserRole + 7
"""The number of a card."""
WATER_ROLE = Role.UserRole + 8
"""How many flood tokens lie on a card."""
FLIPPED_ROLE = Role.UserRole + 9
"""Whether a card is flipped."""
DOTS_ROLE = Role.UserRole + 10
"""The orange and the blue dots of a card."""
HAMSTER_ROLE = Role.UserRole + 11
"""Which hamster it is: the number of a special, or `PLAIN`."""
SPECIAL_ROLE = Role.UserRole + 12
"""What a special is called; "" for an ordinary hamster."""
ODDS_ROLE = Role.UserRole + 13
"""How many of the 36 rolls of two dice flood a card; none for a flipped one."""

DRY = N_("Position {position}, number {number}: dry; hamsters: {hamsters}; rolls that flood it: {ways} of 36")
WET = N_(
    "Position {position}, number {number}: water: {water}; hamsters: {hamsters}; rolls that flood it: {ways} of 36"
)
FLIPPED = N_("Position {position}, number {number}: flipped")
NOBODY = N_("none")
ORDINARY = N_("Hamster")
LONE_SPECIAL = N_("{special}, special")
WITH_MARKER = N_("{special}, special, with a marker")
COPYING = N_("{special}, special, copying {copied}")


@dataclass(frozen=True, slots=True)
class DamCard:
    """A card as it lies in the dam."""

    number: Number
    water: int
    is_flipped: bool
    dots: tuple[int, int]
    """Orange and blue."""
    says: str

    @property
    def ways(self) -> int:
        return 0 if self.is_flipped else WAYS[self.number]


@dataclass(frozen=True, slots=True)
class OnCard:
    """A hamster that stands on a card."""

    hamster: Hamster
    says: str


Stack = tuple[OnCard, ...]


class DamModel(TwoLevels):
    """The cards of one dam from the left, and under each its hamsters, the specials on top."""

    def __init__(self) -> None:
        super().__init__()
        self._seat: Seat = -1
        self._cards: tuple[DamCard, ...] = ()
        self._stacks: list[Stack] = []

    def set_view(self, view: Hamsterdam, seat: Seat) -> None:
        """Show the dam of a seat, and tell what has changed; only another seat's dam is shown from scratch."""
        stacks = [_stack(view, spot) for spot in _spots(view, seat)]
        cards = tuple(_card(view, spot, stack) for spot, stack in zip(_spots(view, seat), stacks, strict=True))
        if seat != self._seat:
            self.beginResetModel()
            self._seat, self._cards, self._stacks = seat, cards, stacks
            self.endResetModel()
        elif len(cards) != len(self._cards):
            self._lay(cards, stacks)
        else:
            self._update(cards, stacks)

    # What Qt asks

    def place_count(self) -> int:
        """The cards of the dam."""
        return len(self._cards)

    def thing_count(self, place: int) -> int:
        """The hamsters on a card."""
        return len(self._stacks[place])

    @guard
    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        if role == SEAT_ROLE:
            return self._seat
        spot = self.place_of(index)
        if self.is_place(index):
            return _of_card(self._cards[spot], role)
        return _of_hamster(self._stacks[spot][index.row()], role)

    # Telling what has changed

    def _lay(self, cards: tuple[DamCard, ...], stacks: list[Stack]) -> None:
        """Lay the whole dam, or take it away again."""
        if self._cards:
            self.beginRemoveRows(QModelIndex(), 0, len(self._cards) - 1)
            self._cards, self._stacks = (), []
            self.endRemoveRows()
        if cards:
            self.beginInsertRows(QModelIndex(), 0, len(cards) - 1)
            self._cards, self._stacks = cards, stacks
            self.endInsertRows()

    def _update(self, cards: tuple[DamCard, ...], stacks: list[Stack]) -> None:
        before, self._cards = self._cards, cards
        for row, stack in enumerate(stacks):
            if stack != self._stacks[row]:
                self._restack(row, stack)
            if before[row] != cards[row]:
                self.dataChanged.emit(self.index(row, 0), self.index(row, 0))

    def _restack(self, row: int, new: Stack) -> None:
        """Take away who has gone, put in who has come, and tell who looks different now."""
        old, card = self._stacks[row], self.index(row, 0)
        head = _common(old, new)
        tail = _common(old[head:][::-1], new[head:][::-1])
        old_end, new_end = len(old) - tail, len(new) - tail
        if head < old_end:
            self.beginRemoveRows(card, head, old_end - 1)
            self._stacks[row] = old[:head] + old[old_end:]
            self.endRemoveRows()
        if head < new_end:
            self.beginInsertRows(card, head, new_end - 1)
            self._stacks[row] = old[:head] + new[head:new_end] + old[old_end:]
            self.endInsertRows()
        stood, self._stacks[row] = self._stacks[row], new
        for n, (was, now) in enumerate(zip(stood, new, strict=True)):
            if was != now:
                self.dataChanged.emit(self.index(n, 0, card), self.index(n, 0, card))


def _common(old: Stack, new: Stack) -> int:
    """How many of the first are the same hamsters."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((n for n, (a, b) in pairs if a.hamster != b.hamster), min(len(old), len(new)))


def _of_card(card: DamCard, role: int) -> Any:
    if role in (Role.DisplayRole, Role.AccessibleTextRole):
        return card.says
    if role == NUMBER_ROLE:
        return card.number
    if role == WATER_ROLE:
        return card.water
    if role == FLIPPED_ROLE:
        return card.is_flipped
    if role == DOTS_ROLE:
        return card.dots
    return card.ways if role == ODDS_ROLE else None


def _of_hamster(here: OnCard, role: int) -> Any:
    if role in (Role.DisplayRole, Role.AccessibleTextRole):
        return here.says
    if role == HAMSTER_ROLE:
        return here.hamster
    if role == SPECIAL_ROLE:
        return "" if here.hamster == PLAIN else NAMES[here.hamster]
    return None


def _spots(view: Hamsterdam, seat: Seat) -> range:
    """The spots of a dam; none before the line-up."""
    return range(CARDS * seat, CARDS * seat + CARDS) if view.numbers else range(0)


def _card(view: Hamsterdam, spot: Spot, stack: Stack) -> DamCard:
    number, water, is_flipped = view.numbers[spot], view.water[spot], not view.is_up(spot)
    box = view.box
    says = filled(
        FLIPPED if is_flipped else WET if water else DRY,
        position=spot % CARDS + 1,
        number=number,
        water=water,
        hamsters=len(stack) or tr(NOBODY),
        ways=WAYS[number],
    )
    return DamCard(number, water, is_flipped, (box.orange[number], box.blue[number]), says)


def _stack(view: Hamsterdam, spot: Spot) -> Stack:
    specials = tuple(OnCard(special, _told(view, special)) for special in view.specials_on(spot))
    return specials + view.plain[spot] * (OnCard(PLAIN, tr(ORDINARY)),)


def _told(view: Hamsterdam, special: Hamster) -> str:
    """What a special is called, and what it carries or copies."""
    copied = view.link[special - FIRST_COPYCAT] if special in (FIRST_COPYCAT, FIRST_COPYCAT + 1) else PLAIN
    if view.marked >> special & 1:
        return filled(WITH_MARKER, special=NAMES[special])
    if copied != PLAIN:
        return filled(COPYING, special=NAMES[special], copied=NAMES[copied])
    return filled(LONE_SPECIAL, special=NAMES[special])
