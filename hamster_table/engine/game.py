"""`Game`, the record by which the program knows a game, and the records it is made of."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, runtime_checkable

from msgspec import Struct

from hamster_table.engine.cancellation import Stop, never
from hamster_table.engine.codec import from_json
from hamster_table.engine.i18n import N_, Phrase
from hamster_table.engine.kernel import Action, Event, Refusal, Sealed, Seat, State, Step

if TYPE_CHECKING:
    from hamster_table.engine.action_words import ActionWords
    from hamster_table.engine.highlights import Feat, Highlight
    from hamster_table.engine.learned_value import LearnedValue
    from hamster_table.engine.rulebook import Chapter
    from hamster_table.engine.tallies import Tally
    from hamster_table.engine.tempers import Manner


@dataclass(frozen=True, slots=True)
class Option:
    """A choice at set-up: a variant, or a ruling that groups decide differently."""

    key: str
    """The field of the game's `Setup` that it fills."""
    label: str
    """The sentence the choice completes, in English: "Next to each other means"."""
    choices: Mapping[str, str]
    """The values with their English texts; the first is the default."""
    ruling: str
    """The ruling it belongs to; "" for none."""
    seats: int = 0
    """The number of seats with which there is this choice; 0: any."""
    former: Mapping[str, str] = field(default_factory=dict)
    """Values that no new game is offered, with their English texts: games of before go on with them."""


@dataclass(frozen=True, slots=True)
class CustomParts:
    """Custom parts: a TOML table of what is printed on parts of a game, which the owner of a box may correct."""

    file: str
    """The name of the file."""
    key: str
    """The field of the game's `Setup` that it fills."""
    label: str
    """The sentence a choice completes, in English: "The cards are"."""
    ruling: str
    """The ruling it belongs to."""
    ours: Callable[[], str]
    """Returns the table that comes with the game."""
    read: Callable[[str], str]
    """Returns what such a table changes, in the form of the set-up. Raises `ValueError` with one sentence."""
    tells: Callable[[str], tuple[Phrase, ...]]
    """Returns what is changed, from the form of the set-up, in words for people."""


