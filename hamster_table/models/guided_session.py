"""The session of a first game: it plays what is prepared, and lets the person do what the lesson asks for."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot

from hamster_table.engine.first_game import PUPIL, Entry, Lesson, follow, is_complete, may_do
from hamster_table.engine.kernel import CHANCE, Action, Refused, Seat
from hamster_table.engine.storage.annotations import LessonsBegan, LessonsEnded
from hamster_table.models.seat_changes import OpenSession


class GuidedSession(OpenSession):
    """A session that follows the lessons of its game's first game, as far as its match does.

    Where the match stands in the lessons is read from its ledger, and whether they are on from its notes: so they can
    be undone, saved and taken up again like all the rest. Without them it is an ordinary session.
    """

    held_back = Signal()
    """The person wanted something else than the lesson asks for, which the rules would allow."""

    @property
    def is_guided(self) -> bool:
        """Whether the lessons are on: they were begun, and not ended by the person."""
        kinds = {type(note) for _, note in self.notes}
        return self.match.game.first_game is not None and LessonsBegan in kinds and LessonsEnded not in kinds

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that waits for the person or its roll; None while others are at it, and where there is none."""
        comes = self._next()
        return comes if isinstance(comes, Lesson) else None

    @property
    def is_complete(self) -> bool:
        """Whether the last lesson is done, and the person has done nothing since."""
        first_game = self.match.game.first_game
        return self.is_guided and first_game is not None and is_complete(first_game, self.match)

    @property
    def has_lessons_left(self) -> bool:
        """Whether anything is still prepared."""
        return self._next() is not None

    @property
    def may_change_seats(self) -> bool:
        """Whether somebody else may take over a seat now: what is prepared is prepared for those who sit there."""
        return super().may_change_seats and not self.has_lessons_left

    def end_lessons(self) -> None:
        """Go on as in an ordinary game from here on."""
        if self.is_guided:
            self.remember(LessonsEnded(PUPIL))
            self.changed.emit()

    @Slot()
    def proceed(self) -> None:
        """Do the one thing that comes next: what is prepared, if anything is."""
        entry = self._prepared() if self.may_proceed else None
        if entry is None:
            super().proceed()
            return
        try:
            self._play(*entry)
        except Refused:  # a newer version has another rule: better no lesson than no game
            self.end_lessons()
            super().proceed()

    def begin_chance(self) -> None:
        """Chance that is prepared takes no time."""
        if self._prepared() is None:
            super().begin_chance()

    @Slot(int, object)
    def submit(self, seat: Seat, action: Action) -> None:
        """Play what the person has chosen if the lesson asks for it; what the rules refuse is refused as ever."""
        lesson = self.lesson
        is_other = lesson is not None and not may_do(lesson, action)
        if is_other and seat == self.asked_seat and self.match.refusal(seat, action) is None:
            self.held_back.emit()
        else:
            super().submit(seat, action)

    def _prepared(self) -> Entry | None:
        """The entry that comes next by itself as it is prepared; None: somebody chooses, or chance decides."""
        comes = self._next()
        if isinstance(comes, Lesson):
            return (CHANCE, comes.actions[0]) if comes.seat == CHANCE else None
        return comes

    def _next(self) -> Lesson | Entry | None:
        first_game = self.match.game.first_game
        return follow(first_game, self.match) if first_game is not None and self.is_guided else None
