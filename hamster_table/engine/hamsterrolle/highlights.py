"""What is worth telling about a finished game of Hamsterrolle.

All of it is computed in whole numbers from what the ledger holds: where a hand let go, how all lay at rest, what fell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from hamster_table.engine.hamsterrolle.actions import Angle, Hand, Piece, kind_of
from hamster_table.engine.hamsterrolle.events import Built, Fell, Placed, Rolled, TimeRanOut, TurnBegan, TurnEnded
from hamster_table.engine.hamsterrolle.events import Passed as PassedOn
from hamster_table.engine.hamsterrolle.geometry.angles import UNIT, degrees, direction, wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import angle_at, collide
from hamster_table.engine.hamsterrolle.state import Hamsterrolle, standing
from hamster_table.engine.highlights import Feat, Highlight, Played, best_of, most_remarkable, runs
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat

TOWER, CASCADE, DARING = "tower", "cascade", "daring"
FEATS = (
    Feat(TOWER, N_("Tallest tower"), N_("%n piece(s)")),
    Feat(CASCADE, N_("Greatest cascade"), N_("%n piece(s)")),
    Feat(DARING, N_("Most daring placing"), N_("%n degree(s) up the wheel")),
)
STEP = 10
"""A piece that would meet another when lowered by so much stands on it; tenths of a millimetre."""
DEEP = 20
"""Meeting is overlapping by more than so many hundredths of a millimetre: less is how wood lies side by side."""
LOW_TOWER, SMALL_CASCADE, SHORT_ROLL, GENTLE, FAR_BEHIND, CALM = 3, 2, 15, 20, 3, 3
"""Below these nothing is remarkable: pieces, pieces, degrees rolled, degrees up the wheel, pieces behind,
turns without a fall."""


class TowerTopped(Event, frozen=True):
    seat: Seat
    name: str
    pieces: int
    template = N_("{seat}'s {name} topped a tower of {pieces} pieces.")


class CascadeCaused(Event, frozen=True):
    seat: Seat
    name: str
    pieces: int
    template = N_("{seat}'s {name} brought {pieces} pieces down in one turn.")


class CascadeSuffered(Event, frozen=True):
    """Pieces fell although nothing was let go."""

    seat: Seat
    pieces: int
    template = N_("{pieces} pieces fell in one turn of {seat}.")


class LaidSteeply(Event, frozen=True):
    seat: Seat
    name: str
    degrees: int
    template = N_("{seat} placed the {name} {degrees}° up the wheel, and it held.")


class RolledFar(Event, frozen=True):
    seat: Seat
    name: str
    degrees: int
    template = N_("After {seat}'s {name} the wheel rolled {degrees}°, and nothing fell.")


class CaughtUp(Event, frozen=True):
    seat: Seat
    pieces: int
    turn: int
    template = N_("In turn {turn}, {seat} was {pieces} pieces behind, and still won.")


class NothingFell(Event, frozen=True):
    turns: int
    turn: int
    template = N_("Nothing fell in {turns} turns in a row, up to turn {turn}.")


class WheelFilled(Event, frozen=True):
    pieces: int
    turn: int
    template = N_("The wheel was fullest in turn {turn}, with {pieces} pieces.")


@dataclass(slots=True)
class _Turn:
    """A turn as it is told of: what was let go, where, and what came of it."""

    number: int = 0
    seat: Seat = -1
    piece: Piece = -1
    """What was let go; -1: nothing."""
    name: str = ""
    steep: int = 0
    """How many degrees ahead of the lowest point a piece of one's own was let go."""
    is_built: bool = False
    rolled: int = 0
    fallen: list[Piece] = field(default_factory=list)
    left: tuple[int, ...] = ()
    in_wheel: int = 0
    moment: int = 0


def highlights(match: Played) -> tuple[Highlight, ...]:
    """The facts of a game, the most remarkable first, one of each kind.

    Tallest tower: the most pieces of which each stands on the next, from a piece that was built and stayed downwards,
    with the wheel at rest (`tower`). Greatest cascade: the most pieces that fell in one turn, set off by what was let
    go in it, if anything. Most daring placing: the piece let go farthest ahead of the wheel's lowest point, in degrees
    as seen from the hub, that stayed while nothing fell in that turn. Farthest roll: what the wheel rolled on after
    such a piece. Greatest catch-up: how many pieces the winner once had more than whoever had the fewest. Calm: the
    most turns in a row in which nothing fell. Fullest wheel: the most pieces in it at the end of a turn.

    Only in games of laid wood a placing is daring, and only they count for the records: what is dropped anywhere, or
    comes to rest by a rule of thumb, is where no piece could be laid.
    """
    turns = [turn for turn in _turns(match) if turn.moment]
    end: Hamsterrolle = match.state_at(len(match.ledger))
    is_laid = end.wood and end.edition > 1
    held = [turn for turn in turns if turn.is_built and not turn.fallen]
    found = (
        _tallest(match, turns),
        best_of(_cascade(turn) for turn in turns if len(turn.fallen) >= SMALL_CASCADE),
        best_of(_daring(turn) for turn in held if is_laid and turn.steep >= GENTLE),
        best_of(_far(turn) for turn in held if turn.rolled >= SHORT_ROLL),
        _catch_up(end, turns),
        _calm(turns),
        _fullest(turns),
    )
    facts = most_remarkable(found)
    if is_laid:
        return facts
    return tuple(Highlight(one.fact, one.seats, one.moment, one.weight) for one in facts)


