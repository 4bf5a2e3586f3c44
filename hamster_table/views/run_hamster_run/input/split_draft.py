"""A split of pluck that is prepared on the sheet and not yet confirmed, and the splits of the round before."""

from __future__ import annotations

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import TRAITS, Trait
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.draft import UndoableDraft

Split = dict[Trait, int]
RUNNER, FIGHTER, EVEN = (4, 2, 1), (2, 4, 1), (3, 2, 2)
"""Splits of all seven chips as one thinks of them, by trait."""


class SplitDraft(UndoableDraft):
    """The chips that the asked person has put into the traits, in the order in which they came there."""

    parts = ("chips", "_order")

    def __init__(self) -> None:
        super().__init__()
        self.chips: Split = dict.fromkeys(TRAITS, 0)
        self._order: list[Trait] = []
        self._last: dict[Seat, Split] = {}

    @property
    def last_put(self) -> Trait | None:
        """Where the last chip was put; None: there is none."""
        return self._order[-1] if self._order else None

    def forget(self) -> None:
        """Begin anew."""
        self._take(dict.fromkeys(TRAITS, 0))
        self.begin_history()

    def put(self, origin: Trait, pile: Trait) -> None:
        """Move a chip from pile to pile; those that are no traits are the hand."""
        if origin in self.chips:
            self.chips[origin] -= 1
            # The last one of this trait, not the first: chips are taken back in their order.
            self._order.reverse()
            self._order.remove(origin)
            self._order.reverse()
        if pile in self.chips:
            self.chips[pile] += 1
            self._order.append(pile)

    def remember(self, view: RunHamsterRun) -> None:
        """Remember how pluck was split, for the next round."""
        for seat in range(view.seats):
            # Everybody has allocated and nothing has happened yet: only now every trait is as it was split.
            if not view.hand[seat] and not view.declared[seat] and view.order == [] and view.round:
                self._last[seat] = {trait: view.trait(trait)[seat] for trait in TRAITS}

    def has_last(self, seat: Seat) -> bool:
        """Whether a split of this seat is remembered."""
        return seat in self._last

    def put_last(self, seat: Seat, hand: int) -> None:
        """Split as in the round before; where chips are missing, the fullest traits go without."""
        wanted = dict(self._last[seat])
        while sum(wanted.values()) > hand:
            wanted[max(wanted, key=lambda trait: wanted[trait])] -= 1
        self._take(wanted)

    def is_whole(self, hand: int) -> bool:
        """Whether the chips lie as one of the splits of all of them would have them, or not at all."""
        wholes = (whole_split(split, hand) for split in (RUNNER, FIGHTER, EVEN))
        return self.last_put is None or self.chips in wholes

    def put_whole(self, split: tuple[int, int, int], hand: int) -> None:
        """Split all that is in the hand in these proportions."""
        self._take(whole_split(split, hand))

    def _take(self, chips: Split) -> None:
        self.chips = chips
        self._order = [trait for trait in TRAITS for _ in range(chips[trait])]


def whole_split(split: tuple[int, int, int], hand: int) -> Split:
    """So many chips in these proportions; what is left over goes where most of it is missing."""
    whole = sum(split)
    wanted = {trait: chips * hand // whole for trait, chips in zip(TRAITS, split, strict=True)}
    rest = sorted(TRAITS, key=lambda trait: -(split[TRAITS.index(trait)] * hand % whole))
    for trait in rest[: hand - sum(wanted.values())]:
        wanted[trait] += 1
    return wanted
