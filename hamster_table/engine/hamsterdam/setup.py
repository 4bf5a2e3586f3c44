"""Before the first round: two cards are passed, the dams lined up, specials dealt and chosen."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import chain, combinations, islice
from math import floor
from operator import itemgetter

from hamster_table.engine.hamsterdam.actions import (
    ASIDE_TWIN,
    HAND,
    NAMES,
    NUMBERS,
    PILE,
    REJECTED,
    SEATS,
    SPECIALS,
    WAYS,
    ArrangeDam,
    Deal,
    Hamster,
    KeepSpecials,
    Number,
    PassCards,
    Spot,
)
from hamster_table.engine.hamsterdam.cards import Cards
from hamster_table.engine.hamsterdam.deployment import roll_for_first
from hamster_table.engine.hamsterdam.setup_events import (
    CardsPassed,
    HamstersGathered,
    LinedUp,
    SpecialKept,
    SpecialsDealt,
    TwinJoined,
)
from hamster_table.engine.hamsterdam.special_masks import TWIN_OF
from hamster_table.engine.hamsterdam.state import (
    CLASSIC_HAMSTERS,
    CLASSIC_SPECIALS,
    Hamsterdam,
    HamsterdamSetup,
    initial_state,
)
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step, silent

DECK_IN_ORDER = tuple(special for special in range(SPECIALS) if special != ASIDE_TWIN)
DECK_SIZE = len(DECK_IN_ORDER)
MOST_CHOICES = 300
"""The most combinations that `ChooseSpecials.actions` lists; the others are legal too."""
PASSES = tuple(PassCards(left, right) for left in NUMBERS for right in NUMBERS if left != right)
PASSES_OF_TWO = tuple(cards for cards in PASSES if cards.left < cards.right)
"""With two seats both cards go to the other, whichever is the left one: each pair is offered in one order only."""


def start(table: HamsterdamSetup) -> Hamsterdam:
    """A new game: everybody holds eleven cards; in the classic game they are laid in order (HD-73)."""
    state = initial_state(table)
    state.agenda.append(LAY_CLASSIC_DAMS if state.classic else PASS_TWO[table.seats])
    return state


class PassTwo(Step[Hamsterdam, Action], frozen=True):
    """All pass two of their cards at once, before they see what they get (HD-1)."""

    asks = N_("{seats}: choose a card to pass to the left and one to pass to the right.")

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return PASSES if state.seats > 2 else PASSES_OF_TWO

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, PassCards):
            return NOT_THIS_STEP
        if action.left not in NUMBERS or action.right not in NUMBERS:
            return Refusal("HD-1", "choose-both")
        return Refusal("HD-2", "two-different") if action.left == action.right else None

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        n = state.seats
        for cards in choices.values():
            assert isinstance(cards, PassCards)
            # The choices are in the order of the seats, so that `2 * seat` is the place of each.
            state.passed += (cards.left, cards.right)
        # A second loop, since an event is emitted when the state shows all that was passed.
        if emit is not silent:
            for seat, cards in choices.items():
                assert isinstance(cards, PassCards)
                emit(CardsPassed, seat, cards.left, (seat + 1) % n, cards.right, (seat - 1) % n)
        state.agenda.append(LINE_UP[n])


class LineUp(Step[Hamsterdam, ArrangeDam], frozen=True):
    """All lay their dams out in secret, and show them together (HD-3)."""

    asks = N_("{seats}: lay out your dam, from the left to the right.")

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        hand = state.hand(seat)
        assert hand is not None
        likely_last = sorted(hand, key=lambda number: (WAYS[number], number))
        lines = (
            likely_in_the_middle(likely_last),
            likely_in_the_middle(likely_last)[::-1],
            tuple(hand),
            tuple(reversed(hand)),
            tuple(likely_last),
            tuple(reversed(likely_last)),
        )
        return [ArrangeDam(line) for line in dict.fromkeys(lines)]

    def sample(self, state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        hand, draw = state.hand(seat), rng.random
        assert hand is not None
        # A random key for each card: a shuffle, and a little faster than `Random.shuffle`.
        hand.sort(key=lambda number: draw())
        return ArrangeDam(tuple(hand))

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, ArrangeDam):
            return NOT_THIS_STEP
        hand = state.hand(seat)
        assert hand is not None
        for number in action.numbers:
            if number not in hand:
                return Refusal("HD-3", "not-your-card", number=number)
            hand.remove(number)
        return Refusal("HD-3", "cards-left", left=len(hand)) if hand else None

    def resolve(self, state: Hamsterdam, choices: Choices[ArrangeDam], emit: Emit) -> None:
        lines = []
        for line in choices.values():
            lines.append(line.numbers)
        state.passed = []
        show_dams(state, lines, emit)


def likely_in_the_middle(rising: Sequence[Number]) -> tuple[Number, ...]:
    """Numbers that come in rising likelihood, arranged with the likeliest in the middle, since the ends break first."""
    # Every other one upwards, and the rest downwards.
    return (*rising[::2], *reversed(rising[1::2]))


class LayClassicDams(Step[Hamsterdam, Action], frozen=True):
    """In the classic game nothing is passed, and the cards lie from 2 to 12 (HD-73)."""

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        show_dams(state, [NUMBERS] * state.seats, emit)


def show_dams(state: Hamsterdam, lines: list[tuple[Number, ...]], emit: Emit) -> None:
    """Lay out the dams for good; their dots give hamsters, and specials to choose from (HD-4, HD-5)."""
    state.numbers = tuple(chain(*lines))
    state.spots_by_number = spots_by_number(state.numbers)
    state.unflipped_spots_by_number = list(state.spots_by_number)
    if emit is not silent:
        for seat, line in enumerate(lines):
            emit(LinedUp, seat, line)
    hands = []
    for seat, (orange, specials) in enumerate(brought(lines, state.box, state.classic)):
        state.pile[seat] += orange
        if emit is not silent:
            emit(HamstersGathered, seat, orange, specials)
        hands.append(specials)
    if any(hands):
        state.agenda.append(DealSpecials((CHANCE,), tuple(hands)))
    else:
        choose_specials(state, emit)


def brought(dams: Sequence[tuple[Number, ...]], box: Cards, is_classic: bool) -> list[tuple[int, int]]:
    """What the dots of each dam bring: ordinary hamsters, and specials to choose from (HD-4, HD-5, HD-73)."""
    found, deck = [], DECK_SIZE
    for dam in dams:
        of_its_cards = itemgetter(*dam)
        orange = CLASSIC_HAMSTERS if is_classic else sum(of_its_cards(box.orange))
        specials = CLASSIC_SPECIALS if is_classic else 2 * sum(of_its_cards(box.blue))
        # A deck that is too short gives what it has (HD-7).
        specials = min(specials, deck)
        deck -= specials
        found.append((orange, specials))
    return found


def kept_of(dealt: int) -> int:
    """How many of so many specials are kept: half of them go, rounded down (HD-7)."""
    return (dealt + 1) // 2


def spots_by_number(numbers: tuple[Number, ...]) -> tuple[tuple[Spot, ...], ...]:
    """By number: the spots of its cards, in order."""
    found: list[list[Spot]] = [[] for _ in range(NUMBERS[-1] + 1)]
    for spot, number in enumerate(numbers):
        found[number].append(spot)
    return tuple(map(tuple, found))


class DealSpecials(Step[Hamsterdam, Deal], frozen=True):
    """Specials come off the deck, seat by seat, seen by their owners only (HD-6)."""

    stream = "deal"
    is_sampled = True
    seats: tuple[Seat, ...] = (CHANCE,)
    hands: tuple[int, ...] = ()
    """How many each seat is dealt."""

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        # Far too many to list: these are the deck in its order, cut at every place. Each special lies once at each.
        return [Deal((DECK_IN_ORDER[cut:] + DECK_IN_ORDER[:cut])[: sum(self.hands)]) for cut in range(DECK_SIZE)]

    def sample(self, state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        deck, draw, rest = list(DECK_IN_ORDER), rng.random, DECK_SIZE - sum(self.hands)
        return Deal(tuple([deck.pop(floor(draw() * left)) for left in range(DECK_SIZE, rest, -1)]))

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Deal):
            return NOT_THIS_STEP
        if len({*DECK_IN_ORDER}.intersection(action.specials)) < len(action.specials):
            return Refusal("HD-6", "not-in-the-deck")
        number = sum(self.hands)
        return Refusal("HD-6", "not-that-many", number=number) if len(action.specials) != number else None

    def resolve(self, state: Hamsterdam, choices: Choices[Deal], emit: Emit) -> None:
        deal = choices[CHANCE]
        owner, place, deck = state.owner, state.place, iter(deal.specials)
        state.dealt = list(self.hands)
        for seat, hand in enumerate(self.hands):
            for special in islice(deck, hand):
                owner[special] = seat
                place[special] = HAND
        if emit is not silent:
            deck = iter(deal.specials)
            for seat, hand in enumerate(self.hands):
                if hand:
                    emit(SpecialsDealt, seat, hand, tuple(islice(deck, hand)))
        choose_specials(state, emit)


def choose_specials(state: Hamsterdam, emit: Emit) -> None:
    """Let all who were dealt specials choose; in the classic game all are kept (HD-73)."""
    seats = tuple([seat for seat in range(state.seats) if state.dealt[seat]])
    if seats and not state.classic:
        state.agenda.append(ChooseSpecials(seats))
        return
    for seat in seats:
        keep(state, seat, dealt_to(state, seat), emit)
    roll_for_first(state)


def dealt_to(state: Hamsterdam, seat: Seat) -> list[Hamster]:
    """The specials dealt to a seat, the lowest number first. Valid before all have chosen: then it owns no others."""
    owner, found, last = state.owner, [], -1
    for _ in range(owner.count(seat)):
        last = owner.index(seat, last + 1)
        found.append(last)
    return found


def keep(state: Hamsterdam, seat: Seat, kept: Sequence[Hamster], emit: Emit) -> None:
    """Put the kept specials into the pile; a Twinster brings its twin as well (HD-9)."""
    mine = sorted(kept)
    for special in mine:
        state.move_special(seat, special, PILE)
    # Set here and again for the twin: a frame of `SpecialKept` does not show yet who joins afterwards.
    state.specials_of[seat] = tuple(mine)
    if emit is not silent:
        for special in mine:
            emit(SpecialKept, seat, special, NAMES[special])
    if TWIN_OF[ASIDE_TWIN] in mine:
        state.owner[ASIDE_TWIN] = seat
        state.move_special(seat, ASIDE_TWIN, PILE)
        mine.insert(mine.index(TWIN_OF[ASIDE_TWIN]) + 1, ASIDE_TWIN)
        state.specials_of[seat] = tuple(mine)
        emit(TwinJoined, seat, ASIDE_TWIN)


class ChooseSpecials(Step[Hamsterdam, KeepSpecials], frozen=True):
    """All keep half of the specials they were dealt, in any combination, in secret (HD-5)."""

    asks = N_("{seats}: keep half of your special hamsters.")

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        hand = dealt_to(state, seat)
        return [KeepSpecials(kept) for kept in islice(combinations(hand, kept_of(len(hand))), MOST_CHOICES)]

    def sample(self, state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        hand = dealt_to(state, seat)
        # Half of them go, rounded down: half are kept, rounded up (HD-7), and every such half is equally likely.
        for _ in range(len(hand) // 2):
            del hand[floor(rng.random() * len(hand))]
        return KeepSpecials(tuple(hand))

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, KeepSpecials):
            return NOT_THIS_STEP
        hand = dealt_to(state, seat)
        if len(set(action.specials)) < len(action.specials) or not all(kept in hand for kept in action.specials):
            return Refusal("HD-5", "not-in-your-hand")
        left = kept_of(len(hand)) - len(action.specials)
        if left > 0:
            return Refusal("HD-5", "specials-left", left=left)
        return Refusal("HD-5", "too-many-specials", over=-left) if left < 0 else None

    def resolve(self, state: Hamsterdam, choices: Choices[KeepSpecials], emit: Emit) -> None:
        # First all are rejected, then `keep` moves the kept ones on.
        state.place = [REJECTED if where == HAND else where for where in state.place]
        for seat, choice in choices.items():
            keep(state, seat, choice.specials, emit)
        roll_for_first(state)


PASS_TWO = tuple(PassTwo(tuple(range(seats))) for seats in range(SEATS + 1))
LINE_UP = tuple(LineUp(tuple(range(seats))) for seats in range(SEATS + 1))
LAY_CLASSIC_DAMS = LayClassicDams()
