"""Who has taken up a challenge on this computer, and how it ended: read from the games in the session store.

A game is an attempt at a challenge when it began as the challenge does, with the same computer players and tempers:
also one that came in a file from another computer, but no branch of another game, whose luck was known.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from hamster_table.engine.game_records import Record
from hamster_table.engine.match import Match
from hamster_table.engine.shared_luck import is_shared
from hamster_table.engine.storage.annotations import is_branch, read
from hamster_table.engine.storage.rows import GameRow, players_of, setup_of
from hamster_table.engine.storage.session_store import Store
from hamster_table.engine.tempers import CHOICES
from hamster_table.features.challenges.challenge_file import PERSON, Challenge, challenge_of, temper_of
from hamster_table.models.seat_names import name_key


@dataclass(frozen=True, slots=True)
class Attempt:
    """One game of a challenge."""

    id: int
    """Of the game in the store."""
    name: str
    """Of the person."""
    number: int
    """Which try of that person it is, from 1, those included that were not finished."""
    played: str
    """When it was played last, as in ISO 8601, UTC."""
    record: Record | None
    """Its result; None: it is not finished."""


def attempts(store: Store, challenge: Challenge) -> list[Attempt]:
    """The attempts at a challenge, in the order in which they were begun. Raises `SaveError` when the disc fails."""
    records = {record.of: record for record in store.records()}
    tries: Counter[str] = Counter()
    found, match = [], challenge.match()
    for row in store.rows_of(match):
        name = _name(row, challenge, match)
        if name is not None:
            tries[name_key(name)] += 1
            found.append(Attempt(row.id, name, tries[name_key(name)], row.played, records.get(row.id)))
    return found


def attempted(store: Store, id: int) -> Challenge | None:
    """The challenge at which a game is an attempt; None: it is none. Raises `SaveError`."""
    row = store.row(id)
    try:
        players = players_of(row)
        match = Match.new(row.game, len(players), setup_of(row), row.seed)
    except (ValueError, LookupError):
        return None
    if not is_shared(match.seed) or [one.kind for one in players].count(PERSON) != 1:
        return None
    challenge = challenge_of(match, players, read(row.notes, match))
    return challenge if challenge.temper in CHOICES and _name(row, challenge, match) is not None else None


def _name(row: GameRow, challenge: Challenge, match: Match) -> str | None:
    """The name of the person; None where other players sat there, with another temper, or by other rules. *match*: of
    the challenge, before its first entry."""
    try:
        players = players_of(row)
    except ValueError:
        return None
    if is_branch(row.notes):
        return None
    if row.rules != challenge.rules or [one.kind for one in players] != [one.kind for one in challenge.seats]:
        return None
    has_temper = temper_of(match.game, players, read(row.notes, match)) == challenge.temper
    return players[challenge.seat].name if has_temper else None
