"""The language of the command line, without Qt: German, French and Italian from the same catalogues as the window.

The environment says which, in the order of gettext: `LANGUAGE`, then the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
that is set; "C" is English. Where it says nothing, or no language that is offered, the settings hold.
`HAMSTER_TABLE_LANGUAGE` goes before all.
"""

from __future__ import annotations

import codecs
import io
import os
import sys
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hamster_table.models.wording import Wording
    from hamster_table.terminal.compiled_catalogue import CompiledCatalogue

ENGLISH = "en"
OFFERED = (ENGLISH, "de", "fr", "it")
VARIABLES = ("HAMSTER_TABLE_LANGUAGE", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "HAMSTER_TABLE_HOME")
"""What of the environment the choice depends on; the last one says where the settings are."""
PLAINER = {"\u202f": " ", "\u2019": "'", "\u201c": '"', "\u201e": '"', "\u00ab": '"', "\u00bb": '"', "\u2026": "..."}
"""What stands for letters that a terminal does not have."""
LANDS_WITH_POINTS = ("CH", "LI")
"""Where numbers have a decimal point, whatever the language."""


def tr(context: str, text: str, n: int | None = None) -> str:
    """A text of that context in the language of the command line; with *n*, the form for that number, put into it."""
    language = chosen()
    catalogue = _catalogue(language) if language != ENGLISH else None
    forms = catalogue.find(context, text) if catalogue is not None else ()
    if n is None:
        return forms[0] if forms else text
    is_one = n == 1 or (n == 0 and language == "fr")
    # English plurals stand in the texts themselves.
    form = forms[0 if is_one else -1] if forms else text.replace("(s)", "" if n == 1 else "s")
    return form.replace("%n", str(n))


def marked(text: str) -> str:
    """A text that was marked by `N_`, in the language of the command line."""
    return tr("Engine", text)


def complaint(error: BaseException) -> str:
    """What is wrong, in one sentence, in the language of the command line where the error has one to translate."""
    from hamster_table.engine.i18n import InputError

    return error.translated(marked) if isinstance(error, InputError) else str(error)


def printable(text: str) -> str:
    """A foreign text as it may be printed: what commands a terminal, or is no letter at all, is written out."""
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)


def wording() -> Wording:
    """How events become sentences in the language of the command line."""
    from hamster_table.models.wording import Wording

    return Wording(marked)


def decimal(number: float, places: int = 1) -> str:
    """A number with so many places, as the language writes it: 2.5 or 2,5."""
    written = f"{number:.{places}f}"
    has_point = chosen() == ENGLISH or _locale(os.environ)[3:5] in LANDS_WITH_POINTS
    return written if has_point else written.replace(".", ",")


def print_whatever_comes() -> None:
    """Let the output take all letters: those that its encoding does not have are printed in a plainer form."""
    codecs.register_error("plainer", _plainer)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="plainer")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    letters = error.object[error.start : error.end]
    return "".join(PLAINER.get(letter, "?") for letter in letters), error.end


def chosen() -> str:
    """The language of the command line: a code such as "de"."""
    return _chosen(tuple(os.environ.get(name, "") for name in VARIABLES))


@cache
def _chosen(values: tuple[str, ...]) -> str:
    found = dict(zip(VARIABLES, values, strict=True))
    return found["HAMSTER_TABLE_LANGUAGE"] or of_environment(found) or _of_settings()


def of_environment(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for; "" where it asks for none that is offered."""
    locale = _locale(environment)
    # Whoever sets the locale of C wants no translation, whatever languages are named beside it.
    names = [locale] if _code(locale) == "c" else [*environment.get("LANGUAGE", "").split(":"), locale]
    codes = ({"c": ENGLISH, "posix": ENGLISH}.get(_code(name), _code(name)) for name in names)
    return next((code for code in codes if code in OFFERED), "")


def _locale(environment: Mapping[str, str]) -> str:
    return next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name, ""))), "")


def _code(locale: str) -> str:
    """The language of a locale such as "de_CH.UTF-8@euro"."""
    for mark in ".@_-":
        locale = locale.partition(mark)[0]
    return locale.lower()


def _of_settings() -> str:
    from hamster_table.models.settings import SYSTEM, load
    from hamster_table.system import paths

    language = load(paths.settings_file()).language
    if language != SYSTEM:
        return language
    return of_environment({"LANG": _of_windows()}) or ENGLISH


def _of_windows() -> str:
    """The locale of the desktop where no variable names it; "" on other systems."""
    if sys.platform != "win32":
        return ""
    import ctypes
    import locale

    return locale.windows_locale.get(ctypes.windll.kernel32.GetUserDefaultUILanguage(), "")


@cache
def _catalogue(language: str) -> CompiledCatalogue | None:
    from hamster_table.system import resources
    from hamster_table.terminal.compiled_catalogue import CompiledCatalogue

    return CompiledCatalogue.load(resources.path("translations", f"hamster_table_{language}.qm"))
