"""The process that studies a finished game: progress, the result, stopping, and what goes wrong."""

import pytest

from hamster_table.engine.storage.save_file import PlayerInfo, pack
from hamster_table.models.game_study import GameStudy
from hamster_table.models.game_study_worker import answer
from tests.models.playing import finished

SHORT = "48"
"""The seed of a short game."""


def names_of(loaded, report):
    """A study: who has played."""
    report(1, 2)
    report(2, 2)
    return [player.name for player in loaded.seats]


@pytest.fixture
def study(qapp):
    made = GameStudy(names_of, tuple)
    yield made
    made.stop()


def test_it_says_how_far_it_is_and_then_what_it_has_found(qtbot, study):
    told = []
    study.progressed.connect(lambda *how: told.append(how))
    with qtbot.waitSignal(study.found, timeout=60_000) as found:
        study.start(finished(2, SHORT), (PlayerInfo("Mira"), PlayerInfo("Jonas")))
        assert study.is_running
    assert found.args == [("Mira", "Jonas")] and told == [(1, 2), (2, 2)]
    assert not study.is_running


def test_nothing_comes_of_what_was_stopped(qtbot, study):
    heard = []
    for signal in (study.found, study.failed, study.progressed):
        signal.connect(lambda *what: heard.append(what))
    study.start(finished(2, SHORT))
    worker = study._worker
    study.stop()
    # As if its last message had been on the way.
    study._on_message((worker, b'{"done": 1, "of": 2}'))
    study._on_message((worker, None))
    assert heard == [] and not study.is_running


@pytest.mark.parametrize("message", [None, b"", b"[]", b"{}", b'{"found": 3}', b'{"done": "x"}'])
def test_an_answer_that_cannot_be_read_is_a_failure(qtbot, study, message):
    study.start(finished(2, SHORT))
    with qtbot.waitSignal(study.failed):
        study._on_message((study._worker, message))
    assert not study.is_running


def test_the_worker_tells_what_goes_wrong():
    told = []
    answer(b"no game", told.append, names_of)
    assert [*told[0]] == ["why"]
    answer(pack(finished(2, SHORT))[:-9], told.append, names_of)
    assert [*told[1]] == ["why"] and len(told) == 2


def test_where_nobody_listens_any_more_the_worker_ends():
    def say(reply):
        told.append(reply)
        raise BrokenPipeError

    told = []
    with pytest.raises(BrokenPipeError):
        answer(pack(finished(2, SHORT)), say, names_of)
    assert len(told) == 1
