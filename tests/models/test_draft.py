"""The history of what is prepared and not chosen yet."""

import pytest

from hamster_table.models.draft import UndoableDraft


class Basket(UndoableDraft):
    """A draft of nuts, with how many there are."""

    parts = ("nuts",)

    def __init__(self):
        super().__init__()
        self.nuts = []
        self.follow_parts()

    def follow_parts(self):
        self.count = len(self.nuts)

    def put(self, *nuts):
        """Put them in, and show it."""
        self.nuts.extend(nuts)
        self.record()


@pytest.fixture
def basket():
    basket = Basket()
    basket.record()
    return basket


def test_what_is_shown_unchanged_is_no_change(basket):
    basket.record()
    assert not basket.may_undo
    basket.put("hazel")
    basket.record()
    basket.undo()
    assert not basket.may_undo and basket.nuts == []


def test_changes_go_back_and_forth_one_by_one(basket):
    basket.put("hazel")
    basket.put("walnut", "pecan")
    basket.undo()
    assert basket.nuts == ["hazel"] and basket.count == 1
    basket.undo()
    assert basket.nuts == [] and not basket.may_undo
    basket.redo()
    basket.redo()
    assert basket.nuts == ["hazel", "walnut", "pecan"] and basket.count == 3 and not basket.may_redo


def test_another_change_ends_what_could_be_done_again(basket):
    basket.put("hazel")
    basket.undo()
    basket.put("walnut")
    assert not basket.may_redo
    basket.undo()
    assert basket.nuts == []


def test_it_begins_anew_without_a_history(basket):
    basket.put("hazel")
    basket.undo()
    basket.begin_history()
    basket.record()
    assert not basket.may_undo and not basket.may_redo


def test_a_memory_stays_as_it_was(basket):
    basket.put("hazel")
    memory = basket.memory()
    basket.put("walnut")
    basket.undo()
    basket.undo()
    basket.recall(memory)
    assert basket.nuts == ["hazel"] and basket.count == 1 and not basket.may_redo
    basket.undo()
    assert basket.nuts == [] and not basket.may_undo
