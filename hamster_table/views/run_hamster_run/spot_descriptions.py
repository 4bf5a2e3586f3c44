"""The places of Run, Hamster, Run! in sentences: for screen readers, tool tips and whoever plays by the keyboard."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import EATEN, PIT, Trait, lane, strip
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.views.board.gestures import Gesture
from hamster_table.views.board.items import Spot
from hamster_table.views.run_hamster_run.drawings.machine import Figures, pit_line
from hamster_table.views.run_hamster_run.drawings.profile_sheet import pile_name
from hamster_table.views.run_hamster_run.input.prompts import deed_name
from hamster_table.views.text.plurals import plural

translate = QCoreApplication.translate


def spot_name(view: RunHamsterRun, names: Sequence[str], owner: Seat, piles: Mapping[Trait, int], spot: Spot) -> str:
    """A place and what is there. *piles*: the chips on the sheet of *owner*."""
    kind, *rest = spot
    if kind == "square":
        return _square(view, names, int(rest[0]))
    if kind in ("swimmer", "bench", "bib"):
        return hamster(view, names, int(rest[0]))
    if kind == "pit":
        return translate("RunHamsterRun", "Alligator pit: {line}").format(line=pit_line(Figures.of(view, False)))
    if kind == "hat":
        return translate("RunHamsterRun", "The HAT")
    if kind == "tray":
        return _pile(names[owner], rest[0], piles.get(rest[0], 0))
    if kind == "less":
        text = translate("RunHamsterRun", "Take a chip out of {trait}")
        return text.format(trait=pile_name(rest[0]))
    seat = int(rest[0])
    if kind == "pile":
        return _pile(names[seat], rest[1], view.trait(rest[1])[seat])
    return _seat(view, names, seat)


def with_gesture(sentence: str, gesture: Gesture | None) -> str:
    """The sentence and what a drop there would cost or risk."""
    told = "" if gesture is None else gesture.odds.replace("\n", ": ") or gesture.word
    if gesture is not None and not told:
        told = translate("RunHamsterRun", "possible")
    return f"{sentence}; {told}" if told else sentence


def hamster(view: RunHamsterRun, names: Sequence[str], seat: Seat) -> str:
    """A hamster and how it is."""
    where = view.where[seat]
    if where == EATEN:
        return translate("RunHamsterRun", "{name}, eaten").format(name=names[seat])
    if where == PIT:
        return translate("RunHamsterRun", "{name}, in the alligator pit").format(name=names[seat])
    if view.asleep[seat]:
        return translate("RunHamsterRun", "{name}, passed out").format(name=names[seat])
    if view.declared[seat] == "rest":
        return translate("RunHamsterRun", "{name}, resting").format(name=names[seat])
    return names[seat]


def _square(view: RunHamsterRun, names: Sequence[str], square: int) -> str:
    text = translate("RunHamsterRun", "Strip {strip}, lane {lane}: {what}")
    other = view.occupant[square]
    what = translate("RunHamsterRun", "empty") if other < 0 else hamster(view, names, other)
    if other < 0 and strip(square) == view.star:
        what = translate("RunHamsterRun", "empty, star strip")
    return text.format(strip=strip(square), lane=lane(square) + 1, what=what)


def _pile(name: str, pile: Trait, count: int) -> str:
    title = translate("RunHamsterRun", "Pluck in hand") if pile == "hand" else pile_name(pile)
    text = translate("RunHamsterRun", "{title} of {name}: %n chip(s)", None, count)
    return plural(text, count).format(title=title, name=name)


def _seat(view: RunHamsterRun, names: Sequence[str], seat: Seat) -> str:
    """All of a panel in a sentence."""
    parts = [hamster(view, names, seat)]
    if seat in view.order:
        place = view.order.index(seat) + 1
        parts.append(translate("RunHamsterRun", "initiative {place}").format(place=place))
    if view.declared[seat]:
        parts.append(translate("RunHamsterRun", "declared {deed}").format(deed=deed_name(view.declared[seat])))
    counts = ("scamper", view.scamper), ("mettle", view.mettle), ("friskiness", view.friskiness)
    parts += [f"{pile_name(pile)} {chips[seat]}" for pile, chips in (*counts, ("fatigue", view.fatigue))]
    return ", ".join(parts)
