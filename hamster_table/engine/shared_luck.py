"""Luck that others have too, or have had: their game has the same seed, by which they are compared.

What is known of such a game before it is over would help whoever plays it next. A branch of it has that luck as well.
"""

from __future__ import annotations

from hamster_table.engine.match import Match

SHARED = "challenge/"
"""What the seed of every such game begins with, so that it is known wherever it is kept."""


def is_shared(seed: str) -> bool:
    """Whether the luck of games with this seed is that of others too."""
    return seed.startswith(SHARED)


def may_take_back(match: Match, n: int) -> bool:
    """Whether the entries from *n* on may be taken back: with luck that is shared only those of one seat that have
    revealed nothing, for an answer that was seen would be known when choosing again."""
    if not is_shared(match.seed):
        return True
    later = range(n, len(match.ledger))
    return len({match.ledger[one][0] for one in later}) < 2 and not any(map(match.reveals_information, later))
