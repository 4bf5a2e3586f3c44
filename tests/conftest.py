"""Every test plays at a table of its own: no screen, no language but English, no file of the person who runs it."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.update(LC_ALL="C.UTF-8", LANGUAGE="C")

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path_factory, monkeypatch):
    """The folder the program writes to in this test."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("HAMSTER_TABLE_HOME", str(folder))
    return folder
