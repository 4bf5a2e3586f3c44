"""The state of Hamsterrolle: where the pieces are, how they lie, and who has won."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hamster_table.engine.game import Option, Setup, Standing
from hamster_table.engine.hamsterrolle.actions import (
    BOX,
    FULL_TURN,
    LEFT,
    PIECES,
    RIGHT,
    SETS,
    THE_CONE,
    WHEEL,
    Angle,
    Compartment,
    Piece,
    Pose,
)
from hamster_table.engine.hamsterrolle.components import Box, box
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat, State

NOWHERE: Compartment = -1
"""The reference compartment before a first piece lies (HR-3, HR-35)."""
NO_CLOCK = 0

PHYSICS = {"rolling": (True, 3), "reckoned": (False, 3), "laid": (True, 2), "wood": (True, 1), "simple": (False, 1)}
"""What pieces are of: whether their rest is simulated, else found by a rule of thumb; and the edition of wheel, wood
and rules (`EDITIONS`). What only games of before have stands in `Option.former`."""
TEAMS = {"single": (), "neighbours": (0, 0, 1, 1), "across": (0, 1, 0, 1)}


@dataclass(frozen=True, slots=True, kw_only=True)
class HamsterrolleSetup(Setup):
    """How a game of Hamsterrolle is set up."""

    start: str = "lot"
    """Who begins: "lot", or "first" for the first seat (HR-1)."""
    side: str = LEFT
    """Where the wheel rolls: "left", "right", or "chosen" by who begins (HR-2)."""
    spare: str = "box"
    """With three seats, the fourth set: "box", or "shared" (HR-5)."""
    teams: str = "single"
    """With four seats: "single", "neighbours" or "across" (HR-6)."""
    clock: str = "30"
    """Seconds to place a piece: "30", "60" or "off" (HR-39)."""
    clocks: str = ""
    """The same for each seat where they differ, as in "30,off,,120"; "": `clock` holds."""
    limit: str = "none"
    """After so many turns the fewest pieces win: "none", "60" or "120" (HR-47)."""
    quakes: str = "off"
    """Whether the table trembles between turns: "off" or "on" (HR-33)."""
    physics: str = "rolling"
    """How pieces come to rest: one of `PHYSICS`."""
    position: str = ""
    """The position of a real table from which the game begins; "" for none."""

    quick = {"physics": "reckoned", "limit": "60"}

    options = (
        Option("start", N_("Who begins is"), {"lot": N_("drawn by lot"), "first": N_("the first seat")}, "HR-1"),
        Option(
            "side",
            N_("The wheel rolls"),
            {LEFT: N_("to the left"), RIGHT: N_("to the right"), "chosen": N_("where the first builder wants it")},
            "HR-2",
        ),
        Option(
            "spare",
            N_("The fourth set is"),
            {"box": N_("left in the box"), "shared": N_("shared out by lot")},
            "HR-5",
            seats=3,
        ),
        Option(
            "teams",
            N_("Four play"),
            {
                "single": N_("each alone"),
                "neighbours": N_("in teams, partners side by side"),
                "across": N_("in teams, partners across"),
            },
            "HR-6",
            seats=4,
        ),
        Option(
            "clock",
            N_("A piece has to be placed within"),
            {"30": N_("30 seconds"), "60": N_("a minute"), "off": N_("any time you like")},
            "HR-39",
        ),
        Option(
            "limit",
            N_("The game ends"),
            {
                "none": N_("with an empty supply"),
                "60": N_("after 60 turns"),
                "120": N_("after 120 turns"),
            },
            "HR-47",
        ),
        Option("quakes", N_("Between turns the table"), {"off": N_("stands still"), "on": N_("may tremble")}, "HR-33"),
        Option(
            "physics",
            N_("The pieces are of"),
            {"rolling": N_("simulated wood, laid where it holds"), "reckoned": N_("simple rules: fast")},
            "HR-52",
            former={
                "laid": N_("wood as it was before, laid where it holds"),
                "wood": N_("the calmer wood of version 0.1, dropped anywhere"),
                "simple": N_("simple rules of version 0.1"),
            },
        ),
    )

    seat_options = (
        Option(
            "clocks",
            N_("Own clock"),
            {"": N_("clock as for all"), "30": N_("30 seconds"), "60": N_("a minute"), "120": N_("two minutes"),
             "off": N_("no clock")},
            "HR-39",
        ),
    )  # fmt: skip

    def __post_init__(self) -> None:
        # Named in full: with slots the decorator makes a second class, which a bare super() does not know.
        super(HamsterrolleSetup, self).__post_init__()
        clocks_of(self)


def clocks_of(table: HamsterrolleSetup) -> tuple[int, ...]:
    """The seconds of each seat, `NO_CLOCK` for none. Raises `ValueError` for what is no number of seconds.

    >>> clocks_of(HamsterrolleSetup(seats=2)), clocks_of(HamsterrolleSetup(seats=2, clocks="45,off"))
    ((30, 30), (45, 0))
    """
    given = [text or table.clock for text in table.clocks.split(",")] if table.clocks else [table.clock] * table.seats
    if len(given) != table.seats:
        raise ValueError(f"clocks are for {table.seats} seats, not {len(given)}")
    for text in given:
        # isdigit alone lets digits pass that int() does not read, such as a raised two.
        if text != "off" and not (text.isascii() and text.isdigit() and 0 < int(text) < 1000):
            raise ValueError(f"a clock has 1 to 999 seconds, or is off, not {text[:10]!r}")
    return tuple(NO_CLOCK if text == "off" else int(text) for text in given)


class Hamsterrolle(State):
    """All of a game of Hamsterrolle. Lists are indexed by piece; nothing is secret."""

    __slots__ = (
        "angle",
        "attempt",
        "builder",
        "clocks",
        "edition",
        "limit",
        "lowest",
        "place",
        "poses",
        "quakes",
        "reference",
        "seats",
        "side",
        "teams",
        "turn",
        "winners",
        "wood",
    )

    seats: int
    teams: tuple[int, ...]
    """The team of each seat; () where everybody plays alone."""
    clocks: tuple[int, ...]
    """Seconds that each seat has to place a piece; 0: no clock."""
    edition: int
    """Of the box and its rules (`EDITIONS`)."""
    limit: int
    """After so many turns the game ends; 0: never."""
    quakes: bool
    """Whether the table may tremble between turns (HR-33)."""
    wood: bool
    """Whether pieces come to rest by physics, else by a rule of thumb."""
    side: str
    """To which side the wheel rolls; "" until that is chosen (HR-2)."""
    turn: int
    """0 before the first turn, then from 1."""
    builder: Seat
    """Whose turn it is, or was last; -1 before the first."""
    reference: Compartment
    """Where the last piece was built that stayed (HR-7); `NOWHERE` before a first piece lies."""
    lowest: tuple[Compartment, ...]
    """The two compartments that were lowest when the turn began, the lowest first (HR-22)."""
    attempt: Piece
    """The piece with which the attempt of this turn has begun: nothing else may be passed on (HR-20, HR-48); -1: none
    yet."""
    angle: Angle
    """How far the wheel has rolled forwards since the start."""
    place: list[int]
    """The seat that has the piece, or `WHEEL`, `OUT`, `BOX`."""
    poses: list[Pose]
    """How the piece lies in the wheel; () when it is elsewhere."""
    winners: tuple[Seat, ...]
    """Who has won, once the game is over; () also for a draw."""

    # States of the first edition were saved without it, and with a digest.
    json_defaults = {"edition": 1}

    @property
    def box(self) -> Box:
        """What is measured of the wheel, the pieces and the wood of this game."""
        return box(self.edition)

    def copy(self) -> Hamsterrolle:
        # Slot by slot, since searches copy states all the time. Poses are tuples, so new lists of them are enough.
        new = Hamsterrolle.__new__(Hamsterrolle)
        new.agenda = self.agenda[:]
        new.sealed = self.sealed.copy()
        new.seats = self.seats
        new.teams = self.teams
        new.clocks = self.clocks
        new.edition = self.edition
        new.limit = self.limit
        new.quakes = self.quakes
        new.wood = self.wood
        new.side = self.side
        new.turn = self.turn
        new.builder = self.builder
        new.reference = self.reference
        new.lowest = self.lowest
        new.attempt = self.attempt
        new.angle = self.angle
        new.place = self.place[:]
        new.poses = self.poses[:]
        new.winners = self.winners
        return new

    def supply(self, seat: Seat) -> list[Piece]:
        """The pieces a seat has still to build."""
        return [piece for piece, place in enumerate(self.place) if place == seat]

    def in_wheel(self) -> list[Piece]:
        """The pieces in the wheel."""
        return [piece for piece, place in enumerate(self.place) if place == WHEEL]

    def partner(self, seat: Seat) -> Seat | None:
        """Who plays in the same team; None for a seat that plays alone."""
        return next((k for k, team in enumerate(self.teams) if k != seat and team == self.teams[seat]), None)

    def stock(self, seat: Seat) -> list[Piece]:
        """What a seat may build with: its supply, or its partner's when that is empty (HR-44)."""
        own = self.supply(seat)
        partner = self.partner(seat)
        return own if own or partner is None else self.supply(partner)


