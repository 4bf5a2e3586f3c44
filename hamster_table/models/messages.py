"""Events, prompts and refusals as sentences in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale

from hamster_table.engine.game import PROGRAM
from hamster_table.engine.i18n import InputError
from hamster_table.models.wording import Wording

_WORDING = Wording(lambda text: QCoreApplication.translate("Engine", text))
tr, filled, sentence, prompt = _WORDING.tr, _WORDING.filled, _WORDING.sentence, _WORDING.prompt
reason, word, named, blanks = _WORDING.reason, _WORDING.word, _WORDING.named, _WORDING.blanks


def complaint(error: BaseException) -> str:
    """What is wrong, in one sentence: translated where the error has a template."""
    return error.translated(tr) if isinstance(error, InputError) else str(error)


def player_name(kind: str) -> str:
    """What a computer player is called: its level in the language of the window; a program of this computer as it is
    written."""
    return kind.removeprefix(PROGRAM) if kind.startswith(PROGRAM) else word(kind)


def decimal(number: float, places: int = 1) -> str:
    """A number with that many places, as the language writes it: 2.5 or 2,5."""
    return QLocale().toString(number, "f", places)


def measure(number: float) -> str:
    """A number with as many places as it has, as the language writes it: 2.5 or 2,5, and 3."""
    return QLocale().toString(float(number), "g", 6)
