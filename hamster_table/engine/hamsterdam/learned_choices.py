"""The learned policy of Hamsterdam: what it chooses from, and what of each action it weighs.

What the constants that games have taught would do (`TunedPolicy`) is one of the things that it weighs, and what it does
before it has learned.
"""

from __future__ import annotations

import random
from bisect import bisect
from collections.abc import Callable
from functools import partial

from hamster_table.engine.hamsterdam import policy, sight
from hamster_table.engine.hamsterdam.actions import (
    DECLINE,
    DONE,
    KINDS,
    MOMSTER,
    NAPSTER,
    PLAIN,
    SEAT_OF,
    SKIP,
    Collapse,
    Done,
    LetIn,
    MoveHamster,
    Plug,
    PutHamster,
    SkipMovement,
    Spot,
    Use,
)
from hamster_table.engine.hamsterdam.breach import Breach
from hamster_table.engine.hamsterdam.flood import PlugHole
from hamster_table.engine.hamsterdam.heuristics import (
    advantage,
    expected_loss,
    rolls_left,
    value_of,
    values_of_one_more,
    values_when_put,
)
from hamster_table.engine.hamsterdam.judgement import Judgement
from hamster_table.engine.hamsterdam.movement import Move, UseSkip, moves
from hamster_table.engine.hamsterdam.redeployment import PUT, Redeploy, extras
from hamster_table.engine.hamsterdam.sight import CARD_KINDS, FULLNESS, GAPS, STATUSES
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.specials.ability import spot_of
from hamster_table.engine.hamsterdam.specials.registry import MOVES, ability_of, offers
from hamster_table.engine.hamsterdam.state import ROLLS_A_ROUND, Hamsterdam
from hamster_table.engine.hamsterdam.turn import ChangeRoll, React
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.learned_choice import Asked, LearnedChoice, Numbers

Parts = tuple[int, ...]
NO_LUCK = random.Random(0)
"""For choices in which a judgement draws nothing."""
STEPS = (-0.8, -0.6, -0.45, -0.32, -0.22, -0.14, -0.08, -0.03, 0.0, 0.03, 0.08, 0.14, 0.22, 0.32, 0.45, 0.6, 0.8)
GAINS = len(STEPS) + 1
"""Gains in tokens, from much less than nothing to nearly one token."""
WHO = len(KINDS) + 1
"""Who does it: an ordinary hamster or a kind of special."""
ENDS = 4
"""So far a card lies from the nearer end of its dam: 3 is 3 and more."""
HALF = FULLNESS // 2
LEFT = 12
"""So many hamsters in reserve are as many as more."""
TWICE = 2 * len(KINDS)
"""The abilities, each its owner's and copied."""
Judged = Callable[[], Judgement]
"""Whose judgement is weighed."""


def gain_number(gain: float) -> int:
    """Which of `GAINS` it is."""
    return bisect(STEPS, gain + sight.LAST_DIGITS)


def who(hamster: int) -> int:
    """Which of `WHO` it is."""
    return KIND_OF[hamster] + 1


def ability(use: Use) -> int:
    """Which of `TWICE` it is."""
    return 2 * ability_of(use) + (use.copied != PLAIN)


def from_end(state: Hamsterdam, seat: Seat, spot: Spot) -> int:
    """Which of `ENDS` it is."""
    return min(ENDS - 1, spot - state.first_unflipped[seat], state.last_unflipped[seat] - spot)


def lateness(state: Hamsterdam) -> int:
    """How full the towns are, of `HALF`."""
    return sight.late(state) // 2


# The roll. Part 0, here and below, is none.
_numbers = Numbers(1)
CHANGE_THUMB, CHANGE_KIND, CHANGE_GAIN = _numbers.take(1), _numbers.take(TWICE), _numbers.take(GAINS)
CHANGE_LATE, CHANGE_NOT, CHANGE_NOW = _numbers.take(HALF), _numbers.take(1), _numbers.take(GAINS)
CHANGE_LOSS, CHANGE_PARTS = _numbers.take(4), _numbers.next


