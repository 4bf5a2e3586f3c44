"""The numbers of actions: each legal action has one number or a path of numbers, and whoever follows them plays it."""

import random
from itertools import product

import pytest

pytest.importorskip("numpy")

import numpy as np

from hamster_table.engine.hamsterdam import actions as hd
from hamster_table.engine.hamsterdam.deployment import DeployHamsters
from hamster_table.engine.hamsterdam.setup import ChooseSpecials, LineUp, PassTwo
from hamster_table.engine.kernel import CHANCE, Action, refusal
from hamster_table.engine.run_hamster_run import actions as rr
from hamster_table.research.encodings import ENCODINGS
from hamster_table.research.table import Rules, Table

FIRSTS = {
    "run-hamster-run": {
        "place": 0, "allocate": 25, "declare": 61, "change": 65, "walk": 77, "challenge": 85, "flip": 89, "spend": 97,
        "sidestep": 169, "push": 171, "climb": 175, "follow": 375, "take": 377, "land": 380, "recover": 431,
        "stop": 434, "answer": 435, "stake": 437, "lose": 440,
    },
    "hamsterdam": {
        "card": 0, "keep": 11, "put": 47, "use": 454, "decline": 562, "roll": 563, "plug": 599, "let-in": 646,
        "land": 657, "collapse": 668, "give-up": 679, "move": 716, "skip": 810, "done": 811, "swim": 812, "face": 815,
        "shift": 827, "own": 829, "other": 840, "fetch": 873,
    },
    "hamsterrolle": {"placement": 0},
}  # fmt: skip
"""The first number of each block."""
MADE = (PassTwo, LineUp, ChooseSpecials, DeployHamsters)
"""The steps whose actions are put together number by number."""
SETUPS = {
    "run-hamster-run": [{"adjacent": "orthogonal"}, {"adjacent": "diagonal"}],
    "hamsterdam": [{}, {"game": "classic", "deployment": "in-turn"}],
}
TABLES = [
    (id, seats, setup)
    for id, setups in SETUPS.items()
    for setup in setups
    for seats in Rules(id).game.seats
]  # fmt: skip


def asked(id, seats, setup, most, seed=1):
    """A random game, or so much of it: the table, before each choice, at its first number."""
    luck = random.Random(seed)
    table = Table(Rules(id, seats, setup), random.Random(seed))
    while table.seat >= 0 and most:
        if not table.said:
            yield table
            most -= 1
        table.say(luck.choice(table.numbers))


def leaves(node, said=()):
    """All actions to which a node leads, with what was said."""
    for number, found in node.items():
        if isinstance(found, Action):
            yield (*said, number), found
        else:
            yield from leaves(found, (*said, number))


def conceivable(table):
    """All actions that a seat could conceive, legal or not, but those that are put together."""
    return CONCEIVABLE[table.rules.game.id](table)


def of_run_hamster_run(table):
    squares, seats = (rr.PIT, *range(rr.SQUARES)), range(table.rules.seats)
    near = [square for square in squares if square == rr.PIT or abs(square - table.state.where[table.seat]) <= 22]
    singles = {rr.Place: squares, rr.Declare: rr.DEEDS, rr.Walk: squares, rr.Challenge: seats, rr.Flip: squares,
               rr.Sidestep: squares, rr.Push: seats, rr.Take: rr.TRAITS, rr.Land: squares, rr.Recover: rr.TRAITS,
               rr.Stake: rr.TRAITS, rr.Lose: rr.TRAITS}  # fmt: skip
    yield from (kind(value) for kind, values in singles.items() for value in values)
    yield from (kind() for kind in (rr.Follow, rr.StayOut, rr.Stop, rr.Resist, rr.Yield))
    yield from (rr.Change(*both) for both in product(rr.DEEDS, rr.TRAITS))
    yield from (rr.Spend(*both) for both in product(near, (None, *near)))
    yield from (rr.Climb(*all) for all in product(seats, near, rr.PRICES))
    yield from (rr.Allocate(*split) for split in product(range(8), repeat=3) if sum(split) < 8)


def of_hamsterdam(table):
    spots, mine = range(hd.CARDS * table.rules.seats), table.state.specials_of[table.seat]
    hamsters, swims = (hd.PLAIN, *mine), (hd.PLAIN, *hd.both(hd.SWIMSTER))
    singles = {hd.LetIn: spots, hd.LandOn: spots, hd.Collapse: spots, hd.GiveUp: hamsters}
    yield from (kind(value) for kind, values in singles.items() for value in values)
    yield from (kind() for kind in (hd.Decline, hd.SkipMovement, hd.Done))
    yield from (hd.KeepRoll(a, b) for a, b in product(range(1, 7), repeat=2))
    yield from (hd.Plug(*both) for both in product(spots, hamsters))
    yield from (hd.PutHamster(*all) for all in product(hamsters, spots, swims))
    yield from (
        hd.MoveHamster(one, spot, spot + to, model)
        for one, spot, to, model in product(hamsters, spots, (-2, -1, 1, 2), swims)
    )
    luck = random.Random(len(spots))
    for special in mine:
        models = range(-1, hd.SPECIALS) if special in hd.both(hd.COPYCATSTER) else (hd.PLAIN,)
        for model in models:
            yield hd.Use(special, model, ())
            yield from (hd.Use(special, model, (target,)) for target in (-1, *hamsters, *spots))
            # Of the pairs those that might be a die with its face, a shift, a shove or a fetch.
            yield from (hd.Use(special, model, both) for both in product((0, 1), range(1, 7)))
            yield from (hd.Use(special, model, both) for both in product(hamsters, repeat=2))
            yield from (hd.Use(special, model, (spot, spot + luck.choice((-1, 1)))) for spot in spots)


