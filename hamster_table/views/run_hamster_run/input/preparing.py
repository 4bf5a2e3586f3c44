"""What the asked person prepares and has not chosen yet: a split of pluck, a way to pay, another deed."""

from __future__ import annotations

from typing import Protocol

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import TRAITS, Deed, Trait
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.run_hamster_run.texts import HAND, chips_left
from hamster_table.views.board import hand_speech
from hamster_table.views.board.hand_speech import SpokenTable
from hamster_table.views.run_hamster_run.input.gestures import CHEAPEST
from hamster_table.views.run_hamster_run.input.split_draft import Split, SplitDraft


class PreparingTable(SpokenTable, Protocol):
    """What preparing needs of its table."""

    asked: Seat | None
    seen: RunHamsterRun
    draft: SplitDraft

    @property
    def piles(self) -> Split:
        """The chips on the sheet."""

    def refresh(self) -> None:
        """Show what has changed on the table itself."""

    def lay_out(self) -> None:
        """Lay all of it out: cards come or go."""


class Preparing:
    """Changes it, and shows what has changed."""

    def __init__(self, table: PreparingTable) -> None:
        self._table = table
        self.way = CHEAPEST
        """How a Run is to be paid for, one of `gestures.WAYS`."""
        self.deed: Deed | None = None
        """The deed to which the hamster is about to change; None: no other is picked."""
        self.is_changing = False
        """Whether another deed is being picked, or the chip that pays for it (RR-14)."""

    @property
    def chips(self) -> Split:
        """The chips in each trait, not yet confirmed."""
        return self._table.draft.chips

    def forget(self) -> None:
        """Begin anew with splitting, paying and changing."""
        self._table.draft.forget()
        self.way, self.deed, self.is_changing = CHEAPEST, None, False

    def put(self, origin: Trait, pile: Trait) -> None:
        """Move a chip of the draft, if there is one."""
        if self._table.piles.get(origin):
            self._table.draft.put(origin, pile)

    def put_and_show(self, origin: Trait, pile: Trait) -> None:
        """Move a chip, and say how it stands then, or that there is none."""
        table = self._table
        if origin == HAND and not table.piles.get(HAND):
            assert table.asked is not None
            table.announce(chips_left(0, table.seen.hand[table.asked]))
            return
        self.put(origin, pile)
        table.refresh()
        hand_speech.say_places(table, ("tray", origin if pile == HAND else pile))

    def take_back(self) -> bool:
        """Take back the chip that was put last; whether there was one."""
        last = self._table.draft.last_put
        if last is not None:
            self.put_and_show(last, HAND)
        return last is not None

    def has_last_split(self, seat: Seat) -> bool:
        """Whether it is known how this seat split its pluck in the round before."""
        return self._table.draft.has_last(seat)

    def put_last_split(self) -> None:
        """Split as in the round before."""
        table = self._table
        assert table.asked is not None
        table.draft.put_last(table.asked, table.seen.hand[table.asked])
        self._show_split()

    def is_whole(self, hand: int) -> bool:
        """Whether nothing is split, or all as at one press."""
        return self._table.draft.is_whole(hand)

    def put_whole(self, split: tuple[int, int, int]) -> None:
        """Split in these proportions."""
        table = self._table
        assert table.asked is not None
        table.draft.put_whole(split, table.seen.hand[table.asked])
        self._show_split()

    def _show_split(self) -> None:
        self._table.refresh()
        hand_speech.say_places(self._table, *(("tray", trait) for trait in TRAITS))

    def choose_way(self, way: str) -> None:
        """Pay like that from now on."""
        self.way = way
        self._table.refresh()

    def take_deed(self, deed: Deed | None) -> None:
        """Be about to change to that deed; None: do not change after all."""
        self.deed, self.is_changing = deed, deed is not None
        self._table.lay_out()

    def begin_change(self) -> None:
        """Pick another deed."""
        self.is_changing = True
        self._table.lay_out()
