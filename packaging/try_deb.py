#!/usr/bin/env python3
"""Install the Debian package in a clean system of its own, use it as a person would, and remove it again.

    python3 packaging/try_deb.py                       dist/*.deb in Debian stable and the release before
    python3 packaging/try_deb.py --suite trixie PACKAGE

Must be run by root, on Debian or a relative with debootstrap. Each release is unpacked into build/roots, once; the
trial runs in a copy. What is tried, lintian's check too, is in `try_inside.sh`, which runs inside.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from clean_debian import CLEAN, ROOT, SUITES, base, copy_of

SAVES = ("hamsterdam-2", "hamsterrolle-2-simple-60", "run-hamster-run-2")
"""The kept games that are opened and played on: one of each kind."""
OLDER = ROOT / "tests/models/storage/home_0.1.0"
"""What version 0.1.0 has left: settings, five games, own cards."""


def try_in(suite: str, package: Path) -> bool:
    """Whether all went well in that release."""
    with copy_of(base(suite)) as folder:
        shutil.copyfile(package, folder / "root" / package.name)
        for name in ("try_inside.sh", "try_game.py"):
            shutil.copyfile(ROOT / "packaging" / name, folder / "root" / name)
        for name in SAVES:
            shutil.copy(ROOT / "tests/saves" / f"0.1-{name}-middle.hamster", folder / "root")
        shutil.copytree(OLDER, folder / "root" / "older")
        inside = ["chroot", folder, "sh", "root/try_inside.sh"]
        done = subprocess.run(inside, stdin=subprocess.DEVNULL, env={"HOME": "/root", **CLEAN})
        pictures = ROOT / "build" / "trial" / suite
        shutil.rmtree(pictures, ignore_errors=True)
        if (folder / "root/out").is_dir():
            shutil.copytree(folder / "root/out", pictures)
            print(f"Pictures and the printed sheet: {pictures}")
    return done.returncode == 0


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("package", nargs="?", type=Path)
    asked.add_argument("--suite", action="append", choices=SUITES)
    chosen = asked.parse_args()
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        print("This needs root and debootstrap.")
        return 3
    package = chosen.package or max((ROOT / "dist").glob("*.deb"), default=None, key=lambda file: file.stat().st_mtime)
    if package is None:
        print("There is no package yet: python3 packaging/build.py deb")
        return 3
    well = {suite: try_in(suite, package.resolve()) for suite in chosen.suite or SUITES}
    for suite, is_well in well.items():
        print(f"{suite}: {'all went well' if is_well else 'FAILED'}")
    return 0 if all(well.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
