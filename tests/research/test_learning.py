"""The example that learns: sb3-contrib takes the environment as it is, and what it learns wins."""

import runpy
import sys
from pathlib import Path

import pytest

pytest.importorskip("sb3_contrib")

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "learn.py"


def test_the_example_learns_in_a_minute(capsys, monkeypatch, tmp_path):
    assert len(EXAMPLE.read_text("utf-8").splitlines()) <= 60
    file = tmp_path / "learned.zip"
    words = ["run-hamster-run", "--seats", "2", "--steps", "20480", "--games", "64", "--out", str(file)]
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *words])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    shares = [float(line.split()[-1]) for line in capsys.readouterr().out.splitlines() if "wins" in line]
    assert len(shares) == 11 and max(shares[-3:]) > 0.8 and file.is_file()
