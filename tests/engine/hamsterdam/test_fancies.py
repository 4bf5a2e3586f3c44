"""What Whim likes at Hamsterdam may be weak, but never looks broken."""

import random
from collections import Counter

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam import GAME, fancies
from hamster_table.engine.hamsterdam.actions import Deploy, Done, LetIn, MoveHamster, Plug, PutHamster
from hamster_table.engine.hamsterdam.movement import Move
from hamster_table.engine.players import player
from tests.amounts import few_or_many
from tests.engine.hamsterdam.language import ALICE, DONE, MOVE, ROLL, go, move, roll, table


def fancies_of_games(games):
    """Every fancy of games that Whim and Steady play: the view, the seat and the action."""
    rng, steady = random.Random(4), player("steady", GAME)
    for n in range(games):
        match = Match.new(GAME, 2 + n % 3, seed=f"fancies/{n}")
        while match.waiting:
            seat = match.waiting[0]
            if seat == CHANCE:
                match.chance()
                continue
            view = match.view(seat)
            action = fancies.fancy(view, seat, rng)
            if action is not None:
                assert match.refusal(seat, action) is None
                yield view, seat, action
            match.play(seat, action or steady.choose(GAME, view, seat, rng))


@pytest.mark.parametrize("games", few_or_many(4, 60))
def test_no_fancy_lets_water_in_or_wastes_a_hamster(games):
    kinds = Counter()
    for view, seat, action in fancies_of_games(games):
        kinds[type(action)] += 1
        assert not isinstance(action, LetIn)
        assert not isinstance(action, Done) or type(view.agenda[-1]) is Move, "nobody is left in the pile"
        if isinstance(action, MoveHamster):
            assert not view.water[action.to] and view.stack(action.origin) > 1
        elif isinstance(action, PutHamster):
            assert not view.water[action.spot]
        elif isinstance(action, Plug):
            assert view.stack(action.spot)
        elif isinstance(action, Deploy):
            assert sum(action.plain) == view.pile[seat], "nobody is left in the pile"
    assert {MoveHamster, PutHamster, Plug, Deploy} <= set(kinds)


def test_whim_has_favourite_cards():
    dams = {action.plain for _, _, action in fancies_of_games(4) if isinstance(action, Deploy)}
    assert len(dams) > 5


def fancy(match):
    """What takes Alice's fancy, of all that might."""
    return {fancies.fancy(match.view(ALICE), ALICE, random.Random(n)) for n in range(20)}


def test_no_hamster_paces_between_two_cards():
    match = table(MOVE, "8:hhh 9:h", "7:h")
    assert fancy(match) == {move("h", 8, to)(match.state, ALICE) for to in (7, 9)}
    for dam in ("8:hh 9:hh", "7:h 8:hh 9:h"):
        match = table(MOVE, dam, "7:h")
        back = {move("h", 8, 9)(match.state, ALICE), move("h", 9, 8)(match.state, ALICE)}
        assert not back & fancy(match), "it could only be taken back"
    assert fancy(match) == {DONE}


def test_no_special_is_used_on_a_roll_that_is_hardly_any_better_then():
    match = table(ROLL, "2:h 3:h 4:h 5:h 6:h 7:h 8:h 9:h 10:h 11:h 12:Physicister", "2:h 3:h 4:h 5:h 6:h 7:h 8:h 9:h")
    go(match, roll(1, 2))
    assert fancy(match) == {None}
    bad = table(ROLL, "2:h 3:h 4:h 5:h 6:h 8:h 9:h 10:h 11:h 12:Physicister", "7:h")
    go(bad, roll(3, 4))
    assert None not in fancy(bad)
