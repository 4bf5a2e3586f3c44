"""What people are called at the table: two of the same name are told apart in words.

It does without Qt where the words come from elsewhere: the command line tells people apart too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP

SYMBOLS = (
    QT_TRANSLATE_NOOP("Seats", "Moon"),
    QT_TRANSLATE_NOOP("Seats", "Heart"),
    QT_TRANSLATE_NOOP("Seats", "Leaf"),
    QT_TRANSLATE_NOOP("Seats", "Star"),
    QT_TRANSLATE_NOOP("Seats", "Kite"),
)
"""What the symbols of the seats are called, by seat."""


@lru_cache(maxsize=1024)
def name_key(name: str) -> str:
    """A form of a name that is equal for all ways to write it, also as it stands in a sentence: people whose names have
    one key are taken for the same person."""
    from hamster_table.engine.messages import as_typed  # the first picture does not wait for it

    return " ".join(as_typed(name).split()).casefold()


def told_apart(names: Iterable[str], translate: Callable[[str, str], str] | None = None) -> list[str]:
    """The names, by seat; where several are the same, each with the symbol of its seat.

    *translate* gives a text of a context in another language; None: as the window does.
    """
    if translate is None:
        from PySide6.QtCore import QCoreApplication

        translate = QCoreApplication.translate
    names = [*names]
    counts = Counter(map(name_key, names))
    with_symbol = translate("Seats", "{name} ({symbol})")
    # A file may name more seats than any game has: those have a number.
    symbols = [translate("Seats", symbol) for symbol in SYMBOLS] + [str(n + 1) for n in range(len(SYMBOLS), len(names))]
    return [
        name if counts[name_key(name)] == 1 else with_symbol.format(name=name, symbol=symbol)
        for name, symbol in zip(names, symbols, strict=False)
    ]
