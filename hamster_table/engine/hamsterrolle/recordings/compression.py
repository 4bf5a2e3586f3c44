"""Encodes recordings of tumbles in a few thousand bytes: delta-coded whole numbers as JSON, compressed by zlib.

>>> recording = Recording([Frame(0, 0, 120, ((4, 10, 0, -1700, 10000, 0, 0, 0),))], [Contact(3, 4, -2)])
>>> decode(encode(recording)) == recording
True
>>> decode(b"something else") is None
True
"""

from __future__ import annotations

import json
import math
import zlib
from collections.abc import Iterator
from itertools import pairwise

from hamster_table.engine.hamsterrolle.actions import FULL_TURN, THE_CONE, TURN, Piece, PlacedPiece
from hamster_table.engine.hamsterrolle.recordings.recording import THE_TABLE, Contact, Frame, Recording

FORM = 1
"""The version of the format, the first number of every recording."""
LONGEST = 2_000_000
"""The most bytes that are decompressed: a damaged or hostile file must not fill the memory."""
LARGEST = 10**9
PARTS = 7
"""How many numbers a pose has."""
FARTHEST = 50_000
"""The largest coordinate of a piece or the hub; tenths of a millimetre."""
FURTHEST_ROLL = 100 * FULL_TURN
"""The furthest that a wheel rolls; hundredths of a degree."""
TURN_TOLERANCE = 200
"""How much the length of a quaternion may differ from `TURN`, because of rounding."""


def encode(recording: Recording) -> bytes:
    """The recording as bytes."""
    numbers = [FORM, len(recording.frames), len(recording.contacts)]
    head, last = (0, 0, 0), dict[Piece, tuple[int, ...]]()
    for frame in recording.frames:
        now = (frame.time, frame.hub, frame.angle)
        numbers += [*_differences(head, now), len(frame.poses)]
        head = now
        for piece, *pose in frame.poses:
            # Differences from the piece's own last pose: most are 0 or near it, and that packs well.
            numbers += [piece, *_differences(last.get(piece, (0,) * PARTS), tuple(pose))]
            last[piece] = tuple(pose)
    before = 0
    for touch in recording.contacts:
        numbers += [touch.time - before, touch.one, touch.other]
        before = touch.time
    return zlib.compress(json.dumps(numbers, separators=(",", ":")).encode("ascii"), 9)


def decode(content: bytes) -> Recording | None:
    """The recording in such bytes; None where they are none. Never raises."""
    try:
        # `zlib.decompress` would unpack a few bytes to gigabytes; here what is beyond `LONGEST` stays packed.
        opened = zlib.decompressobj()
        numbers = json.loads(opened.decompress(content, LONGEST))
        if opened.unconsumed_tail or not isinstance(numbers, list) or not all(map(_is_number, numbers)):
            return None
        recording = _read(iter(numbers))
    except (zlib.error, ValueError, RecursionError, StopIteration):
        return None
    return recording if _is_playable(recording) else None


def _is_playable(recording: Recording) -> bool:
    """Whether the frames are in order of time, and each has valid poses."""
    times = [frame.time for frame in recording.frames]
    return all(a < b for a, b in pairwise(times)) and all(map(_is_frame, recording.frames))


def _is_frame(frame: Frame) -> bool:
    pieces = [piece for piece, *_ in frame.poses]
    is_near = abs(frame.hub) <= FARTHEST and abs(frame.angle) <= FURTHEST_ROLL
    return is_near and len({*pieces}) == len(pieces) and all(_is_pose(pose) for _, *pose in frame.poses)


def _is_pose(pose: list[int]) -> bool:
    x, y, z, *turn = pose
    return max(abs(x), abs(y), abs(z)) <= FARTHEST and abs(math.hypot(*turn) - TURN) <= TURN_TOLERANCE


def _is_number(found: object) -> bool:
    # Not isinstance: JSON's true would be a number.
    return type(found) is int and -LARGEST < found < LARGEST


def _read(numbers: Iterator[int]) -> Recording:
    form, frames, contacts = (next(numbers) for _ in range(3))
    if form != FORM or frames < 1:
        raise ValueError("this is another format")
    head: tuple[int, ...] = (0, 0, 0)
    last, recording = dict[Piece, tuple[int, ...]](), Recording()
    for _ in range(frames):
        head = _sum(head, numbers)
        time, hub, angle = head
        poses: list[PlacedPiece] = []
        for _ in range(next(numbers)):
            piece = _piece(next(numbers), 0)
            last[piece] = _sum(last.get(piece, (0,) * PARTS), numbers)
            poses.append((piece, *last[piece]))
        recording.frames.append(Frame(time, hub, angle, tuple(poses)))
    now = 0
    for _ in range(contacts):
        now += next(numbers)
        recording.contacts.append(Contact(now, _piece(next(numbers), 0), _piece(next(numbers), THE_TABLE)))
    if next(numbers, None) is not None:
        raise ValueError("there is more than a recording")
    return recording


def _piece(number: int, least: int) -> Piece:
    if not least <= number <= THE_CONE:
        raise ValueError("there is no such piece")
    return number


def _differences(before: tuple[int, ...], now: tuple[int, ...]) -> list[int]:
    return [b - a for a, b in zip(before, now, strict=True)]


def _sum(before: tuple[int, ...], numbers: Iterator[int]) -> tuple[int, ...]:
    # A list, no generator: in one, the StopIteration of a text that is too short would become a RuntimeError.
    return tuple([part + next(numbers) for part in before])
