"""Random games of Hamsterdam end and lose nothing; what is printed is read, and the rule of thumb is sensible."""

import doctest
import random

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam import GAME, cards
from hamster_table.engine.hamsterdam.actions import (
    ASIDE,
    CHEEKSTER,
    COPYCATSTER,
    DECK,
    NUMBERS,
    OUT,
    PILE,
    REJECTED,
    SWIMSTER,
    TURNED,
)
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.state import TOKENS, HamsterdamSetup
from hamster_table.engine.hamsterdam.turn import EndMovement, EndTurn
from hamster_table.engine.kernel import advance, playout, waiting
from tests.laws import journey

SETUPS = [{}, {"game": "classic"}, {"deployment": "in-turn"}]
tables = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(setup.values()) or "usual")
seats_ = pytest.mark.parametrize("seats", GAME.seats)


@tables
@seats_
def test_nothing_is_lost(seats, setup):
    for seed in range(12):
        journey(GAME, seats, f"nothing/{seed}", setup, keeps_everything)


def keeps_everything(match, rng):
    state, box = match.state, match.state.box
    dams = [state.numbers[11 * seat : 11 * seat + 11] for seat in range(state.seats)]
    if not state.numbers:
        return
    # Cards, water
    assert sorted(state.numbers) == sorted(NUMBERS * state.seats)
    assert state.reservoir() == TOKENS - (state.first >= 0) - sum(state.water) - sum(state.town) - len(marks(state))
    between = type(state.agenda[-1]).__name__ == "ChooseVictim" if state.agenda else False
    for seat, dam in enumerate(dams):
        row = state.row(seat)
        flipped = [spot for spot in range(11 * seat, 11 * seat + 11) if spot not in row]
        assert all(state.water[spot] == 0 for spot in flipped)
        assert between or all(state.stack(spot) == 0 for spot in flipped)
        # Hamsters
        gathered = 14 if state.classic else sum(box.orange[number] for number in dam)
        kept = [s for s in range(36) if state.owner[s] == seat and state.place[s] not in (DECK, REJECTED, -4)]
        out = [s for s in kept if state.place[s] == OUT]
        turned = [s for s in kept if state.place[s] == TURNED]
        mine = state.specials_of[seat]
        assert not mine or sorted(mine) == sorted(set(kept) - set(out) - set(turned))
        assert state.hamsters(seat) + state.removed[seat] == gathered + len(kept)
        assert min(state.pile) >= 0 and min(state.ordinary) >= 0 and min(state.water) >= 0
        for spot in row:
            if state.water[spot] and not between:
                assert state.ordinary[spot] == 0
                assert all(state.swims(special) >= 0 for special in state.specials_on(spot))
        due = (
            0 if state.town[seat] < 3 or state.classic else 1 if state.town[seat] < 5 else min(state.town[seat] - 3, 11)
        )
        if not state.agenda or isinstance(state.agenda[-1], EndTurn | EndMovement):
            assert state.flips(seat) == due
        assert state.flips(seat) <= due
    # Specials
    assert state.place.count(ASIDE) + sum(place != ASIDE for place in state.place) == 36
    for copycat, model in zip((10, 11), state.link, strict=True):
        is_fit = KIND_OF[model] in (CHEEKSTER, SWIMSTER)
        assert model < 0 or (is_fit and state.place[model] >= 0 <= state.place[copycat])
    for special in marks(state):
        assert KIND_OF[special] in (CHEEKSTER, COPYCATSTER) and state.place[special] >= 0
    assert all(state.place[special] >= PILE for specials in state.specials_of for special in specials)


def marks(state):
    return [special for special in range(36) if state.marked_mask >> special & 1]


@tables
@seats_
def test_random_games_end(seats, setup):
    for seed in range(60):
        state = GAME.start(HamsterdamSetup(seats=seats, **setup))
        advance(state)
        playout(state, random.Random(seed))
        assert waiting(state) == () and state.round < 400
        assert sum(state.town) >= 5 * seats or all(state.flips(seat) == 11 for seat in range(seats))


def test_the_printed_cards_are_read_and_checked():
    assert doctest.testmod(cards).failed == 0
    with pytest.raises(ValueError, match="has no entry for 12"):
        cards.read(cards.cards_toml().replace("12 =", "# 12 ="))
    changed = cards.read(cards.cards_toml().replace("7 = { orange = 2, blue = 1 }", "7 = { orange = 0, blue = 3 }"))
    assert changed.short == "7=0/3" and cards.cards_of(changed.short) == changed
    match = journey(GAME, 4, "changed", {"cards": "7=0/3; Napster=roll/flips; Mobster=roll; Ninjaster=/flips/pile"})
    assert match.waiting == ()
    with pytest.raises(ValueError, match="no meaning"):
        HamsterdamSetup(seats=2, cards="Napster=flood")


@tables
@seats_
def test_the_policy_ends_every_game_with_legal_choices(seats, setup):
    for seed in range(2):
        match, rng = Match.new(GAME, seats, setup, f"policy/{seed}"), random.Random(seed)
        while match.waiting:
            if match.waiting == (CHANCE,):
                match.chance()
            else:
                seat = match.waiting[0]
                assert 0 <= GAME.evaluation(match.view(seat), seat) <= 1
                match.play(seat, GAME.policy(match.view(seat), seat, rng))
        assert match.state.round < 60


@pytest.mark.parametrize("seats", GAME.seats)
def test_steady_beats_whim(seats):
    won = 0
    for seed in range(4):
        for own in range(seats):
            match, rng = Match.new(GAME, seats, {}, f"steady/{seed}"), random.Random(seed)
            while match.waiting:
                if match.waiting == (CHANCE,):
                    match.chance()
                else:
                    seat = match.waiting[0]
                    view = match.view(seat)
                    step = view.agenda[-1]
                    match.play(seat, GAME.policy(view, seat, rng) if seat == own else step.sample(view, seat, rng))
            won += match.standing.winners == (own,)
    assert won >= 0.8 * 4 * seats
