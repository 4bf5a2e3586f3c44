"""What happens in Run, Hamster, Run!, told for people."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.run_hamster_run.actions import Deed, Square, Trait
from hamster_table.engine.tallies import Counted


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A chip came out of the HAT and settled an order: of placing, of initiative, of the Chomps."""

    seat: Seat
    purpose: str
    """ "placement", "initiative" or "chomp"."""
    place: int
    """Which place in that order it gives, from 1."""
    template: ClassVar[str] = N_("{seat} comes out of the HAT.")
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Placed(Event):
    seat: Seat
    square: Square
    template: ClassVar[str] = N_("{seat} steps onto the belt.")


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    round: int
    template: ClassVar[str] = N_("Round {round}")
    is_heading: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class PassedOut(Event):
    seat: Seat
    template: ClassVar[str] = N_("{seat} has no pluck left and has passed out.")
    priority: ClassVar[int] = 2


@dataclass(frozen=True, slots=True)
class Allocated(Event):
    """A secret split is shown, together with all the others."""

    seat: Seat
    scamper: int
    mettle: int
    friskiness: int
    template: ClassVar[str] = N_("{seat}: Scamper {scamper}, Mettle {mettle}, Friskiness {friskiness}.")
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class InitiativeSet(Event):
    """The order of the round, the highest initiative first."""

    order: tuple[Seat, ...]
    template: ClassVar[str] = N_("Initiative, highest first: {order}.")


@dataclass(frozen=True, slots=True)
class SpeedRose(Event):
    """The belt gets faster because nobody was alert (RR-10) or everybody rests (RR-12)."""

    speed: int
    why: str
    """ "no-friskiness" or "all-rest"."""
    template: ClassVar[str] = N_("The belt gets faster: Speed {speed}.")
    priority: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class Declared(Event):
    seat: Seat
    deed: Deed
    template: ClassVar[str] = N_("{seat} declares: {deed}.")


@dataclass(frozen=True, slots=True)
class Changed(Event):
    seat: Seat
    declared: Deed
    deed: Deed
    trait: Trait
    template: ClassVar[str] = N_("{seat} pays a {trait} chip and changes from {declared} to {deed}.")


@dataclass(frozen=True, slots=True)
class Began(Event):
    """A hamster's turn to carry out its deed."""

    seat: Seat
    deed: Deed
    template: ClassVar[str] = N_("{seat}'s turn: {deed}.")


@dataclass(frozen=True, slots=True)
class Moved(Event):
    seat: Seat
    origin: Square
    square: Square
    by: str
    """ "walk", "flip", "spend" or "sidestep"."""
    template: ClassVar[str] = N_("{seat} moves.")


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """A hamster has fallen into the pit."""

    seat: Seat
    origin: Square
    template: ClassVar[str] = N_("{seat} falls into the alligator pit.")
    priority: ClassVar[int] = 2


@dataclass(frozen=True, slots=True)
class Challenged(Event):
    """A test of Mettle begins."""

    seat: Seat
    target: Seat
    deed: Deed
    chips: int
    against: int
    template: ClassVar[str] = N_("{seat} challenges {target}: Mettle {chips} against {against}.")


@dataclass(frozen=True, slots=True)
class Yielded(Event):
    seat: Seat
    template: ClassVar[str] = N_("{seat} does not resist.")


@dataclass(frozen=True, slots=True)
class Resisted(Event):
    seat: Seat
    chips: int
    template: ClassVar[str] = N_("{seat} resists.")


@dataclass(frozen=True, slots=True)
class TestWon(Event):
    """A test of Mettle is decided, by a draw or without one."""

    __test__: ClassVar[bool] = False

    seat: Seat
    loser: Seat
    drawn: bool
    template: ClassVar[str] = N_("{seat} wins the test against {loser}.")
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Bitten(Counted):
    target: Seat
    trait: Trait
    template: ClassVar[str] = N_("{seat} bites {target}, who loses a {trait} chip.")
    priority: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class Pushed(Counted):
    target: Seat
    origin: Square
    square: Square
    """Where the pushed hamster is now; the pusher stands on *origin*."""
    tested: bool
    template: ClassVar[str] = N_("{seat} pushes {target}.")
    priority: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class StoodOut(Event):
    seat: Seat
    target: Seat
    template: ClassVar[str] = N_("{seat} stays put, and so does {target}.")


