"""A choice is weighed on a thread, which ends when nobody wants to know any more."""

import random
import threading
from dataclasses import replace

import pytest
import shiboken6

from hamster_table.engine.players.weighing import weigh
from hamster_table.models.ai.weigher import Weigher
from tests.engine.test_players import started


@pytest.fixture
def asked(qapp):
    match = started("run-hamster-run", 2)
    (seat,) = match.waiting
    return match.game, match.view(seat), seat, match.actions(seat)[0]


def test_the_others_are_the_same_for_the_same_seed(qtbot, asked):
    weigher = Weigher(*asked, "tea")
    with qtbot.waitSignal(weigher.weighed) as told:
        weigher.start()
    assert told.args == [tuple(weigh(*asked, random.Random("tea")))] and told.args[0]


def test_it_ends_when_whoever_wanted_to_know_is_gone(asked):
    game, *what = asked
    calls, is_gone = [], threading.Event()

    def policy(view, seat, rng):
        calls.append(seat)
        is_gone.wait(20)
        return game.policy(view, seat, rng)

    weigher = Weigher(replace(game, policy=policy), *what, "tea")
    thread = weigher._thread
    weigher.start()
    shiboken6.delete(weigher)
    is_gone.set()
    thread.join(20)
    cut_short = len(calls)
    weigh(replace(game, policy=policy), *what, random.Random("tea"))
    assert not thread.is_alive() and 10 * cut_short < len(calls)
