"""What cannot be in a position of Hamsterrolle: everything that no game comes to, as far as it can be told.

Told from the position alone: the pieces of the box, how many turns everybody has had, the end of the game, and by
geometry that what lies in the wheel is in nothing else. Whether it rests there is found by physics once, when it is
entered; what is in a file is not tried again (HR-55).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from hamster_table.engine import position
from hamster_table.engine.hamsterrolle.actions import (
    BOX,
    CONE,
    FULL_TURN,
    KINDS,
    OUT,
    PIECES,
    SETS,
    THE_CONE,
    WHEEL,
    Angle,
    Compartment,
    Kind,
    Piece,
    PlacedPiece,
    Pose,
    Settle,
    kind_of,
)
from hamster_table.engine.hamsterrolle.build_window import lowest_two
from hamster_table.engine.hamsterrolle.game_end import won
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of, is_pose
from hamster_table.engine.hamsterrolle.legality import check_settle
from hamster_table.engine.hamsterrolle.setup import SHARE
from hamster_table.engine.hamsterrolle.state import Hamsterrolle, HamsterrolleSetup, dealt, initial_state
from hamster_table.engine.hamsterrolle.turn import QUAKE_EVERY
from hamster_table.engine.kernel import Refusal, Seat
from hamster_table.engine.position import Problem, Values

LATEST = 999
"""The latest turn that can be entered."""
NONE, AUTO, AS_IT_LIES = "none", "auto", "kept"
"""No piece, and nothing built yet; the lowest compartment as it is found; a piece stays as it lies in `LIES`."""
LIES = "lies"
"""The computed field: how far the wheel has rolled, then the pose of each piece."""


@dataclass(frozen=True, slots=True)
class Line:
    """A piece in the wheel, as it was entered."""

    number: int
    """Its number among the fields, from 1."""
    kind: Kind
    compartment: Compartment
    how: str
    """How it lies: a key of `position.WAYS`."""
    on: str
    along: str
    depth: str

    @property
    def name(self) -> str:
        """The English name of its kind."""
        return KINDS[self.kind]

    def problem(self, why: Refusal) -> Problem:
        """What is wrong with this piece."""
        return Problem(why, f"k{self.number}")


class Entered(position.Entered):
    """The values of a position, by what they are about."""

    def __init__(self, table: HamsterrolleSetup, values: Values) -> None:
        super().__init__(table.seats, values)
        self.table = table
        self.turn, self.builder = self.number("turn"), self.number("builder")
        self.lines = [line for n in range(1, self.number("pieces") + 1) if (line := self._line(n)) is not None]
        """The pieces in the wheel, in the order in which they were entered."""

    def has(self, seat: Seat, kind: Kind) -> int:
        """How many pieces of a kind a seat has in its supply."""
        return self.own(seat, KINDS[kind])

    def in_wheel(self, kind: Kind) -> int:
        """How many pieces of a kind lie in the wheel."""
        return sum(line.kind == kind for line in self.lines)

    def turns(self, seat: Seat) -> int:
        """How many turns that seat has had."""
        first = (self.builder - self.turn + 1) % len(self.seats)
        before = (seat - first) % len(self.seats)
        return len(range(before, self.turn - 1, len(self.seats)))

    @property
    def reference(self) -> Compartment | None:
        """Where the last piece was built; None: nowhere yet."""
        said = self.choice("reference")
        return None if said == NONE else int(said) - 1

    @property
    def poses(self) -> tuple[Angle, list[Pose]] | None:
        """How far the wheel has rolled, and how the piece of each line lies; None where that is not computed, or is no
        such text."""
        return read_poses(self.choice(LIES))

    def poses_by_piece(self) -> dict[Piece, Pose]:
        """How the pieces lie; () for one of which that is not known."""
        angle_and_poses = self.poses
        poses = angle_and_poses[1] if angle_and_poses else []
        lines = pieces_in_wheel(self)
        return {piece: poses[line.number - 1] if line.number <= len(poses) else () for piece, line in lines.items()}

    def _line(self, n: int) -> Line | None:
        kind = self.choice(f"k{n}")
        if kind not in KINDS:
            return None
        how, on, along, depth = (self.choice(f"{key}{n}") for key in ("l", "o", "w", "d"))
        return Line(n, KINDS.index(kind), self.number(f"c{n}") - 1, how, on, along, depth)


def written_poses(angle: Angle, poses: list[Pose]) -> str:
    """The form of a wheel at rest in the set-up, with the pose of each line, () for one without a piece.

    >>> written_poses(300, [(0, 0, -1588, 10000, 0, 0, 0), ()])
    '300:0,0,-1588,10000,0,0,0;;'
    """
    return f"{angle}:{''.join(','.join(map(str, pose)) + ';' for pose in poses)}"


def read_poses(text: str) -> tuple[Angle, list[Pose]] | None:
    """The inverse of `written_poses`; None for anything else."""
    angle, _, rest = text.partition(":")
    try:
        poses = [tuple(int(part) for part in pose.split(",") if part) for pose in rest.split(";")[:-1]]
        found = int(angle), poses
    except ValueError:
        return None
    return found if written_poses(*found) == text else None


def problems(table: HamsterrolleSetup, values: Values) -> list[Problem]:
    """Everything that is wrong with a position."""
    entered = Entered(table, values)
    found = [*_of_pieces(entered), *_of_turns(entered), *_of_reference(entered)]
    # What is said of the end relies on the supplies.
    if not found:
        found += _of_end(entered)
    if values.get(LIES) and is_ready(table, values):
        found += wheel_problems(table, values)
    return found


def is_ready(table: HamsterrolleSetup, values: Values) -> bool:
    """Whether there are as many pieces of each kind as lie in the wheel, whatever is in the supplies."""
    entered = Entered(table, values)
    return all(entered.in_wheel(kind) <= len(pieces_of(kind)) for kind in range(len(KINDS)))


def wheel_problems(table: HamsterrolleSetup, values: Values) -> list[Problem]:
    """What is wrong with how the pieces lie, where that is computed."""
    return [*_of_wheel(Entered(table, values))]


def _of_pieces(entered: Entered) -> Iterator[Problem]:
    """Four pieces of each kind and the cone, of which some are in the box or out of the game (HR-4, HR-5, HR-33)."""
    missing = 0
    for kind, name in enumerate(KINDS):
        full = len(pieces_of(kind))
        there = entered.in_wheel(kind) + sum(entered.has(seat, kind) for seat in entered.seats)
        least = full - may_be_missing(entered, kind)
        missing += full - there
        if not least <= there <= full:
            why = Refusal("HR-4", "entered-pieces", name=name, count=there, most=full)
            if least < full:
                why = Refusal("HR-4", "entered-some-pieces", name=name, count=there, least=least, most=full)
            yield Problem(why, f"0.{name}")
    if entered.table.seats != 3 or quaked(entered):
        return
    # What is shared out leaves one of the seven in the box (HR-5).
    boxed = len(KINDS) - 1 - (SHARE * 3 if entered.table.spare == "shared" else 0)
    if missing != boxed:
        here = PIECES - missing
        yield Problem(Refusal("HR-5", "entered-in-the-box", count=here, most=PIECES - boxed), f"0.{KINDS[0]}")


def quaked(entered: Entered) -> bool:
    """Whether something may have left the game by now (HR-33)."""
    return entered.table.quakes == "on" and entered.turn > QUAKE_EVERY


def may_be_missing(entered: Entered, kind: Kind) -> int:
    """How many pieces of a kind may be neither in the wheel nor in a supply."""
    if quaked(entered):
        return len(pieces_of(kind))
    return int(entered.table.seats == 3 and kind != CONE)


def _of_turns(entered: Entered) -> Iterator[Problem]:
    """A turn brings one piece into the wheel, and what falls in it to whose turn it is (HR-1, HR-4, HR-29, HR-47)."""
    table = entered.table
    if table.start == "first" and (entered.turn - 1) % table.seats != entered.builder:
        right = (entered.turn - 1) % table.seats
        yield Problem(Refusal("HR-1", "entered-builder", turn=entered.turn, seat=right), "builder")
    if table.limit != "none" and entered.turn > int(table.limit):
        yield Problem(Refusal("HR-47", "entered-too-late", most=int(table.limit)), "turn")
    teams = initial_state(table).teams
    for team in sorted({*teams}) if teams else entered.seats:
        seats = [seat for seat in entered.seats if (teams[seat] if teams else seat) == team]
        given, gained = _exchanged(entered, seats)
        turns = sum(entered.turns(seat) for seat in seats)
        if given > turns:
            why = Refusal("HR-4", "entered-built", seat=seats[0], count=given, turns=turns)
            yield Problem(why, f"{seats[0]}.{KINDS[0]}")
        shared = SHARE if table.seats == 3 and table.spare == "shared" else 0
        if gained > shared and not turns:
            yield Problem(Refusal("HR-29", "entered-fallen", seat=seats[0]), f"{seats[0]}.{KINDS[0]}")


def _exchanged(entered: Entered, seats: list[Seat]) -> tuple[int, int]:
    """How many pieces these seats have fewer of a kind than they were dealt, and how many they have more."""
    given = gained = 0
    for kind in range(len(KINDS)):
        pieces = [piece for piece in range(PIECES) if kind_of(piece) == kind]
        before = sum(dealt(piece, entered.table.seats) in seats for piece in pieces)
        more = sum(entered.has(seat, kind) for seat in seats) - before
        given, gained = given + max(0, -more), gained + max(0, more)
    return given, gained


def _of_reference(entered: Entered) -> Iterator[Problem]:
    """Somebody has built last somewhere while a built piece lies in the wheel, and only then (HR-7, HR-35)."""
    is_built = any(line.kind != CONE for line in entered.lines)
    if is_built and entered.reference is None:
        yield Problem(Refusal("HR-7", "entered-no-reference"), "reference")
    elif not is_built and entered.reference is not None:
        yield Problem(Refusal("HR-35", "entered-reference"), "reference")


def _of_end(entered: Entered) -> Iterator[Problem]:
    """The game is not over yet (HR-42, HR-45)."""
    state = initial_state(entered.table)
    state.place = places(entered)
    if won(state) is not None:
        done = next(seat for seat in entered.seats if not state.supply(seat))
        ruling = "HR-45" if state.teams else "HR-42"
        yield Problem(Refusal(ruling, "entered-over", seat=done), f"{done}.{KINDS[0]}")


def places(entered: Entered) -> list[int]:
    """Where each piece is. Copies of a kind differ in nothing: the first lie in the wheel, then come the seats."""
    found = [OUT] * PIECES
    for kind in range(len(KINDS)):
        where = [WHEEL] * entered.in_wheel(kind)
        for seat in entered.seats:
            where += [seat] * entered.has(seat, kind)
        if entered.table.seats == 3 and kind != CONE:
            where.append(BOX)
        for piece, place in zip(pieces_of(kind), where, strict=False):
            found[piece] = place
    return found


def pieces_of(kind: Kind) -> list[Piece]:
    """The pieces of a kind.

    >>> pieces_of(1), pieces_of(CONE)
    ([4, 5, 6, 7], [28])
    """
    return [THE_CONE] if kind == CONE else [*range(SETS * kind, SETS * (kind + 1))]


def pieces_in_wheel(entered: Entered) -> dict[Piece, Line]:
    """The pieces that `places` lays in the wheel, each with its line."""
    free = {kind: pieces_of(kind) for kind in range(len(KINDS))}
    return {free[line.kind].pop(0): line for line in entered.lines}


# The wheel at rest


def _of_wheel(entered: Entered) -> Iterator[Problem]:
    """What is computed, or stands in a file: every piece in its compartment, in no other wood, and the wheel as it was
    entered (HR-13, HR-28, HR-34)."""
    rest = entered.poses
    laid = entered.poses_by_piece()
    if rest is None or len(rest[1]) != entered.number("pieces") or len([*filter(None, rest[1])]) != len(laid):
        yield Problem(Refusal("HR-34", "no-pose"), "pieces")
        return
    angle = rest[0]
    if abs(angle) > LATEST * FULL_TURN:
        yield Problem(Refusal("HR-34", "no-angle"), "pieces")
    if why := _lowest(entered, angle):
        yield why
    for line, pose in zip(entered.lines, laid.values(), strict=True):
        if not is_pose(pose):
            yield line.problem(Refusal("HR-34", "no-pose"))
            return
        if compartment_of(pose) != line.compartment:
            here = compartment_of(pose) + 1
            yield line.problem(Refusal("HR-13", "entered-slides", number=line.number, name=line.name, compartment=here))
            return
    if refusal := check_settle(_unmoved(entered, angle), settled(angle, laid)):
        named = (line for line in entered.lines if KINDS[line.kind] == refusal.facts.get("name"))
        line = next(named, entered.lines[0])
        yield Problem(refusal, f"k{line.number}")


def _lowest(entered: Entered, angle: Angle) -> Problem | None:
    said = entered.choice("lowest")
    if said in ("", AUTO) or int(said) - 1 in lowest_two(angle):
        return None
    return Problem(Refusal("HR-34", "entered-lowest", compartment=lowest_two(angle)[0] + 1), "lowest")


def _unmoved(entered: Entered, angle: Angle) -> Hamsterrolle:
    """A state with these pieces in the wheel, which lie nowhere yet: all of them are compared with all others."""
    state = initial_state(entered.table)
    state.place, state.angle = places(entered), angle
    return state


def settled(angle: Angle, poses: Mapping[Piece, Pose]) -> Settle:
    """A wheel at rest with these pieces."""
    lines: tuple[PlacedPiece, ...] = tuple((piece, *pose) for piece, pose in sorted(poses.items()))
    return Settle(angle, lines, ())
