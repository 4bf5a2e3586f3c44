"""Cancellation of computer players that think."""

from __future__ import annotations

from collections.abc import Callable

Stop = Callable[[], bool]
"""Called again and again while a player thinks; once it returns True, the player answers with the best so far."""


def never() -> bool:
    """The `Stop` that never stops, so that equal luck gives equal answers."""
    return False
