"""Ordinary hamsters stay who they are: through whole games, back and forth, and when a hand has chosen one."""

import random

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam import GAME, events, setup_events
from hamster_table.engine.hamsterdam.actions import CARDS, JANITSTER, PLAIN, SPECIALS
from hamster_table.engine.hamsterdam.specials.texts import WORDINGS
from hamster_table.engine.hamsterdam.state import HamsterdamSetup, initial_state
from hamster_table.models.hamsterdam.crowd import TURNED_FROM, Crowd, CrowdRecord, fur_number, member_of, pile_of
from hamster_table.views.hamsterdam.piece_pixmaps import FURS, drawing_of

MANY = {setup_events.HamstersGathered, setup_events.Deployed}
"""Events that are about more than one hamster."""


def played(seats, seed, entries=300):
    match, whim = Match.new(GAME, seats, seed=seed), random.Random(seed)
    while match.waiting and len(match.ledger) < entries:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, whim.choice(match.actions(seat)))
        yield match


def counts(crowd, seats):
    places = [*range(CARDS * seats), *(pile_of(seat) for seat in range(seats))]
    return [len(crowd.at(place)) for place in places]


def of(view):
    return [*view.ordinary, *view.pile]


@pytest.fixture(scope="module", params=[2, 4])
def game(request):
    *_, match = played(request.param, f"fur {request.param}")
    return match


def test_the_events_of_a_game_tell_where_every_hamster_is(game):
    record = CrowdRecord()
    for length in range(len(game.ledger) + 1):
        view = game.state_at(length)
        for event in game.events_of(length - 1) if length else ():
            record.happened(event)
        assert counts(record.now, view.seats) == of(view), length


def test_one_event_moves_one_hamster(game):
    record = CrowdRecord()
    for _, event in game.story:
        before, mover = record.now, record.happened(event)
        everybody = {member for place in (*before._places, *record.now._places) for member in before.at(place)}
        moved = {member for member in everybody if before.place_of(member) != record.now.place_of(member)}
        assert type(event) in MANY or moved <= {mover}


