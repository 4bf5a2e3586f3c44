"""Who sits where, and whose view a shared screen may show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hamster_table.engine.game import PROGRAM
from hamster_table.engine.kernel import CHANCE, Action, Event, Seat, State, waiting
from hamster_table.engine.match import Match
from hamster_table.engine.messages import in_sentence
from hamster_table.engine.storage.annotations import PROGRAM_OF_HERE, LevelChanged, SeatGiven, SeatTaken
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.models.seat_names import told_apart

PERSON = "person"
"""The kind of a human player; all others are computer players."""


def note_of(seat: Seat, kind: str, was: str) -> Event:
    """The note that the player *kind* takes over a seat from the player *was*."""
    # A game never names the programs of the computer on which it is played.
    level, before = (PROGRAM_OF_HERE if one.startswith(PROGRAM) else one for one in (kind, was))
    if kind == PERSON:
        return SeatTaken(seat, before)
    return SeatGiven(seat, level) if was == PERSON else LevelChanged(seat, level, before)


class SeatControl:
    """The people and computer players at one screen.

    With one person, that person always looks. With several, nobody is shown more than everybody may see, but for the
    one who has just taken over the screen to choose in secret. What is chosen in the open is chosen before everybody,
    also by a seat that knows a secret from earlier on: the screen does not show it then.
    """

    def __init__(self, players: Sequence[PlayerInfo]) -> None:
        self.players = tuple(players)
        self.persons: tuple[Seat, ...] = tuple(seat for seat, one in enumerate(players) if one.kind == PERSON)
        # With repetitions: who was away more often is asked later.
        self._away: list[Seat] = []
        self._expected: set[Seat] = set()
        self.asks_all = False
        """Whether people are asked also where nothing that they can do would do any good."""

    @property
    def names(self) -> list[str]:
        """The names, by seat, as they stand in sentences; equal ones are told apart."""
        return told_apart([in_sentence(player.name) for player in self.players])

    @property
    def is_shared(self) -> bool:
        """Whether several people look at the screen in turn."""
        return len(self.persons) > 1

    @property
    def only_person(self) -> Seat | None:
        """The only person at the screen, if there is just one."""
        return self.persons[0] if len(self.persons) == 1 else None

    def is_person(self, seat: Seat) -> bool:
        """Whether a person chooses for *seat*. Chance is nobody."""
        return seat in self.persons

    def is_asked(self, state: State, seat: Seat) -> bool:
        """Whether *seat*, whose choice comes next, is a person that has anything to choose."""
        return self.is_person(seat) and self.unasked(state, seat) is None

    def unasked(self, state: State, seat: Seat) -> Action | None:
        """What is played for the person on *seat* without asking: the only thing there is to do, or nothing where
        nothing is at stake. None: that is for the person to choose."""
        step = state.agenda[-1]
        only = step.forced(state, seat)
        return step.idle(state, seat) if only is None and not self.asks_all else only

    def next_seat(self, state: State) -> Seat | None:
        """The seat that chooses next: of several, first people in the order of the seats, then computers, then people
        marked absent. `CHANCE` for chance; None when the game is over."""
        seats = waiting(state)
        if not seats or seats == (CHANCE,):
            return seats[0] if seats else None
        return min(seats, key=lambda seat: (self._away.count(seat), not self.is_person(seat), seat))

    def change(self, seat: Seat, kind: str) -> None:
        """Let a person or a computer player play on *seat* from now on; the seat keeps its name."""
        players = enumerate(self.players)
        self.players = tuple(replace(one, kind=kind) if at == seat else one for at, one in players)
        self.persons = tuple(at for at, one in enumerate(self.players) if one.kind == PERSON)
        self._expected.discard(seat)
        self.mark_present(seat)

    def expect(self, seat: Seat) -> None:
        """The person on *seat* does not sit at the screen yet: the secrets of the seat wait for it behind the curtain,
        though nobody else may play here."""
        self._expected.add(seat)

    def mark_absent(self, seat: Seat) -> None:
        """Mark *seat* as absent: others choose before it."""
        self._away.append(seat)

    def mark_present(self, seat: Seat) -> None:
        """Mark *seat* as present."""
        self._away = [one for one in self._away if one != seat]
        self._expected.discard(seat)

    def needs_curtain(self, match: Match, seat: Seat) -> bool:
        """Whether others must look away before *seat* is asked: it chooses in secret, or among what only it sees."""
        if seat in self._expected and knows_secrets(match, match.state, seat):
            return True
        return self.is_shared and (chooses_in_secret(match.state) or not chooses_in_the_open(match, match.state, seat))

    def may_keep_view(self, match: Match, viewer: Seat | None) -> bool:
        """Whether the view of *viewer* may stay on the screen, whoever looks at it: it shows no secret."""
        return self.safe_viewer(match, len(match.ledger), viewer) == viewer

    def safe_viewer(self, match: Match, moment: int, viewer: Seat | None) -> Seat | None:
        """Whose view of a moment, a length of the ledger, may be on the screen whoever looks at it: that of *viewer*;
        None, what everybody may see, where that would show a secret."""
        if viewer is None or not (self.is_shared or viewer in self._expected):
            return viewer
        return None if knows_secrets(match, match.state_at(moment), viewer) else viewer


def chooses_in_secret(state: State) -> bool:
    """Whether what is chosen now stays sealed until all have chosen."""
    return bool(state.agenda) and len(state.agenda[-1].seats) > 1


def chooses_in_the_open(match: Match, state: State, seat: Seat) -> bool:
    """Whether everybody sees all that *seat* may choose, though it may know secrets that have no part in it."""
    if not knows_secrets(match, state, seat):
        return True
    step = state.agenda[-1]
    seen_by_all = match.game.view(state, None)
    return list(step.actions(seen_by_all, seat)) == list(step.actions(state, seat))


def knows_secrets(match: Match, state: State, seat: Seat) -> bool:
    """Whether *seat* sees more of *state* than everybody may."""
    return not match.game.is_open and match.game.view(state, seat) != match.game.view(state, None)
