"""A turn: a seat builds, passes, drops or spills a piece, and then the wheel comes to rest."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice

from hamster_table.engine.hamsterrolle import legality, returning, simplified_physics
from hamster_table.engine.hamsterrolle.actions import (
    PIECES,
    SECTOR,
    WHEEL,
    Angle,
    Build,
    Compartment,
    Drop,
    Hand,
    Pass,
    Piece,
    PutBack,
    Reach,
    Settle,
    Spill,
)
from hamster_table.engine.hamsterrolle.build_window import lowest_two, moved_reference, reference_of_turn, window
from hamster_table.engine.hamsterrolle.events import (
    Built,
    Fell,
    Kept,
    LetDrop,
    Passed,
    Placed,
    Pushed,
    Reached,
    Returned,
    Skipped,
    TimeRanOut,
    TurnBegan,
    TurnEnded,
)
from hamster_table.engine.hamsterrolle.finding import wide_builds, wide_passes
from hamster_table.engine.hamsterrolle.game_end import close, end, is_last, won
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.legality import name_of
from hamster_table.engine.hamsterrolle.placements import build_at, builds, one_of_each, passes, passes_of
from hamster_table.engine.hamsterrolle.settling import ComeToRest, Tremble, check_empty, simulate_settle
from hamster_table.engine.hamsterrolle.state import NOWHERE, Hamsterrolle
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step

FAIR = 6
"""How many builds `actions` offers; there are infinitely many legal ones."""
RARELY = 8
"""One in so many random turns does something else than build: passes, begins its attempt, or runs out of time."""
TRIES = 12
"""How often a random turn draws a compartment and a piece before it takes any action."""
STEEP = 9_000
"""A quarter turn from the lowest point; hundredths of a degree."""
QUAKE_EVERY = 5
"""After every so many turns the table trembles, where that was chosen at set-up (HR-33)."""


class NextBuilder(Step[Hamsterrolle, Action], frozen=True):
    """It is the next seat's turn; one that can neither build nor pass is skipped (HR-25)."""

    skipped: int = 0
    """How many were skipped one after the other."""

    def resolve(self, state: Hamsterrolle, choices: Choices[Action], emit: Emit) -> None:
        # Skipped turns count too (HR-47).
        if self.skipped == state.seats or (self.skipped and is_last(state)):
            close(state, emit)
            return
        seat = state.builder = (state.builder + 1) % state.seats
        state.turn += 1
        state.attempt = -1
        state.lowest = lowest_two(state.angle)
        state.reference = reference_of_turn(state)
        emit(TurnBegan, state.turn, seat)
        if can_act(state, seat):
            state.agenda.append(TakeTurn((seat,)))
        else:
            emit(Skipped, seat)
            state.agenda.append(NextBuilder(skipped=self.skipped + 1))


def can_act(state: Hamsterrolle, seat: Seat) -> bool:
    """Whether the seat can do anything; in games of before, whether it finds a place to build or pass, which may be one
    where nothing holds."""
    if state.edition < 3:
        return any(True for _ in builds(state, seat)) or any(True for _ in passes(state, seat))
    return any(True for _ in offers(state, seat))


def offers(state: Hamsterrolle, seat: Seat) -> Iterator[Action]:
    """A few of the things that the seat may do, found one after the other; none exactly where it can do nothing, and
    its turn is skipped (HR-25)."""
    nothing = True
    for offer in offers_of(state, seat, builds(state, seat), passes(state, seat)):
        nothing = False
        yield offer
    if nothing and state.edition > 2:
        # That nothing is possible is said only after a search that takes its time.
        yield from offers_of(state, seat, wide_builds(state, seat), wide_passes(state, seat))


