"""What if: a game of its own that goes on from an earlier moment of another one.

A finished game can be played on from any moment, with the same luck or with new luck. A game that is still going on
keeps what it hides and what it will draw: it can be left only at a moment at which nobody knows a secret, and only with
new luck; where physics decides and not the seed, every branch has the same luck, and so it has to be finished first.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from hamster_table.engine.kernel import Event
from hamster_table.engine.match import Match
from hamster_table.engine.storage.annotations import Branched, LessonsBegan, Tempers, carried, kind_at, written
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.engine.tempers import drawn
from hamster_table.models import messages
from hamster_table.models.seat_control import note_of
from hamster_table.models.session import Session
from hamster_table.models.texts import translate


@dataclass(frozen=True, slots=True)
class Branch:
    """A new game that goes on from a moment of another one: what it takes to keep and to play it."""

    match: Match
    players: tuple[PlayerInfo, ...]
    notes: str
    """Its notes (`annotations`)."""
    title: str


def why_not(session: Session, moment: int) -> str:
    """Why nobody can play on from a moment of a game, a length of its ledger; "" where that can be done."""
    match = session.match
    if not 0 <= moment <= session.length or not match.state_at(moment).agenda:
        return translate("Branch", "At the end of a game there is nothing left to play.")
    if not match.waiting:
        return ""
    if session.is_guided:
        return translate("Branch", "First finish the lessons or the puzzle.")
    if match.game.chance_source:
        return translate("Branch", "Here it would show how your choices turn out: first finish this game.")
    if not _is_open_at(match, moment):
        return translate("Branch", "At this moment somebody knows a secret: first finish this game.")
    return ""


def why_no_same_luck(session: Session) -> str:
    """Why a branch of a game cannot have its luck; "" where it can."""
    if session.match.waiting:
        return translate("Branch", "This game is not finished: its luck is still to come.")
    if any(isinstance(note, LessonsBegan) for _, note in session.notes):
        return translate("Branch", "The luck of a first game was prepared for its lessons.")
    return ""


def branch(session: Session, moment: int, is_same_luck: bool, kinds: Sequence[str]) -> Branch:
    """A new game that goes on from a moment, with who plays on each seat from there on; this one stays as it is.

    Raises `ValueError` where it cannot be: see `why_not` and `why_no_same_luck`.
    """
    if why := why_not(session, moment) or (why_no_same_luck(session) if is_same_luck else ""):
        raise ValueError(why)
    made = session.match.branch(moment, None if is_same_luck else secrets.token_hex(16))
    seated = session.seating.players
    notes = [(at, _as_before(event, session)) for at, event in carried(session.notes, moment)]
    for seat, kind in enumerate(kinds):
        was = kind_at(session.notes, seat, moment, seated[seat].kind)
        if kind != was:
            notes.append((moment, note_of(seat, kind, was)))
    notes.append((moment, Branched(session.match.seed_commitment, "same" if is_same_luck else "new")))
    players = tuple(replace(one, kind=kind) for one, kind in zip(seated, kinds, strict=True))
    return Branch(made, players, written(notes), title_of(session, moment))


def _as_before(note: Event, session: Session) -> Event:
    """A note with which computer players keep the tempers that they had, whatever the luck."""
    return Tempers(drawn(note.chosen, session.match.seed)) if isinstance(note, Tempers) else note


def title_of(session: Session, moment: int) -> str:
    """What the branch is called: "What if: Hamsterdam (Round 3)"."""
    words = translate("Branch", "What if: {game} ({moment})")
    where = round_name(session, moment) or translate("Branch", "Step {n}").format(n=moment)
    return words.format(game=session.match.game.title, moment=where)


def round_name(session: Session, moment: int) -> str:
    """The name of the round of a moment, in the words of the game; "" where none has begun or none is counted."""
    game = session.match.game
    number = game.round(session.view(moment)) if game.round is not None else 0
    return messages.filled(game.round_says, number=number) if number else ""


def _is_open_at(match: Match, moment: int) -> bool:
    """Whether everybody could see all there was at a moment, and all that had happened until then."""
    state = match.state_at(moment)
    is_public = match.game.view(state, None) == state
    return is_public and all(event.seen_by(None) == event for n, event in match.story if n <= moment)
