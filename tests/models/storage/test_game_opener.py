"""Games are opened on a thread of their own: how far they are is told, and a game nobody wants leaves nothing."""

import json
import threading
from threading import Event, Thread

import pytest
from PySide6.QtCore import Qt

from hamster_table.engine.codec import to_json
from hamster_table.engine.match import Match
from hamster_table.engine.storage import save_file as record
from hamster_table.engine.storage.save_file import SaveError
from hamster_table.models.storage.game_library import Library
from hamster_table.models.storage.game_opener import Opening
from hamster_table.models.storage.summaries import WAITING, Summaries
from tests.models.storage.test_game_library import SITTERS, match_of


@pytest.fixture
def library():
    made = Library()
    yield made
    made.close()


def test_a_short_game_is_there_at_once(qapp, library, tmp_path):
    record.save(match_of(9), tmp_path / "a.hamster", SITTERS)
    found = []
    opening = Opening(lambda report: library.open_file(tmp_path / "a.hamster", report))
    opening.opened.connect(found.append)
    opening.start()
    assert [taken.match.digest for taken in found] == [match_of(9).digest]
    assert opening.is_ended and (opening.played, opening.entries) == (9, 9)


def test_a_long_game_comes_from_the_event_loop_and_tells_how_far_it_is(qtbot, library, tmp_path):
    record.save(match_of(9), tmp_path / "a.hamster", SITTERS)
    middle, go_on = Event(), Event()

    def job(report):
        def slow(played, entries):
            report(played, entries)
            if played == 4:
                middle.set()
                assert go_on.wait(20)

        return library.open_file(tmp_path / "a.hamster", slow)

    opening = Opening(job)
    opening.patience = 0
    opening.start()
    assert middle.wait(20)
    assert (opening.played, opening.entries) == (4, 9) and not opening.is_ended
    with qtbot.waitSignal(opening.opened) as told:
        go_on.set()
    assert len(told.args[0].match.ledger) == 9


@pytest.mark.parametrize("at", [0, 4, 9])
def test_a_cancelled_game_stops_where_it_is_and_leaves_nothing(qtbot, library, tmp_path, at):
    record.save(match_of(9), tmp_path / "a.hamster", SITTERS)
    there, go_on, reached, found = Event(), Event(), [], []

    def job(report):
        def slow(played, entries):
            reached.append(played)
            if played == at:
                there.set()
                assert go_on.wait(20)
            report(played, entries)

        return library.open_file(tmp_path / "a.hamster", slow)

    opening = Opening(job)
    opening.opened.connect(found.append)
    opening.patience = 0
    opening.start()
    assert there.wait(20)
    with qtbot.waitSignal(opening.ended):
        opening.cancel()
    go_on.set()
    opening._thread.join()
    qtbot.wait(1)
    assert reached[-1] == at and found == [] and library.games() == []


def test_what_is_wrong_with_a_game_is_told(qapp, library, tmp_path):
    found = []
    opening = Opening(lambda report: library.open_file(tmp_path / "no such file", report))
    opening.failed.connect(found.append)
    opening.start()
    assert [error.code for error in found] == ["missing"]


def test_a_finished_game_is_only_looked_at(library):
    match = Match.new("run-hamster-run", 2, seed="3")
    while match.waiting:
        seat = match.waiting[0]
        match.play(seat, match.actions(seat)[0])
    kept = library.begin(match, SITTERS).kept
    assert not library.resume(kept.id).is_closed
    kept.finish(match, SITTERS)
    taken = library.resume(kept.id)
    assert taken.is_over and taken.is_closed and taken.kept is None and taken.noted.id == kept.id
    assert taken.match.digest == match.digest


# How kept games stand, found out beside


