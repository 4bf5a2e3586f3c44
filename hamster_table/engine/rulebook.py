"""The rules of a game as a page to read: chapters of plain sentences, each with its rulings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from hamster_table.engine.i18n import N_

NO_PHASE = -1
"""The `phase` of a chapter that is about no part of a round."""
BEFORE_PLAY = -2
"""The `phase` of the chapter about what comes before the first round."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One part of the rules."""

    key: str
    title: str
    says: tuple[str, ...]
    """Its paragraphs, in English; one that begins with "- " is a point of a list."""
    rulings: Mapping[str, str]
    """What is decided where the printed rules are silent, by the ruling's id."""
    phase: int = NO_PHASE
    """The part of a round it is about: an index into the game's `phases`."""
    picture: str = ""
    """The piece drawn beside its title."""


THE_PROGRAM = Chapter(
    "program",
    N_("At this table"),
    (N_("Whatever a game's rules say, these hold for everything that is played here."),),
    {
        "HT-1": N_("What the rules do not offer at this moment cannot be done."),
        "HT-2": N_("Only the seat that is asked may choose."),
        "HT-3": N_("When a game is over, nothing more can be done in it."),
        "HT-4": N_("A choice has to fit what is being asked."),
    },
)

HOUSE_RULINGS = Chapter(
    "rulings",
    N_("All rulings"),
    (N_("What is decided where the printed rules are silent, and what your table may decide otherwise at set-up."),),
    {},
)
"""The heading of a list of all rulings of a game."""


def chapter_of(ruling: str, chapters: tuple[Chapter, ...]) -> Chapter | None:
    """The chapter in which a ruling stands."""
    return next((chapter for chapter in chapters if ruling in chapter.rulings), None)


def chapter_at(phase: int, chapters: tuple[Chapter, ...]) -> Chapter | None:
    """The chapter about a part of a round; about what comes before the first one for `NO_PHASE`."""
    wanted = BEFORE_PLAY if phase == NO_PHASE else phase
    return next((chapter for chapter in chapters if chapter.phase == wanted), None)
