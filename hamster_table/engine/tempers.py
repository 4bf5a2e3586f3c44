"""Tempers: what a computer player likes among what is about as good, so that one is another company than the next.

A temper changes what a player does, and hardly how strong it is (`docs/computer_players.md` has the figures).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action, Seat, Step

if TYPE_CHECKING:
    from hamster_table.engine.learned_value import LearnedValue, Policy

CAREFUL, BOLD, SPITEFUL, TRICKY = "careful", "bold", "spiteful", "tricky"
TEMPERS: Mapping[str, str] = {
    CAREFUL: N_("Careful: takes no risk that it can leave to others."),
    BOLD: N_("Bold: goes all out, and thinks of tomorrow tomorrow."),
    SPITEFUL: N_("Spiteful: likes best what hurts somebody else."),
    TRICKY: N_("Tricky: seldom does what one expects."),
}
"""The tempers, and a sentence about each."""

TEMPERED = "steady", "sharp", "master"
"""The computer players that may have one. Whim has its fancies."""
EACH_ITS_OWN = "each"
"""Chosen for a table instead of a temper: each computer player has another one, as the seed draws it."""
CHOICES: Mapping[str, str] = {
    EACH_ITS_OWN: N_("another one for each"),
    "": N_("no temper"),
    CAREFUL: N_("careful"),
    BOLD: N_("bold"),
    SPITEFUL: N_("spiteful"),
    TRICKY: N_("tricky"),
}
"""What people may choose for the computer players of a table, in words."""

Taste = Callable[[Any, Seat, Action], float]
"""How much somebody likes to do that in a view: 0 for what it does not mind."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a game is played with a temper: these fields instead of those of the `Game`."""

    policy: Policy
    slip: Callable[..., Action | None] | None
    learned: LearnedValue
    unsearched: tuple[type[Step[Any, Any]], ...]


def may_be_chosen(chosen: str) -> bool:
    """Whether that is a choice for a table: a temper, each its own, or what that was `drawn` as."""
    return chosen == EACH_ITS_OWN or chosen in TEMPERS or sorted(chosen.split(",")) == sorted(TEMPERS)


def drawn(chosen: str, seed: str) -> str:
    """What was chosen for the table, each one's own as the seed of the game draws them: by seat, with commas."""
    if chosen != EACH_ITS_OWN:
        return chosen
    order = sorted(TEMPERS)
    random.Random(f"{seed}/tempers").shuffle(order)
    return ",".join(order)


def temper_of(chosen: str, seed: str, seat: Seat) -> str:
    """The temper of the computer player on a seat of a game with that seed, where that was chosen for the table."""
    order = drawn(chosen, seed).split(",")
    return order[seat % len(order)]
