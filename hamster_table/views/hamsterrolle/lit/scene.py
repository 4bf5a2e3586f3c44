"""What is drawn in one picture of the lit wheel, as the numbers that the shaders read."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import groupby
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from hamster_table.engine.hamsterrolle.actions import LEFT, Piece, kind_of
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.views.hamsterrolle.lit.rounded import FIRST_DIVIDER, RIM, TABLE, divider_mesh
from hamster_table.views.hamsterrolle.render3d import rim
from hamster_table.views.hamsterrolle.render3d.camera import FAR, Camera
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, rolled
from hamster_table.views.hamsterrolle.render3d.meshes import COLOURS, DIVIDER, Points, about, divider_poses, rotation
from hamster_table.views.hamsterrolle.render3d.meshes import dividers as divider_numbers

Numbers = NDArray[np.float32]
RING_COLOUR = "#DFB768"
GRAIN = (0, 0, 0, 0, 0, 2, 1, 2, 1, 3)
"""By kind, with the dividers and the ring last: the axis along which its grain goes; 3: bent round the hub."""
COLUMNS = 20
"""The numbers of an instance: three rows of its pose, its colour and its traits (see surface.glsl)."""
OUTLINE, OUTLINE_EDGE = 3.2, 5.0
"""How wide the outline of a piece is, and with the paper round it, in pixels."""
PAPER = "#FFF6E2"
NEAR_PLANE, FAR_PLANE = 300.0, 4200.0
"""Between these distances from the eye things are drawn, in millimetres."""
SHADOW_HALF = 250.0
"""Half of the width of the shadow map, in millimetres."""
LAMP_AWAY = 600.0
"""How far the lamp's plane is from the hub, in millimetres."""
LAMP_SIZE = 0.06
"""The tangent of half of the lamp's size: how soft shadows are."""
HELD_HALF = 80.0
"""Half of the width of the map of the piece in the hand, in millimetres."""
OCCLUSION = 20.0
"""How far wood darkens other wood, in millimetres."""


@dataclass(frozen=True, slots=True)
class LitScene:
    """All that a picture depends on: equal scenes have equal pictures."""

    frame: RenderFrame
    camera: Camera
    area: tuple[float, float, float, float]
    """What of the screen is drawn, the hub being where the camera has it: left, top, width and height in pixels."""
    density: float
    """Pixels of the picture for each of the screen."""
    is_dark: bool
    """Whether the room is dark."""
    held: Piece | None = None
    """The piece in the hand, which also shades what is straight below it."""
    outlines: tuple[tuple[Piece, str], ...] = ()
    """The pieces that have an outline, and its colour."""


class Run(NamedTuple):
    """Instances of one mesh that follow each other."""

    mesh: int
    first: int
    many: int


class Instances(NamedTuple):
    """What is drawn, in the order of the table."""

    table: Numbers
    """(instances, `COLUMNS`)"""
    wood: Sequence[Run]
    ground: Sequence[Run]
    held: Sequence[Run]
    outlines: Sequence[Run]


class Light(NamedTuple):
    """The light of a room, linear: red, green, blue."""

    lamp: tuple[float, float, float]
    sky: tuple[float, float, float]
    ground: tuple[float, float, float]


DAY = Light((1.24, 1.128, 0.967), (0.47, 0.46, 0.44), (0.29, 0.22, 0.16))
NIGHT = Light((0.84, 0.703, 0.537), (0.20, 0.20, 0.24), (0.13, 0.095, 0.07))


class Conventions(NamedTuple):
    """How the graphics system of this computer counts."""

    clip: Points
    """(4, 4): from the clip space of OpenGL to its own."""
    is_y_up_in_picture: bool
    is_y_up_in_clip: bool
    is_depth_from_zero: bool


@cache
def linear(colour: str) -> tuple[float, ...]:
    """A colour as the light it sends: red, green, blue and 1."""
    paint = QColor(colour)
    parts = paint.redF(), paint.greenF(), paint.blueF()
    return (*(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts), 1.0)


