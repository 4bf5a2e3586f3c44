"""What commands of the research share: numbers and files on their command lines, and how they end."""

from __future__ import annotations

import json
from argparse import ArgumentTypeError
from collections.abc import Callable
from pathlib import Path

from hamster_table.engine.storage.atomic_file import may_be_endless


def positive(text: str) -> int:
    """A number that must be at least 1."""
    return _number(text, 1)


def not_negative(text: str) -> int:
    """A number that must be at least 0."""
    return _number(text, 0)


def _number(text: str, least: int) -> int:
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least:
        raise ArgumentTypeError(f"{text[:20]!r} is not a whole number of {least} or more")
    return number


def run(main: Callable[[], None]) -> None:
    """Run a command as a program of its own. Ctrl+C ends it without a traceback, as it ends `hamster-table`."""
    try:
        main()
    except KeyboardInterrupt:
        raise SystemExit(130) from None  # as shells count an end by SIGINT: 128 and its number, 2


def file_for(is_ours: Callable[[bytes], bool]) -> Callable[[str], Path]:
    """The type of an argument that names a file to be written: there is none yet, or an empty one, or one of ours.

    Any other is an error before there is any work, and stays as it is.
    """

    def path(text: str) -> Path:
        file = Path(text)
        try:
            if may_be_endless(file):
                raise ArgumentTypeError(f"{text} cannot be written: it is no file")
            content = file.read_bytes() if file.exists() else b""
        except OSError as error:
            raise ArgumentTypeError(f"{text} cannot be written: {error.strerror}") from error
        if not file.parent.is_dir():
            raise ArgumentTypeError(f"{text} cannot be written: there is no such folder")
        if content and not is_ours(content):
            raise ArgumentTypeError(f"{text} is no file of this command, and stays as it is")
        return file

    return path


def json_of(*keys: str) -> Callable[[bytes], bool]:
    """Whether each line of a file is an object in JSON with some of these keys and no other."""

    def is_ours(content: bytes) -> bool:
        try:
            found = [json.loads(line) for line in content.splitlines()]
        except (ValueError, RecursionError):
            return False
        return all(isinstance(one, dict) and one and {*one} <= {*keys} for one in found)

    return is_ours


trained = file_for(lambda content: b"policy.pth" in content)
"""The type of an argument that names a file of Stable-Baselines3."""
