"""Pictures are kept by what they take, not by how many they are."""

import ast
from pathlib import Path

from PySide6.QtGui import QImage

from hamster_table import views
from hamster_table.views.art.pixmap_cache import LARGE_ONES, PictureCache, size_of


def picture(side):
    return QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)


def test_what_was_not_asked_for_the_longest_goes_first_and_the_room_is_never_passed():
    cache = PictureCache(room=10 * size_of(picture(100)))
    for n in range(10):
        cache.keep(n, picture(100))
    assert cache.find(0) is not None
    for n in range(10, 13):
        cache.keep(n, picture(100))
        assert cache.used <= cache.room
    assert [n for n in range(13) if cache.find(n) is None] == [1, 2, 3]


def test_one_large_picture_takes_the_place_of_many_small_ones():
    cache = PictureCache(room=size_of(picture(200)) * LARGE_ONES)
    for n in range(LARGE_ONES * 100):
        cache.keep(n, picture(20))
    assert len(cache) == LARGE_ONES * 100
    cache.keep("table", picture(200))
    assert len(cache) == (LARGE_ONES - 1) * 100 + 1 and cache.used == cache.room


def test_on_a_fine_screen_there_is_room_for_some_pictures_as_large_as_the_screen():
    cache = PictureCache(room=1000)
    for n in range(LARGE_ONES + 1):
        cache.keep(n, picture(300))
    assert len(cache) == LARGE_ONES


def test_every_picture_that_is_kept_is_counted():
    """A function that gives a picture back is kept by the one store, and by no bound of its own."""
    others = []
    for file in Path(views.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and ast.unparse(node.returns or ast.Constant("")) in PICTURES:
                marks = " ".join(ast.unparse(mark) for mark in node.decorator_list)
                others += [f"{file.name}: {node.name}"] if "lru_cache" in marks or marks == "cache" else []
    assert others == []


PICTURES = ("QPixmap", "QImage")
