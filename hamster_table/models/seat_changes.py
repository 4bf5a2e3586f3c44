"""The session of a game in which seats change hands: a computer takes over for a person, a person for a computer."""

from __future__ import annotations

from hamster_table.engine.game import PROGRAM
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.storage.annotations import (
    PROGRAM_OF_HERE,
    LevelChanged,
    SeatGiven,
    SeatTaken,
    branch_point,
    kind_at,
    written,
)
from hamster_table.models.ai.computer_players import AiClient
from hamster_table.models.seat_control import PERSON
from hamster_table.models.session import Session


class OpenSession(Session):
    """A session whose seats may change hands in the middle of a game.

    Who plays on a seat is no part of the ledger: undo does not undo it. It is kept with the game, and the story has a
    line about it at its moment.
    """

    @property
    def may_change_seats(self) -> bool:
        """Whether somebody else may take over a seat now."""
        return not (self.is_closed or self.is_past) and bool(self.match.waiting)

    def change_seat(self, seat: Seat, kind: str, thinker: AiClient | None = None) -> Event | None:
        """Let a person or the computer player *kind* play on a seat from here on, and return the note about it; None
        where that is so already or nothing may be changed.

        A computer that is asked for this seat is asked no more. *thinker* runs computer players, if none did so far.
        """
        was = who_plays(self, seat)
        if kind == was or not self.may_change_seats:
            return None
        self._computers.try_again(seat)
        if thinker is not None:
            self._computers.use(thinker)
        if self._computers.asked_seat == seat:
            self._computers.forget()
        self.seating.change(seat, kind)
        if PERSON in (was, kind):
            self._look_away(seat)
        note = note_of(seat, kind, was)
        self.notes.append((len(self.match.ledger), note))
        self._autosave.reseat(self.seating.players, written(self.notes), lambda: None)
        self.changed.emit()
        return note

    def _look_away(self, seat: Seat) -> None:
        """Close the question to a person: others may look at the screen from now on. Whoever is asked next takes over
        through the curtain, where there is a secret."""
        self.asked_seat = self.handover_seat = None
        seating = self.seating
        if seating.is_person(seat):
            seating.expect(seat)
        if seating.only_person is not None and seating.only_person != self.viewer:
            seating.expect(seating.only_person)  # until now others looked at this screen as well
        is_seated = self.viewer is not None and seating.is_person(self.viewer)
        if not is_seated or not seating.may_keep_view(self.match, self.viewer):
            self.viewer = None

    def _chose(self, n: int) -> bool:
        """Whether entry *n* is what a person has chosen, who may not play on that seat any more."""
        seat, state = self.match.ledger[n][0], self.match.state_at(n)
        if seat < 0 or self.seating.unasked(state, seat) is not None:
            return False
        return kind_at(self.notes, seat, n, self.seating.players[seat].kind) == PERSON

    def _undo_to(self) -> int | None:
        # Where nobody sits at the table any more, nobody can agree either.
        n = super()._undo_to() if self.seating.persons else None
        # What stands before a branch was played in another game.
        return None if n is None or n < (branch_point(self.notes) or 0) else n


def who_plays(session: Session, seat: Seat) -> str:
    """Who plays on a seat now: Steady, where a program sits there that has failed."""
    return kind_at(session.notes, seat, len(session.match.ledger), session.seating.players[seat].kind)


def note_of(seat: Seat, kind: str, was: str) -> Event:
    """The note that the player *kind* takes over a seat from the player *was*."""
    # A game never names the programs of the computer on which it is played.
    level, before = (PROGRAM_OF_HERE if one.startswith(PROGRAM) else one for one in (kind, was))
    if kind == PERSON:
        return SeatTaken(seat, before)
    return SeatGiven(seat, level) if was == PERSON else LevelChanged(seat, level, before)
