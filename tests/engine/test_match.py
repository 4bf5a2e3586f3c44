"""A match: its ledger, its luck, and taking back."""

import hashlib

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from hamster_table.engine import CHANCE, Match, Refused
from hamster_table.engine.codec import digest
from hamster_table.engine.storage.save_file import pack, unpack
from tests.laws import GAMES, sample_game
from tests.mutants import played

PEBBLES = sample_game("pebbles")
Hide, Face, Give = PEBBLES.vocabulary


@pytest.fixture
def match():
    return Match.new(PEBBLES, seats=2, seed="7")


def test_the_public_names_play_a_game():
    match = Match.new("run-hamster-run", seats=4, setup={"adjacent": "orthogonal"}, seed="7")
    assert match.waiting == (CHANCE,)
    [event] = match.chance()
    assert match.events == [event] and match.ledger[0][0] == CHANCE
    (seat,) = match.waiting
    action = match.actions(seat)[0]
    assert match.refusal(seat, action) is None and match.refusal(CHANCE, action).ruling == "HT-2"
    assert match.play(seat, action.to_json())
    assert match.view(seat) is not match.state and match.standing.winners == ()
    assert match.undo() == (seat, action)
    assert digest(match.state_at(1)) == match.digest


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": "chess", "seats": 2},
        {"game": PEBBLES, "seats": 1},
        {"game": PEBBLES, "seats": 5},
        {"game": PEBBLES, "seats": 2, "setup": {"fist": "ten"}},
        {"game": PEBBLES, "seats": 2, "setup": {"beaks": "two"}},
        {"game": PEBBLES, "seats": 2, "setup": {"seats": "3"}},
        *({"game": PEBBLES, "seats": 2, "setup": {"fist": fist}} for fist in (3, None, ["two"])),
        *({"game": "hamsterdam", "seats": 2, "setup": {"cards": cards}} for cards in (None, ["7=0/0"])),
        *({"game": PEBBLES, "seats": 2, "seed": seed} for seed in (7, 1.5, b"a", "s" * 201, "\ud800")),
    ],
)
def test_a_match_that_cannot_be_laid_is_refused(wrong):
    with pytest.raises(ValueError, match=r"\w"):
        Match.new(**wrong)


def test_an_option_that_a_game_does_not_have_is_named_with_those_it_has():
    given = {"game": "classic", "edition": "first"}
    told = "Hamsterdam has no option 'edition'; it has game, deployment, cards, position"
    with pytest.raises(ValueError, match=told):
        Match.new("hamsterdam", 2, given)
    with pytest.raises(ValueError, match="Pebbles has no option 'seats'"):
        Match.new(PEBBLES, 2, {"seats": "3"})
    with pytest.raises(ValueError, match="for 2 to 4 seats, not '2'"):
        Match.new("hamsterdam", "2")


def test_when_the_game_is_over_chance_has_nothing_to_do():
    match = played(PEBBLES, 2, "1", 10_000)
    assert not match.waiting
    with pytest.raises(Refused) as caught:
        match.chance()
    assert caught.value.refusal.ruling == "HT-3"


def test_a_refused_action_changes_nothing(match):
    match.play(0, Hide(1))
    for seat, action, ruling in ((0, Hide(1), "HT-2"), (1, Hide(4), "PB-1"), (CHANCE, Face(1), "HT-2")):
        with pytest.raises(Refused) as caught:
            match.play(seat, action)
        assert caught.value.refusal.ruling == ruling
    with pytest.raises(Refused):
        match.chance()
    with pytest.raises(ValueError, match="not one of its words"):
        match.play(1, {"do": "Steal"})
    assert match.ledger == [(0, Hide(1))]


def test_chance_may_be_told_what_to_do(match):
    match.play(0, Hide(2))
    match.play(1, Hide(2))
    match.play(CHANCE, {"do": "Face", "pips": 2})
    assert match.state.owned == [2, 2]


def test_without_a_seed_one_is_drawn_and_pledged():
    one, other = Match.new(PEBBLES, 2), Match.new(PEBBLES, 2)
    assert one.seed != other.seed and len(one.seed) == 32
    assert one.seed_commitment == hashlib.blake2b(one.seed.encode(), digest_size=4).hexdigest() != one.seed
    assert one.seed not in repr(one.view(None))


@pytest.mark.parametrize("seed", ["", "s" * 200, "\U0001f439" * 200])
def test_what_may_be_a_seed_can_be_kept(seed, match):
    kept = unpack(pack(Match.new("run-hamster-run", 2, seed=seed))).match
    assert kept.seed == seed == match.branch(0, seed).seed


