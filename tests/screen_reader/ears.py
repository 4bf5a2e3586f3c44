"""What a program tells of itself without being asked: sentences to be said, and where the focus goes."""

import time
from typing import NamedTuple

from jeepney import DBusAddress, HeaderFields, MatchRule, message_bus, new_method_call
from jeepney.io.blocking import open_dbus_connection

from tests.views.screen_reader import BUS, Node

REGISTRY = DBusAddress("/org/a11y/atspi/registry", f"{BUS}.Registry", f"{BUS}.Registry")
WANTED = {"object:announcement": "Announcement", "object:state-changed:focused": "StateChanged"}
"""What the registry is told that we listen to, and the signal that comes of it."""
OLDER = {
    "object:property-change:accessible-description": "PropertyChange",
    "object:state-changed:focused": "StateChanged",
}
"""The same for Orca 43, which knows no announcements, but says how what has the focus is described from now on."""


class Told(NamedTuple):
    """Something that came over the bus."""

    node: Node
    said: str
    """A sentence that is to be said; "" where the focus came to the node."""
    is_urgent: bool
    """Whether it is said instead of what is being said."""
    at: float = 0.0
    """When it came, in seconds."""


class Ears:
    """Listens on a bus. It must be there before the program, which asks once what is listened to."""

    def __init__(self, address, wanted=WANTED):
        self._bus = open_dbus_connection(address)
        for event, member in wanted.items():
            rule = MatchRule(type="signal", interface=f"{BUS}.Event.Object", member=member)
            self._bus.send_and_get_reply(message_bus.AddMatch(rule))
            self._bus.send_and_get_reply(new_method_call(REGISTRY, "RegisterEvent", "sass", (event, [], "")))

    def close(self):
        self._bus.close()

    def hear(self, seconds):
        """What comes in that time, one after the other; everything that has come already, where it is 0."""
        end = time.monotonic() + seconds
        while True:
            try:
                message = self._bus.receive(timeout=max(0.0, end - time.monotonic()))
            except TimeoutError:
                return
            fields = message.header.fields
            node = Node(fields.get(HeaderFields.sender, ""), fields.get(HeaderFields.path, ""))
            member = fields.get(HeaderFields.member)
            if member == "Announcement":
                yield Told(node, message.body[3][1], message.body[1] == 2, time.monotonic())
            elif member == "PropertyChange" and message.body[0] == "accessible-description" and message.body[3][1]:
                yield Told(node, message.body[3][1], False, time.monotonic())
            elif member == "StateChanged" and message.body[0] == "focused" and message.body[1]:
                yield Told(node, "", False)
