"""Tests that hear: on a device that nobody else hears."""

import pytest

from hamster_table.features.sound.player import SOUND
from tests.views.hamsterrolle.conftest import open_new, open_page

__all__ = ["open_new", "open_page"]


@pytest.fixture
def heard(qapp, monkeypatch):
    """The names of the sounds that begin while the test runs, on a device that nobody hears."""
    monkeypatch.setenv("HAMSTER_TABLE_SOUND", "null")
    SOUND.set_volume(70, False)
    SOUND.open()
    names = []
    SOUND.played.connect(names.append)
    yield names
    SOUND.played.disconnect(names.append)
    SOUND.close()
    SOUND.set_volume(70, False)
