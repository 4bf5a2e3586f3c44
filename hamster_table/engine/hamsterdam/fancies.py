"""What takes the fancy of Whim: a dam laid out as it is pretty, favourite cards, a special for its own sake.

None of it lets water in that a hamster there could stop, sends a hamster into the water, or leaves one in the pile.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from hamster_table.engine.hamsterdam import breach, deployment, flood, movement, redeployment, setup, turn
from hamster_table.engine.hamsterdam.actions import (
    CARDS,
    COLLAPSE,
    DECLINE,
    DONE,
    PLAIN,
    WAYS,
    Deploy,
    MoveHamster,
    Plug,
    PutHamster,
)
from hamster_table.engine.hamsterdam.heuristics import advantage
from hamster_table.engine.hamsterdam.policy import after_use, loss
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Action, Seat

PERCENT = 60
"""In how many of 100 choices Whim follows a fancy. By games between computers, in which it is to beat random play and
lose to Steady."""
LIKED = 1, 1, 2, 3
"""How much more often a favourite card is given a hamster."""
TOLERATED = 1.5
"""An end of the dam is flipped though it costs so much more than the other one, in tokens."""
NOT_WASTED = 0.2
"""An ability for its own sake makes the roll better by more than this, in tokens."""
CROWD = 4
"""No further hamster is put where so many stand already, while there is another card."""


def fancy(view: Hamsterdam, seat: Seat, rng: random.Random) -> Action | None:
    """An action that a child might like in this place; None: nothing takes its fancy."""
    fancies = FANCIES.get(type(view.agenda[-1]))
    return fancies(view, seat, rng) if fancies is not None else None


def any_of_them(view: Hamsterdam, seat: Seat, rng: random.Random) -> Action | None:
    """Whatever is prettiest: before the first round nothing looks wrong."""
    return view.agenda[-1].sample(view, seat, rng)


def favourites(view: Hamsterdam, seat: Seat, rng: random.Random) -> Action | None:
    """Everybody onto the dam, more of them on favourite cards; specials where they look nice."""
    base = CARDS * seat
    ways = [WAYS[number] * rng.choice(LIKED) for number in view.numbers[base : base + CARDS]]
    specials = tuple((special, rng.randrange(CARDS)) for special in view.specials_in_pile(seat))
    return Deploy(deployment.spread(view.pile[seat], ways), specials)


def change(view: Hamsterdam, seat: Seat, rng: random.Random) -> Action | None:
    """An ability for its own sake, where it makes the roll better."""
    least = advantage(view, seat, view.die_a + view.die_b) + NOT_WASTED
    uses = (action for action in view.agenda[-1].actions(view, seat) if action != DECLINE)
    found = [use for use in uses if after_use(view, seat, use) > least]
    return rng.choice(found) if found else None


def plug(view: Hamsterdam, seat: Seat, rng: random.Random) -> Action | None:
    """Any hamster that can plug, a special as well."""
    found = [plug for plug in flood.plugs(view, seat) if isinstance(plug, Plug)]
    return rng.choice(found) if found else None


def collapse(view: Hamsterdam, seat: Seat, rng: random.Random) -> Action | None:
    """Either end, unless that costs much more."""
    first, last = view.first_unflipped[seat], view.last_unflipped[seat]
    costs = {first: loss(view, first, first + 1), last: loss(view, last, last - 1)}
    return COLLAPSE[rng.choice([spot for spot in (first, last) if costs[spot] <= min(costs.values()) + TOLERATED])]


def move(view: Hamsterdam, seat: Seat, rng: random.Random) -> Action | None:
    """A step onto a dry card where fewer stand, even then, so that it is no reason to step back; else all stay."""
    if view.moved:
        return None
    steps = [step for step in movement.moves(view, seat) if isinstance(step, MoveHamster)]
    found = [step for step in steps if not view.water[step.to] and view.stack(step.origin) > view.stack(step.to) + 1]
    return rng.choice(found) if found else DONE


def put(view: Hamsterdam, seat: Seat, rng: random.Random) -> Action | None:
    """The next hamster onto any dry card that is not crowded."""
    waiting = [*view.specials_in_pile(seat), *([PLAIN] if view.pile[seat] else [])]
    dry = [spot for spot in view.row(seat) if not view.water[spot]]
    room = [spot for spot in dry if view.stack(spot) < CROWD] or dry
    return PutHamster(rng.choice(waiting), rng.choice(room), PLAIN) if waiting and room else None


FANCIES: Mapping[type[Any], Callable[[Hamsterdam, Seat, random.Random], Action | None]] = {
    setup.PassTwo: any_of_them, setup.LineUp: any_of_them, setup.ChooseSpecials: any_of_them,
    deployment.DeployHamsters: favourites, turn.ChangeRoll: change, flood.PlugHole: plug, breach.Breach: collapse,
    movement.Move: move, redeployment.Redeploy: put,
}  # fmt: skip
