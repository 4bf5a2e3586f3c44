"""A position of Hamsterdam that is entered: a turn begins, and nobody has rolled yet.

What was dealt and not kept nobody knows (HD-6); it is not entered, and lies in the deck like all other specials.
"""

from __future__ import annotations

from typing import Any

from hamster_table.engine.hamsterdam import setup
from hamster_table.engine.hamsterdam.actions import (
    CARDS,
    CHEEKSTER,
    COPYCATSTER,
    FIRST_COPYCAT,
    KINDS,
    NUMBERS,
    OUT,
    PILE,
    SWIMSTER,
    TURNED,
    both,
)
from hamster_table.engine.hamsterdam.events import PositionEntered
from hamster_table.engine.hamsterdam.position_rules import (
    AT_CARD,
    IN_RESERVE,
    KEYS,
    LEAVES,
    LONGEST,
    MOST_TOKENS,
    NOBODY,
    TURNED_OVER,
    YES,
    Entered,
    Special,
    given,
    problems,
    slots,
)
from hamster_table.engine.hamsterdam.special_masks import BIT_OF
from hamster_table.engine.hamsterdam.state import ROLLS_A_ROUND, Hamsterdam, HamsterdamSetup, initial_state
from hamster_table.engine.hamsterdam.turn import start_turn
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Choices, Emit, Seat, Step
from hamster_table.engine.position import Field, PositionEntry, Value, Values

PLACES = {
    IN_RESERVE: N_("in reserve"),
    AT_CARD: N_("on a card"),
    TURNED_OVER: N_("turned to its ordinary side"),
    LEAVES: N_("out of the game"),
}
PLACE_OF = {IN_RESERVE: PILE, TURNED_OVER: TURNED, LEAVES: OUT}
COPIED = {NOBODY: N_("nobody"), KEYS[CHEEKSTER]: KINDS[CHEEKSTER], KEYS[SWIMSTER]: KINDS[SWIMSTER]}


