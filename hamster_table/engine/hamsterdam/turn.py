"""A turn: the roll, the roller's own specials, everybody's reactions, and then the water."""

from __future__ import annotations

import random
from bisect import bisect_left
from collections.abc import Sequence
from math import floor

from hamster_table.engine.hamsterdam.actions import (
    CARDS,
    DECLINE,
    LEFTWARDS,
    NAPSTER,
    ROLLS,
    SEAT_OF,
    SEATS,
    Decline,
    Dice,
    Use,
)
from hamster_table.engine.hamsterdam.events import (
    FloodBegan,
    Rolled,
    RollMissed,
    RoundCounted,
    RoundStarted,
    TurnStarted,
)
from hamster_table.engine.hamsterdam.flood import flow
from hamster_table.engine.hamsterdam.game_end import end, is_over
from hamster_table.engine.hamsterdam.movement import start_movement
from hamster_table.engine.hamsterdam.redeployment import start_redeployment
from hamster_table.engine.hamsterdam.specials.registry import (
    OWN_ROLL,
    REACTIONS,
    STAGE,
    ability_of,
    is_open,
    offers,
    refuse_use,
    sample_use,
    use_ability,
)
from hamster_table.engine.hamsterdam.state import ROLLS_A_ROUND, Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step, silent


def start_turn(state: Hamsterdam, roller: Seat, emit: Emit) -> None:
    """The roller takes the dice."""
    state.roller = roller
    state.used_mask = 0
    state.agenda += _TURN
    if emit is not silent:
        emit(TurnStarted, roller, state.turn // state.seats + 1)


class RollDice(Step[Hamsterdam, Dice], frozen=True):
    """Two dice say where the water comes."""

    stream = "roll"
    seats: tuple[Seat, ...] = (CHANCE,)

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return ROLLS

    def sample(self, state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        return ROLLS[floor(rng.random() * 36)]

    def resolve(self, state: Hamsterdam, choices: Choices[Dice], emit: Emit) -> None:
        dice = choices[CHANCE]
        state.die_a, state.die_b = dice.a, dice.b
        state.agenda.append(SETTLE_ROLL)
        if emit is not silent:
            emit(Rolled, state.roller, state.die_a, state.die_b)


def settle_roll(state: Hamsterdam, emit: Emit) -> None:
    """The roller may use specials on the roll; when that is done, it stands (HD-17)."""
    # The mask first: it answers for most turns in one operation.
    if state.on_dam_mask[state.roller] & MAY_CHANGE and is_open(state, state.roller, OWN_ROLL):
        state.agenda.append(CHANGE_ROLL[state.roller])
    else:
        let_it_stand(state, emit)


def let_it_stand(state: Hamsterdam, emit: Emit) -> None:
    """A number that lies on no un-flipped card is rolled again; otherwise all may react (HD-17, HD-18)."""
    number = state.die_a + state.die_b
    if state.unflipped_spots_by_number[number]:
        state.counts = [number] * state.seats
        ask_for_reactions(state, 0, emit)
    else:
        # `used_mask` stays: what was used on a roll that missed is used (HD-19).
        state.agenda.append(ROLL_DICE)
        emit(RollMissed, state.roller, number)


class ChangeRoll(Step[Hamsterdam, Action], frozen=True):
    """The roller may change the dice by its own Buffster, Physicister or Spinster, each once (HD-17, HD-80)."""

    asks = N_("{seats}: use a special hamster on your roll?")

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return [*offers(state, seat, OWN_ROLL), DECLINE]

    def sample(self, state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        return sample_use(state, seat, OWN_ROLL, rng, DECLINE)

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return refuse_use(state, seat, action, OWN_ROLL)
        return None if isinstance(action, Decline) else NOT_THIS_STEP

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        if isinstance(action, Use):
            # Below what the ability pushes: the roller is asked again when that is done.
            state.agenda.append(SETTLE_ROLL)
            use_ability(state, seat, action, emit)
        else:
            let_it_stand(state, emit)


class SettleRoll(Step[Hamsterdam, Action], frozen=True):
    """The dice were rolled or changed; the roller may change them."""

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        settle_roll(state, emit)


def ask_for_reactions(state: Hamsterdam, asked: int, emit: Emit) -> None:
    """Ask the seats from the roller leftwards, so many of them asked already; then the water comes (HD-17)."""
    up = state.on_dam_mask
    for seat in LEFTWARDS[state.seats][state.roller][asked:]:
        if up[seat] & MAY_REACT and is_open(state, seat, REACTIONS[0]):
            state.agenda.append(REACT[seat][0])
            return
    begin_floods(state, emit)


class React(Step[Hamsterdam, Action], frozen=True):
    """A seat may react to the roll: Napsters first, then Mobsters, then Ninjasters (HD-78)."""

    asks = N_("{seats}: react to the roll?")
    stage: int = 0
    """How far it has come in that order."""

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return [*offers(state, seat, REACTIONS[self.stage]), DECLINE]

    def idle(self, state: Hamsterdam, seat: Seat) -> Action | None:
        # A number that the dam does not have is better left alone (HD-25); but a Napster walks, whatever is rolled.
        uses = [use for use in offers(state, seat, REACTIONS[self.stage]) if isinstance(use, Use)]
        is_hit = any(state.numbers[spot] == state.counts[seat] for spot in state.row(seat))
        return None if is_hit or any(ability_of(use) == NAPSTER for use in uses) else DECLINE

    def sample(self, state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        return sample_use(state, seat, REACTIONS[self.stage], rng, DECLINE)

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if isinstance(action, Use):
            return refuse_use(state, seat, action, REACTIONS[self.stage])
        return None if isinstance(action, Decline) else NOT_THIS_STEP

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        if isinstance(action, Use):
            use_ability(state, seat, action, emit)
            # Who ignores the roll could only ignore it once more, and is not asked about that (HD-25).
            if state.counts[seat] and state.on_dam_mask[seat] & MAY_REACT & ~state.used_mask:
                stage = STAGE[ability_of(action)]
                if is_open(state, seat, REACTIONS[stage]):
                    state.agenda.append(REACT[seat][stage])
                    return
        ask_for_reactions(state, (seat - state.roller) % state.seats + 1, emit)


def begin_floods(state: Hamsterdam, emit: Emit) -> None:
    """Every un-flipped card of the number is flooded, from the roller leftwards (HD-26)."""
    number = state.die_a + state.die_b
    counts, exposed = state.counts, state.unflipped_spots_by_number
    # Nearly always the roll counts the same for all; a Mobster or Ninjaster has made a difference else.
    if counts.count(number) == state.seats:
        hit = exposed[number]
    else:
        # For a seat that ignores the roll `own` is 0, of which there is no card.
        hit = tuple([spot for seat, own in enumerate(counts) for spot in exposed[own] if SEAT_OF[spot] == seat])
    # Spots are sorted by seat, so turning the tuple round at the roller's first spot gives the order of the seats.
    first = bisect_left(hit, CARDS * state.roller)
    state.pending_floods = [*hit[first:], *hit[:first]]
    if emit is not silent:
        emit(FloodBegan, number)
    flow(state, emit)
    if state.agenda[-1] is END_TURN:
        # Nobody had to be asked: end the turn right here, which saves a step in most turns.
        del state.agenda[-1]
        end_turn(state, emit)


def end_turn(state: Hamsterdam, emit: Emit) -> None:
    """The dice go to the left, or everybody moves first (HD-13)."""
    state.turn += 1
    if is_over(state):
        end(state, emit)
    elif state.turn % MOVEMENT_EVERY[state.seats]:
        start_turn(state, (state.roller + 1) % state.seats, emit)
    else:
        state.agenda.append(END_MOVEMENT)
        start_movement(state, emit)


class EndTurn(Step[Hamsterdam, Action], frozen=True):
    """The turn is over when all that was chosen in it is done."""

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        end_turn(state, emit)


class EndMovement(Step[Hamsterdam, Action], frozen=True):
    """All have moved: the next turn, or the end of the round (HD-15)."""

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        if state.turn < ROLLS_A_ROUND:
            start_turn(state, (state.roller + 1) % state.seats, emit)
        else:
            state.agenda.append(END_ROUND)
            start_redeployment(state, emit)


class EndRound(Step[Hamsterdam, Action], frozen=True):
    """The round is counted, and the next one begins."""

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        if emit is not silent:
            emit(RoundCounted, state.round, *by_seat(state))
        state.agenda.append(START_ROUND)


class StartRound(Step[Hamsterdam, Action], frozen=True):
    """The holder of the tracker begins again (HD-10)."""

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        state.round += 1
        state.turn = 0
        emit(RoundStarted, state.round)
        start_turn(state, state.first, emit)


def by_seat(state: Hamsterdam) -> tuple[tuple[int, ...], ...]:
    """What is counted at the end of a round: towns, water and hamsters on the dams, piles, removed."""
    seats = range(state.seats)
    pile = tuple(state.pile[seat] + len(state.specials_in_pile(seat)) for seat in seats)
    return (
        tuple(state.town),
        tuple(state.wet(seat) - state.town[seat] for seat in seats),
        tuple(state.hamsters(seat) - pile[seat] for seat in seats),
        pile,
        tuple(state.removed),
    )


ROLL_DICE = RollDice()
SETTLE_ROLL = SettleRoll()
END_TURN = EndTurn()
END_MOVEMENT = EndMovement()
END_ROUND = EndRound()
START_ROUND = StartRound()
MOVEMENT_EVERY = (0, 0, 4, 3, 4)
"""By seats: after so many turns all move (HD-13)."""
MAY_CHANGE, MAY_REACT = OWN_ROLL.specials, REACTIONS[0].specials
"""Masks of the specials with an ability for their owner's roll, and for anybody's."""
# The last one is on top of the agenda.
_TURN = (END_TURN, ROLL_DICE)
CHANGE_ROLL = tuple(ChangeRoll((seat,)) for seat in range(SEATS))
REACT = tuple(tuple(React((seat,), stage) for stage in range(len(REACTIONS))) for seat in range(SEATS))
