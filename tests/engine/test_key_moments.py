"""The moments of a game that mattered: declared by its game, told as everybody may know them."""

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from hamster_table.engine import CHANCE, Match, games
from hamster_table.engine.key_moments import TookLead, key_moments
from tests.games import pebbles

OURS = ["hamsterdam", "run-hamster-run"]


def played(game, seats=3, seed="4"):
    match, rng = Match.new(game, seats, seed=seed), random.Random(seed)
    while match.waiting:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
    return match


@pytest.fixture(scope="module", params=OURS)
def match(request):
    return played(request.param)


@pytest.mark.parametrize("game", [*OURS, "hamsterrolle"])
def test_each_game_says_which_of_its_events_matter_and_they_are_few(game):
    made = games()[game]
    assert 2 <= len(made.key_events) <= 6
    assert set(made.key_events) <= set(made.events)


def test_a_game_that_declares_none_has_none():
    assert key_moments(played(pebbles.GAME), 99) == []


def test_all_that_matters_is_found_in_order_and_the_end_is_among_it(match):
    moments = key_moments(match, len(match.ledger))
    assert [moment.at for moment in moments] == sorted({moment.at for moment in moments})
    assert moments[-1].at == len(match.ledger)
    found = [event for moment in moments for event in moment.events if not isinstance(event, TookLead)]
    assert found == [event for event in match.events if isinstance(event, match.game.key_events)]


def test_nothing_is_told_of_what_has_not_been_shown_yet(match):
    moments = key_moments(match, len(match.ledger))
    half = moments[len(moments) // 2].at
    assert key_moments(match, half) == [moment for moment in moments if moment.at <= half]


def test_whoever_takes_the_lead_leads_alone_as_everybody_can_see():
    match = played("hamsterdam")
    leads = [(m.at, event.seat) for m in key_moments(match, 9999) for event in m.events if isinstance(event, TookLead)]
    assert leads
    for at, seat in leads:
        places = match.game.standing(match.game.view(match.state_at(at), None)).places
        assert (places[seat], places.count(1)) == (1, 1)
    assert all(first != second for (_, first), (_, second) in pairwise(leads))


def test_what_is_in_a_fist_is_not_told():
    match = played(replace(pebbles.GAME, key_events=(pebbles.Hid,)))
    hid = [event for moment in key_moments(match, 99) for event in moment.events]
    assert hid and all(event.count is None for event in hid)
