"""What a recording shows: which pieces slip away and fall, what set each of them off, and when nothing is seen to move.

Times are those of the recording, in milliseconds since its world began.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import dist, inf

from hamster_table.engine.hamsterrolle.actions import Piece, Pose
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.recordings.recording import THE_TABLE, THE_WHEEL, Frame, Recording

NOTHING = -1
"""The cause of a slip for which nothing else is to blame: the piece did not hold."""
SLOW, SLOW_TURN = 0.12, 1.0
"""A piece in the wheel that goes slower lies still: tenths of a millimetre, and ten-thousandths of a quaternion, in a
millisecond. Poses are rounded to whole numbers of these, so it is not less."""
LASTING = 200
"""What is out of its compartment for so many milliseconds counts as out, while the end is not known yet."""
JUST_BEFORE = 60
"""What touches a piece so many milliseconds before it begins to move may have pushed it: key frames are half as far
apart."""
REACH = 700
"""The middles of pieces that touch are at most so far apart; tenths of a millimetre."""
ROLLED = 50
"""A wheel that has rolled by more can have thrown a piece out; hundredths of a degree."""
FAR = 100.0
"""What has gone less far has not left its compartment, though its middle be across the border; tenths of a
millimetre."""
CLOSE = 50.0
"""A piece that is so near to where it stays has come to lie; it may creep on for long. Tenths of a millimetre."""
UNSEEN, UNSEEN_TURN, UNSEEN_ROLL = 10.0, 43.6, 50
"""What is left of a movement is not seen when it is less: 1 mm, and half a degree of a piece and of the wheel. In
tenths of a millimetre, ten-thousandths of a quaternion, hundredths of a degree."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A piece that leaves its compartment for good, or falls onto the table."""

    piece: Piece
    begin: int
    """When it begins to move."""
    end: int | None
    """When it touches the table, or comes to lie in the wheel; None: that is not known yet."""
    has_fallen: bool
    cause: int
    """The piece that set it off, `THE_WHEEL`, or `NOTHING`."""
    across: int
    """How far along the axle it was from the middle of the wheel when it was seen last, in tenths of a millimetre."""


def slips(recording: Recording, is_complete: bool = True) -> list[Slip]:
    """The slips in order of their begin. Of a recording that still grows only what is known already: a piece may yet
    come back into its compartment."""
    if not recording.frames:
        return []
    first, last = recording.frames[0], recording.frames[-1]
    falls = {touch.one: touch.time for touch in recording.contacts if touch.other == THE_TABLE}
    now, found = _poses(last), []
    for piece, pose in _poses(first).items():
        fall = falls.get(piece)
        if fall is None and (piece not in now or not _has_left(pose, now[piece])):
            continue
        path = _path(recording, piece)
        left = _left(path)
        if fall is None and not is_complete and last.time - path[left][0] < LASTING:
            continue
        begin = _begin(path, left)
        end = fall if fall is not None else _lies_from(path) if is_complete else None
        cause = _cause(recording, piece, begin, path[left][0])
        found.append(Slip(piece, begin, end, fall is not None, cause, path[-1][1][1]))
    return sorted(found, key=lambda slip: slip.begin)


def _has_left(home: Pose, now: Pose) -> bool:
    """Whether a piece is in another compartment, and not only across the border on which it lay."""
    return compartment_of(now) != compartment_of(home) and dist(now[:3], home[:3]) > FAR


def visible_end(recording: Recording) -> int:
    """The time after which what still moves is not seen any more: all is as at the end but for 1 mm and 0.5 degrees."""
    last = recording.frames[-1]
    end = last.time
    for frame in reversed(recording.frames[:-1]):
        if _is_seen_apart(frame, last):
            return end
        end = frame.time
    return end


def _is_seen_apart(frame: Frame, last: Frame) -> bool:
    if abs(frame.angle - last.angle) > UNSEEN_ROLL or len(frame.poses) != len(last.poses):
        return True
    end = _poses(last)
    # What is missing at the end has fallen since.
    return any(
        piece not in end or dist(pose[:3], end[piece][:3]) > UNSEEN or _turn(pose, end[piece]) > UNSEEN_TURN
        for piece, pose in _poses(frame).items()
    )


