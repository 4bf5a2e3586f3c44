"""What belongs to the story of a match and not to its ledger: what was taken back, and who stood in for whom.

Notes are kept as a text beside the ledger, in the session store and in files. They change nothing of the game, so
whatever cannot be read of them is left out.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence

from hamster_table.engine.codec import canonical, from_json, json_key, to_json
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.messages import in_sentence
from hamster_table.engine.storage.save_file import KINDS, sanitize_text
from hamster_table.engine.tempers import may_be_chosen

OTHERS = 2_000
"""The most characters of all notes but bookmarks; the oldest are dropped to keep within it."""
BOOKMARKS, BOOKMARK_LENGTH = 50, 160
"""The most bookmarks of a game, and the most letters of one: as text they fit into `envelope.NOTES_LENGTH`."""

Note = tuple[int, Event]
"""A note with the length of the ledger at its place in the story."""


class TookBack(Event, frozen=True):
    """Something was taken back past a draw or a reveal: all persons agreed, and the story says so."""

    persons: tuple[Seat, ...]
    template = N_("Undone together by {persons}.")


class TookBackAlone(Event, frozen=True):
    """The only person at the screen has taken something back past a draw or a reveal: nobody has to agree, but the
    story says so, and how often it was done in this game."""

    seat: Seat
    times: int
    """How often in this game so far."""
    template = N_("{seat} undoes something already revealed. Times in this game: {times}.")


class StoodIn(Event, frozen=True):
    """A computer player gave no answer, and this one was drawn at random for it."""

    seat: Seat
    template = N_("No answer from {seat}: this move was drawn at random.")


class ProgramReplaced(Event, frozen=True):
    """A program that played for a seat has failed, and Steady has taken its place."""

    seat: Seat
    template = N_("The program of {seat} has failed. Steady plays on in its place.")


class ClockStood(Event, frozen=True):
    """How long the clock of a turn had run when the game was left: it goes on from there. The story is silent on it."""

    turn: int
    tenths: int
    """Tenths of a second."""


class LessonsBegan(Event, frozen=True):
    """This is a first game: while its lessons are on, luck and opponents are prepared, and the story says so."""

    template = N_("A first game: all dice, draws and opponents are prepared during the lessons.")


class LessonsEnded(Event, frozen=True):
    """The person has ended the lessons before the last one."""

    seat: Seat
    template = N_("{seat} ends the lessons. From here on nothing is prepared.")


class LanguagesChosen(Event, frozen=True):
    """In which language the program speaks to each seat while it is that seat's turn. The story is silent on it."""

    languages: tuple[str, ...]
    """By seat: a code such as "de"; "" for the language of the program."""


class SeatGiven(Event, frozen=True):
    """From here on a computer player plays on the seat of a person."""

    seat: Seat
    level: str
    """The name of the computer player."""
    template = N_("{level}, a computer player, takes over for {seat}.")


class SeatTaken(Event, frozen=True):
    """From here on a person plays on the seat of a computer player."""

    seat: Seat
    was: str
    """Who has played there: the name of the computer player."""
    template = N_("From here on a person plays for {seat}.")


class LevelChanged(Event, frozen=True):
    """From here on another computer player plays on the seat of one."""

    seat: Seat
    level: str
    was: str
    template = N_("From here on {level} plays for {seat}, instead of {was}.")


class TimeUsed(Event, frozen=True):
    """For how long each seat was waited for, while a person was asked there. The story is silent on it."""

    seconds: tuple[int, ...]
    """By seat."""


class SoftClock(Event, frozen=True):
    """How long everybody wants to think in this game, all turns together: it is shown, and nothing comes of it. The
    story is silent on it."""

    minutes: int
    """For each seat."""


class Tempers(Event, frozen=True):
    """Which temper the computer players at this table have (`engine/tempers.py`). The story is silent on it."""

    chosen: str
    """What `may_be_chosen`: a temper, each its own, or what that was `drawn` as in the game that a branch has left."""


class Bookmark(Event, frozen=True):
    """A moment that people want to find again, with what they have written about it."""

    text: str
    """"" for nothing but the place."""
    template = N_("Note: {text}")
    bare = N_("A bookmark.")

    def detailed(self) -> tuple[str, Mapping[str, object]]:
        """The words as they were written, or that there is a bookmark."""
        return (self.template if self.text else self.bare), {"text": in_sentence(self.text)}


