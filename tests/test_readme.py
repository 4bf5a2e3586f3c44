"""The README is true: its example runs, its commands exist, its links and pictures are there."""

import doctest
import re
from pathlib import Path

import pytest

from hamster_table.cli import commands, main

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
TOLD = re.findall(r"^hamster-table (\w+) ", README, re.M)


def test_its_example_runs():
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert (failed, tried > 4) == (0, True)


def test_it_tells_every_command():
    assert {*commands()} <= {*TOLD} and len({*TOLD}) == len(TOLD)


@pytest.mark.parametrize("command", commands())
def test_every_command_explains_itself(command, capsys):
    with pytest.raises(SystemExit) as end:
        main([command, "--help"])
    assert end.value.code == 0 and f"hamster-table {command}" in capsys.readouterr().out


@pytest.mark.parametrize("link", re.findall(r"\]\(([^)]+)\)", README))
def test_its_links_lead_somewhere(link):
    assert (ROOT / link).exists()
