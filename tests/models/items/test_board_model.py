"""A board as a tree of items: whatever it changes into, the signals lead there, and what stays keeps its index."""

from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QAbstractItemModel, QPersistentModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester

from hamster_table.models.items.board_model import KEY_ROLE, NOTE_ROLE, SHOWN_ROLE, BoardItem, BoardModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def item(name, *children, says="", shown=None, note=None):
    return BoardItem((name,), says or name, shown, children, note)


def tree(model, parent=None):
    """The board as its views find it."""
    parent = parent or model.index(-1, 0)
    return tuple(
        BoardItem(index.data(KEY_ROLE), index.data(), index.data(SHOWN_ROLE), tree(model, index), index.data(NOTE_ROLE))
        for index in (model.index(row, 0, parent) for row in range(model.rowCount(parent)))
    )


@st.composite
def boards(draw):
    """Three areas at most with up to four places each, and pieces a to e wherever they are."""
    pieces = draw(st.permutations("abcde"))[: draw(st.integers(0, 5))]
    areas = draw(st.permutations("ABC"))[: draw(st.integers(1, 3))]
    places = {area: draw(st.permutations("1234"))[: draw(st.integers(0, 4))] for area in areas}
    spots = [(area, place) for area in areas for place in places[area]]
    where = {piece: draw(st.sampled_from(spots)) for piece in pieces} if spots else {}
    words = st.sampled_from(["", "!", "?"])
    return tuple(
        item(
            area,
            *(
                item(
                    area + place,
                    *(item(piece, says=piece + draw(words)) for piece in pieces if where.get(piece) == (area, place)),
                    shown=draw(st.integers(0, 1)),
                    note=draw(st.integers(0, 1)),
                )
                for place in places[area]
            ),
        )
        for area in areas
    )


@given(st.lists(boards(), min_size=2, max_size=5))
@settings(max_examples=150, deadline=None)
def test_whatever_a_board_changes_into_its_views_find_it(qapp, many):
    model = BoardModel()
    QAbstractItemModelTester(model, FATAL)
    for board in many:
        model.set_board(board)
        assert tree(model) == board


def told(model):
    """The signals that a model sends from now on, by name, with the keys they are about."""
    found = []
    model.dataChanged.connect(lambda first, last, roles: found.append(("changed", first.data(KEY_ROLE))))
    model.rowsInserted.connect(lambda parent, first, last: found.append(("inserted", parent.data(KEY_ROLE))))
    model.rowsRemoved.connect(lambda parent, first, last: found.append(("removed", parent.data(KEY_ROLE))))
    model.rowsMoved.connect(lambda *way: found.append(("moved", way[3].data(KEY_ROLE))))
    model.modelReset.connect(lambda: found.append(("reset", None)))
    return found


def test_a_piece_that_goes_elsewhere_keeps_its_index_and_nothing_else_is_said(qapp):
    model = BoardModel()
    model.set_board([item("belt", item("one", item("hamster")), item("two"))])
    piece, found = QPersistentModelIndex(model.index_of(("hamster",))), told(model)
    model.set_board([item("belt", item("one"), item("two", item("hamster")))])
    assert found == [("moved", ("two",))]
    assert piece.isValid() and piece.data(KEY_ROLE) == ("hamster",) and piece.parent().data() == "two"


def test_only_what_reads_or_looks_otherwise_has_changed(qapp):
    model = BoardModel()
    model.set_board([item("belt", item("one", shown=1), item("two", shown=1))])
    found = told(model)
    model.set_board([item("belt", item("one", shown=1), item("two", shown=2))])
    assert found == [("changed", ("two",))]
    model.set_board([item("belt", item("one", shown=1), item("two", shown=2))])
    assert len(found) == 1


def test_what_nobody_reads_is_not_worded_and_what_is_read_is_worded_once(qapp):
    model, asked = BoardModel(), []

    def place(words):
        return BoardItem(("place",), lambda: asked.append(words) or words, notes=lambda: asked.append("note") or words)

    model.set_board([place("one")])
    found = told(model)
    model.set_board([place("two")])
    assert not asked and not found, "nobody has read how it was, so nothing is news"
    assert model.sentence(("place",)) == model.index_of(("place",)).data() == "two" and asked == ["two"]
    model.set_board([place("three")])
    assert found == [("changed", ("place",))] and asked == ["two", "three"], "who has read it is told"
    assert model.note(("place",)) == "three"
    model.set_board([place("three")])
    assert len(found) == 1 and asked[2:] == ["note", "three", "note"], "and not where it reads as before"


def test_what_is_on_the_board_is_found_by_its_key(qapp):
    model = BoardModel()
    model.set_board([item("belt", item("one", says="Square one", shown=7))])
    assert model.sentence(("one",)) == "Square one" and model.sentence(("two",)) == ""
    assert model.item(("one",)).shown == 7 and model.item(("two",)) is None
    assert model.parent_key(("one",)) == ("belt",) and model.parent_key(("belt",)) == ()
    assert model.index_of(("one",)).data(Qt.ItemDataRole.AccessibleTextRole) == "Square one"
    assert not model.index_of(("two",)).isValid()
    assert isinstance(model, QAbstractItemModel) and model.parent() is None


def test_all_of_a_kind_are_found_also_by_who_asks_in_the_middle_of_a_change(qapp):
    model, heard = BoardModel(), []
    model.dataChanged.connect(lambda *_: heard.append(model.of_kind("b")))
    model.set_board([item("a", item("b"), says="one")])
    before = model.of_kind("b")
    model.set_board([item("a", item("b", shown=1), item("c"), says="two")])
    assert len(heard) == 2 and before != model.of_kind("b")
    [(above, found)] = model.of_kind("b")
    assert (above, found.shown) == (("a",), 1) and not model.of_kind("d")
