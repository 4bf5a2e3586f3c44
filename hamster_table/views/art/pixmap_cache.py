"""Pictures that are painted once and kept as long as there is room: one store for the whole program, bounded by bytes.

A bound by number would say nothing: a badge takes 4 kB, the table behind everything 4 MB, and 33 MB on a fine screen.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import ParamSpec, TypeVar, cast

from PySide6.QtGui import QImage, QPixmap

from hamster_table.models.language import LANGUAGE
from hamster_table.views.art.theme import APPEARANCE, theme

P = ParamSpec("P")
Picture = TypeVar("Picture", QPixmap, QImage)

ROOM = 48 << 20
"""How many bytes all pictures together may take on any screen."""
LARGE_ONES = 6
"""How many pictures of the size of the largest there is room for at least: a fine screen needs more."""


class PictureCache:
    """The pictures by what was asked for; those not asked for the longest go first."""

    def __init__(self, room: int = ROOM) -> None:
        self._least_room = room
        self._largest = 0
        self._pictures: dict[Hashable, QPixmap | QImage] = {}  # the one asked for last is the last
        self.used = 0
        """How many bytes they take."""

    def __len__(self) -> int:
        return len(self._pictures)

    @property
    def room(self) -> int:
        """How many bytes all may take: more once a large picture was kept."""
        return max(self._least_room, LARGE_ONES * self._largest)

    def find(self, key: Hashable) -> QPixmap | QImage | None:
        """The picture of this key; None: it was never kept, or is gone."""
        found = self._pictures.pop(key, None)
        if found is not None:
            self._pictures[key] = found
        return found

    def picture(self, key: Hashable, paint: Callable[[], Picture]) -> Picture:
        """The picture of this key, which nothing else paints; it is painted where it is not kept."""
        found = self.find(key)
        if found is None:
            found = paint()
            self.keep(key, found)
        return cast("Picture", found)

    def keep(self, key: Hashable, picture: QPixmap | QImage) -> None:
        """Keep a picture under a key that is not taken, and let go of others for it."""
        size = size_of(picture)
        self._largest = max(self._largest, size)
        self._pictures[key] = picture
        self.used += size
        # There is room for several of the largest, so the new one, which is last, never goes.
        while self.used > self.room:
            self.used -= size_of(self._pictures.pop(next(iter(self._pictures))))


PICTURES = PictureCache()


def size_of(picture: QPixmap | QImage) -> int:
    """The bytes that a picture takes, in device pixels."""
    return picture.width() * picture.height() * max(picture.depth(), 8) // 8


def cached_picture(paint: Callable[P, Picture]) -> Callable[P, Picture]:
    """Keep what the function paints, by its arguments, which must be hashable, and the theme in force; what it paints
    depends on nothing else."""
    return _cached(paint, lambda: theme().name)


def cached_words(paint: Callable[P, Picture]) -> Callable[P, Picture]:
    """The same for pictures with words, which depend on the size of text and the language in force too."""
    return _cached(paint, lambda: (theme().name, APPEARANCE.text_scale, LANGUAGE.in_force))


def _cached(paint: Callable[P, Picture], look: Callable[[], Hashable]) -> Callable[P, Picture]:
    @wraps(paint)
    def kept(*what: P.args, **named: P.kwargs) -> Picture:
        # The function itself is part of the key: two may be asked with the same arguments.
        return PICTURES.picture((paint, look(), what, *sorted(named.items())), lambda: paint(*what, **named))

    return kept
