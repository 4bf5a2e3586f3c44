"""What is said of a puzzle: its question, its hints, and why its answer is the best."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.kernel import Action
from hamster_table.engine.match import Match
from hamster_table.features.puzzles.puzzle_file import FEWEST, STEPS, Puzzle, puzzles_of
from hamster_table.features.puzzles.questions import question_of, questions_of
from hamster_table.models import action_words
from hamster_table.models.messages import tr
from hamster_table.models.people import MOST_STARS
from hamster_table.models.texts import capital, translate

STAR, NO_STAR = "★", "☆"


def stars_words(stars: int) -> str:
    """So many of three stars, as signs."""
    return STAR * stars + NO_STAR * (MOST_STARS - stars)


def name_of(puzzle: Puzzle) -> str:
    """Which puzzle it is."""
    if puzzle.is_own:
        return translate("Puzzles", "From a game of your own")
    number = [one.name for one in puzzles_of(puzzle.game)].index(puzzle.name) + 1
    words = translate("Puzzles", "Puzzle {number}, difficulty {step} of {steps}")
    return words.format(number=number, step=puzzle.step, steps=STEPS)


class PuzzleTexts:
    """The texts of a puzzle in the language in force."""

    def __init__(self, puzzle: Puzzle, match: Match, names: Sequence[str]) -> None:
        """*match*: at the question. *names*: those of the seats."""
        self.puzzle, self._game, self._names = puzzle, match.game, names
        self._view = match.view(puzzle.seat)
        own = questions_of(match.game)
        self._worth, self._is_offered = own.worth, own.offer is not None
        self._advice = own.advice.get(puzzle.aim, "")
        self._is_mixed = len({type(one) for one in puzzle.actions}) > 1
        """Whether the answers do not all do the same, each elsewhere."""

    @property
    def question(self) -> str:
        """The question, in a sentence; in a game of one's own, after what was done there."""
        if self.puzzle.is_own:
            answer = self.said(self.puzzle.action(self.puzzle.whim))
            if self.puzzle.aim and not self._is_mixed:
                asked = tr(question_of(self._game, self._view.agenda[-1], self.puzzle.aim))
                return translate("Puzzles", "You chose: {answer}. {asked}").format(answer=answer, asked=asked)
            return translate("Puzzles", "You chose: {answer}. What would have been better?").format(answer=answer)
        return tr(question_of(self._game, self._view.agenda[-1], self.puzzle.aim))

    def said(self, action: Action) -> str:
        """An answer in a few words, with its number where it has one."""
        if self._is_offered and action in self.puzzle.offered:
            return f"{self.puzzle.offered.index(action) + 1} ({self.place(action)})"
        return action_words.said(self._game, self._view, action, self._names)

    def place(self, action: Action) -> str:
        """What tells an answer from others of its kind."""
        which = action_words.detail(self._game, self._view, action, self._names)
        return f"{action_words.phrase(self._game, self._view, action)}, {which}" if self._is_mixed else which

    def wins(self, n: int) -> int:
        """In how many of 100 games an answer wins."""
        return round(self.puzzle.answers[n].wins / 10)

    def cost(self) -> str:
        """How much worse than the best answer is what was done in a game of one's own, in a sentence."""
        return tr(self._worth.cost).format(n=self.wins(0) - self.wins(self._done))

    @property
    def _done(self) -> int:
        """Which of the answers was given in a game of one's own."""
        return next(n for n, one in enumerate(self.puzzle.answers) if one.action == self.puzzle.whim)

    def hints(self) -> list[str]:
        """All hints, the vaguest first: what matters, what seems good and is not, and two of which one is right; or, of
        three answers, where to look, or what the best one is worth, and what is not the best."""
        puzzle, best = self.puzzle, self.said(self.puzzle.actions[0])
        tempting = self.said(puzzle.action(puzzle.whim))
        not_this = translate("Puzzles", "Tempting, but not the best: {answer}.").format(answer=tempting)
        rule = translate("Puzzles", "As a rule: {rule}").format(rule=action_words.matters(self._game, self._view))
        others = [words for one in puzzle.actions[1:] if (words := self.said(one)) not in (best, tempting)]
        worth = tr(self._worth.best).format(best=self.wins(0))
        if puzzle.is_own:  # what was done there is told with the question
            return [rule, worth]
        if len(puzzle.actions) == FEWEST:  # which of the two others it is, is not to be told
            return [rule, tr(self._advice) if self._advice else worth, not_this]
        first, second = sorted((best, others[0]))
        two = translate("Puzzles", "It is one of these two: {first}, or {second}.").format(first=first, second=second)
        return [rule, not_this, two]

    def wrong(self, n: int | None) -> str:
        """What is said of an answer that is worse: which of the answers it is, if any."""
        if n is None:
            return translate("Puzzles", "Another answer is better.")
        return tr(self._worth.wrong).format(wins=self.wins(n), best=self.wins(0))

    def explanation(self, *, is_short: bool = False) -> str:
        """What the best answer is worth, and what else speaks for it, unless that is to be short."""
        puzzle, best = self.puzzle, self.said(self.puzzle.actions[0])
        if puzzle.is_own:
            words = tr(self._worth.own)
            second = self._done
        else:
            words = tr(self._worth.explained)
            second = next(n for n, one in enumerate(puzzle.actions) if self.said(one) != best)
        said = words.format(
            answer=capital(best),
            best=self.wins(0),
            wins=self.wins(second),
            second=self.said(puzzle.actions[second]),
        )
        # At the wheel, what is estimated speaks of another wheel than that in which places were tried.
        if is_short or puzzle.aim or self._game.why is None:
            return said
        why = self._game.why(self._view, puzzle.seat, puzzle.actions[0])
        return said if why is None or why.is_doubt else f"{said} {action_words.reason(why, self._names)}"
