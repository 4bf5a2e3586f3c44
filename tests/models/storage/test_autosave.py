"""Every entry is in the store before it is shown, and a store that fails stops nobody."""

import shutil
import threading

import pytest

from hamster_table.engine.storage.annotations import StoodIn, written
from hamster_table.engine.storage.save_file import PlayerInfo, SaveError
from hamster_table.models.language import LANGUAGE
from hamster_table.models.session import Session
from hamster_table.models.storage.autosave import REMINDER, Autosave
from hamster_table.models.storage.disk_writer import Writer
from hamster_table.models.storage.game_library import Library
from hamster_table.system import paths
from tests.at_once import AtOnce, Listener, any_action, asks, go_on, table
from tests.full_disc import no_room
from tests.slow_disc import held_up


class Shelf:
    """A session store in memory, which may be full, or slow."""

    def __init__(self):
        self.entries, self.notes, self.is_full, self.finished = [], "", False, None
        self.gate = threading.Event()
        self.gate.set()

    def append(self, n, seat, action):
        self.gate.wait(30)
        if self.is_full:
            raise OSError("no room")
        assert n == len(self.entries)
        self.entries.append((seat, action))

    def truncate(self, n):
        self.gate.wait(30)
        if self.is_full:
            raise OSError("no room")
        del self.entries[n:]

    def synchronize(self, match):
        self.truncate(0)
        self.entries = list(match.ledger)

    def set_notes(self, notes):
        self.notes = notes

    def finish(self, match, players):
        self.finished = match.standing


def test_every_entry_is_kept_before_it_is_shown():
    shelf = Shelf()
    session = table("person whim", store=shelf)
    session.happened.connect(lambda *_: stored.append(list(shelf.entries) == session.match.ledger))
    session.changed.connect(lambda: stored.append(list(shelf.entries) == session.match.ledger))
    stored = []
    go_on(session, asks("DeclareDeed"))
    session.undo_agreed()
    session.redo()
    session.undo_agreed()
    go_on(session)
    session.proceed()
    assert len(stored) > 20 and all(stored)
    assert shelf.finished == session.match.standing


def test_a_store_that_fails_is_told_once_it_fails_and_catches_up():
    shelf = Shelf()
    session = table("whim whim", store=shelf)
    heard = Listener(session)
    go_on(session, lambda session: len(session.match.ledger) == 5)
    shelf.is_full = True
    session.proceed()
    assert heard.last("kept") == ("kept", False, "no room")
    go_on(session, lambda session: len(session.match.ledger) == 9)
    shelf.is_full = False
    session.proceed()
    assert heard.last("kept") == ("kept", True, "")
    assert shelf.entries == session.match.ledger


def test_why_nothing_is_saved_is_said_in_the_language_of_the_program(qapp, monkeypatch):
    told, shelf, match = [], Shelf(), table("whim whim").match
    keeping = Autosave(shelf, match, lambda *what: told.append(what))
    shelf.set_notes = no_store
    monkeypatch.setenv("HAMSTER_TABLE_LANGUAGE", "fr")
    LANGUAGE.set("system")
    keeping.flush(lambda: None, "a note")
    monkeypatch.delenv("HAMSTER_TABLE_LANGUAGE")
    LANGUAGE.set("system")
    [(is_well, why)] = told
    assert not is_well and why.startswith("Le disque est plein") and "full" not in why


def no_store(_):
    raise SaveError("full")


# A disc that is full


def test_a_disc_that_stays_full_is_told_of_once_a_minute_and_since_when():
    now, told, shelf = 100.0, [], Shelf()
    match = table("whim whim").match
    keeping = Autosave(shelf, match, lambda *what: told.append(what), clock=lambda: now)
    shelf.is_full = True
    for _ in range(3):
        for _ in range(10):
            match.play(match.waiting[0], match.actions(match.waiting[0])[0])
            keeping.flush(lambda: None)
        now += REMINDER
    assert told == [(False, "no room")] * 3
    since = keeping.failing_since
    keeping.retry()
    assert told == [(False, "no room")] * 4, "whoever asks is told at once"
    assert keeping.failing_since == since
    shelf.is_full = False
    keeping.retry()
    assert told[4:] == [(True, "")] and keeping.failing_since is None
    assert shelf.entries == match.ledger


