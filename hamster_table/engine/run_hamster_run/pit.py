"""The second half of a round: the belt rolls, the alligators chomp, everybody tires."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step
from hamster_table.engine.run_hamster_run import hat
from hamster_table.engine.run_hamster_run.actions import (
    ALLIGATOR,
    EATEN,
    LANES,
    PIT,
    REST,
    STRIPS,
    TRAITS,
    Chip,
    Square,
    Stake,
    Trait,
)
from hamster_table.engine.run_hamster_run.chips import Pay, offered, refuse_trait, to_fatigue, traits_with_chips
from hamster_table.engine.run_hamster_run.events import (
    AlligatorCame,
    AlligatorLeft,
    BeltMoved,
    Chomped,
    Drew,
    Eaten,
    Escaped,
    Fell,
    Staked,
    StarPassed,
)
from hamster_table.engine.run_hamster_run.state import STEADY_SPEED, RunHamsterRun

STAKE = offered(Stake)
NOBODY_BEHIND = [-1] * LANES


class MoveBelt(Step[RunHamsterRun, Action], frozen=True):
    """As many strips go over the edge as Speed had chips when the step began (RR-40)."""

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        # The range is fixed as it begins: what the star strip changes on the way counts from the next round (RR-40).
        strips = state.speed
        for left in reversed(range(strips)):
            roll(state, left, strips, emit)


def after_the_belt(state: RunHamsterRun) -> list[Square]:
    """Where every hamster would be once the belt has moved with the Speed of now (RR-40)."""
    far = LANES * state.speed
    return [square if square < 0 else square - far if square >= far else PIT for square in state.where]


def speed_after_the_star(speed: int) -> int:
    """The Speed when the star strip drops off: a step towards four (RR-40)."""
    return speed + (speed < STEADY_SPEED) - (speed > STEADY_SPEED)


def star_after_a_strip(star: int) -> int:
    """Where the star strip lies once the belt has moved by one; the strip that drops off comes back at the top."""
    return star - 1 or STRIPS


@cache
def rolled(speed: int, star: int) -> tuple[int, int]:
    """Speed and star strip after the belt has rolled once (RR-40)."""
    # As many strips go over as Speed was when it began.
    for _ in range(speed):
        star = star_after_a_strip(star)
        if star == STRIPS:
            speed = speed_after_the_star(speed)
    return speed, star


def roll(state: RunHamsterRun, left: int, strips: int, emit: Emit) -> None:
    """One strip of so many goes over: who stood on it falls, and it comes back empty at the top (RR-41)."""
    where, over = state.where, []
    for seat, square in enumerate(where):
        if square >= LANES:
            where[seat] = square - LANES
        elif square >= 0:
            over.append(seat)
    # The belt moves, and the squares stay: all that lies on it comes one strip nearer to the pit.
    state.occupant = state.occupant[LANES:] + NOBODY_BEHIND
    state.star = star_after_a_strip(state.star)
    emit(BeltMoved, left, strips)
    for seat in over:
        # Fallen only now, one after the other: each event is emitted when the state shows it.
        square, where[seat] = where[seat], PIT
        emit(Fell, seat, square)
    if state.star == STRIPS:
        state.speed = speed_after_the_star(state.speed)
        emit(StarPassed, state.speed)


class Alligators(Step[RunHamsterRun, Action], frozen=True):
    """One alligator comes if a hamster is in the pit; if none is, one leaves while there are several (RR-42)."""

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        state.chomps = []
        if PIT in state.where:
            state.alligators += 1
            emit(AlligatorCame, state.alligators)
            settle_chomps(state)
        elif state.alligators > 1:
            state.alligators -= 1
            emit(AlligatorLeft, state.alligators)


def settle_chomps(state: RunHamsterRun) -> None:
    """Lowest Mettle first, ties drawn at random, all settled before the first Chomp (RR-43, RR-64)."""
    left = [seat for seat in state.in_pit() if seat not in state.chomps]
    while left:
        lowest = min([state.mettle[seat] for seat in left])
        tied = [seat for seat in left if state.mettle[seat] == lowest]
        if len(tied) > 1:
            for seat in tied:
                state.hat[seat] = 1
            # The draw takes one of them, and then comes back here for the others.
            state.agenda.append(DRAW_CHOMP_ORDER)
            return
        state.chomps += tied
        left.remove(tied[0])
    # The agenda is a stack: who is chomped first goes on top.
    state.agenda += [CHOMP[seat] for seat in reversed(state.chomps)]


class DrawChompOrder(hat.Draw, frozen=True):
    """A chip decides who of equal Mettle meets the alligators next."""

    stream = "chomp-order"

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        chip = choices[CHANCE]
        assert isinstance(chip, Chip)
        hat.empty(state)
        state.chomps.append(chip.owner)
        emit(Drew, chip.owner, "chomp", len(state.chomps))
        settle_chomps(state)


class Chomp(Step[RunHamsterRun, Action], frozen=True):
    """A hamster meets the alligators: spared if none is left, eaten if it has no pluck, else tested (RR-46, RR-63)."""

    hamster: Seat = 0

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        seat = self.hamster
        traits = traits_with_chips(state, seat)
        if not state.alligators:
            emit(Escaped, seat, False)
        # Without a chip there is no test: it counts as lost, and is the end (RR-46).
        elif not traits:
            emit(Chomped, seat, 0)
            eat(state, seat, emit)
            feed(state, emit)
        elif len(traits) == 1:
            stake(state, seat, traits[0], emit)
        else:
            state.agenda.append(STAKE_TRAIT[seat])


class StakeTrait(Step[RunHamsterRun, Stake], frozen=True):
    """The hamster chooses the trait that is tested against the alligators (RR-44)."""

    asks = N_("{seats}: which trait faces the alligators?")

    def actions(self, state: RunHamsterRun, seat: Seat) -> Sequence[Action]:
        return STAKE[traits_with_chips(state, seat)]

    def refusal(self, state: RunHamsterRun, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, Stake):
            return NOT_THIS_STEP
        return refuse_trait(state, seat, action.trait, "RR-44")

    def resolve(self, state: RunHamsterRun, choices: Choices[Stake], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        stake(state, seat, action.trait, emit)


def stake(state: RunHamsterRun, seat: Seat, trait: Trait, emit: Emit) -> None:
    """All chips of the trait, whatever their face, against the alligators there are now (RR-44)."""
    chips = state.trait(trait)[seat]
    state.hat[seat] = chips
    state.hat[-1] = state.alligators
    emit(Staked, seat, trait, chips, state.alligators)
    state.agenda.append(DRAW_CHOMP[seat])


class DrawChomp(hat.Draw, frozen=True):
    """The draw between a hamster and the alligators; a loss costs half of them in chips, rounded up (RR-45)."""

    stream = "chomp"
    hamster: Seat = 0

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        chip = choices[CHANCE]
        assert isinstance(chip, Chip)
        hat.empty(state)
        seat = self.hamster
        if chip.owner != ALLIGATOR:
            emit(Escaped, seat, True)
            return
        owed = (state.alligators + 1) // 2
        chips = min(owed, state.pluck(seat))
        emit(Chomped, seat, chips)
        # Below the payments: the alligator leaves when they are made, and `owed` counts it in (RR-45).
        state.agenda.append(FEED)
        if owed >= state.pluck(seat):
            # It loses all it has, so there is no choice of chips left to ask for.
            for trait in TRAITS:
                for _ in range(state.trait(trait)[seat]):
                    to_fatigue(state, seat, trait)
            eat(state, seat, emit)
        else:
            state.agenda += [Pay((), seat, "chomp")] * owed


class Feed(Step[RunHamsterRun, Action], frozen=True):
    """The alligator that has been fed leaves (RR-45)."""

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        feed(state, emit)


def feed(state: RunHamsterRun, emit: Emit) -> None:
    """One alligator leaves the pit."""
    state.alligators -= 1
    emit(AlligatorLeft, state.alligators)


def eat(state: RunHamsterRun, seat: Seat, emit: Emit) -> None:
    """A hamster has been eaten and is out of the game (RR-47)."""
    state.where[seat] = EATEN
    state.asleep[seat] = False
    state.eaten.append((state.round, seat))
    emit(Eaten, seat)


class Strain(Step[RunHamsterRun, Action], frozen=True):
    """Whoever did something else than rest pays a chip, the highest initiative first (RR-48, RR-64)."""

    def resolve(self, state: RunHamsterRun, choices: Choices[Action], emit: Emit) -> None:
        tired = [seat for seat in state.order if state.declared[seat] != REST and state.where[seat] != EATEN]
        state.agenda += [Pay((), seat, "strain") for seat in reversed(tired)]


MOVE_BELT = MoveBelt()
ALLIGATORS = Alligators()
DRAW_CHOMP_ORDER = DrawChompOrder()
CHOMP = tuple(Chomp((), seat) for seat in range(5))
STAKE_TRAIT = tuple(StakeTrait((seat,)) for seat in range(5))
DRAW_CHOMP = tuple(DrawChomp((CHANCE,), seat) for seat in range(5))
FEED = Feed()
STRAIN = Strain()