def changing(judged: Judged, state: Hamsterdam, seat: Seat) -> Asked:
    """Whether the dice are changed."""
    judgement = judged()
    number = state.die_a + state.die_b
    now, loss = advantage(state, seat, number, judgement), expected_loss(state, seat, number, judgement)
    losses = min(3, round(loss + sight.LAST_DIGITS))
    actions = [*state.agenda[-1].actions(state, seat)]
    thumb = policy.change_roll(state, seat, NO_LUCK, judgement)
    parts = []
    for action in actions:
        is_thumb = CHANGE_THUMB * (action == thumb)
        if isinstance(action, Use):
            more = policy.after_use(state, seat, action, judgement) - now
            parts.append((
                is_thumb, CHANGE_KIND + ability(action), CHANGE_GAIN + gain_number(more / 2),
                CHANGE_LATE + lateness(state), 0,
            ))  # fmt: skip
        else:
            parts.append((is_thumb, CHANGE_NOT, CHANGE_NOW + gain_number(now / 2), CHANGE_LOSS + losses, 0))
    return Asked(sight.seen(state, seat), actions, parts)


_numbers = Numbers(1)
REACT_THUMB, REACT_KIND, REACT_GAIN = _numbers.take(1), _numbers.take(TWICE), _numbers.take(GAINS)
REACT_LATE, REACT_NOT, REACT_NOW = _numbers.take(HALF), _numbers.take(1), _numbers.take(GAINS)
REACT_TO, REACT_PARTS = _numbers.take(CARD_KINDS), _numbers.next


def reacting(judged: Judged, state: Hamsterdam, seat: Seat) -> Asked:
    """Whether the roll is answered."""
    judgement, number = judged(), state.counts[seat]
    now = expected_loss(state, seat, number, judgement)
    thumb = policy.react(state, seat, NO_LUCK, judgement)
    actions = [*state.agenda[-1].actions(state, seat)]
    parts = []
    for action in actions:
        is_thumb = REACT_THUMB * (action == thumb)
        if not isinstance(action, Use):
            parts.append((is_thumb, REACT_NOT, REACT_NOW + gain_number(now / 2), 0, 0))
            continue
        to = 0
        if not action.target:
            more = now
        elif ability_of(action) != NAPSTER:
            more = now - expected_loss(state, seat, number + action.target[0], judgement)
        else:
            more = policy.change_by_step(state, spot_of(state, action.special), action.target[0], number, judgement)
            to = REACT_TO + sight.card(state, action.target[0])
        parts.append((
            is_thumb, REACT_KIND + ability(action), REACT_GAIN + gain_number(more / 2),
            REACT_LATE + lateness(state), to,
        ))  # fmt: skip
    return Asked(sight.seen(state, seat), actions, parts)


WORTH_A_WALK = 0.1
"""A Napster that no flood makes walk does so where it is needed so much more, in tokens."""


def is_idle_walk(state: Hamsterdam, seat: Seat, action: Action) -> bool:
    """Whether a Napster walks though the flood comes elsewhere, and is hardly needed more where it goes: to and fro."""
    if not isinstance(action, Use) or ability_of(action) != NAPSTER:
        return False
    here, to = spot_of(state, action.special), action.target[0]
    if state.counts[seat] in (state.numbers[here], state.numbers[to]):
        return False
    values = values_of_one_more(rolls_left(state))
    return policy.value_at(state, to, values) < policy.value_at(state, here, values, -1) + WORTH_A_WALK


# Water
_numbers = Numbers(1)
PLUG_THUMB, PLUG_WHO, PLUG_AT = _numbers.take(1), _numbers.take(WHO), _numbers.take(CARD_KINDS)
PLUG_ROLLS, PLUG_KIND, PLUG_USE_AT = _numbers.take(ROLLS_A_ROUND + 1), _numbers.take(TWICE), _numbers.take(CARD_KINDS)
PLUG_USE_ROLLS, PLUG_NOT = _numbers.take(ROLLS_A_ROUND + 1), _numbers.take(1)
PLUG_LET_IN, PLUG_PARTS = _numbers.take(CARD_KINDS), _numbers.next


