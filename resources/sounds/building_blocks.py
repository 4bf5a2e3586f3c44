"""What the sounds of the program are made of: noise, notes, bubbles and voices, and how they are put together."""

from __future__ import annotations

import math

import numpy as np

from hamster_table.features.sound.mixer import RATE, Samples
from hamster_table.features.sound.modal import Body, decay, knock, normal, ring

BAR = (1.0, 3.99, 10.65)
"""The modes of a bar of a marimba, which is hollowed out until they are tuned."""


def noise(count: int, seed: int) -> Samples:
    """White noise, (n,)."""
    # The old generator: its numbers are promised to stay the same in all versions of numpy.
    return np.random.RandomState(seed).standard_normal(count).astype(np.float32)


def band(sound: Samples, low: float, high: float) -> Samples:
    """What of a sound lies between two frequencies, in Hz, with soft edges. Round: its end leads to its beginning."""
    spectrum = np.fft.rfft(sound)
    frequency = np.fft.rfftfreq(len(sound), 1 / RATE)
    gate = 1 / (1 + (low / np.maximum(frequency, 1.0)) ** 4) / (1 + (frequency / high) ** 4)
    return normal(np.fft.irfft(spectrum * gate, len(sound)))


def note(pitch: float, seconds: float) -> Samples:
    """A note of a small marimba, at that pitch in Hz."""
    amplitudes = (1.0, 0.22, 0.06)
    modes = [
        (pitch * ratio, a, min(0.3, decay(pitch * ratio, 0.004))) for ratio, a in zip(BAR, amplitudes, strict=True)
    ]
    return normal(ring(modes, seconds))


def squeak(seconds: float, low: float, high: float) -> Samples:
    """A hamster that is glad: a whistle that goes up and down again."""
    time = np.arange(round(seconds * RATE)) / RATE
    arch = np.sin(math.pi * time / seconds)
    phase = 2 * math.pi * np.cumsum(low + (high - low) * arch) / RATE
    return normal((np.sin(phase) + 0.25 * np.sin(2 * phase)) * arch**1.5)


def laid(seconds: float, *parts: tuple[float, Samples, float]) -> Samples:
    """Sounds (from what second, what, how loud) laid over each other, (n,)."""
    whole = np.zeros(round(seconds * RATE), np.float32)
    for start, sound, gain in parts:
        first = round(start * RATE)
        room = whole[first : first + len(sound)]
        room += sound[: len(room)] * np.float32(gain)
    # The end is drawn down to nothing, so that nothing cracks where a sound is cut.
    tail = min(len(whole), round(0.02 * RATE))
    whole[-tail:] *= np.linspace(1, 0, tail, dtype=np.float32)
    return whole


def peak(sound: Samples, highest: float) -> Samples:
    """The sound with peaks that high; 1 is full scale."""
    return normal(sound) * np.float32(highest)


def swept(seconds: float, low: float, high: float, seed: int, late: float) -> Samples:
    """Noise between two frequencies that swells and dies away; it is loudest later, the greater *late* is."""
    sound = band(noise(round(seconds * RATE), seed), low, high)
    return sound * (np.sin(math.pi * np.linspace(0, 1, len(sound)) ** (1 / max(0.05, 2 - late))) ** 2).astype(
        np.float32
    )


def faded(sound: Samples, seconds: float) -> Samples:
    """The sound, down to 1/e after so many seconds."""
    return normal(sound * np.exp(-np.arange(len(sound)) / (seconds * RATE)) * np.minimum(1, np.arange(len(sound)) / 20))


def lowered(sound: Samples, high: float) -> Samples:
    """The sound without what lies above that frequency: as through cloth."""
    return faded(band(np.pad(sound, (0, len(sound))), 20, high)[: len(sound)], 1.0)


def felt(pitch: float) -> Samples:
    """The cloth of a table, and the board under it, struck softly."""
    return ring([(pitch, 1.0, 0.03), (pitch * 1.7, 0.4, 0.02)], 0.13)


def click_of_wood() -> Samples:
    """A chip on another, from near."""
    return knock(Body("cylinder", 3), 0.5, 4)


def bubble(seconds: float, start: float, end: float) -> Samples:
    """A bubble in water: a pure tone that glides from one pitch to another."""
    share = np.linspace(0, 1, round(seconds * RATE))
    phase = 2 * math.pi * np.cumsum(start * (end / start) ** share) / RATE
    return normal(np.sin(phase) * np.sin(math.pi * share**0.6) ** 2)


def vowel(seconds: float, start: float, end: float, first: float, second: float) -> Samples:
    """What a hamster says, gliding from one pitch to another, with these two formants in Hz."""
    share = np.linspace(0, 1, round(seconds * RATE))
    pitch = start + (end - start) * share
    phase = 2 * math.pi * np.cumsum(pitch) / RATE
    found = np.zeros(len(share))
    for n in range(1, 9):
        formants = np.exp(-(((n * pitch - first) / 260) ** 2)) + 0.4 * np.exp(-(((n * pitch - second) / 320) ** 2))
        found += (formants + 0.02) * np.sin(n * phase)
    return normal(found * np.sin(math.pi * share**0.7) ** 1.5)
