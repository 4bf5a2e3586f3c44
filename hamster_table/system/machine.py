"""What the machine must have for Qt to open a window, and what it lacks. Needs nothing but Python, and Qt only to ask
where its parts are.

Qt ends the whole program when it finds no screen, so we look first. What is loaded here Qt would load a moment later.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

from hamster_table.engine.i18n import N_

# The library Qt opens -> the Debian package it is in.
DRAWING = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
}
WINDOW = {
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}

_held: list[Callable[[], object]] = []
"""How the connections to screens end that were tried. A server that is left by all begins anew, so they are held."""


def opens(library: str) -> bool:
    """Whether the library can be loaded."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def lacking(libraries: Mapping[str, str]) -> list[str]:
    """Those of the libraries that are not there."""
    return [library for library in libraries if not opens(library)]


def why_no_window() -> str:
    """What keeps Qt from finding a screen to draw on, or what it needs for one; "" when all is well."""
    if not sys.platform.startswith("linux"):
        return ""
    platforms = _platforms()
    if not platforms:
        missing = _sentences_of_lacking({**DRAWING, **WINDOW})
        empty = _tr(N_("There is no screen to draw on: DISPLAY and WAYLAND_DISPLAY are both empty."))
        return " ".join([empty, *missing])
    reasons = [_why_not(platform) for platform in platforms]
    return "" if "" in reasons else " ".join(dict.fromkeys(reasons))


def _sentences_of_lacking(libraries: Mapping[str, str]) -> list[str]:
    """That some of these libraries are missing, and the packages they are in; none when all are there."""
    missing = lacking(libraries)
    packages = " ".join(dict.fromkeys(libraries[name] for name in missing))
    if not missing:
        return []
    without = _tr(N_("Qt cannot open a window without {libraries} (on Debian and its relatives: {packages})."))
    return [without.format(libraries=", ".join(missing), packages=packages)]


def _platforms() -> list[str]:
    """What Qt will try, in this order."""
    chosen = os.environ.get("QT_QPA_PLATFORM")
    if chosen:
        return [part.partition(":")[0] for part in chosen.split(";")]
    is_wayland = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("XDG_SESSION_TYPE") == "wayland"
    x = ["xcb"] if os.environ.get("DISPLAY") else []
    return ["wayland", *x] if is_wayland else x


def _why_not(platform: str) -> str:
    folder = _plugins()
    plugin = folder / f"libq{platform}.so"
    if folder.is_dir() and not plugin.exists():
        there = ", ".join(sorted(file.stem.removeprefix("libq") for file in folder.glob("libq*.so")))
        words = _tr(N_("Qt has no platform called {name}; QT_QPA_PLATFORM may be {names}."))
        return words.format(name=repr(platform), names=there)
    needs, try_screen, variable = TRIALS.get(platform, ({}, None, ""))
    reasons = _sentences_of_lacking({**DRAWING, **needs})
    with suppress(OSError):  # without the library it has been said already
        if try_screen is not None and not try_screen():
            asked = f"{variable}={os.environ.get(variable, '')!r}"
            reasons.append(_tr(N_("No screen answers at {variable}.")).format(variable=asked))
    return " ".join(reasons)


def _tr(text: str) -> str:
    from hamster_table.terminal.language import marked  # only where something is wrong

    return marked(text)


def let_go() -> None:
    """End the connections of the trials, since Qt has one of its own by now."""
    while _held:
        _held.pop()()


def _plugins() -> Path:
    from PySide6.QtCore import QLibraryInfo

    chosen = os.environ.get("QT_QPA_PLATFORM_PLUGIN_PATH")
    return Path(chosen or f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)}/platforms")


def _x_answers() -> bool:
    xcb = ctypes.CDLL("libxcb.so.1")
    # Without this ctypes takes the pointer for an int and cuts it in half.
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    # A failed connection is an object too, which has to be ended.
    _held.append(lambda: xcb.xcb_disconnect(connection))
    return bool(xcb.xcb_connection_has_error(connection) == 0)


def _wayland_answers() -> bool:
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    display = wayland.wl_display_connect(None)
    if display:
        _held.append(lambda: wayland.wl_display_disconnect(ctypes.c_void_p(display)))
    return bool(display)


TRIALS: Mapping[str, tuple[Mapping[str, str], Callable[[], bool] | None, str]] = {
    "xcb": (WINDOW, _x_answers, "DISPLAY"),
    "wayland": (WAYLAND, _wayland_answers, "WAYLAND_DISPLAY"),
}
"""What each way to draw on a screen needs, how to ask for the screen, and the variable that says where it is."""
