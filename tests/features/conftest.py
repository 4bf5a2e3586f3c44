"""Tests of features have the fixtures of the views."""

from tests.views.conftest import clock, first_look, letters, new_player, open_window, said, window

__all__ = ["clock", "first_look", "letters", "new_player", "open_window", "said", "window"]
