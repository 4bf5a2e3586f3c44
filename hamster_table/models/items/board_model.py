"""The board of a game as a tree of items: its areas, the places in them, and the pieces on those.

A game says in a plain function what its board is for a view (`models/<game>/board.py`); the model compares that with
what it held and sends the smallest signals. The scene, tool tips, seat panels and screen readers are views of it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from itertools import repeat
from typing import Any, overload

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, Qt

from hamster_table.models.guard import guard
from hamster_table.models.items.table_model import Index, Role, changes

KEY_ROLE = Role.UserRole
"""What the item is: its key."""
SHOWN_ROLE = Role.UserRole + 1
"""What its drawing shows: a frozen record of the game."""
NOTE_ROLE = Role.UserRole + 2
"""What is written on a note beside it: a frozen record of the game."""

ROOT = 0
"""The number of the invisible root."""


@dataclass(slots=True, eq=False)
class BoardItem:
    """An area, a place or a piece. It does not change.

    Its words may be given as functions: most places are looked at and never read, so they are only worded for who
    reads them.
    """

    key: tuple[Any, ...]
    """What it is, such as `("square", 17)`: no other item of the board has this key, and a piece keeps it for life."""
    says: str | Callable[[], str] = ""
    """The sentence, or what gives it."""
    shown: Any = None
    """What its drawing shows: a frozen record of the game."""
    children: tuple[BoardItem, ...] = ()
    """The places of an area, or the pieces on a place, from the first to the last, the uppermost last."""
    notes: Hashable | Callable[[], Hashable] = None
    """The note, or what gives it."""
    tip: str | None = None
    """What a tool tip says of it to those who see the board, "" nothing; None: the sentence, which is for ears too."""

    @property
    def sentence(self) -> str:
        """What it is and what is there, as a sentence in the language of the program."""
        if callable(self.says):
            self.says = self.says()
        return self.says

    @property
    def note(self) -> Hashable:
        """What is written on a note beside it: a frozen record."""
        if callable(self.notes):
            self.notes = self.notes()
        return self.notes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, BoardItem) and self._all == other._all

    def __hash__(self) -> int:
        return hash(self.key)

    @property
    def _all(self) -> tuple[object, ...]:
        return self.key, self.sentence, self.shown, self.children, self.note, self.tip

    def is_news(self, before: BoardItem) -> bool:
        """Whether it looks or reads otherwise than *before*. What nobody has read of that is news to nobody."""
        return (
            self.shown != before.shown
            or (self.says != before.says and not callable(before.says) and self.sentence != before.says)
            or (self.notes != before.notes and not callable(before.notes) and self.note != before.notes)
        )


# Compared by identity: `index` and `remove` of lists would else compare whole subtrees.
@dataclass(slots=True, eq=False)
class _Node:
    """An item at its place in the tree. Indexes hold its number, so that no object is kept behind an index."""

    number: int
    item: BoardItem
    parent: _Node | None
    children: list[_Node] = field(default_factory=list)


class BoardModel(QAbstractItemModel):
    """The board, filled by `set_board`. Display and accessible text are the sentence."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._root = _Node(ROOT, BoardItem(()), None)
        self._nodes: dict[int, _Node] = {ROOT: self._root}
        self._by_key: dict[tuple[Any, ...], _Node] = {}
        self._last = ROOT
        self._kinds: dict[str, list[tuple[tuple[Any, ...], BoardItem]]] = {}

    def set_board(self, areas: Sequence[BoardItem]) -> None:
        """Show this board instead: pieces that went elsewhere are moved, others come and go, the rest changes."""
        self._kinds = {}
        self._move_to_new_parents(areas)
        self._update_children(self._root, tuple(areas))
        # Once more: who heard of a change in the middle of it may have asked for a kind.
        self._kinds = {}

    # Asking by key

    def item(self, key: tuple[Any, ...]) -> BoardItem | None:
        """The item with this key; None: it is not on the board."""
        node = self._by_key.get(key)
        return None if node is None else node.item

    def sentence(self, key: tuple[Any, ...]) -> str:
        """The sentence of an item; "" for what is not on the board."""
        found = self.item(key)
        return "" if found is None else found.sentence

    def tip(self, key: tuple[Any, ...]) -> str:
        """What a tool tip says of an item; "" for what is not on the board."""
        found = self.item(key)
        return "" if found is None else found.sentence if found.tip is None else found.tip

    def shown(self, key: tuple[Any, ...]) -> Any:
        """What the drawing of an item shows; None for what is not on the board."""
        # Asked for every place in each layout.
        node = self._by_key.get(key)
        return None if node is None else node.item.shown

    def note(self, key: tuple[Any, ...]) -> Any:
        """What is written on a note beside an item; None: nothing, or it is not on the board."""
        found = self.item(key)
        return None if found is None else found.note

    def parent_key(self, key: tuple[Any, ...]) -> tuple[Any, ...]:
        """On what an item is; () for an area. Raises `KeyError` for what is not on the board."""
        above = self._by_key[key].parent
        return () if above is None else above.item.key

    def of_kind(self, kind: str) -> list[tuple[tuple[Any, ...], BoardItem]]:
        """All items whose keys begin so, from the first to the last, each with the key of what it is on."""
        # Scenes ask for every kind several times in each layout: one walk over the board answers them all.
        if not self._kinds:
            for above, item in _with_parents([node.item for node in self._root.children]):
                self._kinds.setdefault(item.key[0], []).append((above.key if above else (), item))
        return [*self._kinds.get(kind, ())]

    def index_of(self, key: tuple[Any, ...]) -> QModelIndex:
        """The index of an item; an invalid one for what is not on the board."""
        node = self._by_key.get(key)
        return QModelIndex() if node is None else self._index(node)

    # What Qt asks

    @guard(fallback=QModelIndex())
    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:
        above = self._node(parent)
        if column or not 0 <= row < len(above.children):
            return QModelIndex()
        return self.createIndex(row, 0, above.children[row].number)

    @overload
    def parent(self) -> QObject: ...
    @overload
    def parent(self, child: Index) -> QModelIndex: ...
    @guard(fallback=QModelIndex())
    def parent(self, child: Index | None = None) -> QModelIndex | QObject | None:
        # Qt has two functions of this name; without an argument it is the one of every QObject.
        if child is None:
            return super().parent()
        above = self._node(child).parent
        return QModelIndex() if above is None else self._index(above)

    @guard(fallback=0)
    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.column() > 0 else len(self._node(parent).children)

    @guard(fallback=1)
    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 1

    @guard
    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        if not self.checkIndex(index, self.CheckIndexOption.IndexIsValid):
            return None
        item = self._node(index).item
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            return item.sentence
        if role == KEY_ROLE:
            return item.key
        if role == SHOWN_ROLE:
            return item.shown
        return item.note if role == NOTE_ROLE else None

    @guard(fallback=Qt.ItemFlag.NoItemFlags)
    def flags(self, index: Index) -> Qt.ItemFlag:
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable if index.isValid() else Qt.ItemFlag.NoItemFlags

    # From one board to the next

    def _move_to_new_parents(self, areas: Sequence[BoardItem]) -> None:
        """Move items that are on another place now, so that views keep them instead of removing and adding them."""
        # Before anything is removed: a piece on a place that goes must be saved from it first.
        for above, item in _with_parents(areas):
            node, goal = self._by_key.get(item.key), self._by_key.get(above.key) if above else self._root
            # Nothing can be moved to a place that is new itself, nor into its own inside: it is removed and inserted.
            if node is None or goal is None or node.parent is goal or _is_within(goal, node):
                continue
            # Its row among those that are there already; the order of all is set right afterwards.
            here = {child.key for child in (above.children if above else areas)}
            self._move(node, goal, min(len(goal.children), sum(one.item.key in here for one in goal.children)))

    def _move(self, node: _Node, goal: _Node, row: int) -> None:
        origin = node.parent
        assert origin is not None
        start = origin.children.index(node)
        # The parents always differ here. Within one, Qt would count *row* with the moved item still there.
        if self.beginMoveRows(self._index(origin), start, start, self._index(goal), row):
            origin.children.remove(node)
            goal.children.insert(row, node)
            node.parent = goal
            self.endMoveRows()

    def _update_children(self, above: _Node, items: tuple[BoardItem, ...]) -> None:
        old, new = [node.item.key for node in above.children], [item.key for item in items]
        # From the end to the start, so that earlier rows keep their numbers.
        for tag, start, end, source, stop in changes(old, new, 0) if old != new else ():
            if tag != "insert":
                self._remove(above, start, end)
            if tag != "delete":
                self._insert(above, start, items[source:stop])
        # By now the children have the keys of the new items, in their order.
        for node, item in zip(above.children, items, strict=True):
            before, node.item = node.item, item
            if item.is_news(before):
                index = self._index(node)
                self.dataChanged.emit(index, index)
            # A game may keep the pieces of a place from one board to the next.
            if item.children is not before.children:
                self._update_children(node, item.children)

    def _remove(self, above: _Node, start: int, end: int) -> None:
        self.beginRemoveRows(self._index(above), start, end - 1)
        for node in above.children[start:end]:
            self._forget(node)
        del above.children[start:end]
        self.endRemoveRows()

    def _insert(self, above: _Node, row: int, items: Sequence[BoardItem]) -> None:
        self.beginInsertRows(self._index(above), row, row + len(items) - 1)
        above.children[row:row] = [self._make(item, above) for item in items]
        self.endInsertRows()

    def _make(self, item: BoardItem, parent: _Node) -> _Node:
        # No number is used twice: an index that somebody has kept must not lead to another item.
        self._last += 1
        node = self._nodes[self._last] = self._by_key[item.key] = _Node(self._last, item, parent)
        node.children = [self._make(child, node) for child in item.children]
        return node

    def _forget(self, node: _Node) -> None:
        del self._nodes[node.number]
        # A new item with this key may have been made already, on another place.
        if self._by_key.get(node.item.key) is node:
            del self._by_key[node.item.key]
        for child in node.children:
            self._forget(child)

    def _node(self, index: Index) -> _Node:
        return self._nodes[index.internalId()] if index.isValid() else self._root

    def _index(self, node: _Node) -> QModelIndex:
        if node.parent is None:
            return QModelIndex()
        return self.createIndex(node.parent.children.index(node), 0, node.number)


def _with_parents(areas: Sequence[BoardItem]) -> list[tuple[BoardItem | None, BoardItem]]:
    """All items of a board, each with what it is on: areas, which are on None, then their places, then the pieces."""
    found: list[tuple[BoardItem | None, BoardItem]] = [(None, area) for area in areas]
    for _, item in found:  # which grows meanwhile
        if item.children:
            found += zip(repeat(item), item.children, strict=False)
    return found


def _is_within(node: _Node, other: _Node) -> bool:
    """Whether a node is another one, or somewhere in it."""
    found: _Node | None = node
    while found is not None and found is not other:
        found = found.parent
    return found is not None
