"""The analyses of finished games, a file for each beside the store, so that they are there at once the next time.

A file is found by what was played, so the same game has the same analysis wherever it was opened from. Nothing in it is
trusted or needed: one that is damaged, or of another version, is as good as none, and is written anew.
"""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from hamster_table import __version__
from hamster_table.engine.codec import canonical, canonical_of
from hamster_table.engine.match import Match
from hamster_table.engine.storage.atomic_file import read_at_most, sweep, write_lightly
from hamster_table.engine.storage.rows import Played
from hamster_table.features.analysis.analysis import VERSION, Analysis
from hamster_table.system import paths

LIMIT = 1 << 21
"""The most bytes of a file."""
KEPT = 300
"""Of so many games the analysis is kept: those that were analysed last."""


def folder() -> Path:
    """Where analyses are kept."""
    return paths.data_folder() / "analyses"


def file_of(match: Match) -> Path:
    """Where the analysis of a match is kept."""
    return _file(match, match.ledger)


def _file(match: Match, ledger: Sequence[object]) -> Path:
    """Where the analysis of a match with this ledger is kept; in its JSON form it is the same."""
    played = canonical_of([match.game.id, match.setup.seats, match.setup.chosen(), match.seed, ledger])
    return folder() / f"{hashlib.blake2b(played, digest_size=16).hexdigest()}.json"


def load(match: Match, kinds: Sequence[str] = ()) -> Analysis | None:
    """The kept analysis of a match that these kinds have played, by seat; None where there is none of this version that
    fits it."""
    try:
        content = read_at_most(file_of(match), LIMIT)
        form = json.loads(content) if len(content) <= LIMIT else {}
        found = Analysis.from_json(form["analysis"])
        is_ours = form["versions"] == _versions(match, kinds)
    except (OSError, ValueError, TypeError, KeyError, RecursionError):
        return None
    first, last = found.points[0], found.points[-1]
    fits = (first.at, last.at, len(last.chances)) == (0, len(match.ledger), match.setup.seats)
    return found if is_ours and fits else None


def keep(match: Match, analysis: Analysis, kinds: Sequence[str] = ()) -> None:
    """Keep the analysis of a match that these kinds have played; a disc that fails costs no more than computing it
    again."""
    path = file_of(match)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        sweep(path.parent)
        write_lightly(path, canonical({"versions": _versions(match, kinds), "analysis": analysis.to_json()}))
        _forget_oldest(path.parent)
    except OSError as error:
        logging.getLogger(__name__).warning("An analysis could not be kept", exc_info=error)


def delete(played: Played) -> None:
    """Delete the analysis of a game that was deleted, if there is one."""
    # Not by playing it again: that takes long. Its beginning fills in options which are newer than the game.
    with suppress(OSError, ValueError, TypeError, LookupError, AttributeError, RecursionError):
        _file(Match.new(played.game, played.seats, played.setup, played.seed), played.ledger).unlink()


def _versions(match: Match, kinds: Sequence[str]) -> list[object]:
    """All that an analysis depends on besides the match: who played, and the players change with the program only."""
    return [VERSION, __version__, match.game.rules, [*kinds]]


def _forget_oldest(folder: Path) -> None:
    files = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime_ns, reverse=True)
    for path in files[KEPT:]:
        with suppress(OSError):
            path.unlink()
