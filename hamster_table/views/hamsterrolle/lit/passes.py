"""Draws one picture of the lit wheel in passes: the shadow map, geometry, occlusion, and at last the wood."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from itertools import accumulate
from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QSize
from PySide6.QtGui import (
    QColor,
    QRhi,
    QRhiBuffer,
    QRhiCommandBuffer,
    QRhiDepthStencilClearValue,
    QRhiGraphicsPipeline,
    QRhiRenderPassDescriptor,
    QRhiRenderTarget,
    QRhiResourceUpdateBatch,
    QRhiSampler,
    QRhiShaderResourceBindings,
    QRhiViewport,
)

from hamster_table.engine.hamsterrolle.actions import KINDS, SETS
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.views.hamsterrolle.lit.resources import FORMAT, INSTANCE, VERTEX, PipelinePlan, Resources, Target
from hamster_table.views.hamsterrolle.lit.rounded import meshes
from hamster_table.views.hamsterrolle.lit.scene import (
    UNIFORMS,
    Conventions,
    Frame,
    LitScene,
    Run,
    frame_of,
    instances,
    uniforms,
)

MOST_INSTANCES = 3 * SETS * len(KINDS) + 16
"""Every piece with its outline and the paper round that; dividers, ring and table."""
CLEAR = QRhiDepthStencilClearValue(1.0, 0)
HELD_MAP = QSize(320, 320)
"""The size of the map of the piece in the hand: half a millimetre for each point."""
NOTHING = QColor(0, 0, 0, 0)
USAGE = QRhiBuffer.UsageFlag


class Quality(NamedTuple):
    """How much work a picture is."""

    taps: int
    """How many samples of the shadow map make a soft shadow."""
    shadow: int
    """How many points a side of the shadow map has."""
    samples: int
    """How many samples of each pixel smooth the edges."""


class Place(NamedTuple):
    """Where a mesh is in the buffers of all."""

    triangles: int
    """The number of its first index, and how many it has."""
    indices: int
    vertices: int
    """The number of its first vertex."""


class Step(StrEnum):
    """What is drawn one after the other, each with a pipeline of its own."""

    SHADOW_MAP = "shadow map"
    HELD_MAP = "held map"
    GEOMETRY = "geometry"
    OCCLUSION = "occlusion"
    BLUR = "blur"
    WOOD = "wood"
    GROUND = "ground"
    OUTLINE = "outline"


@cache
def stock(box: Box) -> tuple[bytes, bytes, dict[int, Place]]:
    """The vertices and the triangles of all meshes, and where each mesh is."""
    vertices = [mesh.vertices for mesh in meshes(box).values()]
    triangles = [mesh.triangles for mesh in meshes(box).values()]
    firsts = accumulate((part.size for part in triangles), initial=0)
    corners = accumulate(map(len, vertices), initial=0)
    places = map(Place, firsts, (part.size for part in triangles), corners)
    where = dict(zip(meshes(box), places, strict=True))
    return np.concatenate(vertices).tobytes(), np.concatenate(triangles).tobytes(), where


class Passes:
    """All that one graphics system needs to draw the wheel. Make another for another QRhi or quality."""

    def __init__(self, rhi: QRhi, target: QRhiRenderPassDescriptor, quality: Quality) -> None:
        """*target* is where the picture goes. Raises `CannotDraw`."""
        self.rhi, self.quality, self._target = rhi, quality, target
        self._lasting, self._boxed, self._sized = Resources(rhi), Resources(rhi), Resources(rhi)
        """What lasts, what goes with the box whose pieces are drawn, and what goes with the size of the picture."""
        make = self._lasting
        self._instances = make.buffer(USAGE.VertexBuffer, MOST_INSTANCES * INSTANCE)
        self._frame = make.buffer(USAGE.UniformBuffer, UNIFORMS)
        self._nearest, self._linear = make.sampler(QRhiSampler.Filter.Nearest), make.sampler(QRhiSampler.Filter.Linear)
        self._shadow = make.target(FORMAT.R32F, QSize(quality.shadow, quality.shadow), has_depth=True)
        self._held = make.target(FORMAT.R32F, HELD_MAP, has_depth=True)
        self._box: Box | None = None
        self._drawn: tuple[Frame, bytes] | None = None
        """What the shaders knew of the last picture."""
        self._size = QSize()
        self._pipelines: dict[Step, QRhiGraphicsPipeline] = {}
        self._bindings: dict[Step, QRhiShaderResourceBindings] = {}
        self._how = Conventions(
            np.array(rhi.clipSpaceCorrMatrix().data()).reshape(4, 4).T,
            rhi.isYUpInFramebuffer(),
            rhi.isYUpInNDC(),
            rhi.isClipDepthZeroToOne(),
        )

    def free(self) -> None:
        """Give everything back to the graphics system. Nothing can be drawn with it any more."""
        self._sized.free()
        self._boxed.free()
        self._lasting.free()

    def record(self, commands: QRhiCommandBuffer, target: QRhiRenderTarget, scene: LitScene) -> None:
        """Draw a scene. Raises `CannotDraw`."""
        size = target.pixelSize()
        self._fit(size)
        drawn = instances(scene)
        batch = self.rhi.nextResourceUpdateBatch()
        self._take(scene.camera.box, batch)
        batch.updateDynamicBuffer(self._instances, 0, drawn.table.tobytes())
        frame = frame_of(scene, size.toTuple(), self._half.toTuple(), self.quality.taps)
        if self._drawn is None or self._drawn[0] != frame:
            self._drawn = frame, uniforms(frame, self._how)
        batch.updateDynamicBuffer(self._frame, 0, self._drawn[1])
        commands.beginPass(self._shadow.target, NOTHING, CLEAR, batch)
        self._draw(commands, Step.SHADOW_MAP, drawn.wood, self._shadow.texture.pixelSize())
        commands.endPass()
        if drawn.held:
            commands.beginPass(self._held.target, NOTHING, CLEAR)
            self._draw(commands, Step.HELD_MAP, drawn.held, HELD_MAP)
            commands.endPass()
        commands.beginPass(self._geometry.target, NOTHING, CLEAR)
        self._draw(commands, Step.GEOMETRY, [*drawn.wood, *drawn.ground], size)
        commands.endPass()
        self._fill(commands, Step.OCCLUSION, self._occlusion)
        self._fill(commands, Step.BLUR, self._smooth)
        commands.beginPass(target, NOTHING, CLEAR)
        self._draw(commands, Step.WOOD, drawn.wood, size)
        self._draw(commands, Step.GROUND, drawn.ground, size)
        if drawn.outlines:
            self._draw(commands, Step.OUTLINE, drawn.outlines, size)
        commands.endPass()

    def _take(self, box: Box, batch: QRhiResourceUpdateBatch) -> None:
        """Draw the pieces of this box from now on."""
        if box is self._box:
            return
        self._boxed.free()
        self._box = box
        vertices, triangles, self._where = stock(box)
        self._vertices = self._boxed.buffer(USAGE.VertexBuffer, len(vertices), is_fixed=True)
        self._triangles = self._boxed.buffer(USAGE.IndexBuffer, len(triangles), is_fixed=True)
        batch.uploadStaticBuffer(self._vertices, vertices)
        batch.uploadStaticBuffer(self._triangles, triangles)

    def _draw(self, commands: QRhiCommandBuffer, step: Step, runs: Sequence[Run], size: QSize) -> None:
        self._begin(commands, step, size)
        for run in runs:
            place = self._where[run.mesh]
            # Not all systems can begin with a later instance, so the buffer begins later.
            buffers = [(self._vertices, place.vertices * VERTEX), (self._instances, run.first * INSTANCE)]
            commands.setVertexInput(
                0, buffers, self._triangles, place.triangles * 4, QRhiCommandBuffer.IndexFormat.IndexUInt32
            )
            commands.drawIndexed(place.indices, run.many)

    def _fill(self, commands: QRhiCommandBuffer, step: Step, target: Target) -> None:
        """Draw the whole of a target."""
        commands.beginPass(target.target, NOTHING, CLEAR)
        self._begin(commands, step, self._half)
        commands.draw(3)
        commands.endPass()

    def _begin(self, commands: QRhiCommandBuffer, step: Step, size: QSize) -> None:
        commands.setGraphicsPipeline(self._pipelines[step])
        commands.setViewport(QRhiViewport(0, 0, size.width(), size.height()))
        commands.setShaderResources(self._bindings[step])

    def _fit(self, size: QSize) -> None:
        """Make what depends on the size of the picture."""
        if size == self._size:
            return
        self._sized.free()
        self._size = QSize(size)
        self._half = QSize((size.width() + 1) // 2, (size.height() + 1) // 2)
        make, nearest = self._sized, self._nearest
        self._geometry = make.target(FORMAT.RGBA32F, size, has_depth=True)
        self._occlusion = make.target(FORMAT.R8, self._half, has_depth=False)
        self._smooth = make.target(FORMAT.R8, self._half, has_depth=False)
        geometry, occlusion = (self._geometry.texture, nearest), (self._occlusion.texture, nearest)
        held = self._held.texture, nearest
        lights = (self._shadow.texture, nearest), (self._smooth.texture, self._linear), held
        read = {
            Step.OCCLUSION: (geometry,),
            Step.BLUR: (geometry, occlusion),
            Step.WOOD: lights,
            Step.GROUND: lights,
        }
        self._bindings = {step: make.bindings(self._frame, *read.get(step, ())) for step in Step}
        # Pipelines take any bindings of the same layout: they are made once, which takes far longer than all the rest.
        if not self._pipelines:
            self._pipelines = {step: self._lasting.pipeline(plan) for step, plan in self._plans().items()}

    def _plans(self) -> dict[Step, PipelinePlan]:
        bound, picture, samples = self._bindings, self._target, self.quality.samples
        culls = QRhiGraphicsPipeline.CullMode

        def whole(step: Step, name: str, target: Target) -> PipelinePlan:
            plan = PipelinePlan("full_picture", name, bound[step], target.descriptor, culls=culls.None_)
            return plan._replace(has_depth=False)

        def seen(step: Step, name: str) -> PipelinePlan:
            return PipelinePlan("scene", name, bound[step], picture, samples, is_blended=True)

        shadow, geometry = self._shadow.descriptor, self._geometry.descriptor
        return {
            Step.SHADOW_MAP: PipelinePlan("shadow_map", "shadow_map", bound[Step.SHADOW_MAP], shadow),
            Step.HELD_MAP: PipelinePlan("held_map", "shadow_map", bound[Step.HELD_MAP], self._held.descriptor),
            Step.GEOMETRY: PipelinePlan("scene", "geometry", bound[Step.GEOMETRY], geometry),
            Step.OCCLUSION: whole(Step.OCCLUSION, "occlusion", self._occlusion),
            Step.BLUR: whole(Step.BLUR, "occlusion_blur", self._smooth),
            Step.WOOD: seen(Step.WOOD, "wood"),
            Step.GROUND: seen(Step.GROUND, "table_shadow"),
            Step.OUTLINE: seen(Step.OUTLINE, "outline")._replace(vertex="outline", culls=culls.Front),
        }
