"""The learned policy of Run, Hamster, Run!: what it chooses from, and what of each action it weighs.

It never does what an onlooker would shake his head at: it goes down no strip, helps no rival up, and begins no hopeless
test. What the rules of thumb would do is one of the things that it weighs, and what it does before it has learned.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from hamster_table.engine.kernel import Action, Seat, Step
from hamster_table.engine.learned_choice import Asked, LearnedChoice, LearnedPolicy, Numbers
from hamster_table.engine.run_hamster_run import heuristics, policy, sight
from hamster_table.engine.run_hamster_run.actions import (
    BITE,
    DEEDS,
    FLIPS,
    FRISKINESS,
    LANES,
    METTLE,
    PIT,
    REST,
    RUN,
    SCAMPER,
    SQUARES,
    STRIPS,
    THROW,
    TRAITS,
    Challenge,
    Change,
    Climb,
    Deed,
    Flip,
    Push,
    Recover,
    Sidestep,
    Spend,
    Square,
    Stop,
    Take,
    Trait,
    Walk,
)
from hamster_table.engine.run_hamster_run.chips import face_up
from hamster_table.engine.run_hamster_run.deed_bite_throw import LAND, ChooseLanding, TakeChip, landings
from hamster_table.engine.run_hamster_run.deeds import OFFERS, RECOVER, STOP, Act, may_change
from hamster_table.engine.run_hamster_run.grid import NEIGHBOURS
from hamster_table.engine.run_hamster_run.manners import looks_silly
from hamster_table.engine.run_hamster_run.round import DECLARE, SPLITS, AllocatePluck, DeclareDeed
from hamster_table.engine.run_hamster_run.setup import PLACES, PlaceHamster
from hamster_table.engine.run_hamster_run.sight import CELLS, CHIPS, HEIGHTS, LOSSES, MARGINS, TURNS
from hamster_table.engine.run_hamster_run.state import PLUCK, START_STRIPS, RunHamsterRun

Parts = tuple[int, ...]
NO_LUCK = random.Random(0)
"""For rules of thumb that draw nothing."""
FREE = NEAREST = 4
"""So many rivals close to a square are as many as more."""

# Placing. Part 0, here and below, is none.
_numbers = Numbers(1)
PLACE_THUMB, PLACE_STRIP, PLACE_LANE = _numbers.take(1), _numbers.take(STRIPS), _numbers.take(LANES)
PLACE_TOUCHING, PLACE_NEAR, PLACE_PARTS = _numbers.take(FREE), _numbers.take(NEAREST + 1), _numbers.next
PLACE_SEEN = 36
"""How many play, and how many are placed."""


def placing(state: RunHamsterRun, seat: Seat) -> Asked:
    """Where a hamster steps onto the belt: how far up, how far aside, and how close to others."""
    there = [square for square in state.where if square >= 0]
    top = range(LANES * (START_STRIPS - 1), LANES * START_STRIPS)
    is_lonely = any(square not in there and not heuristics.touching(state, seat, square) for square in top)
    actions, parts = [], []
    for place in PLACES:
        square = place.square
        if square in there:
            continue
        steps = [abs(square // LANES - one // LANES) + abs(square % LANES - one % LANES) for one in there]
        touching, near = steps.count(1), steps.count(1) + steps.count(2)
        is_thumb = square in top and not (is_lonely and touching)
        actions.append(place)
        parts.append((
            PLACE_STRIP + square // LANES, PLACE_LANE + square % LANES, PLACE_TOUCHING + min(FREE - 1, touching),
            PLACE_NEAR + min(NEAREST, near), PLACE_THUMB * is_thumb,
        ))  # fmt: skip
    return Asked([6 * state.seats + len(there)], actions, parts)


# Allocating
_numbers = Numbers(1)
SPLIT_SCAMPER, SPLIT_METTLE, SPLIT_FRISKINESS = _numbers.take(CHIPS), _numbers.take(CHIPS), _numbers.take(CHIPS)
SPLIT_EACH = [_numbers.take(len(splits)) for splits in SPLITS]
SPLIT_WANTED, SPLIT_ALL_METTLE, SPLIT_PARTS = _numbers.take(5), _numbers.take(1), _numbers.next
IN_PIT = CHIPS
"""Instead of the Scamper that the rules of thumb want: there all is Mettle."""
SURPRISES = 2
"""More chips of Friskiness than this, and than all the others, nobody allocates."""


def _split(pluck: int, wanted: int) -> tuple[Sequence[Action], Sequence[Parts]]:
    """The splits of so much pluck with their parts, for a hamster that wants so much Scamper."""
    actions, parts = [], []
    for n, one in enumerate(SPLITS[pluck]):
        if one.friskiness > max(SURPRISES, one.scamper + one.mettle):
            continue
        thumb = SPLIT_WANTED + max(0, min(4, one.scamper - wanted + 2))
        actions.append(one)
        parts.append((
            SPLIT_SCAMPER + one.scamper, SPLIT_METTLE + one.mettle, SPLIT_FRISKINESS + one.friskiness,
            SPLIT_EACH[pluck] + n, thumb if wanted != IN_PIT else SPLIT_ALL_METTLE * (one.mettle == pluck),
        ))  # fmt: skip
    return actions, parts


SPLIT_OPTIONS = tuple(tuple(_split(pluck, wanted) for wanted in range(IN_PIT + 1)) for pluck in range(CHIPS))


def allocating(state: RunHamsterRun, seat: Seat) -> Asked:
    """How a hamster splits its pluck."""
    pluck = state.hand[seat]
    wanted = IN_PIT if state.where[seat] == PIT else policy.scamper_wanted(state, seat, pluck)
    return Asked(sight.at_start(state, seat), *SPLIT_OPTIONS[pluck][wanted])


# Declaring
_numbers = Numbers(1)
DEED_BEST, DEED_EACH, DEED_WORTH = _numbers.take(1), _numbers.take(len(DEEDS)), _numbers.take(len(DEEDS) * LOSSES)
DEED_PARTS = _numbers.next


def declaring(state: RunHamsterRun, seat: Seat) -> Asked | None:
    """What a hamster declares; None for one that has passed out."""
    if state.asleep[seat]:
        return None
    pluck, seen = state.pluck(seat), sight.declaring(state, seat)
    worth = [policy.worth(state, seat, deed, pluck) for deed in DEEDS]
    most = max(worth)
    actions, parts = [], []
    for n, (deed, one) in enumerate(zip(DEEDS, worth, strict=True)):
        loss = n * LOSSES + sight.loss(most - one)
        seen.append(sight.WORTH + loss)
        if state.where[seat] != PIT or deed == REST or (deed == BITE and _may_bite_in_pit(state, seat)):
            actions.append(DECLARE[n])
            parts.append((DEED_EACH + n, DEED_WORTH + loss, DEED_BEST * (one == most)))
    return Asked(seen, actions, parts)


def _may_bite_in_pit(state: RunHamsterRun, seat: Seat) -> bool:
    return state.mettle[seat] > 0 and bool(heuristics.reachable(state, seat))


# Acting
WAYS = {(1, 0): 0, (0, -1): 1, (0, 1): 2, (1, -1): 3, (1, 1): 4, (-1, 0): 5, (-1, -1): 6, (-1, 1): 7}
"""From a square to one next to it, by strips up and lanes to the right."""
DOWN = len(WAYS)
"""The way to a rival in the pit."""
OVER = {(up, aside): 5 * up + aside + 2 for up in range(3) for aside in range(-2, 3)}
"""The same to where a climb lands."""
KINDS = PUSHES, BITES, THROWS = range(3)
"""The kinds of tests; those of moves are Run, Bite and Throw, in the same order."""
ODDS = 8
HOPELESS = 4
"""A test is hopeless against so many times one's own Mettle."""
_numbers = Numbers(1)
ACT_THUMB, ACT_STOP, ACT_FLIP = _numbers.take(1), _numbers.take(len(DEEDS)), _numbers.take(len(WAYS))
ACT_SPEND, ACT_SIDESTEP = _numbers.take(len(WAYS) ** 2), _numbers.take(2)
ACT_CLIMB, ACT_WALK, ACT_FIGHT = _numbers.take(2 * len(OVER)), _numbers.take(len(WAYS)), _numbers.take(3 * (DOWN + 1))
ACT_CHANGE, ACT_RECOVER, ACT_AFTER = _numbers.take(len(DEEDS) ** 2), _numbers.take(1), _numbers.take(HEIGHTS * CHIPS)
ACT_MARGIN, ACT_AHEAD, ACT_ODDS = _numbers.take(3 * MARGINS), _numbers.take(3 * 3), _numbers.take(3 * ODDS)
ACT_PLUCK, ACT_OTHER_MARGIN = _numbers.take(3 * CHIPS), _numbers.take(3 * MARGINS)
ACT_TURN, ACT_INTO_PIT, ACT_PARTS = _numbers.take(3 * TURNS), _numbers.take(1), _numbers.next

