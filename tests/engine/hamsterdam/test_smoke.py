"""Random games of Hamsterdam under the laws of all games and the conservation laws of this one."""

import doctest
import random

import laws
import pytest
from laws import journey, viewers

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.hamsterdam import GAME, cards
from hamster_table.engine.hamsterdam.state import TOKENS, Table
from hamster_table.engine.hamsterdam.turn import EndMovement, EndTurn
from hamster_table.engine.hamsterdam.words import (
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
from hamster_table.engine.kernel import advance, playout, waiting
from hamster_table.engine.phrases import reason, sentence

SETUPS = [{}, {"game": "classic"}, {"deployment": "in-turn"}]
tables = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(setup.values()) or "usual")
seats_ = pytest.mark.parametrize("seats", GAME.seats)


@tables
@seats_
def test_laws_of_all_games(seats, setup):
    others = []

    def each(match, rng):
        laws.copies_stand_alone(match)
        laws.has_a_json_form(match)
        laws.a_view_hides_nothing_more_when_viewed_again(match)
        laws.a_guess_cannot_be_told_from_the_truth(match, rng)
        if match.waiting:
            laws.sealed_choices_of_others_are_not_seen(match)
            laws.events_tell_no_more_than_the_view(match, rng)
        for seat in match.waiting:
            others.extend(rng.sample(match.actions(seat), 1))
        strange = rng.sample(others, min(6, len(others)))
        laws.offers_are_legal(match)
        laws.a_sample_is_legal(match, rng)
        laws.others_are_not_waited_for(match)
        laws.legality_leaks_nothing(match, strange)
        laws.asking_changes_nothing(match, strange)

    match = journey(GAME, seats, f"{seats}", setup, each)
    laws.ends_with_a_standing(match)
    laws.replays(match)
    laws.replays_in_silence(match)
    laws.undo_leads_back(match)
    laws.luck_comes_again(match)


@tables
@seats_
def test_everything_is_said(seats, setup):
    names = ["Ada", "Bo", "Cy", "Di"][:seats]
    others = []

    def each(match, rng):
        if match.waiting and match.waiting != (CHANCE,):
            assert match.state.agenda[-1].asks
        for seat in match.waiting:
            for action in rng.sample(others, min(5, len(others))):
                if why := match.refusal(seat, action):
                    assert "{" not in reason(why, GAME.refusals, names)
            others.extend(rng.sample(match.actions(seat), 1))

    for seed in range(3):
        match = journey(GAME, seats, str(seed), setup, each)
        for viewer in viewers(match):
            for _, event in match.story_of(viewer):
                told = sentence(event, names)
                assert told and "{" not in told and type(event) in (*GAME.events, laws.Sealed)


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
        assert sorted(state.mine[seat]) == sorted(set(kept) - set(out) - set(turned)) or not state.mine[seat]
        assert state.hamsters(seat) + state.removed[seat] == gathered + len(kept)
        assert min(state.pile) >= 0 and min(state.plain) >= 0 and min(state.water) >= 0
        for spot in row:
            if state.water[spot] and not between:
                assert state.plain[spot] == 0
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
        assert model < 0 or (model >> 1 in (CHEEKSTER, SWIMSTER) and state.place[model] >= 0 <= state.place[copycat])
    for special in marks(state):
        assert special >> 1 in (CHEEKSTER, COPYCATSTER) and state.place[special] >= 0
    assert all(state.place[special] >= PILE for specials in state.mine for special in specials)


def marks(state):
    return [special for special in range(36) if state.marked >> special & 1]


@tables
@seats_
def test_random_games_end(seats, setup):
    for seed in range(60):
        state = GAME.start(Table(seats=seats, **setup))
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
        Table(seats=2, cards="Napster=flood")


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
                assert 0 <= GAME.judgement(match.view(seat), seat) <= 1
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
