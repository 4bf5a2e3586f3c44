"""What a step offers and what it does not refuse are the same, for every action that can be thought of."""

import random
from functools import cache
from itertools import chain, permutations, product

import pytest

from hamster_table.engine.hamsterdam import ACTIONS, GAME, STEPS
from hamster_table.engine.hamsterdam import actions as w
from hamster_table.engine.hamsterdam.redeployment import Redeploy
from hamster_table.engine.hamsterdam.special_masks import KIND_OF, specials_in_mask
from hamster_table.engine.hamsterdam.specials.registry import ABILITIES, CLEANING, OWN_ROLL, REACTIONS
from hamster_table.engine.hamsterdam.turn import ChangeRoll, React
from hamster_table.engine.kernel import CHANCE, Step, advance, play, refusal, waiting
from tests.amounts import few_or_many, some_of
from tests.engine.hamsterdam.crowds import crowds
from tests.engine.hamsterdam.language import MOVE, table

HUGE = 2**53
SPOTS = (*range(-2, 46), HUGE, -HUGE)
HAMSTERS = (*range(-3, 38), HUGE, -HUGE)
FACES = (*range(-1, 9), HUGE)
SWIMMERS = (w.PLAIN, 2 * w.SWIMSTER, 2 * w.SWIMSTER + 1, w.FIRST_COPYCAT, HUGE)
LARGE = (w.Deal, w.ArrangeDam, w.KeepSpecials, w.Deploy)
"""Actions of which only a choice is offered; `test_large_choices` is about them."""
BLUES = "; ".join(f"{number}=1/1" for number in range(2, 13))


PAIRS = tuple(product(range(-1, 45), repeat=2))
NEAR = tuple((a, b) for a, b in PAIRS if abs(a - b) <= 2)


@cache
def small():
    """By kind: every action with few values, with each of them, and some that are wrong."""
    return {
        w.Dice: [w.Dice(*fields) for fields in product(FACES, repeat=2)],
        w.KeepRoll: [w.KeepRoll(*fields) for fields in product(FACES, repeat=2)],
        w.PassCards: [w.PassCards(*fields) for fields in product(range(15), repeat=2)],
        w.Plug: [w.Plug(*fields) for fields in product(SPOTS, HAMSTERS)],
        **{kind: [kind(spot) for spot in SPOTS] for kind in (w.LetIn, w.LandOn, w.Collapse)},
        w.GiveUp: [w.GiveUp(hamster) for hamster in HAMSTERS],
        **{kind: [kind()] for kind in (w.Decline, w.Done, w.SkipMovement)},
    }


def with_hamsters(state, rng):
    """By kind: what the hamsters that are on dams and in piles might do, and a few that are not."""
    seen = [special for special in range(36) if (state.place[special] or w.DECK) >= w.PILE]
    strangers = rng.sample(HAMSTERS, 3)
    some = (w.PLAIN, *rng.sample(seen, min(6, len(seen))), *strangers)
    targets = ((), *((spot,) for spot in SPOTS), *NEAR, *rng.sample(PAIRS, 60), (HUGE, 1), (1, 2, 3))
    acting = [*(s for s in seen if s >> 1 == w.COPYCATSTER), *rng.sample(seen, min(3, len(seen))), *strangers[:1]]
    models = {
        special: rng.sample(seen, min(6, len(seen))) if special >> 1 == w.COPYCATSTER else seen[:1]
        for special in acting
    }
    return {
        w.PutHamster: [w.PutHamster(*fields) for fields in product(some, SPOTS, SWIMMERS)],
        w.MoveHamster: [
            w.MoveHamster(hamster, origin, origin + by, swims)
            for hamster, origin, by, swims in product(some, SPOTS, (-2, -1, 0, 1, 2, HUGE), SWIMMERS)
        ],
        w.Use: [
            w.Use(special, copied, target)
            for special in acting
            for copied in (w.PLAIN, *strangers[:1], *models[special])
            for target in targets
        ],
    }


