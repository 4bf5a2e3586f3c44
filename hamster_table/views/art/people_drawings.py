"""The hamsters that people have chosen: one drawing with slots for fur, hat and the sign of the seat.

Such a drawing has a name like those in `resources/pieces`, so that it is drawn and kept as they are. A head is cut out
of `person.svg`; who stands on a podium is the hamster of the first seat in another fur, shirt and hat.
"""

from __future__ import annotations

import re
from functools import cache

from PySide6.QtGui import QColor

from hamster_table.models.people import PEOPLE, Person
from hamster_table.system import resources
from hamster_table.views.art.theme import SEATS, darker, lighter

PREFIX = "person-"
FURS = {
    "gold": ("#E8AC5C", "#FCEBCB"),
    "white": ("#F7F1E6", "#FFFFFF"),
    "rust": ("#C05628", "#F7D9BC"),
    "slate": ("#8FA3B8", "#EEF2F4"),
    "brown": ("#6E4329", "#EBD0B0"),
    "black": ("#35302F", "#D9D2CA"),
}
"""By fur: the colour of the body, and of the face."""
GOLD = "#E2A052", "#E7AF6E", "#BB8343", "#D6974D", "#9F6F38", "#906332", "#D8994E", "#A37239", "#FCEBCB"
"""The shades in the drawings: in the order of `_shades`."""
BOXES = {True: (0, -17, 120), False: (6, 3, 108)}
"""What a head takes of the drawing, with a hat and without: left, top and side."""


def head(person: Person) -> str:
    """The name of the drawing of somebody's head alone."""
    return f"{PREFIX}{person.fur}-{person.hat}--head"


def badge_name(seat: int, name: str = "") -> str:
    """What stands where a seat is named: the head of whoever of this computer is called so, with the sign of the seat
    in a corner; for others the sign alone."""
    person = PEOPLE.find(name) if name else None
    symbol = SEATS[seat].symbol
    return f"badge-{symbol}" if person is None else f"{PREFIX}{person.fur}-{person.hat}-{symbol}-head"


def host_name(seat: int, pose: str, name: str = "") -> str:
    """The whole hamster of a seat, or of whoever is called so: "up", "last", "away"."""
    person = PEOPLE.find(name) if name else None
    symbol = SEATS[seat].symbol
    return f"host-{symbol}-{pose}" if person is None else f"{PREFIX}{person.fur}-{person.hat}-{symbol}-{pose}"


def text(name: str) -> bytes:
    """The text of such a drawing."""
    fur, hat, symbol, view = name.removeprefix(PREFIX).split("-")
    drawn = _head(hat, symbol) if view == "head" else _host(hat, symbol, view)
    tones = dict(zip(GOLD, _shades(*FURS[fur]), strict=True))
    return re.sub(r"#[0-9A-F]{6}", lambda found: tones.get(found[0], found[0]), drawn).encode()


def _head(hat: str, symbol: str) -> str:
    left, top, side = BOXES[bool(hat)]
    sign = ""
    if symbol:
        radius = 0.22 * side
        drawn = re.sub(r"</?svg[^>]*>", "", resources.read("pieces", f"badge-{symbol}.svg").decode())
        place = f"translate({left + side - radius},{top + side - radius}) scale({radius / 25})"
        sign = f'<g transform="{place}"><circle r="24.5" fill="#FFF8EA"/>{drawn}</g>'
    begin = _slots()["begin"].replace("0 -17 120 120", f"{left} {top} {side} {side}")
    return f"{begin}{_slots()['head']}{_slots().get(hat, '')}{sign}</svg>"


def _host(hat: str, symbol: str, pose: str) -> str:
    """The hamster of the first seat: its shirt takes the colour and the sign, and its headband makes room."""
    drawn = resources.read("pieces", f"host-moon-{pose}.svg").decode()
    drawn = re.sub(r'<g id="headband">.*?</g></g>', lambda _: _slots().get(hat, ""), drawn)
    look = next(one for one in SEATS if one.symbol == symbol)
    for old, new in (
        (_sign_of("moon"), _sign_of(symbol)),
        (SEATS[0].fill.name().upper(), look.fill.name()),
        ('fill="#FFFFFF"', f'fill="{look.on_fill.name()}"'),
    ):
        drawn = drawn.replace(old, new)
    return drawn


def _sign_of(symbol: str) -> str:
    """The outline of a sign."""
    paths = re.findall(r'<path d="[^"]*"', resources.read("pieces", f"badge-{symbol}.svg").decode())
    return str(paths[-1])


@cache
def _slots() -> dict[str, str]:
    """The parts of the drawing by their ids; "begin" is what comes before them."""
    drawn = resources.read("pieces", "person.svg").decode()
    found = {line.split('"')[1]: line for line in drawn.splitlines() if line.startswith("<g id=")}
    return found | {"begin": drawn.splitlines()[0]}


def _shades(body: str, face: str) -> list[str]:
    """The shades of a fur: body, its light and dark end, ear and its edge, edge of the body, arm and its edge, face."""
    fur = QColor(body)
    ear, arm = darker(fur, 0.06), darker(fur, 0.05)
    ends = lighter(fur, 0.16), darker(fur, 0.2)
    shades = fur, *ends, ear, darker(ear, 0.3), darker(fur, 0.42), arm, darker(arm, 0.28)
    return [*(shade.name().upper() for shade in shades), face]
