"""What was learned of Hamsterdam: the constants of a policy, and the inputs of a value of towns before a roll."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path

from hamster_table.engine.hamsterdam.actions import CARDS, KINDS, WAYS
from hamster_table.engine.hamsterdam.breach import is_breach
from hamster_table.engine.hamsterdam.deployment import DeployHamsters
from hamster_table.engine.hamsterdam.heuristics import DEEPEST, leaks, rolls_left, values_of_one_more
from hamster_table.engine.hamsterdam.judgement import RULES_OF_THUMB, VARIETY, Judgement, constants, judgement_of, steps
from hamster_table.engine.hamsterdam.learned_choices import choices_of, is_idle_walk
from hamster_table.engine.hamsterdam.policy import choose, cleaner_first
from hamster_table.engine.hamsterdam.redeployment import Redeploy
from hamster_table.engine.hamsterdam.setup import ChooseSpecials, PassTwo
from hamster_table.engine.hamsterdam.special_masks import BOTH_MASK
from hamster_table.engine.hamsterdam.state import END_EACH, ROLLS_A_ROUND, Hamsterdam
from hamster_table.engine.hamsterdam.turn import MOVEMENT_EVERY, RollDice
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.learned_choice import LearnedPolicy
from hamster_table.engine.learned_value import LearnedValue, Policy
from hamster_table.engine.tuned_policy import TunedPolicy

NAMES = (
    "one", "town", "water on the dam", "leaks until the redeployment", "leaks of dry cards", "best further hamster",
    "ordinary on the dam", "pile", "specials on the dam", "specials in the pile", "cards", "ways of cards",
    "ways of wet cards", "ways of open cards", "water at the ends", "rolls left", "water in all towns",
    "wet of all dams", "town against the mean", "wet against the driest rival", "hamsters against the most",
    "leaks near the end", "water near the end", "hamsters near the end", "rivals", "next token breaks", "likelier end",
    "likeliest three at an end", "leaks of the likelier end", "best step", *KINDS,
)  # fmt: skip

Town = tuple[float, ...]


def _own(state: Hamsterdam, seat: Seat, rolls: int) -> tuple[list[float], list[float]]:
    """What is a seat's own; and what depends on the order of its cards: what is got rid of by breaches, and what one
    step is worth."""
    base, row = CARDS * seat, state.row(seat)
    values, numbers, water = values_of_one_more(rolls), state.numbers, state.water
    ordinary, specials = state.ordinary, state.on_spot_mask
    lost = lost_dry = best = 0.0
    wet_ways = open_ways = 0
    ways: list[int] = []
    # By card: what one more hamster is worth there, and the last one; nobody is wanted in water or beside the dam.
    wanted, last = [-1.0], list[float]()
    for spot in row:
        number, stack = numbers[spot], min(ordinary[spot] + specials[spot].bit_count(), DEEPEST)
        leak, likely = leaks(rolls, number, stack), WAYS[number]
        lost += leak
        ways.append(likely)
        if water[spot]:
            wet_ways += likely
            wanted.append(-1.0)
        else:
            lost_dry += leak
            wanted.append(values[number][stack])
        if not stack:
            open_ways += likely
        last.append(values[number][stack - 1] if stack else 1.0)
    wanted.append(-1.0)
    ends = water[row[0]] + water[row[-1]] if row else 0
    own = [
        state.town[seat] / 5, sum(water[base : base + CARDS]) / 5, lost / 3, lost_dry / 3, max(0.0, *wanted),
        sum(ordinary[base : base + CARDS]) / 16, state.pile[seat] / 16, state.on_dam_mask[seat].bit_count() / 4,
        state.in_pile_mask[seat].bit_count() / 4, len(row) / CARDS, sum(ways) / 36, wet_ways / 36, open_ways / 36,
        ends / 3,
    ]  # fmt: skip
    if not row:
        return own, [0.0] * 4
    # The last hamster of a card goes to the card beside it where it is wanted most.
    for n, kept in enumerate(last):
        best = max(best, wanted[n] - kept, wanted[n + 2] - kept)
    end = row[0] if ways[0] >= ways[-1] else row[-1]
    return own, [
        WAYS[numbers[end]] / 6, max(sum(ways[:3]), sum(ways[-3:])) / 15,
        leaks(rolls, numbers[end], min(state.stack(end), DEEPEST)), best,
    ]  # fmt: skip


def keys(state: Hamsterdam) -> list[Town]:
    """By seat: its inputs."""
    seats = range(state.seats)
    # Before the line-up nothing distinguishes the seats.
    if not state.numbers:
        return [(0.0,) * len(NAMES)] * state.seats
    rolls = rolls_left(state)
    own, order = zip(*[_own(state, seat, rolls) for seat in seats], strict=True)
    wet = [state.wet(seat) for seat in seats]
    hamsters = [state.hamsters(seat) for seat in seats]
    full = sum(state.town) / (END_EACH * state.seats)
    found = []
    for seat in seats:
        rivals = [other for other in seats if other != seat]
        mine = state.on_dam_mask[seat] | state.in_pile_mask[seat]
        found.append((
            1.0, *own[seat], rolls / ROLLS_A_ROUND, full, sum(wet) / (10 * state.seats),
            (state.town[seat] - sum(state.town) / state.seats) / 5,
            (wet[seat] - min(wet[other] for other in rivals)) / 5,
            (hamsters[seat] - max(hamsters[other] for other in rivals)) / 8, full * own[seat][2], full * wet[seat] / 5,
            full * hamsters[seat] / 16, len(rivals) / 3,
            float(is_breach(state.town[seat] + 1)), *order[seat],
            *[float((mine & both).bit_count()) for both in BOTH_MASK],
        ))  # fmt: skip
    return found


def inputs(key: Town) -> Town:
    """The inputs for a town: the key itself."""
    return key


def is_settled(state: Hamsterdam) -> bool:
    """Whether all have moved or redeployed, and the dice are about to be rolled."""
    if not state.agenda or state.turn % MOVEMENT_EVERY[state.seats]:
        return False
    return isinstance(state.agenda[-1], RollDice)


def moment(state: Hamsterdam) -> int:
    """Movements and redeployments so far."""
    return (ROLLS_A_ROUND * state.round + state.turn) // MOVEMENT_EVERY[state.seats]


def as_it_is(judgement: Judgement) -> Judgement:
    """The same judgement."""
    return judgement


def judging_by(values: Mapping[str, float], as_who: Callable[[Judgement], Judgement] = as_it_is) -> Policy:
    """The policy with these constants, by name, as somebody sees them."""
    judgement = as_who(replace(judgement_of(values), variety=VARIETY))

    def policy(state: Hamsterdam, seat: Seat, rng: random.Random) -> Action:
        return choose(state, seat, rng, judgement)

    return policy


def tuned(as_who: Callable[[Judgement], Judgement] = as_it_is) -> TunedPolicy:
    """The policy by constants that games have taught, as somebody sees them."""
    return TunedPolicy(FILE, constants(RULES_OF_THUMB), steps(), partial(judging_by, as_who=as_who))


FILE = Path(__file__).with_name("learned.json")
QUICK = tuned()
"""The policy by constants that games have taught."""


def choosing(as_who: Callable[[Judgement], Judgement] = as_it_is) -> LearnedPolicy:
    """What *Master* has learned to do, as somebody who sees the constants so."""
    otherwise = tuned(lambda judgement: replace(as_who(judgement), to_one_end=True))
    judged = cache(lambda: as_who(judgement_of(otherwise.constants())))
    return LearnedPolicy(FILE, choices_of(judged), otherwise, hesitation=SURE, shuns=is_idle_walk, decided=cleans_first)


def cleans_first(view: Hamsterdam, seat: Seat) -> Action | None:
    """A Janitster that is put before all others, to clean the dam for them: what was learned puts specials last."""
    return cleaner_first(view, seat) if type(view.agenda[-1]) is Redeploy else None


def less_sure(policy: LearnedPolicy, as_who: Callable[[Judgement], Judgement] = as_it_is) -> LearnedPolicy:
    """What *Sharp* does where *Master* plays that: it hesitates, and lays out its dam as all others do."""
    return replace(policy, hesitation=UNSURE, otherwise=tuned(as_who))


SURE, UNSURE = 0.2, 1.2
"""How much *Master* and *Sharp* hesitate (`LearnedPolicy.hesitation`)."""
POLICY = choosing()
"""What was learned to be done in a view."""
UNSEARCHED = (PassTwo, ChooseSpecials, DeployHamsters)
"""The steps at which the policy chooses better than rollouts: a hundred actions each, that matter much later."""
LEARNED = LearnedValue(
    FILE,
    NAMES,
    keys,
    inputs,
    is_settled,
    moment,
    policy=POLICY,
    imagined=QUICK,
    unsearched=UNSEARCHED,
    # Rollouts where the dice are about to fall found nothing better.
    lesser=less_sure(POLICY),
)
"""The learned value of Hamsterdam."""
