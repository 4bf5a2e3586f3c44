"""The simulated world: the wheel with the pieces in it, and a hand that reaches in. SI units unless said otherwise."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import degrees, radians
from typing import Any

import mujoco
import numpy as np
from numpy.typing import NDArray

from hamster_table.engine.hamsterrolle.actions import Angle, Piece, Pose, Settle, kind_of
from hamster_table.engine.hamsterrolle.components import Box
from hamster_table.engine.hamsterrolle.physics.brake import Brake
from hamster_table.engine.hamsterrolle.physics.carry_spring import CarrySpring
from hamster_table.engine.hamsterrolle.physics.coarse_steps import coarse
from hamster_table.engine.hamsterrolle.physics.contacts import Contacts
from hamster_table.engine.hamsterrolle.physics.friction_regime import FrictionRegime
from hamster_table.engine.hamsterrolle.physics.model import (
    ROLL,
    STATE,
    TENTH,
    WHEEL_FREEDOMS,
    NumericalFailure,
    model_of,
    place_of,
    speed_of,
    state_of,
)
from hamster_table.engine.hamsterrolle.physics.rest_detector import CHECK_EVERY, ROUGH_TOLERANCE, RestDetector
from hamster_table.engine.hamsterrolle.physics.snapshot import Snapshot
from hamster_table.engine.hamsterrolle.physics.strikes import Memory, Strikes
from hamster_table.engine.hamsterrolle.physics.transforms import in_wheel, product, roll_turn, rotated
from hamster_table.engine.hamsterrolle.recordings.recording import THE_TABLE, Contact, Frame, Recording

Floats = NDArray[np.float64]
FRAME_EVERY = 0.033
"""Seconds from one key frame of the recording to the next."""
SAFE_EVERY = 0.05
"""Seconds from one snapshot to the next; the last one is restored when the simulation becomes unstable."""
MAX_FAILURES = 20
"""How often a world is restored before it raises `NumericalFailure`."""
FREE = 0.0005
"""The deepest overlap in metres at which a piece may be taken or let go."""


class World:
    """The wheel on the table. A time step is 2 ms; calm wood is simulated in coarser ones (`coarse_steps`)."""

    def __init__(self, box: Box, angle: Angle, poses: Mapping[Piece, Pose], is_rough: bool = False) -> None:
        """A wheel that has rolled by *angle*, with pieces at these poses, at rest. A rough world, to try something out,
        takes half of the time, records nothing, and wood creeps a little in it."""
        self.pieces: tuple[Piece, ...] = ()
        self.fallen: list[Piece] = []
        """What has touched the table, in that order; it is taken out at once (HR-28)."""
        self.recording = Recording()
        self.grip: CarrySpring | None = None
        """The hand while it carries a piece; None else."""
        self.failures = 0
        """How often the simulation became unstable and the last snapshot was restored."""
        self.time = 0.0
        self._box = box
        self._brake = Brake(box)
        self._is_rough = is_rough
        self._coarse = 0 if is_rough else int(box.solver["coarse"])
        """How many coarse steps calm wood has from one judgement to the next; 0: it has none."""
        self._ahead = 0
        """How many time steps have been simulated that have not passed yet."""
        self._friction = FrictionRegime(box, is_rough)
        self._aside = 0.0
        self._touched: set[tuple[int, int]] = set()
        self._travelled = 0.0
        self._laid: Settle | None = None
        """The poses to which everything was rounded last, and must stay at to be at rest."""
        self._end: Settle | None = None
        """The result, once all is at rest."""
        self.rest = RestDetector(box, ROUGH_TOLERANCE if is_rough else 1.0)
        self._begin(angle, poses)
        self._touched = set(self._contacts.pairs(self._data))
        self._next_frame = 0.0
        self._safe = self.snapshot()

    # What can be seen

    @property
    def angle(self) -> Angle:
        """How far the wheel has rolled; hundredths of a degree."""
        return round(degrees(float(self._data.qpos[ROLL])) * 100)

    @property
    def hub(self) -> Floats:
        """The place of the hub in the room, (3,) in metres."""
        return np.array([self._data.qpos[0], 0.0, self._box.wheel.outer * TENTH])

    @property
    def travelled(self) -> float:
        """How far the hub has moved along the table since the beginning, in metres."""
        return self._travelled + float(self._data.qpos[0])

    @property
    def _roll(self) -> float:
        return float(self._data.qpos[ROLL])

    @property
    def carried(self) -> Piece | None:
        """The piece in hand; None: the hand is empty."""
        return self.grip.piece if self.grip else None

    def room_pose(self, piece: Piece) -> tuple[Floats, Floats]:
        """The place of a piece in the room, (3,) in metres from the hub, and its quaternion (4,)."""
        x, y, z, *turn = self._data.qpos[place_of(self.pieces.index(piece))]
        return np.array([x, y, z]) - self.hub, np.array(turn)

    def pose(self, piece: Piece) -> Pose:
        """The pose of a piece in the wheel, in whole numbers."""
        return self._poses()[piece]

    def poses(self) -> dict[Piece, Pose]:
        """The poses of all pieces in the wheel but the one in hand, by piece."""
        return {piece: pose for piece, pose in sorted(self._poses().items()) if piece != self.carried}

    def _poses(self) -> dict[Piece, Pose]:
        lines = self._data.qpos[WHEEL_FREEDOMS:].reshape(-1, 7)
        wheel_poses = in_wheel(lines[:, :3] - self.hub, lines[:, 3:], self._roll)
        return {piece: tuple(pose) for piece, pose in zip(self.pieces, wheel_poses, strict=True)}

    def in_room(self, pose: Pose) -> tuple[Floats, Floats]:
        """A pose in the wheel as a place in the room, (3,) in metres from the hub, and a quaternion (4,), right now."""
        roll, turn = roll_turn(self._roll), np.array(pose[3:], dtype=float)
        place = rotated(roll, np.array(pose[:3], dtype=float) * TENTH)
        return place, product(roll, turn / np.linalg.norm(turn))

    def settle(self) -> Settle:
        """The world as a `Settle`, in whole numbers. Once at rest, a world that begins with it stays as it is."""
        return self._end or Settle(
            self.angle, tuple((piece, *pose) for piece, pose in self.poses().items()), tuple(self.fallen)
        )

    def energy(self) -> float:
        """The potential and kinetic energy of everything, in joules."""
        # The places of bodies in MjData are those before the last step, so they are computed anew.
        mujoco.mj_kinematics(self._model, self._data)
        mujoco.mj_energyPos(self._model, self._data)
        mujoco.mj_energyVel(self._model, self._data)
        return float(self._data.energy.sum())

    # The hand

    @property
    def is_held(self) -> bool:
        """Whether the wheel is held."""
        return self._brake.is_closed

    def hold(self, is_held: bool) -> None:
        """Hold the wheel or let it roll (HR-37). A rolling wheel is braked; holding never adds energy."""
        self.go_on()
        if is_held:
            self._brake.close(float(self._data.qvel[ROLL]))
        else:
            self._brake.open()
        self._brake.press(self._model, self._rolling)

    def take(self, piece: Piece, place: Iterable[float] | None = None, turn: Iterable[float] | None = None) -> bool:
        """Take a piece into the hand: one in the wheel, or one from a supply at *place*, (3,) in metres from the hub,
        and *turn*, a quaternion (4,). Returns False, and takes nothing, when that place is not free."""
        if piece not in self.pieces:
            assert place is not None
            self._build([*self.pieces, piece])
            self._put(piece, np.array([*place], dtype=float), np.array([*(turn or (1, 0, 0, 0))], dtype=float))
            mujoco.mj_forward(self._model, self._data)
            if self.depth(piece) > FREE:
                self._build([other for other in self.pieces if other != piece])
                return False
        self.go_on()
        place_now, turn_now = self.room_pose(piece)
        self.grip = CarrySpring(piece, self.pieces.index(piece), place_now.copy(), turn_now, self.poses())
        self._contacts.forget()  # what the piece touches already counts too
        return True

    def drag(self, place: Iterable[float], turn: Iterable[float] | None = None) -> None:
        """Move the hand towards *place*, (3,) in metres from the hub, and *turn*, a quaternion (4,) in the room; the
        piece follows as a body."""
        if self.grip:
            self.grip.aim(np.array([*place], dtype=float), None if turn is None else np.array([*turn], dtype=float))

    def let_go(self) -> bool:
        """Open the hand. Returns False, and stays closed, while the piece is deeper than `FREE` in other wood."""
        if self.grip is None or self.depth(self.grip.piece) > FREE:
            return False
        self.go_on()
        self._strikes.forget()
        self.grip.open(self._data)
        self.grip = None
        self._contacts.forget()  # it may lie on the table, and falls now
        self.rest.restart()
        return True

    def put_away(self) -> None:
        """Take the piece in hand out of the wheel."""
        if self.grip:
            piece, self.grip = self.grip.piece, None
            self._build([other for other in self.pieces if other != piece])

    def pushed(self) -> tuple[Piece, ...]:
        """The pieces that the one in hand has touched and moved aside, in that order (HR-38)."""
        return self.grip.pushed(self.poses()) if self.grip else ()

    def depth(self, piece: Piece) -> float:
        """The depth of the deepest contact of a piece, in metres."""
        return self._contacts.depth(self._data, piece)

    # Time

    def step(self, count: int = 1) -> None:
        """Simulate that many time steps. Raises `NumericalFailure` when the world is unstable for good."""
        while count > 0:
            count -= self._go_calmly(count) if self._ahead or self._is_quiet else self._step()

    @property
    def is_over(self) -> bool:
        """Whether all is at rest, or the longest time for it is over (HR-34)."""
        return self._end is not None

    def go_on(self) -> None:
        """Take back that all is at rest, because something was changed."""
        self._end = None
        self.rest.reset_window()

    def jolt(self, speed: float) -> None:
        """Let a wheel at rest begin to roll at that speed, in radians a second, as when a hand opens."""
        if speed:
            self._strikes.forget()
            self._friction.stands = False
            self._data.qvel[ROLL] = speed
            self._data.qvel[0] = speed * self._box.wheel.outer * TENTH
            self._set_ways()

    def differ(self, friction: float) -> None:
        """Be of other wood than the real one, for who cannot know that one: friction times a factor."""
        self._friction.factor = friction
        self._set_ways()

    def snapshot(self) -> Snapshot:
        """The whole state, for `restore`."""
        numbers = state_of(self._model, self._data)
        grip = self.grip.copy() if self.grip else None
        touched, fallen = frozenset(self._touched), tuple(self.fallen)
        hold, mood = (self._brake.is_closed, self._brake.torque), (self._friction.is_calm, self._friction.stands)
        way = (self.time, self._start, self._travelled)
        struck, steps = self._strikes.memory, (self._steps, self._ahead)
        return Snapshot(self.pieces, numbers, struck, *hold, *mood, *steps, grip, fallen, touched, *way)

    def restore(self, was: Snapshot) -> None:
        """Restore the state of a snapshot of this world."""
        self._start, self._travelled = was.start, was.travelled
        if was.pieces != self.pieces:
            self._make(was.pieces)
        mujoco.mj_setState(self._model, self._data, was.numbers, STATE)
        mujoco.mj_forward(self._model, self._data)
        # mj_forward has replaced the saved warm start by one of its own; without it a repeat would differ.
        mujoco.mj_setState(self._model, self._data, was.numbers, STATE)
        self._friction.is_calm, self._friction.stands = was.is_calm, was.stands
        self._steps, self._ahead = was.steps, was.ahead
        self._brake.is_closed, self._brake.torque = was.is_held, was.torque
        self._set_ways()
        self._strikes.memory = was.strikes
        self.grip = was.grip.copy() if was.grip else None
        self.fallen = [*was.fallen]
        self._touched = {*was.touched}
        self._contacts.forget()
        self.time, self._end = was.time, None
        self.rest.restart()

    def tilt(self, aside: float) -> None:
        """Add a sideways component of gravity along the axle, in m/s2: a table that trembles."""
        self.go_on()
        self._aside = self._model.opt.gravity[1] = aside

    @property
    def _is_quiet(self) -> bool:
        """Whether a judgement has found that nothing is fast, and no hand moves anything."""
        hands = self.grip or self._brake.is_tightening
        return bool(self._coarse and self._friction.is_calm and not (self._steps or hands))

    def _go_calmly(self, most: int) -> int:
        """Go on by up to *most* of the time steps until the next judgement. They are simulated at once, so that whoever
        takes them one by one sees the same. Returns how many."""
        if not self._ahead:
            self._film()
            self._strikes.memory = Memory()
            with coarse(self._model, CHECK_EVERY * self.timestep / self._coarse):
                is_stable = self._simulate(self._coarse)
            if not is_stable:
                self._take_back()
            self._ahead = CHECK_EVERY
        steps = min(most, self._ahead)
        self.time = round(self.time + steps * self.timestep, 6)
        self._ahead, self._steps = self._ahead - steps, self._steps + steps
        if not self._ahead:
            self._look()
            self._judge()
            self._secure()
        return steps

    def _step(self) -> int:
        """Simulate a time step. Returns how many that is."""
        self._film()
        if self._brake.is_tightening:
            self._brake.tighten(self.timestep)
            self._brake.press(self._model, self._rolling)
        self.time = round(self.time + self.timestep, 6)  # so that the sum does not drift
        if not self._advance():
            self._take_back()
            return 1
        self._steps += 1
        if self._steps >= CHECK_EVERY:
            self._judge()
        self._secure()
        return 1

    def _film(self) -> None:
        """Record a key frame if it is time for one. A hand at work is not recorded: it may be for an hour."""
        if self.time >= self._next_frame and not (self._is_rough or self.grip or self.is_held):
            self._shoot()

    def _secure(self) -> None:
        """Take a snapshot to restore if it is time for one."""
        if self.time - self._safe.time >= SAFE_EVERY:
            self._safe = self.snapshot()

    def _advance(self) -> bool:
        """Simulate one time step, and a strike in finer ones. Returns False if it was unstable."""
        left = 1
        while left:
            left -= 1
            strikes = self._strikes
            with strikes.step(self._data) as parts:
                for _ in range(parts):
                    if not self._advance_once():
                        return False
                    if strikes is not self._strikes:
                        break  # a piece has fallen on the table, and the model is another
                    strikes.see(self._data)
            if strikes is self._strikes:
                # A hand is not taken back: it is some milliseconds ahead then.
                left += strikes.take_back(self._data)
        return True

    def _advance_once(self) -> bool:
        if self.grip:
            self.grip.pull(self._model, self._data, self.hub)
        if not self._simulate(1):
            return False
        self._look()
        return True

    def _simulate(self, steps: int) -> bool:
        # MuJoCo resets all data, its time too, when numbers become infinite or too large: a clock that stands at 1
        # before the steps and below it afterwards says so.
        self._data.time = 1.0
        mujoco.mj_step(self._model, self._data, steps)
        return bool(self._data.time >= 1.0)

    def _judge(self) -> None:
        """Update the friction regime and the rest detector."""
        if self._friction.update(self._model, self._data, self.grip.index if self.grip else None):
            self._set_ways()
        seconds, self._steps = self._steps * self.timestep, 0
        self.rest.update(self._data.qpos, self._friction.is_calm, seconds)
        if self._end is None and self.grip is None:
            self._end_or_lay_down()

    def _end_or_lay_down(self) -> None:
        """End when all is at rest. Where it seems so, see first whether rounded poses, all that rules know, stay."""
        if (self.rest.is_still and self._friction.stands) or self.rest.time >= self._box.rest["longest"]:
            self._end = self._laid if self._laid and self.rest.is_proving else self.settle()
        elif self.rest.is_quiet and not self._is_rough:
            self._travelled += float(self._data.qpos[0])  # `_begin` puts the hub at 0 again
            self._begin(self.angle, self.poses())
            self._safe = self.snapshot()

    def _take_back(self) -> None:
        """Restore the last snapshot, standing still, after an unstable step. Raises `NumericalFailure`."""
        self.failures += 1
        if self.failures > MAX_FAILURES:
            raise NumericalFailure(f"numbers went astray {self.failures} times")
        now = self.time
        mujoco.mj_resetData(self._model, self._data)
        self.restore(self._safe)
        self._data.qvel[:], self.time = 0.0, now  # with its speeds the same step would fail again, bit by bit

    def _look(self) -> None:
        """Record new contacts, and take out the pieces that touch the table (HR-28)."""
        if not self._contacts.have_changed(self._data):
            return
        pairs = self._contacts.pairs(self._data)
        if self.grip:
            self.grip.touch(
                [one if other == self.carried else other for one, other in pairs if self.carried in (one, other)]
            )
        new = [pair for pair in pairs if pair not in self._touched]
        fallen = []
        for one, other in new:
            if one == self.carried and other == THE_TABLE:
                continue  # what a hand holds has not fallen
            self._touched.add((one, other))
            self.recording.contacts.append(Contact(round(self.time * 1000), one, other))
            if other == THE_TABLE:
                fallen.append(one)
        if fallen:
            if not self._is_rough:
                self._shoot()
            self.fallen += fallen
            self._build([piece for piece in self.pieces if piece not in fallen])

    def _shoot(self) -> None:
        """Record a key frame."""
        poses = tuple((piece, *pose) for piece, pose in self._poses().items())
        hub = round(self.travelled / TENTH)
        self.recording.frames.append(Frame(round(self.time * 1000), hub, self.angle, poses))
        self._next_frame = self.time + FRAME_EVERY

    # The model

    def _begin(self, angle: Angle, poses: Mapping[Piece, Pose]) -> None:
        """Create the model with everything at these poses, at rest."""
        self._start, self._steps, self._ahead = radians(angle / 100), 0, 0
        self._friction.restart()
        self._make(sorted(poses))  # the order of bodies decides the last bits
        self._data.qpos[ROLL] = self._start
        for piece, pose in poses.items():
            self._put(piece, *self.in_room(pose))
        mujoco.mj_forward(self._model, self._data)
        if not self._is_rough:
            placed = tuple((piece, *poses[piece]) for piece in self.pieces)
            self._laid = Settle(angle, placed, tuple(self.fallen))
            self.rest.prove(self._data.qpos)

    def _make(self, pieces: Iterable[Piece]) -> None:
        self.pieces = tuple(pieces)
        self._model: Any = model_of(self._box, tuple(kind_of(piece) for piece in self.pieces))
        self._data: Any = mujoco.MjData(self._model)
        self._contacts = Contacts(self._model, self.pieces)
        limit = 0.0 if self._is_rough else self._box.solver["strike"]
        self._strikes = Strikes(self._model, limit, self._contacts.first)
        self.timestep: float = self._model.opt.timestep
        self._model.opt.gravity[1] = self._aside
        self._set_ways()

    def _set_ways(self) -> None:
        """Write friction regime, start angle and brake into the model, which is new or of another moment."""
        self._model.eq_data[0, 0] = -self._start * self._box.wheel.outer * TENTH  # the hub is at 0 at `_start`
        self._friction.apply(self._model)
        self._rolling = self._friction.resistance(self._model)
        self._brake.press(self._model, self._rolling)

    def _build(self, pieces: Iterable[Piece]) -> None:
        """Continue with another set of pieces; those that stay keep place and speed."""
        old, was = self._data, self.pieces
        self._make(pieces)
        self._data.qpos[:WHEEL_FREEDOMS] = old.qpos[:WHEEL_FREEDOMS]
        self._data.qvel[:WHEEL_FREEDOMS] = old.qvel[:WHEEL_FREEDOMS]
        for n, piece in enumerate(self.pieces):
            if piece in was:
                m = was.index(piece)
                self._data.qpos[place_of(n)] = old.qpos[place_of(m)]
                self._data.qvel[speed_of(n)] = old.qvel[speed_of(m)]
        mujoco.mj_forward(self._model, self._data)
        if self.grip:
            self.grip.index = self.pieces.index(self.grip.piece)
        self.go_on()
        self._safe = self.snapshot()

    def _put(self, piece: Piece, place: Floats, turn: Floats) -> None:
        n = self.pieces.index(piece)
        self._data.qpos[place_of(n)] = [*(self.hub + place), *turn]
        self._data.qvel[speed_of(n)] = 0.0
