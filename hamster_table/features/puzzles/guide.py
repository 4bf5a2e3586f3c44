"""Shows the puzzle above its table: the question, what an answer is worth, hints, and why the best one is the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from hamster_table.features.puzzles.attempt import Attempt
from hamster_table.features.puzzles.offer import offer_places
from hamster_table.features.puzzles.texts import PuzzleTexts, name_of, stars_words
from hamster_table.models.guard import guard
from hamster_table.models.texts import translate
from hamster_table.views.board.board_view import BoardView
from hamster_table.views.game.explainer import Explainer
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.widgets.prompt_bar import ButtonSpec, PromptBar
from hamster_table.views.widgets.speech import announce


class PuzzleGuide(QObject):
    """Goes with the page of a puzzle. Solved, the game pauses there; whoever likes to plays on."""

    solved = Signal(int)
    """(stars): the answer was found, or shown; those of the first time count."""
    spent = Signal()
    """A hint was given, or an answer was wrong."""
    next_wanted = Signal()
    all_wanted = Signal()

    def __init__(self, page: GamePage, attempt: Attempt, has_next: bool = True) -> None:
        """*has_next*: whether another puzzle can follow."""
        super().__init__(page)
        self._has_next = has_next
        self._page, self._attempt, self._session = page, attempt, page.session
        self._texts = PuzzleTexts(attempt.puzzle, attempt.puzzle.asked(), page.session.names)
        self._hints = self._texts.hints()
        self._is_told = attempt.is_solved
        self.bar = PromptBar()
        page.session.held_back.connect(self._judge)
        page.session.happened.connect(self._look)
        page.session.changed.connect(self._look)
        page.frame.rail.connect(self._rail)
        page.hand_roll.set_wanted(False)  # what leads to the question goes by itself
        for explainer in page.findChildren(Explainer):
            explainer.is_held = lambda: len(page.session.match.ledger) <= len(attempt.puzzle.entries) + 1  # the answer
        offer_places(page, attempt, self._texts)
        if self._is_told:  # on the page before, in another language
            self._tell()
        else:
            self._say(self._texts.question)

    def _say(self, words: str) -> None:
        """Say something while the question is open, with the stars that can still be won."""
        presses = [ButtonSpec(translate("Puzzles", "Show the answer"), self._give_up)]
        if self._attempt.hints < len(self._hints):
            presses.insert(0, ButtonSpec(translate("Puzzles", "Hint"), self._hint))
        if self._attempt.puzzle.is_own:
            presses.insert(0, self._everything)
        self._show(words, f"{self._stars(self._attempt.stars)} {self._name}".strip(), presses)

    def _stars(self, stars: int) -> str:
        """The stars as signs, before other words; none for what was found in a game of one's own."""
        return "" if self._attempt.puzzle.is_own else f"{stars_words(stars)} "

    @property
    def _everything(self) -> ButtonSpec:
        is_own = self._attempt.puzzle.is_own
        words = translate("Puzzles", "All questions") if is_own else translate("Puzzles", "All puzzles")
        return ButtonSpec(words, self.all_wanted.emit)

    @property
    def _name(self) -> str:
        """Which puzzle it is, and why its stars do not change where it was told before."""
        name = name_of(self._attempt.puzzle)
        if self._attempt.before is None:
            return name
        return f"{name} · {translate('Puzzles', 'the first time counts')}"

    def _show(self, words: str, more: str, presses: Sequence[ButtonSpec]) -> None:
        self.bar.show_prompt(None, words, more, presses)
        self._page.frame.set_banner(self.bar)
        announce(self._page.table, words)
        self._page.announced.emit(words)

    def _rail(self, name: str) -> None:
        if name == "hint" and self._attempt.is_engaged:
            self._hint()

    def _hint(self) -> None:
        """Say the next hint, or all of them once more."""
        hints, attempt = self._hints, self._attempt
        is_new = attempt.hints < len(hints)
        attempt.hints += is_new
        self._spent()
        self._say(hints[attempt.hints - 1] if is_new else " ".join(hints))

    @guard
    def _judge(self) -> None:
        """The person wanted another answer than the best one."""
        attempt, wanted = self._attempt, self._attempt.wanted
        if not attempt.is_asked or wanted is None:
            return
        if attempt.judge(wanted):
            self._play()
            return
        if isinstance(self._page.table, BoardView):
            self._page.table.refresh()  # what was dropped lies where it was
        self._spent()
        self._say(self._texts.wrong(attempt.answer(wanted)))

    def _spent(self) -> None:
        if self._attempt.before is None and not self._attempt.puzzle.is_own:
            self.spent.emit()

    def _give_up(self) -> None:
        if self._session.asked_seat == self._attempt.puzzle.seat and not self._session.is_past:
            self._attempt.is_shown = True
            self._play()
        else:
            words = translate("Puzzles", "In a moment: first one sees what leads to the question.")
            self._page.notice.say_for_a_while(words)

    def _play(self) -> None:
        """Play the best answer."""
        self._session.submit(self._attempt.puzzle.seat, self._attempt.puzzle.actions[0])

    @guard
    def _look(self, *_: object) -> None:
        """Something was played or taken back: tell once that it was the answer, or ask once more."""
        attempt = self._attempt
        if self._is_told and attempt.is_asked and not self._session.is_past:
            self._is_told = attempt.is_shown = attempt.is_near = False
            self._page.frame.prompt_bar.lead_on(True)
            self._say(self._texts.question)
        if self._is_told or not attempt.is_solved:
            return
        self._is_told = True
        self._page.pace.pause()  # so that one can read, and see what the answer has done
        self._tell()
        stars = attempt.stars
        if not attempt.puzzle.is_own:
            attempt.before = stars
        self.solved.emit(stars)

    def _tell(self) -> None:
        """Say what the answer is, and why, with the ways on."""
        # On leads another puzzle, and not what follows here.
        self._page.frame.prompt_bar.lead_on(False)
        attempt, is_own = self._attempt, self._attempt.puzzle.is_own
        if attempt.is_shown:
            head = translate("Puzzles", "The answer:")
        elif attempt.is_near:
            head = translate("Puzzles", "As good as the best answer:")
        else:
            head = translate("Puzzles", "Solved:")
        presses = [self._everything]
        if self._has_next:
            following = translate("Puzzles", "Next question") if is_own else translate("Puzzles", "Next puzzle")
            presses.append(ButtonSpec(following, self.next_wanted.emit))
        presses[-1] = replace(presses[-1], kind="gold")
        self._show(
            f"{self._stars(attempt.stars)}{head} {self._texts.explanation(is_short=self._page.frame.is_small)}",
            self._name,
            presses,
        )
