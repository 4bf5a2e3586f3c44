"""What the table of Run, Hamster, Run! explains when one first meets it: a belt that is faster, and the pit."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import PIT
from hamster_table.engine.run_hamster_run.round import AllocatePluck
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.texts import translate
from hamster_table.views.board.explanation import Explanation


def explanations(view: RunHamsterRun, seat: Seat, pit: QRectF, speed: QRectF) -> Iterator[Explanation]:
    """What there is to explain in this state to whoever sits there."""
    # With the split of pluck: that is when it matters.
    splits = isinstance(view.step, AllocatePluck)
    yield _pit(pit, splits and view.where[seat] == PIT)
    yield _speed(view, speed, splits)


def _pit(area: QRectF, is_due: bool) -> Explanation:
    lines = (
        (
            "alligator",
            translate(
                "RunHamsterRun",
                "Nobody gets out of the pit. Each round you test a trait of your choice against the alligators; if "
                "you lose, half as many of your chips as there are alligators go to Fatigue.",
            ),
        ),
        (
            "hat",
            translate(
                "RunHamsterRun",
                "Whoever loses the last chip is eaten, and Rest brings nothing back here. The trait with the most "
                "chips has the best odds.",
            ),
        ),
    )
    return Explanation("run-hamster-run-pit", translate("RunHamsterRun", "In the pit"), lines, area, is_due)


def _speed(view: RunHamsterRun, area: QRectF, splits: bool) -> Explanation:
    lines = (
        ("alligator-chip", translate("RunHamsterRun", "So many strips go over the edge at the end of every round.")),
        (
            "asterisk",
            translate(
                "RunHamsterRun",
                "Whenever the star strip goes over, the speed comes one nearer to four. Watch where it lies.",
            ),
        ),
    )
    title = translate("RunHamsterRun", "The speed of the belt")
    return Explanation("run-hamster-run-speed", title, lines, area, splits and view.speed > 1)