CHANGE = {(deed, trait): Change(deed, trait) for deed in DEEDS for trait in TRAITS}
PAYS = {deed: (FRISKINESS, METTLE, SCAMPER) if deed == RUN else (FRISKINESS, SCAMPER, METTLE) for deed in DEEDS}
"""By new deed: the traits from which its chip is paid, the least needed first."""


def acting(state: RunHamsterRun, seat: Seat) -> Asked:
    """The next part of a deed."""
    here, deed, actions = state.where[seat], state.declared[seat], _parts_of_deed(state, seat)
    if may_change(state, seat):
        actions += _changes(state, seat, deed)
    if len(actions) == 1:
        return Asked((), actions, ())
    step = state.agenda[-1]
    assert isinstance(step, Act)
    thumb = policy.act(state, seat, NO_LUCK, step)
    parts = [_act_parts(state, seat, here, deed, action, action == thumb) for action in actions]
    return Asked(sight.acting(state, seat), actions, parts)


def _parts_of_deed(state: RunHamsterRun, seat: Seat) -> list[Action]:
    """How the deed may go on; it ends while it has begun with nothing, or breath is left, only where it must."""
    here, deed = state.where[seat], state.declared[seat]
    offers = OFFERS[deed](state, seat)
    if deed == REST:
        return [RECOVER[METTLE] if offers else STOP]
    found = [action for action in offers if _is_sane(state, seat, here, action)]
    ahead = here + LANES
    has_more = bool(face_up(state, seat)) if deed == RUN else not (state.walked or state.begun)
    may_stay = here < 0 or ahead >= SQUARES or state.occupant[ahead] >= 0 or not has_more
    return [*found, STOP] if may_stay or not found else found


