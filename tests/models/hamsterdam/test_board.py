"""The board of Hamsterdam as a tree: right at every moment of a match, and no secret in it."""

import random

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.actions import CARDS, CHEEKSTER, NAPSTER, NUMBERS, PILE, PLAIN
from hamster_table.engine.hamsterdam.setup_events import CardsPassed
from hamster_table.engine.hamsterdam.state import HamsterdamSetup, initial_state, standing
from hamster_table.models.hamsterdam.board import Looker, board
from hamster_table.models.hamsterdam.drafts import any_draft
from hamster_table.models.hamsterdam.sentences import dots_text
from hamster_table.models.hamsterdam.shown import dam_shown, special_shown, tracker_shown
from hamster_table.models.items.board_model import KEY_ROLE, BoardModel

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal
NAMES = ("Mira", "Jonas", "Edda", "Pip")
NAP, CHEEK = 2 * NAPSTER, 2 * CHEEKSTER
NOBODY = Looker(None, None)


def board_of(view, looker=NOBODY):
    return board(view, NAMES[: view.seats], looker, GAME.refusals)


def every(items):
    for item in items:
        yield item
        yield from every(item.children)


def by_key(items):
    return {item.key: item for item in every(items)}


def dams(seats=2, **plain):
    """Two dams in order from 2 to 12; `c4=2` puts two hamsters on the first dam's 4."""
    state = initial_state(HamsterdamSetup(seats=seats))
    state.numbers = NUMBERS * seats
    state.round = 1
    for place, count in plain.items():
        state.ordinary[int(place[1:]) - 2] = count
    return state


def keep(state, special, spot):
    """Give the first dam a special, on a card of it or in the pile."""
    state.specials_of[0] = (*state.specials_of[0], special)
    state.owner[special] = 0
    state.place[special] = spot
    state.on_dam_mask[0] |= (spot >= 0) << special
    state.in_pile_mask[0] |= (spot == PILE) << special
    state.rebuild_derived()


def test_the_dam_of_whoever_begins_every_round_bears_the_sign_of_that():
    """HD-10"""
    state = dams(3)
    assert [dam_shown(state, NAMES, seat, None, None).begins for seat in range(3)] == [False] * 3
    state.first = 1
    assert [dam_shown(state, NAMES, seat, None, None).begins for seat in range(3)] == [False, True, False]


def at_random(seats, seed, entries=400):
    match, whim = Match.new(GAME, seats, seed=seed), random.Random(seed)
    yield match
    while match.waiting and len(match.ledger) < entries:
        seat = match.waiting[0]
        match.chance() if seat == CHANCE else match.play(seat, whim.choice(match.actions(seat)))
        yield match


@pytest.mark.parametrize("seats", [2, 4])
def test_the_board_follows_a_match_played_at_random(qapp, seats):
    model, resets = BoardModel(), []
    QAbstractItemModelTester(model, FATAL)
    model.modelReset.connect(lambda: resets.append(model))
    for n, match in enumerate(at_random(seats, "7")):
        if n % 9:
            continue
        view = match.view(0)
        model.set_board(board_of(view))
        for spot in range(CARDS * seats) if view.numbers else ():
            found = [item.key[0] for item in model.item(("card", spot)).children]
            assert found.count("token") == view.water[spot]
            assert found.count("plain") + found.count("special") == view.stack(spot)
        where = {item.key[1]: above for above, item in model.of_kind("special")}
        assert {special for special in where if where[special][0] == "card"} == {
            special for special, place in enumerate(view.place) if place is not None and place >= 0
        }
    assert not resets


def test_every_key_is_there_once_and_every_place_has_a_sentence():
    for n, match in enumerate(at_random(3, "3", 200)):
        if n % 20 == 0:
            items = list(every(board_of(match.view(1), Looker(1, 1))))
            assert len({item.key for item in items}) == len(items)
            assert all(item.sentence and "{" not in item.sentence for item in items)


