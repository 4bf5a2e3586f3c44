"""What learned players see of a position, number for number: their weights were learned for these, and with others they
would play worse without a word. Who changes them trains anew, and writes down what is seen then."""

from hashlib import blake2b
from pathlib import Path

import pytest

from hamster_table.engine.kernel import waiting
from hamster_table.engine.storage import save_file

SAVES = Path(__file__).parents[1] / "saves"


def seen(game, state):
    """Of who is where, and of each choice: what is so, and the parts of each action."""
    yield game.learned.keys(state)
    for seat in waiting(state):
        for choice in game.learned.policy.choices:
            if (
                type(state.agenda[-1]) is choice.step
                and (asked := choice.ask(game.view(state, seat), seat)) is not None
            ):
                yield asked.seen
                yield asked.parts


def written(some):
    """Numbers, however they lie in each other, so that the last digits of a machine do not count."""
    if isinstance(some, list | tuple):
        return f"[{','.join(map(written, some))}]"
    return f"{some:.9g}" if isinstance(some, float) else str(some)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("hamsterdam-2-classic", "a62bf8646eaf"),
        ("hamsterdam-4", "40cf5649105d"),
        ("run-hamster-run-2", "7145f927cd4f"),
        ("run-hamster-run-5-diagonal", "cdd5929065fa"),
    ],
)
def test_it_is_what_the_weights_were_learned_for(name, expected):
    match, numbers = save_file.load(SAVES / f"0.1-{name}-end.hamster"), blake2b(digest_size=6)
    for length in range(len(match.ledger)):
        for some in seen(match.game, match.state_at(length)):
            numbers.update(written(some).encode())
    assert numbers.hexdigest() == expected
