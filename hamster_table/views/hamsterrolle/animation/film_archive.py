"""The films of the tumbles of a match: those that were seen at this table, and those of earlier evenings."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hamster_table.engine.hamsterrolle.actions import Piece, Settle
from hamster_table.engine.hamsterrolle.recordings.recording import THE_TABLE
from hamster_table.engine.hamsterrolle.recordings.store import MOST, RecordingStore
from hamster_table.engine.hamsterrolle.settling import ComeToRest
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Action, Seat

if TYPE_CHECKING:
    from hamster_table.engine.hamsterrolle.recordings.recording import Recording

MOST_FILMS = 40
"""So many tumbles of a game are kept."""
FARTHEST = 2 * MOST
"""So many entries back films are looked for: before most tumbles comes one entry of a hand, and no more are stored."""
SAME_ANGLE = 50
"""The last picture of a film is so near to the end, in hundredths of a degree."""
StateAt = Callable[[int], Hamsterrolle]
"""Gives the state after so many entries of the ledger."""


@dataclass(frozen=True, slots=True)
class KeptFilm:
    """A tumble that can be seen again."""

    recording: Recording
    state: Hamsterrolle
    """That with which it began."""

    @property
    def fallen(self) -> tuple[Piece, ...]:
        """What fell, in that order."""
        return tuple(touch.one for touch in self.recording.contacts if touch.other == THE_TABLE)


@dataclass(frozen=True, slots=True)
class LostFilm:
    """A tumble of the ledger of which there is no film: it was played on another computer, or long ago."""

    state: Hamsterrolle
    """That with which it began."""
    fallen: tuple[Piece, ...]
    """What fell; the ledger does not tell in which order."""


class FilmArchive:
    """The films of a match, by the moment to which each led: a length of the ledger."""

    def __init__(self, store: RecordingStore) -> None:
        self.films: dict[int, KeptFilm] = {}
        """Those that were seen at this table, or found again."""
        self.store = store
        """Those of all games, of earlier evenings too."""

    def keep(self, entry: int, settle: Settle, film: KeptFilm) -> None:
        """Keep the film of an entry that has come to its end; the oldest makes room."""
        # The film of an entry leads to the moment after it; what was there after it has been taken back.
        self.forget_after(entry)
        self.films[entry + 1] = film
        for moment in sorted(self.films)[:-MOST_FILMS]:
            del self.films[moment]
        self.store.keep(settle, film.recording)

    def forget_after(self, length: int) -> None:
        """The ledger has become so short: what led to later moments has been taken back."""
        for moment in [moment for moment in self.films if moment > length]:
            del self.films[moment]

    def film_of(self, moment: int, state: Hamsterrolle) -> Recording | None:
        """The tumble that led to this moment, whose state it is; None: there is none, or no film of it."""
        # A moment that was played otherwise after an undo has the same number: its film must end as the wheel lies.
        kept = self.films.get(moment)
        if kept is not None and leads_to(kept.recording, state):
            return kept.recording
        found = self.store.find(state)
        return found if found is not None and leads_to(found, state) else None

    def between(self, since: int, until: int) -> dict[int, KeptFilm]:
        """The films that are at hand of what came after one moment and led to another, in order."""
        return {n: self.films[n] for n in sorted(self.films) if since < n <= until}

    def moments_with_film(self, ledger: Sequence[tuple[Seat, Action]]) -> Collection[int]:
        """The moments to which a film leads; what comes after the last one has been taken back."""
        self.forget_after(len(ledger))
        first = max(0, len(ledger) - FARTHEST)
        ends = [(n, deed) for n, (_, deed) in enumerate(ledger[first:], first + 1) if isinstance(deed, Settle)]
        return [n for n, settle in ends if n in self.films or self.store.has(settle)]

    def recall(self, since: int, until: int, state_at: StateAt) -> dict[int, LostFilm]:
        """Have the films at hand of all tumbles after one moment and until another; returned is, by moment, what fell
        of which no film is kept."""
        lost, before = dict[int, LostFilm](), state_at(since)
        for moment in range(since + 1, until + 1):
            after = state_at(moment)
            if is_tumble(before):
                found = self.film_of(moment, after)
                if found is not None:
                    self.films[moment] = KeptFilm(found, before)
                else:
                    self.films.pop(moment, None)
                    fallen = tuple(piece for piece in before.in_wheel() if piece not in after.in_wheel())
                    if fallen:
                        lost[moment] = LostFilm(before, fallen)
            before = after
        return lost


def is_tumble(state: Hamsterrolle) -> bool:
    """Whether wood comes to rest next, of which a film is made."""
    return state.wood and bool(state.agenda) and isinstance(state.agenda[-1], ComeToRest)


def last_turn_of(seat: Seat, until: int, state_at: StateAt) -> int:
    """The moment at which a seat's last turn began that is over at another moment, or the farthest back at which films
    are looked for; 0: it has not built yet."""
    now, began = state_at(until).turn, None
    farthest = max(0, until - FARTHEST)
    for moment in range(until, farthest - 1, -1):
        state = state_at(moment)
        if began is None and state.turn < now and state.builder == seat:
            began = state.turn
        elif began is not None and state.turn < began:
            return moment + 1
    return farthest


def leads_to(film: Recording, state: Hamsterrolle) -> bool:
    """Whether a tumble ended as the wheel lies in a state; what was played otherwise has another end."""
    last = film.frames[-1]
    pieces = {line[0] for line in last.poses}
    return abs(last.angle - state.angle) <= SAME_ANGLE and pieces == set(state.in_wheel())