def initial_state(table: HamsterrolleSetup) -> Hamsterrolle:
    """The table as it is laid but for the cone: the wheel empty, the sets dealt (HR-3, HR-4, HR-5)."""
    n = table.seats
    state = Hamsterrolle()
    state.agenda, state.sealed = [], {}
    state.seats = n
    state.teams = TEAMS[table.teams] if n == 4 else ()
    state.clocks = clocks_of(table)
    state.limit = 0 if table.limit == "none" else int(table.limit)
    state.quakes = table.quakes == "on"
    state.wood, state.edition = PHYSICS[table.physics]
    state.side = "" if table.side == "chosen" else table.side
    state.turn, state.builder, state.attempt = 0, -1, -1
    state.reference = NOWHERE
    state.lowest = ()
    state.angle = 0
    state.place = [dealt(piece, n) for piece in range(PIECES)]
    state.poses = [()] * PIECES
    state.winners = ()
    return state


def dealt(piece: Piece, seats: int) -> int:
    """Where a piece is at the start: one set each, with two seats two sets each (HR-4)."""
    if piece == THE_CONE:
        return WHEEL
    copy = piece % SETS
    if seats == 2:
        return copy // 2
    return copy if copy < seats else BOX


def view(state: Hamsterrolle, seat: Seat | None) -> Hamsterrolle:
    """What a seat sees: everything."""
    return state.copy()