def tower(state: Hamsterrolle, top: Piece) -> int:
    """How many pieces stand on one another from *top* downwards, that piece included.

    One piece stands on another whose centre is lower in the room, and which it would meet if it were lowered by a
    millimetre. Of several ways down the longest counts; the wood of the wheel counts for nothing.
    """
    c, s = direction(state.angle)
    height = {piece: c * state.poses[piece][2] - s * state.poses[piece][0] for piece in state.in_wheel()}
    known: dict[Piece, int] = {}
    # From the bottom up: what a piece stands on is known before the piece itself.
    for piece in sorted(height, key=lambda piece: height[piece]):
        if height[piece] > height[top]:
            break
        x, y, z, *turn = state.poses[piece]
        lowered = (x + STEP * s // UNIT, y, z - STEP * c // UNIT, *turn)
        kind = kind_of(piece)
        below = (
            tall
            for other, tall in known.items()
            if collide(state.box, kind, lowered, kind_of(other), state.poses[other], DEEP)
        )
        known[piece] = 1 + max(below, default=0)
    return known[top]


def _turns(match: Played) -> Iterator[_Turn]:
    turn = _Turn()
    for moment, event in match.story_of(None):
        match event:
            case TurnBegan():
                yield turn
                turn = _Turn()
            case Placed() | PassedOn() | TimeRanOut():
                turn.piece, turn.name = event.piece, event.name
                if isinstance(event, Placed):
                    turn.steep = _steep(match.ledger[moment - 1][1])
            case Built():
                turn.is_built = True
            case Rolled():
                turn.rolled = max(0, degrees(event.angle - event.before))
            case Fell():
                turn.fallen.append(event.piece)
            case TurnEnded():
                turn.number, turn.seat, turn.moment = event.turn, event.seat, moment
                turn.left, turn.in_wheel = event.left, event.in_wheel
    yield turn


def _steep(hand: object) -> Angle:
    assert isinstance(hand, Hand)
    return max(0, degrees(wrapped(angle_at(hand.pose) - hand.angle)))


def _tallest(match: Played, turns: list[_Turn]) -> Highlight | None:
    heights = ((tower(match.state_at(turn.moment), turn.piece), turn) for turn in turns if turn.is_built)
    return best_of(
        Highlight(TowerTopped(turn.seat, turn.name, tall), (turn.seat,), turn.moment, 14 * tall, TOWER, tall)
        for tall, turn in heights
        if tall >= LOW_TOWER
    )


def _cascade(turn: _Turn) -> Highlight:
    count, seat = len(turn.fallen), turn.seat
    fact = CascadeCaused(seat, turn.name, count) if turn.name else CascadeSuffered(seat, count)
    return Highlight(fact, (seat,), turn.moment, 30 + 10 * count, CASCADE, count)


def _daring(turn: _Turn) -> Highlight:
    fact = LaidSteeply(turn.seat, turn.name, turn.steep)
    return Highlight(fact, (turn.seat,), turn.moment, turn.steep, DARING, turn.steep)


def _far(turn: _Turn) -> Highlight:
    return Highlight(RolledFar(turn.seat, turn.name, turn.rolled), (turn.seat,), turn.moment, 10 + turn.rolled)


def _catch_up(end: Hamsterrolle, turns: list[_Turn]) -> Highlight | None:
    """In games of teams nobody catches up alone."""
    winners = () if end.teams else standing(end).winners
    behind = ((turn.left[seat] - min(turn.left), seat, turn) for seat in winners for turn in turns)
    return best_of(
        Highlight(CaughtUp(seat, pieces, turn.number), (seat,), turn.moment, 30 + 9 * pieces)
        for pieces, seat, turn in behind
        if pieces >= FAR_BEHIND
    )


def _calm(turns: list[_Turn]) -> Highlight | None:
    numbers = {turn.moment: turn.number for turn in turns}
    calm = runs([(turn.moment, not turn.fallen) for turn in turns])
    return best_of(
        Highlight(NothingFell(count, numbers[moment]), (), moment, min(40, 2 * count))
        for count, moment in calm
        if count >= CALM
    )


def _fullest(turns: list[_Turn]) -> Highlight | None:
    return best_of(Highlight(WheelFilled(turn.in_wheel, turn.number), (), turn.moment, turn.in_wheel) for turn in turns)
