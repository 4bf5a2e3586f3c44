"""Finds puzzles of the wheel: a few places where somebody could build, of which one is better than all others.

Games are not played on from them: what happens to a piece is tried many times (`trials`). The real physics has the last
word: there the best place does what is asked, and no other one does.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hamster_table.engine.codec import to_json
from hamster_table.engine.hamsterrolle.actions import Hand
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Seat
from hamster_table.features.puzzles.hamsterrolle.trials import (
    HOLDS,
    ROLLS,
    STAYS,
    Asked,
    Wheel,
    apart,
    error,
    place_of,
)
from hamster_table.features.puzzles.puzzle_file import FEWEST

SETUP = {"clock": "off"}
"""How the games are set up: nobody hurries who thinks about a puzzle."""
FARTHER = 400
"""So much farther than with any other must the wheel roll with the best place, at least; hundredths of a degree."""
EAGER = 1.0
"""What it is worth to computer players that the wheel rolls far, where that is asked; in pieces."""
GLANCE, SIFT, CONFIRM = 8, 6, 60
"""How often a place is tried at a first glance whether it holds, for what may be a puzzle, and for what seems one."""
GOOD, MARGIN, ERRORS, LOOSE = 0.8, 0.3, 3.0, 0.5
"""How often the best place must do what is asked; so much more often than any other; by so many standard errors; and
how often a piece holds at most where it does not hold."""
FEWEST_PIECES, FALLS_FROM, FULLEST = 4, 8, 16
"""With fewer pieces in the wheel there is nothing to ask; with fewer than the second nothing falls; one with more than
the last is too slow to be tried so often."""
TRIES = 5
"""How often each computer player is asked."""


@dataclass(frozen=True, slots=True)
class Found:
    """A question with its answers, the best one first."""

    aim: str
    answers: Sequence[Hand]
    shares: Sequence[float]
    """How often each does what is asked."""
    solved: Mapping[str, int]
    """By computer player, in how many of its tries it found the best one."""
    tempting: Hand
    """What *Whim* does first."""

    def forms(self) -> list[dict[str, Any]]:
        """The answers as they stand in the file."""
        return [
            {
                "action": to_json(hand),
                "wins": round(1000 * share),
                "error": 0 if n == 0 else round(1000 * error(self.shares[0], share, CONFIRM)),
            }
            for n, (hand, share) in enumerate(zip(self.answers, self.shares, strict=True))
        ]


def candidates(wheel: Wheel) -> Iterator[tuple[Asked, list[Hand]]]:
    """What is asked with what is offered, as far as a glance tells; the best place first."""
    holds = Asked(HOLDS)
    loose = [one for one in wheel.slipping if wheel.share(one, holds, GLANCE, "glance") <= LOOSE]
    for best in wheel.holding:
        others = apart([best], loose)
        if len(others) >= FEWEST - 1 and wheel.share(best, holds, GLANCE, "glance") == 1:
            yield holds, [best, *others]
    if len(wheel.holding) < FEWEST or len(wheel.view.in_wheel()) < FALLS_FROM:
        return
    rolls = {hand: roll for hand in wheel.holding if (roll := wheel.rolled(hand)) is not None}
    if not rolls:
        return
    # What seems better is offered beside the best place, or it would be found too easily.
    falling = apart([[*rolls][-1]], (hand for hand in wheel.holding if hand not in rolls))
    if len(falling) >= FEWEST - 1:
        yield Asked(STAYS), [[*rolls][-1], *falling]
    for n, far in enumerate(rolls):
        others = apart([far], (hand for hand in [*rolls][:n] if rolls[far] - rolls[hand] >= FARTHER))
        if len(others) >= FEWEST - 1:
            yield Asked(ROLLS, (rolls[far] + max(rolls[hand] for hand in others)) // 2), [far, *others]


def clear_shares(wheel: Wheel, asked: Asked, offered: Sequence[Hand], number: int, seed: str) -> list[float] | None:
    """How often each of the places does what is asked, of so many tries; None: the first is not clearly best."""
    shares: list[float] = []
    for one in offered:
        share = wheel.share(one, asked, number, seed)
        least = (
            MARGIN if number < CONFIRM else max(MARGIN, ERRORS * error(shares[0] if shares else 0.0, share, CONFIRM))
        )
        if (share < GOOD) if not shares else (shares[0] - share < least):
            return None
        shares.append(share)
    return shares


def choice(wheel: Wheel, name: str, asked: Asked, offered: Sequence[Hand], n: int) -> Hand:
    """Which of the places a computer player takes; where the question is what holds, which it tries first."""
    layer = wheel.layer
    layer.rng, layer.skill = random.Random(f"{wheel.seed}/{name}/{n}"), SKILLS[name]
    if asked.aim == ROLLS:
        layer.skill = replace(SKILLS[name], roll_weight=EAGER)
    ideas = layer.by_promise(offered)
    if asked.aim != HOLDS and (best := layer.best_of(ideas)) is not None:
        return next(one for one in offered if place_of(one) == place_of(best.hand))
    return ideas[0]


def puzzles(
    view: Hamsterrolle, seat: Seat, seed: str, weakest: str, is_wanted: Callable[[str, Mapping[str, int]], bool]
) -> Iterator[Found]:
    """What can be asked at a moment and is not found by the *weakest* player. *is_wanted*: of a question, and of how
    many tries of each computer player find the answer, whether it is to be confirmed."""
    if view.attempt != -1 or not FEWEST_PIECES <= len(view.in_wheel()) <= FULLEST:
        return
    wheel = Wheel(view, seat, seed)
    for asked, offered in candidates(wheel):
        if [wheel.does(one, asked) for one in offered] != [True] + [False] * (len(offered) - 1):
            continue
        said = [choice(wheel, weakest, asked, offered, n) for n in range(TRIES)]
        if 2 * said.count(offered[0]) > TRIES or said[0] == offered[0]:
            continue
        if clear_shares(wheel, asked, offered, SIFT, "sift") is None:
            continue
        solved = {}
        for name in SKILLS:
            solved[name] = sum(choice(wheel, name, asked, offered, n) == offered[0] for n in range(TRIES))
        if (
            is_wanted(asked.aim, solved)
            and (shares := clear_shares(wheel, asked, offered, CONFIRM, "again")) is not None
        ):
            order = [0, *sorted(range(1, len(offered)), key=lambda n: -shares[n])]
            yield Found(asked.aim, [offered[n] for n in order], [shares[n] for n in order], solved, said[0])