@pytest.mark.parametrize(
    ("towns", "places"),
    [
        ((2, 2, 2), ["all level"] * 3),
        ((0, 1, 2), ["driest of 3", "2nd driest of 3", "wettest of 3"]),
        ((1, 0, 0), ["wettest of 3", "level driest", "level driest"]),
        ((2, 0, 2), ["level wettest", "driest of 3", "level wettest"]),
        ((0, 1, 1, 2), ["driest of 4", "level 2nd", "level 2nd", "wettest of 4"]),
        ((0, 1, 2, 3), ["driest of 4", "2nd driest of 4", "3rd driest of 4", "wettest of 4"]),
    ],
)
def test_each_town_says_where_it_stands(towns, places):
    state = dams(seats=len(towns))
    state.town = list(towns)
    shown = by_key(board_of(state))
    assert [shown["dam", seat].shown.sums[1] for seat in range(len(towns))] == places


def test_each_town_says_at_which_token_its_dam_breaks_next():
    state = dams(seats=4)
    said = []
    for towns in ((0, 1, 2, 3), (4, 5, 6, 7)):
        state.town = list(towns)
        shown = by_key(board_of(state))
        said += [shown["dam", seat].shown.town_lines[1] for seat in range(4)]
    assert said == [f"next breach at {tokens}" for tokens in (3, 3, 3, 5, 5, 6, 7, 8)]


def test_towns_without_water_are_level_however_many_hamsters_they_have():
    state = dams(seats=3)
    state.pile[1] += 2
    assert standing(state).places != (1, 1, 1)
    shown = by_key(board_of(state))
    assert {shown["dam", seat].shown.sums[1] for seat in range(3)} == {"all level"}


@pytest.mark.parametrize(("counts", "tag"), [([7, 7], ""), ([7, 9], "counts 9"), ([7, 0], "ignores it")])
def test_a_town_for_which_a_roll_is_another_one_says_so(qapp, counts, tag):
    state = dams()
    state.roller, state.die_a, state.die_b, state.counts = 0, 3, 4, counts
    assert dam_shown(state, ["Mira", "Jonas"], 1, None, None).tag == tag


def test_no_board_knows_a_sealed_choice():
    match = next(match for match in at_random(4, "2") if match.state.sealed)
    seat = next(iter(match.state.sealed))
    other = next(one for one in range(4) if one not in match.state.sealed)
    before = board_of(match.view(other), Looker(other, other))
    match.state.sealed[seat] = match.state.agenda[-1].sample(match.state, seat, random.Random(99))
    assert board_of(match.view(other), Looker(other, other)) == before


def test_a_card_says_what_stands_on_it_and_shows_its_water():
    state = dams(c4=2)
    keep(state, NAP, 2)
    state.water[2] = 1
    items = by_key(board_of(state))
    card = items["card", 2]
    assert card.sentence.startswith("Mira, card 3: 4; ") and "1 flood token" in card.sentence
    assert "Napster" in card.sentence and card.shown.is_wet and not card.shown.is_empty
    assert [piece.key for piece in card.children] == [
        ("token", 2, 0),
        ("plain", 0, 1),
        ("plain", 0, 0),
        ("special", NAP),
    ]
    assert [piece.shown.hamster for piece in card.children[1:]] == [PLAIN, PLAIN, NAP]
    assert items["card", 3].shown.is_empty and "nobody" in items["card", 3].sentence


def test_a_special_that_moves_keeps_its_index_and_its_row():
    state = dams()
    keep(state, NAP, 2)
    keep(state, CHEEK, PILE)
    model, moved = BoardModel(), []
    model.set_board(board_of(state))
    assert [item.key[1] for _, item in model.of_kind("row")] == [NAP, CHEEK]
    model.rowsMoved.connect(lambda parent, first, last, goal, row: moved.append(goal.data(KEY_ROLE)))
    state.place[NAP] = 5
    state.rebuild_derived()
    model.set_board(board_of(state))
    assert moved == [("card", 5)] and model.parent_key(("special", NAP)) == ("card", 5)
    assert model.parent_key(("special", CHEEK)) == ("pile", 0)


