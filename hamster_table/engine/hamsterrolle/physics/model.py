"""The wheel and the pieces as a model for MuJoCo, made of `pieces.toml`. SI units from here on.

x is the rolling direction, y the axle, z up. Pitch, the roll of the wheel about y, carries what lies at wheel angle a
to the angle a - pitch of the room.
"""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from math import cos, pi, sin, tan
from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, KINDS, PIECES, Kind, kind_of
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.geometry.shapes import Vector, prism, shape_of

TENTH, HUNDREDTH = 1e-4, 1e-5
"""A tenth and a hundredth of a millimetre in metres."""
ROLL = 1
"""The index of the wheel's roll among the degrees of freedom; 0 is its way along the table."""
WHEEL_FREEDOMS = 2
GRAVITY = 9.81
STONE = 4
"""The bit of contype that pieces meet, as wheel and stones have it."""
STATE = mujoco.mjtState.mjSTATE_INTEGRATION
"""All that MuJoCo integrates from, its warm start included, so that a repeat is equal bit by bit."""
ROLLING_SIDES = 48
"""The sides of the prism that stands for a drum; with fewer it would not roll down gentle slopes as wood does."""


# Else it writes a file where the program was started, for numbers that are taken back.
mujoco.set_mju_user_warning(lambda words: None)


class NumericalFailure(ArithmeticError):
    """The simulation became unstable too often; the world cannot go on."""


def model_of(box: Box, kinds: tuple[Kind, ...]) -> Any:
    """A new MuJoCo model of the wheel with pieces of these kinds, in this order."""
    # A copy, because each world writes its own friction and gravity into its model. Compiling takes milliseconds.
    return copy(_compiled(box, kinds))


@lru_cache(maxsize=64)
def _compiled(box: Box, kinds: tuple[Kind, ...]) -> Any:
    model = mujoco.MjModel.from_xml_string(xml(box, kinds))
    return model


def held_model_of(box: Box) -> Any:
    """A new MuJoCo model of a wheel that nothing moves, with all pieces there are, in their order, of wood (geoms g0
    and on) and of stone (s0 and on): what sleeps costs nothing, so those that are not in the wheel sleep elsewhere.
    Poses in the wheel are those in the room."""
    return copy(_compiled_held(box))


@lru_cache(maxsize=4)
def _compiled_held(box: Box) -> Any:
    model = mujoco.MjModel.from_xml_string(held_xml(box))
    return model


def stone_model_of(box: Box, pile: tuple[Kind, ...], kind: Kind) -> Any:
    """A new MuJoCo model of a wheel that nothing moves, with pieces of these kinds that nothing moves either, and one
    piece that may fall among them."""
    return copy(_compiled_stone(box, pile, kind))


@lru_cache(maxsize=32)
def _compiled_stone(box: Box, pile: tuple[Kind, ...], kind: Kind) -> Any:
    model = mujoco.MjModel.from_xml_string(stone_xml(box, pile, kind))
    return model


def state_of(model: Any, data: Any) -> NDArray[np.float64]:
    """MuJoCo's own state, as `STATE` selects it: places, speeds, time and warm start."""
    numbers = np.empty(mujoco.mj_stateSize(model, STATE))
    mujoco.mj_getState(model, data, numbers, STATE)
    return numbers


def weight(model: Any) -> float:
    """The weight of the wheel with all pieces, in newtons."""
    return float(GRAVITY * model.body_mass.sum())


def place_of(n: int) -> slice:
    """The slice of `qpos` with place (3) and quaternion (4) of the n-th piece."""
    return slice(WHEEL_FREEDOMS + 7 * n, WHEEL_FREEDOMS + 7 * n + 7)


def speed_of(n: int) -> slice:
    """The slice of `qvel` with speed (3) and spin (3) of the n-th piece."""
    return slice(WHEEL_FREEDOMS + 6 * n, WHEEL_FREEDOMS + 6 * n + 6)


def mass(box: Box, kind: Kind) -> float:
    """The mass of a piece, in kilograms."""
    length, width, height = (TENTH * side for side in box.sizes[kind])
    share = {"box": 1.0, "cylinder": pi / 4, "roof": 0.5, "cone": pi / 12}[box.shapes[kind]]
    return length * width * height * share * box.wood["density"]


