"""The specials of movement and redeployment: Speedster, the four that need a skipped movement, and Janitster."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.hamsterdam.actions import PLAIN, Hamster, Spot
from hamster_table.engine.hamsterdam.events import TokenShifted
from hamster_table.engine.hamsterdam.hamster_moves import move_to, put_on, remove, remove_token
from hamster_table.engine.hamsterdam.special_masks import BIT_OF
from hamster_table.engine.hamsterdam.specials.ability import Special, Target, apply_cost, neighbours, spot_of
from hamster_table.engine.hamsterdam.specials.roll import no_target
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Emit, Refusal, Seat

AFTER_SKIPPING = Refusal("HD-51", "only-after-skipping")


def rest_of_the_row(state: Hamsterdam, seat: Seat, actor: Hamster) -> Sequence[Target]:
    """All un-flipped cards of the dam but its own (HD-84)."""
    here = state.place[actor]
    return [(spot,) for spot in state.row(seat) if spot != here]


def use_speedster(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Speedster moves anywhere on its dam, on top of the normal move (HD-52); into the water as anybody (HD-50)."""
    (spot,) = target
    move_to(state, actor, spot_of(state, actor), spot, PLAIN, "speedster", emit)
    # Water may have removed it on the way; then there is nobody left to pay.
    if actor in state.specials_of[seat]:
        apply_cost(state, seat, actor, emit)
    # Also for one that is gone: after an ability the movement cannot be skipped any more (HD-81).
    state.used_mask |= BIT_OF[actor]


def cards_of_others(state: Hamsterdam, seat: Seat, actor: Hamster) -> Sequence[Target]:
    """All un-flipped cards of the other dams (HD-53)."""
    return [(spot,) for other in range(state.seats) if other != seat for spot in state.row(other)]


def use_bombster(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Bombster floods one card of another dam (HD-53)."""
    # The flood comes when `UseSkip` goes on with its `FLOW`.
    state.pending_floods.append(target[0])
    apply_cost(state, seat, actor, emit)


def token_shifts(state: Hamsterdam, seat: Seat, actor: Hamster) -> Sequence[Target]:
    """From a flooded card of the own dam to a neighbour without hamsters, swimming ones excepted (HD-55)."""
    wet = [spot for spot in state.row(seat) if state.water[spot]]
    return [(spot, to) for spot in wet for to in neighbours(state, spot) if may_hold_token(state, to)]


def may_hold_token(state: Hamsterdam, spot: Spot) -> bool:
    """Whether nobody stands there but Swimsters, and Copycatsters linked to one."""
    return not state.ordinary[spot] and all(state.swims(special) != PLAIN for special in state.specials_on(spot))


def use_contractster(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Contractster shifts a token of its own dam to a neighbouring card, where tokens may pile up (HD-55)."""
    spot, to = target
    state.water[spot] -= 1
    state.water[to] += 1
    emit(TokenShifted, seat, spot, to, state.numbers[to])
    apply_cost(state, seat, actor, emit)


def shoves(state: Hamsterdam, seat: Seat, actor: Hamster) -> Sequence[Target]:
    """An ordinary hamster of another dam, and the un-flipped card next to it (HD-54)."""
    return [
        (spot, to)
        for other in range(state.seats)
        if other != seat
        for spot in state.row(other)
        if state.ordinary[spot]
        for to in neighbours(state, spot)
    ]


def use_huckster(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Huckster moves an ordinary hamster of another dam one card, into the water too (HD-54, HD-50)."""
    spot, to = target
    move_to(state, PLAIN, spot, to, PLAIN, "huckster", emit)
    apply_cost(state, seat, actor, emit)


def fetched(state: Hamsterdam, seat: Seat, actor: Hamster) -> Sequence[Target]:
    """Two hamsters of the pile, in any mixture; one when there is only one (HD-56, HD-84).

    The lower number is first in each pair.
    """
    waiting = [PLAIN] * min(2, state.pile[seat]) + state.specials_in_pile(seat)
    if len(waiting) < 2:
        return [(hamster,) for hamster in waiting]
    # Two ordinary hamsters give the same pair several times; a dictionary drops those and keeps the order.
    pairs = [(one, other) for i, one in enumerate(waiting) for other in waiting[i + 1 :]]
    return list(dict.fromkeys(pairs))


def use_momster(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Momster takes two hamsters of the pile to its card (HD-56)."""
    spot = spot_of(state, actor)
    for hamster in target:
        put_on(state, hamster, spot, PLAIN, emit)
    apply_cost(state, seat, actor, emit)


def use_janitster(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Janitster leaves the game, and all tokens leave the dam with it (HD-59)."""
    spot = spot_of(state, actor)
    # Not `apply_cost`: to leave the game is the whole price, for a Copycatster too (HD-62).
    remove(state, seat, actor, spot, spot, emit)
    for wet in state.row(seat):
        while state.water[wet]:
            remove_token(state, wet, emit)


SPEED = Special(rest_of_the_row, use_speedster, Refusal("HD-84", "elsewhere"), Refusal("HD-52", "only-in-movement"))
BOMB = Special(cards_of_others, use_bombster, Refusal("HD-53", "no-target-of-a-bomb"), AFTER_SKIPPING)
CONTRACT = Special(token_shifts, use_contractster, Refusal("HD-55", "no-such-shift"), AFTER_SKIPPING)
HUCK = Special(shoves, use_huckster, Refusal("HD-54", "no-such-shove"), AFTER_SKIPPING)
MOM = Special(fetched, use_momster, Refusal("HD-84", "two-from-the-pile"), AFTER_SKIPPING)
JANITOR = Special(
    no_target, use_janitster, Refusal("HD-59", "no-target-needed"), Refusal("HD-59", "only-in-redeployment")
)