def _is_sane(state: RunHamsterRun, seat: Seat, here: Square, action: Action) -> bool:
    """Whether it leads down no strip, helps no rival up, and is not hopeless."""
    row = here // LANES
    if isinstance(action, Flip | Walk):
        return action.square // LANES >= row
    if isinstance(action, Spend):
        return action.then is not None and row <= action.square // LANES <= action.then // LANES != row
    if isinstance(action, Climb):
        return action.square // LANES > row
    if isinstance(action, Push):
        return state.where[action.target] // LANES < row
    if isinstance(action, Challenge):
        return state.mettle[seat] * HOPELESS > state.mettle[action.target]
    return True


def _changes(state: RunHamsterRun, seat: Seat, declared: Deed) -> list[Action]:
    """The other deeds that can do something, each paid for by the chip that it needs least."""
    found: list[Action] = []
    for deed in DEEDS:
        if deed == declared or (state.where[seat] == PIT and deed in (RUN, THROW)):
            continue
        paid: Trait = next(trait for trait in PAYS[deed] if state.trait(trait)[seat])
        breath, mettle = state.scamper[seat] - (paid == SCAMPER), state.mettle[seat] - (paid == METTLE)
        if deed == REST or (breath > 0 if deed == RUN else mettle >= 1 + (deed == THROW)):
            found.append(CHANGE[deed, paid])
    return found


