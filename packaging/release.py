"""Make a release of the version that stands in `hamster_table/__init__.py`.

  .venv/bin/python packaging/release.py [--check COMMAND]

In a clean checkout whose CHANGELOG.md and metainfo.xml name the version: keeps games of this version for the tests of
later ones (`tests/saves/freeze.py`) and commits them, runs `dev.py test` (or COMMAND), builds dist/*.tar.gz and from it
dist/*.whl, and tags the commit. Nothing is sent anywhere; at the end it says what is left to do by hand. What is wrong
ends it with one sentence and the exit code 1; nothing is tagged then.
"""

from __future__ import annotations

import argparse
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
METAINFO = "packaging/linux/org.hamster_table.HamsterTable.metainfo.xml"
BUILD_SDIST = "from setuptools import build_meta; build_meta.build_sdist('dist')"
BUILD_WHEEL = ("pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index", "-w", "dist")


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    default = shlex.join((sys.executable, "dev.py", "test"))
    parser.add_argument("--check", metavar="COMMAND", default=default, help="what must succeed before the tag")
    arguments = parser.parse_args(words)
    version = read_version()
    tag = f"v{version}"
    require_clean()
    require_announced(version)
    if output("git", "tag", "--list", tag):
        raise SystemExit(f"{tag} was released already: raise __version__ in hamster_table/__init__.py.")
    freeze_saves(version)
    run(*shlex.split(arguments.check))
    require_clean()
    build()
    run("git", "tag", "-a", tag, "-m", f"Release {version}")
    print(f"Tagged {tag}. Left to do: push the commit and the tag, and publish what is in dist/.")


def read_version() -> str:
    """The version of the program."""
    text = (ROOT / "hamster_table" / "__init__.py").read_text("utf-8")
    return re.search(r'^__version__ = "(.+)"$', text, re.M)[1]  # type: ignore[index]


def require_clean() -> None:
    """End unless everything is committed."""
    if changed := output("git", "status", "--porcelain"):
        raise SystemExit(f"The checkout is not clean:\n{changed}")


def require_announced(version: str) -> None:
    """End unless CHANGELOG.md and metainfo.xml say the same of the version, and nothing is left unreleased."""
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    heading = re.search(rf"^## \[{re.escape(version)}\] - (\d{{4}}-\d\d-\d\d)$", changes, re.M)
    if heading is None:
        raise SystemExit(f'CHANGELOG.md has no heading "## [{version}] - YYYY-MM-DD".')
    if re.search(r"^## \[Unreleased\]\s+(?!## )\S", changes, re.M):
        raise SystemExit(f"CHANGELOG.md still has unreleased lines: move them under [{version}].")
    if f'<release version="{version}" date="{heading[1]}"/>' not in (ROOT / METAINFO).read_text("utf-8"):
        raise SystemExit(f"{METAINFO} has no release {version} of {heading[1]}.")


def freeze_saves(version: str) -> None:
    """Keep games of this version, unless that was done already, and commit them."""
    run(sys.executable, "tests/saves/freeze.py", version.rpartition(".")[0])
    if output("git", "status", "--porcelain", "tests/saves"):
        run("git", "add", "tests/saves")
        run("git", "commit", "-q", "-m", f"Keep games of release {version}, which later ones must open")


def build() -> None:
    """The source archive, and the wheel from it, so that what is missing in the archive is noticed."""
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    run(sys.executable, "-c", BUILD_SDIST)
    (archive,) = (ROOT / "dist").glob("*.tar.gz")
    run(sys.executable, "-m", *BUILD_WHEEL, str(archive))


def run(*command: str) -> None:
    """Run a command in the checkout; end if it fails."""
    if code := subprocess.run(command, cwd=ROOT).returncode:
        raise SystemExit(f"Failed with {code}: {shlex.join(command)}")


def output(*command: str) -> str:
    """What a command prints."""
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    main(sys.argv[1:])
