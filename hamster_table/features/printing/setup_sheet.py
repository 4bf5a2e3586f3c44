"""What the set-up sheets of all games have in common: the printed sheet to go on with the real pieces.

A set-up sheet says in order what lies where. It is made of a view, so nothing that is still sealed stands on it:
whoever has chosen in secret chooses again at the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, Seat, State, Step
from hamster_table.engine.messages import field_annotations, listed, name_of
from hamster_table.features.printing.sheets import Block, Card, Column, Field, Frieze, Names, Row, Sheet, Text, Tr, Zone

KIND = "setup"
"""The kind of these sheets, as the command line calls it."""
TITLE = N_("Set-up sheet")


def page(game: str, drawings: tuple[str, ...], blocks: Sequence[Block], tr: Tr) -> tuple[Sheet, ...]:
    """The one page: a head with the game's name and some of its drawings, and below it *blocks* in their order."""
    title = tr(TITLE)
    says = tr(
        N_(
            "To play on with the real game: lay everything out in this order. To go on later on the screen: "
            "“Enter a position”, in the menu."
        )
    )
    head = Row((Column((Text(title, "title"), Text(game), Text(says, "small"))), Frieze(drawings, 15)), (5, 4))
    return (Sheet(KIND, title, (Zone(0, 1, (head, *blocks)),)),)


def next_card(
    number: int,
    view: State | None,
    names: Names,
    chance: Mapping[str, str],
    lines: Sequence[str],
    tr: Tr,
    after: Sequence[Seat] = (),
) -> Card:
    """Whose turn it is: what the game waits for, *lines* with what else has to be known, and who follows.

    *chance* says by the stream of a chance step what is drawn or rolled; *after* who follows where the agenda does not
    say so. Without a view there are lines to write on.
    """
    title = numbered(number, tr(N_("Whose turn it is")))
    if view is None:
        return Card(title, (Row((Field(tr(N_("Next"))), Field(tr(N_("Then"))))), Field(tr(N_("Note")))))
    if not view.agenda:
        return Card(title, (Text(tr(N_("The game is over."))),))
    *below, step = view.agenda
    said = [_asked(step, names, tr) or tr(chance.get(step.stream, N_("Roll or draw."))), *lines]
    if len(step.seats) > 1:
        said.append(tr(N_("What is secret is not on this sheet: choose it again at the table.")))
    then = [name_of(seat, names) for seat in after or _asked_later(below)]
    if then:
        said.append(tr(N_("Then: {names}")).format(names=", ".join(then)))
    # The first line is what one looks for: the others say more about it.
    return Card(title, (Text(said[0], "heading"), *(Text(line) for line in said[1:])))


def numbered(number: int, title: str) -> str:
    """A title with the number of its step."""
    return f"{number}  {title}"


def _asked(step: Step[Any, Any], names: Names, tr: Tr) -> str:
    """What the seats of a step are asked, all of them, whoever has chosen already; "" for a step of chance."""
    filled = {}
    for field, annotation in field_annotations(type(step)).items():
        value = getattr(step, field)
        filled[field] = listed(_named(value, names) if "Seat" in annotation else value)
    return tr(step.asks).format_map(filled) if step.asks else ""


def _named(seats: Seat | Sequence[Seat], names: Names) -> str:
    every = (seats,) if isinstance(seats, int) else seats
    return ", ".join(name_of(seat, names) for seat in every if seat != CHANCE)


def _asked_later(below: Sequence[Step[Any, Any]]) -> Iterator[Seat]:
    """The seats that the rest of the agenda asks, the next one first; each once."""
    found: set[Seat] = set()
    for step in reversed(below):
        for seat in (*step.seats, *([step.hamster] if hasattr(step, "hamster") else [])):
            if seat != CHANCE and seat not in found:
                found.add(seat)
                yield seat
