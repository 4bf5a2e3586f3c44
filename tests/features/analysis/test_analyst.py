"""The process that analyses a finished game: progress, the result, stopping, and what goes wrong."""

import pytest

from hamster_table.engine.storage.save_file import pack
from hamster_table.features.analysis import analysis_worker
from hamster_table.features.analysis.analysis import Analysis, affordable, analyse
from hamster_table.features.analysis.analyst import Analyst
from tests.models.playing import finished

SHORT = "48"
"""The seed of a short game."""


@pytest.fixture
def analyst(qapp):
    made = Analyst()
    yield made
    made.stop()


def test_it_says_how_far_it_is_and_then_what_it_has_found(qtbot, analyst):
    match, told = finished(2, SHORT), []
    analyst.progressed.connect(lambda *how: told.append(how))
    with qtbot.waitSignal(analyst.found, timeout=60_000) as found:
        analyst.start(match)
        assert analyst.is_running
    assert found.args == [analyse(match, affordable(match))]
    assert told[-1][0] == told[-1][1] == len(found.args[0].points) and len(told) == told[-1][1]
    assert not analyst.is_running


def test_nothing_comes_of_what_was_stopped(qtbot, analyst):
    heard = []
    for signal in (analyst.found, analyst.failed, analyst.progressed):
        signal.connect(lambda *what: heard.append(what))
    analyst.start(finished(2, SHORT))
    worker = analyst._worker
    analyst.stop()
    # As if its last message had been on the way.
    analyst._on_message((worker, b'{"done": 1, "of": 2}'))
    analyst._on_message((worker, None))
    assert heard == [] and not analyst.is_running


@pytest.mark.parametrize(
    "message", [None, b"", b"[]", b"{}", b'{"analysis": 3}', b'{"analysis": {"games": 1}}', b'{"done": "x"}']
)
def test_an_answer_that_cannot_be_read_is_a_failure(qtbot, analyst, message):
    analyst.start(finished(2, SHORT))
    with qtbot.waitSignal(analyst.failed):
        analyst._on_message((analyst._worker, message))
    assert not analyst.is_running


def test_the_worker_tells_what_goes_wrong():
    told = []
    analysis_worker.answer(b"no game", told.append)
    assert [*told[0]] == ["why"]
    analysis_worker.answer(pack(finished(2, SHORT))[:-9], told.append)
    assert [*told[1]] == ["why"] and len(told) == 2


def test_the_worker_tells_how_far_it_is_and_what_it_has_found():
    told = []
    analysis_worker.answer(pack(finished(2, SHORT)), told.append)
    *reports, last = told
    found = Analysis.from_json(last["analysis"])
    assert reports == [{"done": n + 1, "of": len(found.points)} for n in range(len(found.points))]


def test_where_nobody_listens_any_more_the_worker_ends():
    def say(reply):
        told.append(reply)
        raise BrokenPipeError

    told = []
    with pytest.raises(BrokenPipeError):
        analysis_worker.answer(pack(finished(2, SHORT)), say)
    assert len(told) == 1
