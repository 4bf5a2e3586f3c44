"""Make the sounds of the program, as wav files beside this script:  python resources/sounds/make_sounds.py

Everything is computed, from vibrations of wood and from noise: there are no recordings. Equal runs make equal files.
"""

from __future__ import annotations

import math
import sys
import wave
from collections.abc import Callable
from pathlib import Path

import numpy as np

from hamster_table.models.sound.mixer import RATE, Samples
from hamster_table.models.sound.modal import Body, decay, knock, normal, ring

HERE = Path(__file__).resolve().parent
BAR = (1.0, 3.99, 10.65)
"""The modes of a bar of a marimba, which is hollowed out until they are tuned."""


def main(folder: Path = HERE) -> None:
    """Write all sounds into a folder."""
    for name, make in SOUNDS.items():
        write(folder / f"{name}.wav", make())


def write(path: Path, sound: Samples) -> None:
    """Write a sound as 16-bit wav."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(np.rint(sound * 32_767).astype("<i2").tobytes())


# What the sounds are made of


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


# The sounds


def pick_up() -> Samples:
    """Fingers that close round wood: a soft brush, and the wood just heard."""
    brush = band(noise(round(0.13 * RATE), 1), 700, 3_200)
    swell = np.sin(math.pi * np.linspace(0, 1, len(brush)) ** 0.7) ** 2
    return peak(
        laid(0.2, (0.0, brush * swell.astype(np.float32), 0.5), (0.03, knock(Body("block", 20), 0.1, 4), 0.6)), 0.24
    )


def put_down() -> Samples:
    """Wood that is put on wood: a low knock and the table under it."""
    return peak(laid(0.26, (0.0, knock(Body("plate", 60), 0.35, 2), 1.0), (0.0, table_knock(), 0.5)), 0.34)


def table_knock() -> Samples:
    """The board of a table, struck."""
    return ring([(118.0, 1.0, 0.05), (203.0, 0.6, 0.035), (341.0, 0.3, 0.02)], 0.24)


def table() -> Samples:
    """What the table adds to the knock of a piece that falls on it."""
    return peak(laid(0.22, (0.0, table_knock(), 1.0), (0.0, knock(Body("plate", 420), 0.3, 1), 0.35)), 0.5)


def rim() -> Samples:
    """What the wheel adds to the knock of a piece in it: a long thin board."""
    return peak(laid(0.2, (0.0, knock(Body("bar", 210), 0.25, 2), 1.0)), 0.42)


def your_turn() -> Samples:
    """Two notes of a marimba, upwards."""
    return peak(laid(0.4, (0.0, note(523.25, 0.3), 0.8), (0.11, note(783.99, 0.29), 1.0)), 0.22)


def win() -> Samples:
    """Five notes, and hamsters that are glad."""
    pitches = (523.25, 659.26, 783.99, 1046.5, 1318.5)
    notes = [(0.11 * n, note(pitch, 0.5), 0.9) for n, pitch in enumerate(pitches)]
    glad = [(0.62, squeak(0.11, 1_500, 2_300), 0.3), (0.78, squeak(0.09, 1_700, 2_600), 0.26)]
    glad.append((0.92, squeak(0.14, 1_400, 2_500), 0.3))
    return peak(laid(1.15, *notes, *glad), 0.26)


def loss() -> Samples:
    """Three notes downwards, and nothing worse."""
    pitches = (392.0, 349.23, 293.66)
    return peak(laid(0.95, *((0.2 * n, note(pitch, 0.5), 0.9) for n, pitch in enumerate(pitches))), 0.24)


def roll() -> Samples:
    """The rim that rolls over the table, round and round: a deep murmur."""
    murmur = band(noise(round(1.6 * RATE), 7), 70, 260)
    grain = band(noise(len(murmur), 8), 300, 1_100)
    return peak(murmur + 0.18 * grain, 0.3)


def scrape() -> Samples:
    """Wood that is pushed over wood, round and round."""
    hiss = band(noise(round(1.2 * RATE), 9), 900, 4_200)
    rough = 1 + 0.5 * band(noise(len(hiss), 10), 18, 70)
    return peak(hiss * rough, 0.22)


SOUNDS: dict[str, Callable[[], Samples]] = {
    "pick-up": pick_up,
    "put-down": put_down,
    "table": table,
    "rim": rim,
    "your-turn": your_turn,
    "win": win,
    "loss": loss,
    "roll": roll,
    "scrape": scrape,
}
"""How each file is made, by its name without the ending."""

if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
