"""The kernel of all games: Seat, Action, Event, State, Step; `play`, `waiting`, `after`.

A *state* holds everything that matters and nothing else: no people, no generator, no history. Its *agenda* is a stack
of *steps*, the things the rules still have to do; the step on top says who must choose first. That one stack stands
for turn order, phases, interrupts and continuations, and since steps are plain values it can be copied, compared,
saved and guessed at.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from math import floor
from typing import Any, ClassVar, Generic, Self, TypeVar

from msgspec import Struct

from hamster_table.engine.codec import Plain
from hamster_table.engine.i18n import N_

Seat = int
"""A place at the table, counted from 0."""

CHANCE: Seat = -1
"""The seat of dice, draws and physics. Its actions are entries of the ledger like everybody else's."""

Emit = Callable[..., None]
"""`emit(kind, *fields)` reports an event. Class and fields are passed separately, so that a search with `silent` never
creates one."""


# gc=False, here and below: records of plain values can form no circles, so the garbage collector may ignore them.
class Action(Plain, Struct, frozen=True, gc=False, tag_field="do", tag=True, forbid_unknown_fields=True):
    """What a seat or chance does: a record of integers, text, and tuples of them."""


class Event(Plain, Struct, frozen=True, gc=False, tag_field="event", tag=True, forbid_unknown_fields=True):
    """What happened, in terms of people: the story, animations and statistics are made of events."""

    template: ClassVar[str] = ""
    """The English sentence, its fields in braces. Fields annotated `Seat` are filled with names."""
    rule: ClassVar[str] = ""
    """The chapter or ruling of the rules about it; "" for what ends a thing, and needs none."""
    reveals: ClassVar[bool] = False
    """Whether it brings new information to light; undo stops there."""
    is_heading: ClassVar[bool] = False
    """Whether it opens a part of the game, such as a round: the story shows it as a heading."""
    priority: ClassVar[int] = 0
    """How important it is in a summary for somebody who was away; higher comes first, below 0 is left out."""

    def detailed(self) -> tuple[str, Mapping[str, object]]:
        """The template that says most of this event, and what fills its braces besides the fields."""
        return self.template, {}

    def seen_by(self, seat: Seat | None) -> Event | None:
        """The event as *seat* may see it (None: the public), or None when it may not know of it at all."""
        return self


class Sealed(Event, frozen=True):
    """A seat has made its secret choice; what it is stays sealed until all have chosen."""

    seat: Seat
    template: ClassVar[str] = N_("{seat} has chosen.")
    priority: ClassVar[int] = -1


class Refusal:
    """Why an action is not legal: the ruling it breaks, the sentence that says so, and the facts to say it with."""

    __slots__ = ("facts", "reason", "ruling")

    def __init__(self, ruling: str, reason: str, **facts: int | str) -> None:
        self.ruling = ruling
        """The ruling's id, as in docs/rulings.md: "RR-29"."""
        self.reason = reason
        """Which of the ruling's sentences fits: a key of the game's `refusals`."""
        self.facts = facts
        """What the sentence's braces are filled with."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.ruling, self.reason))

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"Refusal({self.ruling!r}, {self.reason!r}{facts})"

    def _parts(self) -> tuple[str, str, dict[str, int | str]]:
        return self.ruling, self.reason, self.facts


class Refused(Exception):
    """An action broke a rule; `refusal` says which. The match is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal


def silent(kind: type[Event], *fields: object) -> None:
    """The `emit` of a search: it ignores all events."""


class State(Plain):
    """Everything that matters in a game, and nothing else. Subclasses name their parts in `__slots__`."""

    __slots__ = ("agenda", "sealed")

    json_names: ClassVar[Mapping[str, str]] = {}
    """By part: its name in files where that differs, so that old files stay readable."""
    json_defaults: ClassVar[Mapping[str, Any]] = {}
    """By part: the value with which it is left out of files, so that forms and digests of old files stay as they were.
    """

    agenda: list[Step[Any, Any]]
    """What the rules still have to do, the next one last. Empty: the game is over."""
    sealed: dict[Seat, Action | None]
    """Secret choices that wait for the others. In a view the choices of other seats are None."""

    @property
    def step(self) -> Step[Any, Any] | None:
        """What the rules have to do now; None: the game is over."""
        return self.agenda[-1] if self.agenda else None

    def copy(self) -> Self:
        """An independent copy. Written by hand in each game, for speed."""
        raise NotImplementedError

    @classmethod
    def parts(cls) -> tuple[str, ...]:
        """The names of all slots, the base's first."""
        return _slots(cls.__mro__)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and all(getattr(self, name) == getattr(other, name) for name in self.parts())

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={getattr(self, name)!r}' for name in self.parts())})"


@cache
def _slots(bases: tuple[type, ...]) -> tuple[str, ...]:
    return tuple(name for base in reversed(bases) for name in base.__dict__.get("__slots__", ()))


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)

Choices = Mapping[Seat, A]
"""What each seat of a step has chosen."""


