"""What only tinkerers want to see: numbers of rulings, seeds and fingerprints, positions to enter and the like.

It is shown where the settings say so, and nowhere else; nothing that it is about works otherwise without it.
"""

from __future__ import annotations


class Tinkerers:
    """Whether it is shown now."""

    def __init__(self) -> None:
        self.are_served = False

    def set(self, are_served: bool) -> bool:
        """Show it from now on, or do not; whether that is another answer than before."""
        is_new, self.are_served = are_served != self.are_served, are_served
        return is_new


TINKERERS = Tinkerers()
"""What is in force; the settings fill it."""
