#!/usr/bin/env python3
"""Install the program on Windows, as Wine in a clean Debian is one, use it as a person would, and remove it again.

    python3 packaging/try_setup.py        dist/*-setup.exe and dist/*-windows.zip, made by build.py windows

The person is called Jörg Müller, and so is the folder in which the program and its games lie. An older version is
installed by hand and upgraded; games are opened by their type, one of them under a very long name, and played by a
scripted hand, while nothing can write into the folder of the program; a second start hands its game over; the program
is open while it is to be upgraded; the zip keeps its games beside it; and in the end only the games are left, and what
the person has put beside the program. What is said, and the pictures, lie in build/trial/setup.

Must be run by root, on Debian or a relative with debootstrap, Xvfb, xdotool, ImageMagick and nsis.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import build_windows
from build_deb import NAME, ROOT, version
from clean_debian import run
from try_game import game_on_table, hand, leave, photograph, wait_for, window
from try_wheel import saved_games, screen
from wine import Trial, Wine, ask_ours, windows

from build import BUILD, DIST

TOOLS = ("debootstrap", "git", "Xvfb", "xdotool", "import", "makensis")
OUT = ROOT / "build" / "trial" / "setup"
PERSON = "Jörg Müller"
OLDER = "0.0.9"
GONE = "_internal/gone/since/then.txt"
"""What the older version has and this one has not."""
THEIRS = "notes.txt"
"""What the person has put beside the program."""
ENTRY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\HamsterTable"
CLASSES = r"HKCU\Software\Classes"
OPENING = 'Hamster Table\\\\hamster-table.exe\\" \\"%1\\"'
"""What opens a game, as the registry is written down."""
TYPES = (".hamster", ".hamster-challenge", "HamsterTable.Game")
REFUSED = 2
"""How an installer ends that was told to be quiet, and may not go on."""


class SetupTrial(Trial):
    """Jörg Müller at this Windows."""

    def __init__(self, wine: Wine) -> None:
        super().__init__("setup", wine)
        self.home = wine.system / "root/.wine/drive_c/users" / PERSON
        self.local = self.home / "AppData/Local"
        self.program = self.local / "Programs/Hamster Table"
        self.games = self.local / "hamster_table"
        self.menu = self.home / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Hamster Table.lnk"
        people = wine.system / "etc/passwd"
        people.write_text(people.read_text().replace("root:x:0:0:root:", f"{PERSON}:x:0:0:root:"))
        wine.run("wineboot", "--update", said=OUT / "wine.txt")
        require(self.local.is_dir(), f"there is no {self.local}")
        self.saves = self.home / "Spiele für Oma & Opa"
        self.saves.mkdir()
        self.saved = {game: Path(shutil.copy(file, self.saves)) for game, file in saved_games().items()}

    def run(self, *words: object) -> int:
        """The exit code of a program for Windows, when all that it has begun has ended."""
        code = self.wine.run("wine", *words, said=OUT / "wine.txt")
        self.wine.run("wineserver", "--wait")
        return code

    def registry(self, key: str) -> str:
        """What the registry holds there; "" where there is nothing."""
        file = self.wine.system / "w/key.reg"
        file.unlink(missing_ok=True)
        self.run("reg", "export", key, self.wine.path(file), "/y")
        return file.read_text("utf-16") if file.exists() else ""

    def install_older(self) -> None:
        """Install a version before this one by hand: half of this, and a file that this one has not."""
        half = self.wine.system / "w/older"
        # Without the libraries it is packed in half a minute; nobody starts it.
        shutil.copytree(made(), half, ignore=shutil.ignore_patterns("*.dll", "*.pyd"))
        (half / GONE).parent.mkdir(parents=True)
        (half / GONE).write_text("of an older version")
        installer = build_windows.pack(half, BUILD, OLDER, self.wine.system / "w")
        begun = time.time()
        installing = self.wine.start("wine", self.wine.path(installer), said=OUT / "wine.txt")
        shown = self.press("Return", "Hamster Table Setup", OUT / "where.png")
        self.finish(installing, shown, begun, OUT / "installed.png")
        require((self.program / GONE).exists(), "the older version is not whole")
        require(f'"DisplayVersion"="{OLDER}"' in self.registry(ENTRY), "the older version is not listed")
        (self.program / THEIRS).write_text("mine")
        self.step("an older version is installed by hand")

    def press(self, key: str, title: str, picture: Path) -> str:
        """Press a key in the window of that title, of which a picture is taken first; the window."""
        shown = wait_for(lambda: hand("search", "--onlyvisible", "--name", title), title)
        time.sleep(3)  # until all is drawn
        photograph(picture)
        hand("windowfocus", shown)
        hand("key", key)
        return shown

    def finish(self, installing: subprocess.Popen[bytes], shown: str, begun: float, picture: Path) -> None:
        """Wait for the last page of an installer that writes since then, take a picture of it, and leave it."""
        last = self.program / "uninstall.exe"
        wait_for(lambda: "it" if last.exists() and last.stat().st_mtime > begun else "", "last file")
        time.sleep(5)
        photograph(picture)
        hand("windowfocus", shown)
        hand("key", "space", "Return")  # and do not start it
        require(installing.wait(60) == 0, "the installer did not end well")

    def upgrade(self) -> None:
        """Install this version over the older one, without being asked."""
        require(self.run(self.wine.path(self.installer()), "/S") == 0, "the installer did not end well")
        self.require_installed()
        self.step(f"it is upgraded to {version()}")

    def installer(self) -> Path:
        """The installer, as somebody has loaded it."""
        return Path(shutil.copy(DIST / f"{NAME}-{version()}-setup.exe", self.saves))

    def require_installed(self) -> None:
        """End unless all is there that belongs to the program, and nothing else but what is the person's."""
        wanted = {*names(made()), "uninstall.exe", THEIRS}
        there = names(self.program)
        require(there == wanted, f"too much or too little: {sorted(there ^ wanted)[:9]}")
        require(self.menu.exists(), "it is not in the start menu")
        listed, classes = self.registry(ENTRY), self.registry(CLASSES)
        for words in (f'"DisplayVersion"="{version()}"', '"QuietUninstallString"', '"EstimatedSize"'):
            require(words in listed, f"no {words} in:\n{listed}")
        for words in ("[HKEY_CURRENT_USER\\Software\\Classes\\.hamster]", "hamster-table.exe,0", OPENING):
            require(words in classes, f"no {words} in:\n{classes}")
        self.fill_gaps()

    def fill_gaps(self) -> None:
        """Do what Windows has done or needs not: Wine looks for types of files only among those for everybody."""
        for name in TYPES:
            self.run("reg", "copy", f"{CLASSES}\\{name}", rf"HKLM\Software\Classes\{name}", "/s", "/f")
        ask_ours(self.program / "_internal/numpy")

    @contextmanager
    def nothing_written(self) -> Iterator[None]:
        """Let nobody write into the folder of the program, not even root."""
        place = self.program
        run("mount", "--bind", place, place)
        run("mount", "-o", "remount,bind,ro", place)
        try:
            yield
        finally:
            self.wine.end()
            run("umount", place)

    def start(self, *words: object) -> subprocess.Popen[bytes]:
        """Let Windows open something as by a double click; ends with what is opened."""
        return self.wine.start("wine", "start", "/wait", *words, said=OUT / "wine.txt")

    def look(self) -> None:
        """Start the program from the start menu."""
        started = self.start("/unix", f"/{self.menu.relative_to(self.wine.system)}")
        wait_for(window, "window")
        time.sleep(8)
        photograph(OUT / "start.png")
        leave(OUT / "not-ended.png")
        started.wait(60)
        self.step("it is started from the menu")

    def play(self) -> None:
        """Play each kept game by keys, each opened by its type."""
        opener = self.wine.system / "w/open"
        command = " ".join(f"'{word}'" for word in self.wine.command("wine", "start", "/wait", "/unix"))
        opener.write_text(f'#!/bin/sh\nexec {command} "${{1#{self.wine.system}}}"\n')
        opener.chmod(0o755)
        by_hand = [sys.executable, ROOT / "packaging/try_game.py", "--by", opener, "--out", OUT, *self.saved.values()]
        if subprocess.run(by_hand, env={**os.environ, "HAMSTER_TABLE_HOME": str(self.games)}).returncode:
            raise SystemExit("a game was not played")
        self.step("a game of each kind is opened by its type and played")

    def hand_over(self) -> None:
        """Start the program a second time, with a game that has a long name: the first window shows it."""
        first = self.wine.start("wine", self.exe(), said=OUT / "wine.txt")
        shown = wait_for(window, "window")
        time.sleep(8)
        require(not game_on_table(shown), "there is a game on the table at once")
        far = self.saves.joinpath(*["ein Ordner mit einem langen Namen"] * 8, "Spiel.hamster")
        far.parent.mkdir(parents=True)
        shutil.copyfile(self.saved["run-hamster-run"], far)
        name = self.wine.path(far)
        require(len(name) > 260, "the name is not long")
        require(self.wine.run("wine", self.exe(), name, said=OUT / "wine.txt") == 0, "it was not handed over")
        wait_for(lambda: game_on_table(shown), "game")
        require(len(window().splitlines()) == 1, "there are two windows")
        time.sleep(5)  # until all is drawn
        photograph(OUT / "second-start.png")
        leave(OUT / "not-ended.png")
        require(first.wait(60) == 0, "the first window did not end well")
        self.step("a second start hands a game with a long name over")

    def exe(self) -> str:
        return self.wine.path(self.program / "hamster-table.exe")

    def refuse(self) -> None:
        """Try to upgrade while the program is open: it is said, and goes on when the program is closed."""
        opened = self.wine.start("wine", self.exe(), said=OUT / "wine.txt")
        wait_for(window, "window")
        before, installer = names(self.program), self.wine.path(self.installer())
        code = self.wine.run("wine", installer, "/S", said=OUT / "wine.txt")
        require(code == REFUSED, f"the quiet installer ended with {code}")
        require(names(self.program) == before, "the quiet installer has changed something")
        installing = self.wine.start("wine", installer, said=OUT / "wine.txt")
        shown = self.press("Return", "Hamster Table Setup", OUT / "where-again.png")
        time.sleep(5)
        photograph(OUT / "still-open.png")
        # By its window, as with the mouse: the installer has the keys.
        self.wine.run("wine", "taskkill", "/im", "hamster-table.exe", said=OUT / "wine.txt")
        require(opened.wait(60) == 0, "the program did not end well")
        begun = time.time()
        # The title of what it says, without the blank that ends that of the installer.
        self.press("Return", "Hamster Table Setup$", OUT / "try-again.png")
        self.finish(installing, shown, begun, OUT / "installed-again.png")
        self.require_installed()
        self.step("it is not upgraded while it is open")

    def carry(self) -> None:
        """Use the zip: its games lie beside it, and not with the others."""
        stick = self.wine.system / "w/Jörgs Stick"
        with zipfile.ZipFile(DIST / f"{NAME}-{version()}-windows.zip") as packed:
            packed.extractall(stick)
        place = stick / "Hamster Table"
        ask_ours(place / "_internal/numpy")
        before = names(self.games)
        started = self.wine.start("wine", "cmd", "/c", self.wine.path(place / "portable.cmd"), said=OUT / "wine.txt")
        wait_for(window, "window")
        time.sleep(8)
        photograph(OUT / "stick.png")
        leave(OUT / "not-ended.png")
        started.wait(60)
        self.wine.run("wineserver", "--wait")
        require((place / "games/sessions.sqlite3").exists(), "no games lie on the stick")
        require(names(self.games) == before, "something of the stick lies with the other games")
        self.step("the zip keeps its games beside it")

    def remove(self) -> None:
        """Remove the program as Windows does it, quietly: what is left is the person's."""
        kept = {file.name: file.stat().st_size for file in self.games.rglob("*") if file.is_file()}
        require("sessions.sqlite3" in kept, f"there are no games in {self.games}")
        require(self.run(self.wine.path(self.program / "uninstall.exe"), "/S") == 0, "the uninstaller did not end well")
        require(names(self.program) == {THEIRS}, f"left: {sorted(names(self.program))[:9]}")
        require(not self.menu.exists(), "it is still in the start menu")
        require(not self.registry(ENTRY), "it is still listed")
        left = [line for line in self.registry(CLASSES).splitlines() if "amster" in line and "mime" not in line.lower()]
        require(not left, f"still in the registry: {left}")
        now = {file.name: file.stat().st_size for file in self.games.rglob("*") if file.is_file()}
        require(now == kept, f"the games were {kept} and are {now}")
        require(all(file.exists() for file in self.saved.values()), "a saved game is gone")
        self.step("it is removed, and the games are left")


