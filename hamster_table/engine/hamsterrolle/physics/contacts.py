"""What touches what in a world, as pieces, the wheel and the table."""

from __future__ import annotations

from typing import Any

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.engine.hamsterrolle.recordings.recording import THE_TABLE, THE_WHEEL


class Contacts:
    """The contacts of one model."""

    def __init__(self, model: Any, pieces: tuple[Piece, ...]) -> None:
        self._pieces = pieces
        self._table: int = model.geom("table").id
        self._first: int = model.geom("g0").id if pieces else model.ngeom
        """The shape of the first piece; the others follow."""
        self._key = b""
        """What touches what, as MuJoCo tells it: while that stays the same there is nothing to notice."""

    def forget(self) -> None:
        """Notice everything anew."""
        self._key = b""

    def have_changed(self, data: Any) -> bool:
        """Whether something touches something else than when this was last asked."""
        was, self._key = self._key, data.contact.geom.tobytes()
        return self._key != was

    def pairs(self, data: Any) -> tuple[tuple[Piece, int], ...]:
        """What touches what now: a piece, and another piece, the wheel or the table; each pair once, in order."""
        geoms = data.contact.geom.tolist()
        return tuple({pair: None for a, b in geoms if (pair := self._pair(a, b)) is not None})

    def depth(self, data: Any, piece: Piece) -> float:
        """How deep a piece is in other wood, in metres."""
        if not data.ncon:
            return 0.0
        mine = (data.contact.geom == self._first + self._pieces.index(piece)).any(axis=1)
        return float(max(0.0, -data.contact.dist[mine].min())) if mine.any() else 0.0

    def _pair(self, a: int, b: int) -> tuple[int, int] | None:
        first, second = sorted((self._thing(a), self._thing(b)), reverse=True)
        return (first, second) if first >= 0 else None

    def _thing(self, geom: int) -> int:
        if geom >= self._first:
            return self._pieces[geom - self._first]
        return THE_TABLE if geom == self._table else THE_WHEEL
