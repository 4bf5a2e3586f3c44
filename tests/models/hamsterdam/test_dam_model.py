"""A dam as a tree of sentences, under Qt's model test while its water rises and its hamsters come and go."""

import random

import pytest
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam import GAME
from hamster_table.engine.hamsterdam.actions import (
    CARDS,
    CHEEKSTER,
    COPYCATSTER,
    NAPSTER,
    NUMBERS,
    PILE,
    PLAIN,
    SWIMSTER,
)
from hamster_table.engine.hamsterdam.state import Table, fresh
from hamster_table.models.hamsterdam.dam_model import (
    DOTS_ROLE,
    FLIPPED_ROLE,
    HAMSTER_ROLE,
    NUMBER_ROLE,
    ODDS_ROLE,
    SPECIAL_ROLE,
    WATER_ROLE,
    DamModel,
)
from hamster_table.models.items.table_model import SEAT_ROLE

SPOKEN = Qt.ItemDataRole.AccessibleTextRole
NAP, CHEEK, COPY, SWIM = (2 * kind for kind in (NAPSTER, CHEEKSTER, COPYCATSTER, SWIMSTER))


def dams(seats=2, **plain):
    """Two dams in order from 2 to 12; `c4=2` puts two hamsters on the first dam's 4."""
    state = fresh(Table(seats=seats))
    state.numbers = NUMBERS * seats
    state.round = 1
    for place, count in plain.items():
        state.plain[int(place[1:]) - 2] = count
    return state


def stand(state, special, spot):
    """Put a special of the first dam on a card of it, or into the pile."""
    state.place[special] = spot
    state.up[0] = state.up[0] & ~(1 << special) | (spot >= 0) << special
    state.reckon()


def keep(state, special, spot):
    state.mine[0] = (*state.mine[0], special)
    state.owner[special] = 0
    stand(state, special, spot)


def shown(state, seat=0):
    model = DamModel()
    model.set_view(state, seat)
    return model


def on_card(model, row, role=Qt.ItemDataRole.DisplayRole):
    card = model.index(row, 0)
    return [model.index(n, 0, card).data(role) for n in range(model.rowCount(card))]


def watched(model):
    """What the model tells from now on: the kind of change and where."""
    told = []
    model.modelReset.connect(lambda: told.append("reset"))
    model.dataChanged.connect(lambda first, last, *_: told.append(("changed", first.parent().row(), first.row())))
    model.rowsInserted.connect(lambda card, first, last: told.append(("came", card.row(), first, last)))
    model.rowsRemoved.connect(lambda card, first, last: told.append(("went", card.row(), first, last)))
    return told


def at_random(state, rng):
    """Change the dams in one of the ways in which games do."""
    spot = rng.randrange(CARDS)
    match rng.randrange(6):
        case 0:
            state.water[spot] = rng.randrange(3)
        case 1:
            state.plain[spot] = rng.randrange(4)
        case 2 if state.mine[0]:
            stand(state, rng.choice(state.mine[0]), rng.choice((spot, spot, PILE)))
        case 3 if state.low[0] < state.high[0]:
            state.low[0] += 1
        case 4:
            state.marked ^= 1 << CHEEK
        case 5:
            state.link[0] = rng.choice((PLAIN, SWIM))


