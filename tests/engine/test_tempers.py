"""Tempers change what a computer player likes, by its level, and nothing else; style and strength by many games are in
`docs/computer_players.md`."""

import random
from collections import Counter

import pytest

from hamster_table.engine import games
from hamster_table.engine.hamsterdam.actions import BOMBSTER, NAMES, KeepSpecials, both
from hamster_table.engine.hamsterdam.setup import ChooseSpecials, dealt_to
from hamster_table.engine.hamsterdam.tempers import LIKED
from hamster_table.engine.kernel import CHANCE, advance, play, waiting
from hamster_table.engine.players import player
from hamster_table.engine.run_hamster_run.actions import Allocate, Declare
from hamster_table.engine.tempers import EACH_ITS_OWN, TEMPERED, TEMPERS, temper_of

GAMES = [game.id for game in games().values() if game.tempers]


def acts(game, names, seed):
    """Plays a game with those players, and yields (seat, action) of each choice that they make."""
    state, luck = game.start(game.setup(seats=len(names))), random.Random(seed)
    own = [random.Random(f"{seed}/{seat}") for seat in range(len(names))]
    players = [player(name, game) for name in names]
    advance(state)
    while state.agenda:
        seat = waiting(state)[0]
        if seat == CHANCE:
            action = state.agenda[-1].sample(state, CHANCE, luck)
        else:
            action = players[seat].choose(game, game.view(state, seat), seat, own[seat])
            assert state.agenda[-1].refusal(state, seat, action) is None
            yield seat, action
        play(state, seat, action)


def test_the_games_that_have_tempers_have_all_of_them():
    assert {"run-hamster-run", "hamsterdam"} <= {*GAMES}
    for id in GAMES:
        assert games()[id].tempers.keys() == TEMPERS.keys()


def test_each_seat_draws_another_one_and_the_same_for_the_same_seed():
    drawn = [temper_of(EACH_ITS_OWN, "a", seat) for seat in range(4)]
    assert {*drawn} == {*TEMPERS} and drawn == [temper_of(EACH_ITS_OWN, "a", seat) for seat in range(4)]
    assert len({temper_of(EACH_ITS_OWN, str(seed), 0) for seed in range(40)}) == 4
    assert {temper_of("bold", "a", seat) for seat in range(4)} == {"bold"}


@pytest.mark.parametrize("name", ["whim:bold", "sharp:gloomy", "thumb:bold", "sharp:"])
def test_no_other_player_has_one(name):
    with pytest.raises(ValueError, match="There is no player called"):
        player(name, games()["run-hamster-run"])


def test_nobody_has_one_where_the_game_has_none():
    with pytest.raises(ValueError, match="There is no player called"):
        player("sharp:bold", games()["hamsterrolle"])


@pytest.mark.parametrize("level", TEMPERED)
def test_a_hamster_shows_its_temper_in_what_it_does(level):
    """Counted over whole games of all four at one table, in turn in each seat."""
    tempers, counts = [*TEMPERS], {temper: Counter() for temper in TEMPERS}
    for n in range(32):
        order = tempers[n % 4 :] + tempers[: n % 4]
        for seat, action in acts(games()["run-hamster-run"], [f"{level}:{temper}" for temper in order], n):
            own = counts[order[seat]]
            if isinstance(action, Allocate):
                own.update(chips=7, scamper=action.scamper, mettle=action.mettle, friskiness=action.friskiness)
            own["fights"] += action in (Declare("bite"), Declare("throw"))
    share = {temper: {what: n / own["chips"] for what, n in own.items()} for temper, own in counts.items()}
    assert share["careful"]["mettle"] > 1.1 * share["bold"]["mettle"]
    for temper, what, more in (("bold", "scamper", 1.08), ("tricky", "friskiness", 1.2), ("spiteful", "fights", 1.25)):
        assert share[temper][what] > more * max(share[other][what] for other in TEMPERS if other != temper), what


@pytest.mark.parametrize("level", ["steady", "sharp"])
def test_a_town_keeps_the_specials_that_its_temper_likes(level):
    tempers, liked, kept = [*TEMPERS], Counter(), Counter()
    for n in range(24):
        order = tempers[n % 4 :] + tempers[: n % 4]
        for seat, action in acts(games()["hamsterdam"], [f"{level}:{temper}" for temper in order], n):
            if not isinstance(action, KeepSpecials):
                continue
            for special in action.specials:
                for temper in TEMPERS:
                    is_own = temper == order[seat]
                    kept[is_own] += 1
                    liked[is_own] += NAMES[special] in LIKED[temper]
            if seat == 3:
                break
    assert liked[True] / kept[True] > 1.3 * liked[False] / kept[False]


@pytest.mark.parametrize("level", TEMPERED)
def test_who_is_spiteful_keeps_what_it_can_hurt_with(level):
    """A Bombster is worth less than most by what games have taught: Sharp and Master gave half of them away."""
    game, dealt, kept = games()["hamsterdam"], 0, 0
    spiteful, rng = player(f"{level}:spiteful", game), random.Random(1)
    for _ in range(20):
        state = game.start(game.setup(seats=4))
        advance(state)
        while type(state.agenda[-1]) is not ChooseSpecials:
            seat = waiting(state)[0]
            play(state, seat, (game.policy if seat != CHANCE else state.agenda[-1].sample)(state, seat, rng))
        for seat in waiting(state):
            bombsters = {*both(BOMBSTER)} & {*dealt_to(state, seat)}
            action = spiteful.choose(game, game.view(state, seat), seat, rng)
            dealt, kept = dealt + len(bombsters), kept + len(bombsters & {*action.specials})
    assert kept > 0.9 * dealt > 10
