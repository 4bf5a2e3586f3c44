"""Kill a program that plays and keeps at full speed, again and again, and count what is lost.

python benchmarks/kill_store.py [KILLS] [SEED]
"""

import os
import random
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from killing import killed, lost


def main() -> int:
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    rng = random.Random(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    plays, wrong, slowest, litter = 0, [], 0.0, 0
    begun = time.perf_counter()
    for n in range(kills):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            count, last = killed(Path(folder), rng.random(), rng.uniform(0, 0.3))
            litter += bool(list(Path(folder).glob("*.part")))
            opened = time.perf_counter()
            wrong += lost(Path(folder), last)
            slowest = max(slowest, time.perf_counter() - opened)
            plays += count
        if sys.stderr.isatty():
            print(f"{n + 1}/{kills}", end="\r", file=sys.stderr)
    seconds, load = time.perf_counter() - begun, os.getloadavg()[0]
    print(f"{kills} kills, {plays} acknowledged plays in {seconds:.0f} s, load {load:.1f}")
    print(f"lost or unreadable: {len(wrong)}; left a temporary file behind: {litter}")
    print(f"slowest to open again, with every game played anew: {slowest * 1000:.0f} ms")
    print("\n".join(wrong))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
