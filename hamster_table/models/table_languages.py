"""The languages of the people at a table: in which of them the program speaks while it is somebody's turn."""

from __future__ import annotations

from hamster_table.engine.kernel import CHANCE, Seat
from hamster_table.engine.storage.annotations import LanguagesChosen
from hamster_table.models.language import offered
from hamster_table.models.people import PEOPLE
from hamster_table.models.session import Session


def languages_of(session: Session) -> tuple[str, ...]:
    """By seat: the language of who plays there, "" for that of the program; of a guest what was chosen at the table."""
    chosen = [note.languages for _, note in session.notes if isinstance(note, LanguagesChosen)]
    by_seat = chosen[-1] if chosen else ("",) * session.match.setup.seats
    # A file may come from a newer version, which has more languages.
    guests = [one if one in offered() else "" for one in by_seat]
    people = [PEOPLE.find(player.name) for player in session.seating.players]
    return tuple(guest if one is None else one.language for guest, one in zip(guests, people, strict=True))


def choose(session: Session, seat: Seat, language: str) -> None:
    """Speak that language to a seat from now on; "" for that of the program."""
    by_seat = list(languages_of(session))
    by_seat[seat] = language
    session.remember(LanguagesChosen(tuple(by_seat)))


def next_person(session: Session) -> Seat | None:
    """The person who is asked now, or by the next step of the game; None: nobody is."""
    if session.asked_seat is not None or session.handover_seat is not None:
        return session.asked_seat if session.asked_seat is not None else session.handover_seat
    seat = session.seating.next_seat(session.match.state) if session.may_proceed else None
    return seat if seat is not None and session.seating.is_asked(session.match.state, seat) else None


def first_spoken_to(session: Session) -> Seat | None:
    """The person to whom the program speaks as a game is laid on the table; None: no person plays.

    Whoever is asked; while others are at it, whoever has chosen last, or else will be the first to choose.
    """
    seat = session.seating.next_seat(session.match.state)
    if seat not in (None, CHANCE) and session.seating.is_person(seat):
        return seat
    chose = (who for who, _ in reversed(session.match.ledger) if session.seating.is_person(who))
    return next(chose, next(iter(session.seating.persons), None))
