"""How a player is told to stop thinking."""

from __future__ import annotations

from collections.abc import Callable

Stop = Callable[[], bool]
"""Asked again and again while a player thinks; once it says True, the player answers with the best it has found."""


def never() -> bool:
    """Let the player think to the end, so that equal luck gives equal answers."""
    return False
