"""An attempt at the puzzle that lies on the table: what is played before the question, and what an answer is worth."""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.kernel import Action, Seat, after
from hamster_table.features.puzzles.puzzle_file import SEED, Puzzle, puzzles_of
from hamster_table.models.people import MOST_STARS, Spent
from hamster_table.models.session import Session

NOISE = 2
"""What is worse by fewer standard errors may be as good as the best answer."""


class Attempt:
    """An `Interceptor`: it plays what leads to the question, and holds back every answer but the best one.

    Whoever shows it is told of what was held back by the session, and judges it with `judge`.
    """

    def __init__(self, session: Session, puzzle: Puzzle, before: int | None = None, spent: Spent = (0, 0)) -> None:
        """*before*: the stars of the first time that its answer was told, which stay; None: it was not yet. *spent*:
        what was spent on it before."""
        self.before = before
        self.puzzle, self._match = puzzle, session.match
        self.wanted: Action | None = None
        """What the person wanted to do last."""
        self._hints_before, self.wrong = spent
        """How many hints were given before, which cost no more, and how many answers were wrong in all."""
        self.hints = 0
        """How many hints were given."""
        self._tried: set[Action] = set()
        self.is_near = False
        """Whether an answer was found that may be as good as the best one."""
        self.is_shown = False
        """Whether the answer is shown to whoever gave up."""

    @property
    def is_asked(self) -> bool:
        """Whether the game is at the question."""
        return tuple(self._match.ledger) == self.puzzle.entries

    @property
    def is_solved(self) -> bool:
        """Whether the best answer was played, by whomever."""
        own, length = (self.puzzle.seat, self.puzzle.actions[0]), len(self.puzzle.entries)
        return tuple(self._match.ledger[: length + 1]) == (*self.puzzle.entries, own)

    @property
    def is_engaged(self) -> bool:
        """Whether the puzzle is still to be solved."""
        return self.is_asked or self.prepared is not None

    @property
    def prepared(self) -> tuple[Seat, Action] | None:
        """The entry on the way to the question that comes next; None: the question is asked, or answered."""
        ledger, entries = tuple(self._match.ledger), self.puzzle.entries
        is_on_the_way = len(ledger) < len(entries) and ledger == entries[: len(ledger)]
        return entries[len(ledger)] if is_on_the_way else None

    @property
    def led(self) -> int:
        """How many entries lead to the question and answer it."""
        return len(self.puzzle.entries) + 1

    def holds_back(self, action: Action) -> bool:
        """Whether that is another answer than the best one."""
        self.wanted = action
        return self.is_asked and action != self.puzzle.actions[0]

    def end(self) -> None:
        """The rules refuse what leads to the question; with the rules the puzzle was made for they never do."""

    @property
    def stars(self) -> int:
        """How many stars the best answer is worth now: all for who answers at once and alone, one less for each wrong
        answer and each hint, but for the last; those of the first time, if there was one."""
        if self.before is not None:
            return self.before
        most = MOST_STARS - 1 if self.is_near else MOST_STARS
        return 0 if self.is_shown else max(1, most - sum(self.spent))

    @property
    def spent(self) -> Spent:
        """What was spent on it, this time and before."""
        return max(self.hints, self._hints_before), self.wrong

    def answer(self, action: Action) -> int | None:
        """Which of the answers an action is, by what it comes to; None: none of those that were tried."""
        state, seat = self._match.state, self.puzzle.seat
        ours = after(state, seat, action)
        found = (n for n, one in enumerate(self.puzzle.actions) if one == action or after(state, seat, one) == ours)
        return next(found, None)

    def judge(self, action: Action) -> bool:
        """Count an answer that was held back; whether it is right all the same."""
        found = self.answer(action)
        if found == 0:
            return True
        answers = self.puzzle.answers
        behind = answers[0].wins - answers[found].wins if found is not None else answers[0].wins
        self.is_near = found is not None and behind <= NOISE * answers[found].error
        self.wrong += not self.is_near and action not in self._tried  # pressed twice, it is one answer
        self._tried.add(action)
        return self.is_near


OWN_PUZZLES: dict[str, Puzzle] = {}
"""Those that were found in games of one's own and have been begun, by their seeds, as long as the program runs."""


def puzzle_of(session: Session) -> Puzzle | None:
    """The puzzle that a session is about; None: it is about none."""
    match = session.match
    if not match.seed.startswith(SEED):
        return None
    of_the_book = (one for one in puzzles_of(match.game.id) if one.seed == match.seed)
    found = OWN_PUZZLES.get(match.seed) or next(of_the_book, None)
    return found if found is not None and found.match().setup == match.setup else None


def attempt_of(
    session: Session, stars: Mapping[str, int] | None = None, spent: Mapping[str, Spent] | None = None
) -> Attempt | None:
    """The attempt at the puzzle of a session, which comes before all from now on; None: it is about none. *stars*:
    those of puzzles whose answers were told before, by their ids; *spent*: what was spent on others."""
    found = next((one for one in session.interceptors if isinstance(one, Attempt)), None)
    if found is None and (puzzle := puzzle_of(session)) is not None:
        found = Attempt(session, puzzle, (stars or {}).get(puzzle.id), (spent or {}).get(puzzle.id, (0, 0)))
        session.interceptors.append(found)
    return found