def test_over_31_plays_on_a_full_disc_one_thing_is_told_and_with_room_the_next_play_saves_everything():
    library = Library()
    players = (PlayerInfo("Pip", "whim"), PlayerInfo("Rusty", "whim"))
    match = table("whim whim").match
    session = Session(match, players, AtOnce(), library.begin(match, players).kept, writer=library.writer)
    heard = Listener(session)
    go_on(session, lambda session: len(match.ledger) == 5)
    with no_room(paths.session_store()):
        go_on(session, lambda session: len(match.ledger) == 5 + 31)
    assert [what for what in heard.heard if what[0] == "kept"] == [heard.last("kept")]
    assert heard.last("kept")[1] is False and session.failing_since is not None
    session.proceed()
    assert heard.last("kept") == ("kept", True, "") and session.failing_since is None
    ledger = list(match.ledger)
    session.stop()
    library.close()
    assert library.resume(library.to_go_on()[0].id).match.ledger == ledger
    library.close()


# A disc that takes its time


@pytest.mark.skipif(not shutil.which("strace"), reason="needs strace")
def test_a_sync_of_a_quarter_of_a_second_holds_nobody_up_for_so_long(tmp_path):
    times = [held for held, _ in held_up(0.25, 3, tmp_path / "log")]
    assert (tmp_path / "log").read_text().count("sync(") >= 5
    assert len(times) > 5 and max(times) < 200 and sorted(times)[len(times) // 2] < 60


@pytest.mark.long
@pytest.mark.timeout(1200)
@pytest.mark.skipif(not shutil.which("strace"), reason="needs strace")
@pytest.mark.parametrize("seconds, plays", [(0.1, 500), (1.0, 60)])
def test_no_slow_disc_holds_the_window_up_for_more_than_a_frame(tmp_path, seconds, plays):
    times = held_up(seconds, plays, tmp_path / "log")
    for _ in range(4):
        if is_within_a_frame(times):
            break
        # What other programs of this machine hold up are other calls each time; what ours does, it does again.
        again = held_up(seconds, plays, tmp_path / "log")
        times = [tuple(map(min, *both)) for both in zip(times, again, strict=True)]
    assert is_within_a_frame(times), [sorted(one)[-5:] for one in zip(*times, strict=True)]


def is_within_a_frame(times):
    """In milliseconds: at most 50, of which it works at most 16 but once in a thousand times. On a busy machine the
    rest says nothing: there a thread waits for another that the machine lets wait."""
    held, worked = zip(*times, strict=True)
    return max(held) <= 50 and sorted(worked)[round(0.999 * len(worked)) - 1] <= 16


@pytest.fixture
def slow(qapp):
    """A session on a disc that takes nothing until its gate is open; Mira is asked to place a hamster."""
    shelf, writer = Shelf(), Writer()
    writer.patience = 0.01
    session = table("person whim", store=shelf)
    session = Session(session.match, session.seating.players, AtOnce(), shelf, writer=writer)
    while session.asked_seat is None:
        session.proceed()
        assert session.wait_until_idle()
    shelf.gate.clear()
    yield session, shelf
    shelf.gate.set()
    session.wait_until_idle()


def choose(session):
    session.submit(session.asked_seat, any_action(session, session.asked_seat))


def test_a_play_is_shown_when_the_disc_has_it_and_not_before(slow, qtbot):
    session, shelf = slow
    before, view, story, heard = session.length, session.view(), session.story(), Listener(session)
    choose(session)
    assert session.is_saving and heard.names() == []
    assert (session.length, session.at, session.view(), session.story()) == (before, before, view, story)
    with qtbot.waitSignal(session.happened):
        shelf.gate.set()
    assert heard.names() == ["happened"] and shelf.entries == session.match.ledger
    assert session.length == session.at == before + 1 and session.view() != view


def test_while_a_play_is_on_its_way_to_the_disc_nothing_else_is_played(slow):
    session, _ = slow
    seat, ledger = session.asked_seat, len(session.match.ledger)
    choose(session)
    assert not (session.may_proceed or session.may_undo or session.may_redo)
    session.submit(seat, session.match.actions(session.match.waiting[0])[0])
    session.proceed()
    session.undo()
    session.undo_agreed()
    session.redo()
    assert len(session.match.ledger) == ledger + 1


def test_a_player_learns_that_it_is_saving_only_when_it_takes_long(slow, qtbot):
    session, shelf = slow
    with qtbot.waitSignal(session.slow):
        choose(session)
    shelf.gate.set()
    assert session.wait_until_idle() and not session.is_saving


def test_an_undo_is_shown_when_the_disc_has_it(slow, qtbot):
    session, shelf = slow
    shelf.gate.set()
    choose(session)
    assert session.wait_until_idle()
    shelf.gate.clear()
    heard, length = Listener(session), len(session.match.ledger)
    session.undo()
    assert heard.names() == [] and not session.may_redo
    with qtbot.waitSignal(session.changed):
        shelf.gate.set()
    assert heard.names() == ["changed"] and len(shelf.entries) == len(session.match.ledger) == length - 1
    assert session.may_redo


def test_who_looks_back_meanwhile_finds_the_play_when_coming_back_to_now(slow):
    session, shelf = slow
    choose(session)
    session.look_at(0)
    assert session.is_past
    heard = Listener(session)
    shelf.gate.set()
    assert session.wait_until_idle()
    assert heard.names() == ["changed"] and session.at == 0
    session.look_at(session.length)
    assert not session.is_past and session.length == len(session.match.ledger) == session.at


def test_a_game_that_is_left_meanwhile_is_whole_on_the_disc_and_tells_nothing_more(slow):
    session, shelf = slow
    choose(session)
    heard = Listener(session)
    session.stop()
    shelf.gate.set()
    assert session.wait_until_idle()
    assert heard.heard == [] and shelf.entries == session.match.ledger


def test_notes_of_a_game_that_is_left_while_it_is_saved_are_kept_too(slow):
    session, shelf = slow
    choose(session)
    session.remember(StoodIn(1))
    session.stop()
    shelf.gate.set()
    assert session.wait_until_idle()
    assert shelf.notes == written(session.notes) != "" and shelf.entries == session.match.ledger


def test_the_end_is_told_when_its_record_is_on_the_disc(qapp):
    shelf, writer = Shelf(), Writer()
    match = table("whim whim").match
    session = Session(match, [PlayerInfo("Pip", "whim"), PlayerInfo("Rusty", "whim")], AtOnce(), shelf, writer=writer)
    recorded = []
    session.over.connect(lambda _: recorded.append(shelf.finished))
    go_on(session)
    session.proceed()
    assert recorded == [match.standing]


def test_a_game_that_is_still_on_its_way_into_the_store_waits_for_its_first_play(qapp):
    gate, library = threading.Event(), Library()
    library.writer.patience = 0.01
    library.writer.do(lambda: gate.wait(30), lambda _: None)
    players = (PlayerInfo("Mira"), PlayerInfo("Rusty", "whim"))
    match = table("person whim").match
    taken = library.begin(match, players)
    session = Session(match, players, AtOnce(), taken.kept, writer=library.writer)
    session.proceed()
    assert match.ledger == [] and session.is_saving
    gate.set()
    assert session.wait_until_idle()
    while session.asked_seat is None:
        session.proceed()
        assert session.wait_until_idle()
    library.close()
    assert library.to_go_on()[0].entries == len(match.ledger)
    library.close()
