"""The record of a finished game, and the best that was ever done.

How the counts are made is each game's own affair: its `tallies` fold the events of its story.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from hamster_table.engine.game import POSITION
from hamster_table.engine.tallies import Tally

if TYPE_CHECKING:
    from hamster_table.engine.highlights import Highlight
    from hamster_table.engine.kernel import Seat
    from hamster_table.engine.match import Match


@dataclass(frozen=True, slots=True)
class Achieved:
    """A feat in a finished game, as it is stored."""

    key: str
    """Which `Feat` of the game it is."""
    value: int
    seats: tuple[int, ...]
    """Whose it is."""
    moment: int
    """The length of the ledger just after it."""


@dataclass(frozen=True, slots=True)
class Record:
    """The record of a finished game, as it is stored."""

    game: str
    ended: str
    """When it ended, in ISO 8601."""
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    """Who played at each seat: "person", or the computer player's id."""
    places: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    tallies: tuple[Tally, ...] = ()
    feats: tuple[Achieved, ...] = ()
    """What of its feats was the best in this game; () in records of version 0.1."""
    of: int = 0
    """The id of the game in the store that it came from; 0 for none. It is no part of the JSON form."""
    is_entered: bool = False
    """Whether it began with a position that was entered; False in records of before, which did not say."""
    is_taught: bool = False
    """Whether it was a first game with all its lessons."""
    are_beaten: bool = False
    """Whether the game itself has won; False in records of before, which did not say."""

    def told_place(self, seat: Seat) -> int:
        """The place that people are told of: where the game itself has won, it has the first."""
        return self.places[seat] + self.are_beaten

    def to_json(self) -> dict[str, Any]:
        """The JSON form: integers, text, lists and objects."""
        form = asdict(self)
        del form["of"]
        for what in ("is_entered", "is_taught", "are_beaten"):
            if not form[what]:
                del form[what]
        return form

    @classmethod
    def from_json(cls, form: object) -> Record:
        """Read the JSON form. Raises `ValueError` with one sentence for anything else."""
        record = msgspec.convert(form, cls)
        if {len(record.kinds), len(record.places)} != {len(record.names)}:
            raise ValueError("names, kinds and places of a record are as many as its seats")
        if not all(0 <= own <= all_ and all_ > 0 for tally in record.tallies for own, all_ in tally.luck.odds):
            raise ValueError("the own chips of a test are some of all its chips")
        if not all(0 <= seat < len(record.names) for feat in record.feats for seat in feat.seats):
            raise ValueError("feats of a record are those of its seats")
        return record


def record(match: Match, names: Sequence[str], kinds: Sequence[str], ended: str) -> Record:
    """The record of a match that is over. One that began with a position that was entered counts for no feats: the
    belt, the dams and the wheel may have been entered so that the feat was half done."""
    game, standing = match.game, match.standing
    is_entered = POSITION in match.setup.chosen()
    return Record(
        game=game.id,
        ended=ended,
        names=tuple(names),
        kinds=tuple(kinds),
        places=standing.places,
        winners=standing.winners,
        rounds=game.round(match.state) if game.round else 0,
        tallies=game.tallies(match.story, match.setup.seats) if game.tallies else (),
        feats=achieved(game.highlights(match)) if game.highlights and not is_entered else (),
        is_entered=is_entered,
        are_beaten=standing.are_beaten,
    )


def achieved(found: Iterable[Highlight]) -> tuple[Achieved, ...]:
    """The feats among the facts of a game."""
    return tuple(Achieved(one.feat, one.value, one.seats, one.moment) for one in found if one.feat)


Best = dict[str, tuple[Achieved, Record]]
"""The best of each feat with the game it is from, by the key of the feat."""


def best_ever(records: Iterable[Record], game: str) -> Best:
    """The best feats of all plays of a game. *records* are the last one first; of equal ones the first holds."""
    best: Best = {}
    for record in records:
        for feat in record.feats if record.game == game else ():
            if feat.key not in best or feat.value >= best[feat.key][0].value:
                best[feat.key] = feat, record
    return best


def beaten(records: Sequence[Record], of: int) -> Best:
    """Which feats the game with this id has done better than all that ended before it, each with the best until then.

    The first game of its kind beats nothing, nor does one that is not among the records.
    """
    at = next((n for n, record in enumerate(records) if record.of == of != 0), None)
    if at is None:
        return {}
    before = best_ever(records[at + 1 :], records[at].game)
    own = {feat.key: feat for feat in records[at].feats}
    return {key: best for key, best in before.items() if key in own and own[key].value > best[0].value}
