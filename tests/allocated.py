"""How much memory the C library has given out."""

import ctypes
import sys

MALLINFO = (
    "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"
)  # fmt: skip


class Counts(ctypes.Structure):
    """`struct mallinfo2` of malloc.h."""

    _fields_ = [(name, ctypes.c_size_t) for name in MALLINFO]


def in_use():
    """How many bytes of the C library are in use, its large blocks included; 0 where it cannot be asked.

    Small objects of Python are not among them: `sys.getallocatedblocks` counts those.
    """
    # Only glibc has it.
    ask = getattr(ctypes.CDLL(None), "mallinfo2", None) if sys.platform.startswith("linux") else None
    if ask is None:
        return 0
    ask.restype = Counts
    counts = ask()
    return counts.uordblks + counts.hblkhd
