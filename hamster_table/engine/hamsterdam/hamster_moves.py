"""Hamsters on their way: to the pile, out of the game, from card to card, and what hangs on that.

What hangs on it: a Twinster takes its twin along to the pile (HD-35), a Cheekster's marker goes back (HD-33), and a
Copycatster goes to the pile when the hamster it is linked to is gone (HD-64).
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
    """A hamster goes from its card to its owner's pile."""
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
    if KIND_OF[hamster] == TWINSTER:
        twin = TWIN_OF[hamster]
        where = state.place[twin]
        if where is not None and where >= 0:
            send_to_pile(state, twin, where, emit)


def remove(state: Hamsterdam, seat: Seat, hamster: Hamster, origin: Spot, spot: Spot, emit: Emit) -> None:
    """A hamster leaves the game, from the card *origin* or from the pile, at *spot* for those who look on."""
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
    """A special turns to its ordinary side where it is, for good (HD-68)."""
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
    """A special is no special any more, and was on its dam or in its pile."""
    state.move_special(seat, special, to)
    mine = state.specials_of[seat]
    here = mine.index(special)
    state.specials_of[seat] = mine[:here] + mine[here + 1 :]


def _settle_absence(state: Hamsterdam, seat: Seat, special: Hamster, emit: Emit) -> None:
    """A special has left its dam, or its special side: marker and links end."""
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
    """A Copycatster goes on copying one Cheekster or Swimster (HD-64)."""
    if state.link[copycat - FIRST_COPYCAT] != model:
        state.link[copycat - FIRST_COPYCAT] = model
        seat = state.owner[copycat]
        emit(Linked, seat, copycat, model, NAMES[model])


def unlink(state: Hamsterdam, copycat: Hamster, emit: Emit) -> None:
    """A Copycatster copies nobody any more."""
    model = state.link[copycat - FIRST_COPYCAT]
    if model != PLAIN:
        state.link[copycat - FIRST_COPYCAT] = PLAIN
        emit(Unlinked, state.owner[copycat], copycat, model)


def move_to(state: Hamsterdam, hamster: Hamster, origin: Spot, to: Spot, swims: Hamster, why: str, emit: Emit) -> None:
    """A hamster goes to another card. On a flooded one it is removed with a token, unless it swims (HD-50)."""
    seat = SEAT_OF[to]
    if state.water[to] and swims == PLAIN:
        remove(state, seat, hamster, origin, to, emit)
        remove_token(state, to, emit)
        return
    if hamster == PLAIN:
        state.ordinary[origin] -= 1
        state.ordinary[to] += 1
    else:
        stand(state, hamster, origin, to)
    if emit is not silent:
        emit(HamsterMoved, seat, hamster, NAMES[hamster], origin, to, state.numbers[to], why)
    if swims != PLAIN and swims != hamster:
        link(state, hamster, swims, emit)


def stand(state: Hamsterdam, special: Hamster, origin: Spot, to: Spot) -> None:
    """A special comes from one card to another."""
    state.move_special(SEAT_OF[to], special, to)


def put_on(state: Hamsterdam, hamster: Hamster, spot: Spot, swims: Hamster, emit: Emit) -> None:
    """A hamster comes from the pile onto a card. On a flooded one it is removed with a token, unless it swims."""
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
    """A token goes back to the reservoir."""
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
        return (linked,) if KIND_OF[linked] == SWIMSTER else ()
    return specials_in_mask(sum(state.on_dam_mask) & SWIMSTERS)


def face_up(state: Hamsterdam) -> list[Hamster]:
    """All specials that lie special side up on any dam."""
    return [special for up in state.on_dam_mask for special in specials_in_mask(up)]


SWIMSTERS = BOTH_MASK[SWIMSTER]
"""Bit by special: the two Swimsters."""
