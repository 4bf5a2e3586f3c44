"""What the command line can do without a window: one module a command, each with `run(arguments) -> exit status`."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn


class Parser(argparse.ArgumentParser):
    """Reads the arguments of a command, and complains in one sentence."""

    def __init__(self, command: str, what: str) -> None:
        super().__init__(prog=f"hamster-table {command}", description=what, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        raise ValueError(f"{message[:1].upper()}{message[1:]}; see {self.prog} --help.")


def positive(text: str) -> int:
    """A whole number from 1 on."""
    # isdigit alone lets digits pass that int() does not read, such as a raised two.
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else 0
    if number == 0:
        raise argparse.ArgumentTypeError(f"{text[:20]!r} is not a whole number of 1 or more")
    return number


@contextmanager
def offscreen() -> Iterator[None]:
    """An application that draws without a screen."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    # Held by a name until the end: Qt must not lose its application while it draws.
    application = QApplication.instance() or QApplication(["hamster-table"])
    yield
    del application
