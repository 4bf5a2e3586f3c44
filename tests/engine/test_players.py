"""The computer players: legal, repeatable, blind to secrets, and as strong as they say."""

import random
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path

import pytest

from hamster_table.engine import CHANCE, Match, catalogue
from hamster_table.engine.arena.bouts import bouts, play
from hamster_table.engine.kernel import refusal
from hamster_table.engine.players import NAMES, THUMB, YARDSTICKS, player
from hamster_table.engine.players.master_player import MasterPlayer
from hamster_table.engine.players.rollout import Rollout, worth
from hamster_table.engine.players.rollout_player import Candidate, RolloutPlayer, gain, near_best, significantly_best
from hamster_table.engine.players.without_search import RandomPlayer
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.actions import Allocate
from hamster_table.engine.storage.save_file import KINDS
from tests.laws import GAMES

QUICK = RolloutPlayer(rollouts=24)
QUICK_MASTER = MasterPlayer(rollouts=24, secret_rollouts=24)
SEARCHING = {"sharp": QUICK, "master": QUICK_MASTER}
"""Those who search, with few rollouts."""


def started(game, seats, plays=0):
    """A match after some random plays, waiting for a seat."""
    match = Match.new(game, seats, seed="1")
    rng = random.Random(1)
    while match.waiting == (CHANCE,) or len(match.ledger) < plays:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
    return match


def splitting(seats):
    """A match in which all are about to split their pluck in secret."""
    match = started(GAME, seats)
    while len(match.waiting) < seats:
        match.chance() if match.waiting == (CHANCE,) else match.play(
            match.waiting[0], match.actions(match.waiting[0])[-1]
        )
    return match


class NowAndThen:
    """Asks a player at every so many questions, and plays at random in between: quicker, through all of a game."""

    def __init__(self, player, every):
        self.player, self.every, self.asked = player, every, 0

    def choose(self, game, view, seat, rng):
        self.asked += 1
        who = RandomPlayer() if self.asked % self.every else self.player
        return who.choose(game, view, seat, rng)


def play_out(match, players, rng):
    """Play to the end; every answer must be legal."""
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            view = match.view(seat)
            before = view.copy()
            match.play(seat, players[seat].choose(match.game, view, seat, rng))
            assert view == before, "a player left its mark on the view"
    return match.standing


def wins(hero, rest, seats, blocks):
    """How many games the hero wins, once in every seat for each seed, and how many were played."""
    won = 0
    for n in range(blocks):
        for place in range(seats):
            players = [hero if seat == place else rest for seat in range(seats)]
            match = Match.new(GAME, seats, seed=f"players/{n}")
            won += play_out(match, players, random.Random(n)).winners == (place,)
    return won, blocks * seats


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("every", [3, pytest.param(1, marks=pytest.mark.long)])
def test_every_player_plays_every_game_to_its_end(game, name, every):
    hero = NowAndThen(player(name, game) if game.players else SEARCHING.get(name, player(name, game)), every)
    for seats in game.seats[:1] if game.setup.quick else game.seats:
        match = Match.new(game, seats, game.setup.quick, seed=f"{name}/{seats}")
        play_out(match, [hero, *[RandomPlayer()] * (seats - 1)], random.Random(seats))


def test_the_unknown_player_is_refused_by_name():
    with pytest.raises(ValueError, match="Knut"):
        player("Knut", GAME)


@pytest.mark.parametrize("adjacent", ["orthogonal", "diagonal"])
def test_the_policy_is_legal_wherever_random_play_leads(adjacent):
    rng = random.Random(3)
    for n in range(60):
        match = Match.new(GAME, 2 + n % 4, {"adjacent": adjacent}, seed=f"policy/{n}")
        while match.waiting:
            seat = match.waiting[0]
            if seat == CHANCE:
                match.chance()
                continue
            view = match.view(seat)
            assert refusal(view, seat, GAME.policy(view, seat, rng)) is None
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))


@pytest.mark.parametrize("hero", [player("whim", GAME), player("steady", GAME), QUICK, QUICK_MASTER], ids=repr)
def test_equal_views_and_equal_luck_give_equal_answers(hero):
    for plays in (0, 6, 30):
        match = started(GAME, 4, plays=plays)
        seat = match.waiting[0]
        answers = {hero.choose(GAME, match.view(seat), seat, random.Random("luck")) for _ in range(3)}
        assert len(answers) == 1


@pytest.mark.parametrize("hero", [player("whim", GAME), player("steady", GAME), QUICK, QUICK_MASTER], ids=repr)
def test_what_others_have_sealed_changes_no_answer(hero):
    """The others choose differently in secret; with the same luck the answer is the same."""
    answers = set()
    for split in (Allocate(7, 0, 0), Allocate(0, 7, 0), Allocate(1, 2, 4)):
        match = splitting(3)
        for other in (0, 1):
            match.play(other, split)
        answers.add(hero.choose(GAME, match.view(2), 2, random.Random("luck")))
    assert len(answers) == 1


def test_steady_slips_as_often_as_the_game_says():
    match = splitting(3)
    chosen, slip = Allocate(3, 3, 1), Allocate(1, 3, 3)
    assert 0 < GAME.slips < 100
    plays = replace(GAME, policy=lambda view, seat, rng: chosen, slip=lambda view, seat, rng: slip)
    for game, percent in ((replace(plays, slips=0), 0), (plays, GAME.slips), (replace(plays, slips=100), 100)):
        found = [player("steady", game).choose(game, match.view(0), 0, random.Random(n)) for n in range(800)]
        assert {*found} <= {chosen, slip}
        assert abs(found.count(slip) / 8 - percent) <= 4 * (percent > 0)
    assert player(THUMB, plays).choose(plays, match.view(0), 0, random.Random(1)) == chosen
    without = replace(plays, slip=None, slips=100)
    assert player("steady", without).choose(without, match.view(0), 0, random.Random(1)) == chosen


