"""What is worth telling about a finished game, and the feats among the records."""

import random

import pytest

from hamster_table.engine import CHANCE, Match, games
from hamster_table.engine.game_records import Achieved, Record, beaten, best_ever
from hamster_table.engine.hamsterdam import events as dam
from hamster_table.engine.hamsterdam.highlights import highlights as told_of_dams
from hamster_table.engine.highlights import Highlight, most_remarkable, runs
from hamster_table.engine.messages import sentence
from hamster_table.engine.run_hamster_run import events as run
from hamster_table.engine.run_hamster_run.highlights import highlights as told_of_runs
from hamster_table.engine.run_hamster_run.tallies import survived

NAMES = ("Ada", "Bo", "Cy", "Dot", "Eve")


class Played:
    """What facts are found in, without a game."""

    def __init__(self, *events, seats=2):
        self.ledger = [(0, None)] * len(events)
        self._story, self.seats = list(enumerate(events, 1)), seats

    def story_of(self, seat):
        assert seat is None, "only what everybody knows is told"
        return self._story

    def state_at(self, n):
        return self


def feats(find, *events, seats=2):
    """The feats among the facts: whose each is, how much, and when."""
    return {one.feat: (one.seats, one.value, one.moment) for one in find(Played(*events, seats=seats)) if one.feat}


def said(find, *events, seats=2):
    return [(sentence(one.fact, NAMES), one.moment) for one in find(Played(*events, seats=seats))]


@pytest.mark.parametrize("id", [id for id, game in games().items() if game.highlights is not None])
def test_facts_of_whole_games_are_sentences_about_seats_at_moments_of_the_ledger_and_are_sorted(id):
    game = games()[id]
    match, rng = Match.new(game, 3, game.setup.quick, seed="facts"), random.Random(4)
    while match.waiting:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
    ledger, facts = [*match.ledger], game.highlights(match)
    assert facts and match.ledger == ledger
    assert [one.weight for one in facts] == sorted((one.weight for one in facts), reverse=True)
    for one in facts:
        assert 0 < one.moment <= len(ledger) and set(one.seats) <= {0, 1, 2}
        assert "{" not in sentence(one.fact, NAMES) and all(
            NAMES[seat] in sentence(one.fact, NAMES) for seat in one.seats
        )
        assert one.feat in {"", *(feat.key for feat in game.feats)}
    assert len({type(one.fact) for one in facts}) == len(facts), "one of each kind"


def test_runs_end_where_they_are_broken():
    assert runs([(2, False), (3, True), (5, True), (8, False)]) == [(2, 5)]
    assert runs([]) == []


def test_of_equally_remarkable_facts_the_earlier_comes_first_and_what_was_not_found_is_left_out():
    late, early = (Highlight(run.Won(0), (0,), moment, 7) for moment in (9, 2))
    assert most_remarkable([late, None, early]) == (early, late)


# Run, Hamster, Run!


def test_the_test_won_against_the_worst_odds_is_told():
    tests = [
        run.Challenged(0, 1, "bite", 2, 3), run.Resisted(1, 3), run.TestWon(0, 1, True),
        run.Challenged(1, 0, "throw", 1, 5), run.Resisted(0, 5), run.TestWon(1, 0, True),
        run.Challenged(0, 1, "bite", 6, 1), run.Resisted(1, 1), run.TestWon(0, 1, True),
    ]  # fmt: skip
    assert said(told_of_runs, *tests) == [("Bo beat Ada in the HAT with 1 against 5.", 6)]


def test_an_even_test_is_told_where_nobody_won_against_the_odds():
    tests = [run.Challenged(0, 1, "bite", 4, 4), run.Resisted(1, 4), run.TestWon(1, 0, True)]
    assert said(told_of_runs, *tests) == [
        ("The HAT could not have been closer: 4 to 4, and Bo beat Ada.", 3),
    ]


