"""The loudspeaker, by miniaudio; where there is none, one sentence says why.

`HAMSTER_TABLE_SOUND=off` opens none, `HAMSTER_TABLE_SOUND=null` one that nobody hears, for tests.
"""

from __future__ import annotations

import ctypes
import os
import sys
import time
from collections.abc import Callable, Generator
from contextlib import suppress
from typing import Any

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.features.sound.mixer import RATE

PERIOD_MS = 20
"""Milliseconds that are mixed at one stroke. Less cracks when the machine is busy, more is heard as late."""

STALLED_S = 2.0
"""A device that plays and asks for no samples for so many seconds is lost."""

Mix = Callable[[int], Any]
"""Gives the next samples, (count,) of 16 bits; it is called on a thread of the device's own."""


class NoSound(Exception):
    """Why there is no sound here, as a sentence for people."""


class Device:
    """A loudspeaker that is silent until it is started. `NoSound` is raised where there is none."""

    def __init__(self, mix: Mix) -> None:
        chosen = os.environ.get("HAMSTER_TABLE_SOUND", "")
        if chosen == "off":
            raise NoSound(QT_TRANSLATE_NOOP("Sound", "Sound is switched off by HAMSTER_TABLE_SOUND."))
        try:
            import miniaudio
        except (ImportError, OSError) as error:
            raise NoSound(QT_TRANSLATE_NOOP("Sound", "The library miniaudio is not installed.")) from error
        self._mix = mix
        self._asked = 0.0
        _silence_alsa()
        backends = [miniaudio.Backend.NULL] if chosen == "null" else []
        try:
            self._device = miniaudio.PlaybackDevice(
                nchannels=1, sample_rate=RATE, buffersize_msec=PERIOD_MS, backends=backends, app_name="Hamster Table"
            )
        except miniaudio.MiniaudioError as error:
            raise NoSound(QT_TRANSLATE_NOOP("Sound", "No audio device was found.")) from error
        self.name = str(self._device.backend)
        """Through what it plays, such as "PulseAudio"."""
        # Where it finds nothing else, miniaudio takes the device that nobody hears.
        if chosen != "null" and self.name == "Null":
            self.close()
            raise NoSound(QT_TRANSLATE_NOOP("Sound", "No audio device was found."))

    def start(self) -> None:
        """Begin to play what `mix` gives. Raises `NoSound`."""
        import miniaudio

        self._asked = time.monotonic()
        stream = self._stream()
        next(stream)
        try:
            self._device.start(stream)
        except miniaudio.MiniaudioError as error:
            raise NoSound(QT_TRANSLATE_NOOP("Sound", "The audio device does not answer.")) from error

    def stop(self) -> None:
        """Play nothing; nothing runs then. Raises `NoSound`."""
        import miniaudio

        try:
            self._device.stop()
        except miniaudio.MiniaudioError as error:
            raise NoSound(QT_TRANSLATE_NOOP("Sound", "The audio device does not answer.")) from error

    def close(self) -> None:
        """Give it back."""
        self._device.close()

    @property
    def is_stalled(self) -> bool:
        """Whether it was started and does not ask for samples any more, as when its sound server has ended."""
        return time.monotonic() - self._asked > STALLED_S

    def _stream(self) -> Generator[bytes, int, None]:
        count = yield b""
        while True:
            self._asked = time.monotonic()
            count = yield self._mix(count).tobytes()


def _say_nothing(file: bytes, line: int, function: bytes, error: int, words: bytes) -> None:
    """What ALSA calls with a complaint; that it has found nothing is known from what it returns."""


# Kept, for ALSA may complain at any time.
_SILENT = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)(
    _say_nothing
)


def _silence_alsa() -> None:
    """Keep ALSA from writing a dozen lines into the terminal where there is no sound card."""
    if sys.platform.startswith("linux"):
        with suppress(OSError, AttributeError):
            ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_SILENT)
