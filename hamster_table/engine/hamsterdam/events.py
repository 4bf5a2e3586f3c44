"""The events of the rounds of Hamsterdam; those before the first round are in `setup_events`.

`hamster` is `PLAIN` or the number of a special, `name` what it is called; `number` is that of the card on the spot.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from hamster_table.engine.hamsterdam.actions import PLAIN, Hamster, Number, Spot
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.tallies import Counted

# The turn


class PositionEntered(Event, frozen=True):
    """The game begins in the middle, with a position of a real table."""

    round: int
    numbers: tuple[Number, ...]
    """By spot: the number of the card; 0: it is flipped."""
    water: tuple[int, ...]
    """By spot: flood tokens."""
    stacks: tuple[int, ...]
    """By spot: hamsters of all kinds."""
    pile: tuple[int, ...]
    """By seat: hamsters of all kinds in the reinforcement pile."""
    town: tuple[int, ...]
    removed: tuple[int, ...]
    """By seat: hamsters that have left the game."""
    template = N_("The game goes on from a position that was entered, in round {round}.")
    rule = "setup"


class RoundStarted(Event, frozen=True):
    round: int
    template = N_("Round {round}")
    is_heading = True


class TurnStarted(Event, frozen=True):
    seat: Seat
    tracker: int
    template = N_("{seat}'s turn.")
    rule = "round"


class Rolled(Event, frozen=True):
    seat: Seat
    a: int
    b: int
    template = N_("{seat} rolls {a} and {b}.")
    rule = "roll"
    reveals = True


class RollMissed(Event, frozen=True):
    """No un-flipped card has the number, so the dice are rolled again."""

    seat: Seat
    number: Number
    template = N_("No dam has a {number}; {seat} rolls again.")
    rule = "HD-17"


class SpecialUsed(Counted, frozen=True):
    """An ability is used; the events after it say what it does."""

    hamster: Hamster
    name: str
    copied: Hamster
    """Whose ability a Copycatster uses; -1 for everybody else."""
    ability: str
    """The kind whose ability it is: `name`, unless it is copied."""
    target: tuple[int, ...]
    template = N_("{seat} uses a special hamster: {name}.")
    rule = "specials"

    def detailed(self) -> tuple[str, Mapping[str, object]]:
        """Whose ability it is, too, where it is another's."""
        return (self.template if self.copied < 0 else N_("{seat} uses a special hamster: {name} ({ability}).")), {}


class DiceTurned(Event, frozen=True):
    """The dice of the turn show other faces: turned over, changed, rolled again or chosen."""

    seat: Seat
    a: int
    b: int
    why: str
    """ "buffster", "spinster", "physicister" (the new roll) or "kept" (the choice after it)."""
    template = N_("The dice now show {a} and {b}.")
    rule = "roll"
    reveals = True

    def detailed(self) -> tuple[str, Mapping[str, object]]:
        """Who keeps them, where they were chosen: they may be those that were told just before."""
        return (N_("{seat} keeps {a} and {b}.") if self.why == "kept" else self.template), {}


class RollShifted(Event, frozen=True):
    """For one seat the roll counts as another number."""

    seat: Seat
    number: Number
    template = N_("For {seat} the roll counts as {number}.")
    rule = "react"


class RollIgnored(Event, frozen=True):
    seat: Seat
    template = N_("{seat} ignores the roll.")
    rule = "react"


# Water


class FloodBegan(Event, frozen=True):
    """The number of the turn stands; every card of it is flooded."""

    number: Number
    template = N_("The water comes at {number}.")
    rule = "flood"


class Plugged(Counted, frozen=True):
    """A hamster stops a flood by plugging the hole; the next event says how it leaves the card."""

    hamster: Hamster
    name: str
    spot: Spot
    number: Number
    template = N_("{seat} plugs {number}: {name}.")
    rule = "flood"


class FloodStopped(Counted, frozen=True):
    """A flood is stopped by an ability."""

    hamster: Hamster
    name: str
    spot: Spot
    number: Number
    template = N_("{seat} stops the flood at {number}: {name}.")
    rule = "flood"


class WhackRolled(Event, frozen=True):
    """The dice of a Whack-a-Mole."""

    seat: Seat
    a: int
    b: int
    template = N_("{seat} rolls {a} and {b} for the jump.")
    rule = "HD-36"
    reveals = True


class Flooded(Event, frozen=True):
    seat: Seat
    spot: Spot
    number: Number
    template = N_("{seat}'s {number} is flooded.")
    rule = "flood"


class Inundated(Event, frozen=True):
    seat: Seat
    spot: Spot
    number: Number
    town: int
    """Tokens in the town now."""
    template = N_("Water pours through {seat}'s {number} into the town: {town}.")
    rule = "flood"


class TokenRemoved(Event, frozen=True):
    """A token goes back to the reservoir."""

    seat: Seat
    spot: Spot
    number: Number
    template = N_("{seat}'s {number} loses a flood token.")
    rule = "redeployment"


class TokenShifted(Event, frozen=True):
    seat: Seat
    origin: Spot
    spot: Spot
    number: Number
    """The number of the card it comes to."""
    template = N_("{seat} shifts a flood token to {number}.")
    rule = "specials"