def names(folder: Path) -> set[str]:
    """The files there, by their paths."""
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}


def made() -> Path:
    """The folder that the installer was made of."""
    return BUILD / "windows" / NAME


def require(well: bool, why: str) -> None:
    if not well:
        raise SystemExit(why)


def use(trial: SetupTrial) -> None:
    """Do all that there is to do; whatever fails raises an error."""
    trial.install_older()
    trial.upgrade()
    with trial.nothing_written():
        trial.look()
        trial.play()
        trial.hand_over()
    trial.refuse()
    trial.carry()
    trial.remove()


def main() -> int:
    if os.geteuid() != 0 or not all(map(shutil.which, TOOLS)):
        print(f"This needs root and {', '.join(TOOLS)}.")
        return 3
    if not made().is_dir() or not (DIST / f"{NAME}-{version()}-setup.exe").exists():
        print("There is no installer yet: python3 packaging/build.py windows")
        return 3
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    try:
        with screen() as display:
            os.environ["DISPLAY"] = display  # for the hand
            with windows() as wine:
                use(SetupTrial(wine))
    except (OSError, subprocess.SubprocessError, SystemExit) as error:
        print(error, flush=True)
        print("setup: FAILED")
        return 1
    print("setup: all went well")
    return 0


if __name__ == "__main__":
    sys.exit(main())
