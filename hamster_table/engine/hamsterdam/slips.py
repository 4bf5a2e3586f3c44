"""How Steady errs: it does what looks about as good, as people do whose mind wanders, and once at most in a turn or a
redeployment."""

from __future__ import annotations

import random
from dataclasses import replace

from hamster_table.engine.hamsterdam import deployment, fancies, movement, policy, redeployment, setup, turn
from hamster_table.engine.hamsterdam.actions import PLAIN, MoveHamster, PutHamster
from hamster_table.engine.hamsterdam.heuristics import rolls_left, values_of_one_more
from hamster_table.engine.hamsterdam.judgement import RULES_OF_THUMB, VARIETY
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Action, Seat, play, silent

PERCENT = 90
"""In how many of 100 choices at which Steady may slip it does."""
MOMENTS = turn.ChangeRoll, movement.Move
"""From one movement to the next it may slip at one of these, in turn."""
PILES = 5
"""In a redeployment it may put one of its last so many hamsters elsewhere."""
AS_GOOD = 0.05
"""A step that loses no more than this, in tokens, looks about as good: the rules of thumb do not take it back."""
OPENINGS = replace(RULES_OF_THUMB, variety=VARIETY)
"""How it lays out its dam and deploys: no two games begin the same."""


def slip(view: Hamsterdam, seat: Seat, rng: random.Random) -> Action | None:
    """An action about as good as the best at first sight; None: its mind does not wander here."""
    step = type(view.agenda[-1])
    if step is setup.LineUp or step is deployment.DeployHamsters:
        return policy.choose(view, seat, rng, OPENINGS)
    if step is redeployment.Redeploy:
        # Each comes once: the pile only shrinks, once its specials are gone.
        wanders = view.pile[seat] == 1 + (view.round + seat) % PILES and not view.specials_in_pile(seat)
        if wanders:
            return fancies.put(view, seat, rng)
        return policy.cleaner_first(view, seat) or spare_a_special(view, seat, rng)
    # Not by turns: all movements of a round come after as many, with two seats and four after an even number.
    movements = view.turn // turn.MOVEMENT_EVERY[view.seats]
    if step is not MOMENTS[(view.round + movements + seat) % len(MOMENTS)]:
        return None
    if step is movement.Move:
        return step_aside(view, seat, rng)
    # Asked again after each special that was used on a roll (HD-80): by then it is awake.
    return None if view.used_mask else fancies.change(view, seat, rng)


def step_aside(view: Hamsterdam, seat: Seat, rng: random.Random) -> Action | None:
    """A step about as good as another, in a round always to the same side: none is taken back by the next."""
    if view.moved:
        return None
    aside = 1 if (view.round + seat) % 2 else -1
    values = values_of_one_more(rolls_left(view))
    found = [
        step
        for step in movement.moves(view, seat)
        if isinstance(step, MoveHamster)
        and step.to == step.origin + aside
        and not view.water[step.to]
        and view.stack(step.origin) > 1
        and policy.value_at(view, step.to, values) >= policy.value_at(view, step.origin, values, -1) - AS_GOOD
    ]
    return rng.choice(found) if found else None


def spare_a_special(view: Hamsterdam, seat: Seat, rng: random.Random) -> Action | None:
    """An ordinary hamster into the water where the rules of thumb, which put the specials last, would send one."""
    asked = view.agenda[-1]
    ahead = view.copy() if view.pile[seat] and view.in_pile_mask[seat] else None
    while ahead is not None and ahead.agenda and ahead.agenda[-1] is asked:
        action = policy.redeploy(ahead, seat, rng, RULES_OF_THUMB)
        if isinstance(action, PutHamster) and action.hamster != PLAIN and ahead.water[action.spot]:
            return PutHamster(PLAIN, action.spot, PLAIN)
        play(ahead, seat, action, silent)
    return None
