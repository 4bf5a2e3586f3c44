"""The state of Run, Hamster, Run!: hamsters, belt, pit and HAT; what a seat sees of it, and how it guesses the rest."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hamster_table.engine.game import Option, Setup, Standing
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat, State
from hamster_table.engine.run_hamster_run.actions import (
    EATEN,
    FRISKINESS,
    METTLE,
    PIT,
    SCAMPER,
    SQUARES,
    UNPLACED,
    Deed,
    Square,
    Trait,
)

PLUCK = 7
"""Pluck chips of a hamster; the eighth of the box is a spare (RR-2)."""
START_STRIPS = 5
"""Hamsters start on the strips 1 to 5 (RR-1)."""
STEADY_SPEED = 4
"""The Speed towards which the star strip leads."""
STAR_START = 5
"""Where the star strip lies at the start."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunHamsterRunSetup(Setup):
    """How a game of Run, Hamster, Run! is set up."""

    adjacent: str = "orthogonal"
    """Which squares touch: "orthogonal", or "diagonal" for these too (RR-5)."""
    position: str = ""
    """The position of a real table from which the game begins; "" for none."""

    options = (
        Option(
            "adjacent",
            N_("Adjacent means"),
            {"orthogonal": N_("orthogonal"), "diagonal": N_("also diagonal")},
            "RR-5",
        ),
    )


class RunHamsterRun(State):
    """All of a game of Run, Hamster, Run! Lists are indexed by seat where nothing else is said."""

    __slots__ = (
        "alligators",
        "asleep",
        "begun",
        "challenged",
        "changed",
        "chomps",
        "declared",
        "diagonal",
        "down",
        "eaten",
        "fatigue",
        "friskiness",
        "hand",
        "hat",
        "mettle",
        "occupant",
        "order",
        "pushed",
        "round",
        "scamper",
        "seats",
        "sidestepped",
        "speed",
        "star",
        "walked",
        "where",
        "winner",
    )

    seats: int
    diagonal: bool
    round: int
    """0 while hamsters are placed, then from 1."""
    where: list[Square]
    """The square of each hamster, or `PIT`, `EATEN`, `UNPLACED`."""
    occupant: list[Seat]
    """The hamster on each square, -1 for none."""
    hand: list[int]
    """Pluck chips not yet allocated."""
    scamper: list[int]
    mettle: list[int]
    friskiness: list[int]
    fatigue: list[int]
    down: list[int]
    """How many of the Scamper chips lie face down (RR-18)."""
    asleep: list[bool]
    """Who had passed out when the round began (RR-49)."""
    declared: list[Deed]
    """What each hamster does this round, after a change the new deed; "" before it is declared."""
    order: list[Seat]
    """The initiative, highest first; while hamsters are placed, the order of placing."""
    hat: list[int]
    """Chips in the HAT: of each seat, and last of the alligators. Empty but for a draw."""
    speed: int
    """Chips in the Speed pool."""
    alligators: int
    star: int
    """Where the star strip lies, 1 next to the pit."""
    chomps: list[Seat]
    """Who is chomped at in this round, in order (RR-43, RR-64)."""
    eaten: list[tuple[int, Seat]]
    """The round and the seat of each hamster eaten, in order."""
    begun: bool
    """Whether the acting hamster has done the first part of its deed (RR-60)."""
    changed: bool
    """Whether it has changed its deed (RR-14)."""
    walked: bool
    """Whether it has used the free square of its Bite or Throw (RR-16)."""
    challenged: bool
    """Whether it has made the challenge of its Bite or Throw (RR-16)."""
    sidestepped: bool
    """Whether it has used the free step of its Run (RR-27)."""
    pushed: tuple[Seat, ...]
    """Whom it has pushed in this Run (RR-30, RR-57)."""
    winner: Seat
    """Who won the test that was just made; -1 outside of tests."""

    def copy(self) -> RunHamsterRun:
        # Slot by slot, since searches copy states all the time. What the lists hold never changes.
        new = RunHamsterRun.__new__(RunHamsterRun)
        new.agenda = self.agenda[:]
        new.sealed = self.sealed.copy()
        new.seats = self.seats
        new.diagonal = self.diagonal
        new.round = self.round
        new.where = self.where[:]
        new.occupant = self.occupant[:]
        new.hand = self.hand[:]
        new.scamper = self.scamper[:]
        new.mettle = self.mettle[:]
        new.friskiness = self.friskiness[:]
        new.fatigue = self.fatigue[:]
        new.down = self.down[:]
        new.asleep = self.asleep[:]
        new.declared = self.declared[:]
        new.order = self.order[:]
        new.hat = self.hat[:]
        new.speed = self.speed
        new.alligators = self.alligators
        new.star = self.star
        new.chomps = self.chomps[:]
        new.eaten = self.eaten[:]
        new.begun = self.begun
        new.changed = self.changed
        new.walked = self.walked
        new.challenged = self.challenged
        new.sidestepped = self.sidestepped
        new.pushed = self.pushed
        new.winner = self.winner
        return new

    def trait(self, name: Trait) -> list[int]:
        """The chips of every seat in that trait."""
        return self.scamper if name == SCAMPER else self.mettle if name == METTLE else self.friskiness

    def pluck(self, seat: Seat) -> int:
        """The chips a hamster has, those in Fatigue not counted."""
        return self.hand[seat] + self.scamper[seat] + self.mettle[seat] + self.friskiness[seat]

    def in_play(self) -> list[Seat]:
        """The hamsters that have not been eaten."""
        return [seat for seat, square in enumerate(self.where) if square != EATEN]

    def in_pit(self) -> list[Seat]:
        """The hamsters in the alligator pit."""
        return [seat for seat, square in enumerate(self.where) if square == PIT]