def test_what_can_be_used_and_what_was_picked_is_shown_in_the_list():
    state = dams()
    keep(state, NAP, 2)
    row = by_key(board_of(state, Looker(0, 0, usable={NAP})))["row", NAP].shown
    assert row.is_open and not row.is_picked and row.line == "can be used now"
    assert by_key(board_of(state, Looker(0, 0, usable={NAP}, picked=NAP)))["row", NAP].shown.is_picked


@pytest.mark.parametrize(("step", "kind"), [("PassTwo", "pass"), ("LineUp", "choice"), ("ChooseSpecials", "offer")])
def test_what_is_prepared_has_places_of_its_own(step, kind):
    match = next(match for match in at_random(3, "5") if type(match.state.agenda[-1]).__name__ == step)
    seat = match.waiting[0]
    view = match.view(seat)
    items = by_key(board_of(view, Looker(seat, seat, any_draft(view.agenda[-1], view, seat))))
    assert any(key[0] == kind for key in items) and ("choice",) in items
    assert not any(key[0] in ("pass", "offer", "choice") for key in by_key(board_of(view)))


def test_the_boxes_for_cards_name_who_gets_them(qapp):
    match = next(match for match in at_random(3, "5") if type(match.state.agenda[-1]).__name__ == "PassTwo")
    seat, view = match.waiting[0], match.view(match.waiting[0])
    items = by_key(board_of(view, Looker(seat, seat, any_draft(view.agenda[-1], view, seat))))
    while match.waiting and not (passed := [event for event in match.events if isinstance(event, CardsPassed)]):
        match.play(match.waiting[0], match.actions(match.waiting[0])[0])
    told = next(event for event in passed if event.seat == seat)
    for side, to in ("left", told.left_seat), ("right", told.right_seat):
        assert items["pass", side].sentence == f"For {NAMES[to]}: no card yet" and items["pass", side].shown.seat == to


@pytest.mark.parametrize("seats", [2, 4])
def test_no_two_places_are_called_alike(seats):
    for match in at_random(seats, "names", 150):
        said = [item.sentence for item in every(board_of(match.view(None))) if item.key[0] in ("dam", "town", "pile")]
        assert len({*said}) == len(said) == 3 * seats
    assert by_key(board_of(dams()))["dam", 0].sentence == f"Dam of Mira: {CARDS} of {CARDS} cards standing"


def test_who_stands_on_the_first_card_of_all_is_not_in_reserve(qapp):
    state = dams()
    keep(state, NAP, 0)
    keep(state, CHEEK, PILE)
    stands, waits = (special_shown(state, special, False, False) for special in (NAP, CHEEK))
    assert (stands.is_away, waits.is_away, waits.line) == (False, True, "in reserve") and stands.line != waits.line


def test_only_colours_that_a_number_has_are_said_of_its_dots(qapp):
    assert [dots_text(dams(), number) for number in (2, 3, 5, 8)] == [
        "",
        "1 orange dot",
        "1 orange dot, 1 blue dot",
        "3 orange dots",
    ]


def test_the_tracker_names_who_has_the_dice_also_at_the_first_seat(qapp):
    state, lines = dams(), []
    for state.roller in (-1, 0, 1):
        lines.append(tracker_shown(state, NAMES).line)
    assert lines == ["", "Mira has the dice", "Jonas has the dice"]


def test_an_empty_pile_says_that_all_are_on_the_dam_only_where_some_are():
    def said(state):
        return dam_shown(state, NAMES, 0, None, None).empty_pile

    assert said(dams(c4=2)) == "all hamsters are on the dam"
    assert said(dams()) == ""
    waiting = dams(c4=2)
    waiting.pile[0] = 1
    assert said(waiting) == ""
