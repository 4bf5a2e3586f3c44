"""The events of Run, Hamster, Run!"""

from __future__ import annotations

from collections.abc import Mapping

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.run_hamster_run.actions import PIT, Deed, Square, Trait, lane, strip
from hamster_table.engine.tallies import Counted


class Drew(Event, frozen=True):
    """A chip came out of the HAT and settled an order: of placing, of initiative, of the Chomps."""

    seat: Seat
    purpose: str
    """ "placement", "initiative" or "chomp"."""
    place: int
    """Which place in that order it gives, from 1."""
    template = N_("{seat} comes out of the HAT.")
    rule = "RR-54"
    reveals = True


class Placed(Event, frozen=True):
    seat: Seat
    square: Square
    template = N_("{seat} steps onto the belt.")
    rule = "setup"
    on_belt = N_("{seat} steps onto the belt: strip {strip}, lane {lane}.")

    def detailed(self) -> tuple[str, Mapping[str, int]]:
        """With the square, unless it is the pit."""
        return _at_square(self)


class PositionEntered(Event, frozen=True):
    """The game begins in the middle, with a position of a real table."""

    round: int
    rounds: tuple[int, ...]
    """By seat: how many rounds it has been in play, the present one counted."""
    template = N_("The game goes on from a position that was entered, in round {round}.")
    rule = "setup"


class RoundBegan(Event, frozen=True):
    round: int
    template = N_("Round {round}")
    is_heading = True


class PassedOut(Event, frozen=True):
    seat: Seat
    template = N_("{seat} has no pluck left and has passed out.")
    rule = "RR-50"
    priority = 2


class Allocated(Event, frozen=True):
    """A secret split is shown, together with all the others."""

    seat: Seat
    scamper: int
    mettle: int
    friskiness: int
    template = N_("{seat}: Scamper {scamper}, Mettle {mettle}, Friskiness {friskiness}.")
    rule = "allocate"
    reveals = True


class InitiativeSet(Event, frozen=True):
    """The order of the round, the highest initiative first."""

    order: tuple[Seat, ...]
    template = N_("Initiative, highest first: {order}.")
    rule = "initiative"


class SpeedRose(Event, frozen=True):
    """The belt gets faster because nobody was alert (RR-10) or everybody rests (RR-12)."""

    speed: int
    why: str
    """ "no-friskiness" or "all-rest"."""
    template = N_("The belt gets faster: Speed {speed}.")
    rule = "RR-12"
    priority = 1


class Declared(Event, frozen=True):
    seat: Seat
    deed: Deed
    template = N_("{seat} declares: {deed}.")
    rule = "declare"


class Changed(Event, frozen=True):
    seat: Seat
    declared: Deed
    deed: Deed
    trait: Trait
    template = N_("{seat} pays a {trait} chip and changes from {declared} to {deed}.")
    rule = "RR-14"


class Began(Event, frozen=True):
    """A hamster's turn to carry out its deed."""

    seat: Seat
    deed: Deed
    template = N_("{seat}'s turn: {deed}.")
    rule = "resolve"


class Moved(Event, frozen=True):
    seat: Seat
    origin: Square
    square: Square
    by: str
    """ "walk", "flip", "spend" or "sidestep"."""
    template = N_("{seat} moves.")
    rule = "resolve"
    on_belt = N_("{seat} moves to strip {strip}, lane {lane}.")

    def detailed(self) -> tuple[str, Mapping[str, int]]:
        """With the square, unless it is the pit."""
        return _at_square(self)


class Fell(Event, frozen=True):
    """A hamster has fallen into the pit."""

    seat: Seat
    origin: Square
    template = N_("{seat} falls into the alligator pit.")
    rule = "RR-28"
    priority = 2


class Challenged(Event, frozen=True):
    """A test of Mettle begins."""

    seat: Seat
    target: Seat
    deed: Deed
    chips: int
    """The Mettle of the challenger."""
    against: int
    """The Mettle of the target, whether it is going to resist or not."""
    template = N_("{seat} challenges {target}: Mettle {chips} against {against}.")
    rule = "tests"


class Yielded(Event, frozen=True):
    seat: Seat
    template = N_("{seat} does not resist.")
    rule = "RR-20"


class Resisted(Event, frozen=True):
    seat: Seat
    chips: int
    template = N_("{seat} resists.")
    rule = "RR-20"


class TestWon(Event, frozen=True):
    """A test of Mettle is decided, by a draw or without one."""

    __test__ = False

    seat: Seat
    loser: Seat
    drawn: bool
    template = N_("{seat} wins the test against {loser}.")
    rule = "tests"
    reveals = True


class Bitten(Counted, frozen=True):
    target: Seat
    trait: Trait
    template = N_("{seat} bites {target}, who loses a {trait} chip.")
    rule = "bite"
    priority = 1


class Pushed(Counted, frozen=True):
    target: Seat
    origin: Square
    square: Square
    """Where the pushed hamster is now; the pusher stands on *origin*."""
    tested: bool
    """Whether a test was won for it; False for a push that goes on (RR-30)."""
    template = N_("{seat} pushes {target}.")
    rule = "RR-28"
    priority = 1
    on_belt = N_("{seat} pushes {target} to strip {strip}, lane {lane}.")

    def detailed(self) -> tuple[str, Mapping[str, int]]:
        """With the square, unless it is the pit."""
        return _at_square(self)


class StoodOut(Event, frozen=True):
    seat: Seat
    target: Seat
    template = N_("{seat} stays put, and so does {target}.")
    rule = "RR-28"


