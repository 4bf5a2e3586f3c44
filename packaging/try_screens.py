#!/usr/bin/env python3
"""Look at the window on Wayland and on X11, on two screens of which one goes, at fractional scales.

    .venv/bin/python packaging/try_screens.py                  all of it
    .venv/bin/python packaging/try_screens.py wayland-125 x11  what begins so

A game of each kind is opened on one screen, then on the other, and comes back when that one goes, with the program at
100, 125 and 150 %. What is seen on the screen is held against what the program has painted, pixel by pixel:
neither enlarged afterwards nor cut off. Wayland is that of Weston, whose screens, the second of them at 200 %, are
windows on one of Xvfb; on X11 they are two halves of that. The pictures lie in build/trial/screens. Needs Xvfb, Weston,
xdotool, ImageMagick and xrandr (x11-xserver-utils), and the environment of the checkout. No graphics card is tried.
"""

from __future__ import annotations

import ctypes
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from try_wheel import saved_games, screen

from build import ROOT

if TYPE_CHECKING:
    from PySide6.QtGui import QScreen

    from hamster_table.views.window.main_window import MainWindow

TOOLS = ("Xvfb", "weston", "xrandr", "xdotool", "import")
OUT = ROOT / "build" / "trial" / "screens"
SCALES = (1, 1.25, 1.5)
SIZE = (1600, 1000)
"""Of each screen, at 100 %: even at 150 % there is room for the smallest window."""
OTHER = 0.01
"""So large a share of the pixels may be others than were painted: a pointer, a hamster that blinks."""
TRIES = 5
WESTON = """
[core]
idle-time=0
[shell]
locking=false
panel-position=none
[output]
name=X1
mode={0}x{1}
[output]
name=X2
mode={0}x{1}
scale=2
"""


# Systems of two screens


