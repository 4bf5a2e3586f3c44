"""What of the view of each game stands in an observation, in which order, and in how many numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hamster_table.engine.hamsterdam.actions import CARDS, MOMENTS, SPECIALS
from hamster_table.engine.hamsterrolle.actions import PIECES, SIDES
from hamster_table.engine.run_hamster_run.actions import DEEDS, PRICES, TRAITS

CAUSES = ("chomp", "strain")
"""Why a hamster loses a chip."""
POSE = 7
"""The numbers of a pose: x, y, z and a quaternion."""


@dataclass(frozen=True, slots=True)
class Column:
    """A field of a state, as so many numbers."""

    field: str
    size: int
    part: int = 1
    """Of how many numbers each of its parts is; a part that is missing, such as the pose of a piece that is not in the
    wheel, leaves its place empty."""
    bits: bool = False
    """Whether the field is one whole number whose bits are the numbers."""


@dataclass(frozen=True, slots=True)
class Layout:
    """How views and actions of a game become numbers."""

    columns: Callable[[int], tuple[Column, ...]]
    """The columns for that many seats."""
    words: tuple[str, ...]
    """The texts that fields have as values; the number of a text is its place here, 0 for none."""
    actions: int
    """The most actions that are offered at once; of more there is a part, in even steps."""
    fields: int
    """The numbers that describe an action, beside its class."""


def _hamsterdam(seats: int) -> tuple[Column, ...]:
    spots = CARDS * seats
    return (
        *map(_single, ("round", "turn", "first", "roller", "die_a", "die_b", "classic", "open", "moved")),
        Column("numbers", spots),
        Column("water", spots),
        Column("ordinary", spots),
        Column("owner", SPECIALS),
        Column("place", SPECIALS),
        Column("marked_mask", SPECIALS, bits=True),
        Column("used_mask", SPECIALS, bits=True),
        Column("link", 2),
        *(Column(field, seats) for field in ("pile", "town", "removed", "dealt", "counts", "skipped")),
        *(Column(field, seats) for field in ("first_unflipped", "last_unflipped")),
        Column("passed", 2 * seats),
        Column("pending_floods", 2 * seats),
    )


def _hamsterrolle(seats: int) -> tuple[Column, ...]:
    return (
        *map(_single, ("turn", "builder", "reference", "attempt", "angle", "side", "edition", "limit", "quakes")),
        _single("wood"),
        Column("lowest", 2),
        Column("place", PIECES),
        Column("poses", POSE * PIECES, part=POSE),
        Column("clocks", seats),
        Column("teams", seats),
    )


def _run_hamster_run(seats: int) -> tuple[Column, ...]:
    each = ("where", "hand", "scamper", "mettle", "friskiness", "fatigue", "down", "asleep", "declared", "order")
    return (
        *map(_single, ("round", "speed", "alligators", "star", "diagonal", "winner")),
        *map(_single, ("begun", "changed", "walked", "challenged", "sidestepped")),
        *(Column(field, seats) for field in each),
        Column("hat", seats + 1),
        Column("pushed", seats),
        Column("chomps", 2 * seats),
        Column("eaten", 2 * seats, part=2),
    )


def _single(field: str) -> Column:
    return Column(field, 1)


LAYOUTS: Mapping[str, Layout] = {
    "hamsterdam": Layout(_hamsterdam, ("", *MOMENTS), 256, 27),
    "hamsterrolle": Layout(_hamsterrolle, ("", *SIDES), 256, 10),
    "run-hamster-run": Layout(_run_hamster_run, ("", *DEEDS, *TRAITS, *PRICES, *CAUSES), 128, 4),
}
"""By the id of the game."""
