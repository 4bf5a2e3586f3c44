"""Tests at the wheel open a new game as those of its table do."""

from tests.views.hamsterrolle.conftest import open_new, open_page

__all__ = ["open_new", "open_page"]
