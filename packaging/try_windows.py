#!/usr/bin/env python3
"""Use the program under Windows, as Wine in a clean Debian is one, with the real Python and wheels for it.

    .venv/bin/python packaging/try_windows.py                        play, kill, print, compare, and all tests
    .venv/bin/python packaging/try_windows.py --test tests/engine    of the tests these alone, part by part
    .venv/bin/python packaging/try_windows.py --no-tests

The checkout is what is committed. A game of each kind is opened by its file and played by a scripted hand, the program
is killed in the middle and started again, a sheet of each is saved as PDF, the window is photographed at 100 and at 150
%, computer players play the same board games as on Linux, and games of the wheel that were played on Linux lead to the
same states. The tests come last, for a quarter of an hour at least; of several parts, one that is red, or hangs, is
named, and the others go on. What is said, and the pictures, lie in build/trial/windows. Must be run by root, on Debian
or a relative with debootstrap, Xvfb, xdotool and ImageMagick, and with the environment of the checkout.

What it cannot show: the graphics card, sound, the real file dialogs, the fonts and the virus scanner of Windows.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from clean_debian import ROOT
from try_game import game_on_table, hand, leave, photograph, wait_for, window
from try_wheel import SHEETS, saved_games, screen
from wine import SITE, Trial, Wine, windows

TOOLS = ("debootstrap", "git", "Xvfb", "xdotool", "import")
OUT = ROOT / "build" / "trial" / "windows"
BOTS = {"hamsterdam": "whim,steady", "run-hamster-run": "whim,steady"}
"""By game: who plays the games that are compared; for the wheel see `wheel_games`."""
GAMES = 20
"""Of each game."""
WHEEL = ROOT / "packaging/wheel_games.py"
SLOW = ("--timeout", "600", "-o", "faulthandler_timeout=0", "-p", "no:cacheprovider")
LONGEST_S = 3 * 3600
"""A part of the tests that takes longer hangs."""
COMPARED = ("seed", "players", "winners", "entries", "digest")
SMALLEST = 960
"""No window of the program is narrower at 100 %."""
FONTS = "usr/share/fonts/truetype/dejavu"
PYTHON = ("wine", "/w/python/python.exe")
PROGRAM = (*PYTHON, "-m", "hamster_table")
HOME = "root/home"
"""Where games are kept, within the system."""
KEPT = {"HAMSTER_TABLE_HOME": r"Z:\root\home"}


class WindowsTrial(Trial):
    """A person at this Windows."""

    def __init__(self, wine: Wine) -> None:
        super().__init__("windows", wine)
        (wine.system / "w/saves").mkdir()
        self.saves = {game: Path(shutil.copy(file, wine.system / "w/saves")) for game, file in saved_games().items()}

    def do(self, *words: object, said: str = "said.txt") -> None:
        """Run a command of the program, which must end well."""
        if code := self.wine.run(*PROGRAM, *words, said=OUT / said, **KEPT):
            raise SystemExit(f"{' '.join(map(str, words))} ended with {code}, see {OUT / said}")

    def ask_doctor(self) -> None:
        """Let the program say what it lacks: nothing but a graphics card, which Wine has not here."""
        said = OUT / "doctor.txt"
        self.wine.run(*PROGRAM, "doctor", said=said, **KEPT)
        told = said.read_text("utf-8", "replace").splitlines()
        bad = [line for line in told if line.startswith("  BAD") and "light:" not in line]
        if bad or not any(line.startswith("  ok   versions") for line in told):
            raise SystemExit("\n".join([*bad, f"see {said}"]))
        self.step("the doctor")

    def play(self) -> None:
        """Play each kept game by keys, each opened by its file."""
        opener = self.wine.system / "w/open"
        command = " ".join(f"'{word}'" for word in self.wine.command(*PROGRAM, **KEPT))
        opener.write_text(f'#!/bin/sh\nexec {command} "Z:${{1#{self.wine.system}}}"\n')
        opener.chmod(0o755)
        by_hand = [sys.executable, ROOT / "packaging/try_game.py", "--by", opener, "--out", OUT, *self.saves.values()]
        home = {"HAMSTER_TABLE_HOME": str(self.wine.system / HOME)}
        if subprocess.run(by_hand, env={**os.environ, **home}).returncode:
            raise SystemExit("a game was not played")
        self.step("a game of each kind is played")

    def kill(self) -> None:
        """Kill the program in the middle of a game, start it again, and find the game as it was."""
        saved = self.saves["hamsterdam"]
        program = self.wine.start(*PROGRAM, self.wine.path(saved), said=OUT / "kill.txt", **KEPT)
        shown = self.window()
        hand("windowfocus", shown)
        hand("key", "--delay", "100", *["Return", "space", "Right", "Return"] * 10)
        program.kill()
        self.wine.end()
        program.wait()
        self.step("the program is killed")
        program = self.wine.start(*PROGRAM, said=OUT / "kill.txt", **KEPT)
        shown = wait_for(window, "window")
        time.sleep(20)
        hand("windowfocus", shown)

        def gone_on() -> str:
            hand("key", "Return")  # the last game, as soon as the program has found it
            time.sleep(5)
            if (title := game_on_table(shown)).startswith("Hamsterdam"):
                return title
            # Back from a new game, to what is before its button.
            hand("key", "Escape")
            time.sleep(5)
            hand("key", "shift+Tab")
            return ""

        wait_for(gone_on, "last game")
        photograph(OUT / "after-a-kill.png")
        leave(OUT / "not-ended.png")
        if code := program.wait():
            raise SystemExit(f"after it was killed, it ended with {code}")
        self.step("the game is there again")

    def window(self) -> str:
        """The window, as soon as a game is on the table."""
        shown = wait_for(window, "window")
        wait_for(lambda: game_on_table(shown), "game")
        time.sleep(5)  # until all is drawn
        return shown

    def print_sheets(self) -> None:
        for game, saved in self.saves.items():
            printed = saved.with_name(f"{game}.pdf")
            self.do("sheet", self.wine.path(saved), SHEETS[game], "-o", self.wine.path(printed))
            if not printed.read_bytes().startswith(b"%PDF"):
                raise SystemExit(f"{printed.name} is no PDF")
            shutil.copy(printed, OUT)
        self.step("a sheet of each is printed")

    def compare(self) -> None:
        """Let computer players play the same games here and there."""
        for game, seats in BOTS.items():
            words = ["bots", game, "--seats", seats, "--games", str(GAMES), "--seed", "39", "--out"]
            here, there = OUT / f"{game}-linux.jsonl", self.wine.system / "w/saves" / f"{game}.jsonl"
            command = [sys.executable, "-m", "hamster_table", *words, here]
            linux = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            self.do(*words, self.wine.path(there), said="bots.txt")
            if linux.wait():
                raise SystemExit(f"{' '.join(words)} failed on Linux")
            shutil.copy(there, OUT / f"{game}-windows.jsonl")
            if results(here) != results(there) or len(results(here)) != GAMES:
                raise SystemExit(f"other games of {game} than on Linux, see {OUT}/{game}-*.jsonl")
            self.step(f"{GAMES} games of {game} are those of Linux")

    def compare_wheel(self, playing: subprocess.Popen[bytes]) -> None:
        """Open here the games of the wheel that were played on Linux, when they are over."""
        here, there = OUT / "hamsterrolle-linux.jsonl", OUT / "hamsterrolle-windows.jsonl"
        if playing.wait():
            raise SystemExit(f"no games of the wheel were played on Linux, see {here}")
        shutil.copytree(OUT / "hamsterrolle", self.wine.system / "w/wheel")
        code = self.wine.run(*PYTHON, f"packaging/{WHEEL.name}", "open", "/w/wheel", said=there)
        linux, windows = ([json.loads(line) for line in file.read_text("utf-8").splitlines()] for file in (here, there))
        states = [game["digests"] for game in linux]
        if code or states != [game["digests"] for game in windows] or len(states) != GAMES:
            raise SystemExit(f"other games of the wheel than on Linux, see {here} and {there}")
        rests, same = (sum(game[name] for game in windows) for name in ("rests", "same"))
        print(f"windows: of {rests} rests of wood {same} are the same when they are found anew", flush=True)
        self.step(f"{GAMES} games of hamsterrolle are those of Linux, {sum(map(len, states))} states")

    def photograph(self, percent: int) -> None:
        """Take pictures of the start and of each game with the screen at this scale."""
        width, height = (1280 * percent // 100, 800 * percent // 100)
        with screen(f"{width}x{height}") as display:
            os.environ["DISPLAY"] = display
            self.wine.set_dots(96 * percent // 100)
            self.wine.end()  # what runs already keeps its dots
            for name, saved in {"start": None, **self.saves}.items():
                words = [self.wine.path(saved)] if saved else []
                program = self.wine.start(*PROGRAM, *words, said=OUT / "pictures.txt", **KEPT)
                if saved:
                    self.window()
                else:
                    wait_for(window, "window")
                    time.sleep(30)  # until the program has looked for the last game and drawn all
                shown = wait_for(window, "window")
                hand("windowfocus", shown)
                photograph(OUT / f"{name}-{percent}.png")
                if (wide := width_of(shown)) < SMALLEST * percent // 100:
                    raise SystemExit(f"at {percent} % the window is {wide} wide")
                leave(OUT / "not-ended.png")
                program.wait(60)
        self.step(f"photographed at {percent} %")

    def test(self, parts: list[str]) -> None:
        """Run these parts of the tests; those that are not green are named at the end."""
        # Where Qt for Windows looks for letters without a screen.
        shutil.copytree(self.wine.system / FONTS, self.wine.system / SITE / "PySide6/lib/fonts")
        # Also for programs that tests start.
        (self.wine.system / SITE / "trial.pth").write_text("Z:\\w\\table\nZ:\\w\\tests\n")
        if bad := [part for part in parts if not self.is_green(part)]:
            raise SystemExit(f"not green: {', '.join(bad)}")

    def is_green(self, part: str) -> bool:
        """Whether pytest says so of that part, and says it in time; all that it says is in a file of that name."""
        said = OUT / f"{part.replace('/', '-').replace(':', '-')}.txt"
        command = (*PYTHON, "-m", "pytest", "-q", "-n", "2", "--dist", "worksteal", *SLOW, part)
        testing = self.wine.start(*command, said=said, QT_QPA_PLATFORM="offscreen")
        try:
            code: int | None = testing.wait(LONGEST_S)
        except subprocess.TimeoutExpired:
            code = None
        self.wine.end()  # also what a test has left behind
        testing.wait()
        last = [line for line in said.read_text("utf-8", "replace").splitlines() if line.strip(" =")][-1:]
        how = {0: "green", None: "HANGS"}.get(code, f"RED, see {said}")
        self.step(f"{part}: {how}: {''.join(last).strip(' =')}")
        return code == 0


def play_wheel() -> subprocess.Popen[bytes]:
    """Play games of the wheel on Linux, which takes minutes, while there is other work."""
    kept = OUT / "hamsterrolle"
    kept.mkdir()
    with (OUT / "hamsterrolle-linux.jsonl").open("wb") as out:
        return subprocess.Popen([sys.executable, WHEEL, "play", kept, str(GAMES)], stdout=out)


def width_of(shown: str) -> int:
    """How wide a window is, in pixels of the screen."""
    told = hand("getwindowgeometry", "--shell", shown).splitlines()
    return int(next(line for line in told if line.startswith("WIDTH=")).removeprefix("WIDTH="))


def results(file: Path) -> list[dict[str, object]]:
    """What must be the same of each game, whoever played it."""
    games = (json.loads(line) for line in file.read_text("utf-8").splitlines())
    return [{name: game[name] for name in COMPARED} for game in games]


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--test", nargs="+", default=["tests"], metavar="PART", help="folders or files of tests")
    asked.add_argument("--no-tests", action="store_const", const=[], dest="test", help="only use the program")
    chosen = asked.parse_args()
    if os.geteuid() != 0 or not all(map(shutil.which, TOOLS)):
        print(f"This needs root and {', '.join(TOOLS)}.")
        return 3
    if find_spec("mujoco") is None:
        print("This needs the environment of the checkout: .venv/bin/python packaging/try_windows.py")
        return 3
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    try:
        use(chosen.test)
    except (OSError, subprocess.SubprocessError, SystemExit) as error:
        print(error, flush=True)
        print("windows: FAILED")
        return 1
    print("windows: all went well")
    return 0


def use(tests: list[str]) -> None:
    """Do all that there is to do; whatever fails raises an error."""
    begun = time.monotonic()
    with screen() as display:
        os.environ["DISPLAY"] = display  # for the hand
        with windows() as wine:
            print(f"windows: it is there: {time.monotonic() - begun:.0f} s", flush=True)
            trial = WindowsTrial(wine)
            playing = play_wheel()
            trial.ask_doctor()
            trial.print_sheets()
            trial.play()
            trial.kill()
            for percent in (100, 150):
                trial.photograph(percent)
            os.environ["DISPLAY"] = display
            wine.end()
            trial.compare()
            trial.compare_wheel(playing)
            if tests:
                trial.test(tests)


if __name__ == "__main__":
    sys.exit(main())
