"""What the score sheets of all games have in common: their head, who came where, and room to sign."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from hamster_table.engine.game import Game, Standing, Story
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat, State
from hamster_table.features.printing.sheets import (
    Block,
    Canvas,
    Column,
    Field,
    Names,
    Row,
    Sheet,
    Table,
    Text,
    Tr,
    Zone,
    badge,
)  # fmt: skip

TITLE, DATE = N_("Score sheet"), N_("Date")


def head(title: str, game: str, drawings: Block, shares: tuple[float, ...] = (5, 4)) -> Row:
    """The title and the name of the game, beside some of its drawings."""
    return Row((Column((Text(title, "title"), Text(game))), drawings), shares)


def fields(tr: Tr, *others: Field) -> Row:
    """What is written below the head: the date, the table, and *others*."""
    return Row((Field(tr(DATE)), Field(tr(N_("Table"))), *others))


def dated(sheets: Iterable[Sheet], day: str, tr: Tr) -> tuple[Sheet, ...]:
    """The sheets, with the day on which the game was played where they have a line for it."""
    blank, written = Field(tr(DATE)), Field(tr(DATE), day)

    def fill(block: Block) -> Block:
        if isinstance(block, Row):
            return replace(block, blocks=tuple(map(fill, block.blocks)))
        return written if block == blank else block

    return tuple(
        replace(one, zones=tuple(replace(zone, blocks=tuple(map(fill, zone.blocks))) for zone in one.zones))
        for one in sheets
    )


def ranking(
    titles: Sequence[str],
    names: Names,
    result: Standing | None,
    cells: Callable[[Seat], Iterable[object]],
    share: float = 2.6,
) -> Table:
    """Who came where, the best first: the name, the place and *cells*; all but the names blank without a result."""
    order = order_of(names, result)
    rows = [
        (names[seat], *(map(str, (result.told_place(seat), *cells(seat))) if result else [""] * (len(titles) - 1)))
        for seat in order
    ]
    return Table(tuple(titles), tuple(rows), (share, *[1.3] * (len(titles) - 1)), tuple(map(badge, order)))


def order_of(names: Names, result: Standing | None) -> list[Seat]:
    """The seats, the best first."""
    return sorted(range(len(names)), key=lambda seat: (result.places[seat] if result else 0, seat))


def ending(result: Standing, names: Names, so_far: str, tr: Tr) -> Text:
    """How the game ended, or how it stands."""
    winner = names[result.winners[0]] if result.winners else ""
    return Text(tr(result.why).format(seat=winner) if result.why else so_far, "heading")


def foot(names: Names, tr: Tr) -> tuple[Block, ...]:
    """Room for remarks, and where everybody signs."""
    return Canvas(tr(N_("Remarks"))), Row(tuple(Field(name or tr(N_("Seen"))) for name in names))


def plain_score_sheet(
    game: Game, view: State | None = None, names: Names = (), story: Story = (), tr: Tr = str
) -> tuple[Sheet, ...]:
    """Who came where in a game that has no sheets of its own."""
    seats, result = names or ("",) * game.seats[-1], game.standing(view) if view else None
    titles = (tr(N_("Name")), tr(N_("Place")), tr(N_("Score")))
    table = ranking(titles, seats, result, lambda seat: (result.scores[seat],) if result else ())
    title = tr(TITLE)
    return (Sheet("score", title, (Zone(0, 1, (Text(title, "title"), Text(game.title), table, Canvas(""))),)),)