def instances(scene: LitScene) -> Instances:
    """The table of all that is drawn: pieces, dividers, the ring, the table under it, and outlines."""
    frame = scene.frame
    pieces = tuple(sorted(frame.poses, key=kind_of))
    table, wood, ground = _standing(scene.camera.box, pieces)
    own = np.array([frame.poses[piece] for piece in pieces]).reshape(-1, 7)
    ring = np.array([[0.0, 0.0, 0.0, *about(1, frame.roll)]])
    table = table.copy()
    table[:-1, :12] = _rows(np.concatenate((own, rolled(divider_poses(scene.camera.box), frame.roll), ring)))
    held = []
    if scene.held in frame.poses:
        at = pieces.index(scene.held)
        held.append(Run(kind_of(scene.held), at, 1))
        table[at, 19] = 1.0
    outlines: list[Numbers] = []
    runs: list[Run] = []
    for piece, colour in scene.outlines:
        if piece in frame.poses:
            runs.append(Run(kind_of(piece), len(table) + len(outlines), 2))
            for wide, paint in ((OUTLINE_EDGE, PAPER), (OUTLINE, colour)):
                row = table[pieces.index(piece)].copy()
                # What a screen shows as it is, without any light on it.
                row[12:16], row[19] = QColor(paint).getRgbF(), wide * scene.density
                outlines.append(row)
    whole = np.concatenate((table, np.array(outlines, np.float32))) if outlines else table
    return Instances(whole, wood, ground, held, runs)


@lru_cache(maxsize=8)
def _standing(box: Box, pieces: tuple[Piece, ...]) -> tuple[Numbers, Sequence[Run], Sequence[Run]]:
    """What does not depend on where everything is: the table but for the poses, and what is drawn of it."""
    numbers = divider_numbers()
    meshes = [*map(kind_of, pieces), *(divider_mesh(box, number) for number in numbers), RIM, TABLE]
    names = [*pieces, *(100 + number for number in numbers), 99, 0]
    colours = [*COLOURS, RING_COLOUR]
    table = np.zeros((len(meshes), COLUMNS), np.float32)
    for n, (mesh, name) in enumerate(zip(meshes[:-1], names[:-1], strict=True)):
        kind = DIVIDER if mesh >= FIRST_DIVIDER else mesh
        table[n, 12:16] = linear(colours[kind])
        # The seed, by which no two pieces have the same grain.
        table[n, 16:20] = GRAIN[kind], name * 7.31 % 19.0, kind, 0.0
    table[-1, :12] = _rows(np.array([[0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]]))[0]
    table[-1, 16] = rim.half_width(box)
    runs, first = [], 0
    for mesh, same in groupby(meshes):
        many = len([*same])
        runs.append(Run(mesh, first, many))
        first += many
    return table, runs[:-1], runs[-1:]


def _rows(poses: Points) -> Numbers:
    """The rows of the matrices of some poses (n, 7), one after the other: (n, 12)."""
    rows = np.empty((len(poses), 3, 4), np.float32)
    rows[:, :, :3], rows[:, :, 3] = rotation(poses[:, 3:]), poses[:, :3]
    return rows.reshape(-1, 12)


def clip_matrix(camera: Camera, left: float, top: float, width: float, height: float) -> Points:
    """The projection of `Camera.project_all` as a matrix (4, 4): from the room into a picture of this part of the
    screen, in the clip space of OpenGL."""
    x, y = camera.at[0] - left, camera.at[1] - top
    near, far, scale = NEAR_PLANE, FAR_PLANE, 2 * camera.scale * FAR
    right = 2 * x / width - 1
    up = 1 - 2 * y / height + 2 * camera.rise * camera.scale / height
    a, b = (far + near) / (far - near), -2 * far * near / (far - near)
    project = np.array(
        [
            [scale / width, right, 0.0, right * FAR],
            [0.0, up, scale / height, up * FAR - scale / height * camera.rise],
            [0.0, a, 0.0, a * FAR + b],
            [0.0, 1.0, 0.0, FAR],
        ]
    )
    turn = np.eye(4)
    turn[:3, :3] = camera.turn
    clip: Points = project @ turn
    return clip


