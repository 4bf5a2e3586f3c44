"""The time for a choice: whoever searches looks at it again and again, and answers soon when it is over."""

import random

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.players import player
from tests.laws import GAMES

SETUPS = {"hamsterdam": {}, "hamsterrolle": {"physics": "wood"}, "run-hamster-run": {}}
SEARCHED = [id for id in SETUPS if GAMES[id].learned is None or GAMES[id].learned.lesser is None]
SECONDS = {"hamsterdam": 1, "hamsterrolle": 3, "run-hamster-run": 1}
WITHIN = 3
"""So often it may look again after it was told to stop: where one part of a search ends, and then another one."""


def asked(id):
    """A match with a seat that has several choices, between which everybody searches who does."""
    match, rng = Match.new(id, 3, SETUPS[id], seed="1"), random.Random(1)
    while (seat := match.waiting[0]) == CHANCE or is_played_at_once(match, seat):
        match.chance() if seat == CHANCE else match.play(seat, match.game.policy(match.view(seat), seat, rng))
    return match


def is_played_at_once(match, seat):
    return len(match.actions(seat)) < 3 or isinstance(match.state.agenda[-1], match.game.unsearched)


@pytest.mark.parametrize("id", SEARCHED)
@pytest.mark.parametrize("name", ["sharp", "master"])
@pytest.mark.parametrize("after", [1, 4])
def test_a_search_ends_when_its_time_is_over(id, name, after):
    match = asked(id)
    (seat, *_), looks = match.waiting, []
    hero = player(name, match.game)
    action = hero.choose(
        match.game, match.view(seat), seat, random.Random(2), lambda: looks.append(1) or len(looks) >= after
    )
    assert match.refusal(seat, action) is None
    assert after <= len(looks) <= after + WITHIN


def test_a_choice_at_the_table_has_one_second_and_at_the_wheel_three():
    assert {id: GAMES[id].seconds for id in SECONDS} == SECONDS
