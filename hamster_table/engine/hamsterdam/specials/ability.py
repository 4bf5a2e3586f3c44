"""What the abilities of specials are made of: a record each, the windows in which they open, and their price."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from hamster_table.engine.hamsterdam.actions import COPYCATSTER, SEAT_OF, SPOTS, Hamster, Spot
from hamster_table.engine.hamsterdam.hamster_moves import send_to_pile, turn_over
from hamster_table.engine.hamsterdam.special_masks import BIT_OF, BOTH_MASK, KIND_OF
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Emit, Refusal, Seat

Target = tuple[int, ...]
Targets = Callable[[Hamsterdam, Seat, Hamster], Sequence[Target]]
UseAbility = Callable[[Hamsterdam, Seat, Hamster, Hamster, Target, Emit], None]

NO_TARGET: tuple[Target, ...] = ((),)
NEXT_TO = tuple(((), ((spot - 1,),), ((spot + 1,),), ((spot - 1,), (spot + 1,))) for spot in range(SPOTS))
"""By spot: no card as a target, the one to its left, the one to its right, both."""


@dataclass(frozen=True, slots=True)
class Special:
    """The ability of a kind of special hamster."""

    targets: Targets
    """Returns the legal targets now, given the state, the owner and the acting hamster; `NO_TARGET` for no choice."""
    use: UseAbility
    """Applies the ability, given the state, the owner, who acts, whom it copies (-1: nobody), the target, and `emit`.
    It may push steps."""
    no_target: Refusal
    """The refusal of any other target."""
    not_now: Refusal
    """The refusal in any other window than its own."""


@dataclass(frozen=True, slots=True)
class Window:
    """An opportunity to use abilities: a part of one of the four printed moments."""

    moment: str
    kinds: int
    """Mask by kind, not by special: the kinds whose abilities this window opens."""
    models: int
    """Mask of the specials of these kinds."""
    specials: int
    """Mask of the specials that might use one of them: `models` and the Copycatsters."""
    always_has_target: int
    """Mask of the specials whose abilities have a target whenever this window is open."""


def window(moment: str, *kinds: int, always_has_target: Sequence[int] = ()) -> Window:
    """The window in which these kinds may be used; *always_has_target* are those that always find a target."""
    # No two kinds share a bit, so the sum of their masks is the union.
    models = sum(BOTH_MASK[kind] for kind in kinds)
    return Window(
        moment,
        sum(1 << kind for kind in kinds),
        models,
        models | BOTH_MASK[COPYCATSTER],
        sum(BOTH_MASK[kind] for kind in always_has_target),
    )


def spot_of(state: Hamsterdam, special: Hamster) -> Spot:
    """The card on which a special stands."""
    spot = state.place[special]
    assert spot is not None and spot >= 0
    return spot


def apply_cost(state: Hamsterdam, seat: Seat, actor: Hamster, emit: Emit) -> None:
    """The price of an ability: what the card of the acting hamster says, a Copycatster's its own (HD-62, HD-68)."""
    state.used_mask |= BIT_OF[actor]
    box, kind, spot = state.box, KIND_OF[actor], state.place[actor]
    assert spot is not None
    # To the pile first: turned over there, it waits as an ordinary hamster (HD-68).
    if box.pile[kind] and spot >= 0:
        send_to_pile(state, actor, spot, emit)
    if box.flips[kind]:
        turn_over(state, seat, actor, emit)


def neighbours(state: Hamsterdam, spot: Spot) -> list[Spot]:
    """The un-flipped cards next to an un-flipped one."""
    seat = SEAT_OF[spot]
    low, high = state.first_unflipped[seat], state.last_unflipped[seat]
    return [other for other in (spot - 1, spot + 1) if low <= other <= high]
