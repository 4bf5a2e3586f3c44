"""Every special has a file of tests."""

from pathlib import Path

import pytest

from hamster_table.engine.hamsterdam.actions import KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_every_special_is_tested_used_declined_and_copied(kind):
    tests = (Path(__file__).parent / f"test_{kind.lower().replace('-', '_')}.py").read_text("utf-8")
    assert kind in tests and "copie" in tests
