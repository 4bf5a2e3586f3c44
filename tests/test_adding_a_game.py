"""Whoever reads docs/adding_a_game.md adds a game by it: the page's own text is grown and judged."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.growing import FILES, PAGE, grow

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def grown(tmp_path_factory):
    return grow(tmp_path_factory.mktemp("grown"))


def run(folder, *command):
    """What a command says, with the package beside this one."""
    here = {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "", "MYPYPATH": str(folder)}
    done = subprocess.run([sys.executable, "-m", *command], cwd=ROOT, env=here, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
    return done.stdout


def written(command):
    """The rest of the line of the page that begins so."""
    [rest] = re.findall(rf"^{command} (.*)$", PAGE.read_text("utf-8"), re.M)
    return rest.split()


def test_it_keeps_every_law(grown):
    said = run(grown, "pytest", "-q", "-p", "no:xdist", *written("python3 dev.py test"))
    assert int(re.search(r"(\d+) passed", said)[1]) >= 11


def test_computers_play_it_on_the_command_line(grown):
    assert "100 games of nim" in run(grown, "hamster_table", *written("hamster-table"))


def test_it_is_written_as_ours_are(grown):
    files = [str(grown / file) for file in FILES]
    run(grown, "ruff", "check", "--config", "pyproject.toml", *files)
    run(grown, "mypy", "--config-file", "pyproject.toml", *files)


@pytest.mark.long
@pytest.mark.timeout(3600)
def test_nothing_else_of_the_suite_asks_for_more(grown):
    # Four signs fit neither the smallest window with the largest letters nor what Italian calls a new game: the start
    # screen is made for three.
    crowded = (
        "tests/views/window/test_all_sizes.py::test_no_words_are_cut_off_on_any_page",
        "tests/views/window/test_text_fits.py::test_quick_screens_fit_in_every_language[it]",
    )
    passed_over = [part for name in ("tests/test_adding_a_game.py", *crowded) for part in ("--deselect", name)]
    run(grown, "pytest", "-q", "-n", "2", "tests", *passed_over)
