"""Watch one run of the tests, name the asserts that it never reached, then try mutants and tell how many survive."""

import argparse
import random
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from tests.seeing.mutation import PACKAGE, every_mutant, survivors
from tests.seeing.unreached import unreached
from tests.seeing.watched import ROOT, watch


def main():
    parser = argparse.ArgumentParser(prog="python -m tests.seeing", description=__doc__)
    parser.add_argument("tests", nargs="*", default=["tests"], help="the tests that are watched")
    parser.add_argument("--mutants", type=int, default=300)
    parser.add_argument("--seed", default=datetime.now(UTC).date().isoformat(), help="draws the mutants; else the date")
    parser.add_argument("--of", nargs="*", default=["engine", "models", "features"], help="where mutants are made")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        watched = watch(asked.tests, Path(folder))
        if watched is None:
            return 1
        blind = [(file, line) for file in watched.files("tests") for line in unreached(file, watched)]
        for file, line in blind:
            print(f"{file.relative_to(ROOT)}:{line}: this assert is never reached")
        sample = drawn(every_mutant([PACKAGE / one for one in asked.of]), asked.mutants, asked.seed)
        begun = time.monotonic()
        left = survivors(sample, watched)
    for mutant, why in left:
        print(f"{mutant}  ({why})")
    share = 100 * len(left) / max(len(sample), 1)
    minutes = (time.monotonic() - begun) / 60
    print(f"{len(left)} of {len(sample)} mutants survive, {share:.0f} % (--seed {asked.seed}, {minutes:.0f} minutes)")
    return 1 if blind else 0


def drawn(mutants, number, seed):
    """A sample, the mutants of one file one after the other."""
    places = random.Random(seed).sample(range(len(mutants)), min(number, len(mutants)))
    return [mutants[place] for place in sorted(places)]


if __name__ == "__main__":
    sys.exit(main())