Path = list[tuple[int, Pose]]
"""The times and poses of a piece in all key frames that show it."""


def _poses(frame: Frame) -> dict[Piece, Pose]:
    return {line[0]: line[1:] for line in frame.poses}


def _path(recording: Recording, piece: Piece) -> Path:
    return [(frame.time, line[1:]) for frame in recording.frames for line in frame.poses if line[0] == piece]


def _left(path: Path) -> int:
    """The index of the first key frame from which the piece is never again where it was; of the last one, if it has
    fallen before it was seen elsewhere."""
    home, left = compartment_of(path[0][1]), len(path) - 1
    while left > 0 and compartment_of(path[left - 1][1]) != home:
        left -= 1
    return left


def _begin(path: Path, left: int) -> int:
    """When the movement began in which the piece left."""
    begin = left
    while begin > 0 and _moves(path[begin - 1], path[begin]):
        begin -= 1
    return path[begin][0]


def _moves(before: tuple[int, Pose], after: tuple[int, Pose]) -> bool:
    time = max(1, after[0] - before[0])
    return dist(before[1][:3], after[1][:3]) > SLOW * time or _turn(before[1], after[1]) > SLOW_TURN * time


def _turn(one: Pose, other: Pose) -> float:
    """How far two quaternions are apart, in ten-thousandths: about half the angle between them, in radians. The arc
    cosine of their product would drown in the rounding."""
    # A quaternion and its negative are the same turn.
    return min(dist(one[3:], other[3:]), dist(one[3:], tuple(-part for part in other[3:])))


def _lies_from(path: Path) -> int:
    """When the piece has come to where it stays."""
    lies = len(path) - 1
    while lies > 0 and dist(path[lies - 1][1][:3], path[-1][1][:3]) <= CLOSE:
        lies -= 1
    return path[lies][0]


def _cause(recording: Recording, piece: Piece, begin: int, left: int) -> int:
    """What set a slip off that began then; *left*: when the piece had left its compartment."""
    if begin == recording.frames[0].time:
        # It moved before anything else did: it was let go where it could not stay.
        return NOTHING
    pusher = _toucher(recording, piece, begin, left)
    if pusher is None:
        pusher = _neighbour(recording, piece, begin, left)
    if pusher is not None:
        return pusher
    has_rolled = abs(recording.at(begin).angle - recording.frames[0].angle) > ROLLED
    return THE_WHEEL if has_rolled else NOTHING


def _toucher(recording: Recording, piece: Piece, begin: int, left: int) -> Piece | None:
    """The first piece on the move that touches this one when it begins to move, or on its way out."""
    for touch in recording.contacts:
        if touch.other >= 0 and piece in (touch.one, touch.other) and begin - JUST_BEFORE <= touch.time <= left:
            other = touch.other if touch.one == piece else touch.one
            if _moved_before(recording, other, min(begin, touch.time)) < inf:
                return other
    return None


def _moved_before(recording: Recording, piece: Piece, time: int) -> float:
    """When the movement began in which a piece was at that time; infinite: it lay still just before."""
    path = [step for step in _path(recording, piece) if step[0] <= time]
    if len(path) < 2 or not _moves(path[-2], path[-1]):
        return inf
    return _begin(path, len(path) - 1)


def _neighbour(recording: Recording, piece: Piece, begin: int, left: int) -> Piece | None:
    """The piece beside this one that moved first: before this one did, or at the same time, pushed by another. Pieces
    that lay against each other from the beginning are in no contact of the recording."""
    poses = _poses(recording.at(begin))
    moved = {
        other: _moved_before(recording, other, begin)
        for other, pose in poses.items()
        if other != piece and dist(pose[:3], poses[piece][:3]) < REACH
    }
    first = min(moved, key=lambda other: moved[other], default=None)
    if first is not None and moved[first] < begin:
        return first
    for other in moved:
        is_pushed = _toucher(recording, other, begin, left) not in (None, piece)
        if is_pushed and _moved_before(recording, other, left) < inf:
            return other
    return None
