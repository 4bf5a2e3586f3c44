"""The questions of the puzzles of Hamsterrolle: places are offered, and drawn in the wheel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action
from hamster_table.features.puzzles.hamsterrolle.mistakes import mistakes
from hamster_table.features.puzzles.questions import Questions, Worth


def _places(table: Any, offered: Sequence[Action]) -> Any:
    from hamster_table.features.puzzles.hamsterrolle.places import Places  # a process without a window needs no Qt

    return Places(table, offered)


GIVEN = Questions(
    aims={
        "holds": N_("The wheel stands still. Which of these pieces holds where it is drawn?"),
        "stays": N_("In which of these places do you build, so that nothing falls when the wheel is let go?"),
        "rolls": N_("In which of these places do you build, so that the wheel rolls on farthest?"),
    },
    advice={
        "holds": N_("Look for the middle of each piece: is there something below it, or does it tip over an edge?"),
        "stays": N_("Look for what lies loose up at the back: when the wheel rolls on, that goes first."),
        "rolls": N_("A heavy piece, and a place far ahead, let the wheel roll on."),
    },
    worth=Worth(
        best=N_("With the best answer nothing falls in {best} of 100 tries."),
        wrong=N_("That comes off in {wins} of 100 tries. Another answer does in {best}."),
        explained=N_("{answer}: that comes off in {best} of 100 tries. The next best, {second}, in {wins}."),
        own=N_("{answer}: nothing falls in {best} of 100 tries, with the choice in the game in {wins}."),
        cost=N_("With the best answer nothing falls in {n} more of 100 tries."),
    ),
    offer=_places,
    mistakes=mistakes,
    left_out=N_("Only turns in which something fell are looked at."),
)
