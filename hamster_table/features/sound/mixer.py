"""Adds up what sounds: at most a dozen voices and loops, as 16-bit samples. Importing this module loads numpy.

>>> mixer = Mixer()
>>> mixer.play(np.full(3, 0.25, np.float32), 1.0)
>>> mixer.mix(5).tolist()
[8191, 8191, 8191, 0, 0]
>>> mixer.is_silent
True
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

RATE = 32_000
"""Samples per second of all sounds, one channel."""
MOST_VOICES = 12
"""So many voices sound at once, loops among them; of more the weakest end."""
LOOP_HOLD_S = 0.15
"""A loop whose level is not set again within so many seconds fades out: whoever set it has nothing more to show."""
KNEE, CEILING = 0.5, 0.95
"""Peaks above the first are bent so that none passes the second, where 1 is full scale."""
LOUDEST = 0.11
"""The greatest root mean square over about `MEMORY_S`: many voices at once are all made quieter, so that nothing is
louder than -12 LUFS."""
MEMORY_S = 0.12

Samples = NDArray[np.float32]
"""A sound, (n,), in -1 to 1."""


@dataclass(slots=True, eq=False)
class _Voice:
    samples: Samples
    gain: float
    position: int = 0

    @property
    def strength(self) -> float:
        """How much would be missed: less, the nearer it is to its end."""
        return self.gain * (1.0 - self.position / len(self.samples))


@dataclass(slots=True, eq=False)
class _Loop:
    samples: Samples
    wanted: float = 0.0
    level: float = 0.0
    """How loud it was at the end of the last block."""
    hold: int = 0
    """For how many samples more `wanted` is believed."""
    position: int = 0


class Mixer:
    """What sounds now. Any thread may call `play` and `set_loop`; only one calls `mix`."""

    def __init__(self, volume: float = 1.0) -> None:
        self.volume = volume
        """0 to 1, for everything."""
        self._asked: deque[_Voice] = deque(maxlen=10 * MOST_VOICES)
        """What begins with the next block."""
        self._voices: list[_Voice] = []
        self._loops: dict[str, _Loop] = {}
        self._last_volume = volume
        self._power = 0.0
        """The mean square of what was mixed lately, before it was made quieter."""
        self._restraint = 1.0
        """By how much the end of the last block was made quieter."""

    @property
    def is_silent(self) -> bool:
        """Whether nothing sounds, and nothing is about to."""
        loops = [*self._loops.values()]
        return not (self._asked or self._voices or any(loop.wanted or loop.level for loop in loops))

    @property
    def voices(self) -> int:
        """How many voices and loops were heard in the last block and go on."""
        return len(self._voices) + sum(1 for loop in [*self._loops.values()] if loop.level)

    def play(self, samples: Samples, gain: float) -> None:
        """Begin a sound with the next block."""
        if len(samples) and gain > 0:
            self._asked.append(_Voice(samples, gain))

    def set_loop(self, name: str, samples: Samples, level: float) -> None:
        """Let a sound go round at this level, for `LOOP_HOLD_S` or until it is set again."""
        loop = self._loops.setdefault(name, _Loop(samples))
        loop.wanted, loop.hold = level, round(LOOP_HOLD_S * RATE)

    def mix(self, count: int) -> NDArray[np.int16]:
        """The next samples, (count,)."""
        self._admit()
        total = np.zeros(count, np.float32)
        for voice in self._voices:
            part = voice.samples[voice.position : voice.position + count]
            total[: len(part)] += part * np.float32(voice.gain)
            voice.position += count
        self._voices = [voice for voice in self._voices if voice.position < len(voice.samples)]
        for loop in [*self._loops.values()]:
            self._add_loop(total, loop)
        # In a line from the last volume to this one: a jump would crack.
        total *= np.linspace(self._last_volume, self.volume, count, dtype=np.float32)
        self._last_volume = self.volume
        return (self._limited(total) * 32_767).astype(np.int16)

    def _admit(self) -> None:
        """Take up what was asked for, and end the weakest where there are too many."""
        while self._asked:
            self._voices.append(self._asked.popleft())
        room = MOST_VOICES - sum(1 for loop in [*self._loops.values()] if loop.wanted or loop.level)
        if len(self._voices) > room:
            self._voices = sorted(self._voices, key=lambda voice: voice.strength, reverse=True)[: max(0, room)]

    def _add_loop(self, total: Samples, loop: _Loop) -> None:
        count = len(total)
        loop.hold -= count
        if loop.hold < 0:
            loop.wanted = 0.0
        if loop.wanted or loop.level:
            where = (loop.position + np.arange(count)) % len(loop.samples)
            total += loop.samples[where] * np.linspace(loop.level, loop.wanted, count, dtype=np.float32)
            loop.position = (loop.position + count) % len(loop.samples)
        loop.level = loop.wanted

    def _limited(self, total: Samples) -> Samples:
        """The block made quieter where too much sounds at once, and its highest peaks bent."""
        share = min(1.0, len(total) / (MEMORY_S * RATE))
        power = float(np.mean(total * total)) if len(total) else 0.0
        self._power += share * (power - self._power)
        restraint = min(1.0, LOUDEST / self._power**0.5) if self._power else 1.0
        if restraint < 1 or self._restraint < 1:
            total *= np.linspace(self._restraint, restraint, len(total), dtype=np.float32)
        self._restraint = restraint
        high = np.abs(total) - KNEE
        if len(total) and float(high.max()) > 0:
            bent = KNEE + (CEILING - KNEE) * np.tanh(np.maximum(high, 0.0) / (CEILING - KNEE))
            total = np.where(high > 0, np.copysign(bent, total), total).astype(np.float32)
        return total