def plugging(judged: Judged, state: Hamsterdam, seat: Seat) -> Asked:
    """Who plugs a hole, or what else is done about a flood."""
    judgement = judged()
    actions = [*state.agenda[-1].actions(state, seat)]
    thumb = policy.plug(state, seat, NO_LUCK, judgement)
    parts = []
    for action in actions:
        is_thumb = PLUG_THUMB * (action == thumb)
        if isinstance(action, Plug):
            parts.append((
                is_thumb, PLUG_WHO + who(action.hamster), PLUG_AT + sight.card(state, action.spot),
                PLUG_ROLLS + rolls_left(state),
            ))  # fmt: skip
        elif isinstance(action, Use):
            spot = action.target[0] if action.target else spot_of(state, action.special)
            parts.append((
                is_thumb, PLUG_KIND + ability(action), PLUG_USE_AT + sight.card(state, spot),
                PLUG_USE_ROLLS + rolls_left(state),
            ))  # fmt: skip
        else:
            assert isinstance(action, LetIn)
            parts.append((is_thumb, PLUG_NOT, PLUG_LET_IN + sight.card(state, action.spot), 0))
    return Asked(sight.seen(state, seat), actions, parts)


_numbers = Numbers(1)
BREAK_THUMB, BREAK_CARD, BREAK_TO = _numbers.take(1), _numbers.take(CARD_KINDS), _numbers.take(CARD_KINDS)
BREAK_SWEPT, BREAK_TOWN, BREAK_STACK = _numbers.take(4), _numbers.take(4 * sight.TOWNS), _numbers.take(16)
BREAK_PARTS = _numbers.next


def breaking(judged: Judged, state: Hamsterdam, seat: Seat) -> Asked:
    """At which end the dam breaks."""
    judgement = judged()
    first, last = state.first_unflipped[seat], state.last_unflipped[seat]
    thumb = policy.collapse(state, seat, NO_LUCK, judgement)
    actions, parts = [], []
    for action, to in zip(state.agenda[-1].actions(state, seat), (first + 1, last - 1), strict=True):
        assert isinstance(action, Collapse)
        spot = action.spot
        swept = min(state.stack(spot), state.water[to])
        actions.append(action)
        parts.append((
            BREAK_THUMB * (action == thumb), BREAK_CARD + sight.card(state, spot), BREAK_TO + sight.card(state, to),
            BREAK_SWEPT + min(3, swept),
            BREAK_TOWN + 4 * min(sight.TOWNS - 1, state.town[seat]) + min(3, state.water[spot]),
            BREAK_STACK + 4 * min(3, state.stack(spot)) + min(3, state.stack(to)),
        ))  # fmt: skip
    return Asked(sight.seen(state, seat), actions, parts)


# Movement and redeployment
_numbers = Numbers(1)
MOVE_THUMB, MOVE_NOT, MOVE_SKIP = _numbers.take(1), _numbers.take(ROLLS_A_ROUND + 1), _numbers.take(TWICE)
MOVE_SKIP_GAIN, MOVE_SKIP_LATE, MOVE_FROM = _numbers.take(GAINS), _numbers.take(HALF), _numbers.take(CARD_KINDS)
MOVE_TO, MOVE_GAIN, MOVE_NEAR = _numbers.take(CARD_KINDS), _numbers.take(2 * GAINS), _numbers.take(2 * GAINS)
MOVE_WHO, MOVE_ENDS = _numbers.take(2 * (WHO + 2)), _numbers.take(ENDS * ENDS)
MOVE_WET, MOVE_PARTS = _numbers.take(HALF * (ROLLS_A_ROUND + 1) + 1), _numbers.next


