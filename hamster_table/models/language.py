"""The language of the program: what may be chosen, and the translations in force.

The engine and the source are English; other languages come from `resources/translations`, and Qt's own words for its
dialogs from Qt. A language is offered when all its texts are translated; `HAMSTER_TABLE_LANGUAGE` shows any that is
there, also one that is half done.
"""

from __future__ import annotations

import os

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator

from hamster_table.models.settings import ENGLISH, LANGUAGES, SYSTEM
from hamster_table.system import resources

COMPLETE: tuple[str, ...] = ("de", "fr", "it")
"""The languages, besides English, that are offered: of these no text may be missing, and tests are strict."""


def offered() -> tuple[str, ...]:
    """The languages that may be chosen, English first."""
    return ENGLISH, *COMPLETE


def wanted(setting: str) -> str:
    """The language for a setting: itself, or with "system" the first of the desktop's that is offered."""
    if asked := os.environ.get("HAMSTER_TABLE_LANGUAGE"):
        return asked
    if setting != SYSTEM:
        return setting if setting in offered() else ENGLISH
    spoken = (name.split("-")[0] for name in QLocale.system().uiLanguages())
    return next((one for one in spoken if one in offered()), ENGLISH)


def own_languages(as_program: str) -> list[tuple[str, str]]:
    """What a person may choose as a language of their own, as pairs of code and name; "" is called *as_program*."""
    return [("", as_program), *((one, LANGUAGES[one]) for one in offered())]


class Language:
    """What is in force now."""

    def __init__(self) -> None:
        self.now = ENGLISH
        self._locale = QLocale().name()
        # Qt keeps no translator alive.
        self._translators: list[QTranslator] = []

    @property
    def in_force(self) -> str:
        """The language, and how numbers are written: where both are the same, everything reads the same."""
        return f"{self.now} {self._locale}"

    def set(self, setting: str) -> bool:
        """Put the language of a setting in force; whether it is another one than before."""
        language = wanted(setting)
        locale = _locale(setting, language)
        if (language, locale.name()) == (self.now, self._locale):
            return False
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self.now, self._locale, self._translators = language, locale.name(), []
        QLocale.setDefault(locale)
        if language != ENGLISH:
            self._install(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
            self._install(f"hamster_table_{language}", str(resources.path("translations")))
        if QCoreApplication.instance() is not None:
            # Now, to what is there: what is made in the new language would be painted a second time when it hears it.
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)
        return True

    def _install(self, name: str, folder: str) -> None:
        translator = QTranslator()
        if translator.load(name, folder):
            QCoreApplication.installTranslator(translator)
            self._translators.append(translator)


LANGUAGE = Language()


def _locale(setting: str, language: str) -> QLocale:
    """How numbers and days are written: as the desktop does, in the language that was chosen."""
    system = QLocale.system()
    if setting == SYSTEM or language not in LANGUAGES or QLocale(language).language() == system.language():
        return system
    # In the land of the desktop: a German text in Switzerland has Swiss numbers.
    return QLocale(QLocale(language).language(), system.territory())
