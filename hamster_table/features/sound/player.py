"""The player of sounds: one for the program, silent until it is opened.

It never keeps the window waiting: what is asked for is left in the mixer, and a thread of its own loads numpy and the
files, opens the device, starts it when something is to be heard, and stops it after `IDLE_S` of silence. Sound is never
the only sign of anything, so each failure is a line in the log and a sentence for who asks, and nothing else.
"""

from __future__ import annotations

import atexit
import logging
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from threading import Event, Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from hamster_table.engine.i18n import QT_TRANSLATE_NOOP
from hamster_table.models.guard import guard
from hamster_table.models.relay import Relay

if TYPE_CHECKING:
    from hamster_table.features.sound.device import Device
    from hamster_table.features.sound.mixer import Mixer, Samples

IDLE_S = 2.0
"""After so many seconds of silence the device is stopped."""
AGAIN_S = 0.04
"""The same sound does not begin twice within so many seconds: one hears it once."""
AGAIN_AFTER_S = 1.0, 2.0, 5.0, 10.0, 30.0
"""So many seconds after a device was lost it is opened anew: the last pause again and again."""
CLOSE_S = 1.0
"""For how many seconds the program waits at its end for the device."""

log = logging.getLogger(__name__)

Bank = Callable[[], Mapping[str, "Samples"]]
"""Makes sounds, by name; it is called once, on the thread of the player."""


class SoundPlayer(QObject):
    """What the program says to its loudspeaker. All but `play` and `set_loop` is for the thread of the window."""

    changed = Signal()
    """`volume`, `is_muted` or `why_silent` is another."""

    played = Signal(str)
    """(name): a sound begins."""

    def __init__(self) -> None:
        super().__init__()
        self.volume = 70
        """In percent."""
        self.is_muted = False
        self.why_silent = ""
        """Why nothing can be heard on this computer, as a sentence; "" while nothing speaks against it."""
        self._is_open = False
        self._banks: list[Bank] = [_files]
        self._thread: SoundThread | None = None
        self._begun: dict[str, float] = {}
        """When each sound began last."""

    @property
    def is_on(self) -> bool:
        """Whether what is played now would be heard; if not, nothing need be computed for it."""
        return self._is_open and not self.is_muted and self.volume > 0 and not self.why_silent

    def open(self) -> None:
        """From now on the program may be heard. Nothing begins before `prepare` or the first sound."""
        self._is_open = True

    def close(self) -> None:
        """Be silent, and give the device back, until it is opened again."""
        self._is_open, self.why_silent = False, ""
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.end()

    def add(self, bank: Bank) -> None:
        """Let these sounds be played too; the same bank counts once."""
        if bank not in self._banks:
            self._banks.append(bank)
            if self._thread is not None:
                self._thread.load(bank)

    def prepare(self) -> None:
        """Something may sound soon: have files and device ready. Returns at once."""
        if self.is_on:
            self._running()

    def set_volume(self, percent: int, is_muted: bool) -> None:
        """Be so loud from now on."""
        if (percent, is_muted) == (self.volume, self.is_muted):
            return
        self.volume, self.is_muted = percent, is_muted
        if self._thread is not None:
            self._thread.set_volume(self._gain)
        self.changed.emit()

    def play(self, name: str, gain: float = 1.0) -> None:
        """Begin the sound of that name, as loud as its file times *gain*. Nothing happens where there is none."""
        if not self.is_on:
            return
        now = time.monotonic()
        if now - self._begun.get(name, -AGAIN_S) < AGAIN_S:
            return
        self._begun[name] = now
        self._running().play(name, gain)
        self.played.emit(name)

    def set_loop(self, name: str, level: float) -> None:
        """Let a sound go round at this level, 0 to 1; it ends by itself when it is not set again."""
        if self.is_on and level > 0:
            self._running().set_loop(name, level)

    def _running(self) -> SoundThread:
        """The thread, started with the first thing that is asked of it."""
        if self._thread is None:
            relay = Relay(self._on_news)
            self._thread = SoundThread([*self._banks], relay.say)
            self._thread.set_volume(self._gain)
            relay.carry_for(self._thread)
        return self._thread

    @property
    def _gain(self) -> float:
        # Ears count in ratios: half of the way is to sound half as loud, which is a quarter of the power.
        return 0.0 if self.is_muted else (self.volume / 100) ** 1.5

    @Slot(object)
    @guard
    def _on_news(self, news: tuple[str, bool]) -> None:
        why, is_ended = news
        if is_ended:
            self._thread = None
        if why != self.why_silent:
            self.why_silent = why
            log.warning("No sound: %s" if why else "There is sound again.%s", why)
            self.changed.emit()


