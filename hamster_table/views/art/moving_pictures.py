"""Pictures as the content of an animated file, which Pillow makes (extra `film`)."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec
from io import BytesIO

from PySide6.QtGui import QImage

from hamster_table.models.texts import translate

FORMS = {".webp": "WEBP", ".gif": "GIF"}
"""The kinds of short films, by the ending of the file; the first is the usual one."""


def why_no_film() -> str:
    """Why no film can be made; "" where it can."""
    # Looked for and not imported, which would take long on the thread of the window.
    if find_spec("PIL") is not None:
        return ""
    return translate("Film", "Films need Pillow: pip install hamster-table[film]")


def animated(pictures: Sequence[QImage], form: str, shown: int, last: int) -> bytes:
    """The content of an animated file, "WEBP" or "GIF"; it takes seconds. *shown*: for how many milliseconds each
    picture is seen; *last*: the last one, before it begins anew."""
    from PIL import Image

    images = [
        Image.frombytes("RGBA", (image.width(), image.height()), bytes(image.constBits()), "raw", "BGRA").convert("RGB")
        for image in pictures
    ]
    durations = [shown] * (len(images) - 1) + [last]
    content = BytesIO()
    options = {"quality": 80, "method": 3} if form == "WEBP" else {"optimize": True}
    images[0].save(content, form, save_all=True, append_images=images[1:], duration=durations, loop=0, **options)
    return content.getvalue()
