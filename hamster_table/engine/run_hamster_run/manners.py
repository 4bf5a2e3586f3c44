"""What a learned player of Run, Hamster, Run! never does, because whoever watches would call it silly.

It was tried out while it was learned, and the networks know what is offered; so it is still offered, and passed over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    LANES,
    PIT,
    REST,
    RUN,
    SQUARES,
    THROW,
    Allocate,
    Change,
    Declare,
    Flip,
    Sidestep,
    Spend,
    Stop,
)
from hamster_table.engine.run_hamster_run.heuristics import acts_later, reachable
from hamster_table.engine.run_hamster_run.state import RunHamsterRun

AROUND = 2
"""Whoever is more squares away is no reason for a step aside."""


def looks_silly(view: RunHamsterRun, seat: Seat, action: Action) -> bool:
    """Whether somebody who watches would shake his head at it."""
    looks = LOOKS.get(type(action))
    return looks is not None and looks(view, seat, action)


def _splits_in_the_pit(view: RunHamsterRun, seat: Seat, split: Allocate) -> bool:
    """There one trait alone is of use."""
    pluck = view.hand[seat]
    return view.where[seat] == PIT and max(split.scamper, split.mettle, split.friskiness) < pluck


def _declares_without_means(view: RunHamsterRun, seat: Seat, declared: Declare) -> bool:
    """Without Scamper a Run comes to nothing, without Mettle a Bite, and without two chips of it a Throw."""
    if declared.deed == RUN:
        return not view.scamper[seat]
    return declared.deed != REST and view.mettle[seat] <= (declared.deed == THROW)


def _changes_for_nothing(view: RunHamsterRun, seat: Seat, change: Change) -> bool:
    """One pays for another deed where others have acted since one declared, and where somebody can be reached by it; on
    the belt also for a Rest where all others rest, and with one more the belt would have got faster."""
    if change.deed in (BITE, THROW) and not reachable(view, seat):
        return True
    if change.deed == REST and view.where[seat] == PIT:
        return True
    others = [other for other in view.in_play() if other != seat]
    is_trick = change.deed == REST and all(view.declared[other] == REST for other in others)
    return not is_trick and all(acts_later(view, seat, other) for other in others)


def _lets_go(view: RunHamsterRun, seat: Seat, stop: Stop) -> bool:
    """Whoever has declared a Bite in the pit, and can bite, does."""
    may_bite = view.where[seat] == PIT and view.declared[seat] == BITE and view.mettle[seat] and not view.challenged
    return bool(may_bite and reachable(view, seat))


def _goes_aside(view: RunHamsterRun, seat: Seat, flip: Flip) -> bool:
    """The free step leads aside too, so that it might come back to where it was."""
    return flip.square // LANES == view.where[seat] // LANES


def _zigzags(view: RunHamsterRun, seat: Seat, step: Sidestep) -> bool:
    return _has_a_free_way(view, seat)


def _wastes_a_chip(view: RunHamsterRun, seat: Seat, spend: Spend) -> bool:
    """A chip is flipped for one strip, and spent for two."""
    assert spend.then is not None
    return spend.then // LANES - view.where[seat] // LANES == 1 and _has_a_free_way(view, seat)


def _has_a_free_way(view: RunHamsterRun, seat: Seat) -> bool:
    """Whether nobody is ahead, nor so near as to be a reason for a step aside."""
    here = view.where[seat]
    row, lane, ahead = here // LANES, here % LANES, here + LANES
    if ahead < SQUARES and view.occupant[ahead] >= 0:
        return False
    others = (square for other, square in enumerate(view.where) if square >= 0 and other != seat)
    return all(abs(square // LANES - row) + abs(square % LANES - lane) > AROUND for square in others)


LOOKS: Mapping[type[Action], Callable[[RunHamsterRun, Seat, Any], bool]] = {
    Allocate: _splits_in_the_pit, Declare: _declares_without_means, Change: _changes_for_nothing, Stop: _lets_go,
    Flip: _goes_aside, Sidestep: _zigzags, Spend: _wastes_a_chip,
}  # fmt: skip