class Climbed(Counted, frozen=True):
    target: Seat
    origin: Square
    square: Square
    price: str
    """One of `PRICES`."""
    template = N_("{seat} climbs over {target}.")
    rule = "RR-32"
    on_belt = N_("{seat} climbs over {target} to strip {strip}, lane {lane}.")

    def detailed(self) -> tuple[str, Mapping[str, int]]:
        """With the square, unless it is the pit."""
        return _at_square(self)


class Thrown(Counted, frozen=True):
    target: Seat
    origin: Square
    square: Square
    template = N_("{seat} throws {target}.")
    rule = "throw"
    priority = 1
    on_belt = N_("{seat} throws {target} to strip {strip}, lane {lane}.")

    def detailed(self) -> tuple[str, Mapping[str, int]]:
        """With the square, unless it is the pit."""
        return _at_square(self)


class Rested(Counted, frozen=True):
    """A hamster has rested; the trait its chip came back to, or "" when none came."""

    trait: Trait
    template = N_("{seat} rests.")
    rule = "rest"


class Stopped(Event, frozen=True):
    seat: Seat
    deed: Deed
    template = N_("{seat} is done.")
    rule = "RR-15"


class BeltMoved(Event, frozen=True):
    """One strip went over the edge and came back at the top."""

    left: int
    """How many more strips go over in this round."""
    strips: int
    """How many do in all."""
    template = N_("The belt rolls {strips} strips.")
    rule = "belt"
    single = N_("The belt rolls one strip.")

    def detailed(self) -> tuple[str, Mapping[str, int]]:
        """With the first strip of a round it is told how many go over, and with the others nothing."""
        if self.left < self.strips - 1:
            return "", {}
        return (self.template if self.strips > 1 else self.single), {}


class StarPassed(Event, frozen=True):
    """The star strip went over the edge; Speed goes a step towards four (RR-40)."""

    speed: int
    template = N_("The star strip drops off: Speed {speed} from the next round on.")
    rule = "RR-41"
    priority = 1


class AlligatorCame(Event, frozen=True):
    alligators: int
    template = N_("Another alligator slips into the pit: {alligators}.")
    rule = "RR-42"


class AlligatorLeft(Event, frozen=True):
    alligators: int
    template = N_("An alligator leaves the pit: {alligators}.")
    rule = "alligators"


class Staked(Event, frozen=True):
    seat: Seat
    trait: Trait
    chips: int
    alligators: int
    template = N_("{seat} faces the alligators with {trait}: {chips} against {alligators}.")
    rule = "RR-44"


class Escaped(Event, frozen=True):
    """A Chomp is over without a loss: won in the HAT (drawn), or no alligator was left."""

    seat: Seat
    drawn: bool
    template = N_("{seat} gets away.")
    rule = "alligators"
    reveals = True


class Chomped(Counted, frozen=True):
    chips: int
    """How many chips it costs."""
    template = N_("Chomp! Chips lost by {seat}: {chips}.")
    rule = "RR-45"
    nothing_left = N_("Chomp! {seat} has no chip left to lose.")
    priority = 2
    reveals = True

    def detailed(self) -> tuple[str, Mapping[str, int]]:
        """Without a number where there was no chip to lose (RR-46)."""
        return (self.template if self.chips else self.nothing_left), {}


class Tired(Event, frozen=True):
    """A chip went to Fatigue, by a Chomp or by the strain of the round."""

    seat: Seat
    trait: Trait
    why: str
    """ "chomp" or "strain"."""
    template = N_("{seat} moves a {trait} chip to Fatigue.")
    priority = -1
    rule = "fatigue"


class Eaten(Event, frozen=True):
    seat: Seat
    template = N_("{seat} has been eaten.")
    rule = "RR-47"
    priority = 2


class Tallied(Event, frozen=True):
    """The end of a round, counted: the sheet's line and the graphs' points."""

    round: int
    left: tuple[Seat, ...]
    fatigue: tuple[int, ...]
    """Chips in Fatigue, for each seat."""
    speed: int
    alligators: int
    template = N_("Round {round} is over. Still in play: {left}.")
    nobody_left = N_("Round {round} is over.")

    def detailed(self) -> tuple[str, Mapping[str, int]]:
        """The sentence without a list where nobody is left in play."""
        return (self.template if self.left else self.nobody_left), {}


class Won(Event, frozen=True):
    seat: Seat
    template = N_("{seat} is the last hamster in play and wins.")
    rule = "RR-51"


class AlligatorsWon(Event, frozen=True):
    template = N_("No hamster is left. The alligators win the game.")
    rule = "RR-51"


EVENTS: tuple[type[Event], ...] = (
    PositionEntered,
    Drew, Placed, RoundBegan, PassedOut, Allocated, InitiativeSet, SpeedRose, Declared, Changed, Began, Moved, Fell,
    Challenged, Yielded, Resisted, TestWon, Bitten, Pushed, StoodOut, Climbed, Thrown, Rested, Stopped, BeltMoved,
    StarPassed, AlligatorCame, AlligatorLeft, Staked, Escaped, Chomped, Tired, Eaten, Tallied, Won, AlligatorsWon,
)  # fmt: skip


def _at_square(event: Placed | Moved | Pushed | Climbed | Thrown) -> tuple[str, Mapping[str, int]]:
    """The sentence with strip and lane, both from 1; on the way into the pit the fall says the rest."""
    if event.square == PIT:
        return event.template, {}
    return event.on_belt, {"strip": strip(event.square), "lane": lane(event.square) + 1}
