"""The costliest choices of each person in a finished game, each with a way to its question on the table."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import Any

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hamster_table.engine.kernel import Seat
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.features.puzzles.mistakes import PERSON, asked_in, moment_of, study
from hamster_table.features.puzzles.puzzle_file import Puzzle
from hamster_table.features.puzzles.questions import questions_of
from hamster_table.features.puzzles.texts import PuzzleTexts
from hamster_table.models import action_words, messages
from hamster_table.models.messages import tr
from hamster_table.models.texts import headed, plural, translate
from hamster_table.views.pages.study_page import StudyPage
from hamster_table.views.widgets.badge import Badge
from hamster_table.views.widgets.buttons import Link
from hamster_table.views.widgets.flow_layout import FlowLayout
from hamster_table.views.widgets.layouts import clear_layout, spaced
from hamster_table.views.widgets.paper_page import ScrollPage
from hamster_table.views.widgets.prompt_bar import ButtonSpec
from hamster_table.views.widgets.speech import announce, joined
from hamster_table.views.widgets.text import TextLabel


def read(forms: Any) -> list[Puzzle]:
    """The puzzles of a study. Raises `ValueError`."""
    return msgspec.convert(forms, list[Puzzle])


class MistakesPage(StudyPage):
    """The questions of the game on the table, looked for when the page is opened."""

    widest = 1200
    wanted = Signal(object)
    """A `Puzzle` of `puzzles`."""

    def __init__(
        self,
        match: Match,
        players: Sequence[PlayerInfo],
        known: Sequence[Puzzle] | None,
        keep: Callable[[list[Puzzle]], object],
        free_from: int = 0,
        solved: Collection[str] = (),
    ) -> None:
        """*known* is what was found in it before, *keep* is called with what is found now. Nobody has chosen freely
        before the entry *free_from*. *solved*: the names of those whose answers were found."""
        super().__init__(translate("Puzzles", "What was better?"), match, players, study, read)
        self._keep, self._free_from, self._solved = keep, free_from, solved
        self._left_out = questions_of(match.game).left_out
        self._names = [player.name for player in players]
        self._persons = [seat for seat, player in enumerate(players) if player.kind == PERSON]
        self.puzzles = None if known is None and self._persons else self._asked(known or ())
        """What was found; None: nobody has looked for it yet."""
        self.links: list[Link] = []
        content = QWidget()
        self._column = spaced(QVBoxLayout(content), 14, (0, 0, 4, 0))
        self._list = ScrollPage(content)
        self.body.addWidget(self.words)
        self.body.addWidget(self.groove)
        self.body.addWidget(self._list, 1)
        self._show()

    @property
    def is_known(self) -> bool:
        """Whether somebody has looked for them."""
        return self.puzzles is not None

    def _asked(self, found: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
        """What was found in what people have chosen freely, with the entries that lead there."""
        return tuple(asked_in(self.match, one) for one in found if moment_of(one) >= self._free_from)

    def _found(self, found: list[Puzzle]) -> None:
        self.puzzles = self._asked(found)
        self._keep(found)
        self._show()
        announce(self, joined(self.words.text(), self.bar.title.text()))

    def _show(self) -> None:
        """Show what there is: the questions, how far the search is, or what it would be."""
        clear_layout(self._column)
        self.links = []
        self.groove.setVisible(self.study.is_running)
        self.words.setVisible(True)
        said = self.trouble
        if self.puzzles is None:
            presses = self._show_search()
        else:
            presses, number = self._show_found(self.puzzles), len(self.puzzles)
            if number:
                said = said or plural(translate("Puzzles", "%n question(s)", None, number), number)
        back = translate("Stats", "Back to the game")
        self.show_bar(said, "", presses, back, waits=self.study.is_running)
        self._fit_board()

    def _show_search(self) -> tuple[ButtonSpec, ...]:
        words = translate(
            "Puzzles",
            "Which choices have cost you most? Each choice of a person is compared with others in what is "
            "imagined to follow, with what one could know then; that takes up to a minute for each of you. "
            "Then they are asked again.",
        )
        words = " ".join(filter(None, (words, tr(self._left_out))))
        if not self.study.is_running:
            self.words.setText(words)
            return (ButtonSpec(translate("Puzzles", "Find out"), self.begin, "gold", "Enter"),)
        running = translate("Puzzles", "Searching the game. You can go back at any time; then it ends.")
        self.words.setText(f"{words}\n{running}")
        return ()

    def body_height(self) -> int:
        """That of all questions; while there are none, the board fills the page."""
        return self._column.heightForWidth(self.body.geometry().width()) if self.puzzles else 0

    def _show_found(self, puzzles: Sequence[Puzzle]) -> tuple[ButtonSpec, ...]:
        good = [self._names[seat] for seat in self._persons if seat not in {one.seat for one in puzzles}]
        words = [translate("Puzzles", "{name}: no single choice has cost much.").format(name=name) for name in good]
        if not self._persons:
            words = [translate("Puzzles", "Only computer players are at the table.")]
        elif self._left_out:
            words.append(tr(self._left_out))
        self.words.setText(" ".join(words))
        self.words.setVisible(bool(words))
        for puzzle in puzzles:
            entry = self._entry(puzzle)
            self._column.addWidget(entry)
            entry.show()  # now: how high all of it is, is asked at once
        self._column.addStretch(1)
        if not puzzles:
            return ()
        return (ButtonSpec(translate("Puzzles", "Begin"), partial(self.wanted.emit, puzzles[0]), "gold", "Enter"),)

    def _entry(self, puzzle: Puzzle) -> QWidget:
        match, entry = puzzle.asked(), QWidget()
        column = spaced(QVBoxLayout(entry), 2, (0, 0, 0, 0))
        texts = PuzzleTexts(puzzle, match, self._names)
        done = puzzle.action(puzzle.whim)
        did = action_words.said(match.game, match.view(puzzle.seat), done, self._names)
        head = spaced(QHBoxLayout(), 8)
        is_solved = puzzle.name in self._solved
        head.addWidget(Badge(puzzle.seat, 24, is_solved))
        words = headed(f"{self._names[puzzle.seat]}, {self._when(match, puzzle.seat)}", did)
        head.addWidget(TextLabel(words, weight=800, wrap=True), 1)
        link = Link(translate("Puzzles", "What was better?"))
        solved = translate("Puzzles", "Solved") if is_solved else ""
        link.setAccessibleName(joined(solved, f"{link.text()} {words}"))
        link.chosen.connect(partial(self.wanted.emit, puzzle))
        self.links.append(link)
        below = QWidget()
        foot = spaced(FlowLayout(below), 12, (0, 0, 0, 0))
        if solved:
            foot.addWidget(TextLabel(solved, "small", weight=800))
        foot.addWidget(TextLabel(texts.cost(), "small"))
        foot.addWidget(link)
        column.addLayout(head)
        column.addWidget(below)
        return entry

    def _when(self, match: Match, seat: Seat) -> str:
        """The round of a question, in the words of the game; else which of its choices it answers."""
        number = match.game.round(match.view(seat)) if match.game.round is not None else 0
        if number:
            return messages.filled(match.game.round_says, number=number)
        return translate("Branch", "Step {n}").format(n=len(match.ledger))
