"""The board of Run, Hamster, Run! as a tree: right at every moment of a match, and no secret in it."""

from dataclasses import replace
from itertools import islice

import pytest
from PySide6.QtTest import QAbstractItemModelTester

from hamster_table.engine.kernel import CHANCE, waiting
from hamster_table.engine.run_hamster_run.actions import EATEN, PIT, SQUARES, TRAITS, UNPLACED, Allocate, Change
from hamster_table.engine.run_hamster_run.chips import LoseChip
from hamster_table.engine.run_hamster_run.deeds import ACT, RESOLVE, Act
from hamster_table.engine.run_hamster_run.pit import StakeTrait
from hamster_table.engine.run_hamster_run.round import AllocatePluck
from hamster_table.engine.run_hamster_run.state import RunHamsterRunSetup, initial_state
from hamster_table.models.items.board_model import KEY_ROLE, BoardItem, BoardModel
from hamster_table.models.run_hamster_run.board import Sheet, board, place_of
from hamster_table.models.run_hamster_run.stakes import stakes
from hamster_table.models.run_hamster_run.texts import FATIGUE, HAND
from tests.models.playing import NAMES, at_random

FATAL = QAbstractItemModelTester.FailureReportingMode.Fatal


def sheet_of(view, owner, is_own=False):
    piles = {trait: view.trait(trait)[owner] for trait in TRAITS}
    return Sheet(owner, is_own, {**piles, FATIGUE: view.fatigue[owner], HAND: view.hand[owner]}, False)


def board_of(view, owner=0):
    return board(view, NAMES[: view.seats], None, sheet_of(view, owner))


def state_with(**parts):
    state = initial_state(RunHamsterRunSetup(seats=3))
    state.round = 1
    for name, value in parts.items():
        setattr(state, name, value)
    return state


def every(items):
    for item in items:
        yield item
        yield from every(item.children)


def test_who_still_splits_pluck_and_who_has_is_said_and_nothing_else_that_is_awaited():
    said = {"allocating pluck": 0, "has chosen": 0}
    for match in islice(at_random(3, "7"), 120):
        view = match.view(None)
        step = match.state.agenda[-1] if match.state.agenda else None
        for item in every(board_of(view)):
            if item.key[0] != "seat":
                continue
            seat, status = item.key[1], item.shown.status
            splits = isinstance(step, AllocatePluck) and seat in match.waiting and view.hand[seat] > 0
            assert (status == "allocating pluck") == splits, (step, seat)
            said[status] = said.get(status, 0) + 1
    assert min(said.values()) > 0


@pytest.mark.parametrize(("seats", "adjacent"), [(2, "orthogonal"), (5, "diagonal")])
def test_the_board_follows_a_match_played_at_random(qapp, seats, adjacent):
    model, resets = BoardModel(), []
    QAbstractItemModelTester(model, FATAL)
    model.modelReset.connect(lambda: resets.append(model))
    for match in islice(at_random(seats, "7", adjacent), 60):
        model.set_board(board_of(match.view(0)))
        where = {item.key[1]: above for above, item in model.of_kind("hamster")}
        assert where == {seat: place_of(match.state, seat) for seat in range(seats)}
    while match.ledger:
        match.undo()
        model.set_board(board_of(match.view(0)))
    assert {above[0] for above, _ in model.of_kind("hamster")} == {"bench"} and not resets


def test_every_key_is_there_once_and_everything_has_a_sentence():
    for match in islice(at_random(4, "3"), 0, 200, 9):
        items = list(every(board_of(match.view(1), 1)))
        assert len({item.key for item in items}) == len(items)
        assert all(item.sentence and "{" not in item.sentence for item in items)


def test_no_board_knows_a_sealed_choice():
    for match in at_random():
        if match.state.sealed:
            break
    seat, choice = match.state.sealed.popitem()
    seen = []
    for sealed in (choice, Allocate(0, 0, 7)):
        match.state.sealed = {seat: sealed}
        seen.append(board_of(match.view((seat + 1) % 4), seat))
    assert seen[0] == seen[1]


def test_squares_pit_and_seats_are_sentences():
    state = state_with(
        where=[21, 3, PIT], asleep=[True, False, False], declared=["", "rest", ""], alligators=2, order=[1, 0, 2]
    )
    model = BoardModel()
    model.set_board(board_of(state))
    assert model.sentence(("square", 21)) == "Strip 5, lane 2: Mira, passed out"
    assert model.sentence(("square", 3)) == "Strip 1, lane 4: Jonas, resting"
    star = "Strip 5, lane 3: empty, star strip: when it drops off, Speed is 2"
    assert model.sentence(("square", 22)) == star
    assert model.sentence(("square", SQUARES - 1)) == "Strip 10, lane 5: empty"
    assert model.sentence(("pit",)) == "Alligator pit: 2 alligators, 1 hamster"
    assert model.sentence(("swimmer", 2)) == "Edda, in the alligator pit"
    assert model.sentence(("seat", 1)).startswith("Jonas, resting, initiative 1, declared Rest, Scamper ")
    assert model.parent_key(("alligator", 1)) == ("pit",)


