"""How Steady errs: it does what looks about as good, as people do whose mind wanders, and once at most in a turn or a
redeployment."""

from __future__ import annotations

import random

from hamster_table.engine.hamsterdam import fancies, movement, redeployment, turn
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Action, Seat

PERCENT = 90
"""In how many of 100 choices at which Steady may slip it does."""
MOMENTS = turn.ChangeRoll, movement.Move
"""In each turn it may slip at one of these, in turn."""
PILES = 5
"""In a redeployment it may put one of its last so many hamsters elsewhere."""


def slip(view: Hamsterdam, seat: Seat, rng: random.Random) -> Action | None:
    """An action about as good as the best at first sight; None: its mind does not wander here."""
    step = type(view.agenda[-1])
    if step is redeployment.Redeploy:
        # Each comes once: the pile only shrinks, once its specials are gone.
        wanders = view.pile[seat] == 1 + (view.round + seat) % PILES and not view.specials_in_pile(seat)
        return fancies.put(view, seat, rng) if wanders else None
    if step is not MOMENTS[(view.round + view.turn) % len(MOMENTS)]:
        return None
    if step is movement.Move:
        return fancies.move(view, seat, rng)
    # Asked again after each special that was used on a roll (HD-80): by then it is awake.
    return None if view.used_mask else fancies.change(view, seat, rng)
