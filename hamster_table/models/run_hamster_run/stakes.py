"""What is at stake on the belt: where everybody is once it has moved, and who falls in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.run_hamster_run.actions import PIT, Square
from hamster_table.engine.run_hamster_run.pit import after_the_belt
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.texts import plural, translate

NAMED = 2
"""So many who fall in are told by their names, more by their number."""


@dataclass(frozen=True, slots=True)
class StakesShown:
    """What is at stake."""

    line: str
    short: str
    """The same where there is little room: of several who fall in, only how many."""
    ways: tuple[tuple[Square, Square], ...]
    """Of everybody on the belt: where it is, and where it is then; `PIT` when it falls in."""


def stakes(view: RunHamsterRun, names: Sequence[str]) -> StakesShown:
    """What is at stake if the belt moved now."""
    then = after_the_belt(view)
    ways = tuple((square, then[seat]) for seat, square in enumerate(view.where) if square >= 0)
    falling = [names[seat] for seat, square in enumerate(view.where) if square >= 0 and then[seat] == PIT]
    belt = plural(translate("RunHamsterRun", "the belt takes %n strip(s)", None, view.speed), view.speed)
    who = translate("RunHamsterRun", "{belt}: {result}").format(belt=belt, result=_result(falling))
    return StakesShown(who, _result(falling, 1), ways)


def _result(falling: Sequence[str], named: int = NAMED) -> str:
    """Who falls in: up to so many by their names."""
    if not falling:
        return translate("RunHamsterRun", "nobody falls in")
    if len(falling) == 1:
        return translate("RunHamsterRun", "{name} falls in").format(name=falling[0])
    if len(falling) <= named:
        return translate("RunHamsterRun", "{name} and {other} fall in").format(name=falling[0], other=falling[1])
    text = translate("RunHamsterRun", "%n hamster(s) fall in", None, len(falling))
    return plural(text, len(falling))
