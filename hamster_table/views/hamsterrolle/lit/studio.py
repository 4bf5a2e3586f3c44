"""The one place where wheels are drawn by the graphics card: a hidden widget, which is asked for pictures."""

from __future__ import annotations

import logging
import math
import statistics
import time
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QImage, QRhi, QRhiCommandBuffer
from PySide6.QtWidgets import QRhiWidget

from hamster_table.engine.hamsterrolle.actions import LEFT
from hamster_table.engine.i18n import QT_TRANSLATE_NOOP, Phrase
from hamster_table.models.guard import guard
from hamster_table.system import paths
from hamster_table.views.art.theme import APPEARANCE
from hamster_table.views.hamsterrolle.lit.choice import ON, Device, Verdict, judge
from hamster_table.views.hamsterrolle.lit.passes import Passes, Quality
from hamster_table.views.hamsterrolle.lit.resources import CannotDraw
from hamster_table.views.hamsterrolle.lit.scene import LitScene
from hamster_table.views.hamsterrolle.render3d.camera import Camera
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame

QUALITIES = Quality(24, 2048, 4), Quality(12, 2048, 4), Quality(12, 1024, 4), Quality(8, 1024, 4), Quality(8, 1024, 1)
"""From the most work to the least: smooth edges go last."""
SOFTWARE_QUALITY = 2
"""The one for pictures that the processor draws."""
SMALL = 64
"""The size of the first picture, in pixels, for which the shaders are made ready; sizes grow in such steps."""
WASTE = 2.0
"""A buffer that is so many times larger than wanted is made smaller."""

log = logging.getLogger(__name__)

ENDED = QT_TRANSLATE_NOOP("Doctor", "the program ended when it was tried; the setting On tries it again")


class _Host(QRhiWidget):
    """A widget that nobody sees: only widgets are given a graphics system by Qt."""

    def __init__(self) -> None:
        super().__init__()
        self.scene: LitScene | None = None
        self.quality = QUALITIES[0]
        self.device = ""
        self.problem: Phrase | None = None
        self._passes: Passes | None = None
        self.setSampleCount(self.quality.samples)
        # One that was never shown is given a new graphics system with every picture.
        self.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, False)
        self.resize(SMALL, SMALL)
        self.renderFailed.connect(self._fail)

    def _fail(self) -> None:
        self.problem = self.problem or Phrase(QT_TRANSLATE_NOOP("Doctor", "there is no graphics system for widgets"))

    def set_quality(self, quality: Quality) -> None:
        """Draw with this much work from now on."""
        self.quality = quality
        self.free()
        self.setSampleCount(quality.samples)

    def free(self) -> None:
        """Give everything back to the graphics system."""
        if self._passes is not None:
            self._passes.free()
            self._passes = None

    @guard
    def initialize(self, commands: QRhiCommandBuffer) -> None:
        """A graphics system, or another target: what belongs to another one is given back."""
        # The information must be held: its name is a part of it.
        about = self.rhi().driverInfo()
        self.device = about.deviceName.toStdString()
        if self._passes is not None and self._passes.rhi is not self.rhi():
            self.free()

    @guard
    def render(self, *given: Any, **named: Any) -> None:
        """Draw the scene; nothing where there is none, or where something is missing. *given* is the command buffer:
        any widget has another `render` besides, so that this one must take anything."""
        commands: QRhiCommandBuffer = given[0]
        if self.scene is None or self.problem:
            return
        try:
            rhi: QRhi = self.rhi()
            if self._passes is None:
                self._passes = Passes(rhi, self.renderTarget().renderPassDescriptor(), self.quality)
            self._passes.record(commands, self.renderTarget(), self.scene)
        except CannotDraw as error:
            self.problem = Phrase("{error}", error=str(error))

    @guard
    def releaseResources(self) -> None:
        """The graphics system goes."""
        self.free()