class Branched(Event, frozen=True):
    """Here this game leaves another one, whose moment it took over to play on from there: a "what if"."""

    fingerprint: str
    """`Match.seed_commitment` of the game that it comes from."""
    luck: str
    """"same", where dice and draws are those of that game as far as they are asked for alike, or "new"."""
    template = N_("What if? Up to here this is another game. From here on the luck is new.")
    same = N_("What if? Up to here this is another game. From here on the luck is the same.")

    def detailed(self) -> tuple[str, Mapping[str, int]]:
        """The sentence for the luck of this branch."""
        return (self.same if self.luck == "same" else self.template), {}


PROGRAM_OF_HERE = "program"
"""What notes call a computer player that is a program of the computer on which the game was played."""
PROGRAM_WORD = N_("Program")
"""The same in a sentence."""
CHANGES = SeatGiven, SeatTaken, LevelChanged
"""The notes about who plays on a seat."""
NOTES: tuple[type[Event], ...] = (
    TookBack,
    TookBackAlone,
    StoodIn,
    ProgramReplaced,
    ClockStood,
    LessonsBegan,
    LessonsEnded,
    LanguagesChosen,
    TimeUsed,
    SoftClock,
    Tempers,
    Bookmark,
    Branched,
    *CHANGES,
)
LONGEST_CODE = 12
"""The most letters of the code of a language."""
LONGEST_CLOCK = 10_000
"""No clock runs so many tenths of a second."""
LONGEST_TIME = 10_000_000
"""Nobody is waited for so many seconds, nor minutes."""


def times_alone(notes: Sequence[Note]) -> int:
    """How often a person who plays alone has taken back what was already shown."""
    return max((event.times for _, event in notes if isinstance(event, TookBackAlone)), default=0)


def time_used(notes: Sequence[Note]) -> tuple[int, ...]:
    """For how many seconds each seat was waited for; () where that is not known."""
    return next((event.seconds for _, event in notes if isinstance(event, TimeUsed)), ())


def bookmarks(notes: Sequence[Note]) -> dict[int, Bookmark]:
    """The bookmarks of a game by their moments, the first one first."""
    found = {at: event for at, event in notes if isinstance(event, Bookmark)}
    return dict(sorted(found.items()))


def with_bookmark(notes: Sequence[Note], moment: int, text: str | None) -> list[Note]:
    """The notes with a bookmark at a moment, in place of the one there; None: with none there."""
    others = [one for one in notes if not (one[0] == moment and isinstance(one[1], Bookmark))]
    return others if text is None else [*others, (moment, Bookmark(sanitize_text(text, BOOKMARK_LENGTH)))]


def of_table(notes: Sequence[Note]) -> list[Note]:
    """What people have chosen for themselves at a table: it holds for the next game there too."""
    return [(0, event) for _, event in notes if isinstance(event, LanguagesChosen | SoftClock | Tempers)]


def kind_at(notes: Sequence[Note], seat: Seat, n: int, now: str) -> str:
    """Who chose for a seat when the ledger was *n* long; *now*: who sits there now. Steady for a program that it has
    replaced."""
    first = next((event for at, event in notes if at > n and isinstance(event, CHANGES) and event.seat == seat), None)
    seated = now if first is None else "person" if isinstance(first, SeatGiven) else first.was
    own = (event for at, event in reversed(notes) if at <= n and isinstance(event, (*CHANGES, ProgramReplaced)))
    last = next((event for event in own if event.seat == seat), None)
    is_replaced = isinstance(last, ProgramReplaced) and seated.startswith(PROGRAM_OF_HERE)
    return "steady" if is_replaced else seated


def branch_point(notes: Sequence[Note]) -> int | None:
    """Where this game has left another one, as a length of the ledger; None: it is no branch."""
    return max((at for at, event in notes if isinstance(event, Branched)), default=None)


def is_branch(text: str) -> bool:
    """Whether the notes in a text are those of a branch, of whatever match."""
    return holds(text, Branched)


def is_lesson(text: str) -> bool:
    """Whether the notes in a text are those of a first game, whose lessons nobody has ended, of whatever match."""
    # The list of all games asks this of each: the text of nearly all need not be parsed for it.
    return LessonsBegan.__name__ in text and holds(text, LessonsBegan) and not holds(text, LessonsEnded)


def holds(text: str, kind: type[Event]) -> bool:
    """Whether there is one of that kind among the notes in a text, of whatever match."""
    try:
        lines = json.loads(text)
    except (ValueError, RecursionError):
        return False
    forms = [line[1] for line in lines if isinstance(line, list) and len(line) == 2] if isinstance(lines, list) else []
    return any(isinstance(form, dict) and form.get(json_key(Event)) == kind.__name__ for form in forms)