def initial_state(table: RunHamsterRunSetup) -> RunHamsterRun:
    """The table as it is laid: no hamster placed, one alligator, Speed one."""
    n = table.seats
    state = RunHamsterRun()
    state.agenda = []
    state.sealed = {}
    state.seats = n
    state.diagonal = table.adjacent == "diagonal"
    state.round = 0
    state.where = [UNPLACED] * n
    state.occupant = [-1] * SQUARES
    state.hand = [PLUCK] * n
    state.scamper, state.mettle, state.friskiness = [0] * n, [0] * n, [0] * n
    state.fatigue, state.down = [0] * n, [0] * n
    state.asleep = [False] * n
    state.declared = [""] * n
    state.order = []
    state.hat = [0] * (n + 1)
    state.speed = state.alligators = 1
    state.star = STAR_START
    state.chomps, state.eaten = [], []
    state.begun = state.changed = state.walked = state.challenged = state.sidestepped = False
    state.pushed = ()
    state.winner = -1
    return state


def view(state: RunHamsterRun, seat: Seat | None) -> RunHamsterRun:
    """What *seat* sees: everything but the sealed splits of the others (RR-53)."""
    seen = state.copy()
    seen.sealed = {k: choice if k == seat else None for k, choice in state.sealed.items()}
    return seen


def sample_hidden(seen: RunHamsterRun, seat: Seat | None, rng: random.Random) -> RunHamsterRun:
    """A full state that fits what *seat* sees: the sealed splits of the others are made up."""
    state = seen.copy()
    for other, choice in seen.sealed.items():
        if choice is None:
            state.sealed[other] = state.agenda[-1].sample(state, other, rng)
    return state


def standing(state: RunHamsterRun) -> Standing:
    """Who is in play leads; the others follow, the last one eaten first; those of one round share a place."""
    alive = state.in_play()
    # More than any round: whoever is in play is ahead of all who were eaten.
    score = [1000] * state.seats
    for round_, seat in state.eaten:
        score[seat] = round_
    places = tuple(1 + sum(other > own for other in score) for own in score)
    if not state.agenda and len(alive) == 1:
        return Standing(places, tuple(score), (alive[0],), N_("{seat} is the last hamster in play."))
    if not state.agenda and not alive:
        return Standing(places, tuple(score), (), N_("No hamster is left. The alligators win."), are_beaten=True)
    return Standing(places, tuple(score), ())


TRAIT_NAMES = {SCAMPER: N_("Scamper"), METTLE: N_("Mettle"), FRISKINESS: N_("Friskiness")}
DEED_NAMES = {"bite": N_("Bite"), "run": N_("Run"), "throw": N_("Throw"), "rest": N_("Rest")}