class Step(Plain, Struct, Generic[S, A], frozen=True, gc=False, tag_field="step", tag=True, forbid_unknown_fields=True):
    """One thing the rules still have to do, with the rule in it: in which state, and which actions are chosen."""

    seats: tuple[Seat, ...] = ()
    """Who must choose first. (): nobody, it happens by itself; (CHANCE,): nature; one: a turn; several: sealed."""

    asks: ClassVar[str] = ""
    """The English prompt for the seat that must choose, its fields in braces."""
    says: ClassVar[str] = ""
    """For steps of chance: what goes on, in a few English words, "the wheel is rolling"; "": dice or a draw."""
    stream: ClassVar[str] = ""
    """For steps of chance: the stream of luck they draw from, such as "roll"."""
    is_sampled: ClassVar[bool] = False
    """For steps of chance: whether there are too many outcomes for `actions` to list them all."""
    is_certain: ClassVar[bool] = False
    """For steps of chance: whether the outcome follows from the state, as that of physics does. No luck is in it."""

    def actions(self, state: S, seat: Seat) -> Sequence[Action]:
        """The legal actions of *seat*: all of them, or a representative choice where there are too many.

        For chance: equally likely outcomes, repeated as often as they are likely; where there are too many to list,
        some of them, and only `sample` draws from all.
        """
        return ()

    def forced(self, state: S, seat: Seat) -> Action | None:
        """The only legal action of *seat*, which is played without asking; None where there is a choice."""
        return None

    def idle(self, state: S, seat: Seat) -> Action | None:
        """The action of *seat* that leaves all as it is, where none of the others could do any good; None where
        anything is at stake. People need not be asked about it."""
        return None

    def refusal(self, state: S, seat: Seat, action: Action) -> Refusal | None:
        """The ruling that *action* would break, or None when it is legal. The only source of legality."""
        return None if action in self.actions(state, seat) else NOT_OFFERED

    def sample(self, state: S, seat: Seat, rng: random.Random) -> Action:
        """A legal action drawn uniformly; for chance, an outcome with its true probability."""
        actions = self.actions(state, seat)
        # Much faster than `rng.choice`, and the draw of every random playout; its bias is about one in 2**53.
        return actions[floor(rng.random() * len(actions))]

    def resolve(self, state: S, choices: Choices[A], emit: Emit) -> None:
        """Apply the step to the state in place. *choices* holds one action for each of `seats`."""
        raise NotImplementedError


NOT_OFFERED = Refusal("HT-1", "not-offered")
NOT_WAITED_FOR = Refusal("HT-2", "not-waited-for")
GAME_OVER = Refusal("HT-3", "game-over")
NOT_THIS_STEP = Refusal("HT-4", "not-this-step")

REFUSALS: Mapping[str, str] = {
    "not-offered": N_("That is not possible now."),
    "not-waited-for": N_("It is not this seat's turn to choose."),
    "game-over": N_("The game is over."),
    "not-this-step": N_("Something else is to be chosen now."),
}
"""The program's own refusals, which every game shares (docs/rulings.md, HT)."""


def waiting(state: State) -> tuple[Seat, ...]:
    """The seats that must act now: () when the game is over, (CHANCE,), one seat, or several that choose in secret."""
    if not state.agenda:
        return ()
    seats = state.agenda[-1].seats
    return tuple(seat for seat in seats if seat not in state.sealed) if state.sealed else seats


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """The refusal of *action* by *seat* now, or None when it is legal."""
    if not state.agenda:
        return GAME_OVER
    if seat not in waiting(state):
        return NOT_WAITED_FOR
    return state.agenda[-1].refusal(state, seat, action)


def advance(state: State, emit: Emit = silent) -> None:
    """Resolve steps until somebody must act, or the game is over."""
    # Steps change this list in place and never replace it, so that it can be held on to.
    agenda = state.agenda
    while agenda and not agenda[-1].seats:
        agenda.pop().resolve(state, NOBODY, emit)


def play(state: State, seat: Seat, action: Action, emit: Emit = silent) -> None:
    """Play *action* in place, without checking it. Of several secret choices each is sealed until the last is made."""
    agenda = state.agenda
    step = agenda[-1]
    if len(step.seats) == 1:
        # Off the stack before it is resolved: what it pushes comes on top of what was below it.
        del agenda[-1]
        step.resolve(state, {seat: action}, emit)
    else:
        state.sealed[seat] = action
        if len(state.sealed) < len(step.seats):
            emit(Sealed, seat)
            return
        # In the order of the seats, whoever has chosen first: the order of events must not tell.
        choices: dict[Seat, Any] = dict(sorted(state.sealed.items()))
        state.sealed = {}
        del agenda[-1]
        step.resolve(state, choices, emit)
    # As `advance` does; repeated here, where searches spend their time, to save a call for each entry.
    while agenda and not agenda[-1].seats:
        agenda.pop().resolve(state, NOBODY, emit)


def after(state: S, seat: Seat, action: Action) -> S:
    """The state that *action* leads to; *state* stays as it is."""
    new = state.copy()
    play(new, seat, action)
    return new


def playout(state: State, rng: random.Random) -> int:
    """Play at random to the end, in place, and return how many choices seats (not chance) have made."""
    agenda = state.agenda
    choices = 0
    while agenda:
        step = agenda.pop()
        seats = step.seats
        # In the order of how often they come: half of all steps ask nobody.
        if not seats:
            step.resolve(state, NOBODY, silent)
        elif len(seats) == 1:
            (seat,) = seats
            step.resolve(state, {seat: step.sample(state, seat, rng)}, silent)
            if seat >= 0:
                choices += 1
        else:
            # What was sealed before the playout began is none of its own choices.
            choices += len(seats) - len(state.sealed)
            step.resolve(state, _sealed_at_random(state, step, rng), silent)
    return choices


def _sealed_at_random(state: State, step: Step[Any, Any], rng: random.Random) -> Choices[Any]:
    """The secret choices of all seats; missing ones are sampled."""
    sealed, state.sealed = state.sealed, {}
    return {seat: sealed.get(seat) or step.sample(state, seat, rng) for seat in step.seats}


NOBODY: Mapping[Seat, Action] = {}
