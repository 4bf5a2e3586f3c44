"""The record by which the program knows a game, and the small records it is made of."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, Protocol

from msgspec import Struct

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.codec import from_json
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Event, Sealed, Seat, State, Step

if TYPE_CHECKING:
    from hamster_table.engine.rulebook import Chapter
    from hamster_table.engine.tallies import Tally


@dataclass(frozen=True, slots=True)
class Option:
    """A choice at set-up: a variant, or a ruling that tables settle differently."""

    key: str
    """The field of the game's `Setup` that it fills."""
    label: str
    """The sentence the choice completes, in English: "Next to each other means"."""
    choices: Mapping[str, str]
    """Each value with its English words; the first is the usual one."""
    ruling: str
    """The ruling it belongs to."""
    seats: int = 0
    """With how many seats there is anything to choose; 0: with any number."""


@dataclass(frozen=True, slots=True)
class OwnParts:
    """What is printed on parts of a game, in a table that whoever owns the box may correct in a file of their own."""

    file: str
    """What the file is called."""
    key: str
    """The field of the game's `Setup` that it fills."""
    label: str
    """The sentence a choice completes, in English: "The cards are"."""
    ruling: str
    """The ruling it belongs to."""
    ours: Callable[[], str]
    """The table that comes with the game."""
    read: Callable[[str], str]
    """What such a table changes, as the set-up carries it. Raises `ValueError` with one sentence if it is wrong."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """How a game is set up. Games add their options as fields of text, and describe them in `options`."""

    seats: int
    """How many seats play."""

    options: ClassVar[tuple[Option, ...]] = ()
    seat_options: ClassVar[tuple[Option, ...]] = ()
    """What may differ from seat to seat. The field of each holds a value for every seat, with commas between; it is
    empty while all have the first of the choices, ""."""
    quick: ClassVar[Mapping[str, str]] = {}
    """Choices that make a game quick to play by the hundred; {}: it is."""

    def __post_init__(self) -> None:
        for option in self.options:
            value = getattr(self, option.key)
            if value not in option.choices:
                raise ValueError(f"{option.key} is one of {', '.join(option.choices)}, not {value!r}")

    def chosen(self) -> dict[str, str]:
        """The options as they were chosen, by key: their form in files."""
        return {f.name: getattr(self, f.name) for f in fields(self) if f.name != "seats"}


class Standing(Struct, frozen=True, gc=False):
    """How a game stands, or how it ended."""

    places: tuple[int, ...]
    """The place of each seat, 1 the best; equal seats share a place."""
    scores: tuple[int, ...]
    """A number for each seat, the higher the better."""
    winners: tuple[Seat, ...]
    """Who has won. (): nobody yet, or nobody at all."""
    why: str = ""
    """The English sentence that says so, braces as in events; `seat` is the first winner."""


@dataclass(frozen=True, slots=True)
class Point:
    """One value of a line in a graph."""

    x: int
    y: int
    entry: int
    """How long the ledger was then: where a press on the point leads."""
    is_filled: bool = False
    """Whether its mark is a filled one; `y_label` says what that means."""


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a graph: a seat's, or the whole table's (None)."""

    seat: Seat | None
    points: tuple[Point, ...]
    label: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """A stroke across a graph, with words beside it: a height that matters, or where a round begins."""

    at: int
    says: str
    """In English; `{n}` is filled with the number."""
    n: int = 0
    is_upright: bool = False


@dataclass(frozen=True, slots=True)
class Span:
    """What a fair game brings at one place of a graph: 95 of 100 lie between `low` and `high`."""

    x: int
    low: int
    expected: float
    high: int


@dataclass(frozen=True, slots=True)
class Series:
    """A graph over rounds: what is counted, and a line for each seat or one for the table."""

    key: str
    title: str
    lines: tuple[Line, ...]
    x_label: str
    y_label: str
    marks: tuple[Mark, ...] = ()
    spans: tuple[Span, ...] = ()
    """Where there are any, the graph is one of bars against them."""
    is_stepped: bool = False
    """Whether its lines are stairs: what they count stays as it is until it changes all at once."""


