"""What computer players of each temper judge otherwise than others do."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from hamster_table.engine.hamsterdam import policy, slips
from hamster_table.engine.hamsterdam.actions import KINDS
from hamster_table.engine.hamsterdam.judgement import RULES_OF_THUMB, TRICKS, Judgement
from hamster_table.engine.hamsterdam.learned import LEARNED, UNSEARCHED, choosing, less_sure
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.tempers import BOLD, CAREFUL, SPITEFUL, TRICKY, Manner

LIKED: Mapping[str, Mapping[str, float]] = {
    CAREFUL: {"Blobster": 0.5, "Cheekster": 0.5, "Janitster": 0.5, "Swimster": 0.5},
    BOLD: {"Momster": 0.5, "Ninjaster": 0.5, "Speedster": 0.5, "Twinster": 0.5},
    SPITEFUL: {"Bombster": 1.0, "Huckster": 0.6, "Spinster": 0.4, "Whack-a-Mole": 0.4},
    TRICKY: {
        "Buffster": 0.5, "Contractster": 0.5, "Copycatster": 0.2, "Mobster": 0.2, "Napster": 0.2, "Physicister": 0.5
    },
}  # fmt: skip
"""By temper: how much more some specials are worth to it where some are kept before the game, in ordinary hamsters.
A Bombster is worth least by what games have taught, so that it would hardly be kept for less."""
TIMES: Mapping[str, Mapping[str, float]] = {
    CAREFUL: {"let_in": 1.25, "spared": 1.25, "use_special": 1.3, "step_saves": 1.2, "stay": 1.25},
    BOLD: {"spared": 0.75, "use_special": 0.6, "stay": 0.7, "removed": 1.2, "wasted": 0.8},
    SPITEFUL: {"use_special": 0.7, "bomb_hamsters": 3.0, "bomb_wet": 2.0, "shoved": 2.0},
    TRICKY: {"use_special": 0.3, "move": 0.3, "called": 0.3, "shifted": 3.0},
}
"""By temper: how many times as much it makes of these constants as others do."""


def tempered(temper: str, judgement: Judgement) -> Judgement:
    """The judgement of a player of that temper who would else judge so."""
    changed = {name: times * getattr(judgement, name) for name, times in TIMES[temper].items()}
    kept = [one + LIKED[temper].get(kind, 0.0) for kind, one in zip(KINDS, judgement.kept, strict=True)]
    return replace(judgement, kept=tuple(kept), **changed)


def manner(temper: str) -> Manner:
    """How a town of that temper plays."""
    own = tempered(temper, replace(RULES_OF_THUMB, **TRICKS))

    def thumb(state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        return policy.choose(state, seat, rng, own)

    as_it_likes = partial(tempered, temper)
    sure = choosing(as_it_likes)
    learned = replace(LEARNED, policy=sure, lesser=less_sure(sure, as_it_likes))
    return Manner(thumb, slips.slip, learned, UNSEARCHED)


MANNERS: Mapping[str, Manner] = {temper: manner(temper) for temper in TIMES}
