"""Whether the wheel is lit by the graphics card or painted, and why."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from enum import Enum
from typing import NamedTuple

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP, Phrase

SOFTWARE = "llvmpipe", "softpipe", "swrast", "swiftshader", "basic render"
"""Parts of the names of graphics systems that draw with the processor: 30 times slower than the painter."""
LEARNED = 10
"""After so many pictures it is known how long one takes."""
TOO_SLOW, SLOW = 0.020, 0.008
"""Pictures that take so many seconds are given up, or drawn with less work."""
PROBLEM = QT_TRANSLATE_NOOP("Doctor", "{problem} ({device})")
OFF, ON = "off", "on"
OFFSCREEN = "offscreen", "minimal", "vnc", "linuxfb"
"""Qt platforms without a graphics system for widgets."""


class Mode(Enum):
    """When the wheel is lit."""

    NEVER = 0
    AT_REST = 1
    """Once nothing has moved for a while; what moves is painted."""
    ALWAYS = 2


class Choice(NamedTuple):
    """When the wheel is lit, and for whoever asks, why not always."""

    mode: Mode
    why: Phrase | None = None

    @property
    def reason(self) -> str:
        """The same in English, for the log; "": there is none."""
        return str(self.why or "")


class Device(NamedTuple):
    """What is known of the graphics system."""

    name: str = ""
    problem: Phrase | None = None
    """Why it cannot draw the wheel; None: it can."""
    too_slow: float = 0.0
    """How many seconds its pictures take that are too slow; 0: they are not."""

    @property
    def is_software(self) -> bool:
        """Whether it draws with the processor."""
        return any(part in self.name.lower() for part in SOFTWARE)


def before_trying(setting: str, platform: str, has_high_contrast: bool) -> Choice:
    """The choice as far as nothing has to be drawn for it: *setting* is one of `LIT_WHEEL`, *platform* Qt's name."""
    if setting == OFF:
        return Choice(Mode.NEVER, Phrase(QT_TRANSLATE_NOOP("Doctor", "the setting is off")))
    if has_high_contrast:
        return Choice(Mode.NEVER, Phrase(QT_TRANSLATE_NOOP("Doctor", "the theme of high contrast has no light")))
    if platform in OFFSCREEN:
        nothing = QT_TRANSLATE_NOOP("Doctor", "there is no graphics system on the platform {platform}")
        return Choice(Mode.NEVER, Phrase(nothing, platform=repr(platform)))
    return Choice(Mode.ALWAYS)


def choose(setting: str, platform: str, has_high_contrast: bool, device: Device) -> Choice:
    """The choice for a graphics system that was tried."""
    before = before_trying(setting, platform, has_high_contrast)
    if before.mode is Mode.NEVER:
        return before
    if device.problem:
        name = device.name or Phrase(QT_TRANSLATE_NOOP("Doctor", "no graphics system"))
        return Choice(Mode.NEVER, Phrase(PROBLEM, problem=device.problem, device=name))
    if device.is_software:
        why = Phrase(QT_TRANSLATE_NOOP("Doctor", "{device} draws with the processor"), device=device.name)
    elif device.too_slow:
        slow = QT_TRANSLATE_NOOP("Doctor", "a picture takes {time} ms on {device}")
        why = Phrase(slow, time=round(1000 * device.too_slow), device=device.name)
    else:
        return Choice(Mode.ALWAYS)
    return Choice(Mode.AT_REST if setting == ON else Mode.NEVER, why)


class Verdict(Enum):
    """What follows from how long pictures take."""

    WAIT = 0
    """It is not known yet."""
    FAST = 1
    LESS_WORK = 2
    TOO_SLOW = 3


def judge(seconds: Sequence[float]) -> Verdict:
    """What follows from the times of the pictures of one quality."""
    if len(seconds) < LEARNED:
        return Verdict.WAIT
    middle = statistics.median(seconds)
    return Verdict.TOO_SLOW if middle > TOO_SLOW else Verdict.LESS_WORK if middle > SLOW else Verdict.FAST
