"""Weighing a choice after the event: from the view alone, the same for the same luck."""

import random
from dataclasses import replace

import pytest

from hamster_table.engine import CHANCE
from hamster_table.engine.players.weighing import OTHERS, TOLD, weigh
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.actions import Place, strip
from hamster_table.engine.run_hamster_run.setup import PlaceHamster
from tests.engine.test_players import splitting, started
from tests.laws import GAMES


def asked(id, plays=30):
    match = started(GAMES[id], 3, plays=plays)
    while len(match.actions(match.waiting[0])) < 3:
        match.play(match.waiting[0], match.actions(match.waiting[0])[0]) if match.waiting[0] >= 0 else match.chance()
    return match, match.waiting[0]


@pytest.mark.parametrize("id", ["run-hamster-run", "hamsterdam"])
def test_the_best_of_the_others_come_first(id):
    match, seat = asked(id)
    view, chosen = match.view(seat), match.actions(seat)[0]
    found, again = (weigh(match.game, view, seat, chosen, random.Random(3)) for _ in range(2))
    assert found == again and 0 < len(found) <= TOLD
    assert [one.gain for one in found] == sorted((one.gain for one in found), reverse=True)
    assert all(one.action != chosen and match.refusal(seat, one.action) is None for one in found)


def test_what_is_hidden_changes_nothing():
    match = splitting(3)
    match.play(0, match.actions(0)[5])
    view = match.view(1)
    guess = GAME.sample_hidden(view, 1, random.Random(1))
    assert guess != match.state or match.actions(0)
    found = [weigh(GAME, seen, 1, match.actions(1)[9], random.Random(3)) for seen in (view, GAME.view(guess, 1))]
    assert found[0] == found[1]


def test_a_bad_choice_is_told_as_one():
    """Beginning at the edge of the pit, where there is room further up."""
    match = started(GAME, 2)
    (seat,) = match.waiting
    for first in weigh(GAME, match.view(seat), seat, Place(2), random.Random(1)):
        assert strip(first.action.square) > 1 and first.gain > first.error > 0


def test_nothing_is_compared_where_there_was_nothing_to_choose():
    match = started(GAME, 2)
    view = match.view(seat := match.waiting[0])
    assert weigh(GAME, view, seat, match.actions(seat)[0], random.Random(1), stop=lambda: True) == []
    assert OTHERS >= TOLD


def test_a_game_that_compares_its_choices_itself_is_asked():
    match = started(GAMES["hamsterrolle"], 2)
    while match.waiting == (CHANCE,):
        match.chance()
    view = match.view(seat := match.waiting[0])
    chosen = match.actions(seat)[0]
    told = match.game.weigh(view, seat, chosen, random.Random(1))
    found = weigh(match.game, view, seat, chosen, random.Random(1))
    assert [(one.action, one.gain) for one in found] == [*told[:TOLD]] and len(told) > TOLD
    assert {(one.error, one.unit) for one in found} == {(0.0, "pieces")}
    nobody = replace(match.game, weigh=None)
    assert weigh(nobody, view, seat, chosen, random.Random(1)) == (), "it is not played out"


class OneOffer(PlaceHamster, frozen=True):
    """More may be chosen than is listed."""

    def actions(self, state, seat):
        return [Place(2)]


@pytest.mark.parametrize(("wise", "others"), [(Place(20), [Place(20)]), (Place(2), [])])
def test_what_the_policy_would_choose_is_compared_though_it_is_not_listed(wise, others):
    match = started(GAME, 2)
    view = match.view(seat := match.waiting[0]).copy()
    view.agenda[-1] = OneOffer((seat,))

    def policy(seen, seat, rng):
        return wise if isinstance(seen.agenda[-1], OneOffer) else GAME.policy(seen, seat, rng)

    found = weigh(replace(GAME, policy=policy), view, seat, Place(2), random.Random(1))
    assert [one.action for one in found] == others
