"""Pictures of lit wheels, taken in a process of its own on a screen of its own; prints what they are like as JSON.

python -m tests.views.hamsterrolle.lit_pictures NAME
"""

import json
import resource
import sys
from dataclasses import replace

import numpy as np
from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene

from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, KINDS, SETS
from hamster_table.system import paths
from hamster_table.views.art import theme
from hamster_table.views.hamsterrolle.lit import choice
from hamster_table.views.hamsterrolle.lit.lit_wheel import LitWheel, current_choice
from hamster_table.views.hamsterrolle.lit.scene import LitScene, lamp_way
from hamster_table.views.hamsterrolle.lit.studio import QUALITIES, studio
from hamster_table.views.hamsterrolle.render3d import rim
from hamster_table.views.hamsterrolle.render3d.camera import NEWEST, Camera
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, in_room
from hamster_table.views.hamsterrolle.render3d.meshes import COLOURS
from hamster_table.views.hamsterrolle.render3d.wheel_item import WheelItem

SIZE = 288
HELD = 1
"""A second plank, which is carried."""
PATIENCE = 30_000
"""So many milliseconds a picture may take that comes by itself."""


def one_of_each():
    """A piece of each kind, one in every second compartment or so, well apart."""
    angles = np.arange(len(KINDS)) * np.radians(2 * 180 / COMPARTMENTS + 15) + 0.4
    places = [(1350 * np.sin(angle), 0, -1350 * np.cos(angle), 1, 0, 0, 0) for angle in angles]
    return RenderFrame(0.1, {kind * SETS: in_room(place, 0.0) for kind, place in enumerate(places)})


def scene(**more):
    camera = Camera((SIZE * 0.46, SIZE * 0.48), SIZE / 446)
    area = (0.0, 0.0, float(SIZE), float(SIZE))
    return replace(LitScene(one_of_each(), camera, area, 1.0, False), **more)


def colour_at(image, at, reach=3):
    """The mean colour round a place: red, green, blue and alpha."""
    x, y = round(at.x()), round(at.y())
    near = [image.pixelColor(x + i, y + j) for i in range(-reach, reach + 1) for j in range(-reach, reach + 1)]
    return np.mean([colour.getRgb() for colour in near], axis=0).tolist()


