"""Moving hamsters: to the pile, out of the game, from card to card, with the consequences for other hamsters.

A Twinster takes its twin along to the pile (HD-35), a Cheekster's marker goes back (HD-33), and a Copycatster goes to
the pile when the hamster it is linked to is gone (HD-64).
"""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.hamsterdam.actions import (
    COPYCATSTER,
    FIRST_COPYCAT,
    NAMES,
    OUT,
    PILE,
    PLAIN,
    SEAT_OF,
    SWIMSTER,
    TURNED,
    TWINSTER,
    Hamster,
    Spot,
)
from hamster_table.engine.hamsterdam.events import (
    HamsterMoved,
    HamsterPut,
    HamsterRemoved,
    Linked,
    SpecialTurned,
    TokenRemoved,
    Unlinked,
    Unmarked,
    WentToPile,
)
from hamster_table.engine.hamsterdam.special_masks import BIT_OF, BOTH_MASK, KIND_OF, TWIN_OF, specials_in_mask
from hamster_table.engine.hamsterdam.state import COPYCATS, Hamsterdam
from hamster_table.engine.kernel import Emit, Seat, silent


def send_to_pile(state: Hamsterdam, hamster: Hamster, spot: Spot, emit: Emit) -> None:
    """Send a hamster from its card to its owner's pile."""
    seat = SEAT_OF[spot]
    if hamster == PLAIN:
        state.ordinary[spot] -= 1
        state.pile[seat] += 1
        emit(WentToPile, seat, PLAIN, NAMES[PLAIN], spot)
        return
    state.move_special(seat, hamster, PILE)
    if emit is not silent:
        emit(WentToPile, seat, hamster, NAMES[hamster], spot)
    _settle_absence(state, seat, hamster, emit)
    # This hamster is in the pile by now, so a twin that follows finds nobody on a dam to take along.
    if KIND_OF[hamster] == TWINSTER:
        twin = TWIN_OF[hamster]
        where = state.place[twin]
        if where is not None and where >= 0:
            send_to_pile(state, twin, where, emit)


def remove(state: Hamsterdam, seat: Seat, hamster: Hamster, origin: Spot, spot: Spot, emit: Emit) -> None:
    """Remove a hamster from the game, out of the card *origin* or the pile; *spot* is where the event shows it."""
    state.removed[seat] += 1
    if hamster != PLAIN:
        _drop(state, seat, hamster, OUT)
    elif origin == PILE:
        state.pile[seat] -= 1
    else:
        state.ordinary[origin] -= 1
    if emit is not silent:
        emit(HamsterRemoved, seat, hamster, NAMES[hamster], origin, spot)
    if hamster != PLAIN:
        _settle_absence(state, seat, hamster, emit)


def turn_over(state: Hamsterdam, seat: Seat, special: Hamster, emit: Emit) -> None:
    """Turn a special to its ordinary side, on its card or in the pile, for good (HD-68)."""
    spot = state.place[special]
    assert spot is not None
    _drop(state, seat, special, TURNED)
    if spot == PILE:
        state.pile[seat] += 1
    else:
        state.ordinary[spot] += 1
    if emit is not silent:
        emit(SpecialTurned, seat, special, NAMES[special], spot)
    _settle_absence(state, seat, special, emit)


def _drop(state: Hamsterdam, seat: Seat, special: Hamster, to: int) -> None:
    """Move a special to the place *to* (`OUT`, `TURNED`), where it does not count among its owner's specials."""
    state.move_special(seat, special, to)
    mine = state.specials_of[seat]
    here = mine.index(special)
    state.specials_of[seat] = mine[:here] + mine[here + 1 :]


def _settle_absence(state: Hamsterdam, seat: Seat, special: Hamster, emit: Emit) -> None:
    """End the marker and the links of a special that has left its dam or was turned over (HD-33, HD-64)."""
    if state.marked_mask & BIT_OF[special]:
        state.marked_mask ^= BIT_OF[special]
        emit(Unmarked, seat, special, NAMES[special])
    if special in COPYCATS:
        unlink(state, special, emit)
    if special in state.link:
        for copycat in COPYCATS:
            if state.link[copycat - FIRST_COPYCAT] == special:
                unlink(state, copycat, emit)
                spot = state.place[copycat]
                assert spot is not None and spot >= 0, "who is linked stands on its dam"
                send_to_pile(state, copycat, spot, emit)


