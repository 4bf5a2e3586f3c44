"""Dams full of specials and water, as random games hardly ever bring them about."""

import random

from hamster_table.engine.hamsterdam import actions as w
from hamster_table.engine.kernel import play, waiting
from tests.engine.hamsterdam.language import MOVE, REDEPLOY, ROLL, table


def crowds(number, seed):
    """States on such tables in which somebody is to choose, a few plays from the start of a phase."""
    rng = random.Random(seed)
    for _ in range(number):
        seats = rng.choice((2, 2, 3, 4))
        pool = [name + two for name in w.KINDS for two in ("", "2")]
        rng.shuffle(pool)
        lines = [crowd(rng, [pool.pop() for _ in range(rng.randint(2, 8))]) for _ in range(seats)]
        match = table(rng.choice((ROLL, ROLL, MOVE, REDEPLOY)), *lines)
        state = match.state
        for _ in range(rng.randint(1, 12)):
            if not waiting(state):
                break
            (seat,) = waiting(state)
            yield state, seat
            play(state, seat, state.agenda[-1].sample(state, seat, rng))


def crowd(rng, names):
    """A dam with these specials on its cards and in its pile."""
    numbers = rng.choices(range(2, 13), weights=w.WAYS[2:], k=11)
    seen, cards, pile = {}, [], ["h" * rng.randint(0, 3)]
    for number in numbers:
        seen[number] = seen.get(number, -1) + 1
        card = f"{number}{'abcdefghijk'[seen[number]]}"
        if seen[number] > 2 or rng.random() < 0.4:
            continue
        things = [names.pop() for _ in range(rng.randint(0, 2)) if names]
        dry = any(not thing.startswith("Swimster") for thing in things)
        if rng.random() < 0.4:
            dry = True
            things.append("h")
        if not dry:
            things.append("~" * rng.choice((1, 1, 2)))
        cards.append(f"{card}:{','.join(things)}")
    pile = ",".join(filter(None, [*pile, *names]))
    town = rng.choice((0, 0, 1, 2))
    order = ",".join(map(str, numbers))
    return f"{order};{' '.join(cards)} | town {town}" + (f" | pile {pile}" if pile else "")
