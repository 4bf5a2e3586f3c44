"""The program does not begin where Qt would end it."""

import ctypes

from hamster_table.app import loses_references, reason_not_to_start


def lose_one():
    """What a bad pair of PySide6 and Python does with each call."""
    ctypes.pythonapi.Py_DecRef(ctypes.py_object(None))


def test_a_pair_that_loses_references_is_found():
    assert loses_references(lose_one)
    for _ in range(200):
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(None))
    assert not loses_references(list)


def test_without_a_screen_the_reason_is_one_sentence(monkeypatch):
    assert reason_not_to_start() == ""
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert reason_not_to_start().startswith("There is no screen")
