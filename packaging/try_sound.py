#!/usr/bin/env python3
"""Hear by a machine what is played: each sound of docs/sounds.md when it is due, none too loud, none that hangs.

    python3 packaging/try_sound.py

In a clean Debian with PulseAudio, a loudspeaker that nobody hears (a null sink) is recorded while computers play each
game in a window. Every cue of an animation, and every sound that is asked for, is looked for in the recording; what of
the table did not happen is played after it. Then the sound server is ended and comes back, and so must the sound. Must
be run by root, on Debian or a relative with debootstrap and Xvfb.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from clean_debian import CLEAN, base, check_out, copy_of, mount
from try_wheel import screen

if TYPE_CHECKING:
    import numpy as np

TOOLS = ("debootstrap", "git", "Xvfb")
PACKAGES = "python3-venv pulseaudio pulseaudio-utils"
PLAYED_S = {"hamsterdam": 70, "hamsterrolle": 45, "run-hamster-run": 80}
"""For how many seconds computers play each game."""
LATE_S = 0.1
"""A sound is heard within so many seconds after it is due."""
EARLY_S = 0.03
"""So much earlier it may seem to be: the clock of the recording is not known better."""
AT_ONCE_S = 0.06
"""What is given within so many seconds is given at once."""
LEAST = 0.2
"""How much of a sound there must be where it is looked for, as a share of what was asked for: many at once are all made
quieter, and where the machine is busy there are gaps."""
MISSED = 0.02
"""So large a share of all sounds may be late or in pieces: a busy machine does that, as the one of the trial may be."""
FAINT = 0.004
"""What is asked to be quieter than this, as a peak, is not looked for among others."""
BACK_S = 20
"""After a sound server comes back, there is sound within so many seconds."""


# In the clean system


def main() -> int:
    if sys.argv[1:] == ["inside"]:
        return listen()
    if sys.argv[1:]:
        print(__doc__)
        return 2
    if os.geteuid() != 0 or not all(map(shutil.which, TOOLS)):
        print(f"This needs root and {', '.join(TOOLS)}.")
        return 3
    with copy_of(base("trixie")) as system, screen() as display:
        mount("/tmp/.X11-unix", system)  # noqa: S108
        check_out(system / "table")
        for command in (
            f"apt-get -qq update && apt-get -qq install -y --no-install-recommends {PACKAGES}",
            "cd /table && python3 dev.py setup",
            f"cd /table && DISPLAY={display} .venv/bin/python packaging/try_sound.py inside",
        ):
            inside = {**CLEAN, "HOME": "/root", "DEBIAN_FRONTEND": "noninteractive"}
            if code := subprocess.run(["chroot", system, "sh", "-c", command], env=inside).returncode:
                return code
    return 0


# The loudspeaker


@dataclass
class Loudspeaker:
    """A sound server with one device, and what was sent to that, with the time at which it was."""

    rate: int
    heard: bytearray = field(default_factory=bytearray)
    begun: float = float("inf")
    """When the first sample was sent, by `time.monotonic`: none is recorded before it is sent."""

    @contextmanager
    def on(self) -> Iterator[None]:
        """The server runs, and all is recorded."""
        form = f"rate={self.rate} channels=1 format=s16le"
        modules = ("module-native-protocol-unix auth-anonymous=1", f"module-null-sink sink_name=hall {form}")
        loaded = [word for module in modules for word in ("-L", module)]
        words = ["pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--log-level=error", *loaded]
        with subprocess.Popen(words, stderr=subprocess.DEVNULL) as server:
            try:
                wait_until(lambda: subprocess.run(["pactl", "info"], capture_output=True).returncode == 0, 20)
                form = (f"--rate={self.rate}", "--channels=1", "--format=s16le", "--latency-msec=10")
                record = subprocess.Popen(["parec", "-d", "hall.monitor", "--raw", *form], stdout=subprocess.PIPE)
                thread = Thread(target=self._record, args=(record,))
                thread.start()
                wait_until(lambda: bool(self.heard), 20)
                yield
                record.terminate()
                thread.join()
            finally:
                server.terminate()

    def _record(self, program: subprocess.Popen[bytes]) -> None:
        assert program.stdout is not None
        with program.stdout as out:
            while chunk := os.read(out.fileno(), 4096):
                self.heard += chunk
                self.begun = min(self.begun, time.monotonic() - len(self.heard) / 2 / self.rate)
        program.wait()

    def samples(self) -> np.ndarray[Any, Any]:
        """What was heard, in -1 to 1."""
        import numpy

        return numpy.frombuffer(bytes(self.heard[: len(self.heard) // 2 * 2]), "<i2") / 32_768


def wait_until(true: Callable[[], bool], seconds: float) -> None:
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise SystemExit(f"in vain {seconds} s were waited")
        time.sleep(0.05)


# The program


@dataclass(frozen=True)
class Due:
    """A sound that is to be heard from a moment on."""

    when: float
    name: str
    samples: np.ndarray[Any, Any]
    """As loud as it was asked for."""


class Ear:
    """What the program asks its player for, and the cues of the animations on the table."""

    def __init__(self) -> None:
        from hamster_table.features.sound.player import SoundThread

        self.asked: list[Due] = []
        self.loops: Counter[str] = Counter()
        self.cues: list[tuple[float, str, str]] = []
        """When which was given, and the name of its sound."""
        play, loop = SoundThread.play, SoundThread.set_loop

        def listening(thread: SoundThread, name: str, gain: float) -> None:
            if name in thread._sounds:
                self.asked.append(Due(time.monotonic(), name, thread._sounds[name] * gain * thread._volume))
            play(thread, name, gain)

        def going_round(thread: SoundThread, name: str, level: float) -> None:
            self.loops[name] += 1
            loop(thread, name, level)

        SoundThread.play, SoundThread.set_loop = listening, going_round  # type: ignore[method-assign]

    def attend(self, page: Any) -> None:
        """Hear the cues of that game."""
        from hamster_table.features.sound.sounds import sounds_of

        files = sounds_of(page.session.match.game).files
        given = page.animation_player.cues.given
        given.connect(lambda what: self.cues.append((time.monotonic(), what, files.get(what, ""))))


def listen() -> int:
    """Play everything before the machine's ear; the exit code."""
    from hamster_table import app as program
    from hamster_table.features.sound.mixer import RATE

    with tempfile.TemporaryDirectory() as home:
        os.environ |= {"HAMSTER_TABLE_HOME": home, "XDG_RUNTIME_DIR": home, "QT_QPA_PLATFORM": "xcb"}
        first_window = program.first_window
        troubles: list[str] = []

        def driven(*words: Any) -> Any:
            window = first_window(*words)
            window.shown.connect(lambda: later(3, lambda: perform(window, RATE, troubles)))
            return window

        program.first_window = driven
        code = program.run()
    print("\n".join(troubles) if troubles else "all was heard")
    return code or bool(troubles)


