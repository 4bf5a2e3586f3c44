"""The sounds that are kept as files: 16-bit wav in `resources/sounds`, made by `make_sounds.py` there."""

from __future__ import annotations

import wave
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from hamster_table.features.sound.mixer import RATE, Samples
from hamster_table.system import resources


def read_all() -> Mapping[str, Samples]:
    """All sounds, by the names of their files without the ending."""
    return {path.stem: read(path) for path in sorted(resources.path("sounds").glob("*.wav"))}


def read(path: Path) -> Samples:
    """The sound in a file. Raises `ValueError` for what is no such file."""
    with wave.open(str(path), "rb") as file:
        form = file.getnchannels(), file.getsampwidth(), file.getframerate()
        if form != (1, 2, RATE):
            raise ValueError(f"{path.name} is no sound of one channel with 16 bits at {RATE} Hz: {form}")
        content = file.readframes(file.getnframes())
    return np.frombuffer(content, "<i2").astype(np.float32) / np.float32(32_768)
