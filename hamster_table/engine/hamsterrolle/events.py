"""The events of Hamsterrolle."""

from __future__ import annotations

from hamster_table.engine.hamsterrolle.actions import Angle, Compartment, Piece
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.tallies import Counted


class Began(Event, frozen=True):
    """Somebody was chosen to begin (HR-1)."""

    seat: Seat
    template = N_("{seat} has the shakiest hands and begins.")
    rule = "HR-1"
    reveals = True


class Given(Event, frozen=True):
    """A piece of the fourth set went to somebody by lot (HR-5)."""

    seat: Seat
    piece: Piece
    name: str
    template = N_("{seat} gets a {name} of the fourth set.")
    rule = "HR-5"
    reveals = True


class Faced(Event, frozen=True):
    seat: Seat
    side: str
    template = N_("{seat} lets the wheel roll to the {side}.")
    rule = "HR-2"


class PositionEntered(Event, frozen=True):
    """The game begins in the middle, with a position of a real table."""

    turn: int
    left: tuple[int, ...]
    """Pieces in the supply of each seat."""
    angle: Angle
    in_wheel: int
    template = N_("The game goes on from a position that was entered, in turn {turn}.")
    rule = "setup"


class TurnBegan(Event, frozen=True):
    turn: int
    seat: Seat
    template = N_("Turn {turn}: {seat}")
    is_heading = True


class Reached(Event, frozen=True):
    """The attempt has begun; there is no passing any more (HR-20)."""

    seat: Seat
    piece: Piece
    name: str
    template = N_("{seat} reaches into the wheel with the {name}.")
    rule = "HR-20"
    reveals = True


class Placed(Event, frozen=True):
    """A piece of one's own was let go in the wheel."""

    seat: Seat
    piece: Piece
    name: str
    compartment: Compartment
    template = N_("{seat} puts the {name} into the wheel.")
    rule = "where"


class Passed(Counted, frozen=True):
    """A piece of the wheel was moved forwards instead of building."""

    piece: Piece
    name: str
    origin: Compartment
    compartment: Compartment
    template = N_("{seat} passes and moves the {name} ahead.")
    rule = "passing"


class TimeRanOut(Counted, frozen=True):
    piece: Piece
    name: str
    compartment: Compartment
    template = N_("Time is up: {seat} drops the {name}.")
    rule = "HR-39"


class LetDrop(TimeRanOut, frozen=True):
    """A piece that holds nowhere was let drop, or its time was up (HR-54)."""

    template = N_("The {name} drops from the hand of {seat}.")
    rule = "HR-54"


class Pushed(Event, frozen=True):
    """The piece in hand has pushed others aside (HR-38)."""

    seat: Seat
    pieces: tuple[Piece, ...]
    count: int
    template = N_("Pieces pushed aside: {count}.")
    rule = "HR-38"


class Rolled(Event, frozen=True):
    """The wheel has come to rest."""

    before: Angle
    angle: Angle
    degrees: int
    """How far, in whole degrees."""
    template = N_("The wheel rolls on by {degrees}°.")
    rule = "falling"
    reveals = True


class RolledBack(Rolled, frozen=True):
    """It lies farther back than before (HR-36)."""

    template = N_("The wheel rolls back by {degrees}°.")
    rule = "HR-36"


class Fell(Counted, frozen=True):
    """A piece has touched the table and goes to whose turn it is (HR-28, HR-29)."""

    piece: Piece
    name: str
    template = N_("The {name} falls out. {seat} takes it.")
    rule = "HR-29"
    reveals = True


class Kept(Event, frozen=True):
    """Something fell too early: the piece in hand was not let go (HR-30)."""

    seat: Seat
    piece: Piece
    name: str
    template = N_("{seat} keeps the {name} in hand.")
    rule = "HR-30"


class Returned(Event, frozen=True):
    """The piece in hand was put back, and what it has pushed lies as it does now (HR-38, HR-48)."""

    seat: Seat
    piece: Piece
    name: str
    template = N_("{seat} puts the {name} back.")
    rule = "HR-48"


class Built(Counted, frozen=True):
    """The piece stayed in the wheel: its compartment is the reference now (HR-7)."""

    piece: Piece
    name: str
    compartment: Compartment
    template = N_("The {name} of {seat} stays.")
    rule = "HR-7"


class Trembled(Event, frozen=True):
    """The table has trembled between two turns (HR-33)."""

    template = N_("The table trembles.")
    rule = "HR-33"
    reveals = True


class Vanished(Event, frozen=True):
    """A piece fell without anybody's doing and leaves the game (HR-33)."""

    piece: Piece
    name: str
    template = N_("The {name} falls by higher powers and is out of the game.")
    rule = "HR-33"
    reveals = True


class Skipped(Event, frozen=True):
    seat: Seat
    template = N_("{seat} can neither build nor pass.")
    rule = "passing"


class TurnEnded(Event, frozen=True):
    """The end of a turn, counted: the sheet's line and the graphs' points."""

    turn: int
    seat: Seat
    left: tuple[int, ...]
    """Pieces in the supply of each seat."""
    fallen: int
    """Pieces that fell in this turn."""
    angle: Angle
    in_wheel: int
    template = N_("Fallen: {fallen}. In the wheel: {in_wheel}.")


class Won(Event, frozen=True):
    winners: tuple[Seat, ...]
    template = N_("All built: {winners}.")
    rule = "HR-42"


class Ended(Event, frozen=True):
    """The game ends with pieces left: the fewest win, if they are somebody's alone (HR-45, HR-47)."""

    left: tuple[int, ...]
    template = N_("The game is over with pieces left.")
    rule = "HR-47"


EVENTS: tuple[type[Event], ...] = (
    Began, Given, Faced, PositionEntered, TurnBegan, Reached, Placed, Passed, TimeRanOut, LetDrop, Pushed, Rolled,
    RolledBack, Fell, Kept, Returned, Built, Trembled, Vanished, Skipped, TurnEnded, Won, Ended,
)  # fmt: skip
