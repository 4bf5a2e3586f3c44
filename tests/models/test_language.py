"""The program speaks the language of the desktop until another one is chosen."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QLocale

from hamster_table.models import language
from hamster_table.models.settings import Settings


@pytest.fixture
def desktop(monkeypatch):
    """Lets the desktop speak these languages, the dearest first."""
    monkeypatch.delenv("HAMSTER_TABLE_LANGUAGE", raising=False)

    def speaks(*languages):
        locale = SimpleNamespace(uiLanguages=lambda: list(languages))
        monkeypatch.setattr(language, "QLocale", SimpleNamespace(system=lambda: locale))

    return speaks


@pytest.mark.parametrize(
    ("spoken", "wanted"),
    [
        (("de-AT", "de"), "de"),
        (("ja-JP", "fr-CH", "de"), "fr"),
        (("ja-JP",), "en"),
        ((), "en"),
        (("en-GB", "it"), "en"),
    ],
)
def test_without_a_choice_it_is_the_first_of_the_desktops_that_the_program_speaks(desktop, spoken, wanted):
    desktop(*spoken)
    assert language.wanted(Settings().language) == wanted


def test_a_chosen_language_holds_whatever_the_desktop_speaks(desktop):
    desktop("de-DE")
    assert language.wanted("it") == "it"
    assert language.wanted("tlh") == "en"


def test_a_language_of_which_there_are_no_words_yet_shows_the_english_ones(qapp, monkeypatch):
    monkeypatch.setenv("HAMSTER_TABLE_LANGUAGE", "tlh")
    before, spoken = QLocale(), language.Language()
    try:
        assert spoken.set("de") and spoken.now == "tlh" and spoken._translators == []
        assert QCoreApplication.translate("Library", "Your games") == "Your games"
        assert not spoken.set("fr"), "nothing else is shown"
    finally:
        QLocale.setDefault(before)
