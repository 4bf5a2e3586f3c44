"""The challenges of this computer: one file each in a folder of their own, the one opened last first."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from hamster_table.engine.storage.save_file import SaveError
from hamster_table.features.challenges import challenge_file
from hamster_table.features.challenges.challenge_file import SUFFIX, Challenge
from hamster_table.system import paths


def folder() -> Path:
    """Where challenges are kept."""
    return paths.data_folder() / "challenges"


def keep(challenge: Challenge) -> Challenge:
    """Keep a challenge here, as the one opened last. Raises `SaveError`."""
    path = folder() / f"{challenge.key}{SUFFIX}"
    with suppress(OSError):  # writing says what is wrong
        folder().mkdir(parents=True, exist_ok=True)
    if not path.is_file() or path.read_bytes() != challenge_file.pack(challenge):
        challenge_file.write(challenge, path)
    with suppress(OSError):
        os.utime(path)
    return challenge


def keep_unless_kept(challenge: Challenge) -> None:
    """Keep a challenge here that was found by a game of it, unless it is kept already, with its title. Raises
    `SaveError`."""
    if challenge.key not in kept():
        keep(challenge)


def opened(path: Path) -> Challenge:
    """The challenge in a file; it is kept here from now on. Raises `SaveError`."""
    return keep(challenge_file.read(path))


def kept() -> dict[str, Challenge]:
    """The challenges that are kept, by their keys, the one opened last first; files that are none are left out."""
    found = {}
    with suppress(OSError):
        for path in sorted(folder().glob(f"*{SUFFIX}"), key=lambda one: -one.stat().st_mtime_ns):
            with suppress(SaveError):
                challenge = challenge_file.read(path)
                found[challenge.key] = challenge
    return found