def test_the_game_asked_for_last_is_looked_at_first_and_the_form_holds_the_public_view(qtbot, library):
    first, *others = (library.begin(match_of(entries), SITTERS).kept.id for entries in (3, 5, 30))
    begun, go_on, told = Event(), Event(), []

    def found_library():
        begun.set()
        assert go_on.wait(20)
        return library

    summaries = Summaries(found_library)
    summaries.summary_ready.connect(lambda *found: told.append(found), Qt.ConnectionType.QueuedConnection)
    summaries.want(first)
    assert begun.wait(20)
    for id in others:
        summaries.want(id)
    go_on.set()
    qtbot.waitUntil(lambda: len(told) == 3)
    assert [id for id, _, _ in told] == [first, *reversed(others)]
    for (_, summary, form), entries in zip(told, (3, 30, 5), strict=True):
        assert summary.round and summary.turn
        assert json.loads(form)["view"] == json.loads(json.dumps(to_json(match_of(entries).view(None))))
    summaries.stop()


def test_a_game_that_is_gone_says_so_instead(qtbot, library):
    summaries = Summaries(lambda: library)
    with qtbot.waitSignal(summaries.summary_ready) as told:
        summaries.want(77)
    assert told.args[0] == 77 and "no longer saved here" in told.args[1].trouble and told.args[2] is None
    assert SaveError("gone").sentence == told.args[1].trouble


def test_a_mistake_in_one_summary_costs_no_other_game_its_own(qtbot, library, monkeypatch):
    game, reported = library.begin(match_of(3), SITTERS).kept.id, []
    monkeypatch.setattr(threading, "excepthook", reported.append)
    asked = iter([lambda: 1 // 0, lambda: library])
    summaries = Summaries(lambda: next(asked)())
    summaries.want(game)
    qtbot.waitUntil(lambda: summaries.is_idle and bool(reported))
    with qtbot.waitSignal(summaries.summary_ready) as found:
        summaries.want(game)
    assert [error.exc_type for error in reported] == [ZeroDivisionError] and found.args[1].round == "Round 1"
    summaries.stop()


def test_a_mistake_of_ours_is_no_damage_of_the_game(qapp):
    failed = []
    opening = Opening(lambda report: 1 // 0)
    opening.failed.connect(failed.append)
    with pytest.raises(ZeroDivisionError):
        opening.start()
    assert failed == [] and opening.is_ended


def test_a_game_that_is_there_cannot_be_cancelled_any_more(qapp, library):
    opening, ended = Opening(lambda report: 7), []
    opening.ended.connect(lambda: ended.append(1))
    opening.start()
    opening.cancel()
    assert ended == [1]


def test_what_has_scrolled_out_of_sight_is_not_looked_at_any_more(qtbot, library):
    id = library.begin(match_of(3), SITTERS).kept.id
    begun, go_on, told = Event(), Event(), []

    def found_library():
        begun.set()
        assert go_on.wait(20)
        return library

    summaries = Summaries(found_library)
    summaries.summary_ready.connect(lambda id, *_: told.append(id))
    assert summaries.is_idle
    summaries.want(id)
    assert begun.wait(20) and not summaries.is_idle
    for other in range(1000, 1000 + WAITING + 5):
        summaries.want(other)
    go_on.set()
    qtbot.waitUntil(lambda: summaries.is_idle and len(told) == WAITING + 1)
    assert sorted(told) == [id, *range(1005, 1005 + WAITING)]


def test_stopping_ends_a_long_look_in_its_middle_and_leaves_no_thread(qtbot, library):
    id = library.begin(match_of(30), SITTERS).kept.id
    reached, told = [], []

    class Slow:
        def look_at(self, id, report):
            def slow(played, entries):
                reached.append(played)
                if played == 4:
                    begun.set()
                    assert stopping.wait(20)
                report(played, entries)

            return library.look_at(id, slow)

    begun, stopping = Event(), Event()
    summaries = Summaries(Slow)
    summaries.summary_ready.connect(lambda *found: told.append(found))
    summaries.want(id)
    assert begun.wait(20)
    stopper = Thread(target=summaries.stop)
    stopper.start()
    qtbot.waitUntil(lambda: summaries._is_stopping)
    stopping.set()
    stopper.join(20)
    qtbot.wait(1)
    assert reached == [0, 1, 2, 3, 4] and told == [] and summaries.is_idle
