"""The laws that every game keeps, written once: a new game is under them as soon as it is in the box.

A law is a function that takes a match, usually somewhere in the middle, and fails if the law is broken. `journey` plays
at random and hands the match over before every entry.
"""

import importlib.util
import json
import random
import sys
from pathlib import Path

import pytest

from hamster_table.engine import CHANCE, Match, catalogue
from hamster_table.engine.codec import canonical, digest, state_from_json, to_json
from hamster_table.engine.kernel import Sealed, advance, play, refusal, waiting
from hamster_table.engine.record import pack, unpack

SAMPLES = Path(__file__).parent / "games"
LONGEST = 20_000
"""More entries than any game may have: as many as a file holds."""


def sample_game(name):
    """The GAME of a module in tests/games."""
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, SAMPLES / f"{name}.py")
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name].GAME


GAMES = {**catalogue.games(), "pebbles": sample_game("pebbles")}


@pytest.fixture
def whole_box(monkeypatch):
    """The sample games are in the catalogue too, as a stranger's package would put them there."""
    monkeypatch.syspath_prepend(str(SAMPLES))
    catalogue.games.cache_clear()
    yield catalogue.games()
    catalogue.games.cache_clear()


def setups(game, seats):
    """The usual set-up, and one for every other choice of every option; all as quick as the game can be.

    What can be chosen in a slow game with any number of seats is chosen with the most.
    """
    quick = game.setup.quick
    yield {**quick}
    for option in game.setup.options:
        wanted = option.seats or (game.seats[-1] if quick else seats)
        if option.key not in quick and seats == wanted:
            yield from ({**quick, option.key: value} for value in [*option.choices][1:])


def journey(game, seats, seed, setup=None, each=lambda match, rng: None):
    """Play a game at random to its end; *each* sees the match before every entry, and at the end."""
    match = Match.new(game, seats, setup, seed=seed)
    rng = random.Random(f"journey/{seed}")
    while match.waiting:
        each(match, rng)
        assert len(match.ledger) < LONGEST, "the game does not end"
        if match.waiting == (CHANCE,):
            match.chance()
        else:
            seat = rng.choice(match.waiting)
            match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
    each(match, rng)
    return match


def viewers(match):
    return [None, *range(match.setup.seats)]


def telling(state, seat, action):
    """The state after an action, and the events on the way."""
    after, events = state.copy(), []
    play(after, seat, action, lambda kind, *fields: events.append(kind(*fields)))
    return after, events


# The end


def ends_with_a_standing(match):
    standing, seats = match.standing, range(match.setup.seats)
    assert match.waiting == () and match.state.agenda == [] and match.state.sealed == {}
    assert len(standing.places) == len(standing.scores) == len(seats)
    assert set(standing.winners) <= set(seats)
    for one in seats:
        assert standing.places[one] == 1 + sum(score > standing.scores[one] for score in standing.scores)


# Replay, luck, undo, files


def replays(match):
    """The ledger alone leads to the same state, and the same story."""
    again = Match(match.game, match.setup, match.seed)
    for seat, action in match.ledger:
        again.play(seat, action.to_json())
    assert (again.state, again.story, again.digest) == (match.state, match.story, match.digest)


def replays_in_silence(match):
    """A search that tells nobody comes to the same state."""
    state = match.game.start(match.setup)
    advance(state)
    for seat, action in match.ledger:
        play(state, seat, action)
    assert state == match.state


def luck_comes_again(match):
    """Taking back and doing again brings the same luck, so nobody can fish for better."""
    luck = [entry for entry in match.ledger if entry[0] == CHANCE]
    ends = match.digest
    again, taken = [], []
    while match.ledger:
        taken.append(match.undo())
    while taken:
        seat, action = taken.pop()
        if seat == CHANCE:
            match.chance()
            again.append(match.ledger[-1])
        else:
            match.play(seat, action)
    assert again == luck and match.digest == ends


def undo_leads_back(match):
    """Undo at every place gives what was there."""
    digests, stories = [match.digest], [list(match.story)]
    for seat, action in [match.undo() for _ in range(len(match.ledger))][::-1]:
        digests.append(match.digest)
        stories.append(list(match.story))
        match.play(seat, action)
    for n, (was, told) in enumerate(zip(digests[1:], stories[1:], strict=True)):
        assert digest(match.state_at(n)) == was
        assert told == [line for line in match.story if line[0] <= n]
    start, story = Match(match.game, match.setup, match.seed), match.story
    while match.ledger:
        match.undo()
    assert (match.state, match.story) == (start.state, start.story)
    while match.undone:
        match.redo()
    assert (match.digest, match.story) == (digests[0], story)


def survives_a_file(match):
    """Saved and opened, it goes on as if nothing had been: the same state, and the same luck next."""
    loaded = unpack(pack(match))
    assert not loaded.read_only, loaded.reason
    assert (loaded.match.state, loaded.match.story, loaded.match.ledger) == (match.state, match.story, match.ledger)
    if match.waiting == (CHANCE,):
        loaded.match.chance()
        match.chance()
        assert loaded.match.ledger[-1] == match.undo()


# States


def copies_stand_alone(match):
    """A copy has every part, and shares nothing that can change."""
    state, copy = match.state, match.state.copy()
    assert copy == state and type(copy) is type(state)
    for name in state.parts():
        part = getattr(state, name)
        assert getattr(copy, name) == part
        if not isinstance(part, int | str | tuple | None):
            assert getattr(copy, name) is not part, f"{name} is shared"
            for item in part.values() if isinstance(part, dict) else part:
                assert not isinstance(item, list | dict | set), f"{name} holds something that can change"
    before = state.copy()
    for seat in waiting(copy):
        play(copy, seat, copy.agenda[-1].sample(copy, seat, random.Random(0)))
    assert state == before


