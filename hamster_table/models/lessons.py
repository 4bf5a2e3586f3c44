"""The lessons of a first game: what is prepared, and what the person is asked to do."""

from __future__ import annotations

from typing import Protocol

from hamster_table.engine.first_game import Entry, Lesson, follow, is_complete, may_do
from hamster_table.engine.kernel import CHANCE, Action
from hamster_table.engine.match import Match
from hamster_table.engine.storage.annotations import LessonsBegan, LessonsEnded, Note


class Followed(Protocol):
    """What lessons need of a session."""

    match: Match
    notes: list[Note]


class Lessons:
    """How far a match follows the lessons of its game's first game.

    Where it stands in them is read from its ledger, and whether they are on from its notes: so they can be undone,
    saved and taken up again like all the rest. A game without them is an ordinary one.
    """

    def __init__(self, session: Followed) -> None:
        self._session = session

    @property
    def are_on(self) -> bool:
        """Whether they were begun, and not ended by the person."""
        kinds = {type(note) for _, note in self._session.notes}
        has_any = self._session.match.game.first_game is not None
        return has_any and LessonsBegan in kinds and LessonsEnded not in kinds

    @property
    def current(self) -> Lesson | None:
        """The lesson that waits for the person or its roll; None while others are at it, and where there is none."""
        comes = self._next()
        return comes if isinstance(comes, Lesson) else None

    @property
    def are_complete(self) -> bool:
        """Whether the last lesson is done, and the person has done nothing since."""
        first_game = self._session.match.game.first_game
        return self.are_on and first_game is not None and is_complete(first_game, self._session.match)

    @property
    def are_left(self) -> bool:
        """Whether anything is still prepared."""
        return self._next() is not None

    @property
    def prepared(self) -> Entry | None:
        """The entry that comes next by itself as it is prepared; None: somebody chooses, or chance decides."""
        comes = self._next()
        if isinstance(comes, Lesson):
            return (CHANCE, comes.actions[0]) if comes.seat == CHANCE else None
        return comes

    def hold_back(self, action: Action) -> bool:
        """Whether the lesson asks the person for something else than that."""
        return self.current is not None and not may_do(self.current, action)

    def _next(self) -> Lesson | Entry | None:
        match = self._session.match
        first_game = match.game.first_game
        return follow(first_game, match) if first_game is not None and self.are_on else None