def _act_parts(state: RunHamsterRun, seat: Seat, here: Square, deed: Deed, action: Action, is_thumb: bool) -> Parts:
    thumb, kind = ACT_THUMB * is_thumb, (RUN, BITE, THROW, REST).index(deed)
    if isinstance(action, Challenge | Push):
        return thumb, *_fight_parts(state, seat, here, action.target, kind)
    if isinstance(action, Stop):
        return thumb, ACT_STOP + DEEDS.index(deed), 0, 0, 0, 0, 0
    if isinstance(action, Change):
        return thumb, ACT_CHANGE + len(DEEDS) * DEEDS.index(deed) + DEEDS.index(action.deed), 0, 0, 0, 0, 0
    if isinstance(action, Recover):
        return thumb, ACT_RECOVER, 0, 0, 0, 0, 0
    what, to, chips = _move(here, action)
    left, height, ahead = face_up(state, seat) - chips, sight.height_of(to), to + LANES
    way = 2 if ahead >= SQUARES else int(state.occupant[ahead] >= 0)
    return (
        thumb, what, ACT_AFTER + height * CHIPS + left if kind == PUSHES else 0,
        ACT_MARGIN + MARGINS * kind + sight.margin(state, height), ACT_AHEAD + 3 * kind + way, 0, 0,
    )  # fmt: skip


