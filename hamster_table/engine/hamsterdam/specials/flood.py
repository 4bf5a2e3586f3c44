"""The specials of the flood: Blobster, Cheekster, Whack-a-Mole."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.hamsterdam.actions import (
    LAND_ON,
    NAMES,
    PLAIN,
    ROLLS,
    WHACK_A_MOLE,
    Dice,
    Hamster,
    LandOn,
    Spot,
)
from hamster_table.engine.hamsterdam.events import FloodStopped, HamsterMoved, Marked, Plugged, WhackRolled
from hamster_table.engine.hamsterdam.hamster_moves import link, send_to_pile, turn_over
from hamster_table.engine.hamsterdam.special_masks import BIT_OF, KIND_OF
from hamster_table.engine.hamsterdam.specials.ability import NEXT_TO, NO_TARGET, Special, Target, apply_cost, spot_of
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, NOT_THIS_STEP, Action, Choices, Emit, Refusal, Seat, Step

WHEN_FLOODED = Refusal("HD-29", "only-when-flooded")


def next_door(state: Hamsterdam, seat: Seat, actor: Hamster) -> Sequence[Target]:
    """The endangered cards next to the hamster; on its own card it simply plugs (HD-32, HD-82)."""
    spot, hit = spot_of(state, actor), state.pending_floods
    left = spot > state.first_unflipped[seat] and spot - 1 in hit
    right = spot < state.last_unflipped[seat] and spot + 1 in hit
    # Bit 0 for the card to the left, bit 1 for that to the right: the lists of targets are made once for all games.
    return NEXT_TO[spot][left + 2 * right]


def use_blobster(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Blobster stops a flood next door and goes to the pile (HD-32)."""
    (spot,) = target
    state.pending_floods.remove(spot)
    emit(FloodStopped, seat, actor, NAMES[actor], spot, state.numbers[spot])
    apply_cost(state, seat, actor, emit)


def at_its_first_stop(state: Hamsterdam, seat: Seat, actor: Hamster) -> Sequence[Target]:
    """Its own card is endangered, and it carries no marker yet."""
    return NO_TARGET if state.place[actor] in state.pending_floods and not state.marked_mask >> actor & 1 else ()


def use_cheekster(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Cheekster stops its first flood and stays, with a marker; the second stop is a plain plug (HD-33, HD-34)."""
    spot = spot_of(state, actor)
    state.pending_floods.remove(spot)
    emit(FloodStopped, seat, actor, NAMES[actor], spot, state.numbers[spot])
    state.marked_mask |= BIT_OF[actor]
    emit(Marked, seat, actor, NAMES[actor])
    # A Copycatster that has copied a Cheekster goes on being one: its second stop needs the marker (HD-64).
    if model != PLAIN:
        link(state, actor, model, emit)


def when_endangered(state: Hamsterdam, seat: Seat, actor: Hamster) -> Sequence[Target]:
    """Its own card is endangered."""
    return NO_TARGET if state.place[actor] in state.pending_floods else ()


def use_whack(state: Hamsterdam, seat: Seat, actor: Hamster, model: Hamster, target: Target, emit: Emit) -> None:
    """Whack-a-Mole plugs, rolls, and lands on a card of that number, or goes to the pile (HD-36)."""
    spot = spot_of(state, actor)
    state.pending_floods.remove(spot)
    emit(Plugged, seat, actor, NAMES[actor], spot, state.numbers[spot])
    # It stays on its card until the dice say where it goes; its cost is part of that, not of `apply_cost`.
    state.agenda.append(WhackRoll((CHANCE,), seat, actor))


class WhackRoll(Step[Hamsterdam, Dice], frozen=True):
    """The dice of a Whack-a-Mole, which are no flood roll (HD-36)."""

    stream = "whack"
    seats: tuple[Seat, ...] = (CHANCE,)
    owner: Seat = 0
    hamster: Hamster = 0

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return ROLLS

    def resolve(self, state: Hamsterdam, choices: Choices[Dice], emit: Emit) -> None:
        dice = choices[CHANCE]
        emit(WhackRolled, self.owner, dice.a, dice.b)
        number = dice.a + dice.b
        spots = landings(state, self.owner, number)
        if not spots:
            send_to_pile(state, self.hamster, spot_of(state, self.hamster), emit)
        elif len(spots) == 1:
            land(state, self.owner, self.hamster, spots[0], emit)
        else:
            state.agenda.append(ChooseCard((self.owner,), self.hamster, number))


def landings(state: Hamsterdam, seat: Seat, number: int) -> list[Spot]:
    """The dry un-flipped cards of that number (HD-36, HD-83)."""
    return [spot for spot in state.row(seat) if state.numbers[spot] == number and not state.water[spot]]


def land(state: Hamsterdam, seat: Seat, hamster: Hamster, spot: Spot, emit: Emit) -> None:
    """A hit: it stands on that card, special side up unless its symbol says otherwise (HD-62, HD-68)."""
    origin = spot_of(state, hamster)
    state.move_special(seat, hamster, spot)
    emit(HamsterMoved, seat, hamster, NAMES[hamster], origin, spot, state.numbers[spot], "whack")
    if KIND_OF[hamster] == WHACK_A_MOLE and state.box.flips[WHACK_A_MOLE]:
        turn_over(state, seat, hamster, emit)


class ChooseCard(Step[Hamsterdam, LandOn], frozen=True):
    """The owner of a Whack-a-Mole chooses among several cards of the rolled number (HD-36)."""

    asks = N_("{seats}: on which {number} does it land?")
    hamster: Hamster = 0
    number: int = 0

    def actions(self, state: Hamsterdam, seat: Seat) -> Sequence[Action]:
        return [LAND_ON[spot] for spot in landings(state, seat, self.number)]

    def refusal(self, state: Hamsterdam, seat: Seat, action: Action) -> Refusal | None:
        if not isinstance(action, LandOn):
            return NOT_THIS_STEP
        if action.spot in landings(state, seat, self.number):
            return None
        return Refusal("HD-83", "no-landing", number=self.number)

    def resolve(self, state: Hamsterdam, choices: Choices[LandOn], emit: Emit) -> None:
        (seat,) = self.seats
        chosen = choices[seat]
        land(state, seat, self.hamster, chosen.spot, emit)


BLOB = Special(next_door, use_blobster, Refusal("HD-32", "not-next-door"), WHEN_FLOODED)
CHEEK = Special(at_its_first_stop, use_cheekster, Refusal("HD-34", "no-first-stop"), WHEN_FLOODED)
WHACK = Special(when_endangered, use_whack, Refusal("HD-36", "not-plugging"), WHEN_FLOODED)