def link(state: Hamsterdam, copycat: Hamster, model: Hamster, emit: Emit) -> None:
    """Link a Copycatster to the Cheekster or Swimster that it copies from now on (HD-64)."""
    if state.link[copycat - FIRST_COPYCAT] != model:
        state.link[copycat - FIRST_COPYCAT] = model
        seat = state.owner[copycat]
        emit(Linked, seat, copycat, model, NAMES[model])


def unlink(state: Hamsterdam, copycat: Hamster, emit: Emit) -> None:
    """End the link of a Copycatster, if it has one."""
    model = state.link[copycat - FIRST_COPYCAT]
    if model != PLAIN:
        state.link[copycat - FIRST_COPYCAT] = PLAIN
        emit(Unlinked, state.owner[copycat], copycat, model)


def move_to(state: Hamsterdam, hamster: Hamster, origin: Spot, to: Spot, swims: Hamster, why: str, emit: Emit) -> None:
    """Move a hamster to another card. On a flooded one it is removed with a token, unless it swims (HD-50).

    *swims* is the Swimster whose ability it uses, `PLAIN` for none; *why* is that of `HamsterMoved`.
    """
    seat = SEAT_OF[to]
    if state.water[to] and swims == PLAIN:
        remove(state, seat, hamster, origin, to, emit)
        remove_token(state, to, emit)
        return
    if hamster == PLAIN:
        state.ordinary[origin] -= 1
        state.ordinary[to] += 1
    else:
        state.move_special(seat, hamster, to)
    if emit is not silent:
        emit(HamsterMoved, seat, hamster, NAMES[hamster], origin, to, state.numbers[to], why)
    if swims != PLAIN and swims != hamster:
        link(state, hamster, swims, emit)


def put_on(state: Hamsterdam, hamster: Hamster, spot: Spot, swims: Hamster, emit: Emit) -> None:
    """Put a hamster from the pile onto a card. On a flooded one it is removed with a token, unless it swims (HD-57)."""
    seat = SEAT_OF[spot]
    if state.water[spot] and swims == PLAIN:
        remove(state, seat, hamster, PILE, spot, emit)
        remove_token(state, spot, emit)
        return
    if hamster == PLAIN:
        state.pile[seat] -= 1
        state.ordinary[spot] += 1
    else:
        state.move_special(seat, hamster, spot)
    if emit is not silent:
        emit(HamsterPut, seat, hamster, NAMES[hamster], spot, state.numbers[spot])
    if swims != PLAIN and swims != hamster:
        link(state, hamster, swims, emit)


def remove_token(state: Hamsterdam, spot: Spot, emit: Emit) -> None:
    """Return a flood token of a card to the reservoir."""
    state.water[spot] -= 1
    if emit is not silent:
        emit(TokenRemoved, SEAT_OF[spot], spot, state.numbers[spot])


def swims_as(state: Hamsterdam, special: Hamster, moment: str) -> Sequence[Hamster]:
    """The Swimsters whose ability a hamster may use to share a flooded card now (HD-64, HD-76, HD-77)."""
    when = state.box.when
    if special == PLAIN or moment not in when[SWIMSTER]:
        return ()
    if KIND_OF[special] == SWIMSTER:
        return (special,)
    if KIND_OF[special] != COPYCATSTER or moment not in when[COPYCATSTER]:
        return ()
    linked = state.link[special - FIRST_COPYCAT]
    if linked != PLAIN:
        # Linked to a Cheekster it copies nobody else meanwhile (HD-76).
        return (linked,) if KIND_OF[linked] == SWIMSTER else ()
    # The masks of the seats have no bit in common, so their sum is their union.
    return specials_in_mask(sum(state.on_dam_mask) & SWIMSTERS)


def face_up(state: Hamsterdam) -> list[Hamster]:
    """All specials special side up on any dam."""
    return [special for up in state.on_dam_mask for special in specials_in_mask(up)]


SWIMSTERS = BOTH_MASK[SWIMSTER]
"""Bit by special: the two Swimsters."""
