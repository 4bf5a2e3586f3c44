"""Contacts of a world as pairs of pieces, the wheel and the table."""

from __future__ import annotations

from typing import Any

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.engine.hamsterrolle.recordings.recording import THE_TABLE, THE_WHEEL


class Contacts:
    """The contacts of one model."""

    def __init__(self, model: Any, pieces: tuple[Piece, ...]) -> None:
        self._pieces = pieces
        self._table: int = model.geom("table").id
        self.first: int = model.geom("g0").id if pieces else model.ngeom
        """The shape of the first piece; the others follow."""
        self._key = b""
        """MuJoCo's pairs of geometries at the last look; while they stay the same nothing has changed."""
        self._named: dict[tuple[int, int], tuple[Piece, int] | None] = {}
        """What MuJoCo's pairs of geometries are contacts of; None: of nothing with a piece."""

    def forget(self) -> None:
        """Report all contacts as changed the next time."""
        self._key = b""

    def have_changed(self, data: Any) -> bool:
        """Whether the contacts differ from those at the last call."""
        # Asked after every step: bytes are compared in a moment, lists of pairs would have to be built first.
        was, self._key = self._key, data.contact.geom.tobytes()
        return self._key != was

    def pairs(self, data: Any) -> tuple[tuple[Piece, int], ...]:
        """The present contacts, each once: a piece, and another one, `THE_WHEEL` or `THE_TABLE`."""
        # A dictionary keeps the order, in which pieces that touch the table in one step fall.
        geoms = map(tuple, data.contact.geom.tolist())
        return tuple({pair: None for both in geoms if (pair := self._pair(both)) is not None})

    def depth(self, data: Any, piece: Piece) -> float:
        """The depth of the deepest contact of a piece, in metres; 0 without contact."""
        if not data.ncon:
            return 0.0
        # MuJoCo's distance is negative where two bodies overlap.
        mine = (data.contact.geom == self.first + self._pieces.index(piece)).any(axis=1)
        return float(max(0.0, -data.contact.dist[mine].min())) if mine.any() else 0.0

    def _pair(self, both: tuple[int, int]) -> tuple[Piece, int] | None:
        # There are some hundred pairs, and millions of contacts.
        try:
            return self._named[both]
        except KeyError:
            # Pieces are numbered from 0, wheel and table below it: downwards a piece comes first, if there is one.
            first, second = sorted(map(self._thing, both), reverse=True)
            return self._named.setdefault(both, (first, second) if first >= 0 else None)

    def _thing(self, geom: int) -> int:
        # Pieces come last in the model, with one geometry each, in the order of `_pieces`.
        if geom >= self.first:
            return self._pieces[geom - self.first]
        return THE_TABLE if geom == self._table else THE_WHEEL
