"""Whatever bytes a file holds, it is opened, or refused in one sentence, and at once."""

import random
import sys

import pytest

from tests.amounts import few_or_many
from tests.laws import GAMES, whole_box
from tests.mutants import Findings, mutant, originals

__all__ = ["whole_box"]


@pytest.mark.parametrize("mutants", few_or_many(1_000, 3_000))
def test_mutants_are_opened_or_refused_in_one_sentence(whole_box, mutants):
    files, rng, findings = originals(GAMES.values()), random.Random(20), Findings()
    for file in files:
        findings.open(file)
    assert findings.outcomes == {"sound": len(files)}
    for _ in range(mutants):
        findings.open(mutant(rng, files))
    assert findings.outcomes["damaged"] > mutants / 10
    assert findings.outcomes["not-ours"] > mutants / 100
    assert findings.outcomes["only to be looked at"] > mutants / 20
    assert findings.slowest < 1, findings.slowest_file[:300]


def test_large_files_are_refused_at_once(whole_box):
    findings, size = Findings(), 2 * 1024 * 1024
    for content in (
        b"[" * size,
        b'{"a":' * (size // 5),
        b"[" + b"[]," * (size // 3 - 1) + b"[]]",
        b"[" + (b"9" * 4299 + b",") * (size // 4300 - 1) + b"1]",
        b'{"hamster_table":1,"ledger":[' + b"[0,{}]," * (size // 7 - 10) + b"[]]}",
        b'{"hamster_table":1,"x":"' + b"x" * (size - 100) + b'"}',
        b"\0" * size,
    ):
        findings.open(content)
    assert findings.outcomes["sound"] == 0
    assert findings.slowest < (3 if sys.platform == "win32" else 1), findings.slowest_file[:300]
