"""Drafts: choices of several parts that a person prepares before sending them, such as a deployment.

A draft is shown on the board as if it were done. Its action may be incomplete; then the rules refuse it, and the
refusal is the hint.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from hamster_table.engine.hamsterdam.actions import (
    CARDS,
    PILE,
    PLAIN,
    WAYS,
    ArrangeDam,
    Deploy,
    Hamster,
    KeepSpecials,
    Number,
    PassCards,
    PutHamster,
)
from hamster_table.engine.hamsterdam.actions import Spot as Place
from hamster_table.engine.hamsterdam.deployment import DeployHamsters
from hamster_table.engine.hamsterdam.heuristics import marginal_value
from hamster_table.engine.hamsterdam.policy import put_where_needed
from hamster_table.engine.hamsterdam.redeployment import Redeploy
from hamster_table.engine.hamsterdam.setup import ChooseSpecials, LineUp, PassTwo, dealt_to, likely_in_the_middle
from hamster_table.engine.hamsterdam.state import ROLLS_A_ROUND, Hamsterdam
from hamster_table.engine.kernel import Action, Refusal, Seat, after, refusal, silent
from hamster_table.models.draft import UndoableDraft

Card = tuple[Number, int]
"""A card in the hand: its number, and which of equal ones."""
LEFT, RIGHT = SIDES = ("left", "right")


def number_duplicates(numbers: Iterable[Number]) -> list[Card]:
    """The cards in order, equal ones numbered from 0."""
    cards: list[Card] = []
    for number in numbers:
        cards.append((number, sum(other == number for other, _ in cards)))
    return cards


class Draft(UndoableDraft):
    """The draft of a seat."""

    def __init__(self, view: Hamsterdam, seat: Seat) -> None:
        super().__init__()
        self.view, self.seat = view, seat

    def action(self) -> Action:
        """The action as prepared so far."""
        raise NotImplementedError

    def shown(self) -> Hamsterdam:
        """The view as if the action were played."""
        return self.view

    def refusal(self) -> Refusal | None:
        """The refusal of the action as prepared so far, or None when it is legal."""
        return refusal(self.view, self.seat, self.action())


class PassCardsDraft(Draft):
    """The draft of `PassCards`: two cards for the neighbours."""

    parts = ("given",)

    def __init__(self, view: Hamsterdam, seat: Seat, sealed: PassCards | None = None) -> None:
        super().__init__(view, seat)
        self.cards = number_duplicates(view.hand(seat) or ())
        self.given: dict[str, Card] = {}
        if sealed is not None:
            self.given = {LEFT: (sealed.left, 0), RIGHT: (sealed.right, 0)}

    def give(self, card: Card, side: str) -> None:
        """Put a card on a neighbour's side ("left" or "right"); one that is there comes back into the hand."""
        self.take_back(card)
        self.given[side] = card

    def take_back(self, card: Card) -> None:
        """Take a card back into the hand."""
        self.given = {side: other for side, other in self.given.items() if other != card}

    def action(self) -> PassCards:
        return PassCards(*(self.given[side][0] if side in self.given else 0 for side in SIDES))


class LineUpDraft(Draft):
    """The draft of `ArrangeDam`: the cards of the dam, from the left."""

    parts = ("cards",)

    def __init__(self, view: Hamsterdam, seat: Seat, sealed: ArrangeDam | None = None) -> None:
        super().__init__(view, seat)
        self.cards = number_duplicates(sealed.numbers if sealed is not None else view.hand(seat) or ())

    def move(self, card: Card, position: int) -> None:
        """Put a card at a position; the others close up."""
        self.cards.remove(card)
        self.cards.insert(position, card)

    def sort(self) -> None:
        """Sort the cards by number."""
        self.cards.sort()

    def sort_likely_to_the_middle(self) -> None:
        """Put likely numbers into the middle, since the ends break first."""
        rising = sorted((number for number, _ in self.cards), key=lambda number: (WAYS[number], number))
        self.cards = number_duplicates(likely_in_the_middle(rising))

    def action(self) -> ArrangeDam:
        return ArrangeDam(tuple(number for number, _ in self.cards))


class KeepSpecialsDraft(Draft):
    """The draft of `KeepSpecials`."""

    parts = ("kept",)

    def __init__(self, view: Hamsterdam, seat: Seat, sealed: KeepSpecials | None = None) -> None:
        super().__init__(view, seat)
        self.dealt = dealt_to(view, seat)
        self.kept: set[Hamster] = set(sealed.specials if sealed is not None else ())

    def turn(self, special: Hamster) -> None:
        """Toggle whether a special is kept."""
        self.kept ^= {special}

    def action(self) -> KeepSpecials:
        return KeepSpecials(tuple(sorted(self.kept)))