def test_it_follows_whatever_happens_to_a_dam(qtmodeltester):
    rng, state, model = random.Random(7), dams(c4=2, c7=3), DamModel()
    for special in (NAP, CHEEK, COPY, SWIM):
        keep(state, special, 5)
    qtmodeltester.check(model, force_py=True)
    blank = fresh(Table(seats=2))
    for n in range(150):
        model.set_view(blank if n % 50 == 49 else state, n // 100)
        at_random(state, rng)


@pytest.mark.parametrize(("seats", "setup"), [(2, {}), (4, {"game": "classic"})])
def test_it_follows_a_match_played_at_random_and_taken_back(qtmodeltester, seats, setup):
    model, resets = DamModel(), []
    qtmodeltester.check(model, force_py=True)
    match, rng = Match.new(GAME, seats=seats, setup=setup, seed="7"), random.Random(7)
    model.set_view(match.view(0), 0)
    model.modelReset.connect(lambda: resets.append(len(match.ledger)))
    while match.waiting:
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
        model.set_view(match.view(0), 0)
        assert [model.rowCount(model.index(row, 0)) for row in range(model.rowCount())] == stacks(match.state)
    while match.ledger:
        match.undo()
        model.set_view(match.view(0), 0)
    assert (model.rowCount(), resets) == (len(stacks(match.state)), [])


def stacks(state):
    return [state.stack(spot) for spot in range(CARDS)] if state.numbers else []


def test_before_the_line_up_there_is_no_card():
    model = shown(fresh(Table(seats=2)))
    told = watched(model)
    assert model.rowCount() == 0
    model.set_view(dams(), 0)
    assert (model.rowCount(), told) == (CARDS, [("came", -1, 0, CARDS - 1)])


def test_cards_know_number_water_dots_and_odds():
    state = dams(c4=2)
    state.water[5], state.low[0] = 2, 1
    model = shown(state)
    assert [model.index(row, 0).data(NUMBER_ROLE) for row in range(CARDS)] == list(NUMBERS)
    card = model.index(5, 0)
    assert [card.data(role) for role in (WATER_ROLE, FLIPPED_ROLE, DOTS_ROLE, ODDS_ROLE)] == [2, False, (2, 1), 6]
    flipped = model.index(0, 0)
    assert [flipped.data(role) for role in (FLIPPED_ROLE, ODDS_ROLE, SEAT_ROLE)] == [True, 0, 0]


def test_cards_are_sentences():
    state = dams(c4=2)
    state.water[5], state.low[0] = 2, 1
    model = shown(state)
    assert model.index(0, 0).data() == "Position 1, number 2: flipped"
    assert model.index(2, 0).data(SPOKEN) == ("Position 3, number 4: dry; hamsters: 2; rolls that flood it: 3 of 36")
    assert model.index(5, 0).data() == ("Position 6, number 7: water: 2; hamsters: none; rolls that flood it: 6 of 36")


def test_specials_stand_on_top_of_their_stack():
    state = dams(c4=2)
    for special in (NAP, CHEEK, COPY):
        keep(state, special, 2)
    state.marked, state.link[0] = 1 << CHEEK, SWIM
    model = shown(state)
    assert on_card(model, 2, HAMSTER_ROLE) == [NAP, CHEEK, COPY, PLAIN, PLAIN]
    assert on_card(model, 2, SPECIAL_ROLE) == ["Napster", "Cheekster", "Copycatster", "", ""]
    assert on_card(model, 2) == [
        "Napster, special", "Cheekster, special, with a marker", "Copycatster, special, copying Swimster",
        "Hamster", "Hamster",
    ]  # fmt: skip


def test_a_hamster_leads_back_to_its_card_and_no_further():
    model = shown(dams(c4=2))
    hamster = model.index(1, 0, model.index(2, 0))
    assert (hamster.parent(), hamster.internalId()) == (model.index(2, 0), 3)
    assert (model.rowCount(hamster), model.index(0, 0, hamster)) == (0, QModelIndex())


def test_only_what_has_changed_is_told():
    state = dams(c4=2)
    keep(state, NAP, 2)
    model = shown(state)
    told = watched(model)
    model.set_view(state, 0)
    assert told == []
    stand(state, NAP, 3)
    state.water[8] = 1
    model.set_view(state, 0)
    assert told == [("went", 2, 0, 0), ("changed", -1, 2), ("came", 3, 0, 0), ("changed", -1, 3), ("changed", -1, 8)]


def test_a_marker_is_told_on_the_hamster_that_carries_it():
    state = dams(c4=1)
    keep(state, CHEEK, 2)
    model = shown(state)
    told = watched(model)
    state.marked = 1 << CHEEK
    model.set_view(state, 0)
    assert told == [("changed", 2, 0)]


def test_an_index_that_is_kept_stays_with_its_hamster():
    state = dams(c4=1)
    keep(state, NAP, 2)
    keep(state, CHEEK, 2)
    model = shown(state)
    kept = QPersistentModelIndex(model.index(1, 0, model.index(2, 0)))
    stand(state, NAP, PILE)
    model.set_view(state, 0)
    assert (kept.row(), kept.data(HAMSTER_ROLE)) == (0, CHEEK)


def test_another_dam_is_shown_from_scratch():
    state = dams()
    model = shown(state)
    told = watched(model)
    model.set_view(state, 1)
    assert told == ["reset"]
    assert model.index(0, 0).data(SEAT_ROLE) == 1


@pytest.mark.parametrize("where", [(CARDS, 0), (0, 1), (-1, 0)])
def test_there_is_nothing_outside(where):
    assert not shown(dams()).index(*where).isValid()