def xml(box: Box, kinds: tuple[Kind, ...]) -> str:
    """The model in MuJoCo's XML. The wheel rolls without slipping: a constraint joins its way and its roll."""
    # Bits of contype and conaffinity: pieces (2) meet pieces, table and wheel (4). Wheel and table never meet: the
    # constraint rolls the wheel, which so can neither slip nor jump.
    meshes = "".join(_mesh(box, kind) for kind in range(len(KINDS)))
    pieces = "".join(_piece(box, n, kind) for n, kind in enumerate(kinds))
    radius = box.wheel.outer * TENTH
    return f"""<mujoco model="hamsterrolle"><compiler angle="radian" autolimits="true"/>{_options(box)}
<asset>{meshes}</asset><worldbody>
<geom name="table" type="plane" size="3 3 .1" contype="0" conaffinity="2"/>
<body name="wheel" pos="0 0 {radius}"><joint name="way" type="slide" axis="1 0 0"/>
<joint name="roll" type="hinge" axis="0 1 0" solreffriction="{_STIFF}"/>
{_rim(box)}{_dividers(box)}</body>{pieces}</worldbody>
<equality><joint joint1="way" joint2="roll" polycoef="0 {radius} 0 0 0" solref="{_STIFF}"/></equality></mujoco>"""


def held_xml(box: Box) -> str:
    """The model of a held wheel: it belongs to the world, and pieces that do not touch each other are apart."""
    meshes = "".join(_mesh(box, kind) for kind in range(len(KINDS)))
    stones = "".join(_stone(kind_of(piece), piece) for piece in range(PIECES))
    pieces = "".join(_piece(box, piece, kind_of(piece)) for piece in range(PIECES))
    # The table is a body, since it is moved: bounds of what belongs to the world are those of compilation, and nothing
    # would ever touch it. It is the last, so that stones keep the numbers of their pieces.
    return f"""<mujoco model="held"><compiler angle="radian" autolimits="true"/>{_options(box, SLEEPS)}
<asset>{meshes}</asset><worldbody>{_rim(box)}{_dividers(box)}{stones}{pieces}
<body name="table" mocap="true"><geom name="table" type="plane" size="3 3 .1" contype="0" conaffinity="2"/></body>
</worldbody></mujoco>"""


def stone_xml(box: Box, pile: tuple[Kind, ...], kind: Kind) -> str:
    """The model of a held wheel with a pile of stone, whose places are written into the data, and one piece."""
    meshes = "".join(_mesh(box, one) for one in sorted({*pile, kind}))
    stones = "".join(_stone(one, n) for n, one in enumerate(pile))
    return f"""<mujoco model="stone"><compiler angle="radian" autolimits="true"/>{_options(box)}
<asset>{meshes}</asset><worldbody>{_rim(box)}{_dividers(box)}{stones}{_piece(box, 0, kind)}</worldbody></mujoco>"""


SLEEPS = 0.001
"""What has been slower for ten steps sleeps until something that moves touches it; metres a second."""
# Critically damped, within two time steps: MuJoCo is not stable with less.
_STIFF = "0.004 1"


def _options(box: Box, sleeps: float = 0.0) -> str:
    solver, wood = box.solver, box.wood
    impedance = " ".join(map(str, box.contact["impedance"]))
    friction = f"{box.lively['friction']} {wood['friction_torsion']}"
    # Only what is apart can sleep. A rolling wheel joins all that lies in it, and looking for islands costs a
    # twentieth of a step.
    flag = 'sleep="enable"' if sleeps else 'island="disable"'
    # By itself MuJoCo takes a dense Jacobian for up to nine pieces; a sparse one settles in four fifths of the time.
    # Measured in six seconds at rest: with pyramidal cones wood creeps by 13 mm, with elliptic ones by 5.5 mm, and with
    # the solver CG by 6 to 110 mm.
    return (
        f'<option timestep="{solver["timestep"]}" cone="elliptic" jacobian="sparse"'
        f' iterations="{solver["iterations"]}"'
        f' tolerance="{solver["tolerance"]}" noslip_tolerance="{solver["noslip_tolerance"]}"'
        f' integrator="implicitfast" solver="Newton" sleep_tolerance="{sleeps}"><flag {flag}/></option>'
        f'<size memory="24M"/><default><geom condim="3" friction="{friction}"'
        f' solref="{box.lively["time_constant"]} {box.lively["damping_ratio"]}" solimp="{impedance}"/></default>'
    )