class DeployDraft(Draft):
    """The draft of `Deploy`, the first deployment, which is sent as a whole."""

    parts = ("plain", "specials")

    def __init__(self, view: Hamsterdam, seat: Seat, sealed: Deploy | None = None) -> None:
        super().__init__(view, seat)
        self.base = CARDS * seat
        self.plain = list(sealed.plain) if sealed is not None else [0] * CARDS
        self.specials: dict[Hamster, int] = dict(sealed.specials) if sealed is not None else {}

    def spare(self) -> int:
        """Ordinary hamsters still in the pile."""
        return self.view.pile[self.seat] - sum(self.plain)

    def put(self, hamster: Hamster, spot: Place, count: int = 1) -> None:
        """Put hamsters from the pile onto a card."""
        if hamster == PLAIN:
            self.plain[spot - self.base] += min(count, self.spare())
        else:
            self.specials[hamster] = spot - self.base

    def take(self, hamster: Hamster, spot: Place, count: int = 1) -> None:
        """Take hamsters from a card back into the pile."""
        if hamster == PLAIN:
            self.plain[spot - self.base] -= min(count, self.plain[spot - self.base])
        else:
            self.specials.pop(hamster, None)

    def has_put(self, spot: Place) -> bool:
        """Whether an ordinary hamster was put there."""
        return self.plain[spot - self.base] > 0

    def may_put(self, hamster: Hamster, spot: Place) -> bool:
        """Whether a hamster may come there."""
        return spot // CARDS == self.seat

    def spread_by_odds(self) -> None:
        """Place all hamsters of the pile, each where it stops most water on average; specials go onto the highest
        stacks, where others plug first."""
        waiting = [special for special in self.view.specials_in_pile(self.seat) if special not in self.specials]
        stacks, self.plain = self._specials_on(), [0] * CARDS
        for _ in range(self.view.pile[self.seat] + len(waiting)):
            best = max(range(CARDS), key=lambda i: marginal_value(self.view, self.base + i, stacks[i], ROLLS_A_ROUND))
            stacks[best] += 1
            self.plain[best] += 1
        for special in waiting:
            free = [i for i in range(CARDS) if self.plain[i]]
            there = self._specials_on()
            best = max(free, key=lambda i: (-there[i], stacks[i]))
            # The special takes the place of an ordinary hamster that was counted above.
            self.plain[best] -= 1
            self.specials[special] = best

    def _specials_on(self) -> list[int]:
        """By position: how many specials are prepared for it."""
        places = [*self.specials.values()]
        return [places.count(i) for i in range(CARDS)]

    def clear(self) -> None:
        """Take all back."""
        self.plain, self.specials = [0] * CARDS, {}

    def action(self) -> Deploy:
        return Deploy(tuple(self.plain), tuple(sorted(self.specials.items())))

    def shown(self) -> Hamsterdam:
        """The dam with all that is prepared."""
        state = self.view.copy()
        DeployHamsters((self.seat,)).resolve(state, {self.seat: self.action()}, silent)
        return state