def properties():
    """What a picture shows where, in the light and in the dark, and when it is drawn once more."""
    day = scene()
    first = studio().picture(day)
    camera, frame = day.camera, day.frame
    middles = {kind: camera.project(*frame.poses[kind * SETS][:3]) for kind in range(len(KINDS))}
    edge = camera.project(0.0, rim.front(camera), -(rim.outer(NEWEST) + rim.inner(NEWEST)) / 2)
    # Where the shadow of the top of the ring falls on the table, and on its other side, where none is.
    way = lamp_way(camera)
    thrown = -way * (2 * rim.outer(NEWEST) / way[2]) + np.array([0.0, 0.0, rim.outer(NEWEST)])
    lit = camera.turn.T @ np.array([-150.0, 0.0, 0.0]) * [1, 1, 0] + [0, 0, -rim.outer(NEWEST)]
    places = {"shadow": camera.project(*thrown), "lit": camera.project(*lit)}
    outlined = studio().picture(replace(day, outlines=((0, "#00ff00"),)))
    # High over the lowest piece, and so straight below the one in the hand.
    low = min(frame.poses, key=lambda piece: frame.poses[piece][2])
    high = frame.poses[low] + [0, 0, 120, 0, 0, 0, 0]
    carried = replace(day, frame=replace(frame, poses={**frame.poses, HELD: high}))
    below = [colour_at(studio().picture(replace(carried, held=held)), middles[low // SETS]) for held in (None, HELD)]
    night = studio().picture(replace(day, is_dark=True))
    smaller = studio().picture(replace(day, area=(100.0, 100.0, 100.0, 100.0)))
    again = studio().picture(day)
    return {
        "colours": {kind: colour_at(first, at) for kind, at in middles.items()},
        "own": {kind: QColor(COLOURS[kind]).getRgb() for kind in middles},
        "corner": colour_at(first, QPointF(4, 4)),
        "hub": colour_at(first, QPointF(*camera.at)),
        "edge": colour_at(first, edge, 1),
        **{name: colour_at(first, at) for name, at in places.items()},
        "night edge": colour_at(night, edge, 1),
        "below": below,
        "same": first == again,
        "size": [first.width(), first.height()],
        "part": smaller.copy(0, 0, 100, 100) == first.copy(100, 100, 100, 100),
        "green": [greens(first), greens(outlined)],
        "device": studio().device.name,
    }


def greens(image):
    """How many pixels are of the colour of the outline."""
    return sum(image.pixel(x, y) == 0xFF00FF00 for x in range(SIZE) for y in range(SIZE))


def at_rest():
    """A wheel in a scene, lit after a while though the processor draws: painted first, lit then, and painted again
    when it moves."""
    theme.set_lit_wheel("on")
    wheel = WheelItem()
    mode = current_choice().mode.name
    wheel.set_camera(scene().camera)
    wheel.show_frame(one_of_each())
    board = QGraphicsScene(0, 0, SIZE, SIZE)
    board.addItem(wheel)
    first = drawn(board)
    wait_until(lambda: wheel._light._image is not None)
    lit, again = drawn(board), drawn(board)
    wheel.show_frame(replace(one_of_each(), roll=0.3))
    moved = drawn(board)
    # Zoomed in, far more of it lies outside of what is seen than within.
    wheel.set_camera(replace(scene().camera, scale=4.0))
    drawn(board)
    wait_until(lambda: wheel._light._scene.camera.scale == 4.0)
    part = wheel._light._scene.area
    wheel.set_camera(scene().camera)
    theme.set_lit_wheel("off")
    drawn(board)  # in motion, since the camera is another one than before: a rounding may be different
    painted_moved = drawn(board)
    wheel.show_frame(one_of_each())
    painted = drawn(board)
    return {
        "mode": mode,
        "first is painted": first == painted,
        "lit": lit != painted and lit == again,
        "moved is painted": moved == painted_moved,
        "part": part,
    }


def drawn(board):
    """What is in a scene, as a picture."""
    image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    board.render(painter)
    painter.end()
    return image


def wait_until(holds):
    """Let events come until that holds."""
    clock = QElapsedTimer()
    clock.start()
    while not holds():
        assert clock.elapsed() < PATIENCE
        QCoreApplication.processEvents()


def fallback():
    """What a wheel does where it cannot be lit although it should."""
    theme.set_lit_wheel("on")
    wheel = WheelItem()
    wheel.set_camera(scene().camera)
    wheel.show_frame(one_of_each())
    board = QGraphicsScene(0, 0, SIZE, SIZE)
    board.addItem(wheel)
    picture, found, seen = studio().picture(scene()), current_choice(), drawn(board)
    theme.set_lit_wheel("off")
    return {
        "picture": picture is not None,
        "mode": found.mode.name,
        "reason": found.reason,
        "is painted": seen == drawn(board),
    }


def too_slow():
    """Llvmpipe taken for a graphics card: ten moments of a wheel that rolls, and one more."""
    choice.SOFTWARE, choice.TOO_SLOW = (), 0.0
    light, kept = LitWheel(), []
    for n in range(choice.LEARNED + 1):
        kept.append(light.picture(scene(frame=replace(one_of_each(), roll=0.1 * n))) is not None)
    found = current_choice()
    return {"kept": kept, "mode": found.mode.name, "reason": found.reason}


def levels():
    """A card that is a little slow: with less and less work it still draws the same."""
    choice.SOFTWARE, choice.SLOW, choice.TOO_SLOW, choice.LEARNED = (), 0.0, 100.0, 2
    apart, first = [], None
    for _ in range(2 * len(QUALITIES) + 2):
        image = studio().picture(scene())
        numbers = np.frombuffer(image.constBits(), np.uint8).astype(float)
        first = numbers if first is None else first
        apart.append(np.abs(numbers - first).mean())
    return {"level": studio()._level, "apart": apart, "problem": studio().device.problem}


def tried_before():
    """What a start does after one that ended the program, by itself and when it is told to."""
    note = paths.data_folder() / "lit-wheel-is-tried"
    note.parent.mkdir(parents=True, exist_ok=True)
    note.touch()
    theme.set_lit_wheel("on")
    picture = studio().picture(scene())
    return {"picture": picture is not None, "note": note.exists()}


def memory():
    """How much memory is used after each of 20 studios, in megabytes."""
    used = []
    for n in range(20):
        picture = studio().picture(scene(camera=Camera((180.0, 180.0), 0.7 + 0.01 * n)))
        assert picture is not None
        studio().rest()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        used.append(resident())
    return {"used": used}


def resizing():
    """How much memory is used while pictures of ever other sizes come from one studio."""
    used = []
    for n in range(20):
        side = 120.0 + 130 * (n % 3)
        assert studio().picture(scene(area=(0.0, 0.0, side, side))) is not None
        used.append(resident())
    return {"used": used}


def resident():
    """The memory of this process, in megabytes."""
    with open("/proc/self/statm") as numbers:
        return int(numbers.read().split()[1]) * resource.getpagesize() / 1e6


# Ends: each draws a picture, and then the program ends in some way


def ends_by_quitting():
    """As the program ends: by itself, with everything still there."""
    QTimer.singleShot(0, lambda: studio().picture(scene()) and None)
    QTimer.singleShot(200, QApplication.quit)
    QApplication.exec()
    return {"after": studio().picture(scene()) is None}


def ends_at_once():
    """The process ends without a word to Qt."""
    studio().picture(scene())
    return {"after": True}


def ends_with_the_application_first():
    """The application goes, and what it drew with is still held."""
    studio().picture(scene())
    held.clear()
    QApplication.instance().shutdown()
    return {"after": True}


def ends_after_a_rest():
    """The graphics system was given back before."""
    studio().picture(scene())
    studio().rest()
    return {"after": True}


held = []

if __name__ == "__main__":
    held.append(QApplication(["lit"]))
    print(json.dumps(globals()[sys.argv[1]]()))