def fields(table: HamsterdamSetup) -> list[Field]:
    """What is entered: whose turn of which round, and every dam with its town, reserve and specials."""
    seats = table.seats
    found = [
        Field(key="round", label=N_("Round"), usual=1, least=1, most=LONGEST),
        Field(key="first", label=N_("Who has the tracker"), usual=0, most=seats - 1, is_seat=True),
        Field(key="tracker", label=N_("Number on the tracker"), usual=1, least=1, most=ROLLS_A_ROUND // seats),
        Field(key="roller", label=N_("Who is about to roll"), usual=0, most=seats - 1, is_seat=True),
    ]
    for seat in range(seats):
        found += _of_dam(table, seat)
        for n in range(1, slots(table) + 1):
            found += _of_special(seat, n, seats)
    return found


def _of_dam(table: HamsterdamSetup, seat: Seat) -> list[Field]:
    def own(name: str, label: str, most: int, column: int = 0) -> Field:
        return Field(key=f"{seat}.{name}", label=label, usual=0, most=most, seat=seat, column=column)

    columns = range(1, CARDS + 1)
    least, most = NUMBERS[0], NUMBERS[-1]
    numbers = [
        Field(key=f"{seat}.n{n}", label=N_("Number"), usual=NUMBERS[n - 1], least=least, most=most, seat=seat, column=n)
        for n in columns
    ]
    flipped = [own("left", N_("Flipped on the left"), CARDS), own("right", N_("Flipped on the right"), CARDS)]
    return [
        own("town", N_("Tokens in the town"), MOST_TOKENS),
        *([] if table.game == "classic" else flipped),
        Field(
            key=f"{seat}.pile",
            label=N_("Ordinary hamsters in reserve"),
            usual=given(table),
            most=MOST_TOKENS,
            seat=seat,
        ),
        *([] if table.game == "classic" else numbers),
        *(own(f"w{n}", N_("Tokens"), MOST_TOKENS, n) for n in columns),
        *(own(f"h{n}", N_("Hamsters"), MOST_TOKENS, n) for n in columns),
    ]


def _of_special(seat: Seat, n: int, seats: int) -> list[Field]:
    """The fields of one special; the next one is asked when there is this one."""
    kind, place, copied = f"{seat}.k{n}", f"{seat}.p{n}", f"{seat}.l{n}"
    names = {NOBODY: N_("no hamster")} | dict(zip(KEYS, KINDS, strict=True))
    at_card = {kind: KEYS, place: (AT_CARD,)}

    def own(key: str, label: str, usual: Value, **more: Any) -> Field:
        return Field(key=key, label=label, usual=usual, seat=seat, number=n, **more)

    return [
        own(kind, N_("Special {number}"), NOBODY, choices=names, when={f"{seat}.k{n - 1}": KEYS} if n > 1 else {}),
        own(place, N_("Where it is"), IN_RESERVE, choices=PLACES, when={kind: KEYS}),
        own(f"{seat}.c{n}", N_("Card from the left"), 1, least=1, most=CARDS, when=at_card),
        own(
            f"{seat}.m{n}",
            N_("With a marker"),
            "no",
            choices={"no": N_("no"), YES: N_("yes")},
            when=at_card | {kind: (KEYS[CHEEKSTER],)},
        ),
        own(copied, N_("It goes on copying"), NOBODY, choices=COPIED, when=at_card | {kind: (KEYS[COPYCATSTER],)}),
        own(
            f"{seat}.o{n}",
            N_("Whose"),
            0,
            most=seats - 1,
            is_seat=True,
            when={copied: (KEYS[CHEEKSTER], KEYS[SWIMSTER])},
        ),
    ]


def state(table: HamsterdamSetup, values: Values) -> Hamsterdam:
    """The state that was entered, before its first step."""
    entered = Entered(table, values)
    made = initial_state(table)
    made.round, made.first, made.turn = entered.number("round"), entered.number("first"), entered.turn
    made.numbers = tuple(number for seat in range(table.seats) for number in entered.numbers(seat))
    made.spots_by_number = setup.spots_by_number(made.numbers)
    for seat in range(table.seats):
        made.town[seat], made.pile[seat] = entered.own(seat, "town"), entered.own(seat, "pile")
        made.removed[seat] = entered.removed(seat)
        made.first_unflipped[seat] += entered.own(seat, "left")
        made.last_unflipped[seat] -= entered.own(seat, "right")
        for n in range(CARDS):
            made.water[CARDS * seat + n] = entered.own(seat, f"w{n + 1}")
            made.ordinary[CARDS * seat + n] = entered.own(seat, f"h{n + 1}")
    _lay_specials(made, entered)
    made.rebuild_derived()
    made.agenda.append(TellPosition((), entered.number("roller")))
    return made


def _lay_specials(made: Hamsterdam, entered: Entered) -> None:
    """Give every special to its seat, the first copy of a kind to who comes first."""
    free = {kind: [*both(kind)] for kind in range(len(KINDS))}
    laid: list[tuple[int, Special]] = []
    for seat in range(made.seats):
        for one in entered.specials(seat):
            special = free[one.kind].pop(0)
            laid.append((special, one))
            made.owner[special] = seat
            if one.place in (IN_RESERVE, AT_CARD):
                made.specials_of[seat] = tuple(sorted((*made.specials_of[seat], special)))
            made.move_special(
                seat, special, CARDS * seat + one.card - 1 if one.place == AT_CARD else PLACE_OF[one.place]
            )
            if one.is_marked:
                made.marked_mask |= BIT_OF[special]
    for special, one in laid:
        if one.copies is not None:
            made.link[special - FIRST_COPYCAT] = next(
                other for other, model in laid if (model.kind, model.seat, model.place) == (*one.copies, AT_CARD)
            )


class TellPosition(Step[Hamsterdam, Action], frozen=True):
    """The story begins with the position that was entered, and then a turn does."""

    roller: Seat = 0

    def resolve(self, state: Hamsterdam, choices: Choices[Action], emit: Emit) -> None:
        seats, spots = range(state.seats), range(len(state.water))
        emit(
            PositionEntered,
            state.round,
            tuple(state.numbers[spot] if state.is_up(spot) else 0 for spot in spots),
            tuple(state.water),
            tuple(state.stack(spot) for spot in spots),
            tuple(state.pile[seat] + len(state.specials_in_pile(seat)) for seat in seats),
            tuple(state.town),
            tuple(state.removed),
        )
        start_turn(state, self.roller, emit)


ENTRY = PositionEntry(fields, problems, state, setup.start)
