"""A screen reader of our own: a screen, a bus, the registry of accessible programs, and a client that walks the tree.

Everything is private to one test: nothing of the desktop on which the tests run is asked or told anything.
"""

import ctypes
import re
import shutil
import subprocess
import time
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from jeepney import DBusAddress, HeaderFields, MessageType, new_method_call
from jeepney.io.blocking import open_dbus_connection

from tests import screens
from tests.screens import PATIENCE, running, screen

BUS = "org.a11y.atspi"
ROOT = "/org/a11y/atspi/accessible/root"
RULES_OF_THE_BUS = Path("/usr/share/defaults/at-spi2/accessibility.conf")
REGISTRY = Path("/usr/share/dbus-1/accessibility-services/org.a11y.atspi.Registry.service")
DAEMON = "dbus-daemon"


def what_lacks():
    """Why there can be no screen reader here; "" when there can."""
    if why := screens.what_lacks():
        return why
    missing = [] if shutil.which(DAEMON) else [DAEMON]
    missing += [] if RULES_OF_THE_BUS.is_file() and REGISTRY.is_file() else ["at-spi2-core"]
    return f"there is no bus for screen readers: {', '.join(missing)} missing" if missing else ""


class Node(NamedTuple):
    """Something in the tree, by the name of its program on the bus and its path there."""

    program: str
    path: str


class Seen(NamedTuple):
    """What a screen reader reads of a node."""

    node: Node
    role: str
    name: str
    states: frozenset
    actions: list


class Reader:
    """The client."""

    def __init__(self, address):
        self._bus = open_dbus_connection(address)

    def close(self):
        self._bus.close()

    def ask(self, node, interface, method, signature=None, *body):
        to = DBusAddress(node.path, node.program, interface)
        reply = self._bus.send_and_get_reply(new_method_call(to, method, signature, body), timeout=PATIENCE)
        if reply.header.message_type == MessageType.error:
            raise LookupError(reply.header.fields[HeaderFields.error_name], node, method, reply.body)
        return reply.body

    def children(self, node):
        return [Node(*child) for child in self.ask(node, f"{BUS}.Accessible", "GetChildren")[0]]

    def name(self, node):
        accessible = f"{BUS}.Accessible"
        return self.ask(node, "org.freedesktop.DBus.Properties", "Get", "ss", accessible, "Name")[0][1]

    def description(self, node):
        accessible = f"{BUS}.Accessible"
        return self.ask(node, "org.freedesktop.DBus.Properties", "Get", "ss", accessible, "Description")[0][1]

    def see(self, node):
        accessible = f"{BUS}.Accessible"
        (role,), ((low, high),) = self.ask(node, accessible, "GetRoleName"), self.ask(node, accessible, "GetState")
        bits = low | high << 32
        actions = []
        if f"{BUS}.Action" in self.ask(node, accessible, "GetInterfaces")[0]:
            # "Set Focus" from Qt 6.12 on.
            actions = [name.replace(" ", "") for name, *_ in self.ask(node, f"{BUS}.Action", "GetActions")[0]]
        return Seen(node, role, self.name(node), frozenset(bit for bit in range(64) if bits >> bit & 1), actions)

    def walk(self, node):
        """Everything under a node, and itself."""
        yield self.see(node)
        for child in self.children(node):
            yield from self.walk(child)

    def do(self, seen, action):
        """Do one of the actions of a node."""
        assert self.ask(seen.node, f"{BUS}.Action", "DoAction", "i", seen.actions.index(action)) == (True,)

    def has_registry(self):
        """Whether the registry is on the bus."""
        bus = Node("org.freedesktop.DBus", "/org/freedesktop/DBus")
        return self.ask(bus, "org.freedesktop.DBus", "NameHasOwner", "s", f"{BUS}.Registry")[0]

    def program(self):
        """The program that has made itself known."""
        return until(lambda: self.children(Node(f"{BUS}.Registry", ROOT)))[0]

    def find(self, program, name, role="push button"):
        """What is showing under this name, as soon as it is there."""
        return until(lambda: self._showing(program, name, role))

    def press(self, program, name, role="push button"):
        """Find a button and press it."""
        self.do(self.find(program, name, role), "Press")

    def key(self, *codes):
        """Press these keys together, for whatever window has the focus of the screen."""
        events = [(code, 0) for code in codes] + [(code, 1) for code in reversed(codes)]
        for code, kind in events:
            self.ask(KEYBOARD, f"{BUS}.DeviceEventController", "GenerateKeyboardEvent", "isu", code, "", kind)

    def _showing(self, node, name, role):
        try:
            seen = self.see(node) if self.name(node) == name else None
            if seen is not None and seen.role == role and SHOWING in seen.states:
                return seen
            inside = (self._showing(child, name, role) for child in self.children(node))
            return next(filter(None, inside), None)
        except LookupError:  # what was there when its parent was read may be gone by now
            return None


ACTIVE, CHECKED, ENABLED, FOCUSABLE, FOCUSED, SHOWING = 1, 4, 8, 11, 12, 25
"""Numbers of states."""
KEYBOARD = Node(f"{BUS}.Registry", "/org/a11y/atspi/registry/deviceeventcontroller")
CONTROL, Q = 37, 24
"""Codes of keys, as every screen of Xvfb has them."""


def take_focus(display):
    """Give the keys to the windows of a screen on which no window manager does."""
    x11 = ctypes.CDLL("libX11.so.6")
    ignore = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)(lambda *_: 0)
    x11.XSetErrorHandler(ignore)  # a window that is not mapped cannot have it
    x11.XOpenDisplay.restype = ctypes.c_void_p
    screen = ctypes.c_void_p(x11.XOpenDisplay(display.encode()))
    root, parent, count = ctypes.c_ulong(), ctypes.c_ulong(), ctypes.c_uint()
    windows = ctypes.POINTER(ctypes.c_ulong)()
    top = ctypes.c_ulong(x11.XDefaultRootWindow(screen))
    x11.XQueryTree(screen, top, *map(ctypes.byref, (root, parent, windows, count)))
    for window in windows[: count.value]:
        x11.XSetInputFocus(screen, ctypes.c_ulong(window), 2, ctypes.c_ulong(0))
    x11.XFree(windows)
    x11.XSync(screen, 0)
    x11.XSetErrorHandler(None)
    x11.XCloseDisplay(screen)


def until(look):
    """What the look finds, as soon as it finds something."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.02)
    return found


@contextmanager
def screen_reader():
    """A client, and the environment of a program that it is to read."""
    with ExitStack() as stack:
        environment = stack.enter_context(screen())
        daemon = [DAEMON, f"--config-file={RULES_OF_THE_BUS}", "--nofork", "--nopidfile", "--print-address=1"]
        quiet = {"stderr": subprocess.DEVNULL, "stdout": subprocess.PIPE, "text": True}
        bus = stack.enter_context(running(daemon, env=environment, **quiet))
        address = bus.stdout.readline().strip()
        environment |= {"DBUS_SESSION_BUS_ADDRESS": address, "AT_SPI_BUS_ADDRESS": address}
        registry = re.search("^Exec=([^ \n]+)", REGISTRY.read_text(), re.MULTILINE)[1]
        stack.enter_context(running([registry], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL))
        reader = Reader(address)
        stack.callback(reader.close)
        until(reader.has_registry)
        yield reader, {**environment, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
