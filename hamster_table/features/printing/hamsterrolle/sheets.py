"""The printed score sheet of Hamsterrolle: every turn with what fell, what everybody has left, and who has won.

It is made blank, or from a view and the story that goes with it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.game import Story
from hamster_table.engine.hamsterrolle.actions import KINDS, kind_of
from hamster_table.engine.hamsterrolle.events import (
    Kept,
    LetDrop,
    Passed,
    Placed,
    Skipped,
    TimeRanOut,
    TurnBegan,
    TurnEnded,
)
from hamster_table.engine.hamsterrolle.geometry.angles import degrees
from hamster_table.engine.hamsterrolle.state import KIND_NAMES, Hamsterrolle, rolled, standing
from hamster_table.engine.hamsterrolle.tallies import tallies
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.features.printing.score_sheet import TITLE, ending, fields, foot, head, ranking
from hamster_table.features.printing.sheets import (
    Block,
    Field,
    Names,
    Picture,
    Row,
    Sheet,
    Table,
    Text,
    Tr,
    Zone,
    badge,
)

BLANK = ("",) * 4
"""Names to be written in by hand."""
GAME_TITLE = "Hamsterrolle"
LINES = 18
"""Turns in a column."""
COLUMNS = 2
PIECES = ("plank", "roof", "drum", "cone", "cube", "beam", "slab")
"""What lies at the head of a page."""


def score_sheet(
    view: Hamsterrolle | None = None, names: Names = BLANK, story: Story = (), tr: Tr = str
) -> tuple[Sheet, ...]:
    """The turns, as many pages as they need, and on the last page what is left and who has won."""
    turns, room = turns_of(story), LINES * COLUMNS
    # An empty sheet, to be written on, has a page too.
    pages = [turns[n : n + room] for n in range(0, len(turns), room)] or [[]]
    result = (supplies(view, names, tr), *_result(view, names, story, tr))
    return tuple(_page(page, n, names, result if page is pages[-1] else (), tr) for n, page in enumerate(pages))


def _page(turns: Sequence[Turn], n: int, names: Names, result: tuple[Block, ...], tr: Tr) -> Sheet:
    title = tr(TITLE)
    above = head(title, GAME_TITLE, Row(tuple(Picture(f"wheel-{kind}", 11) for kind in PIECES)), (5, 6))
    below = fields(tr, Field(tr(N_("Page")), str(n + 1) if n else ""))
    first = LINES * COLUMNS * n
    tables = tuple(
        _table(turns[start : start + LINES], first + start + 1, names, tr) for start in range(0, LINES * COLUMNS, LINES)
    )
    note = Text(tr(N_("Rolled: degrees forwards. Left: what the builder has still to build after the turn.")), "small")
    return Sheet("score", title, (Zone(0, 1, (above, below, Row(tables), note, *result)),))


# The turns


@dataclass
class Turn:
    """A line of the sheet."""

    number: int
    seat: Seat
    piece: str = ""
    """The kind of the piece, in English; "": none."""
    says: str = "{piece}"
    """What was done with it, in English."""
    rolled: str = ""
    fallen: str = ""
    left: str = ""


WHAT: dict[type[Event], str] = {
    Placed: "{piece}",
    Passed: N_("pass: {piece}"),
    TimeRanOut: N_("late: {piece}"),
    LetDrop: N_("drop: {piece}"),
    Kept: N_("kept: {piece}"),
}
SKIPPED = N_("could do nothing")


def turns_of(story: Story) -> list[Turn]:
    """The turns of a story."""
    found: list[Turn] = []
    angle = 0
    for _, event in story:
        match event:
            case TurnBegan():
                found.append(Turn(event.turn, event.seat))
            case Placed() | Passed() | TimeRanOut() | Kept():
                found[-1].piece, found[-1].says = event.name, WHAT[type(event)]
            case Skipped():
                found[-1].says = SKIPPED
            case TurnEnded():
                # Rounded before the difference is taken, so that the column adds up to the whole way.
                found[-1].rolled = str(degrees(event.angle) - degrees(angle))
                found[-1].fallen, found[-1].left = str(event.fallen or "–"), str(event.left[event.seat])
                angle = event.angle
    return found


def _table(turns: Sequence[Turn], first: int, names: Names, tr: Tr) -> Table:
    """A column of turns; those to come are empty lines."""
    titles = (N_("Turn"), N_("Name"), N_("Piece"), N_("Rolled"), N_("Fallen"), N_("Left"))
    rows = [_line(turn, names, tr) for turn in turns]
    rows += [(str(first + n), "", "", "", "", "") for n in range(len(turns), LINES)]
    badges = (*(badge(turn.seat) for turn in turns), *[""] * (LINES - len(turns)))
    return Table(tuple(map(tr, titles)), tuple(rows), (1.4, 3.0, 2.2, 1.25, 1.2, 0.9), badges)


def _line(turn: Turn, names: Names, tr: Tr) -> tuple[str, ...]:
    piece = tr(KIND_NAMES[turn.piece]) if turn.piece else ""
    return str(turn.number), names[turn.seat], tr(turn.says).format(piece=piece), turn.rolled, turn.fallen, turn.left


# What is left, and the result


def supplies(view: Hamsterrolle | None, names: Names, tr: Tr) -> Table:
    """What everybody has still to build, kind by kind."""
    rows = [(name, *(_count(view, seat, kind) for kind in range(len(KINDS)))) for seat, name in enumerate(names)]
    titles = (tr(N_("Pieces left")), *(tr(KIND_NAMES[kind]).capitalize() for kind in KINDS))
    pictures = ("", *(f"wheel-{kind}" for kind in KINDS))
    return Table(titles, tuple(rows), (2.2, *[1.3] * len(KINDS)), tuple(map(badge, range(len(names)))), pictures)


def _count(view: Hamsterrolle | None, seat: Seat, kind: int) -> str:
    if view is None:
        return ""
    return str(sum(kind_of(piece) == kind for piece in view.supply(seat)) or "–")


def _result(view: Hamsterrolle | None, names: Names, story: Story, tr: Tr) -> tuple[Block, ...]:
    titles = (tr(N_("Name")), tr(N_("Place")), *map(tr, tallies((), 1)[0].counts))
    counted, result = tallies(story, len(names)), standing(view) if view else None
    table = ranking(titles, names, result, lambda seat: counted[seat].counts.values())
    return (_how_it_ended(view, names, tr), table, *foot(names, tr))


def _how_it_ended(view: Hamsterrolle | None, names: Names, tr: Tr) -> Text:
    if view is None:
        return Text("")
    template = tr(N_("Turn {turn}. Pieces in the wheel: {pieces}. It has rolled {degrees} degrees."))
    so_far = template.format(turn=view.turn, pieces=len(view.in_wheel()), degrees=rolled(view))
    return ending(standing(view), names, so_far, tr)
