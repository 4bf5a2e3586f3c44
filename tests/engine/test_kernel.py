"""The kernel: sealed choices, steps that happen by themselves, refusals, playing on copies."""

import pickle
import random

import pytest

from hamster_table.engine.kernel import (
    CHANCE,
    GAME_OVER,
    NOT_OFFERED,
    NOT_WAITED_FOR,
    Action,
    Refusal,
    Sealed,
    Step,
    after,
    play,
    playout,
    refusal,
    waiting,
)
from hamster_table.engine.match import Match
from hamster_table.engine.messages import as_typed, in_sentence, named, reason, sentence
from hamster_table.engine.rulebook import chapter_at, chapter_of
from tests.laws import GAMES, sample_game

pebbles = sample_game("pebbles")
Crow, Face, Give, Hid, Hide = (
    {kind.__name__: kind for kind in (*pebbles.vocabulary, *pebbles.events, *pebbles.steps)}[name]
    for name in ("Crow", "Face", "Give", "Hid", "Hide")
)


@pytest.fixture
def state():
    return pebbles.start(pebbles.setup(seats=3))


def test_a_secret_choice_is_sealed_until_the_last_is_in(state):
    events = []

    def emit(kind, *fields):
        events.append(kind(*fields))

    play(state, 2, Hide(3), emit)
    play(state, 0, Hide(1), emit)
    assert waiting(state) == (1,) and state.sealed == {2: Hide(3), 0: Hide(1)} and state.hidden == [0, 0, 0]
    play(state, 1, Hide(0), emit)
    assert state.sealed == {} and state.hidden == [1, 0, 3] and waiting(state) == (CHANCE,)
    assert events == [Sealed(2), Sealed(0), Hid(0, 1), Hid(1, 0), Hid(2, 3)]


def test_sealed_choices_are_resolved_in_the_order_of_seats_not_of_choosing(state):
    one, other = state.copy(), state.copy()
    for seat in 0, 1, 2:
        play(one, seat, Hide(seat))
    for seat in 2, 0, 1:
        play(other, seat, Hide(seat))
    assert one == other


def test_steps_that_need_nobody_happen_by_themselves(state):
    for seat in range(3):
        play(state, seat, Hide(1))
    play(state, CHANCE, Face(3))
    assert waiting(state) == (0,)
    play(state, 0, Give(1))
    assert state.round == 1 and waiting(state) == (0, 1, 2)


def test_refusals_of_the_kernel(state):
    assert refusal(state, 0, Hide(1)) is None
    assert refusal(state, CHANCE, Face(1)) == NOT_WAITED_FOR
    assert refusal(state, 7, Hide(1)) == NOT_WAITED_FOR
    assert refusal(state, 0, Hide(4)) == Refusal("PB-1", "fist", most=3, own_seat=0)
    play(state, 0, Hide(1))
    assert refusal(state, 0, Hide(1)) == NOT_WAITED_FOR
    playout(state, random.Random(1))
    assert refusal(state, 0, Hide(1)) == GAME_OVER and waiting(state) == ()


def test_an_action_that_is_not_offered_is_refused_by_default(state):
    assert Step.refusal(Crow((CHANCE,)), state, CHANCE, Face(9)) == NOT_OFFERED
    assert Step.refusal(Crow((CHANCE,)), state, CHANCE, Face(3)) is None
    assert Step.refusal(Crow((CHANCE,)), state, CHANCE, Action()) == NOT_OFFERED


def test_after_leaves_the_state_as_it_is(state):
    before = state.copy()
    assert after(state, 1, Hide(2)).sealed == {1: Hide(2)}
    assert state == before


def test_a_playout_goes_on_from_any_place(state):
    play(state, 1, Hide(2))
    assert playout(state, random.Random(3)) >= 2 + 3
    assert waiting(state) == () and state.sealed == {}


def test_chance_is_as_likely_as_its_list():
    state, rng = pebbles.start(pebbles.setup(seats=2)), random.Random(5)
    drawn = [Crow((CHANCE,)).sample(state, CHANCE, rng).pips for _ in range(4_000)]
    assert abs(drawn.count(1) - 2_000) < 150 and abs(drawn.count(2) - 1_000) < 130


def test_states_are_equal_by_their_parts_and_cross_a_pipe(state):
    assert pickle.loads(pickle.dumps(state)) == state
    other = state.copy()
    other.round = 1
    assert other != state and state != 3 and "round=1" in repr(other)


def test_names_stand_where_seats_are():
    names = ["Ada", "Bo"]
    assert sentence(Hid(1, 2), names) == "Bo hides 2."
    assert named((1, 0), names) == "Bo, Ada" and named(CHANCE, names) == "chance" and named(None, names) == "?"
    assert reason(Refusal("PB-1", "fist", most=3, own_seat=1), pebbles.refusals, names).startswith(
        "A fist holds 3 pebbles, and Bo"
    )


@pytest.mark.parametrize("id", GAMES)
def test_a_set_up_knows_its_values(id):
    game = GAMES[id]
    for option in game.setup.options:
        with pytest.raises(ValueError, match=option.key):
            game.setup(seats=2, **{option.key: "upside down"})


def test_equal_refusals_are_one_in_a_set():
    same = {Refusal("RR-29", "no-room-behind", seat=1), Refusal("RR-29", "no-room-behind", seat=1)}
    assert len(same) == 1 and len(same | {Refusal("RR-29", "no-room-behind", seat=2), NOT_OFFERED}) == 3


def test_a_step_that_nobody_chooses_in_offers_nothing(state):
    assert Step().actions(state, 0) == () and Step().forced(state, 0) is None
    assert Step().refusal(state, 0, Hide(1)) == NOT_OFFERED


def test_a_refusal_shows_its_ruling_and_its_facts():
    assert repr(Refusal("RR-29", "no-room-behind", seat=1)) == "Refusal('RR-29', 'no-room-behind', seat=1)"


def test_a_name_stands_in_a_sentence_without_turning_or_widening_it_and_comes_back_as_typed():
    hebrew, long = "\u05d0\u05d1", "x" * 40
    assert in_sentence("Ada") == "Ada"
    assert in_sentence(hebrew) == f"\u2068{hebrew}\u2069"
    assert in_sentence(long) == "\u200b".join(("x" * 16, "x" * 16, "x" * 8))
    assert [as_typed(in_sentence(name)) for name in ("Ada", hebrew, long)] == ["Ada", hebrew, long]


def test_a_name_with_a_hyphen_may_be_broken_there_and_not_inside_its_words():
    double = "Oma Lieselotte Müller-Lüdenscheidt"
    assert in_sentence(double) == double
    assert in_sentence(f"Ada-{'x' * 17}") == f"Ada-{'x' * 16}\u200bx"
    # Before a number or another hyphen no line is broken.
    assert all("\u200b" in in_sentence(name) for name in ("2024-2025-2026-2027-2028", "-" * 40))


def test_a_ruling_and_a_part_of_a_round_have_a_chapter():
    chapters = GAMES["run-hamster-run"].chapters
    assert "RR-29" in chapter_of("RR-29", chapters).rulings and chapter_of("RR-999", chapters) is None
    assert chapter_at(0, chapters).phase == 0 and chapter_at(99, chapters) is None


def test_the_step_of_a_state_is_the_next_one_and_none_once_all_is_done():
    match = Match.new("run-hamster-run", 2, seed="1")
    assert match.state.step is match.state.agenda[-1]
    match.state.agenda.clear()
    assert match.state.step is None
