"""Tests that hear: with a device that nobody hears, where there is a library for it."""

from importlib.util import find_spec

import pytest

need_library = pytest.mark.skipif(find_spec("miniaudio") is None, reason="miniaudio is not installed")