def conceivable(state, seat, rng):
    """Every action with every value that fits a field, and some that do not; few of the kinds that the step refuses."""
    for actions in (*small().values(), *with_hamsters(state, rng).values()):
        why = refusal(state, seat, actions[0])
        yield from rng.sample(actions, min(20, len(actions))) if why and why.ruling == "HT-4" else actions


def states(seats, seed, setup, every):
    """States of random games in which somebody is to choose: the first of each kind, then one in *every*."""
    rng = random.Random(f"{seats}/{seed}")
    met = set()
    state = GAME.start(GAME.setup(seats=seats, **setup))
    advance(state)
    while who := waiting(state):
        seat = rng.choice(who)
        step = state.agenda[-1]
        if type(step) not in met or not rng.randrange(every):
            met.add(type(step))
            yield state, seat
        play(state, seat, step.sample(state, seat, rng))


def agree(state, seat, rng):
    """Offers are what is not refused, and nothing raises."""
    offered = state.agenda[-1].actions(state, seat)
    thinkable = (*conceivable(state, seat, rng), *offered)
    allowed = {action for action in thinkable if refusal(state, seat, action) is None}
    if state.seats == 2 and isinstance(offered[0], w.PassCards):
        # Both cards go to the other: only one of two equal ways is offered.
        allowed = {w.PassCards(*sorted((action.left, action.right))) for action in allowed}
    assert set(offered) == allowed
    assert seat == CHANCE or len(set(offered)) == len(offered), "nothing is offered twice"


def test_every_kind_of_action_is_thought_of():
    kinds = {*small(), *with_hamsters(table(MOVE, "5:Napster").state, random.Random(1))}
    assert kinds | set(LARGE) == set(ACTIONS)


@pytest.mark.parametrize("setup", [{}, {"game": "classic"}, {"cards": BLUES}], ids=["usual", "classic", "many"])
@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("games", few_or_many(1, 2))
def test_offers_and_refusals_agree_on_every_conceivable_action(seats, setup, games):
    rng = random.Random(seats)
    for seed in range(games):
        for state, seat in states(seats, seed, setup, every=120):
            agree(state, seat, rng)


@pytest.mark.parametrize("seed", some_of(range(2), lambda seed: seed == 0))
def test_offers_and_refusals_agree_in_a_crowd(seed):
    rng = random.Random(seed)
    for state, seat in crowds(12, seed):
        if seat != CHANCE:
            agree(state, seat, rng)


def test_a_seats_view_offers_and_refuses_the_same():
    rng = random.Random(3)
    some = [action for actions in small().values() for action in rng.sample(actions, min(12, len(actions)))]
    met = (pair for seats in GAME.seats for pair in states(seats, 5, {"cards": BLUES}, every=10))
    for state, seat in chain(met, crowds(40, 9)):
        if seat != CHANCE:
            view = GAME.view(state, seat)
            offered = state.agenda[-1].actions(state, seat)
            assert list(view.agenda[-1].actions(view, seat)) == list(offered)
            for action in (*some, *offered[:50]):
                assert refusal(view, seat, action) == refusal(state, seat, action)


def test_a_sample_is_one_of_the_offers_or_as_legal():
    rng = random.Random(4)
    for state, seat in crowds(60, 10):
        step = state.agenda[-1]
        offered = set(step.actions(state, seat))
        assert {step.sample(state, seat, rng) for _ in range(20)} <= offered