def test_sharp_gives_the_policys_answer_when_it_is_stopped_at_once():
    match = started(GAME, 3, plays=20)
    seat = match.waiting[0]
    view = match.view(seat)
    stopped = RolloutPlayer().choose(GAME, view, seat, random.Random(9), stop=lambda: True)
    assert stopped == GAME.policy(view, seat, random.Random(9))


def test_sharp_stops_within_one_round_of_trials():
    game = GAMES["pebbles"]
    match = started(game, game.seats[0])
    seat = match.waiting[0]
    asked = []
    RolloutPlayer().choose(
        game, match.view(seat), seat, random.Random(9), stop=lambda: asked.append(1) or len(asked) > 3
    )
    assert len(asked) == 4


def test_sharp_does_not_show_its_secret_choice_by_habit():
    match = splitting(3)
    chosen = {QUICK.choose(GAME, match.view(0), 0, random.Random(n)) for n in range(12)}
    assert len(chosen) > 3


def test_a_game_without_policy_and_evaluation_is_searched_to_its_end():
    pebbles = GAMES["pebbles"]
    assert pebbles.policy is None and pebbles.evaluation is None
    match = started(pebbles, pebbles.seats[0])
    seat = match.waiting[0]
    action = QUICK.choose(pebbles, match.view(seat), seat, random.Random(1))
    assert match.refusal(seat, action) is None


def candidates(*values):
    return [Candidate(n, list(own)) for n, own in enumerate(values)]


def test_the_policys_action_stands_unless_another_is_proven_better():
    noisy = candidates([0.5] * 6, [0.0, 1.0, 0.1, 1.0, 0.2, 0.9])
    better = candidates([0.5] * 6, [0.6, 0.7, 0.6, 0.7, 0.6, 0.7])
    assert significantly_best(noisy).action == 0
    assert significantly_best(better).action == 1


def test_a_lead_after_few_trials_proves_nothing():
    assert significantly_best(candidates([0.1] * 20, [1.0] * 2)).action == 0


def test_gain_compares_trials_with_the_same_luck():
    mean, error = gain(*candidates([1.0, 2.0, 3.0, 4.0, 9.0], [0.5, 1.5, 2.5, 3.5]))
    assert (mean, error) == (0.5, 0.0)


def test_a_secret_choice_is_drawn_among_those_that_are_as_good():
    close = candidates([0.1] * 8, [0.5, 0.6] * 4, [0.6, 0.5] * 4, [0.2] * 8)
    assert {candidate.action for candidate in near_best(close)} == {1, 2}


def test_a_secret_choice_is_the_policys_where_nothing_is_proven_better():
    noisy = candidates([0.5] * 6, [0.0, 1.0, 0.1, 1.0, 0.2, 0.9])
    assert gain(noisy[1], noisy[0])[0] > 0
    assert [candidate.action for candidate in near_best(noisy)] == [0]


def test_trials_with_equal_luck_are_equal():
    match = started(GAME, 4, plays=12)
    seat = match.waiting[0]
    trial = Rollout(GAME, match.view(seat), seat, GAME.policy, 1, 0.05)
    action = match.actions(seat)[0]
    assert trial.value(action, 5) == trial.value(action, 5)


def test_winning_is_worth_most_and_being_first_to_go_nothing():
    match = Match.new(GAME, 3, seed="w")
    play_out(match, [player("steady", GAME), RandomPlayer(), RandomPlayer()], random.Random(1))
    values = [worth(GAME, match.state, seat) for seat in range(3)]
    (winner,) = match.standing.winners
    assert values[winner] == max(values) == 1.0
    assert 0.0 <= min(values) < 0.25


def test_yardsticks_sit_at_no_table():
    assert not {*YARDSTICKS} & {*NAMES, *KINDS}
    assert player("random", GAME) == RandomPlayer()


FROZEN = {"run-hamster-run": "4ff2884189dc57cf", "hamsterdam": "2b26a51ec6af04be"}


@pytest.mark.parametrize("game", FROZEN)
def test_the_rules_of_thumb_never_change(game):
    """What has been measured by them would not hold any more: better rules are another policy."""
    played = [play(bout).digest for bout in bouts(game, [THUMB] * 3, "frozen", 3, {})]
    assert blake2b("".join(played).encode(), digest_size=8).hexdigest() == FROZEN[game]


def test_whim_beats_random_play():
    won, played = wins(player("whim", GAME), RandomPlayer(), 4, 2)
    assert won >= 0.8 * played


def test_steady_beats_whim():
    won, played = wins(player("steady", GAME), player("whim", GAME), 4, 8)
    assert won >= 0.35 * played


def test_sharp_beats_random_play():
    won, played = wins(QUICK, RandomPlayer(), 4, 2)
    assert won >= 0.8 * played


def test_the_line_about_master_names_the_games_that_it_has_learned():
    learned = {file.parent.name.replace("_", "-") for file in Path(catalogue.__file__).parent.glob("*/learned.json")}
    assert {id for id, game in catalogue.games().items() if game.title in NAMES["master"]} == learned