def moving(judged: Judged, state: Hamsterdam, seat: Seat) -> Asked:
    """The step of a movement."""
    judgement = judged()
    steps = [] if state.moved else moves(state, seat)
    actions: list[Action] = [*steps, *offers(state, seat, MOVES), DONE]
    use: Action = DECLINE
    if not state.moved and not state.used_mask:
        use = policy.skip_use(state, seat, judgement)
        if isinstance(use, Use):
            actions.append(SKIP)
    if len(actions) == 1:
        return Asked((), actions, ())
    rolls = rolls_left(state)
    values, late = values_of_one_more(rolls), lateness(state)
    worth = policy.worths(state, seat, values)
    near = policy.near_values(state, seat, worth, 1.0)
    thumb = policy.move(state, seat, NO_LUCK, judgement)
    own = {spot: sight.card(state, spot) for spot in state.row(seat)}
    parts = []
    for action in actions:
        is_thumb = MOVE_THUMB * (action == thumb)
        if isinstance(action, Done):
            parts.append((is_thumb, MOVE_NOT + rolls, 0, 0, 0, 0, 0, 0))
            continue
        if isinstance(action, SkipMovement):
            assert isinstance(use, Use)
            more = policy.use_gain(state, seat, use, judgement)
            parts.append((
                is_thumb, MOVE_SKIP + ability(use), MOVE_SKIP_GAIN + gain_number(more / 2),
                MOVE_SKIP_LATE + late, 0, 0, 0, 0,
            ))  # fmt: skip
            continue
        if isinstance(action, MoveHamster):
            hamster, here, to, swims = action.hamster, action.origin, action.to, action.swims
            kind = who(hamster)
        else:
            assert isinstance(action, Use)
            hamster, here, to, swims = action.special, spot_of(state, action.special), action.target[0], PLAIN
            kind = WHO + (action.copied != PLAIN)
        is_wet = state.water[to] > 0 and swims == PLAIN
        more = (0.0 if is_wet else worth[to][0]) - worth[here][1]
        beyond = (near[to] if not is_wet else 0.0) - near[here]
        parts.append((
            is_thumb, MOVE_FROM + own[here], MOVE_TO + own[to],
            MOVE_GAIN + GAINS * is_wet + gain_number(more), MOVE_NEAR + GAINS * is_wet + gain_number(beyond),
            MOVE_WHO + kind * 2 + is_wet,
            MOVE_ENDS + from_end(state, seat, here) * ENDS + from_end(state, seat, to),
            MOVE_WET + (HALF * rolls + late if is_wet else HALF * (ROLLS_A_ROUND + 1)),
        ))  # fmt: skip
    return Asked(sight.seen(state, seat), actions, parts)


_numbers = Numbers(1)
SKILL_THUMB, SKILL_NOT, SKILL_KIND = _numbers.take(1), _numbers.take(1), _numbers.take(TWICE)
SKILL_GAIN, SKILL_AT, SKILL_WHOSE = _numbers.take(GAINS), _numbers.take(2 * CARD_KINDS), _numbers.take(GAPS)
SKILL_PARTS = _numbers.next


def skipping(judged: Judged, state: Hamsterdam, seat: Seat) -> Asked:
    """The ability after a skipped movement."""
    judgement = judged()
    actions = [*state.agenda[-1].actions(state, seat)]
    thumb = policy.skip_use(state, seat, judgement)
    wet = min(state.wet(other) for other in range(state.seats) if other != seat)
    parts = []
    for action in actions:
        is_thumb = SKILL_THUMB * (action == thumb)
        if not isinstance(action, Use):
            parts.append((is_thumb, SKILL_NOT, 0, 0, 0))
            continue
        more = policy.use_gain(state, seat, action, judgement)
        at, whose = 0, 0
        if action.target and ability_of(action) != MOMSTER:
            at = SKILL_AT + CARD_KINDS * (SEAT_OF[action.target[0]] == seat) + sight.card(state, action.target[0])
            whose = SKILL_WHOSE + sight.gap(state.wet(SEAT_OF[action.target[0]]) - wet)
        parts.append((
            is_thumb, SKILL_KIND + ability(action), SKILL_GAIN + gain_number(more / 2), at, whose,
        ))  # fmt: skip
    return Asked(sight.seen(state, seat), actions, parts)


