"""Step 8, the end of the game, and what the program itself refuses."""

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.messages import as_typed, sentence
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.actions import ALLIGATOR, SCAMPER, Challenge, Lose, Place, Stop
from hamster_table.engine.run_hamster_run.events import AlligatorsWon, BeltMoved, Eaten, RoundBegan, Tallied, Tired, Won
from tests.engine.run_hamster_run.language import (
    ALICE,
    ALLIGATORS,
    BOB,
    CATHLEEN,
    DAVE,
    RESOLVE,
    TALLY,
    alice,
    assert_story,
    bob,
    draw,
    go,
    refused,
    ruling,
    table,
    told,
)


@ruling("RR-51")
def test_the_last_hamster_in_play_wins_in_the_pit_or_not():
    for place in ("3,0", "pit"):
        match = table(TALLY, f"Alice {place} s1 rest", "Bob eaten", "Cathleen eaten")
        assert_story(match, Won(ALICE))
        assert match.waiting == ()
        assert match.standing.winners == (ALICE,)


@ruling("RR-51")
def test_the_last_hamster_must_survive_its_own_chomp_first():
    match = table(ALLIGATORS, "Alice pit rest", "Bob pit m1 rest", alligators=2)
    assert match.waiting == (CHANCE,), "Alice is eaten, and the game is not over"
    go(match, draw(ALLIGATOR))
    assert_story(match, Eaten(ALICE), Eaten(BOB), AlligatorsWon())
    assert match.standing.winners == ()
    assert match.standing.places == (1, 1)


@ruling("RR-51")
def test_while_several_are_in_play_a_new_round_begins():
    match = table(TALLY, "Alice 3,0 s1 rest", "Bob pit s1 rest", "Cathleen eaten")
    assert_story(match, RoundBegan(2))
    assert told(match, Won, AlligatorsWon) == []


@ruling("RR-51")
def test_the_game_ends_nowhere_else():
    match = table(ALLIGATORS, "Alice 3,0 s1 m1 run", "Bob pit rest")
    assert told(match, Won) == []
    go(match, alice(Lose(SCAMPER)))
    assert_story(match, Eaten(BOB), Tired(ALICE, SCAMPER, "strain"), Won(ALICE))


@ruling("RR-52")
def test_fatigue_in_the_last_round_changes_nothing_about_who_wins():
    match = table(ALLIGATORS, "Alice 3,0 s1 run", "Bob pit rest")
    assert_story(match, Eaten(BOB), Tired(ALICE, SCAMPER, "strain"), Won(ALICE))
    assert match.state.fatigue == [7, 7]


def test_a_game_that_is_over_stands_at_the_tally():
    match = table(TALLY, "Alice 3,0 s1 rest", "Bob eaten")
    assert GAME.phases[GAME.phase(match.state)] == "Tally"
    assert GAME.phases[GAME.phase(table(RESOLVE, "Alice 3,0 s1 run", "Bob 9,0 s1 rest").state)] == "Resolve"


def test_the_phase_goes_forward_through_a_round_whatever_is_shown():
    match, told = Match.new("run-hamster-run", 3, seed="phases"), []
    while match.state.round < 5:
        seat = match.waiting[0]
        match.chance() if seat < 0 else match.play(seat, match.actions(seat)[0])
        frames = match.frames_seen_by(0, len(match.ledger) - 1)
        told += [(frame.state.round, GAME.phase(frame.state), frame.event) for frame in frames if frame.state.agenda]
    assert [one[:2] for one in told] == sorted(one[:2] for one in told)
    # The last picture of an entry may have the question that comes next.
    assert "Belt" in {GAME.phases[phase] for _, phase, event in told if isinstance(event, BeltMoved)}
    assert {phase for _, phase, _ in told} >= {0, 1, 2, 3, 4, 5}


def test_who_has_been_eaten_looks_the_better_the_later_it_was():
    match = table(RESOLVE, "Alice eaten", "Bob eaten", "Cathleen 3,0 s3 run", "Dave 9,0 s7 rest")
    match.state.eaten = [(1, BOB), (2, ALICE)]
    worth = [GAME.evaluation(match.view(seat), seat) for seat in range(4)]
    assert 0 == worth[BOB] < worth[ALICE] < worth[CATHLEEN] < worth[DAVE] < 1


def test_those_eaten_later_are_placed_higher_and_those_of_one_round_share_a_place():
    match = table(TALLY, "Alice eaten", "Bob 3,0 s1 rest", "Cathleen eaten", "Dave eaten")
    match.state.eaten = [(3, CATHLEEN), (5, ALICE), (5, DAVE)]
    assert match.standing.places == (2, 1, 4, 2)


@ruling("HT-1")
def test_what_is_not_offered_is_refused():
    match = table(RESOLVE, "Alice 3,1 m1 bite", "Bob 3,2 m1 run")
    go(match, alice(Challenge(BOB)))
    assert refused(match, bob(Stop())) == ("HT-1", "not-offered")


@ruling("HT-2")
def test_only_the_seat_that_is_asked_may_choose():
    match = table(RESOLVE, "Alice 3,1 m1 bite", "Bob 3,2 m1 run")
    assert refused(match, bob(Stop())) == ("HT-2", "not-waited-for")
    assert refused(match, draw(ALICE)) == ("HT-2", "not-waited-for")


@ruling("HT-3")
def test_when_the_game_is_over_nothing_can_be_done():
    match = table(TALLY, "Alice 3,1 rest", "Bob eaten")
    assert refused(match, alice(Stop())) == ("HT-3", "game-over")


@ruling("HT-4")
def test_a_choice_has_to_fit_what_is_asked():
    match = table(RESOLVE, "Alice 3,1 m1 bite", "Bob 3,2 m1 run")
    assert refused(match, alice(Place(0))) == ("HT-4", "not-this-step")


def test_a_round_that_nobody_survives_is_over_without_a_list():
    left, none = (Tallied(8, seats, (7, 7), 5, 3) for seats in ((1,), ()))
    assert as_typed(sentence(left, ("Mira", "Jonas"))) == "Round 8 is over. Still in play: Jonas."
    assert sentence(none, ("Mira", "Jonas")) == "Round 8 is over."
