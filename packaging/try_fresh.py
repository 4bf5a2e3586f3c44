#!/usr/bin/env python3
"""Do in a bare Debian what the README says, with a fresh checkout, as somebody who may not install anything.

    python3 packaging/try_fresh.py                     in Debian stable and the release before
    python3 packaging/try_fresh.py trixie
    python3 packaging/try_fresh.py trixie --test tests/test_app.py    of the tests, these alone

The checkout is what is committed. `dev.py play` has to bring the window, which is then closed, and `dev.py test` to be
green. Python is installed, and whatever they say an administrator must install, and nothing else but Orca, of which a
test hears what it says. What is said and a picture of the window lie in build/trial. Must be run by root, on Debian or
a relative with debootstrap, Xvfb, xdotool and ImageMagick.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from clean_debian import CLEAN, ROOT, SUITES, base, check_out, copy_of, mount
from try_game import hand, leave, photograph
from try_wheel import screen

TOOLS = ("debootstrap", "git", "Xvfb", "xdotool", "import")
PERSON = "somebody"
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/local/games:/usr/games"
"""What Debian gives to people: without the folders of administrators."""
PATIENCE = 900
"""How many seconds the window may take: before the first one everything is loaded and installed."""
FOR_ADMINISTRATORS = re.compile(r"^ +(apt-get .*)$", re.MULTILINE)


class Trial:
    """A person with a fresh checkout in a bare system; what is said there lies in *out*."""

    def __init__(self, suite: str, system: Path, out: Path) -> None:
        self.suite, self.system, self.out = suite, system, out
        self.begun = time.monotonic()

    def step(self, what: str) -> None:
        """Say what is done, and how long it took."""
        now = time.monotonic()
        print(f"{self.suite}: {what}: {now - self.begun:.0f} s", flush=True)
        self.begun = now

    def start(self, who: str, command: str, said: Path, **environment: str) -> subprocess.Popen[bytes]:
        """Start a command inside, at home; what it says is added to that file."""
        chroot = ["/usr/sbin/chroot", f"--userspec={who}:{who}", "--groups=", self.system]
        own = {"HOME": "/root"} if who == "root" else {"HOME": f"/home/{who}", "PATH": PATH}
        with said.open("ab") as out:
            return subprocess.Popen(
                [*chroot, "sh", "-c", f"cd && {command}"],
                env={**CLEAN, **own, **environment},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
            )

    def administer(self, command: str) -> None:
        """Run a command as root."""
        said = self.out / "administrator.txt"
        if self.start("root", command, said, DEBIAN_FRONTEND="noninteractive").wait():
            raise SystemExit(f"{command!r} failed, see {said}")

    def develop(self, words: str, said: Path, **environment: str) -> subprocess.Popen[bytes]:
        """Run `dev.py` as the person does."""
        return self.start(PERSON, f"cd hamster_table && python3 dev.py {words}", said, **environment)

    def obey(self, said: Path) -> bool:
        """Install what an administrator is asked to in what was said; whether there was anything."""
        asked = set(FOR_ADMINISTRATORS.findall(said.read_text("utf-8")))
        for command in asked:
            self.administer(command)
            self.step(f"{len(command.partition('--no-install-recommends ')[2].split())} packages that it asks for")
        return bool(asked)

    def check_out(self) -> None:
        """Put Python there, and the checkout where the person is at home."""
        self.administer(f"apt-get update && apt-get install -y python3 && useradd --create-home {PERSON}")
        check_out(self.system / "home" / PERSON / "hamster_table")
        self.administer(f"chown -R {PERSON}:{PERSON} /home/{PERSON}")
        self.step("Python and the checkout")

    def play(self) -> None:
        """Open the table, and leave it by its key."""
        said = self.out / "play.txt"
        with screen() as display:
            os.environ["DISPLAY"] = display  # for the hand
            mount("/tmp/.X11-unix", self.system)  # noqa: S108
            program = self.develop("play", said, DISPLAY=display)
            window = window_of(program)
            if not window and self.obey(said):
                program = self.develop("play", said, DISPLAY=display)
                window = window_of(program)
            if not window:
                raise SystemExit(f"no window came, see {said}")
            self.step("dev.py play: the window is there")
            time.sleep(8)  # until all is drawn
            photograph(self.out / "window.png")
            hand("windowfocus", window)
            leave(self.out / "not-ended.png")
            if code := program.wait(60):
                raise SystemExit(f"the program ended with {code}, see {said}")
            self.step("the window is closed")

    def test(self, words: str) -> None:
        """Run the tests, with all that some of them need, and with Orca, which judges what it is told."""
        said = self.out / "test.txt"
        self.administer("apt-get install -y --no-install-recommends orca")
        self.develop("test --version", said).wait()
        self.step("dev.py test: Python packages")
        self.obey(said)
        code = self.develop(f"test {words}", said).wait()
        self.step(f"dev.py test {words}: {'green' if code == 0 else 'RED'}")
        if code:
            raise SystemExit("\n".join([*said.read_text("utf-8").splitlines()[-40:], f"see {said}"]))


def window_of(program: subprocess.Popen[bytes]) -> str:
    """The program's window, as soon as it is there; "" where the program has ended instead."""
    end = time.monotonic() + PATIENCE
    while program.poll() is None:
        if windows := hand("search", "--onlyvisible", "--class", "hamster"):
            return windows.splitlines()[0]
        if time.monotonic() > end:
            program.terminate()
        time.sleep(0.25)
    return ""


def is_well(suite: str, tests: str) -> bool:
    """Whether all went well in that release."""
    out = ROOT / "build" / "trial" / f"fresh-{suite}"
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    with copy_of(base(suite)) as system:
        trial = Trial(suite, system, out)
        try:
            trial.check_out()
            trial.play()
            trial.test(tests)
        except (OSError, subprocess.SubprocessError, SystemExit) as error:
            print(error, flush=True)
            return False
    return True


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("suite", nargs="?", choices=SUITES)
    asked.add_argument("--test", default="", metavar="WORDS", help="what follows `dev.py test`; all tests without it")
    chosen = asked.parse_args()
    if os.geteuid() != 0 or not all(map(shutil.which, TOOLS)):
        print(f"This needs root and {', '.join(TOOLS)}.")
        return 3
    well = {suite: is_well(suite, chosen.test) for suite in ([chosen.suite] if chosen.suite else SUITES)}
    for suite, went_well in well.items():
        print(f"{suite}: {'all went well' if went_well else 'FAILED'}")
    return 0 if all(well.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