def offers_of(state: Hamsterrolle, seat: Seat, building: Iterator[Hand], passing: Iterator[Hand]) -> Iterator[Action]:
    """What may be done with places that were found: let go there, begin the attempt, or let drop."""
    places: list[Hand] = []
    for hands, number in (building, FAIR), (passing, 1):
        # Only what geometry lets hold is offered; whether it does is found by physics (`holding`).
        for hand in hands:
            places.append(hand)
            if legality.check_held(state, hand) is None:
                yield hand
                number -= 1
                if not number:
                    break
    reaches = (Reach(piece) for piece in dict.fromkeys(hand.piece for hand in places))
    yield from islice((reach for reach in reaches if check_reach(state, seat, reach.piece) is None), 1)
    drops = map(dropped, places)
    yield from islice((drop for drop in drops if legality.check_drop(state, seat, drop) is None), 1)


class TakeTurn(Step[Hamsterrolle, Hand], frozen=True):
    """A seat builds a piece of its own, or passes one on; or its hand fails (HR-20, HR-30, HR-39)."""

    asks = N_("{seats}: put a piece into the wheel, or pass.")

    def actions(self, state: Hamsterrolle, seat: Seat) -> Sequence[Action]:
        return [*offers(state, seat)]

    def refusal(self, state: Hamsterrolle, seat: Seat, action: Action) -> Refusal | None:
        return self.place_refusal(state, seat, action) or (
            legality.check_held(state, action) if isinstance(action, Build | Pass) else None
        )

    def place_refusal(self, state: Hamsterrolle, seat: Seat, action: Action) -> Refusal | None:
        """Why the action is not legal, except that a piece may not hold where it is let go (HR-52): that is asked only
        when the hand opens."""
        if isinstance(action, Reach):
            return check_reach(state, seat, action.piece)
        if not isinstance(action, Hand):
            return NOT_THIS_STEP
        # What holds for every hand comes first: the other checks rely on its numbers.
        if why := legality.check_hand(state, seat, action):
            return why
        match action:
            case Build() | Pass():
                return legality.check_place(state, seat, action)
            case Drop():
                return legality.check_drop(state, seat, action)
            case Spill():
                return legality.check_spill(state, seat, action)
        assert isinstance(action, PutBack)
        return returning.check_put_back(state, seat, action)

    def sample(self, state: Hamsterrolle, seat: Seat, rng: random.Random) -> Action:
        """Mostly a `Build`, in a compartment and with a piece drawn at random; other actions now and then."""
        if rng.getrandbits(16) % RARELY == 0:
            return super().sample(state, seat, rng)
        if is_steep(state) and state.attempt == -1:
            passing = [action for action in islice(passes(state, seat), 2) if not legality.check_held(state, action)]
            if passing:
                return rng.choice(passing)
        others = {piece: state.poses[piece] for piece in state.in_wheel()}
        for _ in range(TRIES):
            compartment = nearer(window(state), rng)
            pieces = one_of_each(state, state.stock(seat), compartment)
            # The piece of the attempt may be barred from this compartment by one of its kind (HR-19).
            pieces = [piece for piece in pieces if not legality.is_bound(state, piece)]
            if not pieces:
                continue
            piece = rng.choice(pieces)
            action = build_at(state, seat, piece, compartment, others)
            if action is not None and legality.check_held(state, action) is None:
                return action
        return super().sample(state, seat, rng)

    def resolve(self, state: Hamsterrolle, choices: Choices[Hand], emit: Emit) -> None:
        (seat,) = self.seats
        action = choices[seat]
        if isinstance(action, Reach):
            state.attempt = action.piece
            emit(Reached, seat, action.piece, name_of(action.piece))
            state.agenda.append(self)
        elif isinstance(action, Spill):
            spilt(state, seat, action, emit)
        elif isinstance(action, PutBack):
            put_back(state, seat, action, emit)
        else:
            let_go(state, seat, action, emit)


