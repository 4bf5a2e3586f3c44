"""Days are written as people of a language write them."""

from datetime import date

import pytest

from hamster_table.models.language import LANGUAGE
from hamster_table.models.record_words import date_words, day_words
from hamster_table.models.relative_time import day


@pytest.fixture
def put_back(qapp):
    yield
    LANGUAGE.set("system")


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [("en", "1 ", "2 "), ("de", "1. ", "2. "), ("fr", "1er ", "2 "), ("it", "1º ", "2 ")],
)
def test_the_first_of_a_month_has_its_own_form(put_back, language, first, second):
    LANGUAGE.set(language)
    for words in (day, day_words):
        assert words("2026-12-01T12:00:00").startswith(first) and words("2026-12-02T12:00:00").startswith(second)
    assert date_words(date(2026, 12, 1)).startswith(first) and date_words(date(2026, 12, 2)).startswith(second)