def test_a_game_that_is_opened_looked_back_at_or_played_on_has_everybody_where_they_were(game):
    record, seen = CrowdRecord(), []
    for length in range(len(game.ledger) + 1):
        record.show(game.story[:], length, game.state_at(length))
        seen.append(record.now)
    opened = CrowdRecord()
    for length in (len(game.ledger), 3, len(game.ledger) // 2, len(game.ledger)):
        opened.show(game.story, length, game.state_at(length))
        assert opened.now == seen[length]


def deployed(*counts):
    """A record of one seat with six hamsters, so many of them on its first cards."""
    record = CrowdRecord()
    record.happened(setup_events.HamstersGathered(0, 6, 0))
    record.happened(setup_events.Deployed(0, (*counts, *[0] * (CARDS - len(counts))), ()))
    return record


def test_who_was_lifted_is_who_goes():
    record = deployed(3)
    lifted, others = record.now.at(0)[1], [*record.now.at(0)[::2]]
    record.wish(lifted, 1)
    record.happened(events.HamsterMoved(0, PLAIN, "hamster", 0, 1, 3, "move"))
    assert record.now.at(1) == (lifted,) and [*record.now.at(0)] == others


def test_what_was_chosen_is_forgotten_when_it_is_taken_back_and_remembered_when_it_is_done_again():
    record = deployed(3)
    lifted = record.now.at(0)[1]
    move = events.HamsterMoved(0, PLAIN, "hamster", 0, 1, 3, "move")
    record.wish(lifted, 1)
    record.happened(move)
    told = [(1, event) for event in record._events]
    record._go_to([event for _, event in told[:-1]])
    assert lifted in record.now.at(0)
    record._go_to([event for _, event in told])
    assert record.now.at(1) == (lifted,)


@pytest.mark.parametrize("first", range(3))
@pytest.mark.parametrize("second", range(3))
def test_after_a_choice_is_taken_back_whoever_is_lifted_then_goes(first, second):
    record = deployed(3)
    told, there = [*record._events], record.now.at(0)
    move = events.HamsterMoved(0, PLAIN, "hamster", 0, 1, 3, "move")
    record.wish(there[first], 1)
    assert record.happened(move) == there[first]
    record._go_to(told)
    record.wish(there[second], 1)
    assert record.happened(move) == there[second]


def test_what_is_seen_again_is_done_by_whom_it_was_done_before():
    record = deployed(3)
    lifted = record.now.at(0)[1]
    move = events.HamsterMoved(0, PLAIN, "hamster", 0, 1, 3, "move")
    told = [*record._events]
    record.wish(lifted, 1)
    record.happened(move)
    record._go_to(told)
    # A new draft of this seat, in which nobody was carried anywhere.
    state = initial_state(HamsterdamSetup(seats=2))
    state.pile[0], state.ordinary[0] = 3, 3
    assert lifted in record.shown(state, 0).at(0)
    assert record.happened(move) == lifted and record.now.at(1) == (lifted,)


def test_after_a_deployment_is_taken_back_who_is_prepared_otherwise_then_goes():
    record, state = CrowdRecord(), initial_state(HamsterdamSetup(seats=2))
    record.happened(setup_events.HamstersGathered(0, 2, 0))
    told = [*record._events]
    for order in ((0, 1), (1, 0)):
        record._go_to(told)
        state.pile[0], state.ordinary[:2] = 2, [0, 0]
        for spot in order:
            state.pile[0], state.ordinary[spot] = state.pile[0] - 1, 1
            prepared = record.shown(state, 0)
        record.happened(setup_events.Deployed(0, (1, 1) + (0,) * (CARDS - 2), ()))
        assert [record.now.at(spot) for spot in (0, 1)] == [prepared.at(spot) for spot in (0, 1)]


def test_who_goes_into_the_water_leaves_the_game():
    record = deployed(2)
    lifted = record.now.at(0)[1]
    record.wish(lifted, 1)
    assert record.happened(events.HamsterRemoved(0, PLAIN, "hamster", 0, 1)) == lifted
    assert record.now.place_of(lifted) is None and len(record.now.at(0)) == 1


def test_who_is_prepared_to_clear_water_is_who_is_lost_and_not_who_follows_onto_the_dry_card():
    record = deployed(0)
    state = initial_state(HamsterdamSetup(seats=2))
    first, second = record.now.at(pile_of(0))[1:3]
    for lifted, on_card in ((first, 0), (second, 1)):
        record.wish(lifted, 3)
        state.pile[0] = 6 - 1 - on_card
        state.ordinary[3] = on_card
        shown = record.shown(state, 0)
    assert shown.at(3) == (second,) and shown.place_of(first) is None
    assert record.happened(events.HamsterRemoved(0, PLAIN, "hamster", -1, 3)) == first
    assert record.happened(events.HamsterPut(0, PLAIN, "hamster", 3, 5)) == second


def test_a_special_that_turns_keeps_its_own_fur():
    record = deployed(1)
    member = record.happened(events.SpecialTurned(0, 2 * JANITSTER, "Janitster", 4))
    assert record.now.at(4) == (member,) and member[1] == TURNED_FROM + 2 * JANITSTER
    assert drawing_of(PLAIN, fur_number(member)) == "hamster-choc"


def test_all_furs_come_up_and_every_kind_has_one():
    assert {drawing_of(PLAIN, fur_number((0, n))) for n in range(10)} == {f"hamster-{fur}" for fur in FURS}
    turned = {drawing_of(PLAIN, TURNED_FROM + special) for special in range(SPECIALS)}
    assert turned == {f"hamster-{one.nature.fur}" for one in WORDINGS} and len(WORDINGS) == 18


def test_only_ordinary_hamsters_are_members():
    assert member_of(("plain", 1, 3)) == (1, 3)
    assert member_of(("special", 3)) is None and member_of(None) is None


@pytest.mark.parametrize("card", [0, 1, 2 * CARDS - 1])
def test_who_comes_onto_a_card_is_behind_and_who_comes_to_a_pile_in_front(card):
    pile, crowd, came = pile_of(card // CARDS), Crowd({}), []
    for n in range(3):
        crowd = crowd.joined((card // CARDS, n), pile)
    for _ in range(3):
        crowd, who = crowd.moved(pile, card, {})
        came.append(who)
    assert crowd.at(card) == tuple(came[::-1]) and crowd.at(pile) == ()
    crowd, first = crowd.moved(card, pile, {})
    crowd, second = crowd.moved(card, pile, {})
    assert crowd.at(pile) == (first, second)