def sample_hidden(seen: Hamsterrolle, seat: Seat | None, rng: random.Random) -> Hamsterrolle:
    """There is nothing to guess."""
    return seen.copy()


def left(state: Hamsterrolle, seat: Seat) -> int:
    """How many pieces a seat, or its team, has still to build."""
    partner = state.partner(seat)
    return len(state.supply(seat)) + (0 if partner is None else len(state.supply(partner)))


def standing(state: Hamsterrolle) -> Standing:
    """Fewest pieces lead; partners share a place. Pieces out of the game count for nobody (HR-43)."""
    score = tuple(-left(state, seat) for seat in range(state.seats))
    places = tuple(1 + sum(other > own for other in score) for own in score)
    if state.agenda:
        return Standing(places, score, ())
    return Standing(places, score, state.winners, why(state))


def why(state: Hamsterrolle) -> str:
    """How the game has ended, in a sentence."""
    if not state.winners:
        return N_("Equally many pieces are left. Nobody wins.")
    first = state.winners[0]
    if left(state, first):
        fewest = N_("{seat} has the fewest pieces left.")
        return N_("The team of {seat} has the fewest pieces left.") if state.teams else fewest
    return N_("The team of {seat} has built all its pieces.") if state.teams else N_("{seat} has built all pieces.")


def rolled(state: Hamsterrolle) -> int:
    """How far the wheel has rolled, in whole degrees."""
    return state.angle * 360 // FULL_TURN


KIND_NAMES = {
    "plank": N_("plank"), "slab": N_("slab"), "tile": N_("tile"), "beam": N_("beam"), "cube": N_("cube"),
    "drum": N_("drum"), "roof": N_("roof"), "cone": N_("cone"),
}  # fmt: skip
