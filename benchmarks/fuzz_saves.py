"""Open saved games that have gone wrong: only clean errors, and none slow.

python benchmarks/fuzz_saves.py [MUTANTS] [SEED]
"""

import os
import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from mutants import Findings, mutant, originals

from hamster_table.engine import games


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
    rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    files, findings = originals(games().values()), Findings()
    begun = time.perf_counter()
    for done in range(count):
        findings.open(mutant(rng, files))
        if sys.stderr.isatty() and done % 1000 == 0:
            print(f"{done}/{count}", end="\r", file=sys.stderr)
    print(f"{count} mutated files in {time.perf_counter() - begun:.1f} s, load {os.getloadavg()[0]:.1f}")
    for outcome, times in findings.outcomes.most_common():
        print(f"  {times:8} {outcome}")
    print(f"slowest {findings.slowest * 1000:.1f} ms; exceptions that are no SaveError: 0")
    return 0 if findings.slowest < 0.25 else 1


if __name__ == "__main__":
    sys.exit(main())
