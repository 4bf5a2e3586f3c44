"""The lit wheel as far as no graphics system is needed: its meshes, its projection, and when it is lit at all."""

import runpy
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtGui import QShader

from hamster_table.engine.hamsterrolle.actions import CONE, CUBE, DRUM, KINDS, PLANK, SETS, TILE
from hamster_table.engine.i18n import Phrase
from hamster_table.models.settings import LIT_WHEEL
from hamster_table.system import resources
from hamster_table.views.art import theme
from hamster_table.views.hamsterrolle.lit import lit_wheel
from hamster_table.views.hamsterrolle.lit.choice import LEARNED, Device, Mode, Verdict, before_trying, choose, judge
from hamster_table.views.hamsterrolle.lit.lit_wheel import LitWheel, current_choice, looks_the_same
from hamster_table.views.hamsterrolle.lit.rounded import FIRST_DIVIDER, RIM, TABLE, meshes
from hamster_table.views.hamsterrolle.lit.scene import (
    COLUMNS,
    UNIFORMS,
    Conventions,
    LitScene,
    clip_matrix,
    frame_of,
    instances,
    lamp_way,
    linear,
    shadow_area,
    uniforms,
)
from hamster_table.views.hamsterrolle.lit.studio import Studio
from hamster_table.views.hamsterrolle.render3d import rim
from hamster_table.views.hamsterrolle.render3d.camera import NEWEST, Camera
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame, frame_of_state
from hamster_table.views.hamsterrolle.render3d.meshes import divider, solid
from hamster_table.views.hamsterrolle.render3d.wheel_item import WheelItem
from tests.views.hamsterrolle.at_wheel import laid

SCRIPT = Path(__file__).parents[3] / "packaging" / "build_shaders.py"
AREA = (0.0, 0.0, 640.0, 480.0)


# Meshes


@pytest.mark.parametrize("number", sorted(set(meshes(NEWEST)) - {TABLE}))
def test_every_mesh_is_closed_and_turned_outwards(number):
    vertices, triangles = meshes(NEWEST)[number]
    places = vertices[:, :3].astype(float)
    # Faces, edges and corners have vertices of their own where they meet: what is at one place is one.
    _, one = np.unique(places.round(3), axis=0, return_inverse=True)
    sides = one.ravel()[np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])]
    there = [tuple(side) for side in sides.tolist()]
    assert len({*there}) == len(there), "no triangle is there twice"
    assert {*there} == {(b, a) for a, b in there}, "each side is that of a neighbour too"
    a, b, c = np.moveaxis(places[triangles], 1, 0)
    volume = (a * np.cross(b, c)).sum() / 6
    assert volume > 0


@pytest.mark.parametrize("kind", [kind for kind in range(len(KINDS)) if kind not in (DRUM, CONE)])
def test_wood_with_flat_faces_is_rounded_within_its_body(kind):
    body, places = solid(NEWEST, kind), meshes(NEWEST)[kind].vertices[:, :3]
    gaps = body.reaches - places @ body.normals.T
    assert gaps.min() == pytest.approx(0, abs=1e-4), "it reaches its faces, and not beyond them"
    corner = body.corners[0]
    assert np.linalg.norm(places - corner, axis=1).min() > 0.5, "its corners are round"


@pytest.mark.parametrize("kind", [DRUM, CONE])
def test_round_wood_is_rounded_within_its_body(kind):
    body, places = solid(NEWEST, kind), meshes(NEWEST)[kind].vertices[:, :3]
    low, high = body.corners[:, 2].min(), body.corners[:, 2].max()
    assert places[:, 2].min() >= low - 1e-4 and places[:, 2].max() <= high + 1e-4
    radius = np.hypot(body.corners[:, 0], body.corners[:, 1]).max()
    most = radius if kind == DRUM else radius * (high - places[:, 2]) / (high - low)
    assert (np.hypot(places[:, 0], places[:, 1]) <= most + 1e-3).all()


