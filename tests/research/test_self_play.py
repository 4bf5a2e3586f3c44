"""The games of the training: the same whoever plays them, also where a worker of a cluster is killed."""

import os
import signal
import subprocess
import sys

import pytest

pytest.importorskip("numpy")

from hamster_table.engine.catalogue import find
from hamster_table.research import self_play
from hamster_table.research.self_play import TOGETHER, Part
from hamster_table.research.training import main
from tests.local_cluster import two_workers

WORDS = ["run-hamster-run", "--games", "800", "--units", "3", "--epochs", "1"]


def part(first, games, rollouts=0):
    return Part("run-hamster-run", "x", rollouts, first, games)


def test_games_are_the_same_in_parts_of_any_size():
    whole = [*self_play._games_of(part(0, 6))]
    assert whole == [*self_play._games_of(part(0, 2)), *self_play._games_of(part(2, 4))]
    assert len({str(game) for game in whole}) == 6


@pytest.mark.parametrize("version, rollouts", [("0.0/1", 0), ("0.0/1", 5), ("", 0)])
def test_a_worker_of_another_version_plays_nothing(version, rollouts):
    own = self_play._on_worker(version, part(0, 1, rollouts))
    assert isinstance(own, str) and own != version
    # With a search or a learned policy another file of these leads to other games: it is part of the version.
    learned = find("run-hamster-run").learned
    assert len(own.split()) == 1 + bool(rollouts or learned.policy)


def test_a_worker_of_the_same_version_plays():
    version = self_play._on_worker("", part(0, 1))
    assert [*self_play._on_worker(version, part(3, 1))] == [*self_play._games_of(part(3, 1))]


def test_bad_input_is_one_sentence(capsys):
    for words in (["chess"], ["hamsterrolle"], [*WORDS, "--cluster", ""]):
        with pytest.raises(SystemExit) as left:
            main(words)
        assert left.value.code == 2 and "error: " in capsys.readouterr().err.splitlines()[-1]


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed like that there")
def test_a_worker_that_is_killed_in_the_middle_changes_no_weight(tmp_path):
    there, here = tmp_path / "there.json", tmp_path / "here.json"
    with two_workers() as (address, _, killed, _):
        command = subprocess.Popen(
            [sys.executable, "-m", "hamster_table.research.training", *WORDS, "--cluster", address, "--out", there],
            stderr=subprocess.PIPE,
            text=True,
        )
        assert int(command.stderr.readline().split("/")[0]) < 800 - 2 * TOGETHER
        os.kill(killed, signal.SIGKILL)
        _, err = command.communicate()
    assert command.returncode == 0 and "800/800 games" in err, err
    main([*WORDS, "--out", str(here)])
    assert there.read_bytes() == here.read_bytes()
