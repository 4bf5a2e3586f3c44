"""The engine that Cython compiles plays the same games as the one in Python, which is the reference."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOLD = {"seconds", "slowest"}
"""What of a game is about the machine."""

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """The folder of the program with a compiled engine."""
    compiler = sysconfig.get_config_var("CC") or "cl"
    if shutil.which(compiler.split()[0]) is None:
        pytest.skip("there is no compiler of C")
    folder = tmp_path_factory.mktemp("compiled")
    build = [sys.executable, "setup.py", "-q", "build", "--parallel", "2", "--build-base", folder / "base"]
    with_it = {**os.environ, "HAMSTER_TABLE_COMPILE": "1"}
    subprocess.run([*build, "--build-lib", folder / "program"], cwd=ROOT, env=with_it, check=True, timeout=3000)
    return folder / "program"


def run(program, *arguments):
    """What the program in that folder prints."""
    command = [sys.executable, "-m", "hamster_table", *map(str, arguments)]
    found = {**os.environ, "PYTHONPATH": str(program)}
    return subprocess.run(
        command, cwd=program, env=found, capture_output=True, text=True, check=True, timeout=1500
    ).stdout


def games(program, file, game, players, blocks):
    """The games that computer players play there, without what is about the machine."""
    run(program, "bots", game, "--seats", ",".join(players), "--blocks", blocks, "--seed", "compiled", "--out", file)
    lines = [json.loads(line) for line in file.read_text("ascii").splitlines()]
    return [{key: value for key, value in line.items() if key not in TOLD} for line in lines]


def test_the_doctor_says_which_engine_runs(compiled):
    assert "the engine is compiled" in run(compiled, "doctor")
    assert "the engine is compiled" not in run(ROOT, "doctor")


@pytest.mark.parametrize("game", ["hamsterdam", "run-hamster-run"])
@pytest.mark.parametrize(
    ("players", "blocks"),
    [(["master", "sharp", "steady", "whim"], 1), (["random"] * 4, 250), (["random"] * 2, 500)],
    ids=lambda value: ",".join(value) if isinstance(value, list) else None,
)
def test_both_play_the_same_games(compiled, tmp_path, game, players, blocks):
    here, there = (
        games(program, tmp_path / f"{name}.jsonl", game, players, blocks)
        for name, program in (("python", ROOT), ("compiled", compiled))
    )
    assert len(here) == blocks * len(players)
    # Each line has the digest of its ledger: every choice and all luck.
    assert here == there