def _move(here: Square, action: Action) -> tuple[int, Square, int]:
    """What a move is, where it ends, and the face-up chips that it takes."""
    if isinstance(action, Flip):
        return ACT_FLIP + _way(here, action.square), action.square, 1
    if isinstance(action, Sidestep):
        return ACT_SIDESTEP + (action.square > here), action.square, 0
    if isinstance(action, Climb):
        to, flips = action.square, action.price == FLIPS
        over = OVER[to // LANES - here // LANES, to % LANES - here % LANES]
        return ACT_CLIMB + 2 * over + flips, to, 2 + flips
    if isinstance(action, Walk):
        return ACT_WALK + _way(here, action.square), action.square, 0
    assert isinstance(action, Spend) and action.then is not None
    return (
        ACT_SPEND + len(WAYS) * _way(here, action.square) + _way(action.square, action.then), action.then, 1,
    )  # fmt: skip


def _way(here: Square, there: Square) -> int:
    return WAYS[there // LANES - here // LANES, there % LANES - here % LANES]


def _fight_parts(state: RunHamsterRun, seat: Seat, here: Square, other: Seat, kind: int) -> Parts:
    there, own, against = state.where[other], state.mettle[seat], state.mettle[other]
    is_sure = kind == PUSHES and other in state.pushed
    odds = ODDS - 1 if is_sure else (ODDS - 1) * own // max(1, own + against)
    margin = sight.margin(state, sight.height_of(there))
    return (
        ACT_FIGHT + (DOWN + 1) * kind + (DOWN if there < 0 else _way(here, there)), ACT_ODDS + ODDS * kind + odds,
        ACT_PLUCK + CHIPS * kind + state.pluck(other), ACT_OTHER_MARGIN + MARGINS * kind + margin,
        ACT_TURN + TURNS * kind + sight.turn(state, seat, other), ACT_INTO_PIT * (kind == PUSHES and there < LANES),
    )  # fmt: skip


# Taking a chip
_numbers = Numbers(1)
TAKE_THUMB, TAKE_TURN = _numbers.take(1), _numbers.take(len(TRAITS) * TURNS)
TAKE_CHIPS, TAKE_PARTS = _numbers.take(len(TRAITS) * CHIPS), _numbers.next


def taking(state: RunHamsterRun, seat: Seat) -> Asked:
    """From which trait a bitten hamster loses its chip."""
    step = state.agenda[-1]
    assert isinstance(step, TakeChip)
    turn, thumb = sight.turn(state, seat, step.target), policy.take(state, seat, NO_LUCK, step)
    actions = [action for action in step.actions(state, seat) if isinstance(action, Take)]
    parts = []
    for action in actions:
        n, chips = TRAITS.index(action.trait), state.trait(action.trait)[step.target]
        parts.append((TAKE_TURN + TURNS * n + turn, TAKE_CHIPS + CHIPS * n + chips, TAKE_THUMB * (action == thumb)))
    return Asked(sight.declaring(state, seat), actions, parts)


# Throwing
_numbers = Numbers(1)
DROPS = PLUCK + 1
LAND_THUMB, LAND_HEIGHT, LAND_MARGIN = _numbers.take(1), _numbers.take(HEIGHTS), _numbers.take(MARGINS)
LAND_DROP, LAND_TOUCHING, LAND_LANE = _numbers.take(DROPS), _numbers.take(FREE), _numbers.take(LANES + 1)
LAND_NEAR, LAND_PARTS = _numbers.take(len(CELLS) + 1), _numbers.next


def landing(state: RunHamsterRun, seat: Seat) -> Asked:
    """Where a thrown hamster lands: no higher than it stood."""
    step = state.agenda[-1]
    assert isinstance(step, ChooseLanding)
    origin, here, thumb = state.where[step.target], state.where[seat], policy.land(state, seat, NO_LUCK, step)
    actions, parts = [], []
    for square in landings(state, seat, step.target):
        if square // LANES > origin // LANES:
            continue
        action, height = LAND[square], sight.height_of(square)
        near, lane, touching = None, LANES, 0
        if square != PIT:
            beside = (state.occupant[one] for one in NEIGHBOURS[state.diagonal][square] if one >= 0)
            near, lane = sight.cell(here, square), square % LANES
            touching = sum(one not in (-1, step.target) for one in beside)
        actions.append(action)
        parts.append((
            LAND_HEIGHT + height, LAND_MARGIN + sight.margin(state, height),
            LAND_DROP + min(DROPS - 1, sight.height_of(origin) - height), LAND_TOUCHING + min(FREE - 1, touching),
            LAND_LANE + lane, LAND_NEAR + (len(CELLS) if near is None else near), LAND_THUMB * (action == thumb),
        ))  # fmt: skip
    return Asked(sight.declaring(state, seat), actions, parts)


# What the rules of thumb would do is liked from the beginning: of splits, as much Scamper as they want or one more.
LIKED_SPLITS = {SPLIT_WANTED + 2: 3.0, SPLIT_WANTED + 3: 3.0, SPLIT_WANTED + 4: 1.0, SPLIT_ALL_METTLE: 4.0}
CHOICES = (
    LearnedChoice("placing", PlaceHamster, PLACE_SEEN, PLACE_PARTS, placing, {PLACE_THUMB: 3.0}),
    LearnedChoice(
        "allocating", AllocatePluck, sight.AT_START, SPLIT_PARTS, allocating,
        LIKED_SPLITS | {SPLIT_FRISKINESS + chips: -1.0 for chips in range(SURPRISES + 1, CHIPS)},
    ),
    LearnedChoice("declaring", DeclareDeed, sight.DECLARING, DEED_PARTS, declaring, {DEED_BEST: 2.0}),
    LearnedChoice("acting", Act, sight.ACTING, ACT_PARTS, acting, {ACT_THUMB: 4.0}),
    LearnedChoice("taking", TakeChip, sight.DECLARING, TAKE_PARTS, taking, {TAKE_THUMB: 3.0}),
    LearnedChoice("landing", ChooseLanding, sight.DECLARING, LAND_PARTS, landing, {LAND_THUMB: 4.0}),
)  # fmt: skip


WEIGHTS = Path(__file__).with_name("learned.json")
VARIED: Mapping[type[Step[Any, Any]], float] = {PlaceHamster: 4.5}
"""Hamsters step onto the belt here or there: the lanes are about as good as each other."""
LEARNED_POLICY = LearnedPolicy(WEIGHTS, CHOICES, policy.choose, hesitation=0.4, shuns=looks_silly, varied=VARIED)
"""What was learned to be done in a view, more surely than while it was learned, when much was tried out."""
LESSER_POLICY = replace(LEARNED_POLICY, hesitation=3.05)
"""The same, less surely: half way between the rules of thumb and all that was learned."""
