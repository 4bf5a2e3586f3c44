"""Who is asked for a hint: gets a view, answers with something legal, and is forgotten when the moment is gone."""

import json
import random

import pytest

from hamster_table.engine import CHANCE
from hamster_table.engine.codec import canonical, from_json
from hamster_table.engine.kernel import refusal
from hamster_table.engine.match import Match
from hamster_table.engine.paranoid import decoded
from hamster_table.engine.players import NAMES, THUMB, player
from hamster_table.engine.players.rollout_player import RolloutPlayer
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.actions import Place, strip
from hamster_table.features.hints import texts
from hamster_table.features.hints.adviser import Adviser, first_asked
from hamster_table.models import action_words
from hamster_table.models.ai import ai_worker
from hamster_table.models.seat_control import chooses_in_the_open
from tests.at_once import AtOnce, Silent
from tests.laws import GAMES, journey, whole_box

__all__ = ["whole_box"]

NAMED = "Mira", "Jonas", "Edda", "Rusty", "Pip"


def asked(match):
    return [seat for seat in match.waiting if seat != CHANCE]


def choice(match, view, seat):
    return player(THUMB, match.game).choose(match.game, view, seat, random.Random("hint"), lambda: False)


def quick(game):
    """The set-up with which hints are asked for often: of a slow game its quick one."""
    return {**game.setup.quick}


@pytest.mark.parametrize("id", GAMES)
def test_a_hint_is_legal_and_comes_from_the_encoded_view_alone(id):
    game, seen = GAMES[id], 0

    def each(match, rng):
        nonlocal seen
        if len(match.ledger) % 7 and match.game.setup.quick:
            return
        for seat in asked(match):
            view = match.view(seat)
            action = choice(match, decoded(view, match), seat)
            assert match.refusal(seat, action) is None
            # What is hidden from the seat makes no difference: any truth that fits the view gives the same hint.
            guess = match.game.sample_hidden(view, seat, rng)
            assert choice(match, match.game.view(guess, seat), seat) == action
            seen += 1

    for seats in (game.seats[0], game.seats[-1]):
        journey(game, seats, "hints", quick(game), each)
    assert seen > 5


@pytest.mark.parametrize("id", GAMES)
def test_a_shared_screen_shows_enough_for_a_hint(id):
    def each(match, rng):
        if len(match.ledger) % 7 and match.game.setup.quick:
            return
        for seat in asked(match):
            if len(match.state.agenda[-1].seats) == 1 and chooses_in_the_open(match, match.state, seat):
                assert match.refusal(seat, choice(match, match.view(None), seat)) is None

    journey(GAMES[id], GAMES[id].seats[-1], "shared", quick(GAMES[id]), each)


@pytest.mark.parametrize("id", GAMES)
def test_every_choice_has_words_and_every_step_says_what_matters(id):
    game, words, silent = GAMES[id], set(), set()

    def each(match, rng):
        if len(match.ledger) % 7 and match.game.setup.quick:
            return
        for seat in asked(match):
            view = match.view(seat)
            assert texts.offers(game, view, seat)
            assert bool(action_words.matters(game, view)) == (game.words is not None)
            for action in dict.fromkeys(match.actions(seat)):
                text = texts.advice(game, view, action, NAMED, "Sharp")
                (words if text else silent).add(type(action).__name__)
                assert "{" not in text

    for seed in range(1 if game.setup.quick else 4):
        journey(game, game.seats[-1], f"words/{seed}", quick(game), each)
    # A piece that is let drop is no plan of anybody.
    assert words and silent <= {"Drop"}


def test_the_adviser_never_slips_and_sits_on_no_seat():
    assert THUMB not in NAMES
    match = Match.new(GAME, 3, seed="7")
    while match.waiting == (CHANCE,):
        match.chance()
    (seat,) = match.waiting
    view = match.view(seat)
    for n in range(60):
        # The policy starts as high as may be; a slip would start anywhere.
        assert strip(player(THUMB, GAME).choose(GAME, view, seat, random.Random(n)).square) == 5


@pytest.mark.parametrize("id", ["run-hamster-run", "hamsterdam", "hamsterrolle"])
def test_the_process_of_the_computer_players_answers_it(id):
    match = Match.new(id, 2, GAMES[id].setup.quick, seed="7")
    while match.waiting == (CHANCE,):
        match.chance()
    seat = match.waiting[0]
    form = {"seat": seat, "player": THUMB, "game": id, "view": match.view(seat).to_json(), "seed": "hint"}
    reply = ai_worker.think(json.loads(canonical(form)), lambda: False)
    assert match.refusal(seat, from_json(reply["action"], match.game.vocabulary)) is None


@pytest.fixture
def placing():
    match = Match.new(GAME, 3, seed="7")
    while match.waiting == (CHANCE,):
        match.chance()
    return match, match.waiting[0], match.view(match.waiting[0])


