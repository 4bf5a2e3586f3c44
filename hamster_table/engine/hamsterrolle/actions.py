"""The things and the actions of Hamsterrolle; what happens to them is in `events`.

Pieces are numbers: `4 * kind + copy`, 28 is the cone. Compartments are counted on the wheel in its rolling direction, 0
to 11; at the start 0 is the lowest (HR-12). Angles are hundredths of a degree, lengths tenths of a millimetre.

A pose says how a piece lies *in the wheel*: `(x, y, z, w, i, j, k)`. The hub is the origin, x the rolling direction, y
the axle, z up, all at the start; `w i j k` is the piece's turn as a quaternion of about `TURN` in length. So a wheel
that only rolls changes no pose. A wheel that has rolled by `angle` carries what lies at wheel angle `a` (counted from
the lowest point forwards) to the angle `a - angle` of the room.
"""

from __future__ import annotations

from functools import cache

from msgspec import field

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Seat

Piece = int
Kind = int
Compartment = int
Angle = int
"""Hundredths of a degree."""
Pose = tuple[int, ...]
PlacedPiece = tuple[int, ...]
"""A piece and its pose: `(piece, x, y, z, w, i, j, k)`."""

PLANK, SLAB, TILE, BEAM, CUBE, DRUM, ROOF, CONE = range(8)
KINDS = ("plank", "slab", "tile", "beam", "cube", "drum", "roof", "cone")
"""The kinds by their numbers, from 0."""
SETS = 4
PIECES = 29
THE_CONE: Piece = 28
COMPARTMENTS = 12
FULL_TURN: Angle = 36_000
SECTOR: Angle = FULL_TURN // COMPARTMENTS
TURN = 10_000
"""The length of a pose's quaternion."""

WHEEL, OUT, BOX = -1, -2, -3
"""Where a piece is that no seat has: in the wheel, out of the game (HR-33), never in it (HR-5)."""

LEFT, RIGHT = SIDES = (N_("left"), N_("right"))
"""To which side of the table the wheel rolls."""


@cache
def kind_of(piece: Piece) -> Kind:
    """What kind of piece it is; the cone is a kind of its own (HR-19)."""
    return piece // SETS if piece < THE_CONE else CONE


# What chance does


class Start(Action, frozen=True):
    """The lot falls on a seat: it begins."""

    who: Seat


class Give(Action, frozen=True):
    """A piece of the fourth set is drawn for somebody."""

    piece: Piece


class Settle(Action, frozen=True):
    """The wheel has come to rest: where everything lies, and what has fallen out on the way."""

    angle: Angle
    """How far the wheel has rolled forwards since the start of the game."""
    poses: tuple[PlacedPiece, ...]
    """All that lies in the wheel, by piece."""
    fallen: tuple[Piece, ...]
    """What has touched the table, in that order."""


# What seats do


class Face(Action, frozen=True):
    """Choose to which side the wheel is going to roll."""

    side: str


class Reach(Action, frozen=True):
    """Begin the attempt: the piece in hand has moved another piece or the wheel, or its release was refused (HR-20). In
    games of before: it has touched something, or entered the ring."""

    piece: Piece


def _nothing() -> tuple[()]:
    """A default that is written, unlike a plain `()`."""
    return ()


# omit_defaults: games of before have no `held`, but all the rest, also when it is empty.
class Hand(Action, frozen=True, omit_defaults=True):
    """What a hand has done with a piece: which, for which compartment, and how all lies at the end of it."""

    piece: Piece
    compartment: Compartment
    """Where it is meant to go."""
    angle: Angle
    """How far the wheel has rolled by then; a wheel that was held has not moved."""
    pose: Pose
    """Where the piece is let go."""
    moved: tuple[PlacedPiece, ...] = field(default_factory=_nothing)
    """What else lies otherwise than before, by piece."""
    pushed: tuple[Piece, ...] = field(default_factory=_nothing)
    """What the piece in hand itself has pushed aside, in that order."""
    held: tuple[PlacedPiece, ...] = ()
    """What lies otherwise, by piece, once the piece has come to lie with the wheel held still (HR-55)."""


class Build(Hand, frozen=True):
    """Let go of a piece of your own in the wheel."""


class Pass(Hand, frozen=True):
    """Take a piece from one of the two lowest compartments, and let go of it further ahead."""


class Drop(Hand, frozen=True):
    """The time is up: what is in hand falls where it is, a piece of your own or one that you pass on."""


class Spill(Hand, frozen=True):
    """Something has fallen before the piece in hand was let go; it stays in hand. Its pose says where it was."""

    fallen: tuple[Piece, ...] = field(default_factory=_nothing)
    """What has touched the table, in that order."""


class PutBack(Hand, frozen=True):
    """Put the piece back once the attempt has begun; what it has pushed stays pushed, and the wheel as far rolled. The
    pose of a piece of one's own says where it was; a piece of the wheel lies there again."""


ACTIONS: tuple[type[Action], ...] = (Start, Give, Settle, Face, Reach, Build, Pass, Drop, Spill, PutBack)