class Studio:
    """Draws wheels, as long as it can: `device` says whether. There is one in a program: `studio`."""

    def __init__(self) -> None:
        self._host: _Host | None = None
        self._device: Device | None = None
        self._level = 0
        self._seconds: list[float] = []
        self._is_proven = False
        """Whether a picture has come: from then on nothing is new to the graphics system."""

    @property
    def device(self) -> Device:
        """What is known of the graphics system, which is sought when it is asked for first."""
        if self._device is None:
            self._open()
        assert self._device is not None
        return self._device

    def _open(self) -> None:
        if self._device is None and APPEARANCE.lit_wheel != ON and _attempt_note().exists():
            self._device = Device(problem=Phrase(ENDED))
            return
        self._host = _Host()
        if self._device is None:
            application = QCoreApplication.instance()
            assert application is not None
            application.aboutToQuit.connect(self._end)
            self._device = Device()
        self._host.show()
        # An empty picture says what draws it; only for the first wheel are the shaders made ready.
        self._grab()
        if self._host is not None:
            self._level = SOFTWARE_QUALITY if self._device.is_software else self._level
            self._host.set_quality(QUALITIES[self._level])

    def prepare(self) -> None:
        """Make the shaders ready, by a small picture of an empty wheel, so that the first real one takes no longer."""
        if not self.device.problem and self._host is None:
            self._open()
        if self._host is not None and self._host.scene is None:
            camera = Camera((SMALL / 2, SMALL / 2), 0.1, LEFT)
            self._host.scene = LitScene(RenderFrame(0.0, {}), camera, (0.0, 0.0, SMALL, SMALL), 1.0, False)
            self._grab()

    def picture(self, scene: LitScene) -> QImage | None:
        """The picture of a scene, whose upper left corner is that of its area; it may be larger. None: none came, and
        `device` says why."""
        self.prepare()
        if self._host is None:
            return None
        self._fit(math.ceil(scene.area[2] * scene.density), math.ceil(scene.area[3] * scene.density))
        self._host.scene = scene
        start = time.perf_counter()
        image = self._grab()
        self._is_proven = image is not None
        self._learn(time.perf_counter() - start)
        if image is not None:
            # The shaders write blue first, as pictures of widgets have it: nothing has to be converted.
            image.reinterpretAsFormat(QImage.Format.Format_ARGB32_Premultiplied)
            image.setDevicePixelRatio(scene.density)
        return image

    def _grab(self) -> QImage | None:
        assert self._host is not None and self._device is not None
        if not self._is_proven:
            _note_attempt()
        image = self._host.grabFramebuffer()
        if not self._is_proven:
            with suppress(OSError):
                _attempt_note().unlink(missing_ok=True)
        no_picture = Phrase(QT_TRANSLATE_NOOP("Doctor", "no picture comes"))
        problem = self._host.problem or (no_picture if image.isNull() else None)
        self._device = self._device._replace(name=self._host.device or self._device.name, problem=problem)
        if not problem:
            return image
        self.rest()
        return None

    def _fit(self, wide: int, high: int) -> None:
        """Have room for a picture of that size. Another room takes a while, so it grows in steps and seldom shrinks."""
        assert self._host is not None
        now = self._host.fixedColorBufferSize()
        fits = now.width() >= wide and now.height() >= high
        if not fits or now.width() * now.height() > WASTE * wide * high:
            steps = QSize(SMALL * math.ceil(wide / SMALL), SMALL * math.ceil(high / SMALL))
            self._host.setFixedColorBufferSize(steps)

    def _learn(self, seconds: float) -> None:
        """Draw with less work if pictures take too long."""
        assert self._device is not None
        if self._device.is_software or self._device.too_slow or self._host is None:
            return
        self._seconds.append(seconds)
        verdict = judge(self._seconds)
        if verdict is Verdict.WAIT:
            return
        is_least = self._level == len(QUALITIES) - 1
        if verdict is Verdict.TOO_SLOW:
            self._device = self._device._replace(too_slow=statistics.median(self._seconds))
        elif verdict is Verdict.LESS_WORK and not is_least:
            self._level += 1
            log.info("The wheel is lit with less work: %s", QUALITIES[self._level])
            self._host.set_quality(QUALITIES[self._level])
        self._seconds.clear()

    def rest(self) -> None:
        """Give everything back, until a picture is wanted again."""
        host, self._host = self._host, None
        if host is not None:
            host.free()
            host.close()
            host.deleteLater()

    @guard
    def _end(self) -> None:
        """The program ends: no picture is drawn any more."""
        self.rest()
        self._device = self.device._replace(problem=Phrase(QT_TRANSLATE_NOOP("Doctor", "the program ends")))


def _attempt_note() -> Path:
    """The file that is there while the graphics system is tried: if it ends the program, the next start finds it."""
    return paths.data_folder() / "lit-wheel-is-tried"


def _note_attempt() -> None:
    # Without a place to write it is tried all the same.
    with suppress(OSError):
        _attempt_note().parent.mkdir(parents=True, exist_ok=True)
        _attempt_note().touch()


@cache
def studio() -> Studio:
    """The studio of this program."""
    return Studio()
