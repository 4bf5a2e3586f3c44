"""What computer players of each temper judge otherwise than others do."""

from __future__ import annotations

import random
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import replace
from functools import partial

from hamster_table.engine.hamsterdam import policy, slips
from hamster_table.engine.hamsterdam.actions import KINDS
from hamster_table.engine.hamsterdam.judgement import RULES_OF_THUMB, Judgement
from hamster_table.engine.hamsterdam.learned import LEARNED, UNSEARCHED, choosing, less_sure
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.tempers import BOLD, CAREFUL, SPITEFUL, TRICKY, Manner

LIKED: Mapping[str, AbstractSet[str]] = {
    CAREFUL: {"Blobster", "Cheekster", "Janitster", "Swimster"},
    BOLD: {"Momster", "Ninjaster", "Speedster", "Twinster"},
    SPITEFUL: {"Bombster", "Huckster", "Spinster", "Whack-a-Mole"},
    TRICKY: {"Buffster", "Contractster", "Copycatster", "Mobster", "Napster", "Physicister"},
}
"""By temper: the specials it would like to keep before the game."""
FONDNESS: Mapping[str, float] = {CAREFUL: 0.5, BOLD: 0.5, SPITEFUL: 1.0, TRICKY: 0.5}
"""By temper: they are worth so much more to it, in ordinary hamsters. What hurts others is worth least by what games
have taught, so that it would hardly be kept for less."""
TIMES: Mapping[str, Mapping[str, float]] = {
    CAREFUL: {"let_in": 1.25, "spared": 1.25, "use_special": 1.3, "step_saves": 1.2, "stay": 1.25},
    BOLD: {"spared": 0.75, "use_special": 0.6, "stay": 0.7, "removed": 1.2, "wasted": 0.8},
    SPITEFUL: {"use_special": 0.7, "bomb_hamsters": 3.0, "bomb_wet": 2.0},
    TRICKY: {"use_special": 0.7, "move": 0.3, "called": 0.3},
}
"""By temper: how many times as much it makes of these constants as others do."""


def tempered(temper: str, judgement: Judgement) -> Judgement:
    """The judgement of a player of that temper who would else judge so."""
    changed = {name: times * getattr(judgement, name) for name, times in TIMES[temper].items()}
    kept = [one + FONDNESS[temper] * (kind in LIKED[temper]) for kind, one in zip(KINDS, judgement.kept, strict=True)]
    return replace(judgement, kept=tuple(kept), **changed)


def manner(temper: str) -> Manner:
    """How a town of that temper plays."""
    own = tempered(temper, RULES_OF_THUMB)

    def thumb(state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        return policy.choose(state, seat, rng, own)

    as_it_likes = partial(tempered, temper)
    sure = choosing(as_it_likes)
    learned = replace(LEARNED, policy=sure, lesser=less_sure(sure, as_it_likes))
    return Manner(thumb, slips.slip, learned, UNSEARCHED)


MANNERS: Mapping[str, Manner] = {temper: manner(temper) for temper in TIMES}
