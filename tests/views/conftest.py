"""Every test of the views begins in the light, at 100 %, at the normal pace, with our letters."""

import pytest

from hamster_table.views import theme


@pytest.fixture(scope="session")
def letters(qapp):
    assert theme.load_fonts()


@pytest.fixture(autouse=True)
def first_look(letters):
    theme.set_text_scale(1.0)
    theme.set_pace(1.0)
    theme.set_theme(theme.LIGHT)