class SoundThread(Thread):
    """Owns mixer and device. It sleeps while nothing sounds."""

    def __init__(self, banks: list[Bank], tell: Callable[[tuple[str, bool]], object]) -> None:
        """*tell* is called on this thread when there is no sound after all, with a sentence and whether that is the
        end; and with "" when there is sound again."""
        super().__init__(name="sound", daemon=True)
        self._tell = tell
        self._banks = banks
        self._volume = 1.0
        self._sounds: dict[str, Samples] = {}
        self._mixer: Mixer | None = None
        self._device: Device | None = None
        self._woken = Event()
        self._plays = False
        """Whether the device plays."""
        self._is_ended = False

    # What others do

    def play(self, name: str, gain: float) -> None:
        """Begin a sound, if it is loaded and there is a device."""
        samples, mixer = self._sounds.get(name), self._mixer
        if samples is not None and mixer is not None:
            mixer.play(samples, gain)
            self._wake()

    def set_loop(self, name: str, level: float) -> None:
        """Let a sound go round, if it is loaded and there is a device."""
        samples, mixer = self._sounds.get(name), self._mixer
        if samples is not None and mixer is not None:
            mixer.set_loop(name, samples, level)
            self._wake()

    def set_volume(self, gain: float) -> None:
        """Be so loud from the next block on."""
        self._volume = gain
        if self._mixer is not None:
            self._mixer.volume = gain

    def load(self, bank: Bank) -> None:
        """Make more sounds."""
        self._banks.append(bank)
        self._woken.set()

    def end(self) -> None:
        """Stop, and wait `CLOSE_S` at most until the device is given back."""
        self._is_ended = True
        self._woken.set()
        self.join(CLOSE_S)

    def _wake(self) -> None:
        # While the device plays, the thread looks for itself whether there is more.
        if not self._plays:
            self._woken.set()

    # What it does

    def run(self) -> None:
        """Make all ready, then play whenever there is something to be heard."""
        from hamster_table.features.sound.device import NoSound

        RUNNING.add(self)
        try:
            self._load()
            self._serve()
            pauses = [*AGAIN_AFTER_S]
            while not self._is_ended:  # the device was there, and is lost
                self._woken.clear()
                self._woken.wait(pauses[0])
                del pauses[: len(pauses) > 1]
                self._load()
                with suppress(NoSound):
                    self._serve()
                    pauses = [*AGAIN_AFTER_S]
        except NoSound as why:
            self._tell((str(why), True))
        except Exception:
            log.exception("sound has failed")
            self._tell((QT_TRANSLATE_NOOP("Sound", "The player of sounds has failed; the log says more."), True))
        finally:
            RUNNING.discard(self)

    def _serve(self) -> None:
        """Open the device and play until the end, or until it is lost. Raises `NoSound` where there is none."""
        from hamster_table.features.sound.device import Device, NoSound
        from hamster_table.features.sound.mixer import Mixer

        mixer = Mixer(self._volume)
        device = self._device = Device(mixer.mix)
        try:
            self._mixer = mixer
            mixer.volume = self._volume
            self._tell(("", False))
            while not self._is_ended:
                # In this order: what comes between the look at the mixer and the wait has set the event.
                self._woken.clear()
                self._load()
                if mixer.is_silent:
                    self._woken.wait()
                else:
                    self._play_until_idle(device, mixer)
        except NoSound as why:
            self._tell((str(why), False))
        finally:
            self._mixer = self._device = None
            device.close()

    def _play_until_idle(self, device: Device, mixer: Mixer) -> None:
        from hamster_table.features.sound.device import NoSound

        self._plays = True
        try:
            device.start()
            heard = time.monotonic()
            while not self._is_ended and time.monotonic() - heard < IDLE_S:
                self._woken.wait(IDLE_S / 4)
                self._woken.clear()
                self._load()
                if device.is_stalled:
                    raise NoSound(QT_TRANSLATE_NOOP("Sound", "The audio device does not answer."))
                if not mixer.is_silent:
                    heard = time.monotonic()
            device.stop()
        finally:
            self._plays = False

    def _load(self) -> None:
        while self._banks:
            self._sounds.update(self._banks.pop(0)())


def _files() -> Mapping[str, Samples]:
    """The sounds that are kept as files."""
    from hamster_table.features.sound.files import read_all

    return read_all()


RUNNING: set[SoundThread] = set()
"""The threads that have not ended."""


@atexit.register
def stop_all() -> None:
    """Give the device back at the end of the program, before Python takes apart what its thread calls."""
    for thread in [*RUNNING]:
        thread.end()


SOUND = SoundPlayer()
"""The sound of the program."""