_numbers = Numbers(1)
PUT_THUMB, PUT_ON, PUT_NEED = _numbers.take(1), _numbers.take(CARD_KINDS), _numbers.take(2 * GAINS)
PUT_LEFT, PUT_WHO, PUT_END = _numbers.take(2 * LEFT), _numbers.take(2 * WHO), _numbers.take(2 * ENDS)
PUT_CLEAN, PUT_CLEAN_LATE, PUT_DONE = _numbers.take(sight.OWN_WATER), _numbers.take(2 * HALF), _numbers.take(1)
PUT_WET, PUT_PARTS = _numbers.take(STATUSES * HALF), _numbers.next


def redeploying(judged: Judged, state: Hamsterdam, seat: Seat) -> Asked:
    """Where the next hamster of the reserve goes: first the ordinary ones, then the special that is worth least."""
    judgement = judged()
    actions: list[Action] = extras(state, seat)
    waiting, hamster = state.specials_in_pile(seat), PLAIN
    if not state.pile[seat] and waiting:
        hamster = min(waiting, key=lambda special: value_of(special, judgement))
    if state.pile[seat] or waiting:
        actions += [PUT[hamster][spot] for spot in state.row(seat)]
    else:
        actions.append(DONE)
    if len(actions) == 1:
        return Asked((), actions, ())
    values, late = values_when_put(judgement), lateness(state)
    left = min(LEFT - 1, state.pile[seat] + len(waiting))
    worth = policy.worths(state, seat, values)
    needs = {spot: more for spot, (more, _) in worth.items() if not state.water[spot]}
    wanted = max(needs.values(), default=0.0)
    thumb = policy.redeploy(state, seat, NO_LUCK, judgement)
    parts = []
    for action in actions:
        is_thumb = PUT_THUMB * (action == thumb)
        if isinstance(action, PutHamster):
            is_wet, spot = state.water[action.spot] > 0, action.spot
            more = needs[spot] - wanted if not is_wet else wanted
            parts.append((
                is_thumb, PUT_ON + sight.card(state, spot),
                PUT_NEED + GAINS * is_wet + gain_number(more),
                PUT_LEFT + 2 * left + is_wet, PUT_WHO + 2 * who(action.hamster) + (action.swims != PLAIN),
                PUT_END + 2 * from_end(state, seat, spot) + is_wet,
                PUT_WET + (STATUSES * late + sight.card(state, spot) % STATUSES if is_wet else 0),
            ))  # fmt: skip
        elif isinstance(action, Use):
            wet = min(sight.OWN_WATER - 1, state.wet(seat) - state.town[seat])
            parts.append((
                is_thumb, PUT_CLEAN + wet, PUT_CLEAN_LATE + HALF * (action.copied != PLAIN) + late, 0, 0, 0, 0,
            ))  # fmt: skip
        else:
            parts.append((is_thumb, PUT_DONE, 0, 0, 0, 0, 0))
    return Asked(sight.seen(state, seat), actions, parts)


def choices_of(judged: Judged) -> tuple[LearnedChoice, ...]:
    """The choices of somebody who weighs what that judgement would do."""
    return tuple(
        LearnedChoice(name, step, sight.SEES, parts, partial(ask, judged), {thumb: liked})
        for name, step, parts, ask, thumb, liked in (
            ("changing", ChangeRoll, CHANGE_PARTS, changing, CHANGE_THUMB, 4.0),
            ("reacting", React, REACT_PARTS, reacting, REACT_THUMB, 4.0),
            ("plugging", PlugHole, PLUG_PARTS, plugging, PLUG_THUMB, 4.0),
            ("breaking", Breach, BREAK_PARTS, breaking, BREAK_THUMB, 3.0),
            ("moving", Move, MOVE_PARTS, moving, MOVE_THUMB, 5.0),
            ("skipping", UseSkip, SKILL_PARTS, skipping, SKILL_THUMB, 5.0),
            ("redeploying", Redeploy, PUT_PARTS, redeploying, PUT_THUMB, 5.0),
        )
    )
