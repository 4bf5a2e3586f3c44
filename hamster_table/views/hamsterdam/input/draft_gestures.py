"""What one does with the pieces while something is prepared: it changes the draft, and nothing is chosen yet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from hamster_table.engine.hamsterdam.actions import CARDS, PILE, PLAIN, Hamster
from hamster_table.engine.hamsterdam.actions import Spot as Place
from hamster_table.models.hamsterdam import drafts
from hamster_table.models.hamsterdam.crowd import Crowd, in_pile, on_card
from hamster_table.models.hamsterdam.drafts import SIDES
from hamster_table.models.texts import translate
from hamster_table.views.board.gestures import Gesture
from hamster_table.views.board.items import Piece
from hamster_table.views.hamsterdam.input.gestures import water_word
from hamster_table.views.hamsterdam.pieces import card_spot, pile_spot


def gestures(draft: drafts.Draft, clears_water: bool, crowd: Crowd) -> list[Gesture]:
    """What can be done to the draft. *clears_water*: whether a Swimster is to clear water where it could swim; *crowd*:
    who of the ordinary hamsters is where, what is prepared included."""
    for kind, maker in _MAKERS.items():
        if isinstance(draft, kind):
            return list(maker(draft, clears_water, crowd))
    return []


def _pass(draft: drafts.PassCardsDraft, clears_water: bool, crowd: Crowd) -> Iterator[Gesture]:
    n, seat = draft.view.seats, draft.seat
    neighbours = {"left": (seat + 1) % n, "right": (seat - 1) % n}
    for position, card in enumerate(draft.cards):
        piece, given = ("hand", *card), card in draft.given.values()
        for side in SIDES:
            if draft.given.get(side) != card:
                yield Gesture(piece, ("pass", side), partial(draft.give, card, side))
                # With two players both sides are the same neighbour: a drop on the dam would not say which.
                if n > 2:
                    yield Gesture(piece, ("dam", neighbours[side]), partial(draft.give, card, side))
        if given:
            home = card_spot(CARDS * seat + position)
            yield Gesture(piece, home, partial(draft.take_back, card), translate("Hamsterdam", "keep"))


def _line_up(draft: drafts.LineUpDraft, clears_water: bool, crowd: Crowd) -> Iterator[Gesture]:
    for at, card in enumerate(draft.cards):
        for position in range(CARDS):
            if position != at:
                spot = card_spot(CARDS * draft.seat + position)
                yield Gesture(("hand", *card), spot, partial(draft.move, card, position))


def _keep(draft: drafts.KeepSpecialsDraft, clears_water: bool, crowd: Crowd) -> Iterator[Gesture]:
    for special in draft.dealt:
        turn = partial(draft.turn, special)
        yield Gesture(None, ("offer", special), turn, is_unmarked=True)
        if special not in draft.kept:
            yield Gesture(("special", special), pile_spot(draft.seat), turn, translate("Hamsterdam", "keep"))


def _deploy(draft: drafts.DeployDraft | drafts.RedeployDraft, clears_water: bool, crowd: Crowd) -> Iterator[Gesture]:
    """From the pile to cards, from card to card, and back."""
    state = draft.shown()
    seat, row = draft.seat, state.row(draft.seat)
    for hamster in (*[PLAIN] * (state.pile[seat] > 0), *state.specials_in_pile(seat)):
        piece = in_pile(crowd, hamster, seat)
        for spot in row:
            yield from _put(draft, piece, hamster, spot, 1, partial(_put_one, draft), clears_water)
    if state.pile[seat] > 1:
        for spot in row:
            # Not into water, where each hamster would go with a token and leave the game (HD-57).
            if not state.water[spot]:
                yield from _put(
                    draft, ("heap", seat), PLAIN, spot, state.pile[seat], partial(_put_one, draft), clears_water
                )
    for spot in row:
        yield from _carry_on(draft, spot, crowd)
    for spot in row if state.pile[seat] else ():
        # Onto water too: it is only prepared, the prompt says what it costs, and a right click takes it back.
        yield Gesture(None, card_spot(spot), partial(draft.put, PLAIN, spot), is_unmarked=True)


def _put_one(draft: Any, hamster: Hamster, spot: Place, count: int, swims: Hamster) -> None:
    # The first deployment has no water, so its draft knows no swimming.
    if swims == PLAIN:
        draft.put(hamster, spot, count)
    else:
        draft.put(hamster, spot, count, swims)


def _put(
    draft: drafts.DeployDraft | drafts.RedeployDraft,
    piece: Piece,
    hamster: Hamster,
    spot: Place,
    count: int,
    do: Callable[..., None],
    clears_water: bool,
) -> Iterator[Gesture]:
    """Into the water as a swimmer if that is possible, else to clear it."""
    ways = _swims(draft, hamster, spot, clears_water)
    for swims in ways:
        word = water_word(draft.shown(), spot, swims) if draft.shown().water[spot] else ""
        yield Gesture(piece, card_spot(spot), partial(do, hamster, spot, count, swims), word)
        # Only the first way, as a drop has to mean one thing; the button in the prompt swaps them.
        return


def _swims(
    draft: drafts.DeployDraft | drafts.RedeployDraft, hamster: Hamster, spot: Place, clears_water: bool
) -> list[Hamster]:
    if isinstance(draft, drafts.DeployDraft):
        return [PLAIN] if draft.may_put(hamster, spot) else []
    models = [model for models in draft.view.specials_of for model in models] if hamster != PLAIN else []
    state = draft.shown()
    swimming = [model for model in models if state.water[spot] and draft.may_put(hamster, spot, model)]
    diving = [PLAIN] if draft.may_put(hamster, spot) else []
    return diving + swimming if clears_water else swimming + diving


def _carry_on(draft: drafts.DeployDraft | drafts.RedeployDraft, spot: Place, crowd: Crowd) -> Iterator[Gesture]:
    """What has been put on a card may go on to another, or back to the pile."""
    state, view = draft.shown(), draft.view
    # Only what was put there in this draft: hamsters that already stood on the dam are not moved now.
    fresh = state.ordinary[spot] - view.ordinary[spot]
    moving: list[tuple[Piece, Hamster, int]] = []
    if fresh > 0:
        moving.append((on_card(crowd, PLAIN, spot), PLAIN, 1))
    moving += [(("special", s), s, 1) for s in state.specials_on(spot) if view.place[s] == PILE]
    if fresh > 1:
        moving.append((("stack", spot), PLAIN, fresh))
    for piece, hamster, count in moving:
        yield Gesture(piece, pile_spot(draft.seat), partial(draft.take, hamster, spot, count))
        for other in state.row(draft.seat):
            if other != spot and not state.water[other]:
                yield Gesture(piece, card_spot(other), partial(_move, draft, hamster, spot, other, count))


def _move(
    draft: drafts.DeployDraft | drafts.RedeployDraft, hamster: Hamster, spot: Place, other: Place, count: int
) -> None:
    draft.take(hamster, spot, count)
    draft.put(hamster, other, count)


def change_count(draft: drafts.DeployDraft | drafts.RedeployDraft, spot: Place, up: bool) -> None:
    """One ordinary hamster more on a card or into the water there, or the last that was put there less."""
    state, view = draft.shown(), draft.view
    if spot not in state.row(draft.seat):
        return
    if up:
        draft.put(PLAIN, spot)
    elif draft.has_put(spot):
        draft.take(PLAIN, spot)
    else:
        # A special only when no ordinary hamster is left that was put there.
        for special in reversed([s for s in state.specials_on(spot) if view.place[s] == PILE]):
            draft.take(special, spot)
            return


_MAKERS: dict[Any, Callable[..., Iterator[Gesture]]] = {
    drafts.PassCardsDraft: _pass,
    drafts.LineUpDraft: _line_up,
    drafts.KeepSpecialsDraft: _keep,
    drafts.DeployDraft: _deploy,
    drafts.RedeployDraft: _deploy,
}