def test_dividers_of_one_height_are_one_mesh_within_their_body():
    body, places = divider(NEWEST, 0), meshes(NEWEST)[FIRST_DIVIDER].vertices[:, :3]
    assert (places @ body.normals.T <= body.reaches + 1e-4).all()
    ring = meshes(NEWEST)[RIM].vertices
    radii = np.hypot(ring[:, 0], ring[:, 2])
    assert (radii.min(), radii.max()) == pytest.approx((rim.inner(NEWEST), rim.outer(NEWEST)))


def test_the_sign_of_a_kind_is_in_the_middle_of_its_faces():
    places, marks = meshes(NEWEST)[CUBE].vertices[:, :3], meshes(NEWEST)[CUBE].vertices[:, 6:]
    on_top = (places[:, 2] > places[:, 2].max() - 1e-4) & (marks[:, 2] > 0)
    assert on_top.any() and marks[on_top, :2].mean(axis=0) == pytest.approx([0, 0], abs=1e-5)
    assert np.abs(marks[on_top, :2]).max() * marks[on_top, 2].max() == pytest.approx(18 - 1.8)
    assert not meshes(NEWEST)[CONE].vertices[:, 8].any()


# The picture as numbers


@pytest.mark.parametrize("side", ["left", "right"])
def test_the_matrix_projects_as_the_camera_does(side):
    camera = Camera((310.0, 220.0), 1.3, side).tilted(23.0, 5.0)
    points = np.random.default_rng(1).uniform(-200, 200, (50, 3))
    clip = np.c_[points, np.ones(50)] @ clip_matrix(camera, -30.0, 12.0, 640.0, 480.0).T
    seen = clip[:, :3] / clip[:, 3:]
    places = np.stack((-30 + (seen[:, 0] + 1) * 320, 12 + (1 - seen[:, 1]) * 240), axis=1)
    assert places == pytest.approx(camera.project_all(points))
    # What is farther from the camera along its axis is deeper.
    away = (points @ camera.turn.T)[:, 1]
    assert (np.argsort(away) == np.argsort(seen[:, 2])).all() and np.abs(seen[:, 2]).max() < 1


def scene_of(frame, **more):
    return LitScene(frame, Camera((310.0, 220.0), 1.0), AREA, 1.0, False, **more)


def test_all_wood_is_drawn_once_with_its_own_colour_and_the_ground_apart():
    frame = frame_of_state(laid(turns=9))
    drawn = instances(scene_of(frame))
    numbers = [n for run in drawn.wood for n in range(run.first, run.first + run.many)]
    assert numbers == [*range(len(frame.poses) + 12 + 1)]
    assert [run.mesh for run in drawn.ground] == [TABLE] and drawn.outlines == []
    planks = next(run for run in drawn.wood if run.mesh == PLANK)
    assert drawn.table[planks.first, 12:16] == pytest.approx(linear("#C93A2E"))
    assert drawn.table.shape == (len(numbers) + 1, COLUMNS)
    seeds = drawn.table[numbers, 17]
    assert len({*seeds.tolist()}) > len(numbers) - 3, "no two pieces have the same grain"


def test_an_outline_is_drawn_after_all_wood_with_paper_round_it():
    frame = frame_of_state(laid(turns=9))
    piece = next(iter(frame.poses))
    drawn = instances(scene_of(frame, outlines=((piece, "#00ff00"), (999, "#ff0000"))))
    (run,) = drawn.outlines
    assert run.first == len(frame.poses) + 14 and run.many == 2
    assert drawn.table[run.first + 1, 12:16].tolist() == [0, 1, 0, 1]
    assert drawn.table[run.first, 19] > drawn.table[run.first + 1, 19] > 0


def test_the_piece_in_the_hand_is_drawn_once_more_from_above():
    frame = frame_of_state(laid(turns=9))
    piece = [*frame.poses][-1]
    drawn = instances(scene_of(frame, held=piece))
    (run,) = drawn.held
    assert drawn.table[run.first, 3] == pytest.approx(frame.poses[piece][0], abs=1e-3) and run.many == 1
    assert np.flatnonzero(drawn.table[:, 19]).tolist() == [run.first], "it does not shade itself"
    assert instances(scene_of(frame)).held == [] == instances(scene_of(frame, held=999)).held


