"""How a tumble is shown in time: slowly from the first slip that matters, with a while for what has fallen to lie."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle.actions import Piece
from hamster_table.engine.hamsterrolle.recordings.slips import Slip
from hamster_table.views.hamsterrolle.animation.film import Film

HALF = 0.5
"""The speed while something slips and falls."""
EASING = 120.0
"""Milliseconds in which one speed goes over into the other."""
LIES = 800.0
"""Milliseconds that a fallen piece lies on the table."""
FLIES = 620
"""Milliseconds in which it flies to whom it belongs."""
FADE = 160.0
"""Milliseconds in which the last millimetre goes over into the final places."""
LEAD = 60.0
"""Milliseconds that must be simulated before the first frame is shown, so that steps that take long are no jerk."""


class Showing:
    """One tumble being shown: where in its film it is, and what lies on the table. Told how time passes, it knows no
    clock."""

    def __init__(self, pace: float) -> None:
        """*pace*: how many times longer than usual animations last."""
        self.time = 0.0
        """What is shown, in milliseconds of the film."""
        self.fallen: tuple[Slip, ...] = ()
        """What has touched the table so far, in that order."""
        self.lying: dict[Piece, float] = {}
        """How many milliseconds the pieces on the table have lain there; 0: they still bounce."""
        self.taken: tuple[Piece, ...] = ()
        """What flies home, or has arrived."""
        self._pace = pace
        self._speed = 1.0
        self._flies = 0.0
        self._fade = 0.0
        self._has_begun = False

    @property
    def fade(self) -> float:
        """How far the frame has gone over into that of the end: 0 to 1."""
        return min(1.0, self._fade / FADE)

    def is_slow(self, film: Film) -> bool:
        """Whether something slips or falls just now."""
        return any(self._goes_on(slip, film) for slip in film.slips)

    def followed(self, film: Film) -> Piece | None:
        """The piece for the eye to follow: the last one that lies on the table, or what is about to fall; None: there
        is none."""
        lying = [piece for piece in self.lying if piece not in self.taken]
        if lying:
            return lying[-1]
        falling = (slip.piece for slip in film.slips if slip.has_fallen and self._goes_on(slip, film))
        return next(falling, None)

    def _goes_on(self, slip: Slip, film: Film) -> bool:
        end = film.lies_from(slip.piece) if slip.has_fallen else slip.end
        return slip.begin <= self.time and (end is None or self.time < end)

    def is_over(self, film: Film) -> bool:
        """Whether all has been shown."""
        return film.is_complete and self.time >= film.end and self._fade >= FADE and not self._is_busy

    @property
    def _is_busy(self) -> bool:
        return self._flies > 0 or len(self.lying) > len(self.taken)

    def advance(self, milliseconds: float, film: Film) -> tuple[list[Piece], list[Piece]]:
        """Let time pass. Returns what touches the table now, and what flies home from now on."""
        self._has_begun = self._has_begun or film.length >= LEAD or film.is_complete
        if not self._has_begun:
            return [], []
        goal = min(1.0, HALF / self._pace) if self.is_slow(film) else 1.0
        self._speed += (goal - self._speed) * min(1.0, milliseconds / EASING)
        self.time = min(self.time + milliseconds * self._speed, film.end)
        if film.is_complete and self.time >= film.end:
            self._fade += milliseconds
        self._flies = max(0.0, self._flies - milliseconds)
        return self._land(film), self._take(milliseconds, film)

    def _land(self, film: Film) -> list[Piece]:
        known = {slip.piece for slip in self.fallen}
        new = [
            slip
            for slip in film.slips
            if slip.has_fallen and slip.piece not in known and slip.end is not None and slip.end <= self.time
        ]
        new.sort(key=lambda slip: slip.end or 0)
        self.fallen += tuple(new)
        for slip in new:
            self.lying[slip.piece] = 0.0
        return [slip.piece for slip in new]

    def _take(self, milliseconds: float, film: Film) -> list[Piece]:
        for piece in self.lying:
            if self.time >= film.lies_from(piece):
                self.lying[piece] += milliseconds
        new = [piece for piece, lain in self.lying.items() if lain >= LIES * self._pace and piece not in self.taken]
        if new:
            self.taken += tuple(new)
            self._flies = FLIES * self._pace
        return new
