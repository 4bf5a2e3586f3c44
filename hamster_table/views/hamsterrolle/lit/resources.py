"""Makes what a graphics system draws with, and gives it back: textures, buffers, pipelines."""

from __future__ import annotations

from typing import NamedTuple, Protocol, TypeVar

from PySide6.QtCore import QSize
from PySide6.QtGui import (
    QRhi,
    QRhiBuffer,
    QRhiColorAttachment,
    QRhiGraphicsPipeline,
    QRhiRenderBuffer,
    QRhiRenderPassDescriptor,
    QRhiSampler,
    QRhiShaderResourceBinding,
    QRhiShaderResourceBindings,
    QRhiShaderStage,
    QRhiTexture,
    QRhiTextureRenderTarget,
    QRhiTextureRenderTargetDescription,
    QRhiVertexInputAttribute,
    QRhiVertexInputBinding,
    QRhiVertexInputLayout,
    QShader,
)

from hamster_table.system import resources
from hamster_table.views.hamsterrolle.lit.scene import COLUMNS

VERTEX = 36
"""The bytes of a vertex."""
INSTANCE = 4 * COLUMNS
FRAGMENT = QRhiShaderResourceBinding.StageFlag.FragmentStage
BOTH = QRhiShaderResourceBinding.StageFlag.VertexStage | FRAGMENT
FORMAT = QRhiTexture.Format


class CannotDraw(Exception):
    """This graphics system lacks something; the text says what."""


class _Freed(Protocol):
    def deleteLater(self) -> None: ...


class _Creatable(_Freed, Protocol):
    def create(self) -> bool: ...


Made = TypeVar("Made", bound=_Creatable)


class Target(NamedTuple):
    """A texture into which is drawn."""

    texture: QRhiTexture
    target: QRhiTextureRenderTarget
    descriptor: QRhiRenderPassDescriptor


class Resources:
    """Everything that was made with one graphics system, until it is freed.

    Python never frees what a QRhi has made, 32 MB with every wheel: that is done here, and by hand.
    """

    def __init__(self, rhi: QRhi) -> None:
        self.rhi = rhi
        self._kept: list[_Freed] = []
        self._held: list[object] = []
        """What Qt only points to, and Python must keep."""

    def made(self, thing: Made) -> Made:
        """The same, created. Raises `CannotDraw`."""
        if not thing.create():
            raise CannotDraw(f"no {type(thing).__name__} can be made")
        self._kept.append(thing)
        return thing

    def free(self) -> None:
        """Give everything back, the last first."""
        for thing in reversed(self._kept):
            thing.deleteLater()
        self._kept.clear()
        self._held.clear()

    def buffer(self, usage: QRhiBuffer.UsageFlag, size: int, *, is_fixed: bool = False) -> QRhiBuffer:
        """A buffer of so many bytes, which is filled once or for each picture."""
        kind = QRhiBuffer.Type.Immutable if is_fixed else QRhiBuffer.Type.Dynamic
        return self.made(self.rhi.newBuffer(kind, usage, size))

    def sampler(self, between: QRhiSampler.Filter) -> QRhiSampler:
        """How textures are read between their points."""
        clamp = QRhiSampler.AddressMode.ClampToEdge
        return self.made(self.rhi.newSampler(between, between, QRhiSampler.Filter.None_, clamp, clamp))

    def target(self, format: QRhiTexture.Format, size: QSize, *, has_depth: bool) -> Target:
        """A texture of a size into which is drawn."""
        texture = self.made(self.rhi.newTexture(format, size, 1, QRhiTexture.Flag.RenderTarget))
        description = QRhiTextureRenderTargetDescription(QRhiColorAttachment(texture))
        if has_depth:
            depth = self.made(self.rhi.newRenderBuffer(QRhiRenderBuffer.Type.DepthStencil, size, 1))
            description.setDepthStencilBuffer(depth)
        target = self.rhi.newTextureRenderTarget(description)
        descriptor = target.newCompatibleRenderPassDescriptor()
        target.setRenderPassDescriptor(descriptor)
        self._held.append(description)
        self._kept.append(descriptor)
        return Target(texture, self.made(target), descriptor)

    def bindings(self, frame: QRhiBuffer, *textures: tuple[QRhiTexture, QRhiSampler]) -> QRhiShaderResourceBindings:
        """What a shader reads: the numbers of the picture, and textures by their number from 1 on. Each pipeline needs
        one of its own: with OpenGL a second one with the same bindings would keep the numbers of the first picture."""
        binding = QRhiShaderResourceBinding
        made = self.rhi.newShaderResourceBindings()
        read = [binding.sampledTexture(n, FRAGMENT, *texture) for n, texture in enumerate(textures, 1)]
        made.setBindings([binding.uniformBuffer(0, BOTH, frame), *read])
        return self.made(made)

    def pipeline(self, plan: PipelinePlan) -> QRhiGraphicsPipeline:
        """A pipeline as planned."""
        pipeline = self.rhi.newGraphicsPipeline()
        stage = QRhiShaderStage.Type
        vertex, fragment = shader(f"{plan.vertex}.vert"), shader(f"{plan.fragment}.frag")
        pipeline.setShaderStages([QRhiShaderStage(stage.Vertex, vertex), QRhiShaderStage(stage.Fragment, fragment)])
        pipeline.setVertexInputLayout(_instance_layout() if plan.has_depth else QRhiVertexInputLayout())
        pipeline.setDepthTest(plan.has_depth)
        pipeline.setDepthWrite(plan.has_depth)
        pipeline.setDepthOp(QRhiGraphicsPipeline.CompareOp.LessOrEqual)
        pipeline.setCullMode(plan.culls)
        if plan.is_blended:
            pipeline.setTargetBlends([_premultiplied()])
        pipeline.setSampleCount(plan.samples)
        pipeline.setShaderResourceBindings(plan.bindings)
        pipeline.setRenderPassDescriptor(plan.descriptor)
        return self.made(pipeline)


class PipelinePlan(NamedTuple):
    """How something is drawn."""

    vertex: str
    """The names of the shaders."""
    fragment: str
    bindings: QRhiShaderResourceBindings
    descriptor: QRhiRenderPassDescriptor
    samples: int = 1
    culls: QRhiGraphicsPipeline.CullMode = QRhiGraphicsPipeline.CullMode.Back
    has_depth: bool = True
    """Whether meshes are drawn, of which what is nearer covers the rest; else the whole picture."""
    is_blended: bool = False


def shader(name: str) -> QShader:
    """A shader as it was translated beforehand. Raises `CannotDraw`."""
    found = QShader.fromSerialized(resources.read("shaders", f"{name}.qsb"))
    if not found.isValid():
        raise CannotDraw(f"the shader {name} cannot be read")
    return found


def _instance_layout() -> QRhiVertexInputLayout:
    """Place, normal and sign of a vertex; then rows, colour and traits of an instance."""
    attribute, binding = QRhiVertexInputAttribute, QRhiVertexInputBinding
    layout = QRhiVertexInputLayout()
    layout.setBindings([binding(VERTEX), binding(INSTANCE, binding.Classification.PerInstance)])
    of_vertex = [attribute(0, n, attribute.Format.Float3, 12 * n) for n in range(3)]
    layout.setAttributes([*of_vertex, *(attribute(1, 3 + n, attribute.Format.Float4, 16 * n) for n in range(5))])
    return layout


def _premultiplied() -> QRhiGraphicsPipeline.TargetBlend:
    # Once it is enabled, a blend is one of premultiplied colours.
    blend = QRhiGraphicsPipeline.TargetBlend()
    blend.enable = True
    return blend