@pytest.mark.parametrize(("speed", "then"), [(1, 2), (4, 4), (6, 5)])
def test_what_the_star_strip_does_to_speed_is_said_as_it_is(speed, then):
    model = BoardModel()
    state = state_with(where=[21, 3, PIT], speed=speed)
    model.set_board(board_of(state))
    assert model.tip(("square", 22)) == f"Star strip: when it drops off, Speed is {then}."


@pytest.mark.parametrize(
    ("speed", "star", "then", "drops"),
    [(1, 5, 1, False), (2, 10, 2, False), (3, 3, 4, True), (4, 1, 4, True), (6, 7, 6, False), (6, 6, 5, True)],
)
def test_the_machine_tells_of_the_star_strip_what_the_next_move_of_the_belt_does(speed, star, then, drops):
    model = BoardModel()
    state = state_with(where=[21, 3, PIT], speed=speed, star=star)
    model.set_board(board_of(state))
    machine = model.shown(("pit",))
    assert (machine.next_speed, machine.star_drops) == (then, drops)


def test_whoever_falls_in_next_is_named_on_the_very_first_square_too():
    state = state_with(where=[0, 1, 40], speed=1)
    assert f"{NAMES[0]} and {NAMES[1]}" in stakes(state, NAMES).line and NAMES[2] not in stakes(state, NAMES).line


def test_the_sheet_of_who_has_been_eaten_says_so():
    items = {item.key: item for item in every(board_of(state_with(where=[EATEN, 3, 4], eaten=[(1, 0)], hand=[0] * 3)))}
    assert items["sheet",].shown.second == "Eaten by the alligators."


def offers_a_change(view, owner):
    items = {item.key: item for item in every(board_of(view, owner))}
    return items["sheet",].shown.second.endswith("Changing the action costs one chip.")


def test_the_sheet_offers_a_change_exactly_while_the_rules_do():
    asked = set()
    for match in islice(at_random(3, "5"), 200):
        state, (seat, *_) = match.state, waiting(match.state) or (CHANCE,)
        if isinstance(state.step, Act):
            can = any(isinstance(action, Change) for action in state.step.actions(state, seat))
            asked.add(can)
            assert offers_a_change(match.view(seat), seat) == can
        elif isinstance(state.step, LoseChip | StakeTrait):  # belt, alligators, fatigue: all have acted
            asked.add(type(state.step))
            assert not any(offers_a_change(match.view(one), one) for one in range(3))
    assert {True, False, LoseChip, StakeTrait} <= asked


def test_the_sheet_offers_a_change_before_the_turn_has_come():
    declaring = state_with(where=[0, 1, 40], mettle=[2, 2, 2], declared=["run", "", ""], hand=[0] * 3)
    assert offers_a_change(declaring, 0)
    waits = state_with(
        where=[0, 1, 40], mettle=[2, 2, 2], declared=["run"] * 3, hand=[0] * 3, agenda=[RESOLVE[1], ACT[0]], begun=True
    )
    assert offers_a_change(waits, 1) and not offers_a_change(waits, 0) and not offers_a_change(waits, 2)


def test_a_hamster_that_runs_is_moved_and_keeps_its_index():
    state = state_with(where=[21, 3, PIT])
    model, moved = BoardModel(), []
    model.set_board(board_of(state))
    model.rowsMoved.connect(lambda parent, first, last, goal, row: moved.append((parent.row(), goal.data(KEY_ROLE))))
    state.where[0] = 26
    model.set_board(board_of(state))
    assert moved == [(21, ("square", 26))]
    state.where[0] = EATEN
    state.eaten = [(1, 0)]
    model.set_board(board_of(state))
    assert model.parent_key(("hamster", 0)) == ("bib", 0) and model.sentence(("bib", 0)) == "Mira, eaten"


def test_chips_are_pieces_of_their_trays_and_the_last_of_scamper_lie_face_down():
    state = state_with(where=[UNPLACED] * 3, scamper=[3, 0, 0], down=[2, 0, 0], fatigue=[1, 0, 0], hand=[0, 0, 0])
    trays = {item.key[1]: item.children for item in every(board_of(state)) if item.key[0] == "tray"}
    assert [chip.shown.is_down for chip in trays["scamper"]] == [False, True, True]
    assert [chip.shown.is_down for chip in trays[FATIGUE]] == [True] and trays[HAND] == ()
    splitting = replace(sheet_of(state, 0), is_splitting=True)
    items = {item.key: item for item in every(board(state, NAMES[:3], 0, splitting))}
    assert not any(chip.shown.is_down for chip in items["tray", "scamper"].children)
    assert items["less", "mettle"].sentence == "Take a chip out of Mettle"
    assert isinstance(items["sheet",], BoardItem) and items["sheet",].shown.is_splitting


def test_the_board_of_a_match_in_which_chance_is_next_asks_nobody():
    match = next(iter(at_random(3)))
    assert match.waiting == (CHANCE,)
    assert not any(item.shown.is_asked for item in board_of(match.view(None)) if item.key[0] == "seat")