@dataclass(frozen=True, slots=True)
class Climbed(Counted):
    target: Seat
    origin: Square
    square: Square
    price: str
    template: ClassVar[str] = N_("{seat} climbs over {target}.")


@dataclass(frozen=True, slots=True)
class Thrown(Counted):
    target: Seat
    origin: Square
    square: Square
    template: ClassVar[str] = N_("{seat} throws {target}.")
    priority: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class Rested(Counted):
    """A hamster has rested; the trait its chip came back to, or "" when none came."""

    trait: Trait
    template: ClassVar[str] = N_("{seat} rests.")


@dataclass(frozen=True, slots=True)
class Stopped(Event):
    seat: Seat
    deed: Deed
    template: ClassVar[str] = N_("{seat} is done.")


@dataclass(frozen=True, slots=True)
class BeltMoved(Event):
    """One strip went over the edge and came back at the top."""

    left: int
    """How many more strips go over in this round."""
    template: ClassVar[str] = N_("The belt rolls one strip.")


@dataclass(frozen=True, slots=True)
class StarPassed(Event):
    """The strip with the asterisks went over the edge; Speed goes a step towards four (RR-40)."""

    speed: int
    template: ClassVar[str] = N_("The star strip drops off: Speed {speed} from the next round on.")
    priority: ClassVar[int] = 1


@dataclass(frozen=True, slots=True)
class AlligatorCame(Event):
    alligators: int
    template: ClassVar[str] = N_("Another alligator slips into the pit: {alligators}.")


@dataclass(frozen=True, slots=True)
class AlligatorLeft(Event):
    alligators: int
    template: ClassVar[str] = N_("An alligator leaves the pit: {alligators}.")


@dataclass(frozen=True, slots=True)
class Staked(Event):
    seat: Seat
    trait: Trait
    chips: int
    alligators: int
    template: ClassVar[str] = N_("{seat} faces the alligators with {trait}: {chips} against {alligators}.")


@dataclass(frozen=True, slots=True)
class Escaped(Event):
    """A Chomp is over without a loss: won in the HAT (drawn), or no alligator was left."""

    seat: Seat
    drawn: bool
    template: ClassVar[str] = N_("{seat} gets away.")
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Chomped(Counted):
    chips: int
    """How many chips it costs."""
    template: ClassVar[str] = N_("Chomp! Chips lost by {seat}: {chips}.")
    priority: ClassVar[int] = 2
    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Tired(Event):
    """A chip went to Fatigue, by a Chomp or by the strain of the round."""

    seat: Seat
    trait: Trait
    why: str
    """ "chomp" or "strain"."""
    template: ClassVar[str] = N_("{seat} moves a {trait} chip to Fatigue.")


@dataclass(frozen=True, slots=True)
class Eaten(Event):
    seat: Seat
    template: ClassVar[str] = N_("{seat} has been eaten.")
    priority: ClassVar[int] = 2


@dataclass(frozen=True, slots=True)
class Tallied(Event):
    """The end of a round, counted: the sheet's line and the graphs' points."""

    round: int
    left: tuple[Seat, ...]
    fatigue: tuple[int, ...]
    """Chips in Fatigue, for each seat."""
    speed: int
    alligators: int
    template: ClassVar[str] = N_("Round {round} is over. Still in play: {left}.")


@dataclass(frozen=True, slots=True)
class Won(Event):
    seat: Seat
    template: ClassVar[str] = N_("{seat} is the last hamster in play and wins.")


@dataclass(frozen=True, slots=True)
class AlligatorsWon(Event):
    template: ClassVar[str] = N_("No hamster is left. The alligators win the game.")


EVENTS: tuple[type[Event], ...] = (
    Drew, Placed, RoundBegan, PassedOut, Allocated, InitiativeSet, SpeedRose, Declared, Changed, Began, Moved, Fell,
    Challenged, Yielded, Resisted, TestWon, Bitten, Pushed, StoodOut, Climbed, Thrown, Rested, Stopped, BeltMoved,
    StarPassed, AlligatorCame, AlligatorLeft, Staked, Escaped, Chomped, Tired, Eaten, Tallied, Won, AlligatorsWon,
)  # fmt: skip
