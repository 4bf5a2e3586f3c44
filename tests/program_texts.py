"""The texts of the program as its catalogues have them."""

import sys
from functools import cache
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "packaging"))
import catalogue


@cache
def program_texts():
    """All texts and what is wrong with marks: read from the source once, and only where a test asks for them."""
    return catalogue.read()
