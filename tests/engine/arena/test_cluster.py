"""Games that the workers of a Dask cluster play: the same result, also when a worker is killed."""

import json
import logging
import os
import signal
import subprocess
import sys

import pytest

from hamster_table.cli import main
from hamster_table.engine.arena import cluster
from hamster_table.engine.arena.bouts import Bout
from hamster_table.engine.arena.games_file import GamesFile
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
    assert f"{kept} of 48 games stand in" in err and "2 workers at tcp://" in err
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
