"""Games that the workers of a Dask cluster play: the same result, also when a worker is killed."""

import json
import logging
import os
import signal
import subprocess
import sys
from concurrent.futures import CancelledError, Future
from types import SimpleNamespace

import pytest

from hamster_table.cli import main
from hamster_table.engine.arena import cluster
from hamster_table.engine.arena.bouts import Bout, bouts, play
from hamster_table.engine.arena.games_file import GamesFile
from hamster_table.engine.i18n import InputError
from tests.local_cluster import two_workers

GAMES = ["bots", "run-hamster-run", "--json", "--seats", "steady,whim,steady", "--blocks", "8", "--seed", "cluster"]


def test_without_the_client_of_a_cluster_one_sentence_says_what_to_install(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*GAMES, "--cluster", "tcp://127.0.0.1:8786"]) == 2
    out, err = capsys.readouterr()
    assert out == "" and "[cluster]" in err and err.count("\n") == 1


def test_jobs_are_of_this_machine_and_not_of_a_cluster(capsys):
    assert main([*GAMES, "--cluster", "tcp://127.0.0.1:8786", "--jobs", "2"]) == 2
    assert "not allowed with argument" in capsys.readouterr().err


def test_the_libraries_of_a_cluster_log_nothing_beside_our_sentence(capsys):
    pytest.importorskip("distributed")
    assert main([*GAMES, "--cluster", "tea://x:1"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    for name in ("distributed.client", "distributed.comm", "tornado.application", "asyncio"):
        assert not logging.getLogger(name).isEnabledFor(logging.CRITICAL), name


def test_a_worker_of_another_version_plays_nothing():
    assert cluster._block("0.0/1", [Bout("run-hamster-run", ("steady", "whim"), "1/0")]) != "0.0/1"


class Promise(Future):
    """As Dask's client has it."""

    def release(self):
        pass


class Client:
    """What this program uses of Dask's client; two workers in this process, which begin nothing after so many parts."""

    status = "running"

    def __init__(self, begins=100):
        self.begins, self.cancelled, self.is_closed = begins, [], False

    def nthreads(self):
        return {"tcp://10.0.0.5:1": 2, "tcp://10.0.0.6:1": 1}

    def submit(self, function, *given, pure):
        promise, self.begins = Promise(), self.begins - 1
        if self.begins >= 0:
            try:
                promise.set_result(function(*given))
            except Exception as error:
                promise.set_exception(error)
        return promise

    def cancel(self, promises, force):
        self.cancelled += promises

    def close(self, timeout):
        self.is_closed = True


def test_the_outcomes_come_in_the_order_of_the_bouts():
    whole = bouts("run-hamster-run", ("whim", "steady"), "cluster", 4, {})
    table, client = cluster.Cluster("tcp://x:1", Client()), Client()
    found = cluster.Cluster("tcp://x:1", client).played(whole)
    assert [one.digest for one in found] == [play(bout).digest for bout in whole]
    assert table.workers == 2 and client.cancelled == [] and [*table.played([])] == []


def test_what_nobody_has_begun_is_taken_back_when_nobody_waits_any_more():
    client = Client(begins=2)
    found = cluster.Cluster("tcp://x:1", client).results(lambda version, part: part, [[7], [8], [9]], "0.1/1")
    assert next(found) == [7]
    found.close()
    assert len(client.cancelled) == 1


def fail(error):
    raise error


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (OSError("gone"), "The connection to the cluster at tcp://x:1 was lost."),
        (CancelledError(), "The connection to the cluster at tcp://x:1 was lost."),
        (ValueError("too little\nmemory"), "The cluster cannot play these games: too little"),
        (MemoryError(), "The cluster cannot play these games: MemoryError"),
        (InputError("There is no such player."), "There is no such player."),
    ],
)
def test_what_goes_wrong_on_a_worker_is_one_sentence(error, says):
    found = cluster.Cluster("tcp://x:1", Client()).results(lambda version, part: fail(error), [1], "0.1/1")
    with pytest.raises(InputError) as caught:
        next(found)
    assert str(caught.value) == says


def test_workers_of_another_version_are_told_of():
    found = cluster.Cluster("tcp://x:1", Client()).results(lambda version, part: "0.0/1", [1], "0.1/1")
    with pytest.raises(InputError, match=r"has version 0\.0/1 of the program, not 0\.1/1\."):
        next(found)


