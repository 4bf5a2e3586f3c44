"""The tempers of computer players, chosen on the sheet of a new game."""

from __future__ import annotations

from hamster_table.views.feature import Extra, Feature


def _extras() -> tuple[Extra]:
    from hamster_table.features.tempers.choice import TEMPER

    return (TEMPER,)


FEATURE = Feature(extras=_extras)