def _rim(box: Box) -> str:
    """The floor of the compartments, made of flat boards."""
    wheel = box.wheel
    boards = COMPARTMENTS * wheel.facets
    outer, inner, width = (TENTH * side for side in (wheel.outer, wheel.inner, wheel.width))
    # As broad as the outer radius asks for: boards overlap inside the rim, and leave no gap outside.
    half = outer * tan(pi / boards)
    size = f"{half:.6f} {width / 2} {(outer - inner) / 2}"
    weight = box.wood["ring_mass"] / boards
    # Counted from the border of compartment 0: so dividers stand where boards meet, and the middle board lies level.
    angles = [(k + 0.5) * 2 * pi / boards - pi / COMPARTMENTS for k in range(boards)]
    return "".join(_board(angle, (outer + inner) / 2, size, weight) for angle in angles)


def _dividers(box: Box) -> str:
    wheel, density = box.wheel, box.wood["density"]
    thick, width, inner = (TENTH * side for side in (wheel.divider_thickness, wheel.width, wheel.inner))
    found = []
    for n, tenths in enumerate(wheel.divider_heights):
        high = tenths * TENTH
        # A divider is a millimetre longer than it shows, and stands in the rim by that: where boards meet, the floor is
        # deeper than the inner radius. Its mass is that of what shows.
        size = f"{thick / 2} {width / 2} {high / 2 + 0.0005}"
        angle = (n + 0.5) * 2 * pi / COMPARTMENTS
        found.append(_board(angle, inner - high / 2 + 0.0005, size, high * thick * width * density))
    return "".join(found)


def _board(angle: float, radius: float, size: str, weight: float) -> str:
    x, z = radius * sin(angle), -radius * cos(angle)
    return (
        f'<geom type="box" size="{size}" pos="{x:.6f} 0 {z:.6f}" euler="0 {-angle:.6f} 0" mass="{weight:.6f}"'
        ' contype="4" conaffinity="0"/>'
    )


def _piece(box: Box, n: int, kind: Kind) -> str:
    # The place only keeps pieces apart from each other, the wheel and the table, however the wheel has rolled, until
    # they are put to theirs.
    # MuJoCo's own boxes and cylinders meet in other points at each step, and so walk about; as meshes they lie still.
    form = f'type="mesh" mesh="{KINDS[kind]}"'
    if box.shapes[kind] == "cone":
        # Friction against twisting matters to cones only. Without it all other wood is simulated twice as fast.
        form += ' condim="4"'
    return (
        f'<body pos="0 {2 + 0.2 * n} 0"><freejoint/><geom name="g{n}" {form} mass="{mass(box, kind):.6f}" contype="2"'
        ' conaffinity="6"/></body>'
    )


def _stone(kind: Kind, n: int) -> str:
    """A piece that nothing moves; where it is stands in the data."""
    return (
        f'<body mocap="true" pos="0 {20 + 0.2 * n} 0"><geom name="s{n}" type="mesh" mesh="{KINDS[kind]}"'
        f' contype="{STONE}" conaffinity="0"/></body>'
    )


def _mesh(box: Box, kind: Kind) -> str:
    corners = " ".join(f"{side * HUNDREDTH:.6f}" for corner in _corners(box, kind) for side in corner)
    return f'<mesh name="{KINDS[kind]}" vertex="{corners}"/>'


def _corners(box: Box, kind: Kind) -> tuple[Vector, ...]:
    shape = shape_of(box, kind)
    return prism(ROLLING_SIDES, shape.round[0], 2 * shape.round[1]).corners if shape.round else shape.corners