class RedeployDraft(Draft):
    """The draft of a redeployment: several actions, one for each hamster, which are sent one after the other."""

    parts = ("puts",)

    def __init__(self, view: Hamsterdam, seat: Seat) -> None:
        super().__init__(view, seat)
        self.puts: list[PutHamster] = []
        self._state = view

    def may_put(self, hamster: Hamster, spot: Place, swims: Hamster = PLAIN) -> bool:
        """Whether a hamster may come there now."""
        return refusal(self._state, self.seat, PutHamster(hamster, spot, swims)) is None

    def put(self, hamster: Hamster, spot: Place, count: int = 1, swims: Hamster = PLAIN) -> None:
        """Put hamsters from the pile onto a card; one that meets water is lost with it."""
        action = PutHamster(hamster, spot, swims)
        for _ in range(count):
            if refusal(self._state, self.seat, action) is None:
                self.puts.append(action)
                self._state = after(self._state, self.seat, action)

    def has_put(self, spot: Place) -> bool:
        """Whether an ordinary hamster was put there, into the water too."""
        return any((put.hamster, put.spot) == (PLAIN, spot) for put in self.puts)

    def take(self, hamster: Hamster, spot: Place, count: int = 1) -> None:
        """Take hamsters back that were put there."""
        for _ in range(count):
            last = next((put for put in reversed(self.puts) if (put.hamster, put.spot) == (hamster, spot)), None)
            if last is None:
                return
            # `remove` takes the first that it finds, but the last of equal ones shall go.
            self.puts.reverse()
            self.puts.remove(last)
            self.puts.reverse()
            self.follow_parts()

    def follow_parts(self) -> None:
        """Play what is prepared from the beginning."""
        puts, self.puts, self._state = self.puts, [], self.view
        for put in puts:
            self.put(put.hamster, put.spot, 1, put.swims)

    def spread_by_odds(self) -> None:
        """Place all hamsters of the pile, each where it is needed most, as Steady would and what Sharp tries out: spare
        ordinary hamsters clear water, from likely numbers first. Specials stay dry."""
        while self.is_open and self._state.pile[self.seat]:
            put = put_where_needed(self._state, self.seat)
            assert isinstance(put, PutHamster)
            self.put(put.hamster, put.spot)
        state = self._state
        dry = [spot for spot in state.row(self.seat) if not state.water[spot]]
        for special in state.specials_in_pile(self.seat) if self.is_open and dry else ():
            self.put(special, max(dry, key=lambda s: marginal_value(state, s, self._state.stack(s), ROLLS_A_ROUND)))

    def clear(self) -> None:
        """Take all back."""
        self.puts, self._state = [], self.view

    @property
    def is_open(self) -> bool:
        """Whether the seat is still asked after all prepared actions; with nothing left to put, the rules go on."""
        step = self._state.step
        return isinstance(step, Redeploy) and step.seats == (self.seat,)

    @property
    def wet(self) -> list[Place]:
        """The cards of the dam on which water lies after all that is prepared."""
        return [spot for spot in self._state.row(self.seat) if self._state.water[spot]]

    @property
    def leaves_water(self) -> bool:
        """Whether a hamster stays in reserve that could clear water."""
        waiting = [*self._state.specials_in_pile(self.seat), *[PLAIN][: self._state.pile[self.seat]]]
        return self.is_open and any(self.may_put(hamster, spot) for spot in self.wet for hamster in waiting)

    def question(self) -> Hamsterdam | None:
        """The view after all prepared actions; None when the seat has nothing left to choose then."""
        return self._state if self.is_open else None

    def actions(self, last: Action) -> list[Action]:
        """The prepared actions, and *last* after them if the seat is still asked then."""
        return [*self.puts, last] if self.is_open else [*self.puts]

    def refusal(self) -> Refusal | None:
        """None: each action was found legal when it was put."""
        return None

    def shown(self) -> Hamsterdam:
        """The dam with all that is prepared."""
        if self._state is self.view:
            return self.view
        state, view = self._state.copy(), self.view
        # After the last hamster the rules go on to the next round; what is shown is still this one, with its roll.
        state.agenda, state.round, state.turn = view.agenda[:], view.round, view.turn
        state.roller, state.die_a, state.die_b, state.counts = view.roller, view.die_a, view.die_b, view.counts[:]
        return state


def restore_deployment(draft: DeployDraft | RedeployDraft, before: tuple[list[int], dict[Hamster, int]]) -> None:
    """Put the hamsters where they were after this seat's last deployment, as far as there are enough."""
    draft.clear()
    base, state = CARDS * draft.seat, draft.view
    plain, specials = before
    for special, position in specials.items():
        if state.place[special] == PILE:
            draft.put(special, base + position)
    # The highest stacks first, then level by level, since there may be fewer hamsters than there were.
    wanted = [(count - n * 1.0, position) for position, count in enumerate(plain) for n in range(count)]
    for _, position in sorted(wanted, reverse=True):
        shown, spot = draft.shown(), base + position
        if shown.ordinary[spot] < plain[position] and not shown.water[spot]:
            draft.put(PLAIN, spot)


_SEALED: dict[type, Any] = {
    PassTwo: PassCardsDraft,
    LineUp: LineUpDraft,
    ChooseSpecials: KeepSpecialsDraft,
    DeployHamsters: DeployDraft,
}


def any_draft(step: Any, view: Hamsterdam, seat: Seat) -> Draft | None:
    """The draft for a step; None where a choice is sent at once."""
    if isinstance(step, Redeploy):
        return RedeployDraft(view, seat)
    made = _SEALED.get(type(step))
    if made is None:
        return None
    sealed = view.sealed.get(seat)
    draft: Draft = made(view, seat, sealed)
    return draft
