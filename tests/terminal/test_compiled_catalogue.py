"""What Qt reads of a catalogue is read without Qt, too."""

import sys
from pathlib import Path

import pytest

from hamster_table.system import resources
from hamster_table.terminal.compiled_catalogue import CompiledCatalogue

sys.path.append(str(Path(__file__).parents[2] / "packaging"))
import catalogue


def compiled(language):
    return resources.path("translations", f"hamster_table_{language}.qm")


@pytest.mark.parametrize("language", catalogue.LANGUAGES)
def test_every_text_has_the_forms_of_its_catalogue(language):
    found = CompiledCatalogue.load(compiled(language))
    texts = catalogue.load(catalogue.path(language))
    assert len(texts) > 2000
    assert {text.key for text in texts if found.find(*text.key) != text.forms} == set()


def test_what_is_not_in_it_is_not_found():
    found = CompiledCatalogue.load(compiled("de"))
    assert found.find("Menu", "Quit") == ("Beenden",)
    assert found.find("Menu", "no such text") == found.find("no such context", "Quit") == ()


@pytest.mark.parametrize(
    "content", [None, b"", b"PK", compiled("de").read_bytes()[:16], compiled("de").read_bytes()[:900]]
)
def test_a_file_that_is_missing_or_cut_translates_nothing(tmp_path, content):
    file = tmp_path / "x.qm"
    if content is not None:
        file.write_bytes(content)
    found = CompiledCatalogue.load(file)
    assert found is None or found.find("Menu", "Quit") == ()