def has_a_json_form(match):
    """State and views come back from their JSON form, events and actions too."""
    for state in match.state, *map(match.view, viewers(match)):
        form = json.loads(canonical(state.to_json()))
        assert state_from_json(form, match.game) == state
    for event in match.events_of(len(match.ledger) - 1):
        for seen in filter(None, (event, *map(event.seen_by, viewers(match)))):
            assert type(seen) in (*match.game.events, Sealed)
            assert type(seen).from_json(json.loads(canonical(seen.to_json()))) == seen
    assert json.loads(canonical(to_json(match.standing)))


def asking_changes_nothing(match, others=()):
    """To offer, to refuse, to view and to imagine are questions: the state stays, and so does the luck."""
    before, story, ledger = match.state.copy(), list(match.story), list(match.ledger)
    for seat in viewers(match):
        match.game.imagine(match.view(seat), seat, random.Random(0))
        match.story_of(seat)
    for seat in match.waiting:
        for action in [*match.actions(seat), *others]:
            match.refusal(seat, action)
    assert match.standing is not None and match.digest
    assert (match.state, match.story, match.ledger) == (before, story, ledger)


# What a seat may see


def a_view_hides_nothing_more_when_viewed_again(match):
    for seat in viewers(match):
        view = match.view(seat)
        assert match.game.view(view, seat) == view


def a_guess_cannot_be_told_from_the_truth(match, rng):
    for seat in viewers(match):
        view = match.view(seat)
        guess = match.game.imagine(view, seat, rng)
        assert match.game.view(guess, seat) == view
        assert None not in guess.sealed.values()
        for other in waiting(guess):
            for action in guess.agenda[-1].actions(guess, other)[:3]:
                assert refusal(guess, other, action) is None


def legality_leaks_nothing(match, others=()):
    """What a seat may do is the same on its view as on the truth, and so is each refusal."""
    for seat in match.waiting:
        if seat == CHANCE:
            continue
        view, state = match.view(seat), match.state
        assert list(view.agenda[-1].actions(view, seat)) == list(state.agenda[-1].actions(state, seat))
        for action in others:
            assert refusal(view, seat, action) == refusal(state, seat, action)


def a_turn_can_be_shown_to_everybody(match):
    """What one seat may choose can also be asked of what everybody sees. The answer is another one only if the seat
    knows more than all: so a program that several people share finds out who must look away."""
    if len(match.state.agenda[-1].seats) == 1:
        (seat,), seen = match.waiting, match.view(None)
        offers = [*seen.agenda[-1].actions(seen, seat)]
        assert {type(action) for action in offers} <= {*match.game.vocabulary}
        assert match.view(seat) != seen or offers == [*match.actions(seat)]


def an_open_game_hides_nothing(match):
    """A game that says so: nobody ever has to look away."""
    if match.game.is_open:
        assert all(match.view(viewer) == match.state for viewer in viewers(match))


def sealed_choices_of_others_are_not_seen(match):
    """Whatever a seat chooses in secret, the others see and hear the same until it is shown."""
    if len(match.state.agenda[-1].seats) < 2 or len(match.waiting) < 2:
        return
    seat = match.waiting[0]
    seen = []
    for action in match.actions(seat):
        after, events = telling(match.state, seat, action)
        others = [other for other in viewers(match) if other != seat]
        seen.append([(match.game.view(after, o), [event.seen_by(o) for event in events]) for o in others])
    assert all(one == seen[0] for one in seen)


def events_tell_no_more_than_the_view(match, rng):
    """Played on the truth and on a guess, with equal views afterwards, the same is heard."""
    seat = rng.choice(match.waiting)
    action = match.state.agenda[-1].sample(match.state, seat, rng)
    true, heard = telling(match.state, seat, action)
    for viewer in viewers(match):
        guess = match.game.imagine(match.view(viewer), viewer, rng)
        if refusal(guess, seat, action):
            continue
        guessed, told = telling(guess, seat, action)
        if match.game.view(guessed, viewer) == match.game.view(true, viewer):
            assert [event.seen_by(viewer) for event in told] == [event.seen_by(viewer) for event in heard]


# Offers


def offers_are_legal(match):
    """What is offered is not refused, has a JSON form in the vocabulary, and can be played."""
    for seat in match.waiting:
        offers = match.actions(seat)
        assert offers, f"nothing to do for seat {seat}"
        for action in dict.fromkeys(offers):
            assert match.refusal(seat, action) is None
            assert type(action) in match.game.vocabulary
            assert match.refusal(seat, json.loads(canonical(action.to_json()))) is None
            play(match.state.copy(), seat, action)


def what_is_forced_is_all_there_is(match):
    """What a seat is not even asked about is its only offer, and as plain on its view as on the truth."""
    for seat in match.waiting:
        step = match.state.agenda[-1]
        only, view = step.forced(match.state, seat), match.view(seat)
        assert only is None or {*match.actions(seat)} == {only}
        assert view.agenda[-1].forced(view, seat) == only


def a_sample_is_legal(match, rng):
    for seat in match.waiting:
        assert match.refusal(seat, match.state.agenda[-1].sample(match.state, seat, rng)) is None


def others_are_not_waited_for(match):
    any_action = match.actions(match.waiting[0])[0] if match.waiting else match.ledger[-1][1]
    for seat in sorted({CHANCE, *range(match.setup.seats)} - {*match.waiting}):
        assert match.refusal(seat, any_action).ruling == ("HT-2" if match.waiting else "HT-3")
