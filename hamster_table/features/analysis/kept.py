"""The analyses of finished games, kept so that they are there at once the next time."""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table import __version__
from hamster_table.engine.match import Match
from hamster_table.engine.storage.rows import Played
from hamster_table.features.analysis.analysis import VERSION, Analysis
from hamster_table.models.storage.kept_studies import KeptStudies

ANALYSES = KeptStudies("analyses")


def load(match: Match, kinds: Sequence[str] = ()) -> Analysis | None:
    """The kept analysis of a match that these kinds have played, by seat; None where there is none of this version that
    fits it."""
    try:
        found = Analysis.from_json(ANALYSES.load(match, _versions(match, kinds))["analysis"])
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None
    first, last = found.points[0], found.points[-1]
    fits = (first.at, last.at, len(last.chances)) == (0, len(match.ledger), match.setup.seats)
    return found if fits else None


def keep(match: Match, analysis: Analysis, kinds: Sequence[str] = ()) -> None:
    """Keep the analysis of a match that these kinds have played."""
    ANALYSES.keep(match, _versions(match, kinds), {"analysis": analysis.to_json()})


def delete(played: Played) -> None:
    """Delete the analysis of a game that was deleted, if there is one."""
    ANALYSES.delete(played)


def _versions(match: Match, kinds: Sequence[str]) -> list[object]:
    """All that an analysis depends on besides the match: who played, and the players change with the program only."""
    return [VERSION, __version__, match.game.rules, [*kinds]]
