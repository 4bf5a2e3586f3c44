"""The example that needs nothing but numpy learns: so it is shown wherever the tests run that somebody can."""

import runpy
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy")

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "learn_numpy.py"


def shares(monkeypatch, capsys, *words):
    """Which shares of its games it won as it went on."""
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *words])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    return [float(line.split()[3]) for line in capsys.readouterr().out.splitlines()]


def test_it_learns_to_win_a_duel(monkeypatch, capsys):
    won = shares(monkeypatch, capsys, "run-hamster-run", "--steps", "10000")
    assert won[0] < 0.6 and sum(won[-3:]) / 3 > 0.75


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess"], "no game called 'chess'"),
        (["run-hamster-run", "--seats", "9"], "2 to 5 seats, not 9"),
        (["hamsterrolle", "--seats", "9"], "2 to 4 seats, not 9"),
        (["run-hamster-run", "--steps", "0"], "'0' is not a whole number"),
    ],
)
def test_bad_input_is_one_sentence(words, why, monkeypatch, capsys):
    with pytest.raises(SystemExit) as left:
        shares(monkeypatch, capsys, *words)
    assert left.value.code == 2 and why in capsys.readouterr().err


@pytest.mark.long
def test_it_learns_to_win_against_three(monkeypatch, capsys):
    won = shares(monkeypatch, capsys, "run-hamster-run", "--seats", "4", "--steps", "100000")
    assert won[0] < 0.4 and sum(won[-3:]) / 3 > 0.9