CONCEIVABLE = {"run-hamster-run": of_run_hamster_run, "hamsterdam": of_hamsterdam}


@pytest.mark.parametrize("id, seats, setup", TABLES)
def test_each_legal_action_has_one_path_and_each_path_is_a_legal_action(id, seats, setup):
    kinds = set()
    for n, table in enumerate(asked(id, seats, setup, 150)):
        if isinstance(table.state.step, MADE):
            continue
        found = list(leaves(table.node))
        actions = [action for _, action in found]
        assert len({*actions}) == len(found) and [*actions] and {*actions} == {*table.state.step.actions(
            table.view(table.seat), table.seat)}  # fmt: skip
        numbering = table.rules.numbers
        assert all(numbering.path(table.view(table.seat), table.seat, action) == path for path, action in found)
        assert all(0 <= number < table.rules.actions for path, _ in found for number in path)
        if n % 5 == 0:
            legal = {one for one in conceivable(table) if refusal(table.state, table.seat, one) is None}
            assert legal <= {*actions}
        kinds |= {type(action) for action in actions}
    assert len(kinds) > 5


@pytest.mark.parametrize("id, seats, setup", [one for one in TABLES if one[0] == "hamsterdam"])
def test_what_is_put_together_number_by_number_is_legal_and_reaches_every_action(id, seats, setup):
    steps = set()
    for seed in range(6):
        for table in asked(id, seats, setup, 40, seed):
            step, luck, view = table.state.step, random.Random(seed), table.view(table.seat)
            if not isinstance(step, MADE):
                break
            steps.add(type(step))
            drawn = step.sample(view, table.seat, luck)
            node = table.node
            for number in table.rules.numbers.path(view, table.seat, drawn):
                node = node[number]
            # Who does not deploy all says so.
            reached = node if isinstance(node, Action) else node[max(node)]
            assert reached == in_order(drawn) and refusal(table.state, table.seat, reached) is None
            node = table.node
            while not isinstance(node, Action):
                numbers = [*node]
                assert numbers == sorted(set(numbers)) and len(node) == len(numbers)
                with pytest.raises(KeyError):
                    node[table.rules.actions]
                node = node[luck.choice(numbers)]
            assert refusal(table.state, table.seat, node) is None
    assert steps == ({DeployHamsters} if setup else {*MADE})


def in_order(action):
    """The action with its specials in rising order, which is the same."""
    return hd.Deploy(action.plain, tuple(sorted(action.specials))) if isinstance(action, hd.Deploy) else action


def test_two_seats_pass_the_lower_card_first_since_both_go_to_the_other():
    table = next(asked("hamsterdam", 2, {}, 1))
    assert len([*leaves(table.node)]) == 55 and len([*leaves(next(asked("hamsterdam", 3, {}, 1)).node)]) == 110


def test_chance_is_told_in_numbers_too():
    """Its dice as they are, and the deal special by special."""
    for id in SETUPS:
        table, luck = Table(Rules(id, 3), None), random.Random(4)
        many = 0
        while table.state.agenda and many < 400:
            many += table.seat == CHANCE
            table.say(luck.choice(table.numbers))
        assert many > 10


def test_a_closed_number_is_refused_and_changes_nothing():
    table = next(asked("run-hamster-run", 3, {}, 1))
    before = table.state.copy()
    for wrong in (-1, table.rules.actions, max(table.numbers) + 1):
        with pytest.raises(ValueError, match="has no action"):
            table.say(wrong)
    assert table.state == before


@pytest.mark.parametrize("id", ENCODINGS)
def test_the_blocks_lie_one_after_the_other_from_0(id):
    blocks = ENCODINGS[id].numbers.blocks
    at = 0
    for block in blocks.values():
        assert block.first == at and block.size == np.prod(block.sizes)
        at += block.size
    assert at == blocks.size


def test_the_numbers_stay_as_they_are():
    """What was learned with them stays usable: a new block comes behind those that there are."""
    for id, firsts in FIRSTS.items():
        blocks = ENCODINGS[id].numbers.blocks
        assert {name: block.first for name, block in blocks.items()} == firsts
        assert [blocks.says(block.first) for block in blocks.values()] == [
            " ".join([block.name, *("0" * len(block.sizes))]) for block in blocks.values()
        ]