def listen(thinker):
    adviser, heard = Adviser(lambda: thinker), []
    adviser.advised.connect(heard.append)
    return adviser, heard


def test_it_asks_with_the_view_it_is_given(qapp, placing):
    match, seat, view = placing
    thinker = AtOnce()
    adviser, heard = listen(thinker)
    adviser.ask(match.game, view, seat, 3)
    assert thinker.asked == [(seat, view)] and not adviser.is_asked
    assert refusal(view, seat, heard[0]) is None


def test_an_answer_that_comes_too_late_or_to_another_question_is_not_heard(qapp, placing):
    match, seat, view = placing
    thinker = Silent()
    adviser, heard = listen(thinker)
    adviser.ask(match.game, view, seat, 3)
    thinker.answered.emit(99, match.actions(seat)[0])
    assert heard == [] and adviser.is_asked
    thinker.failed.emit(99, "died")
    assert adviser.is_asked and adviser.player_name == "Master", "that was another question"
    adviser.forget()
    thinker.answered.emit(1, match.actions(seat)[0])
    thinker.failed.emit(1, "died")
    assert heard == []
    adviser.ask(match.game, view, seat, 3)
    thinker.answered.emit(2, match.actions(seat)[0])
    assert heard == [match.actions(seat)[0]]


def test_what_is_not_legal_is_no_hint(qapp, placing):
    match, seat, view = placing
    thinker = Silent()
    adviser, heard = listen(thinker)
    adviser.ask(match.game, view, seat, 3)
    thinker.answered.emit(1, Place(49))
    assert heard == [] and adviser.player_name == "Steady", "who is asked instead"
    thinker.answered.emit(2, Place(49))
    adviser.ask(match.game, view, seat, 3)
    thinker.failed.emit(3, "died")
    thinker.failed.emit(4, "died")
    assert heard == [None, None]


def test_who_searches_is_asked_and_where_nobody_does_whoever_is_surest():
    asked = {game.id: first_asked(game) for game in GAMES.values()}
    assert asked["hamsterrolle"] == "sharp" and asked["hamsterdam"] == asked["run-hamster-run"] == "master"


def test_the_best_is_asked_first_and_steady_where_that_fails_or_takes_too_long(qapp, placing):
    match, seat, view = placing
    thinker = Silent()
    adviser, heard = listen(thinker)
    adviser.ask(match.game, view, seat, 3)
    assert adviser.player_name == "Master"
    adviser.hurry()
    thinker.answered.emit(1, match.actions(seat)[0])
    assert heard == [] and adviser.is_asked and adviser.player_name == "Steady"
    adviser.hurry()
    thinker.answered.emit(2, match.actions(seat)[0])
    assert heard == [match.actions(seat)[0]] and len(thinker.asked) == 2


@pytest.mark.parametrize("id", ["run-hamster-run", "hamsterdam"])
def test_the_search_gives_the_same_hint_whatever_is_hidden(id):
    match, rng, seen = Match.new(id, 3, seed="hidden"), random.Random("hidden"), 0
    searcher = RolloutPlayer(rollouts=8)
    while seen < 3:
        if match.waiting == (CHANCE,):
            match.chance()
            continue
        seat = match.waiting[0]
        view = match.view(seat)
        if match.view(None) != match.state:
            guess = match.game.view(match.game.sample_hidden(view, seat, rng), seat)
            said = [searcher.choose(match.game, one, seat, random.Random("hint")) for one in (view, guess)]
            assert said[0] == said[1]
            places = [texts.where(match.game, one, seat, said[0]) for one in (view, guess)]
            reasons = [action_words.why(match.game, one, seat, said[0], NAMED) for one in (view, guess)]
            assert places[0] == places[1] and reasons[0] == reasons[1]
            seen += 1
        match.play(seat, match.game.policy(view, seat, rng))


@pytest.mark.parametrize("id", ["run-hamster-run", "hamsterdam"])
def test_where_to_look_there_is_more_than_one_thing_to_do(id):
    game, told = GAMES[id], 0

    def each(match, rng):
        nonlocal told
        if len(match.ledger) % 7 and match.game.setup.quick:
            return
        for seat in asked(match):
            view = match.view(seat)
            action = game.policy(view, seat, rng)
            there = texts.alike(game, view, seat, action)
            assert len(there) != 1 and (not there or action in there)
            told += bool(there)

    journey(game, game.seats[-1], "where", quick(game), each)
    assert told > 5


def test_without_anybody_to_think_there_is_no_choice_to_tell(qapp, placing):
    match, seat, view = placing
    adviser, heard = listen(None)
    adviser.ask(match.game, view, seat, 3)
    assert heard == [None] and not adviser.is_asked


def test_a_game_without_a_policy_gets_no_random_advice(qapp, placing):
    _, seat, view = placing
    thinker = AtOnce()
    adviser, heard = listen(thinker)
    adviser.ask(GAMES["pebbles"], view, seat, 3)
    assert heard == [None] and thinker.asked == []