@contextmanager
def wayland(folder: Path) -> Iterator[dict[str, str]]:
    """The environment of a program on Wayland; `WHERE` in it says how the screens are photographed."""
    settings, log = folder / "weston.ini", folder / "weston.log"
    settings.write_text(WESTON.format(*SIZE))
    words = ["--backend=x11-backend.so", "--use-pixman", "--output-count=2", f"--config={settings}", f"--log={log}"]
    environment = {**os.environ, "XDG_RUNTIME_DIR": str(folder)}
    with subprocess.Popen(["weston", *words, "--socket=trial"], env=environment, stderr=subprocess.DEVNULL) as weston:
        try:
            wait_for(lambda: log.exists() and "weston-desktop-shell" in log.read_text(), "Weston")
            windows = re.findall(r"window id (\d+)", log.read_text())
            # Beside each other: what lies under another window is not photographed.
            hand("windowmove", windows[1], SIZE[0], 0)
            # A window comes up on the screen where the pointer is.
            hand("mousemove", SIZE[0] // 2, SIZE[1] // 2)
            where = [["-window", window] for window in windows]
            platform = {"QT_QPA_PLATFORM": "wayland", "WAYLAND_DISPLAY": "trial"}
            yield {**environment, **platform, "WHERE": json.dumps(where)}
        finally:
            weston.terminate()


@contextmanager
def x11(folder: Path) -> Iterator[dict[str, str]]:
    """The environment of a program on X11, likewise."""
    width, height = SIZE
    places = {"left": f"{width}/423x{height}/265+0+0", "right": f"{width}/423x{height}/265+{width}+0"}
    for (name, place), of in zip(places.items(), ("screen", "none"), strict=True):
        subprocess.run(["xrandr", "--setmonitor", name, place, of], check=True, stdout=subprocess.DEVNULL)
    where = [["-window", "root", "-crop", f"{width}x{height}+{left}+0", "+repage"] for left in (0, width)]
    yield {**os.environ, "QT_QPA_PLATFORM": "xcb", "WHERE": json.dumps(where)}


def hand(*words: object) -> None:
    subprocess.run(["xdotool", *map(str, words)], check=True)


def wait_for(there: Callable[[], bool], what: str) -> None:
    for _ in range(240):
        if there():
            return
        time.sleep(0.25)
    raise SystemExit(f"no {what} came")


def close(window: int) -> None:
    """Ask a window to close, as a press on its cross does: one of Weston's takes its screen along."""

    class Message(ctypes.Structure):
        _fields_ = [
            ("type", ctypes.c_int),
            ("serial", ctypes.c_ulong),
            ("was_sent", ctypes.c_int),
            ("display", ctypes.c_void_p),
            ("window", ctypes.c_ulong),
            ("kind", ctypes.c_ulong),
            ("format", ctypes.c_int),
            ("data", ctypes.c_long * 5),
            ("rest", ctypes.c_long * 24),  # of the union of all events
        ]

    x = ctypes.CDLL("libX11.so.6")
    x.XOpenDisplay.restype, x.XInternAtom.restype = ctypes.c_void_p, ctypes.c_ulong
    display = ctypes.c_void_p(x.XOpenDisplay(None))
    kind, closing = (x.XInternAtom(display, name, 0) for name in (b"WM_PROTOCOLS", b"WM_DELETE_WINDOW"))
    client_message = 33
    message = Message(client_message, 0, 1, display, window, kind, 32)
    message.data[0] = closing
    x.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x.XCloseDisplay(display)


# Within the program


def inside(saved: Path, name: str) -> int:
    """Open a game, and take it from screen to screen; *name* begins those of the pictures."""
    from PySide6.QtWidgets import QApplication

    from hamster_table.app import first_window
    from hamster_table.models.settings import Settings
    from hamster_table.system.reports import Reports

    app = QApplication(sys.argv[:1])
    window = first_window(Reports(), saved)
    window.set_settings(Settings(theme="light", pace=0.0))
    window.show()
    wait_for(lambda: settle(0.1) or window.windowTitle() != "Hamster Table", "game")
    where, screens = json.loads(os.environ["WHERE"]), app.screens()
    assert len(screens) == len(where) == 2, [one.name() for one in screens]
    # Qt may name them in any order.
    screens.sort(key=lambda one: one.geometry().x())
    on_wayland = app.platformName() == "wayland"
    fill(window, screens[0])
    hold(window, where[0], f"{name}-1")
    if on_wayland:
        # Not dragged: Weston 10 does not always say which screen a window has left.
        window.hide()
        window.setScreen(screens[1])
        hand("mousemove", SIZE[0] * 2, SIZE[1])
        window.showNormal()
        wait_for(lambda: settle(0.5) or (window.screen() is screens[1] and window.windowHandle().isExposed()), "window")
    fill(window, screens[1])
    hold(window, where[1], f"{name}-2")
    if on_wayland:
        window.showNormal()
        settle(2)
        close(int(where[1][-1]))
    else:
        subprocess.run(["xrandr", "--delmonitor", "right"], check=True)
    wait_for(lambda: settle(0.1) or len(app.screens()) == 1, "end of the second screen")
    # Only now has the desktop, or the program itself, put the window elsewhere.
    settle(3)
    left = app.primaryScreen()
    assert window.screen() is left and window.devicePixelRatio() == left.devicePixelRatio(), "the window has not come"
    if not on_wayland:  # there only the desktop knows where it is
        assert left.geometry().contains(window.geometry()), f"{window.geometry()} is beyond {left.geometry()}"
    photograph(where[0], f"{name}-came-back")
    fill(window, left)
    hold(window, where[0], f"{name}-left")
    window.close()
    return 0


def settle(seconds: float) -> None:
    """Let the program go on for so long."""
    from PySide6.QtTest import QTest

    QTest.qWait(round(seconds * 1000))


def fill(window: MainWindow, screen: QScreen) -> None:
    """Show the window on the whole of a screen."""
    from PySide6.QtWidgets import QApplication

    if QApplication.instance().platformName() == "wayland":  # type: ignore[union-attr]
        window.showFullScreen()
    else:
        # Here is no desktop that would do it, and none that would put a frame around.
        window.setGeometry(screen.geometry())
    settle(3)
    assert window.screen() is screen, f"the window is on {window.screen().name()} and not on {screen.name()}"
    assert window.devicePixelRatio() == screen.devicePixelRatio()


def hold(window: MainWindow, where: list[str], name: str) -> None:
    """Hold what is seen against what was painted; more than once, for a computer may just have played."""
    for _ in range(TRIES):
        painted, seen = numbers(window.grab().toImage()), numbers(photograph(where, name))
        density = window.devicePixelRatio()
        lacking = [abs(most - least) for most, least in zip(painted.shape, seen.shape, strict=True)]
        # At 150 % a screen may end within a pixel of the program.
        assert max(lacking) <= 1, f"{name}: painted {painted.shape}, seen {seen.shape}, at {density}"
        height, width, _ = map(min, painted.shape, seen.shape)
        painted, seen = painted[:height, :width], seen[:height, :width]
        share = float((abs(painted.astype(int) - seen) > 24).any(axis=2).mean())
        if share < OTHER:
            print(f"{name}: {density:g} pixels for each, {share:.2%} are not as they were painted", flush=True)
            return
        settle(2)
    raise AssertionError(f"{name}: {share:.2%} are not as they were painted")


def photograph(where: list[str], name: str) -> Any:
    """What is seen on a screen, which is kept as a picture of that name."""
    from PySide6.QtGui import QImage

    file = OUT / f"{name}.png"
    subprocess.run(["import", *where, file], check=True)
    return QImage(str(file))


def numbers(image: Any) -> Any:
    """An image as an array of rows of three colours."""
    import numpy
    from PySide6.QtGui import QImage

    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = numpy.frombuffer(image.constBits(), numpy.uint8).reshape(image.height(), image.width(), 4)
    return rows[:, :, :3].copy()  # for the image is gone then


# All of it


def main() -> int:
    if sys.argv[1:2] == ["inside"]:
        return inside(Path(sys.argv[2]), sys.argv[3])
    if missing := [tool for tool in TOOLS if not shutil.which(tool)]:
        print(f"This needs {', '.join(missing)}.")
        return 3
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    went_well = True
    for system in (wayland, x11):
        for scale in SCALES:
            for game, saved in saved_games().items():
                name = f"{system.__name__}-{scale * 100:g}-{game}"
                if not name.startswith(tuple(sys.argv[1:] or [""])):
                    continue
                with tempfile.TemporaryDirectory() as folder, screen(f"{SIZE[0] * 3}x{SIZE[1] * 2}") as display:
                    os.environ["DISPLAY"] = display
                    with system(Path(folder)) as environment:
                        own = {"HAMSTER_TABLE_HOME": f"{folder}/home", "QT_SCALE_FACTOR": str(scale)}
                        words = [sys.executable, __file__, "inside", saved, name]
                        done = subprocess.run(words, cwd=ROOT, env={**environment, **own, "PYTHONPATH": str(ROOT)})
                if done.returncode:
                    print(f"{name}: FAILED", flush=True)
                    went_well = False
    print(f"screens: {'all went well' if went_well else 'FAILED'}")
    return 0 if went_well else 1


if __name__ == "__main__":
    sys.exit(main())
