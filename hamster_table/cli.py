"""The command `hamster-table`: the window, and what can be done without one.

Nothing is imported here that the window does not need: its first picture counts.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from errno import EINVAL, ENOSPC

from hamster_table.engine.i18n import N_, QT_TRANSLATE_NOOP, InputError

COMMANDS = {
    "bots": QT_TRANSLATE_NOOP("Commands", "let computer players play against each other"),
    "replay": QT_TRANSLATE_NOOP("Commands", "print the story of a saved game"),
    "parts": QT_TRANSLATE_NOOP("Commands", "check your own card file and show what it changes"),
    "check": QT_TRANSLATE_NOOP("Commands", "check saved games for errors"),
    "shots": QT_TRANSLATE_NOOP("Commands", "take a screenshot of every page"),
    "doctor": QT_TRANSLATE_NOOP("Commands", "check that this computer has everything the program needs"),
}
"""What each module of `hamster_table.commands` does, by its name."""

USAGE = QT_TRANSLATE_NOOP(
    "Commands",
    """usage: hamster-table [--paranoid] [FILE]
       hamster-table COMMAND ...
       hamster-table --version

Opens the window, with the saved game in FILE if given. Write -- before a FILE that begins with a dash.
With --paranoid, every move is checked: coded, decoded and replayed, copied, seen by every seat, against all rules of
the game. Errors are shown and written to the log, and the game continues. A move takes about 3 ms longer in Run,
Hamster, Run!, 6 ms in Hamsterdam, 16 ms in Hamsterrolle.

commands ("hamster-table COMMAND --help" shows more):""",
)

WRONG = 2
"""The exit status after bad input: nothing was changed."""


def main(argv: Sequence[str] | None = None) -> int:
    """Do what the command line says, and return the exit status."""
    try:
        try:
            return _carry_out(list(sys.argv[1:] if argv is None else argv))
        finally:
            # Python writes out what is left as it ends, when nobody can catch what comes of it any more.
            if sys.stdout is not None:
                sys.stdout.flush()
    except OSError as error:
        is_of_output = error.filename is None
        # Windows says of a pipe that nobody reads that it is no argument.
        is_left = isinstance(error, BrokenPipeError) or (os.name == "nt" and error.errno == EINVAL and is_of_output)
        is_full = error.errno == ENOSPC and is_of_output
        if not (is_left or is_full):
            raise
        # What is still not written would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if is_left:  # whoever reads has seen enough
            return 0
        print(f"hamster-table: {error.strerror}", file=sys.stderr)
        return 1


def _carry_out(arguments: Sequence[str]) -> int:
    try:
        if arguments and (found := commands().get(arguments[0])):
            return _command(found[0], arguments[1:])
        return _window(arguments)
    except ValueError as error:
        from hamster_table.terminal.language import complaint

        print(f"hamster-table: {complaint(error)}", file=sys.stderr)
        return WRONG
    except KeyboardInterrupt:
        return 130  # as shells count an end by SIGINT: 128 and its number, 2


def commands() -> dict[str, tuple[str, str]]:
    """All commands, those of rooms too: by its name the module of each, and what it does, in English."""
    from hamster_table import features

    own = {name: (f"hamster_table.commands.{name}", what) for name, what in COMMANDS.items()}
    return {**own, **features.commands()}


def _command(module: str, arguments: Sequence[str]) -> int:
    from importlib import import_module

    from hamster_table.terminal.language import print_whatever_comes

    print_whatever_comes()
    status: int = import_module(module).run(arguments)
    return status


def _window(arguments: Sequence[str]) -> int:
    options, files = _split(arguments)
    if "-h" in options or "--help" in options:
        from hamster_table.terminal.language import print_whatever_comes, tr

        print_whatever_comes()
        print(tr("Commands", USAGE))
        print(*(f"  {name:8} {tr('Commands', what)}" for name, (_, what) in commands().items()), sep="\n")
        return 0
    if "--version" in options:
        from hamster_table import __version__

        print(f"hamster_table {__version__}")
        return 0
    if "--paranoid" in options:
        from hamster_table.models.paranoid_watch import VARIABLE

        options.remove("--paranoid")
        os.environ[VARIABLE] = "1"
    if options:
        raise InputError(N_("Unknown option {option}; see --help."), option=repr(options[0]))
    if len(files) > 1:
        raise InputError(N_("Only one file can be opened at a time."))

    if files and _is_no_file(files[0]):
        raise _unknown(files[0])

    import gc

    # Nothing can be thrown away before the first picture is there; looking for it would delay the picture.
    gc.disable()
    from pathlib import Path

    from hamster_table.app import run

    return run(Path(files[0]) if files else None)


def _is_no_file(word: str) -> bool:
    """Whether the word can only be a mistyped command. A missing file that has a folder or our suffix is for the
    window to tell of: a desktop that opened it shows no terminal."""
    return not (os.path.lexists(word) or os.path.dirname(word) or word.endswith((".hamster", ".hamster-challenge")))  # noqa: PTH120


def _unknown(word: str) -> InputError:
    from difflib import get_close_matches

    name = repr(word[:80])
    if near := get_close_matches(word, commands(), n=1):
        return InputError(
            N_("There is no command and no file {name}. Did you mean {near}?"), name=name, near=repr(near[0])
        )
    return InputError(N_("There is no command and no file {name}. See --help."), name=name)


def _split(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """Options, and files: whatever does not begin with a dash, or comes after "--"."""
    end = arguments.index("--") if "--" in arguments else len(arguments)
    before = arguments[:end]
    options = [word for word in before if word.startswith("-")]
    return options, [word for word in before if not word.startswith("-")] + list(arguments[end + 1 :])
