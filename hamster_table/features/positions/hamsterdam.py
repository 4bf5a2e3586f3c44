"""The position of a game of Hamsterdam that is on the table."""

from __future__ import annotations

from hamster_table.engine.hamsterdam.actions import CARDS, COPYCATSTER, FIRST_COPYCAT, OUT, PILE, TURNED
from hamster_table.engine.hamsterdam.position import ENTRY, PLACE_OF
from hamster_table.engine.hamsterdam.position_rules import AT_CARD, KEYS, YES
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.hamsterdam.turn import RollDice
from hamster_table.engine.kernel import Seat
from hamster_table.engine.position import Value
from hamster_table.features.positions.editor import Editor


def read(seen: Hamsterdam) -> dict[str, Value] | None:
    """The values of a view in which a turn has just begun, or None at any other moment."""
    if not (seen.agenda and isinstance(seen.agenda[-1], RollDice) and not seen.used_mask):
        return None
    values: dict[str, Value] = {"round": seen.round, "first": seen.first, "roller": seen.roller}
    values["tracker"] = seen.turn // seen.seats + 1
    for seat in range(seen.seats):
        base = CARDS * seat
        values |= {f"{seat}.town": seen.town[seat], f"{seat}.pile": seen.pile[seat]}
        values[f"{seat}.left"] = seen.first_unflipped[seat] - base
        values[f"{seat}.right"] = base + CARDS - 1 - seen.last_unflipped[seat]
        for n in range(CARDS):
            values[f"{seat}.n{n + 1}"] = seen.numbers[base + n]
            values[f"{seat}.w{n + 1}"] = seen.water[base + n]
            values[f"{seat}.h{n + 1}"] = seen.ordinary[base + n]
        in_play = [special for special, owner in enumerate(seen.owner) if owner == seat]
        mine = [special for special in in_play if seen.place[special] in (PILE, OUT, TURNED) or _spot(seen, special)]
        for n, special in enumerate(mine, 1):
            values |= _read_special(seen, seat, special, n)
    return values


def _spot(seen: Hamsterdam, special: int) -> bool:
    where = seen.place[special]
    return where is not None and where >= 0


def _read_special(seen: Hamsterdam, seat: Seat, special: int, n: int) -> dict[str, Value]:
    where = seen.place[special]
    assert where is not None
    found: dict[str, Value] = {f"{seat}.k{n}": KEYS[KIND_OF[special]]}
    found[f"{seat}.p{n}"] = next((name for name, place in PLACE_OF.items() if place == where), AT_CARD)
    if where >= 0:
        found[f"{seat}.c{n}"] = where - CARDS * seat + 1
        found[f"{seat}.m{n}"] = YES if seen.marked_mask >> special & 1 else "no"
    if KIND_OF[special] == COPYCATSTER and (model := seen.link[special - FIRST_COPYCAT]) >= 0:
        found[f"{seat}.l{n}"], found[f"{seat}.o{n}"] = KEYS[KIND_OF[model]], seen.owner[model] or 0
    return found


GIVEN = Editor(ENTRY, read)