class AwaitRest(ComeToRest, frozen=True):
    """A turn comes to its end; what falls belongs to whose turn it is, however late (HR-29)."""

    piece: Piece = -1
    """What was let go; -1: nothing."""
    reference: Compartment = NOWHERE
    """Where it is built if it stays; `NOWHERE` for a piece that was passed on (HR-8). In the first edition also for one
    that was dropped outside of the window; since then what counts is where it lies (HR-10, HR-40)."""
    before: Angle = 0
    """How far the wheel had rolled when the turn began."""
    spilt: int = 0
    """How many have fallen already."""

    def sample(self, state: Hamsterrolle, seat: Seat, rng: random.Random) -> Action:
        return (simulate_settle(state) if state.wood else None) or self.by_rule(state, rng)

    def by_rule(self, state: Hamsterrolle, rng: random.Random) -> Settle:
        return simplified_physics.settle(state, self.piece, rng)

    def resolve(self, state: Hamsterrolle, choices: Choices[Action], emit: Emit) -> None:
        settle = choices[CHANCE]
        assert isinstance(settle, Settle)
        seat, piece = state.builder, self.piece
        self.come_to_rest(state, settle, self.before, emit, piece if self.reference != NOWHERE else -1)
        # A piece that fell out again was not built, and the reference stays (HR-9).
        if self.reference != NOWHERE and state.place[piece] == WHEEL:
            lies = self.reference if state.edition == 1 else compartment_of(state.poses[piece])
            state.reference = moved_reference(state, lies)
            emit(Built, seat, piece, name_of(piece), lies)
        end_turn(state, self.spilt + len(settle.fallen), emit)


class RestInTurn(ComeToRest, frozen=True):
    """The hand has drawn back and lets the wheel go; once it is at rest the same turn goes on, unless something has
    fallen (HR-30, HR-37)."""

    before: Angle = 0
    """How far the wheel had rolled before the hand came."""

    def sample(self, state: Hamsterrolle, seat: Seat, rng: random.Random) -> Action:
        return (simulate_settle(state) if state.wood else None) or self.by_rule(state, rng)

    def resolve(self, state: Hamsterrolle, choices: Choices[Action], emit: Emit) -> None:
        settle, seat = choices[CHANCE], state.builder
        assert isinstance(settle, Settle)
        self.come_to_rest(state, settle, self.before, emit)
        if not settle.fallen and can_act(state, seat):
            state.agenda.append(TakeTurn((seat,)))
            return
        if not settle.fallen:
            # The piece of the attempt fits nowhere any more (HR-25).
            emit(Skipped, seat)
        end_turn(state, len(settle.fallen), emit)


def end_turn(state: Hamsterrolle, fallen: int, emit: Emit) -> None:
    """End the turn once the wheel is at rest: end the game, or let the next seat build."""
    counts = tuple(len(state.supply(seat)) for seat in range(state.seats))
    emit(TurnEnded, state.turn, state.builder, counts, fallen, state.angle, len(state.in_wheel()))
    if (winners := won(state)) is not None:
        end(state, winners, emit)
    elif is_last(state):
        close(state, emit)
    else:
        state.agenda.append(NextBuilder())
        if state.quakes and state.turn % QUAKE_EVERY == 0:
            # Above `NextBuilder`: the table trembles before the next turn begins (HR-33).
            state.agenda.append(Tremble())


def is_steep(state: Hamsterrolle) -> bool:
    """Whether even the hindmost open compartment is more than 90 degrees up: then passing helps the wheel on."""
    return wrapped(SECTOR * window(state)[0] - state.angle) > STEEP


def nearer(compartments: tuple[Compartment, ...], rng: random.Random) -> Compartment:
    """Draw one of the open compartments, the hindmost most often, since leaps bring pieces down."""
    # The smaller of two draws from 0 to 3: with three compartments the odds are 7, 5 and 4 of 16.
    return compartments[min(rng.getrandbits(2), rng.getrandbits(2), len(compartments) - 1)]


def dropped(build: Hand) -> Drop:
    """The `Drop` of the same piece at the same pose."""
    return Drop(build.piece, build.compartment, build.angle, build.pose)


def check_reach(state: Hamsterrolle, seat: Seat, piece: Piece) -> Refusal | None:
    """Check that an attempt may begin with that piece, and leaves something to do (HR-20, HR-48)."""
    if not 0 <= piece < PIECES:
        return Refusal("HR-4", "not-yours")
    if state.attempt != -1:
        return Refusal("HR-48", "begun-already")
    if why := legality.check_in_hand(state, seat, piece):
        return why
    if state.edition > 2:
        after = state.copy()
        after.attempt = piece
        return None if can_act(after, seat) else Refusal("HR-20", "nothing-after")
    return None if can_place(state, seat, piece) else Refusal("HR-20", "in-the-way", name=name_of(piece))


