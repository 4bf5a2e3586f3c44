"""Lets people go on from the position of a real table: one that they enter, or that of the game on the table."""

from __future__ import annotations

from hamster_table.views.feature import Feature, GameDeed, Later

_EDITOR, _ENTER = Later(f"{__package__}.editor:editor_of"), Later(f"{__package__}.in_the_window:enter")
BEGIN = GameDeed("Begin from a position of a real table", _EDITOR, _ENTER)
GO_ON = GameDeed("Enter a position", _EDITOR, _ENTER)
FEATURE = Feature(at_setups=(BEGIN,), at_tables=(GO_ON,), is_for_tinkerers=True)
