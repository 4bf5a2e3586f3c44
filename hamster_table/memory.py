"""Memory that is no longer needed goes back to the system."""

from __future__ import annotations

import sys

M_MMAP_THRESHOLD = -3
LARGE = 128 << 10
"""Blocks of this size, such as pictures, are had from the system one by one, and given back one by one; bytes."""


def give_large_blocks_back() -> None:
    """Keep the C library from keeping pictures that were thrown away.

    Left to itself, glibc puts blocks as large as the largest that was ever freed into its heap. That is soon full of
    holes between pictures of all sizes, and grows for hours.
    """
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)  # other C libraries need none
    if mallopt is not None:
        mallopt(M_MMAP_THRESHOLD, LARGE)
