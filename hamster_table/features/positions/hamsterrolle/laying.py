"""Lays the pieces of a position that is entered: each where and how it was said, and then the wheel comes to rest.

The physics tries it once, while somebody waits; the poses it finds are what the set-up holds, so that replay, undo and
loading never simulate (HR-55). Each piece is laid as in a turn, with the wheel held (HR-52), in the order in which it
was entered, at the angle at which the wheel will be in balance. Then the wheel is let go (HR-34). Without a physics
engine, and where pieces come to rest by a rule of thumb, only geometry decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hamster_table.engine.cancellation import Stop
from hamster_table.engine.hamsterrolle.actions import (
    FULL_TURN,
    OUT,
    PIECES,
    SECTOR,
    WHEEL,
    Angle,
    Build,
    Kind,
    Piece,
    Pose,
    Settle,
)
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import body, compartment_of, pose_at
from hamster_table.engine.hamsterrolle.geometry.shapes import FINE
from hamster_table.engine.hamsterrolle.holding import laid, try_to_lay
from hamster_table.engine.hamsterrolle.legality import check_settle
from hamster_table.engine.hamsterrolle.placements import LIES as FLAT_ALONG
from hamster_table.engine.hamsterrolle.placements import (
    NEAREST,
    STANDS_ACROSS,
    STANDS_UP,
    TURNED,
    Others,
    is_free,
    lowered,
    lowest_corner,
)
from hamster_table.engine.hamsterrolle.position_rules import (
    AS_IT_LIES,
    AUTO,
    LIES,
    Entered,
    Line,
    pieces_in_wheel,
    wheel_problems,
    written_poses,
)
from hamster_table.engine.hamsterrolle.simplified_physics import balance
from hamster_table.engine.hamsterrolle.state import Hamsterrolle, HamsterrolleSetup, initial_state
from hamster_table.engine.kernel import Refusal
from hamster_table.engine.position import Problem, Values
from hamster_table.features.positions.editor import Computed

Turn = tuple[int, int, int, int]
TURNS: dict[str, Turn] = {
    "flat": FLAT_ALONG,
    "across": TURNED,
    "edge": STANDS_ACROSS,
    "edge-across": (5_000, 5_000, 5_000, 5_000),
    "upright": STANDS_UP,
    "upright-edge": (5_000, -5_000, -5_000, -5_000),
    "up": (9_239, 0, -3_827, 0),
    "down": (9_239, 0, 3_827, 0),
}
"""How a piece lies, as it is entered: its quaternion in the lowest compartment. The last two are an eighth of a turn
about the axle: its front end points up, or down."""
ALONG = {"rear": -1_000, "back": -500, "middle": 0, "forward": 500, "front": 1_000}
"""Where its middle lies in the compartment, from its middle forwards; hundredths of a degree."""
DEPTH = {"near": 1, "center": 0, "far": -1}
"""Where it lies along the axle, seen from the front."""
FINE_STEP = 30
"""The step from one try to the next along the radius; tenths of a millimetre."""
ASIDE = (0, 100, -100, 200, -200, 300, -300, 450, -450, 600, -600)
"""How far from where it was said a piece is tried, where there is no room for it; hundredths of a degree."""
STANDS = 300
"""So far from its balance a wheel may stand; hundredths of a degree."""
ROLLED_ON = 500
"""When the balance of what was laid is further than this from where it was laid, all is laid there once more."""
LOOKS = 5
"""So many looks at whether all is at rest, to one at *stop*."""

Progress = Callable[[int, int], object]


def depends(table: HamsterrolleSetup, values: Values) -> object:
    """What the rest depends on: the pieces in the wheel, and which compartment is to be the lowest."""
    entered = Entered(table, values)
    return entered.lines, values.get("lowest"), values.get("side")


def run(table: HamsterrolleSetup, values: Values, stop: Stop, progress: Progress) -> Computed:
    """Lay all pieces that are in the wheel, and let the wheel come to rest."""
    entered = Entered(table, values)
    laying = Laying(entered, stop, progress)
    progress(0, len(laying.lines))
    angle = laying.angle_for({piece: rough(entered, line) for piece, line in laying.lines.items()})
    for _ in range(2):
        if found := laying.lay_all(angle):
            return Computed({}, [found])
        balanced = laying.angle_for(laying.poses)
        if abs(balanced - angle) <= ROLLED_ON or stop():
            break
        angle = balanced
    rest = laying.let_go(balanced)
    if rest is None:
        return Computed({}, [Problem(Refusal("HR-34", "entered-restless"), "pieces")])
    if found := laying.wrong(rest):
        return Computed({}, [found])
    lying = {laying.lines[piece].number: tuple(pose) for piece, *pose in rest.poses}
    numbers = range(1, entered.number("pieces") + 1)
    text = written_poses(rest.angle, [lying.get(number, ()) for number in numbers])
    wrong = wheel_problems(table, {**values, LIES: text})
    return Computed({} if wrong else {LIES: text}, wrong)


class Laying:
    """The pieces of a position on their way into the wheel."""

    def __init__(self, entered: Entered, stop: Stop, progress: Progress) -> None:
        self.entered, self._stop, self._progress = entered, stop, progress
        self.lines = pieces_in_wheel(entered)
        self._before = entered.poses_by_piece()
        self.state = initial_state(entered.table)
        self.slips: dict[Piece, Refusal] = {}
        """Why a piece did not hold while the wheel was held; others may have held it later."""

    @property
    def poses(self) -> Others:
        """How the pieces lie that are in the wheel so far."""
        return {piece: self.state.poses[piece] for piece in self.state.in_wheel()}

    def angle_for(self, poses: Others) -> Angle:
        """Where a wheel with these pieces is in balance, or as near to it as the lowest compartment that was entered
        allows."""
        before = self.entered.poses
        was = before[0] if before else 0
        lowest = self.entered.choice("lowest")
        angle = balance(self.state.box, poses, was)
        if lowest not in ("", AUTO):
            # A little less than half of a compartment to each side: there no other one is lower.
            middle = was + wrapped(SECTOR * (int(lowest) - 1) - was)
            half = SECTOR // 2 - 1
            return middle + min(half, max(-half, wrapped(angle - middle)))
        return was if before and abs(angle - was) <= STANDS else angle

    def lay_all(self, angle: Angle) -> Problem | None:
        """Lay each piece with the wheel held at that angle; the problem of one for which there is no room."""
        self.state, self.slips = initial_state(self.entered.table), {}
        # What is laid is nobody's, and the cone does not lie there yet either.
        self.state.place, self.state.angle = [OUT] * PIECES, angle
        for n, (piece, line) in enumerate(self.lines.items()):
            self._progress(n, len(self.lines))
            if self._stop():
                return None
            pose = self._place(piece, line)
            if pose is None:
                return line.problem(Refusal("HR-38", "entered-no-room", number=line.number, name=line.name))
            self._lay(piece, line, pose)
        return None

    def _place(self, piece: Piece, line: Line) -> Pose | None:
        """Where a piece begins: where it lay before, or where there is room for it as it was entered."""
        kind, others = line.kind, self.poses
        kept = self._before[piece] if line.how == AS_IT_LIES else ()
        if kept and compartment_of(kept) == line.compartment and is_free(self.state.box, kind, kept, others):
            return kept
        pose = next(starts(self.entered, self.state, line, others), None)
        return None if pose is None else lowered(self.state, kind, pose, others)

    def _lay(self, piece: Piece, line: Line, pose: Pose) -> None:
        hand = Build(piece, line.compartment, self.state.angle, pose)
        if self.state.wood and line.how != AS_IT_LIES:
            trial = try_to_lay(self.state, hand, self._stop)
            if trial.refusal is None:
                self.state = laid(self.state, trial.hand)
                return
            self.slips[piece] = trial.refusal
        self.state.place[piece], self.state.poses[piece] = WHEEL, pose

    def let_go(self, angle: Angle) -> Settle | None:
        """The wheel at rest, let go at that angle; None where it does not come to rest, or after a stop."""
        self.state.angle = angle
        return self._simulated() if self.state.wood and self.lines else self._as_laid()

    def _simulated(self) -> Settle | None:
        try:
            from hamster_table.engine.hamsterrolle.physics import NumericalFailure, tumble
        except ImportError:
            return self._as_laid()
        course = tumble.Course(tumble.world_of(self.state), self.state)
        try:
            while not course.is_over:
                if self._stop():
                    return None
                for _ in range(LOOKS):
                    if not course.is_over:
                        course.step()
                settle = course.world.settle()
                # A wheel out of which things fall may roll for long; what is wrong is clear by now.
                if self.wrong(settle):
                    return settle
        except NumericalFailure:
            return None
        settle = course.world.settle()
        return settle if check_settle(self.state, settle) is None else None

    def _as_laid(self) -> Settle:
        poses, angle = self.poses, self.state.angle
        balanced = balance(self.state.box, poses, angle)
        # It stays where friction holds it, else it rolls until its load is lowest.
        angle = angle if abs(balanced - angle) <= STANDS else balanced
        return Settle(angle, tuple((piece, *pose) for piece, pose in sorted(poses.items())), ())

    def wrong(self, rest: Settle) -> Problem | None:
        """What has not stayed where it was laid."""
        lying: dict[Piece, Pose] = {piece: tuple(pose) for piece, *pose in rest.poses}
        for piece, line in self.lines.items():
            if piece in lying and compartment_of(lying[piece]) == line.compartment:
                continue
            if piece in self.slips:
                return Problem(self.slips[piece], f"k{line.number}")
            if piece not in lying:
                return line.problem(Refusal("HR-28", "entered-falls", number=line.number, name=line.name))
            here = compartment_of(lying[piece]) + 1
            return line.problem(
                Refusal("HR-34", "entered-slides", number=line.number, name=line.name, compartment=here)
            )
        return None


def rough(entered: Entered, line: Line) -> Pose:
    """About where a piece is going to lie, for the balance of the wheel."""
    box = initial_state(entered.table).box
    angle = SECTOR * line.compartment + ALONG.get(line.along, 0)
    return pose_at(angle, box.wheel.inner - box.sizes[line.kind][2], 0)


def starts(entered: Entered, state: Hamsterrolle, line: Line, others: Others) -> Iterator[Pose]:
    """Free poses as a piece was entered, the nearest to that first."""
    turn = TURNS.get(line.how, FLAT_ALONG)
    across = _across(entered, state, line.kind, turn) * DEPTH.get(line.depth, 0)
    find = _on_pieces if line.on == "pieces" else _on_floor
    for aside in ASIDE:
        ahead = ALONG.get(line.along, 0) + aside
        if abs(ahead) >= SECTOR // 2:
            continue
        pose = find(state, line, turn, across, SECTOR * line.compartment + ahead, others)
        if pose is not None:
            yield pose


def _across(entered: Entered, state: Hamsterrolle, kind: Kind, turn: Turn) -> int:
    """How far from the middle of the rim a piece lies when its side is in line with the brim in front; tenths of a
    millimetre along the axle."""
    reach = max(y for _, y, _ in body(state.box, kind, (0, 0, 0, *turn)).corners) // FINE
    side = entered.choice("side") or state.side
    # A wheel that rolls to the left is seen from the other end of its axle.
    return max(0, state.box.wheel.width // 2 - reach) * (-1 if side == "right" else 1)


def _on_floor(state: Hamsterrolle, line: Line, turn: Turn, across: int, angle: Angle, others: Others) -> Pose | None:
    """The first free pose from the floor towards the hub."""
    radius = state.box.wheel.inner - 5 - lowest_corner(state.box, line.kind, turn)
    while radius > NEAREST:
        pose = pose_at(angle % FULL_TURN, radius, across, turn)
        if is_free(state.box, line.kind, pose, others):
            return pose
        radius -= FINE_STEP
    return None


def _on_pieces(state: Hamsterrolle, line: Line, turn: Turn, across: int, angle: Angle, others: Others) -> Pose | None:
    """The last free pose from the hub towards the floor: what lies there is below it."""
    radius, found = NEAREST, None
    while radius < state.box.wheel.inner:
        pose = pose_at(angle % FULL_TURN, radius, across, turn)
        if is_free(state.box, line.kind, pose, others):
            found = pose
        elif found is not None:
            break
        radius += FINE_STEP
    return found
