"""A match: a game in play, as a seed and a ledger of actions, with the state and the story they lead to."""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any, Generic, Self

from hamster_table.engine import codec
from hamster_table.engine.catalogue import find
from hamster_table.engine.game import Game, Setup, Standing
from hamster_table.engine.i18n import N_, InputError
from hamster_table.engine.kernel import (
    CHANCE,
    GAME_OVER,
    NOT_WAITED_FOR,
    Action,
    Event,
    Refusal,
    Refused,
    S,
    Seat,
    State,
    advance,
    play,
    refusal,
    waiting,
)

SEED_LENGTH = 200
"""The most letters of a seed."""


@dataclass(frozen=True, slots=True)
class Frame(Generic[S]):
    """An event with a copy of the state just after it."""

    event: Event
    state: S
    """Within an entry its agenda lacks the steps that the rest of the entry pushes."""


class Match:
    """A game being played.

    >>> match = Match.new("run-hamster-run", seats=2, seed="7")
    >>> match.waiting == (CHANCE,)
    True
    >>> events = match.chance()
    >>> len(match.ledger)
    1
    """

    def __init__(self, game: Game, setup: Setup, seed: str) -> None:
        if setup.seats not in game.seats:
            least, most = game.seats[0], game.seats[-1]
            sentence = N_("{game} is for {least} to {most} seats, not {seats}.")
            raise InputError(sentence, game=game.title, least=least, most=most, seats=repr(setup.seats))
        if not _is_seed(seed):
            sentence = N_("A seed is text of at most {most} letters, not {seed}.")
            raise InputError(sentence, most=SEED_LENGTH, seed=repr(seed)[:40])
        self.game = game
        self.setup = setup
        self.seed = seed
        self.state: State = game.start(setup)
        self.ledger: list[tuple[Seat, Action]] = []
        self.story: list[tuple[int, Event]] = []
        # The state before each entry: a copy takes microseconds, and undo and time travel replay nothing.
        self._past: list[State] = []
        # The stream of each entry, "" where it is not chance: counted by `luck`, and taken back by undo.
        self._streams: list[str] = []
        self._undone: list[tuple[Seat, Action]] = []
        advance(self.state, self._emit)

    @classmethod
    def new(cls, game: str | Game, seats: int, setup: Mapping[str, str] | None = None, seed: str | None = None) -> Self:
        """A fresh match of the game with that id. Without a seed, one is drawn.

        Raises `ValueError` for an unknown game, number of seats, option or value, and for a seed that no file can hold.
        """
        record = find(game) if isinstance(game, str) else game
        chosen, options = dict(setup or {}), [one.name for one in fields(record.setup) if one.name != "seats"]
        if unknown := [key for key in chosen if key not in options]:
            raise ValueError(f"{record.title} has no option {unknown[0]!r}; it has {', '.join(options) or 'none'}")
        return cls(record, record.setup(seats=seats, **chosen), secrets.token_hex(16) if seed is None else seed)

    def copy(self) -> Self:
        """An independent copy, with all that was done, and the same luck to come."""
        match = type(self).__new__(type(self))
        match.game, match.setup, match.seed, match.state = self.game, self.setup, self.seed, self.state.copy()
        match.ledger, match.story = [*self.ledger], [*self.story]
        match._past, match._streams, match._undone = [*self._past], [*self._streams], [*self._undone]
        return match

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who must act now: (), (CHANCE,), one seat, or several that choose in secret."""
        return waiting(self.state)

    @property
    def events(self) -> list[Event]:
        """All that has happened, the whole truth."""
        return [event for _, event in self.story]

    @property
    def standing(self) -> Standing:
        """How the game stands, or how it ended."""
        return self.game.standing(self.state)

    @property
    def digest(self) -> str:
        """A hash of the whole state, equal on every machine for equal states."""
        return codec.digest(self.state)

    @property
    def seed_commitment(self) -> str:
        """A short hash of the seed, shown from the start: the seed shown at the end proves that luck was fixed."""
        return hashlib.blake2b(self.seed.encode(), digest_size=4).hexdigest()

    def actions(self, seat: Seat) -> Sequence[Action]:
        """The legal actions of *seat* now, as `Step.actions` gives them; () when it is not its turn."""
        return self.state.agenda[-1].actions(self.state, seat) if seat in self.waiting else ()

    def refusal(self, seat: Seat, action: Action | Mapping[str, Any]) -> Refusal | None:
        """The ruling that the action would break, or None when it is legal. Raises `ValueError` for no action."""
        return refusal(self.state, seat, self._read(action))

    def play(self, seat: Seat, action: Action | Mapping[str, Any]) -> list[Event]:
        """Play an action, or its JSON form, and return the events. Raises `Refused`, and then changes nothing."""
        act = self._read(action)
        if why := refusal(self.state, seat, act):
            raise Refused(why)
        # The very entry that was taken back is done again: those after it can still follow.
        if self._undone and self._undone[-1] == (seat, act):
            self._undone.pop()
        else:
            self._undone.clear()
        before = len(self.story)
        self._past.append(self.state.copy())
        self._streams.append(self.state.agenda[-1].stream)
        # In the ledger before it is played, since each event is marked with the length that it leads to.
        self.ledger.append((seat, act))
        play(self.state, seat, act, self._emit)
        return [event for _, event in self.story[before:]]

    def chance(self) -> list[Event]:
        """Draw and play the outcome of chance that the seed decides. Raises `Refused` when it is not chance's turn."""
        if not self.state.agenda:
            raise Refused(GAME_OVER)
        if self.waiting != (CHANCE,):
            raise Refused(NOT_WAITED_FOR)
        return self.play(CHANCE, self.state.agenda[-1].sample(self.state, CHANCE, self.luck()))

    def view(self, seat: Seat | None) -> State:
        """The state as *seat* may see it; None: as everybody may."""
        return self.game.view(self.state, seat)

    def story_of(self, seat: Seat | None) -> list[tuple[int, Event]]:
        """The events that *seat* may know of (None: the public), each with the length of the ledger after its entry."""
        # Nearly all kinds hide nothing, and the story of a long game has thousands of events.
        return [
            (n, seen)
            for n, event in self.story
            if (seen := event if type(event).seen_by is Event.seen_by else event.seen_by(seat)) is not None
        ]

    def stream_of(self, n: int) -> str:
        """The stream of luck that entry *n* of the ledger was drawn from; "" where it is not chance."""
        return self._streams[n]

    def state_at(self, n: int) -> State:
        """The state after the first *n* entries of the ledger, to be read only; after all, where there are not as many.

        Raises `IndexError` for a negative *n*.
        """
        if n < 0:
            raise IndexError(f"the ledger has no entry {n}")
        return self._past[n] if n < len(self.ledger) else self.state

    def events_of(self, n: int) -> list[Event]:
        """The events of entry *n* of the ledger, counted from 0."""
        return [event for length, event in self.story if length == n + 1]

    def frames_of(self, n: int) -> list[Frame[State]]:
        """The frames of entry *n*, one for each event; the last one holds the state after the entry.

        They are computed by playing the entry again on a copy, so they cost nothing unless asked for. Raises
        `IndexError` where the ledger has no such entry.
        """
        frames: list[Frame[State]] = []
        state = self.state_at(n).copy()
        play(state, *self.ledger[n], lambda kind, *fields: frames.append(Frame(kind(*fields), state.copy())))
        # Rules go on after the last event of an entry: its frame is to show what they led to.
        if frames:
            frames[-1] = Frame(frames[-1].event, state)
        return frames

    def frames_seen_by(self, seat: Seat | None, n: int) -> list[Frame[State]]:
        """The frames of entry *n* as *seat* may see them (None: the public): its events with its views."""
        seen = ((frame.event.seen_by(seat), frame.state) for frame in self.frames_of(n))
        return [Frame(event, self.game.view(state, seat)) for event, state in seen if event is not None]

    def reveals_information(self, n: int) -> bool:
        """Whether entry *n* revealed information, so that undoing it needs everybody's consent."""
        return self.ledger[n][0] == CHANCE or any(event.reveals for event in self.events_of(n))

    def undo(self) -> tuple[Seat, Action]:
        """Take the last entry back and return it. Luck depends on its place only, so the same draw comes again.

        Raises `ValueError` for an empty ledger. Whether people may undo it is not checked: see `reveals_information`.
        """
        if not self.ledger:
            raise ValueError("nothing to take back")
        # A copy: whoever has a copy of this match, or has asked for `state_at`, has the same one.
        self.state = self._past.pop().copy()
        self._streams.pop()
        entry = self.ledger.pop()
        self._undone.append(entry)
        while self.story and self.story[-1][0] > len(self.ledger):
            self.story.pop()
        return entry

    def branch(self, n: int, seed: str | None = None) -> Self:
        """A match of its own that goes on after the first *n* entries of this one; this one stays as it is.

        With the same seed (None) the luck is the same, too: each draw depends on its stream and on its number there.
        With another *seed* the entries stay and all that is drawn later differs. Raises `IndexError` where the ledger
        is not that long, and `ValueError` for a seed that no file can hold.
        """
        if not 0 <= n <= len(self.ledger):
            raise IndexError(f"the ledger has no place {n}")
        made = type(self)(self.game, self.setup, self.seed if seed is None else seed)
        # What an equal beginning led to is known: copied, since undo lets a match play on in its earlier states.
        made.state = self.state_at(n).copy()
        made.ledger = self.ledger[:n]
        made.story = [line for line in self.story if line[0] <= n]
        made._past = [state.copy() for state in self._past[:n]]
        made._streams = self._streams[:n]
        return made

    @property
    def undone(self) -> Sequence[tuple[Seat, Action]]:
        """The entries that were taken back and can be redone, the next one last."""
        return tuple(self._undone)

    def redo(self) -> list[Event]:
        """Redo the entry that was taken back last. Raises `ValueError` where there is none."""
        if not self._undone:
            raise ValueError("nothing to do again")
        return self.play(*self._undone[-1])

    def _read(self, action: Action | Mapping[str, Any]) -> Action:
        if isinstance(action, Action):
            return codec.checked(action)
        return codec.from_json(action, self.game.vocabulary)

    def _emit(self, kind: type[Event], *fields: object) -> None:
        self.story.append((len(self.ledger), kind(*fields)))

    def luck(self) -> random.Random:
        """The random generator of the present step, made of the seed, the stream, and the number of draws from it."""
        stream = self.state.agenda[-1].stream
        # A text is seeded by its SHA-512: equal in every process and on every machine, which `hash` of a text is not.
        return random.Random(f"{self.seed}/{stream}/{self._streams.count(stream)}")


def _is_seed(seed: object) -> bool:
    """Whether a file can hold it: also half a letter, such as a terminal may give, is text to Python."""
    return isinstance(seed, str) and len(seed) <= SEED_LENGTH and seed.encode(errors="ignore").decode() == seed