@pytest.mark.parametrize("held", [None, CUBE * SETS])
def test_shaders_are_given_as_many_bytes_as_they_read(held):
    how = Conventions(np.eye(4), True, True, False)
    wood = RenderFrame(0.0, {CUBE * SETS: np.array([30.0, 10.0, 0, 1, 0, 0, 0])})
    frame = frame_of(scene_of(wood, held=held), (640, 480), (320, 240), 24)
    numbers = np.frombuffer(uniforms(frame, how), np.float32)
    assert numbers.nbytes == UNIFORMS
    # The map of the piece in the hand has that in its middle; the matrix is given column by column.
    seen = numbers[48:64].reshape(4, 4).T @ [30.0, 10.0, 0.0, 1.0]
    assert (np.abs(seen[:2]).max() < 1e-6) == (held is not None)


@pytest.mark.parametrize("side", ["left", "right"])
def test_light_comes_from_the_left_of_the_screen_and_the_shadow_has_room_at_the_right(side):
    camera = Camera((310.0, 220.0), 1.0, side)
    way = lamp_way(camera) * 100
    assert camera.project(*way).x() < camera.at[0] and camera.project(*way).y() < camera.at[1]
    assert shadow_area(camera).right() > rim.area(camera).right() > shadow_area(camera).center().x()


# Pictures are kept


def test_a_picture_is_kept_as_long_as_nothing_that_is_seen_changes():
    frame = frame_of_state(laid(turns=5))
    piece = next(iter(frame.poses))
    scene = scene_of(frame)
    moved = {name: pose.copy() for name, pose in frame.poses.items()}
    again = replace(scene, frame=RenderFrame(frame.roll, moved))
    assert looks_the_same(scene, again), "the same places in another frame"
    moved[piece][0] += 0.005
    assert looks_the_same(scene, again), "what no eye sees"
    moved[piece][0] += 0.1
    assert not looks_the_same(scene, again)
    for other in (
        {"camera": replace(scene.camera, yaw=3.0)}, {"area": (0.0, 0.0, 10.0, 10.0)}, {"density": 2.0},
        {"is_dark": True}, {"held": piece},
        {"outlines": ((piece, "#000000"),)}, {"frame": RenderFrame(frame.roll + 0.01, frame.poses)},
        {"frame": RenderFrame(frame.roll, {})},
    ):  # fmt: skip
        assert not looks_the_same(scene, replace(scene, **other))


# When it is lit


GPU = Device("Radeon RX 7600 (radeonsi)")
SLOW = GPU._replace(too_slow=0.035)
BROKEN = GPU._replace(problem=Phrase("no QRhiTexture can be made"))


@pytest.mark.parametrize(
    ("setting", "platform", "contrast", "device", "mode", "reason"),
    [
        ("automatic", "xcb", False, GPU, Mode.ALWAYS, ""),
        ("on", "xcb", False, GPU, Mode.ALWAYS, ""),
        ("off", "xcb", False, GPU, Mode.NEVER, "the setting is off"),
        ("on", "xcb", True, GPU, Mode.NEVER, "high contrast"),
        ("on", "offscreen", False, GPU, Mode.NEVER, "'offscreen'"),
        ("on", "xcb", False, BROKEN, Mode.NEVER, "no QRhiTexture can be made (Radeon"),
        ("automatic", "xcb", False, BROKEN, Mode.NEVER, "no QRhiTexture"),
        (
            "on",
            "xcb",
            False,
            Device("", Phrase("no picture comes")),
            Mode.NEVER,
            "no picture comes (no graphics system)",
        ),
        ("automatic", "xcb", False, SLOW, Mode.NEVER, "35 ms on Radeon"),
        ("on", "xcb", False, SLOW, Mode.AT_REST, "35 ms on Radeon"),
        *(
            (setting, "windows", False, Device(name), mode, name)
            for name in (
                "llvmpipe (LLVM 15)",
                "softpipe",
                "Mesa swrast",
                "SwiftShader Device",
                "Microsoft Basic Render",
            )
            for setting, mode in (("automatic", Mode.NEVER), ("on", Mode.AT_REST))
        ),
    ],
)
def test_it_is_lit_where_that_is_quick_and_else_painted_for_a_reason(
    setting, platform, contrast, device, mode, reason
):  # fmt: skip
    choice = choose(setting, platform, contrast, device)
    assert choice.mode is mode
    assert reason in choice.reason and bool(choice.reason) == bool(reason)
    assert (before_trying(setting, platform, contrast).mode is Mode.NEVER) == (
        setting == "off" or contrast or platform == "offscreen"
    )