@dataclass(frozen=True, slots=True)
class LuckTexts:
    """How a game speaks of its luck, in English."""

    title: str
    """Of the graph: "Draws won, against the odds"."""
    column: str
    """Of the number of tests in a table."""
    note: str
    """What counts as luck."""
    sentence: str
    """The luck of a seat, with {name}, {won}, {tests}, {expected}, {low} and {high}."""
    empty: str
    """The same before the first test, with {name}."""


Story = Sequence[tuple[int, Event]]
"""Events, each with the length of the ledger after the entry that caused it."""


class Player(Protocol):
    """Whoever can choose for a seat."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        """What to do in *seat*, of which *view* is seen. Equal views and equal luck give equal answers, unless *stop*
        cuts the thinking short."""


@dataclass(frozen=True)
class Game:
    """A game as the rest of the program knows it."""

    id: str
    title: str
    seats: range
    rules: int
    """The version of its behaviour: raised when the same ledger would lead to another state."""
    setup: type[Setup]
    state: type[State]
    start: Callable[[Any], State]
    """The state before the first step, from a set-up."""
    view: Callable[[Any, Seat | None], State]
    """What a seat may see (None: the public): a state of the same class, hidden values None."""
    sample_hidden: Callable[[Any, Seat | None, random.Random], State]
    """A full state that fits a view: a guess at what is hidden."""
    standing: Callable[[Any], Standing]
    vocabulary: tuple[type[Action], ...]
    """All its actions, for files."""
    events: tuple[type[Event], ...]
    steps: tuple[type[Step[Any, Any]], ...]
    refusals: Mapping[str, str]
    """The English sentence of each refusal, by its `reason`."""
    stages: tuple[str, ...] = ()
    """The parts of a round, in order, in English."""
    stage: Callable[[Any], int] | None = None
    """Which of `stages` the state is in."""
    round: Callable[[Any], int] | None = None
    """Which round the state is in, from 1; 0 before the first."""
    round_says: str = N_("Round {number}")
    """How a round is called, in English."""
    series: Callable[[Story, int], tuple[Series, ...]] | None = None
    """The graphs of a story so far, for that many seats."""
    tallies: Callable[[Story, int], tuple[Tally, ...]] | None = None
    """What every seat has done and met in a story so far."""
    decided_by: tuple[str, ...] = ()
    """The titles of those counts in its tallies that its end is told with."""
    luck: LuckTexts | None = None
    """How the luck in its tallies is put into words; None where nothing is drawn or rolled."""
    chapters: tuple[Chapter, ...] = ()
    """Its rules and rulings, to be read."""
    evaluation: Callable[[Any, Seat], float] | None = None
    """How good a view looks for a seat, from 0 (lost) to 1 (won)."""
    policy: Callable[[Any, Seat, random.Random], Action] | None = None
    """A quick sensible action for a seat, from its view: what *Steady* plays and *Sharp* rolls out with."""
    players: Mapping[str, Player] = field(default_factory=dict)
    """Its own computer players, by name, for a game that is not for rollouts by the hundred; those of `players`, where
    it has none."""
    own_parts: OwnParts | None = None
    """What the player may correct in a file."""
    is_open: bool = False
    """Whether everybody sees everything at all times."""
    seconds: int = 1
    """How long a computer player may think about one choice."""
    habit: Option | None = None
    """What every person chooses without touching any rule, and keeps from game to game; it belongs to no ruling."""
    table: str | None = None
    """The dotted name of the folder of its own table, loaded by the window only; its `TABLE` says what is in it."""
    chance_source: str = ""
    """What resolves chance that takes time, as "package.module:Class"; "": the seed decides at once."""
    sheets: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    """Its printed sheets, by kind."""


def state_from_json(form: object, game: Game) -> State:
    """The state, or the view, of *game* that *form* stands for. Raises `ValueError` with one sentence if it is none."""
    return from_json(form, (game.state,), (*game.vocabulary, *game.events, *game.steps, Sealed))