def test_a_game_does_not_go_on_with_a_seed_that_cannot_be_kept(match):
    with pytest.raises(ValueError, match="A seed is text of at most 200 letters, not 7"):
        match.branch(0, 7)


def test_barriers_are_what_brought_something_new(match):
    match.play(0, Hide(2))
    match.play(1, Hide(2))
    match.chance()
    match.play(match.waiting[0], Give(1 - match.waiting[0]))
    assert [match.reveals_information(n) for n in range(4)] == [False, False, True, False]


def test_chance_brought_something_new_also_where_no_event_says_so():
    """That the wheel stays as it is, is known only when it has come to rest."""
    game = GAMES["hamsterrolle"]
    match = played(game, 2, "1", 60, game.setup.quick)
    silent = [n for n in range(60) if not any(event.reveals for event in match.events_of(n))]
    [draw, *_] = [n for n in silent if match.ledger[n][0] == CHANCE]
    assert match.reveals_information(draw)
    assert [n for n in silent if match.reveals_information(n)] == [n for n in silent if match.ledger[n][0] == CHANCE]


def test_what_was_undone_is_played_on_elsewhere_than_in_the_past_of_others(match):
    match.play(0, Hide(2))
    beginning, copy = match.state_at(0), match.copy()
    before = digest(beginning)
    match.undo()
    match.play(0, Hide(1))
    match.play(1, Hide(1))
    assert digest(beginning) == before == digest(copy.state_at(0))
    copy.undo()
    assert copy.digest == before


def test_doing_again_ends_when_something_else_is_done(match):
    match.play(0, Hide(2))
    match.play(1, Hide(2))
    match.undo()
    match.undo()
    assert [seat for seat, _ in match.undone] == [1, 0]
    match.redo()
    assert match.ledger == [(0, Hide(2))] and len(match.undone) == 1
    match.play(1, Hide(0))
    assert match.undone == ()
    with pytest.raises(ValueError, match="nothing to do again"):
        match.redo()


def test_nothing_can_be_taken_back_from_a_fresh_match(match):
    with pytest.raises(ValueError, match="nothing to take back"):
        match.undo()


def test_the_story_is_told_as_far_as_one_may_know_it(match):
    match.play(0, Hide(2))
    match.play(1, Hide(1))
    mine, public = match.story_of(0), match.story_of(None)
    assert [event.count for _, event in mine[1:]] == [2, None]
    assert [event.count for _, event in public[1:]] == [None, None]
    assert [n for n, _ in mine] == [1, 2, 2] and match.events_of(0) == match.events[:1]


def test_a_look_back_does_not_disturb():
    match = played(GAMES["run-hamster-run"], 4, "1", 60)
    before = match.digest
    for n in range(61):
        match.state_at(n)
    assert match.digest == before


@pytest.mark.parametrize("n", [-1, 20])
def test_there_are_no_frames_of_an_entry_that_is_not_in_the_ledger(n):
    match = played(GAMES["run-hamster-run"], 4, "1", 20)
    with pytest.raises(IndexError):
        match.frames_of(n)


class Table(RuleBasedStateMachine):
    """Playing, taking back and doing again in any order, against a plain list of what was."""

    def __init__(self):
        super().__init__()
        self.match = Match.new(PEBBLES, seats=2, seed="7")
        self.past = [self.match.digest]
        self.ahead = []

    @precondition(lambda self: self.match.waiting)
    @rule(pick=st.integers(0, 3))
    def act(self, pick):
        seat = self.match.waiting[0]
        action = self.match.actions(seat)[pick % len(self.match.actions(seat))]
        is_again = bool(self.match.undone) and self.match.undone[-1] == (seat, action)
        self.match.play(seat, action)
        self.past.append(self.match.digest)
        self.ahead = self.ahead[:-1] if is_again else []

    @precondition(lambda self: len(self.past) > 1)
    @rule()
    def undo(self):
        self.match.undo()
        self.ahead.append(self.past.pop())

    @precondition(lambda self: self.ahead)
    @rule()
    def redo(self):
        self.match.redo()
        self.past.append(self.ahead.pop())

    @invariant()
    def stands_where_the_list_says(self):
        assert self.match.digest == self.past[-1]
        assert len(self.match.ledger) == len(self.past) - 1 and len(self.match.undone) == len(self.ahead)
        assert all(n <= len(self.match.ledger) for n, _ in self.match.story)


TestTable = Table.TestCase
TestTable.settings = settings(max_examples=60, stateful_step_count=30, deadline=None)
