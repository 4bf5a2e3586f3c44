"""The watch over a game that is played: silent while all laws hold, and clear about what is broken."""

import random

import pytest

from hamster_table.commands import bots
from hamster_table.engine import CHANCE, Match
from hamster_table.engine.paranoid import Broken, Watch
from hamster_table.engine.run_hamster_run.actions import Declare
from hamster_table.engine.run_hamster_run.events import Declared
from hamster_table.engine.run_hamster_run.round import DeclareDeed
from tests.laws import GAMES


def go_on(match, rng):
    """One entry, by whoever is to choose."""
    if match.waiting == (CHANCE,):
        match.chance()
    else:
        seat = rng.choice(match.waiting)
        match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))


def watched(id, seats, seed, most=20_000):
    """What is broken in a game that is played at random to its end, with something taken back now and then."""
    match = Match.new(GAMES[id], seats, GAMES[id].setup.quick, seed=f"paranoid/{seed}")
    watch, rng, taken = Watch(match), random.Random(seed), 0
    broken = watch.look()
    while match.waiting and len(match.ledger) < most:
        if match.ledger and taken < 5 and rng.random() < 0.03:
            match.undo()
            taken += 1
        else:
            go_on(match, rng)
        broken += watch.look()
    assert match.ledger
    return [str(one) for one in broken]


@pytest.mark.parametrize("id, most", [("run-hamster-run", 999), ("hamsterdam", 999), ("hamsterrolle", 15)])
def test_a_sound_game_is_watched_in_silence(id, most):
    assert watched(id, 2, 1, most) == []


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("id", ["run-hamster-run", "hamsterdam", "hamsterrolle"])
@pytest.mark.parametrize("part", range(4))
def test_a_hundred_games_are_watched_in_silence(id, part):
    seats = GAMES[id].seats
    assert [watched(id, seats[n % len(seats)], n) for n in range(25 * part, 25 * part + 25)] == [[]] * 25


# What is broken is said


def said(match, watch, entries=400):
    """The first reports, when the game is played on."""
    rng = random.Random(2)
    for _ in range(entries):
        if not match.waiting:
            break
        go_on(match, rng)
        if found := watch.look():
            assert all(isinstance(one, Broken) for one in found)
            return [str(one) for one in found]
    return []


@pytest.fixture
def match():
    return Match.new(GAMES["run-hamster-run"], 3, seed="broken")


@pytest.fixture
def watch(match):
    found = Watch(match)
    assert found.look() == []
    return found


def test_an_entry_that_does_not_lead_there_again_is_said(match, watch):
    for _ in range(3):
        go_on(match, random.Random(1))
        assert watch.look() == []
    match.state.speed += 1
    go_on(match, random.Random(1))
    (seat, action) = match.ledger[-1]
    said = [str(one) for one in watch.look()]
    where = f"Run, Hamster, Run!, after entry 4, {type(action).__name__} by seat {seat}"
    assert said == [f"{where}: the entry leads to the same state"]


def test_it_is_said_once_and_the_watch_goes_on_from_there(match, watch):
    go_on(match, random.Random(1))
    watch.look()
    match.state.speed += 1
    assert len(said(match, watch)) == 1
    go_on(match, random.Random(1))
    assert watch.look() == []


def test_a_shared_list_is_said(match, watch, monkeypatch):
    copy = type(match.state).copy

    def careless(self):
        new = copy(self)
        new.where = self.where
        return new

    monkeypatch.setattr(type(match.state), "copy", careless)
    assert any("a copy has where of its own" in line for line in said(match, watch))


def test_a_view_that_hides_an_offer_is_said_with_its_seat(match, watch, monkeypatch):
    offers = DeclareDeed.actions
    state = match.state
    monkeypatch.setattr(DeclareDeed, "actions", lambda self, seen, seat: offers(self, seen, seat)[seen is not state :])
    lines = said(match, watch)
    (seat,) = match.waiting
    assert any(line.endswith(f"the same on the view as on the truth (seat {seat})") for line in lines)


def test_an_offer_that_is_refused_is_said(match, watch, monkeypatch):
    monkeypatch.setattr(DeclareDeed, "actions", lambda self, state, seat: (Declare("sing"),))
    assert any("what is offered is not refused" in line for line in said(match, watch))


def test_an_entry_that_tells_another_story_is_said(match, watch):
    while not any(isinstance(event, Declared) for event in match.events):
        watch.look()
        go_on(match, random.Random(3))
    n, event = match.story[-1]
    match.story[-1] = (n, Declared(event.seat, "sing"))
    assert any("causes the same again" in str(one) for one in watch.look())


def test_what_was_taken_back_is_looked_at_again_from_the_start(match, watch):
    for _ in range(8):
        go_on(match, random.Random(1))
    assert watch.look() == []
    match.undo()
    match.state.speed += 1
    assert ["the ledger alone leads to" in str(one) for one in watch.look()] == [True]


def test_a_law_that_falls_over_is_said_and_the_others_are_still_looked_at(match, watch, monkeypatch):
    def falls(self, state, seat):
        raise KeyError("a secret")

    monkeypatch.setattr(DeclareDeed, "forced", falls)
    monkeypatch.setattr(DeclareDeed, "actions", lambda self, state, seat: [Declare("run"), Declare("sing")])
    lines = said(match, watch)
    assert sum(line.endswith("no law ends in KeyError") for line in lines) == 1
    assert any("what is offered is not refused" in line for line in lines)


def test_nothing_hidden_stands_in_a_report(match, watch, monkeypatch):
    monkeypatch.setattr(type(match.state), "__eq__", lambda self, other: False)
    lines = said(match, watch)
    assert lines and not any("Allocate(" in line or "RunHamsterRun(" in line for line in lines)


# At the command line


def test_bots_play_under_the_watch(capsys):
    assert bots.run(["run-hamster-run", "--games", "2", "--paranoid", "--json"]) == 0
    quiet = capsys.readouterr()
    assert bots.run(["run-hamster-run", "--games", "2", "--json"]) == 0
    assert quiet.out == capsys.readouterr().out


def test_bots_say_what_is_broken_and_end_in_1(capsys, monkeypatch):
    monkeypatch.setattr(DeclareDeed, "forced", lambda self, state, seat: Declare("rest"))
    assert bots.run(["run-hamster-run", "--games", "1", "--paranoid"]) == 1
    said = capsys.readouterr().err
    assert "seed 1/0: Run, Hamster, Run!, after entry" in said and "what is forced is the only offer" in said
