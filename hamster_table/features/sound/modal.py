"""Modal synthesis: what a struck body of wood sounds like, as a sum of vibrations that die away.

A body has modes, each with a frequency and a decay. How large it is says how low it sounds, its shape in which ratios
the modes stand to each other, the losses in wood how quickly they die: the higher, the sooner. How hard it is struck
says how loud it is, and how much of the high modes is heard.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from hamster_table.features.sound.mixer import RATE, Samples

RATIOS: Mapping[str, tuple[float, ...]] = {
    "bar": (1.0, 2.76, 5.40, 8.93),  # bending of a free bar
    "plate": (1.0, 1.52, 2.33, 2.91, 3.87, 4.94),  # bending and twisting of a free plate
    "block": (1.0, 1.41, 1.73, 2.24, 2.83, 3.61),  # as long as wide as high: no bending, waves through it
    "cylinder": (1.0, 2.05, 2.68, 3.98, 5.12),
    "wedge": (1.0, 1.63, 2.47, 3.19, 4.36),
    "cone": (1.0, 1.87, 2.95, 4.41),
}
"""By shape: the frequencies of the modes, as multiples of the lowest."""
LOSS: Mapping[str, float] = {
    "bar": 0.011, "plate": 0.017, "block": 0.026, "cylinder": 0.016, "wedge": 0.02, "cone": 0.019
}  # fmt: skip
"""By shape: the loss factor; a slender body rings, a compact one is dull."""
PITCH, PITCH_MASS, PITCH_POWER = 780.0, 35.0, 0.62
"""The lowest mode in Hz of a body of so many grams, and how quickly it rises as bodies get lighter. A power of 1/3 is
what physics gives for bodies of one shape; more keeps apart by ear what differs by a few grams."""
SECONDS = 0.24
"""How long a knock is kept."""
ATTACK_S = 0.0006
"""What comes at once cracks; so the beginning is a short slope."""


@dataclass(frozen=True, slots=True)
class Body:
    """What is struck."""

    shape: str
    """One of `RATIOS`."""
    grams: float

    @property
    def pitch(self) -> float:
        """The frequency of its lowest mode, in Hz."""
        return PITCH * math.pow(PITCH_MASS / self.grams, PITCH_POWER)


def knock(body: Body, hardness: float, place: int) -> Samples:
    """The knock of a body that was struck, (n,), with peaks of 1. *hardness*, 0 to 1, makes it brighter; equal values
    of *place*, which says where it was hit, give equal sounds."""
    luck = np.random.RandomState([place, round(body.grams), len(body.shape)])
    brightness = 900.0 + 5200.0 * hardness
    modes = []
    for n, ratio in enumerate(RATIOS[body.shape]):
        frequency = body.pitch * ratio
        # A place that a mode leaves at rest does not excite it: each place has weights of its own.
        weight = 1.0 if n == 0 else float(luck.uniform(0.35, 1.0))
        modes.append((frequency, weight * math.exp(-frequency / brightness), decay(frequency, LOSS[body.shape])))
    found = ring(modes, SECONDS)
    found += click(hardness, luck) * (0.25 + 0.35 * hardness)
    return normal(found)


def decay(frequency: float, loss: float) -> float:
    """After how many seconds a mode is down to 1/e."""
    return 1.0 / (math.pi * frequency * loss)


def ring(modes: list[tuple[float, float, float]], seconds: float) -> Samples:
    """The sum of modes (frequency in Hz, amplitude, decay in seconds) that begin together, (n,)."""
    time = np.arange(round(seconds * RATE)) / RATE
    found = np.zeros(len(time))
    for frequency, amplitude, fade in modes:
        if frequency < 0.45 * RATE:
            found += amplitude * np.exp(-time / fade) * np.sin(2 * math.pi * frequency * time)
    return _shaped(found)


def click(hardness: float, luck: np.random.RandomState) -> Samples:
    """The contact itself: a few milliseconds of noise, shorter and brighter when it is hard; as long as a knock."""
    count = round(SECONDS * RATE)
    noise = luck.standard_normal(count)
    # A running mean takes the highest frequencies off a soft contact.
    width = round(10 - 8 * hardness)
    noise = np.convolve(noise, np.ones(width) / width, "same")
    fade = np.exp(-np.arange(count) / (RATE * (0.0035 - 0.002 * hardness)))
    return _shaped(normal(noise * fade))


def normal(sound: np.ndarray[tuple[int, ...], np.dtype[np.floating]]) -> Samples:
    """The sound with peaks of 1."""
    highest = float(np.abs(sound).max())
    return (sound / highest).astype(np.float32) if highest else sound.astype(np.float32)


def _shaped(sound: np.ndarray[tuple[int, ...], np.dtype[np.floating]]) -> Samples:
    """With a short slope at the beginning, and one at the end."""
    count = len(sound)
    attack, release = max(1, round(ATTACK_S * RATE)), count // 5
    envelope = np.ones(count)
    envelope[:attack] = np.linspace(0, 1, attack)
    envelope[-release:] = np.linspace(1, 0, release)
    return (sound * envelope).astype(np.float32)
