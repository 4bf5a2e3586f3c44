"""What commands of the command line share: how arguments are read, and drawing without a screen."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import NoReturn

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.terminal.language import chosen, complaint, tr

ARGPARSE = (
    QT_TRANSLATE_NOOP("argparse", "usage: "),
    QT_TRANSLATE_NOOP("argparse", "positional arguments"),
    QT_TRANSLATE_NOOP("argparse", "options"),
    QT_TRANSLATE_NOOP("argparse", "show this help message and exit"),
    QT_TRANSLATE_NOOP("argparse", "argument %(argument_name)s: %(message)s"),
    QT_TRANSLATE_NOOP("argparse", "the following arguments are required: %s"),
    QT_TRANSLATE_NOOP("argparse", "unrecognized arguments: %s"),
    QT_TRANSLATE_NOOP("argparse", "expected one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected at least one argument"),
    QT_TRANSLATE_NOOP("argparse", "expected %s arguments"),
    QT_TRANSLATE_NOOP("argparse", "not allowed with argument %s"),
    QT_TRANSLATE_NOOP("argparse", "ignored explicit argument %r"),
    QT_TRANSLATE_NOOP("argparse", "invalid choice: %(value)r (choose from %(choices)s)"),
)
"""What `argparse` may say of the commands here; another version of Python may say it otherwise, in English then."""


class Parser(argparse.ArgumentParser):
    """Reads the arguments of a command, and complains in one sentence."""

    def __init__(self, command: str, what: str) -> None:
        # It asks its own `_` for each text, which would look for a catalogue of gettext.
        vars(argparse)["_"] = partial(tr, "argparse")
        vars(argparse)["ngettext"] = lambda one, many, n: tr("argparse", one if n == 1 else many)
        super().__init__(prog=f"hamster-table {command}", description=what, allow_abbrev=False)

    def error(self, message: str) -> NoReturn:
        words, sentence = tr("Commands", "{sentence}; see {command} --help."), f"{message[:1].upper()}{message[1:]}"
        raise ValueError(words.format(sentence=sentence, command=self.prog))


def positive(text: str) -> int:
    """A whole number from 1 on."""
    # isdigit alone lets digits pass that int() does not read, such as a raised two.
    number = int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else 0
    if number == 0:
        words = tr("Commands", "{text} is not a whole number of 1 or more")
        raise argparse.ArgumentTypeError(words.format(text=repr(text[:20])))
    return number


def status_after(problem: ValueError | None) -> int:
    """The exit status after use was made of a game as far as it is sound; *problem*, if any, is told."""
    if problem is None:
        return 0
    print(f"hamster-table: {complaint(problem)}", file=sys.stderr)
    return 1


@contextmanager
def offscreen() -> Iterator[None]:
    """An application that draws without a screen, in the language of the command line."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtWidgets import QApplication

    from hamster_table.models.language import LANGUAGE

    # Held by a name until the end: Qt must not lose its application while it draws.
    application = QApplication.instance() or QApplication(["hamster-table"])
    LANGUAGE.set(chosen())
    yield
    del application