def test_a_test_that_was_not_drawn_is_no_upset():
    assert not said(told_of_runs, run.Challenged(0, 1, "bite", 1, 5), run.Yielded(1), run.TestWon(0, 1, False))


def test_the_narrowest_escape_the_longest_push_and_the_most_bites_are_told():
    escapes = [run.Staked(0, "mettle", 2, 2), run.Escaped(0, True), run.Staked(1, "mettle", 1, 3), run.Escaped(1, True)]
    pushes = [
        run.Began(0, "run"),
        *[run.Pushed(0, 1, 3, 4, True)] * 3,
        run.Began(1, "run"),
        run.Pushed(1, 0, 3, 4, True),
    ]
    bites = [run.Bitten(1, 0, "mettle")] * 3
    facts = dict(said(told_of_runs, *escapes, *pushes, *bites))
    assert facts == {
        "Bo got away from the alligators with 1 against 3.": 4,
        "Ada pushed others 3 squares in one turn.": 8,
        "Nobody bit as often as Bo: 3 times.": 13,
    }


def test_an_upset_an_escape_a_push_and_bites_are_feats_of_who_did_them():
    upset = [run.Challenged(0, 1, "bite", 2, 3), run.Resisted(1, 6), run.TestWon(0, 1, True)]
    escape = [run.Staked(1, "mettle", 1, 3), run.Escaped(1, True)]
    push = [run.Began(0, "run"), *[run.Pushed(0, 1, 3, 4, True)] * 3]
    bites = [run.Bitten(1, 0, "mettle")] * 3
    assert feats(told_of_runs, *upset, *escape, *push, *bites) == {
        "upset": ((0,), 75, 3),
        "escape": ((1,), 75, 5),
        "push": ((0,), 3, 9),
        "bites": ((1,), 3, 12),
    }


def test_who_escaped_most_hides_no_narrower_escape():
    escapes = [event for _ in range(6) for event in (run.Staked(0, "mettle", 5, 1), run.Escaped(0, True))]
    told = said(told_of_runs, *escapes)
    assert [words for words, _ in told] == [
        "Ada got away from the alligators 6 times.",
        "Ada got away from the alligators with 5 against 1.",
    ]
    assert feats(told_of_runs, *escapes) == {"escape": ((0,), 16, 2)}


def test_of_one_and_the_same_escape_only_how_narrow_it_was_is_told():
    escapes = [run.Staked(0, "mettle", 3, 3), run.Escaped(0, True)] * 2
    last = [run.Staked(0, "mettle", 1, 5), run.Escaped(0, True)]
    assert said(told_of_runs, *escapes, *last) == [("Ada got away from the alligators with 1 against 5.", 6)]


def test_the_fastest_belt_is_told_from_speed_three_on_and_counts_five_for_each_step():
    rose = [run.SpeedRose(2, "all-rest"), run.StarPassed(3), run.SpeedRose(4, "all-rest"), run.StarPassed(3)]
    assert said(told_of_runs, *rose[:1]) == []
    assert said(told_of_runs, *rose[:2]) == [("The belt reached Speed 3.", 2)]
    assert said(told_of_runs, *rose) == [("The belt reached Speed 4.", 3)]
    assert [one.weight for n in (2, 4) for one in told_of_runs(Played(*rose[:n]))] == [15, 20]


def test_rounds_in_play_count_to_the_one_in_which_a_hamster_is_eaten():
    events = [run.RoundBegan(1), run.RoundBegan(2), run.Eaten(1), run.RoundBegan(3)]
    assert survived(list(enumerate(events)), 2) == [3, 2]


# Hamsterdam


def flood(number, *seats):
    return [dam.FloodBegan(number), *(dam.Flooded(seat, 0, number) for seat in seats)]