@pytest.mark.parametrize(
    ("milliseconds", "verdict"),
    [(3, Verdict.FAST), (8, Verdict.FAST), (9, Verdict.LESS_WORK), (20, Verdict.LESS_WORK), (21, Verdict.TOO_SLOW)],
)
def test_how_quick_pictures_are_is_judged_by_the_middle_of_ten(milliseconds, verdict):
    usual = [milliseconds / 1000] * (LEARNED - 2)
    assert judge([*usual, 1.0]) is Verdict.WAIT
    # One picture takes long wherever there is a graphics card: the first.
    assert judge([*usual, 1.0, milliseconds / 1000]) is verdict


def test_what_has_ended_the_program_is_not_tried_again_by_itself(qapp, home):
    note = home / "lit-wheel-is-tried"
    note.touch()
    device = Studio().device
    assert "the program ended" in str(device.problem) and note.exists()
    assert choose("automatic", "xcb", False, device).mode is Mode.NEVER


def test_offscreen_the_wheel_is_painted_whatever_is_set(qapp, caplog):
    lit_wheel._say_once.cache_clear()
    caplog.set_level("INFO")
    wheel = WheelItem()
    for setting in LIT_WHEEL:
        theme.set_lit_wheel(setting)
        wheel.set_camera(Camera((200.0, 200.0), 1.0 + len(setting)))
        assert current_choice().mode is Mode.NEVER
        assert LitWheel().picture(scene_of(RenderFrame(0.0, {}))) is None
    theme.set_lit_wheel("automatic")
    said = [record.getMessage() for record in caplog.records if "painted" in record.getMessage()]
    assert len(said) == 2, "each reason once"
    assert any("'offscreen'" in text for text in said) and any("setting is off" in text for text in said)


def test_the_wheel_has_room_for_its_shadow_and_for_all_pieces(qapp):
    wheel = WheelItem()
    wheel.set_camera(Camera((400.0, 300.0), 1.3))
    wheel.show_frame(RenderFrame(0.0, {TILE * SETS: np.array([-400.0, 0, 0, 1, 0, 0, 0])}))
    assert wheel.boundingRect().contains(shadow_area(wheel.camera))
    assert wheel.boundingRect().contains(wheel.area_of(TILE * SETS))
    before = wheel.boundingRect()
    wheel.show_frame(RenderFrame(0.0, {TILE * SETS: np.array([-400.5, 0, 0, 1, 0, 0, 0])}))
    assert wheel.boundingRect() == before, "it does not change with every step"


# The shaders


def test_the_shaders_were_built_from_their_sources(qapp):
    """Else: python3 packaging/build_shaders.py."""
    script = runpy.run_path(str(SCRIPT))
    assert resources.read("shaders", "sources.sha256").decode().strip() == script["hash_of_sources"]()
    sources = [file.name for file in script["sources"]() if file.suffix != ".glsl"]
    assert len(sources) == 12
    for name in sources:
        shader = QShader.fromSerialized(resources.read("shaders", f"{name}.qsb"))
        languages = {key.source() for key in shader.availableShaders()}
        source = QShader.Source
        assert languages == {source.SpirvShader, source.GlslShader, source.HlslShader, source.MslShader}
