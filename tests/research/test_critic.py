"""The critic of a training: what was learned before at first, then what the games of the training show."""

import pytest

pytest.importorskip("numpy")

from hamster_table.engine import games
from hamster_table.engine.match import Match
from hamster_table.research.critic import EVERY, Critic
from hamster_table.research.policy_gradient import learned_of

GAME = games()["hamsterdam"]
LEARNED, _ = learned_of(GAME)


def test_it_begins_with_what_was_learned_and_goes_on_with_what_it_sees():
    state = Match.new(GAME, 3, seed="critic").state
    keys = LEARNED.keys(state)
    critic = Critic(LEARNED, 4)
    assert critic.chances(state, keys) == LEARNED.chances(state)
    other = [tuple(2 * number for number in key) for key in keys]
    for _ in range(EVERY):
        critic.see([([keys], [1.0, 0.0, 0.0]), ([keys], [0.0, 1.0, 0.0]), ([other, other], [0.0, 0.0, 1.0])] * 20)
    found = critic.chances(state, keys)
    assert found != LEARNED.chances(state)
    assert len(found) == 3 and sum(found) == pytest.approx(1)
    assert found[0] == pytest.approx(1 / 3, abs=0.2)