def carried(notes: Sequence[Note], n: int) -> list[Note]:
    """The notes that a branch after *n* entries takes along: what happened up to there, and who is spoken to in which
    language. Lessons and clocks stay with the game they belong to."""
    gone = LessonsBegan | LessonsEnded | ClockStood | TimeUsed | Branched | SoftClock
    languages = [(0, event) for _, event in notes if isinstance(event, LanguagesChosen)]
    kept = [(at, event) for at, event in notes if at <= n and not isinstance(event, gone | LanguagesChosen)]
    return [*languages, *kept]


def after_taking_back(notes: Sequence[Note], n: int, note: Event | None) -> list[Note]:
    """The notes once the ledger is *n* long again: what was taken back is remembered, the rest went with its entries.
    The count of somebody alone is noted once at each place."""
    # Undo does not undo who sits where.
    lasting = TookBack | TookBackAlone | LanguagesChosen | TimeUsed | SoftClock | Branched | SeatGiven | SeatTaken
    kept = [(min(at, n), event) for at, event in notes if at <= n or isinstance(event, lasting | LevelChanged)]
    if isinstance(note, TookBackAlone):
        kept = [one for one in kept if one[0] != n or not isinstance(one[1], TookBackAlone)]
    return kept if note is None else [*kept, (n, note)]


def written(notes: Sequence[Note]) -> str:
    """The notes as text; of too many the oldest are left out, but never what was chosen at the table, the time that was
    used, and where the game comes from. Bookmarks give no others way."""
    own = [one for one in notes if isinstance(one[1], Bookmark)][:BOOKMARKS]
    kept = [one for one in notes if not isinstance(one[1], Bookmark)]
    needed = LanguagesChosen | TimeUsed | SoftClock | Tempers | Branched
    lengths = [len(_text([one])) - 1 for one in kept]  # each with one bracket, as if it were its comma
    while sum(lengths) + 1 > OTHERS:
        oldest = next((n for n, (_, event) in enumerate(kept) if not isinstance(event, needed)), 0)
        del kept[oldest], lengths[oldest]
    return _text([*kept, *own]) if kept or own else ""


def _text(notes: Sequence[Note]) -> str:
    return canonical([[at, to_json(event)] for at, event in notes]).decode("ascii")


def is_taught(notes: Sequence[Note]) -> bool:
    """Whether the game was a first one, whose lessons nobody has ended before the last."""
    kinds = {type(event) for _, event in notes}
    return LessonsBegan in kinds and LessonsEnded not in kinds


def read(text: str, match: Match) -> list[Note]:
    """The notes of a match in a text, as far as they are notes of it."""
    try:
        lines = json.loads(text)
    except (ValueError, RecursionError):
        return []
    notes = [_read(line, match) for line in lines] if isinstance(lines, list) else []
    return [note for note in notes if note is not None]


def _read(line: object, match: Match) -> Note | None:
    # No replay checks notes that come out of a file, so each is looked at by itself.
    if not isinstance(line, list) or len(line) != 2 or type(line[0]) is not int:
        return None
    try:
        event: Event = from_json(line[1], NOTES)
    except ValueError:
        return None
    seats = event.persons if isinstance(event, TookBack) else (getattr(event, "seat", 0),)
    if not _is_sensible(event, match):
        return None
    fits = 0 <= line[0] <= len(match.ledger) and all(0 <= seat < match.setup.seats for seat in seats)
    return (line[0], event) if fits else None


def _is_sensible(event: Event, match: Match) -> bool:
    """Whether the numbers and words of a note, but for its seats, can be those of a note of this match."""
    if isinstance(event, TookBackAlone):
        return event.times >= 1
    if isinstance(event, Branched):
        return event.luck in ("same", "new") and re.fullmatch("[0-9a-f]{8}", event.fingerprint) is not None
    if isinstance(event, CHANGES):
        levels = {getattr(event, field) for field in ("level", "was") if hasattr(event, field)}
        return levels <= {*KINDS[1:], PROGRAM_OF_HERE}
    if isinstance(event, ClockStood):
        return event.turn > 0 and 0 <= event.tenths < LONGEST_CLOCK
    if isinstance(event, Bookmark):
        return event.text == sanitize_text(event.text, BOOKMARK_LENGTH)
    if isinstance(event, Tempers):
        return may_be_chosen(event.chosen)
    if isinstance(event, SoftClock):
        return 0 < event.minutes < LONGEST_TIME
    if isinstance(event, TimeUsed):
        times = [0 <= one < LONGEST_TIME for one in event.seconds]
        return len(times) == match.setup.seats and all(times)
    if isinstance(event, LanguagesChosen):
        return len(event.languages) == match.setup.seats and all(len(one) <= LONGEST_CODE for one in event.languages)
    return True