class BreachDue(Event, frozen=True):
    seat: Seat
    town: int
    flips: int
    """How many cards are still to be flipped."""
    template = N_("{seat}'s dam is breached.")
    rule = "breach"


class CardFlipped(Counted, frozen=True):
    spot: Spot
    number: Number
    tokens: int
    """How many tokens go from the card into the town."""
    town: int
    template = N_("{seat} flips the {number}.")
    rule = "HD-42"


# Hamsters


class HamsterMoved(Event, frozen=True):
    seat: Seat
    """Whose hamster it is."""
    hamster: Hamster
    name: str
    origin: Spot
    spot: Spot
    number: Number
    why: str
    """ "move", "breach", "napster", "speedster", "huckster" or "whack"."""
    template = N_("{seat} moves to {number}: {name}.")
    rule = "movement"


class OfHamster(Event, frozen=True):
    """What happens to a hamster; one that is no special has no name."""

    ordinary: ClassVar[str] = ""
    """The sentence for an ordinary one."""
    seat: Seat
    hamster: Hamster
    name: str

    def detailed(self) -> tuple[str, Mapping[str, object]]:
        """Which one it is, where it is a special."""
        return (self.ordinary if self.hamster == PLAIN else self.template), {}


class HamsterPut(OfHamster, frozen=True):
    """A hamster comes from the pile onto the dam."""

    spot: Spot
    number: Number
    template = N_("{seat} puts a hamster on {number}: {name}.")
    ordinary = N_("{seat} puts a hamster on {number}.")
    rule = "redeployment"


class WentToPile(OfHamster, frozen=True):
    spot: Spot
    template = N_("{seat} gets a hamster back into the reserve: {name}.")
    ordinary = N_("{seat} gets a hamster back into the reserve.")
    rule = "flood"


class HamsterRemoved(OfHamster, frozen=True):
    """A hamster leaves the game."""

    origin: Spot
    """Where it stood; -1: in the pile."""
    spot: Spot
    """Where it was going to, or stood."""
    template = N_("{seat} loses a hamster: {name}.")
    ordinary = N_("{seat} loses a hamster.")
    rule = "HD-43"


class SpecialTurned(Event, frozen=True):
    """A special is turned to its ordinary side, where it is, for good."""

    seat: Seat
    hamster: Hamster
    name: str
    spot: Spot
    """The card it is on; -1: in the pile."""
    template = N_("{seat} has one special hamster less; it is an ordinary one now: {name}.")
    rule = "HD-68"


class Marked(Event, frozen=True):
    """A token on the hamster says that it has stopped its first flood."""

    seat: Seat
    hamster: Hamster
    name: str
    template = N_("{seat}'s {name} gets a marker.")
    rule = "specials"


class Unmarked(Event, frozen=True):
    seat: Seat
    hamster: Hamster
    name: str
    template = N_("{seat}'s {name} loses its marker.")
    rule = "specials"


class Linked(Event, frozen=True):
    """A Copycatster goes on using the ability of one Cheekster or Swimster."""

    seat: Seat
    hamster: Hamster
    copied: Hamster
    ability: str
    template = N_("{seat}'s Copycatster keeps copying: {ability}.")
    rule = "specials"


class Unlinked(Event, frozen=True):
    seat: Seat
    hamster: Hamster
    copied: Hamster
    template = N_("{seat}'s Copycatster stops copying.")
    rule = "specials"


# Phases


class MovementStarted(Event, frozen=True):
    round: int
    template = N_("Movement phase")
    is_heading = True


class MovementSkipped(Event, frozen=True):
    seat: Seat
    template = N_("{seat} skips the movement.")
    rule = "HD-51"


class RedeploymentStarted(Event, frozen=True):
    round: int
    template = N_("Redeployment")
    is_heading = True


class RoundCounted(Event, frozen=True):
    """The end of a round, counted: the sheet's line and the graphs' points. Tuples are by seat."""

    round: int
    town: tuple[int, ...]
    water: tuple[int, ...]
    dam: tuple[int, ...]
    """Hamsters on the dam."""
    pile: tuple[int, ...]
    removed: tuple[int, ...]
    template = N_("Round {round} is over. Water in the towns: {town}.")


class GameEnded(Event, frozen=True):
    town: tuple[int, ...]
    water: tuple[int, ...]
    hamsters: tuple[int, ...]
    driest: tuple[Seat, ...]
    """Who has won."""
    template = N_("The driest town: {driest}. Water in the towns: {town}; on the dams: {water}.")
    rule = "end"


EVENTS: tuple[type[Event], ...] = (
    PositionEntered,
    RoundStarted, TurnStarted, Rolled, RollMissed, SpecialUsed, DiceTurned, RollShifted, RollIgnored, FloodBegan,
    Plugged, FloodStopped, WhackRolled, Flooded, Inundated, TokenRemoved, TokenShifted, BreachDue, CardFlipped,
    HamsterMoved, HamsterPut, WentToPile, HamsterRemoved, SpecialTurned, Marked, Unmarked, Linked, Unlinked,
    MovementStarted, MovementSkipped, RedeploymentStarted, RoundCounted, GameEnded,
)  # fmt: skip
