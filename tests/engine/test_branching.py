"""A branch: the same beginning, a ledger of its own, and the same luck where the seed is the same."""

import random

import pytest

from hamster_table.engine import CHANCE, Match, games
from hamster_table.engine.storage.save_file import pack, unpack


def played(id, entries=10_000, seed="what if"):
    game = games()[id]
    match = Match.new(game, min(3, game.seats[-1]), game.setup.quick, seed=seed)
    while match.waiting and len(match.ledger) < entries:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            choose(match, seat)
    return match


def choose(match, seat):
    rng = random.Random(f"{seat}/{len(match.ledger)}")
    match.play(seat, match.state.agenda[-1].sample(match.view(seat), seat, rng))


def whole(match):
    return match.ledger, match.story, match._past, match._streams, match.state, match.setup, match.seed


@pytest.mark.parametrize("id", games())
def test_a_branch_is_what_its_entries_lead_to_and_leaves_the_match_alone(id):
    match = played(id, 60)
    before = match.digest, [*match.ledger], [*match.story]
    for n in (0, len(match.ledger) // 2, len(match.ledger)):
        made, again = match.branch(n, "other"), Match(match.game, match.setup, "other")
        for entry in match.ledger[:n]:
            again.play(*entry)
        assert whole(made) == whole(again) and made.undone == ()
        for _ in range(min(6, n)):
            made.undo()
        while made.waiting and len(made.ledger) < n + 4:
            made.chance() if made.waiting[0] == CHANCE else choose(made, made.waiting[0])
        assert (match.digest, match.ledger, match.story) == before


@pytest.mark.parametrize("id", games())
def test_with_the_same_seed_equal_choices_meet_equal_luck(id):
    match = played(id, 90)
    where = min(30, len(match.ledger) // 2)
    made = match.branch(where)
    for seat, action in match.ledger[where:]:
        made.chance() if seat == CHANCE else made.play(seat, action)
    assert made.ledger == match.ledger and made.digest == match.digest


@pytest.mark.parametrize("id", ["hamsterdam", "run-hamster-run"])
def test_with_another_seed_the_beginning_stays_and_the_luck_differs(id):
    match = played(id, 90)
    made, draws = match.branch(30, "new"), []
    for seat, action in match.ledger[30:]:
        if made.refusal(seat, action) is not None:
            break
        draws.append((seat, action, made.luck().random() == match.branch(len(made.ledger)).luck().random()))
        made.play(seat, action)
    assert made.ledger[:30] == match.ledger[:30]
    assert any(seat == CHANCE for seat, *_ in draws) and not any(same for *_, same in draws)


def test_a_branch_is_saved_and_read_as_any_other_game():
    made = played("run-hamster-run", 60).branch(30, "new")
    loaded = unpack(pack(made))
    assert loaded.problem is None and whole(loaded.match) == whole(made)


@pytest.mark.parametrize("n", [-1, 8])
def test_there_is_no_branch_where_there_is_no_entry(n):
    with pytest.raises(IndexError):
        played("run-hamster-run", 7).branch(n)