def lamp_way(camera: Camera) -> Points:
    """The direction to the lamp, (3,), of length 1: over the left shoulder of who sits before the wheel, however far
    the camera has gone round."""
    sign = -1.0 if camera.side == LEFT else 1.0
    way = np.array([-0.46 * sign, -0.56 * sign, 0.92])
    return way / math.sqrt(float(way @ way))


@lru_cache(maxsize=8)
def _shadow_area(camera: Camera) -> QRectF:
    # The lamp throws each point of the ring onto the table, along the way of its light.
    outer, half, way = rim.outer(camera.box), rim.half_width(camera.box), lamp_way(camera)
    points = np.concatenate([rim.circle(outer, y) for y in (-half, half)])
    thrown = points - way * ((points[:, 2:] + outer) / way[2])
    soft = 24 * camera.scale
    return rim.polygon(camera, thrown).boundingRect().adjusted(-soft, -soft, soft, soft)


def shadow_area(camera: Camera) -> QRectF:
    """What the shadow of the ring covers of the screen, in pixels, where the hub has not moved."""
    # A copy: a QRectF can be changed in place, and with it what the cache keeps.
    return QRectF(_shadow_area(camera))


class Frame(NamedTuple):
    """What the shaders know of a picture besides its wood; pictures follow each other in which it stays the same."""

    camera: Camera
    corner: tuple[float, float]
    """The upper left corner of the picture on the screen."""
    density: float
    is_dark: bool
    size: tuple[int, int]
    """Of the picture, in pixels."""
    half: tuple[int, int]
    """Of its occlusion."""
    taps: int
    held: tuple[float, float] | None
    """The x and y of the piece in the hand, in millimetres."""


def frame_of(scene: LitScene, size: tuple[int, int], half: tuple[int, int], taps: int) -> Frame:
    """What the shaders know of the picture of a scene."""
    held = None if scene.held is None else scene.frame.poses.get(scene.held)
    place = None if held is None else (float(held[0]), float(held[1]))
    return Frame(scene.camera, scene.area[:2], scene.density, scene.is_dark, size, half, taps, place)


def uniforms(frame: Frame, how: Conventions) -> bytes:
    """The same as the bytes of common.glsl."""
    camera, light = frame.camera, NIGHT if frame.is_dark else DAY
    wide, high = frame.size[0] / frame.density, frame.size[1] / frame.density
    clip = how.clip @ clip_matrix(camera, *frame.corner, wide, high)
    view, way = np.eye(4), lamp_way(camera)
    right, away, up = camera.turn
    view[:3, :3], view[:3, 3] = (right, up, -away), (0.0, -camera.rise, -FAR)
    across = np.cross([0.0, 0.0, 1.0], way)
    across /= math.sqrt(float(across @ across))
    lamp = _from_above((across, np.cross(way, across), way), SHADOW_HALF)
    held = _from_above(np.eye(3), HELD_HALF)
    if frame.held is not None:
        held[:2, 3] = -frame.held[0] / HELD_HALF, -frame.held[1] / HELD_HALF
    vectors = [
        *camera.position, camera.scale * frame.density,
        *way, LAMP_SIZE,
        *light.lamp, frame.taps,
        *light.sky, frame.held is not None,
        *light.ground, OCCLUSION,
        *frame.size, *frame.half,
        1.0 if how.is_y_up_in_picture else -1.0, how.is_depth_from_zero,
        1.0 if how.is_y_up_in_clip else -1.0, SHADOW_HALF,
    ]  # fmt: skip
    # Shaders read matrices column by column.
    columns = [matrix.T.ravel() for matrix in (clip, view, lamp, held)]
    return np.concatenate([*columns, vectors]).astype(np.float32).tobytes()


def _from_above(axes: Sequence[Points] | Points, half: float) -> Points:
    """The matrix (4, 4) of what is seen along the last of three axes from afar: x and y within -1 to 1, z away."""
    matrix = np.eye(4)
    matrix[:3, :3] = axes[0] / half, axes[1] / half, -axes[2]
    matrix[2, 3] = LAMP_AWAY
    return matrix


UNIFORMS = 4 * (4 * 16 + 7 * 4)
"""The bytes that `uniforms` makes."""