@pytest.fixture
def dask(monkeypatch):
    """Dask's client as if it were installed; what is done to its loggers is undone."""
    made = []

    def connect(address, timeout, set_as_default):
        if address == "tcp://nobody:1":
            raise OSError("nobody")
        made.append(Client())
        return made[-1]

    monkeypatch.setitem(sys.modules, "distributed", SimpleNamespace(Client=connect))
    levels = {name: logging.getLogger(name).level for name in (*cluster.LIBRARIES, "distributed.comm", "else")}
    yield made
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


def test_a_client_is_closed_in_the_end_and_its_libraries_are_silent(dask):
    with cluster.connected("tcp://10.0.0.5:8786") as found:
        assert found.workers == 2 and not dask[0].is_closed
        heard = [logging.getLogger(name).isEnabledFor(logging.CRITICAL) for name in ("distributed.comm", "else")]
    assert dask[0].is_closed and heard == [False, True]


@pytest.mark.parametrize("address", ["tcp://nobody:1", ""])
def test_where_nobody_answers_one_sentence_says_so(address, dask):
    with pytest.raises(InputError, match="No Dask scheduler answers at"), cluster.connected(address):
        pass
    assert dask == []


@pytest.fixture
def workers():
    with two_workers() as found:
        yield found


def begun(*words):
    """The command of the games, with the first of what it says of itself already read: it plays."""
    command = subprocess.Popen(
        [sys.executable, "-m", "hamster_table", *GAMES, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        # Whoever runs tests in the background ignores Ctrl+C, and so would the command.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler),
    )
    while not command.stderr.readline().startswith("[#"):
        assert command.poll() is None
    return command


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed like that there")
def test_a_worker_that_is_killed_in_the_middle_changes_no_result(workers, capsys, tmp_path):
    address, _, killed, _ = workers
    file = tmp_path / "games.jsonl"
    command = begun("--cluster", address, "--out", str(file))
    os.kill(killed, signal.SIGKILL)
    assert len(file.read_bytes().splitlines()) < 24
    out, err = command.communicate()
    assert main([*GAMES, "--jobs", "1"]) == 0
    assert command.returncode == 0 and json.loads(out) == json.loads(capsys.readouterr().out)
    assert "24/24" in err and len(GamesFile(file)) == 24


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl+C is another thing there")
def test_ctrl_c_ends_it_and_the_same_command_goes_on_where_it_was(workers, capsys, tmp_path):
    longer = ["--blocks", "16"]
    file = tmp_path / "games.jsonl"
    command = begun(*longer, "--cluster", workers[0], "--out", str(file))
    command.send_signal(signal.SIGINT)
    out, err = command.communicate()
    assert command.returncode == 130 and out == "" and "Traceback" not in err, err
    kept = len(GamesFile(file))
    assert 0 < kept < 48
    assert main([*GAMES, *longer, "--cluster", workers[0], "--out", str(file)]) == 0
    out, err = capsys.readouterr()
    assert f"{kept} of 48 games already in" in err and "2 workers at tcp://" in err
    assert main([*GAMES, *longer, "--jobs", "1"]) == 0
    assert json.loads(out) == json.loads(capsys.readouterr().out)


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed like that there")
def test_a_scheduler_that_ends_in_the_middle_is_a_sentence_and_what_was_played_stays(workers, tmp_path):
    address, *processes = workers
    file = tmp_path / "games.jsonl"
    command = begun("--cluster", address, "--out", str(file))
    for process in processes:
        os.kill(process, signal.SIGKILL)
    out, err = command.communicate()
    assert command.returncode == 2 and out == "" and "Traceback" not in err, err
    assert f"The connection to the cluster at {address} was lost." in err
    assert 0 < len(GamesFile(file)) < 24


@pytest.mark.long
@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "tcp://no.such.host.invalid:8786", "tea", "tea://x:1", ""])
def test_an_address_where_nobody_answers_is_a_sentence_within_seconds(address, capsys):
    pytest.importorskip("distributed")
    assert main([*GAMES, "--cluster", address]) == 2
    out, err = capsys.readouterr()
    assert out == "" and "No Dask scheduler answers at" in err and err.count("\n") == 1
