"""The lit pictures of one wheel: the last one is kept, and where none can come in time the wheel is painted."""

from __future__ import annotations

import logging
import weakref
from dataclasses import replace
from functools import cache

import numpy as np
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QImage

from hamster_table.models.guard import guard
from hamster_table.views.art.theme import APPEARANCE, theme
from hamster_table.views.hamsterrolle.lit.choice import Choice, Mode, before_trying, choose
from hamster_table.views.hamsterrolle.lit.scene import LitScene
from hamster_table.views.hamsterrolle.lit.studio import studio
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame

REST = 300
"""So many milliseconds nothing has moved before a slow picture is drawn."""
SAME, SAME_TURN = 0.01, 1e-4
"""What lies otherwise by no more looks as before: millimetres, and parts of a quaternion."""

log = logging.getLogger(__name__)


def current_choice() -> Choice:
    """Whether wheels are lit now, and why not."""
    setting, platform, contrast = APPEARANCE.lit_wheel, QGuiApplication.platformName(), theme().high_contrast
    choice = before_trying(setting, platform, contrast)
    if choice.mode is not Mode.NEVER:
        choice = choose(setting, platform, contrast, studio().device)
        if choice.mode is Mode.NEVER:
            studio().rest()
    if choice.reason:
        _say_once(choice.reason)
    return choice


@cache
def _say_once(reason: str) -> None:
    log.info("The wheel is painted: %s", reason)


_wheels: weakref.WeakSet[LitWheel] = weakref.WeakSet()


def _rest_if_unused() -> None:
    """Who has left the wheel needs the memory of the graphics card for something else."""
    if not _wheels:
        studio().rest()


class LitWheel(QObject):
    """Hands out lit pictures of a wheel."""

    ready = Signal()
    """A picture has come that was not there when it was asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene: LitScene | None = None
        self._image: QImage | None = None
        self._wanted: LitScene | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._draw_wanted)
        _wheels.add(self)
        weakref.finalize(self, _rest_if_unused).atexit = False

    def prepare(self) -> None:
        """Be ready for a first picture in the middle of painting."""
        if current_choice().mode is Mode.ALWAYS:
            studio().prepare()

    def picture(self, scene: LitScene) -> QImage | None:
        """The picture of a scene, as `Studio.picture` gives it; None: it has to be painted, for now or for ever."""
        mode = current_choice().mode
        if mode is Mode.NEVER:
            self._scene = self._image = self._wanted = None
            self._rest.stop()
            return None
        if self._scene is not None and looks_the_same(scene, self._scene):
            return self._image
        if mode is Mode.ALWAYS:
            self._keep(scene)
            return self._image
        if self._wanted is None or not looks_the_same(scene, self._wanted):
            self._wanted = scene
            self._rest.start()
        return None

    def _keep(self, scene: LitScene) -> None:
        self._scene, self._image = scene, studio().picture(scene)

    @guard
    def _draw_wanted(self) -> None:
        if self._wanted is not None:
            self._keep(self._wanted)
            self._wanted = None
            self.ready.emit()


def looks_the_same(scene: LitScene, other: LitScene) -> bool:
    """Whether two scenes have the same picture, as far as an eye can tell."""
    if scene == other:
        return True
    return replace(scene, frame=other.frame) == other and lies_the_same(scene.frame, other.frame)


def lies_the_same(one: RenderFrame, two: RenderFrame) -> bool:
    """Whether all wood is at the same places in two frames, as seen from their hubs."""
    if one is two:
        return True
    if abs(one.roll - two.roll) > SAME_TURN or [*one.poses] != [*two.poses]:
        return False
    if not one.poses:
        return True
    apart = np.abs(np.array([*one.poses.values()]) - np.array([*two.poses.values()]))
    return bool((apart[:, :3] <= SAME).all() and (apart[:, 3:] <= SAME_TURN).all())