def test_who_surely_finds_a_target_finds_one():
    found = set()
    for state, seat in chain(crowds(60, 11), states(4, 12, {"cards": BLUES}, every=1)):
        step = state.agenda[-1]
        if isinstance(step, ChangeRoll):
            now = OWN_ROLL
        elif isinstance(step, React):
            now = REACTIONS[step.stage]
        elif isinstance(step, Redeploy):
            now = CLEANING
        else:
            continue
        for special in specials_in_mask(state.on_dam_mask[seat] & now.always_has_target & ~state.used_mask):
            assert ABILITIES[KIND_OF[special]].targets(state, seat, special)
            found.add(KIND_OF[special])
    sure = OWN_ROLL.always_has_target | REACTIONS[0].always_has_target | CLEANING.always_has_target
    assert found == {KIND_OF[special] for special in specials_in_mask(sure)}


def test_random_games_meet_every_step_that_asks():
    met = {type(state.agenda[-1]) for seed in range(60) for state, _ in states(4, seed, {"cards": BLUES}, every=1000)}
    assert met == {step for step in STEPS if step.actions is not Step.actions}


# Large choices


def broken(rng, values, wrong):
    """A tuple with something out of place, or not."""
    values = list(values)
    for _ in range(rng.randrange(3)):
        n = rng.randrange(len(values) + 1)
        match rng.randrange(4):
            case 0:
                values.insert(n, rng.choice(wrong))
            case 1:
                del values[n : n + 1]
            case 2:
                values[n : n + 1] = [rng.choice(wrong)]
            case _:
                values[n:n] = values[n : n + 1]
    return tuple(values)


@pytest.mark.parametrize("seats", GAME.seats)
def test_large_choices_are_refused_when_they_are_wrong_and_never_otherwise(seats):
    rng = random.Random(seats)
    for seed in range(12):
        for state, seat in states(seats, seed, rng.choice(({}, {"deployment": "in-turn"})), every=1000):
            step = state.agenda[-1]
            offered = step.actions(state, seat)
            if isinstance(offered[0], LARGE):
                for _ in range(60):
                    assert_fits(state, seat, rng, step.sample(state, seat, rng))


def assert_fits(state, seat, rng, action):
    """A legal action, and one that may be not."""
    assert refusal(state, seat, action) is None
    if isinstance(action, w.ArrangeDam):
        numbers = broken(rng, action.numbers, (*w.NUMBERS, 0, 13, HUGE))
        fits = sorted(numbers) == state.hand(seat)
        action = w.ArrangeDam(numbers)
    elif isinstance(action, w.Deal):
        specials = broken(rng, action.specials, HAMSTERS)
        deck = {*range(36)} - {w.ASIDE_TWIN}
        fits = len(set(specials)) == len(specials) == sum(state.agenda[-1].hands) and set(specials) <= deck
        action = w.Deal(specials)
    elif isinstance(action, w.KeepSpecials):
        kept = broken(rng, action.specials, HAMSTERS)
        hand = {s for s in range(36) if state.place[s] == w.HAND and state.owner[s] == seat}
        fits = len(set(kept)) == len(kept) == (len(hand) + 1) // 2 and set(kept) <= hand
        action = w.KeepSpecials(kept)
    else:
        plain = broken(rng, action.plain, (-1, 0, 1, 20, HUGE, -HUGE))
        wrong = [(special, rng.choice(SPOTS)) for special in (*state.specials_of[seat], 0, 35, HUGE, -1)]
        placed = broken(rng, action.specials, wrong)
        names = [special for special, _ in placed]
        fits = len(plain) == 11 and min(plain) >= 0 and sum(plain) <= state.pile[seat]
        fits = fits and len(set(names)) == len(names) and set(names) <= set(state.specials_of[seat])
        fits = fits and all(0 <= position < 11 for _, position in placed)
        action = w.Deploy(plain, placed)
    assert (refusal(state, seat, action) is None) == fits, action


def test_specials_may_be_named_in_any_order():
    for state, seat in states(2, 1, {}, every=1000):
        for keep in state.agenda[-1].actions(state, seat)[:5]:
            if isinstance(keep, w.KeepSpecials):
                for order in permutations(keep.specials):
                    assert refusal(state, seat, w.KeepSpecials(order)) is None