def test_spells_without_water_and_with_it_are_told_with_their_last_roll():
    rolls = [flood(7, 0), flood(6, 0), flood(8), flood(7, 0), flood(5, 0), flood(9, 0), flood(4)]
    events = [event for roll in rolls for event in roll]
    dry = ("For 7 rolls in a row no water came to Bo.", len(events))
    assert said(told_of_dams, *events) == [dry, ("Ada was flooded by 3 rolls in a row.", 11)]
    wet = [event for roll in (*rolls, *[flood(4, 0)] * 4) for event in roll]
    assert said(told_of_dams, *wet[-8:])[0] == ("Ada was flooded by 4 rolls in a row.", 8)


def test_spells_without_water_holes_and_floods_that_a_special_stopped_are_feats_and_a_wet_spell_is_none():
    rolls = [event for roll in [*[flood(7, 0)] * 4, *[flood(4)] * 3] for event in roll]
    stopped = [dam.FloodStopped(1, 6, "Buffster", 3, 8)] * 3
    plugged = [dam.Plugged(0, 2, "Tinster", 5, 6)] * 4
    assert feats(told_of_dams, *rolls, *stopped, *plugged) == {
        "dry": ((1,), 7, 11),
        "stopped": ((1,), 3, 14),
        "holes": ((0,), 4, 18),
    }
    assert "Ada was flooded by 4 rolls in a row." in {words for words, _ in said(told_of_dams, *rolls)}


def test_the_greatest_flood_is_the_roll_that_brought_most_water():
    events = [dam.RoundStarted(3), *flood(7, 0, 1, 1), dam.Inundated(0, 4, 7, 2), *flood(6, 0, 1)]
    assert ("The greatest flood was the 7 in round 3: 4 water.", 6) in said(told_of_dams, *events)


def test_who_was_wettest_and_won_by_one_water_is_told_so():
    events = [dam.RoundCounted(2, (5, 3), (1, 0), (), (), ()), dam.GameEnded((5, 7), (2, 1), (4, 4), (0,))]
    assert said(told_of_dams, *events) == [
        ("After round 2 Ada was the wettest, and still won.", 1),
        ("Only one flood token kept Bo behind Ada.", 2),
    ]
    tie = dam.GameEnded((5, 6), (2, 1), (4, 4), (0, 1))
    assert not said(told_of_dams, tie)


# Records


def kept(of, value, key="tower", game="hamsterrolle"):
    return Record(
        game, "2026-11-22", ("Ada", "Bo"), ("person",) * 2, (1, 2), (0,), 9, (), (Achieved(key, value, (1,), 5),), of
    )


def test_the_best_ever_is_the_first_that_did_as_well_of_all_plays_of_that_game():
    records = [kept(4, 6, "cascade"), kept(3, 5), kept(2, 5), kept(1, 4), kept(0, 9, game="burrow")]
    best = best_ever(records, "hamsterrolle")
    assert {key: record.of for key, (_, record) in best.items()} == {"tower": 2, "cascade": 4}


def test_a_feat_is_a_record_when_it_beats_all_before_and_not_when_it_is_as_good_or_the_first():
    assert {key: feat.value for key, (feat, _) in beaten([kept(2, 6), kept(1, 5)], 2).items()} == {"tower": 5}
    assert not beaten([kept(2, 5), kept(1, 5)], 2) and not beaten([kept(1, 5)], 1)
    assert not beaten([kept(1, 5)], 0) and not beaten([kept(0, 9), kept(1, 5)], 0)
    # A game that is opened again is compared with what came before it.
    assert beaten([kept(3, 9), kept(2, 6), kept(1, 5)], 2)


def test_records_without_feats_are_read_and_feats_of_nobody_are_not():
    form = kept(1, 5).to_json()
    assert Record.from_json({**form, "feats": []}).feats == ()
    del form["feats"]
    assert Record.from_json(form).feats == ()
    with pytest.raises(ValueError):
        Record.from_json({**kept(1, 5).to_json(), "feats": [{"key": "tower", "value": 1, "seats": [2], "moment": 1}]})
