"""What learned players see of a position, number for number: their weights were learned for these, and with others they
would play worse without a word. Who changes them trains anew, and writes down what is seen then."""

from hashlib import blake2b
from pathlib import Path

import pytest

from hamster_table.engine.hamsterdam import learned as dam
from hamster_table.engine.hamsterdam import sight as dam_sight
from hamster_table.engine.run_hamster_run import learned as belt
from hamster_table.engine.run_hamster_run import sight as belt_sight
from hamster_table.engine.run_hamster_run.deeds import Act
from hamster_table.engine.storage import save_file

SAVES = Path(__file__).parents[1] / "saves"


def seen_at_the_dam(state):
    yield dam.keys(state)
    if state.numbers:
        yield [dam_sight.seen(state, seat) for seat in range(state.seats)]


def seen_at_the_belt(state):
    yield belt.keys(state)
    for seat in state.in_play():
        yield belt_sight.at_start(state, seat)
        if seat in state.order and all(state.declared[one] for one in state.order):
            yield belt_sight.declaring(state, seat)
    if isinstance(step := state.agenda[-1] if state.agenda else None, Act):
        yield belt_sight.acting(state, step.seats[0])


def written(some):
    """Numbers, however they lie in each other, so that the last digits of a machine do not count."""
    if isinstance(some, list | tuple):
        return f"[{','.join(map(written, some))}]"
    return f"{some:.9g}" if isinstance(some, float) else str(some)


@pytest.mark.parametrize(
    ("game", "seen", "expected"),
    [
        ("hamsterdam-2-classic", seen_at_the_dam, "7867325bfcb3"),
        ("hamsterdam-4", seen_at_the_dam, "115b5f8736e5"),
        ("run-hamster-run-2", seen_at_the_belt, "29f9ab45d911"),
        ("run-hamster-run-5-diagonal", seen_at_the_belt, "8e6480d97dcc"),
    ],
)
def test_it_is_what_the_weights_were_learned_for(game, seen, expected):
    match, numbers = save_file.load(SAVES / f"0.1-{game}-end.hamster"), blake2b(digest_size=6)
    for length in range(len(match.ledger)):
        for some in seen(match.state_at(length)):
            numbers.update(written(some).encode())
    assert numbers.hexdigest() == expected
