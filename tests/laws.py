"""The laws that every game keeps, written once: a new game is under them as soon as it is in the box.

A law is a function that takes a match, usually somewhere in the middle, and fails if the law is broken. Those that a
game people play can be watched by (`hamster-table --paranoid`) are in `hamster_table.engine.paranoid`; here are the
dearer ones. `journey` plays at random and hands the match over before every entry.
"""

import importlib.util
import random
import sys
from pathlib import Path

import pytest

from hamster_table.engine import CHANCE, Match, catalogue, paranoid
from hamster_table.engine.codec import digest
from hamster_table.engine.kernel import advance, play, refusal, waiting
from hamster_table.engine.paranoid import (
    a_guess_cannot_be_told_from_the_truth,
    a_turn_can_be_shown_to_everybody,
    a_view_hides_nothing_more_when_viewed_again,
    an_open_game_hides_nothing,
    asking_changes_nothing,
    comes_back_from_a_file,
    ends_with_a_standing,
    has_a_json_form,
    legality_leaks_nothing,
    offers_are_legal,
    others_are_not_waited_for,
    replays,
    viewers,
    what_is_forced_is_all_there_is,
    who_is_asked_has_an_offer,
)

__all__ = [
    "a_guess_cannot_be_told_from_the_truth",
    "a_turn_can_be_shown_to_everybody",
    "a_view_hides_nothing_more_when_viewed_again",
    "an_open_game_hides_nothing",
    "asking_changes_nothing",
    "ends_with_a_standing",
    "has_a_json_form",
    "legality_leaks_nothing",
    "offers_are_legal",
    "others_are_not_waited_for",
    "replays",
    "viewers",
    "what_is_forced_is_all_there_is",
    "who_is_asked_has_an_offer",
]

SAMPLES = Path(__file__).parent / "games"
LONGEST = 20_000
"""More entries than any game may have: as many as a file holds."""


def sample_game(name):
    """The GAME of a folder in tests/games."""
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, SAMPLES / name / "__init__.py")
        sys.modules[name] = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(sys.modules[name])
    return sys.modules[name].GAME


GAMES = {**catalogue.games(), "pebbles": sample_game("pebbles")}
OURS = [id for id, game in catalogue.games().items() if game.state.__module__.startswith("hamster_table.")]
"""The games of this package, which owe their players more: texts in every language, pages, stored games."""


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


def telling(state, seat, action):
    """The state after an action, and the events on the way, each with the state just after it."""
    after, frames = state.copy(), []
    play(after, seat, action, lambda kind, *fields: frames.append((kind(*fields), after.copy())))
    return after, frames


def shown(match, frames, viewer):
    """What a seat hears and sees of these frames."""
    seen = [(event.seen_by(viewer), match.game.view(state, viewer)) for event, state in frames]
    return [(event, view) for event, view in seen if event is not None]


# Replay, luck, undo, files


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
    opened = comes_back_from_a_file(match)
    if match.waiting == (CHANCE,):
        opened.chance()
        match.chance()
        assert opened.ledger[-1] == match.undo()


# States


def copies_stand_alone(match):
    """A copy has every part, shares nothing that can change, and is played on alone."""
    paranoid.copies_stand_alone(match)
    state, copy = match.state, match.state.copy()
    before = state.copy()
    for seat in waiting(copy):
        play(copy, seat, copy.agenda[-1].sample(copy, seat, random.Random(0)))
    assert state == before


def frames_lead_to_the_state(match):
    """The frames of the last entry tell what it caused, and the last one shows the state."""
    if n := len(match.ledger):
        frames = match.frames_of(n - 1)
        assert [frame.event for frame in frames] == match.events_of(n - 1)
        assert not frames or frames[-1].state == match.state


# What a seat may see


def sealed_choices_of_others_are_not_seen(match):
    """Whatever a seat chooses in secret, the others see and hear the same until it is shown."""
    if len(match.state.agenda[-1].seats) < 2 or len(match.waiting) < 2:
        return
    seat = match.waiting[0]
    seen = []
    for action in match.actions(seat):
        after, frames = telling(match.state, seat, action)
        others = [other for other in viewers(match) if other != seat]
        seen.append([(match.game.view(after, other), shown(match, frames, other)) for other in others])
    assert all(one == seen[0] for one in seen)


def frames_show_no_more_than_the_views_around_them(match, rng):
    """Played on the truth and on a guess, with equal views before and afterwards, the same is heard and seen."""
    seat = rng.choice(match.waiting)
    action = match.state.agenda[-1].sample(match.state, seat, rng)
    true, heard = telling(match.state, seat, action)
    for viewer in viewers(match):
        guess = match.game.sample_hidden(match.view(viewer), viewer, rng)
        if refusal(guess, seat, action):
            continue
        guessed, told = telling(guess, seat, action)
        if match.game.view(guessed, viewer) == match.game.view(true, viewer):
            assert shown(match, told, viewer) == shown(match, heard, viewer)


# Offers


def a_sample_is_legal(match, rng):
    for seat in match.waiting:
        assert match.refusal(seat, match.state.agenda[-1].sample(match.state, seat, rng)) is None
