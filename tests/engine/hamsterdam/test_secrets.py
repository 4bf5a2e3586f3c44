"""What a seat cannot know makes no difference to what it sees, may do, or is told."""

import random

import pytest

from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.actions import ArrangeDam, Deal, KeepSpecials, PassCards
from hamster_table.engine.hamsterdam.setup import DECK_IN_ORDER
from hamster_table.engine.kernel import CHANCE, play, waiting
from hamster_table.engine.messages import sentence
from tests.engine.hamsterdam.language import ALICE, BOB, CATHLEEN, deal, go, new, until, who

NAMES = ["Alice", "Bob", "Cathleen", "Dave"]
SECRET = ("PassTwo", "LineUp", "DealSpecials", "ChooseSpecials", "DeployHamsters")


def known(match, seat):
    """All that a seat can know: what it sees, what it may do, what it is told."""
    view = match.view(seat)
    offers = list(match.actions(seat)) if seat in match.waiting else []
    told = [sentence(event, NAMES) for _, event in match.story_of(seat)]
    return view, offers, told, match.story_of(seat)


def equal(one, other, *seats):
    for seat in seats:
        for this, that in zip(known(one, seat), known(other, seat), strict=True):
            assert this == that


@pytest.mark.parametrize("seats", [3, 4])
def test_who_neither_gave_nor_got_a_card_learns_nothing_of_it(seats):
    """Alice passes this or that to the left; Bob gets it."""
    matches = [new(seats) for _ in range(2)]
    for match, card in zip(matches, (7, 12), strict=True):
        go(match, (ALICE, PassCards(card, 5)), *[(seat, PassCards(2, 3)) for seat in range(1, seats)])
    equal(*matches, CATHLEEN, None, *range(3, seats))
    assert matches[0].state.hand(BOB) != matches[1].state.hand(BOB)
    assert matches[0].view(BOB) != matches[1].view(BOB)
    for match in matches:
        go(match, (CATHLEEN, ArrangeDam(tuple(match.state.hand(CATHLEEN)))))
    equal(*matches, CATHLEEN, None, *range(3, seats))


def chosen(*rejected):
    """Alice is dealt three specials that she keeps, and three that she does not."""
    match = new(3)
    go(match, *[(seat, PassCards(2, 12)) for seat in range(3)])
    go(match, *[(seat, ArrangeDam(tuple(match.state.hand(seat)))) for seat in range(3)])
    kept = ("Napster", "Cheekster", "Ninjaster")
    others = ("Blobster", "Blobster2", "Buffster", "Buffster2", "Momster", "Momster2")
    third = ("Spinster", "Spinster2", "Mobster", "Mobster2", "Speedster", "Speedster2")
    go(match, deal(match, *kept, *rejected, *others, *third))
    return match, KeepSpecials(tuple(map(who, kept)))


@pytest.mark.parametrize("rejected", [("Huckster", "Janitster", "Swimster"), ("Twinster", "Bombster", "Napster2")])
def test_nobody_learns_which_specials_were_not_kept(rejected):
    one, keep = chosen("Contractster", "Copycatster", "Physicister")
    other, _ = chosen(*rejected)
    equal(one, other, BOB, CATHLEEN, None)
    assert one.view(ALICE) != other.view(ALICE)
    rng = random.Random(1)
    while one.waiting:
        seat = one.waiting[0]
        step = one.state.agenda[-1]
        keeping = seat == ALICE and type(step).__name__ == "ChooseSpecials"
        action = keep if keeping else step.sample(one.state, seat, rng)
        for match in (one, other):
            match.play(seat, action)
        equal(one, other, BOB, None)
    assert one.state.place != other.state.place, "the secret is kept to the end"


def deals_to_alice(match):
    """Deals that give Alice this or that, and the others always the same."""
    hand, *others = match.state.agenda[-1].hands
    theirs = DECK_IN_ORDER[: sum(others)]
    left = DECK_IN_ORDER[sum(others) :]
    return [Deal((*left[n : n + hand], *theirs)) for n in range(0, len(left) - hand + 1, 3)]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("step", SECRET)
def test_a_secret_choice_changes_nothing_for_the_others(step, seats):
    match = until(new(seats), step)
    if match.waiting == (CHANCE,):
        seat, owner = CHANCE, ALICE
        choices = deals_to_alice(match)
    else:
        seat = owner = match.waiting[0]
        rng = random.Random(seats)
        choices = [*match.actions(seat)[::9], *(match.state.agenda[-1].sample(match.state, seat, rng) for _ in "abc")]
    assert len(choices) > 2
    others = [other for other in (*range(seats), None) if other != owner]
    seen = []
    for choice in choices:
        match.play(seat, choice)
        seen.append([known(match, other) for other in others])
        match.undo()
    assert all(one == seen[0] for one in seen)


def test_an_open_deployment_is_no_secret():
    match = until(new(2, deployment="in-turn"), "DeployHamsters")
    (seat,) = match.waiting
    seen = []
    for choice in match.actions(seat):
        match.play(seat, choice)
        seen.append(known(match, 1 - seat)[0])
        match.undo()
    assert any(one != seen[0] for one in seen)


@pytest.mark.parametrize("seats", GAME.seats)
def test_on_a_guess_a_seat_sees_may_do_and_hears_the_same(seats):
    """At every secret step, each seat's guess at the secrets of the others, and the same action on both."""
    rng = random.Random(seats)
    for seed in range(6):
        match = new(seats, seed=str(seed))
        while type(match.state.agenda[-1]).__name__ != "RollDice":
            for viewer in range(seats):
                compare_with_a_guess(match, viewer, rng)
            seat = rng.choice(match.waiting)
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))


def compare_with_a_guess(match, viewer, rng):
    guess = GAME.sample_hidden(match.view(viewer), viewer, rng)
    assert GAME.view(guess, viewer) == match.view(viewer)
    if viewer not in waiting(guess):
        return
    step = match.state.agenda[-1]
    assert list(guess.agenda[-1].actions(guess, viewer)) == list(step.actions(match.state, viewer))
    action = step.sample(match.state, viewer, rng)
    results = []
    for state in (match.state.copy(), guess):
        told = []
        before = len(state.sealed)
        play(state, viewer, action, lambda kind, *fields, told=told: told.append(kind(*fields).seen_by(viewer)))
        if before + 1 < len(step.seats):
            results.append((GAME.view(state, viewer), told))
    assert all(one == results[0] for one in results)


def test_guesses_at_hidden_specials_take_any_that_could_be_there():
    match = until(new(2), "ChooseSpecials")
    rng, met = random.Random(1), set()
    for _ in range(300):
        guess = GAME.sample_hidden(match.view(ALICE), ALICE, rng)
        met |= {special for special in range(36) if guess.owner[special] == BOB}
    mine = {special for special in range(36) if match.state.owner[special] == ALICE}
    assert met == set(range(36)) - mine - {who("Twinster2")}