POSITION = "position"
"""The field of a set-up that holds the position from which the game begins (`engine/position.py`), in games that can
begin at one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """The set-up of a game. Games add their options as text fields, and describe them in `options`."""

    seats: int
    """How many seats play."""

    options: ClassVar[tuple[Option, ...]] = ()
    seat_options: ClassVar[tuple[Option, ...]] = ()
    """What may differ from seat to seat. The field of each holds a value for every seat, with commas between; it is
    empty while all have the first of the choices, ""."""
    quick: ClassVar[Mapping[str, str]] = {}
    """The options with which tests and benchmarks play many games quickly; {}: the usual ones."""

    def __post_init__(self) -> None:
        for one in fields(self):
            if one.name != "seats" and not isinstance(value := getattr(self, one.name), str):
                raise ValueError(f"{one.name} is text, not {value!r}")
        for option in self.options:
            value = getattr(self, option.key)
            if value not in option.choices and value not in option.former:
                raise ValueError(f"{option.key} is one of {', '.join(option.choices)}, not {value!r}")

    def chosen(self) -> dict[str, str]:
        """The chosen options by key: their form in files."""
        chosen = {f.name: getattr(self, f.name) for f in fields(self) if f.name != "seats"}
        # Left out of games that begin at their beginning, which older programs can then read too.
        return {key: value for key, value in chosen.items() if value or key != POSITION}


class Standing(Struct, frozen=True, gc=False):
    """The ranking of a game in play, or its result."""

    places: tuple[int, ...]
    """By seat: its place, from 1; equal seats share a place."""
    scores: tuple[int, ...]
    """By seat: its score, the higher the better."""
    winners: tuple[Seat, ...]
    """The winners; () while the game is on, or when nobody has won."""
    why: str = ""
    """The English sentence that says so, braces as in events; `seat` is the first winner."""
    are_beaten: bool = False
    """Whether the game itself has won, as the alligators do, and has the first place; where all draw it has not."""

    def told_place(self, seat: Seat) -> int:
        """The place that people are told of."""
        return self.places[seat] + self.are_beaten


@dataclass(frozen=True, slots=True)
class LuckTexts:
    """The English texts about luck in a game."""

    title: str
    """The title of the graph: "Draws won, against the odds"."""
    column: str
    """The heading of the number of tests in a table."""
    note: str
    """Explains what counts as luck."""
    sentence: str
    """About the luck of a seat, with {name}, {won}, {tests}, {expected}, {low} and {high}."""
    empty: str
    """The same before the first test, with {name}."""


PROGRAM = "program:"
"""What stands before the name of a program of this computer where players are named."""

Story = Sequence[tuple[int, Event]]
"""Events, each with the length of the ledger after the entry that caused it."""


class Player(Protocol):
    """A computer player."""

    def choose(self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never) -> Action:
        """Choose an action for *seat*, which sees *view*. Deterministic in the view and *rng*, unless *stop* cuts the
        search short."""


@dataclass(frozen=True, slots=True)
class Why:
    """What in a view spoke for an action."""

    says: str
    """The English sentence, its facts in braces."""
    facts: Mapping[str, float | str] = field(default_factory=dict)
    """Numbers, words of the game, and seats, whose names end in `seat`."""
    is_doubt: bool = False
    """Whether it rather speaks against it, and is said nevertheless: who acts is to know it."""


@dataclass(frozen=True, slots=True)
class Rejected:
    """A choice that a computer player has tried, and then not made."""

    action: Action
    why: Refusal
    """What came of it."""


@runtime_checkable
class TryingPlayer(Protocol):
    """A computer player that tries its choices out, and tells which it has rejected, for people to see. All of it must
    be what everybody may see; it is in no file, and no rule knows of it."""

    def choose_by_trying(
        self, game: Game, view: State, seat: Seat, rng: random.Random, stop: Stop = never
    ) -> tuple[Action, Sequence[Rejected]]:
        """The same as `Player.choose`, with what was tried before, in that order."""


@dataclass(frozen=True)
class Game:
    """A game as the rest of the program knows it."""

    id: str
    title: str
    seats: range
    rules: int
    """The version of its rules, raised whenever an old ledger would lead to another state."""
    setup: type[Setup]
    state: type[State]
    start: Callable[[Any], State]
    """The state before the first step, from a set-up."""
    view: Callable[[Any, Seat | None], State]
    """What a seat may see (None: the public): a state of the same class, hidden values None."""
    sample_hidden: Callable[[Any, Seat | None, random.Random], State]
    """A full state that is consistent with a view, its hidden parts sampled."""
    standing: Callable[[Any], Standing]
    vocabulary: tuple[type[Action], ...]
    """All its action classes, for reading files."""
    events: tuple[type[Event], ...]
    steps: tuple[type[Step[Any, Any]], ...]
    refusals: Mapping[str, str]
    """The English sentence of each refusal, by its `reason`."""
    phases: tuple[str, ...] = ()
    """The parts of a round, in order, in English."""
    phase: Callable[[Any], int | None] | None = None
    """Which of `phases` the state is in. None, in a picture where nobody is asked: still in the one before."""
    round: Callable[[Any], int] | None = None
    """Which round the state is in, from 1; 0 before the first."""
    round_says: str = N_("Round {number}")
    """The English name of a round."""
    length_says: str = N_("%n round(s)")
    """How long a game was, in English, with the number at %n and its plural in parentheses."""
    tallies: Callable[[Story, int], tuple[Tally, ...]] | None = None
    """Computes the counts of every seat in a story."""
    decided_by: tuple[str, ...] = ()
    """The titles of the counts that decide the game, shown with its result."""
    total: str = ""
    """The one of them that is a sum of those before it; "" for none."""
    key_events: tuple[type[Event], ...] = ()
    """What matters most when it happens: marked on the timeline, together with changes of the lead; () for no marks."""
    highlights: Callable[[Any], tuple[Highlight, ...]] | None = None
    """Finds what is worth telling about a match that is over, the most remarkable first."""
    feats: tuple[Feat, ...] = ()
    """Of what the best ever is kept among its records."""
    luck: LuckTexts | None = None
    """The texts about the luck in its tallies; None for a game without luck."""
    chapters: tuple[Chapter, ...] = ()
    """Its rules and rulings, to be read."""
    words: ActionWords | None = None
    """How its actions are spoken of; None: they are named by their classes."""
    evaluation: Callable[[Any, Seat], float] | None = None
    """How good a view looks for a seat, from 0 (lost) to 1 (won)."""
    learned: LearnedValue | None = None
    """The value of its positions that was learned from games, with what was learned to be played."""
    unsearched: tuple[type[Step[Any, Any]], ...] = ()
    """The steps at which *Sharp* follows the policy without a search, what was learned where there is something; and
    *Master* too in a game without `learned`."""
    policy: Callable[[Any, Seat, random.Random], Action] | None = None
    """A quick sensible action for a seat, from its view: what *Steady* plays, and *Sharp* imagines where it
    searches."""
    slip: Callable[[Any, Seat, random.Random], Action | None] | None = None
    """What *Steady* does in a view where its attention fails: an action that a person might well choose, and that never
    looks broken; None where it does not fail, after one slip to the end of a turn at least. A game without it has no
    slips."""
    slips: int = 50
    """In how many of 100 choices at which there is a slip *Steady* makes it."""
    tempers: Mapping[str, Manner] = field(default_factory=dict)
    """How it is played with each of `TEMPERS`; {}: in this game no computer player has any."""
    fancy: Callable[[Any, Seat, random.Random], Action | None] | None = None
    """A weaker action for a seat, from its view, that a child might like and that never looks broken; None where
    nothing takes its fancy. What *Whim* plays now and then."""
    fancies: int = 50
    """In how many of 100 choices *Whim* looks for a fancy."""
    why: Callable[[Any, Seat, Action], Why | None] | None = None
    """What in a view spoke for an action of a seat; None: nothing in particular."""
    weigh: Callable[[Any, Seat, Action, random.Random], Sequence[tuple[Action, float]]] | None = None
    """Other actions of a seat with what they promised more than this one, the best first, for a game that is not played
    out to find that; in its own unit."""
    players: Mapping[str, Player] = field(default_factory=dict)
    """Its own computer players by name, where those of the package `players` do not fit, such as for physics."""
    custom_parts: CustomParts | None = None
    """Its custom parts, if it has any."""
    is_open: bool = False
    """Whether it has no hidden information."""
    seconds: int = 1
    """How long a computer player may think about one choice."""
    habit: Option | None = None
    """A personal setting that touches no rule, kept from game to game."""
    table: str | None = None
    """The dotted name of the folder of its own table, loaded by the window only; its `TABLE` says what is in it."""
    chance_source: str = ""
    """The class that resolves chance that takes time, as "package.module:Class"; "": the seed decides at once."""


def state_from_json(form: object, game: Game) -> State:
    """Read the JSON form of a state or view of *game*. Raises `ValueError` with one sentence if it is none."""
    return from_json(form, (game.state,), (*game.vocabulary, *game.events, *game.steps, Sealed))
