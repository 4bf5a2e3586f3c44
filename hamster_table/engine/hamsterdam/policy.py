"""A quick sensible action for every question: what Steady plays, and by other constants what Master imagines."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from hamster_table.engine.hamsterdam import breach, deployment, flood, movement, redeployment, setup, turn
from hamster_table.engine.hamsterdam.actions import (
    BOMBSTER,
    BUFFSTER,
    CARDS,
    COLLAPSE,
    CONTRACTSTER,
    DECLINE,
    DONE,
    HUCKSTER,
    JANITSTER,
    MOMSTER,
    NAPSTER,
    NUMBERS,
    PLAIN,
    ROLLS,
    SEAT_OF,
    SKIP,
    SPINSTER,
    WAYS,
    ArrangeDam,
    Deploy,
    Done,
    GiveUp,
    KeepRoll,
    KeepSpecials,
    LetIn,
    MoveHamster,
    PassCards,
    Plug,
    PutHamster,
    Spot,
    Use,
)
from hamster_table.engine.hamsterdam.heuristics import (
    DEEPEST,
    advantage,
    expected_loss,
    is_last_round,
    marginal_value,
    rolls_left,
    spread_by_need,
    value_of,
    values_of_one_more,
    values_when_put,
)
from hamster_table.engine.hamsterdam.judgement import RULES_OF_THUMB, Judgement
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.specials import roll as roll_specials
from hamster_table.engine.hamsterdam.specials.ability import spot_of
from hamster_table.engine.hamsterdam.specials.registry import CLEANING, MOVES, SKIPS, ability_of, offers
from hamster_table.engine.hamsterdam.state import END_EACH, ROLLS_A_ROUND, Hamsterdam
from hamster_table.engine.kernel import Action, Seat


def choose(state: Hamsterdam, seat: Seat, rng: random.Random, judgement: Judgement = RULES_OF_THUMB) -> Action:
    """A sensible action for what the seat is asked, by the rules of thumb or by another judgement."""
    step = state.agenda[-1]
    answer = ANSWERS.get(type(step))
    return answer(state, seat, rng, judgement) if answer else step.sample(state, seat, rng)


# Before the first round


def pass_cards(state: Hamsterdam, seat: Seat, rng: random.Random, judgement: Judgement) -> Action:
    """Pass on what needs more hamsters than it brings."""
    box = state.box
    # A round of twelve rolls brings a number WAYS / 3 times on average: so many hamsters its card needs.
    needs, orange, blue = judgement.ways_a_hamster, judgement.orange, judgement.blue
    burden = {n: WAYS[n] / needs - orange * box.orange[n] - blue * box.blue[n] + 0.25 * rng.random() for n in NUMBERS}
    first, second = sorted(NUMBERS, key=burden.__getitem__)[-2:]
    return PassCards(first, second)


def line_up(state: Hamsterdam, seat: Seat, rng: random.Random, judgement: Judgement) -> Action:
    """Likely numbers in the middle, for the ends break first; or at one end, where breaches are a riddance."""
    hand = state.hand(seat)
    assert hand is not None
    # Of two that are as likely either may be the first, so that dams vary.
    is_drawn = judgement.to_one_end or judgement.variety
    rising = sorted(hand, key=lambda number: (WAYS[number], rng.random() if is_drawn else number))
    if judgement.to_one_end:
        line = tuple(rising)
    else:
        line = setup.likely_in_the_middle(rising)
    return ArrangeDam(line if rng.random() < 0.5 else line[::-1])


def keep_specials(state: Hamsterdam, seat: Seat, rng: random.Random, judgement: Judgement) -> Action:
    """Keep the best ones."""
    hand = sorted(setup.dealt_to(state, seat), key=lambda special: judgement.kept[KIND_OF[special]])
    return KeepSpecials(tuple(hand[len(hand) // 2 :]))


def deploy(state: Hamsterdam, seat: Seat, rng: random.Random, judgement: Judgement) -> Action:
    """Everybody where they are needed most; specials on the largest stacks, where others plug first."""
    specials = state.specials_in_pile(seat)
    tastes = [1 - judgement.variety * rng.random() for _ in range(CARDS)]
    stacks = spread_by_need(state, seat, state.pile[seat] + len(specials), judgement, tastes)
    placed = []
    for special in specials:
        largest = max(range(CARDS), key=stacks.__getitem__)
        stacks[largest] -= 1
        placed.append((special, largest))
    return Deploy(tuple(stacks), tuple(placed))


# The roll


def change_roll(state: Hamsterdam, seat: Seat, rng: random.Random, judgement: Judgement) -> Action:
    """Change the dice if that is worth a special."""
    now = advantage(state, seat, state.die_a + state.die_b, judgement)
    found: list[Action] = list(state.agenda[-1].actions(state, seat))
    best = max(found, key=lambda use: after_use(state, seat, use, judgement))
    return best if after_use(state, seat, best, judgement) > now + judgement.use_special else DECLINE


def after_use(state: Hamsterdam, seat: Seat, use: Action, judgement: Judgement = RULES_OF_THUMB) -> float:
    """The advantage of the dice as a use would leave them."""
    a, b = state.die_a, state.die_b
    number = a + b
    if isinstance(use, Use):
        kind = ability_of(use)
        if kind == BUFFSTER:
            number = 14 - number
        elif kind == SPINSTER:
            number = use.target[1] + (a if use.target[0] else b)
        else:  # a Physicister
            now = advantage(state, seat, number, judgement)
            return sum(WAYS[n] * max(now, advantage(state, seat, n, judgement)) for n in NUMBERS) / len(ROLLS)
    return advantage(state, seat, number, judgement)


def choose_roll(state: Hamsterdam, seat: Seat, rng: random.Random, judgement: Judgement) -> Action:
    """The better one of two rolls."""
    rolls = (roll for roll in state.agenda[-1].actions(state, seat) if isinstance(roll, KeepRoll))
    return max(rolls, key=lambda roll: advantage(state, seat, roll.a + roll.b, judgement))


def react(state: Hamsterdam, seat: Seat, rng: random.Random, judgement: Judgement) -> Action:
    """Step into a gap, shift the number away from one, or ignore the roll, if that is worth it."""
    number = state.counts[seat]
    now = expected_loss(state, seat, number, judgement)
    best: Action = DECLINE
    gain = 0.0
    for use in state.agenda[-1].actions(state, seat):
        if not isinstance(use, Use):
            continue
        # A Ninjaster: for its owner nothing comes.
        if not use.target:
            better = now - judgement.use_special
        # A Mobster. The target of a Napster is a spot, and spot 1 would look like a shift.
        elif use.target[0] in (1, -1) and ability_of(use) != NAPSTER:
            better = now - expected_loss(state, seat, number + use.target[0], judgement) - judgement.use_special
        else:
            here, to = spot_of(state, use.special), use.target[0]
            # A copied Napster goes to the pile after its step (HD-65).
            price = 0.0 if use.copied == PLAIN else judgement.use_special
            better = change_by_step(state, here, to, number, judgement) - price
        if better > gain + judgement.move:
            best, gain = use, better
    return best


def change_by_step(state: Hamsterdam, here: Spot, to: Spot, number: int, judgement: Judgement) -> float:
    """What a step before the floods saves."""
    saves = judgement.step_saves
    saved = saves * (state.numbers[to] == number and not state.stack(to))
    return saved - saves * (state.numbers[here] == number and state.stack(here) == 1)


# Water


def plug(state: Hamsterdam, seat: Seat, rng: random.Random, judgement: Judgement) -> Action:
    """First what costs nothing, then an ordinary hamster, then the special that is worth least."""
    return min(state.agenda[-1].actions(state, seat), key=lambda action: price_of(state, action, judgement))


def price_of(state: Hamsterdam, action: Action, judgement: Judgement) -> float:
    """What it costs to answer a flood so, in ordinary hamsters."""
    if isinstance(action, Plug):
        return 1.0 if action.hamster == PLAIN else value_of(action.hamster, judgement)
    if isinstance(action, Use):
        if not action.target:
            # A Cheekster stays and a Whack-a-Mole may: cheaper than to plug with anybody.
            return judgement.stay
        # A Blobster: wasted on a card where somebody stands who can plug.
        return judgement.wasted if state.stack(action.target[0]) else value_of(action.special, judgement)
    assert isinstance(action, LetIn)
    # Later, when a Whack-a-Mole may have landed there.
    return judgement.let_in


def collapse(state: Hamsterdam, seat: Seat, rng: random.Random, judgement: Judgement) -> Action:
    """Flip the end that costs less: its tokens may break the next card, and water next to it costs hamsters."""
    first, last = state.first_unflipped[seat], state.last_unflipped[seat]
    ends = ((first, first + 1), (last, last - 1))
    spot, _ = min(ends, key=lambda end: loss(state, end[0], end[1], judgement))
    return COLLAPSE[spot]


def loss(state: Hamsterdam, spot: Spot, to: Spot, judgement: Judgement = RULES_OF_THUMB) -> float:
    """What a breach at that end costs; a likely number is a good riddance."""
    swept = min(state.stack(spot), state.water[to])
    return state.water[spot] + judgement.swept * swept - judgement.riddance * WAYS[state.numbers[spot]]


def give_up(state: Hamsterdam, seat: Seat, rng: random.Random, judgement: Judgement) -> Action:
    """The one that is worth least."""
    victims = (action for action in state.agenda[-1].actions(state, seat) if isinstance(action, GiveUp))
    return min(victims, key=lambda action: value_of(action.hamster, judgement))


# Movement and redeployment


def move(state: Hamsterdam, seat: Seat, rng: random.Random, judgement: Judgement) -> Action:
    """The step, or the jump of a Speedster, that is needed most; or skip for an ability."""
    best: Action = DONE
    gain = judgement.move
    rolls = rolls_left(state)
    steps = [] if state.moved else movement.moves(state, seat)
    worth, water = worths(state, seat, values_of_one_more(rolls)), state.water
    near = near_values(state, seat, worth, judgement.near) if judgement.near and steps else {}
    for action in [*steps, *offers(state, seat, MOVES)]:
        # Nearly always a hamster makes a step to a dry card: the same as `gain_of`, without calls.
        if type(action) is MoveHamster and not water[(to := action.to)]:
            better = worth[to][0] - worth[action.origin][1]
            if near and action.hamster == PLAIN:
                better += near[to] - near[action.origin]
        else:
            better = gain_of(state, action, rolls, judgement, worth)
        if better > gain:
            best, gain = action, better
    may_skip = not state.moved and not state.used_mask and gain < judgement.use_special
    if may_skip and skip_use(state, seat, judgement) is not DECLINE:
        return SKIP
    return best


def value_at(state: Hamsterdam, spot: Spot, values: Sequence[Sequence[float]], less: int = 0) -> float:
    """The value of one more hamster on a card, or of its last one with *less* -1, by `values_of_one_more`."""
    return values[state.numbers[spot]][min(state.ordinary[spot] + state.on_spot_mask[spot].bit_count() + less, DEEPEST)]


def worths(state: Hamsterdam, seat: Seat, values: Sequence[Sequence[float]]) -> dict[Spot, tuple[float, float]]:
    """By card of a seat: the value of one more hamster there, and of the last one (`value_at`)."""
    numbers, ordinary, specials, found = state.numbers, state.ordinary, state.on_spot_mask, {}
    for spot in state.row(seat):
        by_stack, stack = values[numbers[spot]], ordinary[spot]
        if specials[spot]:
            stack += specials[spot].bit_count()
        more = by_stack[stack if stack < DEEPEST else DEEPEST]
        found[spot] = more, by_stack[min(stack - 1, DEEPEST)] if stack else more
    return found


def near_values(
    state: Hamsterdam, seat: Seat, worth: Mapping[Spot, tuple[float, float]], part: float
) -> Mapping[Spot, float]:
    """By card: *part* of what one more hamster is worth on the best dry card next to it; *worth* as of `worths`."""
    row, water = state.row(seat), state.water
    dry = [0.0, *(0.0 if water[spot] else worth[spot][0] for spot in row), 0.0]
    return {spot: part * max(dry[n], dry[n + 2]) for n, spot in enumerate(row)}


def gain_of(
    state: Hamsterdam, action: Action, rolls: int, judgement: Judgement, worth: Mapping[Spot, tuple[float, float]]
) -> float:
    """What a hamster is worth elsewhere, less what it is worth where it is; *worth* as of `worths`."""
    if isinstance(action, MoveHamster):
        hamster, here, to, swims = action.hamster, action.origin, action.to, action.swims
    else:
        assert isinstance(action, Use)
        if action.copied != PLAIN:
            # A copied Speedster jumps and then goes to the pile (HD-65): that is hardly ever worth it.
            return -1.0
        hamster, here, to, swims = action.special, spot_of(state, action.special), action.target[0], PLAIN
    lost = worth[here][1]
    if state.water[to] and swims == PLAIN:
        # The hamster is gone for good, the token too.
        wanted = not is_last_round(state, judgement) or state.turn < ROLLS_A_ROUND - 4
        token = worth_of_removal(state, to, rolls, judgement)
        return token - lost - (value_of(hamster, judgement) if wanted else 0.0)
    return worth[to][0] - lost


def worth_of_removal(state: Hamsterdam, spot: Spot, rolls: int, judgement: Judgement) -> float:
    """What it is worth to a town that a token of its dam is gone, in tokens."""
    return judgement.removed + judgement.removed_way * WAYS[state.numbers[spot]] * rolls / ROLLS_A_ROUND


def skip_use(state: Hamsterdam, seat: Seat, judgement: Judgement) -> Action:
    """What is worth most: a Bombster onto an open card of the driest other town, two hamsters to a Momster, a shove of
    a Huckster, or a shift of a Contractster."""
    best: Action = DECLINE
    gain = 0.0
    for use in offers(state, seat, SKIPS):
        assert isinstance(use, Use)
        better = use_gain(state, seat, use, judgement)
        if better > gain:
            best, gain = use, better
    return best


def use_gain(state: Hamsterdam, seat: Seat, use: Use, judgement: Judgement) -> float:
    """What an ability after a skipped movement is worth."""
    kind = ability_of(use)
    price = 0.0 if use.copied == PLAIN else judgement.use_special
    if kind == BOMBSTER:
        spot = use.target[0]
        if state.stack(spot):
            does = judgement.bomb_hamsters
        else:
            does = judgement.bomb_open + judgement.bomb_water * state.water[spot]
        return does - judgement.bomb_wet * state.wet(SEAT_OF[spot]) - price
    if kind == MOMSTER:
        spot = spot_of(state, use.special)
        here = state.stack(spot)
        wanted = marginal_value(state, spot, here, rolls_left(state)) + marginal_value(
            state, spot, here + 1, rolls_left(state)
        )
        return wanted - price - judgement.called * sum(value_of(hamster, judgement) for hamster in use.target)
    if kind in (HUCKSTER, CONTRACTSTER) and (judgement.shoved or judgement.shifted):
        spot, to = use.target
        if kind == HUCKSTER:
            does = judgement.shoved * harm_of_shove(state, spot, to, judgement)
        else:
            does = judgement.shifted * gain_of_shift(state, spot, to, judgement)
        # For a Bombster and a Momster the price of a use is in what they are said to do.
        return does - judgement.use_special - price
    return 0.0


def harm_of_shove(state: Hamsterdam, spot: Spot, to: Spot, judgement: Judgement) -> float:
    """What it costs a town that a hamster of its dam is shoved, in tokens."""
    rolls = rolls_left(state)
    lost = marginal_value(state, spot, state.stack(spot) - 1, rolls)
    if state.water[to]:
        # The hamster is gone for good; the token too, for which towns give a spare one themselves.
        return lost - worth_of_removal(state, to, rolls, judgement)
    return lost - marginal_value(state, to, state.stack(to), rolls)


def gain_of_shift(state: Hamsterdam, spot: Spot, to: Spot, judgement: Judgement) -> float:
    """What hamsters can do on the card that gets dry, less what they could on the one that gets wet, in tokens."""
    if state.water[spot] > 1:
        return 0.0
    values = values_when_put(judgement)
    return value_at(state, spot, values) - (0.0 if state.water[to] else value_at(state, to, values))


def redeploy(state: Hamsterdam, seat: Seat, rng: random.Random, judgement: Judgement) -> Action:
    """A dam that is cleaned first, where that is worth a special; then each hamster where it is needed most."""
    clean = offers(state, seat, CLEANING)
    return clean[0] if clean and is_worth_cleaning(state, seat, judgement) else put_where_needed(state, seat, judgement)


def is_worth_cleaning(state: Hamsterdam, seat: Seat, judgement: Judgement = RULES_OF_THUMB) -> bool:
    """Whether there is so much water on a dam that a special may go for it."""
    wet = sum(state.water[spot] for spot in state.row(seat))
    return wet >= (1 if is_last_round(state, judgement) else 2)


def cleaner_first(state: Hamsterdam, seat: Seat, judgement: Judgement = RULES_OF_THUMB) -> PutHamster | None:
    """A Janitster out of the pile onto a dry card, to clean the dam while there are others to be put where it was wet.

    The rules of thumb themselves put all ordinary hamsters first.
    """
    cleaners = [special for special in state.specials_in_pile(seat) if KIND_OF[special] == JANITSTER]
    dry = [spot for spot in state.row(seat) if not state.water[spot]]
    if not (cleaners and dry and state.pile[seat] and is_worth_cleaning(state, seat, judgement)):
        return None
    if offers(state, seat, CLEANING):
        # One stands there already.
        return None
    values = values_when_put(judgement)
    return PutHamster(cleaners[0], max(dry, key=lambda spot: value_at(state, spot, values)), PLAIN)


def put_where_needed(state: Hamsterdam, seat: Seat, judgement: Judgement = RULES_OF_THUMB) -> PutHamster | Done:
    """The next hamster where it is needed most, while any is; spare ones take water away, in the end all do."""
    waiting = state.specials_in_pile(seat)
    hamster = PLAIN
    if not state.pile[seat]:
        if not waiting:
            return DONE
        hamster = min(waiting, key=lambda special: value_of(special, judgement))
    values, numbers, water = values_when_put(judgement), state.numbers, state.water
    ordinary, specials = state.ordinary, state.on_spot_mask
    ends = (state.first_unflipped[seat], state.last_unflipped[seat]) if judgement.at_end else ()
    wet, best, wanted = [], -1, 0.0
    for spot in state.row(seat):
        if water[spot]:
            wet.append(spot)
            continue
        stack = ordinary[spot]
        if specials[spot]:
            stack += specials[spot].bit_count()
        worth = values[numbers[spot]][stack if stack < DEEPEST else DEEPEST]
        if spot in ends:
            worth *= 1 + judgement.at_end
        if best < 0 or worth > wanted:
            best, wanted = spot, worth
    if wet:
        wettest = max(wet, key=lambda spot: WAYS[state.numbers[spot]])
        late = judgement.spared_late * sum(state.town) / (END_EACH * state.seats)
        least = judgement.spared + judgement.spared_way * WAYS[state.numbers[wettest]] + late
        if wanted < (1.0 if is_last_round(state, judgement) else least):
            return PutHamster(hamster, wettest, PLAIN)
    return PutHamster(hamster, best, PLAIN) if best >= 0 else DONE


ANSWERS: Mapping[type[Any], Callable[[Hamsterdam, Seat, random.Random, Judgement], Action]] = {
    setup.PassTwo: pass_cards, setup.LineUp: line_up, setup.ChooseSpecials: keep_specials,
    deployment.DeployHamsters: deploy,
    turn.ChangeRoll: change_roll, roll_specials.ChooseRoll: choose_roll, turn.React: react,
    flood.PlugHole: plug, breach.Breach: collapse, breach.ChooseVictim: give_up,
    movement.Move: move, movement.UseSkip: lambda state, seat, rng, judgement: skip_use(state, seat, judgement),
    redeployment.Redeploy: redeploy,
}  # fmt: skip