def later(seconds: float, do: Callable[[], object]) -> None:
    from PySide6.QtCore import QTimer

    QTimer.singleShot(round(seconds * 1000), do)


def pass_time(seconds: float) -> None:
    """Let the window live for so long."""
    from PySide6.QtCore import QEventLoop

    # Not by QTest.qWait, which keeps Python for itself meanwhile: the thread of the player would stand still.
    loop = QEventLoop()
    later(seconds, loop.quit)
    loop.exec()


def perform(window: Any, rate: int, troubles: list[str]) -> None:
    """All that is to be heard, one after the other; what is wrong is added to *troubles*."""
    from PySide6.QtWidgets import QApplication

    ear, hall = Ear(), Loudspeaker(rate)
    try:
        with hall.on():
            for game, seconds in PLAYED_S.items():
                play(window, ear, game, seconds)
            play_the_rest(ear)
            quiet_from = time.monotonic() + 4
            pass_time(8)
            if running := sounding():
                troubles.append(f"the device still plays: {running}")
        troubles += [*wrong(ear, hall, quiet_from)]
        troubles += [*restarted(ear, rate)]
    except (Exception, SystemExit) as error:
        troubles.append(repr(error))
    QApplication.exit()


def play(window: Any, ear: Ear, game: str, seconds: float) -> None:
    """Have computers play, and look on."""
    from hamster_table.engine import Match
    from hamster_table.engine.storage.save_file import PlayerInfo

    seats = 2 if game == "hamsterrolle" else 3
    players = [PlayerInfo(name, "whim") for name in ("Ada", "Bo", "Cy")[:seats]]
    window.begin(window.library.begin(Match.new(game, seats, seed="1"), players))
    ear.attend(window.game)
    pass_time(seconds)
    print(f"{game}: {len(window.session.match.ledger)} entries were played", flush=True)
    window.clear_table()
    pass_time(3)