def can_place(state: Hamsterrolle, seat: Seat, piece: Piece) -> bool:
    """Whether there is a legal place for that piece: in games of before an attempt binds the seat to it."""
    if state.place[piece] == WHEEL:
        return any(True for _ in passes_of(state, seat, piece, compartment_of(state.poses[piece])))
    others = {other: state.poses[other] for other in state.in_wheel()}
    return any(build_at(state, seat, piece, compartment, others) for compartment in window(state))


# Resolving the actions of a hand


def let_go(state: Hamsterrolle, seat: Seat, hand: Hand, emit: Emit) -> None:
    """Resolve a `Build`, `Pass` or `Drop`: the piece is in the wheel, and the wheel is awaited."""
    piece, name = hand.piece, name_of(hand.piece)
    # Asked before anything moves: a push that shifts the cone shifts the window of a first piece (HR-3).
    is_built, was = state.place[piece] != WHEEL, state.poses[piece]
    counts = is_built and (state.edition > 1 or hand.compartment in window(state))
    before = state.angle
    shift(state, hand)
    state.place[piece], state.poses[piece] = WHEEL, hand.pose
    for other, *pose in hand.held:
        state.poses[other] = tuple(pose)
    if isinstance(hand, Drop):
        emit(TimeRanOut if state.edition == 1 else LetDrop, seat, piece, name, hand.compartment)
    elif isinstance(hand, Pass):
        emit(Passed, seat, piece, name, compartment_of(was), hand.compartment)
    else:
        emit(Placed, seat, piece, name, hand.compartment)
    emit_pushed(seat, hand, emit)
    state.agenda.append(AwaitRest(piece=piece, reference=hand.compartment if counts else NOWHERE, before=before))


def spilt(state: Hamsterrolle, seat: Seat, hand: Spill, emit: Emit) -> None:
    """Resolve a `Spill`: the seat takes what fell and keeps the piece in hand, and the turn ends (HR-30)."""
    before = state.angle
    shift(state, hand)
    emit_pushed(seat, hand, emit)
    for piece in hand.fallen:
        take(state, seat, piece, emit)
    if state.place[hand.piece] == WHEEL:
        # A piece on its way to another compartment is out of the wheel too (HR-27).
        state.place[hand.piece], state.poses[hand.piece] = seat, ()
    if state.edition > 2:  # before, that was looked at when the wheel came to rest
        check_empty(state)
    emit(Kept, seat, hand.piece, name_of(hand.piece))
    state.agenda.append(AwaitRest(before=before, spilt=len(hand.fallen)))


def put_back(state: Hamsterrolle, seat: Seat, hand: PutBack, emit: Emit) -> None:
    """Resolve a `PutBack`: the piece goes back, what was pushed stays, the wheel is let go (HR-37, HR-38)."""
    before = state.angle
    shift(state, hand)
    if state.place[hand.piece] == WHEEL:
        state.poses[hand.piece] = hand.pose
    emit(Returned, seat, hand.piece, name_of(hand.piece))
    emit_pushed(seat, hand, emit)
    state.agenda.append(RestInTurn(before=before))


def shift(state: Hamsterrolle, hand: Hand) -> None:
    """Apply what the hand has moved besides its piece, and how far the wheel has rolled meanwhile."""
    for piece, *pose in hand.moved:
        state.poses[piece] = tuple(pose)
    state.angle = hand.angle


def emit_pushed(seat: Seat, hand: Hand, emit: Emit) -> None:
    """What the piece in the hand has pushed aside, if anything (HR-38)."""
    if hand.pushed:
        emit(Pushed, seat, hand.pushed, len(hand.pushed))


def take(state: Hamsterrolle, seat: Seat, piece: Piece, emit: Emit) -> None:
    """Give a fallen piece, the cone too, to the seat whose turn it is (HR-29, HR-32)."""
    state.place[piece], state.poses[piece] = seat, ()
    emit(Fell, seat, piece, name_of(piece))
