"""The words of Run, Hamster, Run! that models and drawings share."""

from __future__ import annotations

from hamster_table.engine.run_hamster_run.actions import FRISKINESS, METTLE, SCAMPER, Deed, Trait
from hamster_table.engine.run_hamster_run.state import DEED_NAMES, TRAIT_NAMES
from hamster_table.models.texts import plural, translate

FATIGUE: Trait = "fatigue"
PILES: tuple[Trait, ...] = (SCAMPER, METTLE, FRISKINESS, FATIGUE)
"""The piles of chips that every hamster has, in the order of the sheet."""
HAND: Trait = "hand"
"""The pile of chips that are not yet allocated."""


def deed_name(deed: Deed) -> str:
    """A deed in the language of the program."""
    return translate("Engine", DEED_NAMES[deed])


def pile_name(pile: Trait) -> str:
    """The name of a trait, or of the Fatigue pile."""
    if pile == FATIGUE:
        return translate("RunHamsterRun", "Fatigue")
    return translate("Engine", TRAIT_NAMES[pile])


def captions() -> tuple[str, str, str, str]:
    """What each of `PILES` is good for."""
    return (
        translate("RunHamsterRun", "squares to run"),
        translate("RunHamsterRun", "push and resist"),
        translate("RunHamsterRun", "who acts first"),
        translate("RunHamsterRun", "rest returns one"),
    )


def pit_line(alligators: int, swimmers: int) -> str:
    """How many alligators and hamsters are in the pit."""
    first = plural(translate("RunHamsterRun", "%n alligator(s)", None, alligators), alligators)
    if not swimmers:
        return first
    second = plural(translate("RunHamsterRun", "%n hamster(s)", None, swimmers), swimmers)
    return translate("RunHamsterRun", "{alligators}, {hamsters}").format(alligators=first, hamsters=second)


def chip_count(name: str, pile: Trait, count: int) -> str:
    """How many chips are in a pile of whom."""
    title = translate("RunHamsterRun", "Pluck in hand") if pile == HAND else pile_name(pile)
    text = translate("RunHamsterRun", "{title} of {name}: %n chip(s)", None, count)
    return plural(text, count).format(title=title, name=name)


def chips_left(left: int, hand: int) -> str:
    """How many chips of a hand are not allocated yet."""
    return translate("RunHamsterRun", "{left} of {all} chips still in hand.").format(left=left, all=hand)