def table() -> set[str]:
    """The names of all sounds of docs/sounds.md."""
    from hamster_table.engine import games
    from hamster_table.features.sound.game_sounds import SOUNDS
    from hamster_table.features.sound.sounds import sounds_of

    return {*SOUNDS.values(), *(name for game in games().values() for name in sounds_of(game).files.values())}


def play_the_rest(ear: Ear) -> None:
    """Play what of the table nobody has heard yet, each by itself."""
    from hamster_table.features.sound.player import SOUND

    rest = sorted(table() - {due.name for due in ear.asked} - ear.loops.keys())
    print(f"not in these games, and played alone: {', '.join(rest)}", flush=True)
    for name in rest:
        SOUND.play(name)
        pass_time(1.5)


def sounding() -> str:
    """What the sound server says of those that play just now."""
    listed = subprocess.run(["pactl", "list", "sink-inputs"], capture_output=True, text=True).stdout
    return "" if "Corked: no" not in listed else listed


# What was heard


def wrong(ear: Ear, hall: Loudspeaker, quiet_from: float) -> Iterator[str]:
    """What in the recording is not as it should be."""
    from hamster_table.features.sound.mixer import CEILING

    heard = hall.samples()
    found = [(due, *place(heard, hall, due)) for due in ear.asked if abs(due.samples).max() >= FAINT]
    lags = sorted(lag for _, lag, share in found if share >= LEAST)
    beside = [place(heard, hall, replace(due, when=due.when + 0.4))[1] for due, *_ in found]
    print(
        f"{len(ear.asked)} sounds were asked for, {len(ear.cues)} cues given; of {len(found)} that are not faint"
        f" {len(lags)} were heard, {1000 * lags[len(lags) // 2]:.0f} ms after they were due (half of them),"
        f" {1000 * lags[-1]:.0f} ms (the last); where they were not due, {sum(share >= LEAST for share in beside)};"
        f" the loudest sample is {abs(heard).max():.3f} of {CEILING}",
        flush=True,
    )
    missed = [
        f"{due.name}: {100 * share:.0f} % of it was heard, {due.when - hall.begun:.1f} s after the beginning"
        for due, _, share in found
        if share < LEAST
    ]
    print(*missed, sep="\n", flush=True)
    if len(missed) > MISSED * len(found):
        yield f"{len(missed)} sounds were missed"
    for when, what, name in ear.cues:
        # The same sound twice in a moment is heard once.
        if name and not any(due.name == name and abs(due.when - when) < AT_ONCE_S for due in ear.asked):
            yield f"{what} was seen, and {name} not asked for"
    if missing := table() - {due.name for due, _, share in found if share >= LEAST} - ear.loops.keys():
        yield f"never heard: {', '.join(sorted(missing))}"
    if abs(heard).max() > CEILING:
        yield "something is cut off at its peaks"
    if abs(heard[round((quiet_from - hall.begun) * hall.rate) :]).max() > 0:
        yield "something is heard when all should be silent"


def place(heard: np.ndarray[Any, Any], hall: Loudspeaker, due: Due) -> tuple[float, float]:
    """How many seconds after it was due a sound begins, and how much of it is there: 1 is all."""
    import numpy

    sound = due.samples[: hall.rate // 3]
    first = round((due.when - EARLY_S - hall.begun) * hall.rate)
    part = heard[first : first + len(sound) + round((EARLY_S + LATE_S) * hall.rate)]
    there = numpy.correlate(part, sound, "valid") / float(sound @ sound)
    at = int(there.argmax())
    return at / hall.rate - EARLY_S, float(there[at])


def restarted(ear: Ear, rate: int) -> Iterable[str]:
    """End the server, which has happened by now, and start it anew: the program is to be heard again."""
    from hamster_table.features.sound.player import SOUND

    for _ in range(4):
        SOUND.play("tock")
        pass_time(1)
    print(f"without a server it is said: {SOUND.why_silent!r}", flush=True)
    said, hall, begun = SOUND.why_silent, Loudspeaker(rate), time.monotonic()
    with hall.on():
        while SOUND.why_silent and time.monotonic() - begun < BACK_S:
            pass_time(0.2)
        print(f"{time.monotonic() - begun:.1f} s after the server is back it is said: {SOUND.why_silent!r}", flush=True)
        del ear.asked[:]
        for _ in range(3):
            SOUND.play("tock")
            pass_time(1)
    heard = hall.samples()
    if not said:
        yield "without a sound server the program says nothing of it"
    if [due for due in ear.asked if place(heard, hall, due)[1] < LEAST] or len(ear.asked) < 3:
        yield "after the sound server has come back there is no sound"


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main())
