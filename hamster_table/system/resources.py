"""Where the drawings, fonts and translations lie: `resources/` in a checkout, inside the package when installed."""

from pathlib import Path

_PACKED = Path(__file__).parents[1] / "resources_data"
_CHECKOUT = Path(__file__).parents[2] / "resources"
ROOT = _PACKED if _PACKED.is_dir() else _CHECKOUT


def path(*parts: str) -> Path:
    """The file of one resource: `path("pieces", "hat.svg")`."""
    return ROOT.joinpath(*parts)


def read(*parts: str) -> bytes:
    """What one resource contains."""
    return path(*parts).read_bytes()
