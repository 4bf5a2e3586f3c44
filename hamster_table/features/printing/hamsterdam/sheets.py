"""The printed score sheet of Hamsterdam: the water in every town from roll to roll, and who stayed driest.

It is made blank, or from a view and the story that goes with it.
"""

from __future__ import annotations

from collections.abc import Sequence

from hamster_table.engine.game import Story
from hamster_table.engine.hamsterdam.actions import Number
from hamster_table.engine.hamsterdam.events import CardFlipped, FloodBegan
from hamster_table.engine.hamsterdam.state import END_EACH, ROLLS_A_ROUND, Hamsterdam, standing
from hamster_table.engine.hamsterdam.tallies import TOWN, Counts, tallies
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat
from hamster_table.features.printing.score_sheet import TITLE, ending, fields, foot, head, ranking
from hamster_table.features.printing.sheets import (
    SYMBOLS,
    Beds,
    Block,
    Card,
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
)  # fmt: skip

Line = tuple[str, ...]

BLANK = ("",) * 4
"""Names to be written in by hand."""
GAME_TITLE = "Hamsterdam"
ROUNDS = 3
"""Tables of rolls on a page."""
TOWN_BEDS = 10
GUARDS = ("special-swimster", "hamster-gold", "special-cheekster", "flood-token", "hamster-grey", "special-ninjaster")
"""Who stands at the head of a page."""
BREACHED = "*"


def score_sheet(
    view: Hamsterdam | None = None, names: Names = BLANK, story: Story = (), tr: Tr = str
) -> tuple[Sheet, ...]:
    """A page for every three rounds: the rolls, the towns after each, and on the last page the result."""
    numbers, towns = _numbers(story), _towns(story, len(names)) if view else [[] for _ in names]
    rounds = [
        _round(
            n, numbers[n * ROLLS_A_ROUND :][:ROLLS_A_ROUND], [town[n * ROLLS_A_ROUND :] for town in towns], names, tr
        )
        for n in range(max(1, -(-len(numbers) // (ROUNDS * ROLLS_A_ROUND))) * ROUNDS)
    ]
    pages = [rounds[n : n + ROUNDS] for n in range(0, len(rounds), ROUNDS)]
    result = _result(view, names, story, tr)
    several = len(pages) > 1
    return tuple(
        _page(page, result if page is pages[-1] else (), str(n) if several else "", tr)
        for n, page in enumerate(pages, 1)
    )


def _page(rounds: Sequence[Card], result: tuple[Block, ...], number: str, tr: Tr) -> Sheet:
    title = tr(TITLE)
    above = head(title, GAME_TITLE, Row(tuple(Picture(name, 15) for name in GUARDS)))
    note = tr(N_("Flood tokens in each town after each roll; {mark} means that a card was flipped."))
    below = (fields(tr, Field(tr(N_("Page")), number)), *rounds, Text(note.format(mark=BREACHED), "small"), *result)
    return Sheet("score", title, (Zone(0, 1, (above, *below)),))


# The rolls


def _round(n: int, numbers: Sequence[Number], towns: Sequence[Sequence[str]], names: Names, tr: Tr) -> Card:
    """A round as a table: the rolls across, a line for each town."""
    columns = range(ROLLS_A_ROUND)
    titles = (tr(N_("Roll")), *(str(n * ROLLS_A_ROUND + roll + 1) for roll in columns))
    rows: list[Line] = [(tr(N_("Number")), *(_at(numbers, roll) for roll in columns))]
    rows += [(name, *(_at(town, roll) for roll in columns)) for name, town in zip(names, towns, strict=True)]
    badges = ("", *(badge(seat) for seat in range(len(names))))
    table = Table(titles, tuple(rows), (3.4, *[1.0] * ROLLS_A_ROUND), badges)
    return Card(tr(N_("Round {n}")).format(n=n + 1), (table,), "flood-token")


def _at(values: Sequence[object], n: int) -> str:
    return str(values[n]) if n < len(values) else ""


def _numbers(story: Story) -> list[Number]:
    """The number of each roll that stood."""
    return [event.number for _, event in story if isinstance(event, FloodBegan)]


def _towns(story: Story, seats: int) -> list[list[str]]:
    """By seat: the tokens in its town after each roll, with a mark where its dam was breached."""
    now, towns = Counts(seats), [list[str]() for _ in range(seats)]
    breached: set[Seat] = set()
    for _, event in story:
        now.see(event)
        if isinstance(event, FloodBegan):
            breached = set()
        elif isinstance(event, CardFlipped):
            breached.add(event.seat)
        if now.rolls:
            for seat, own in enumerate(towns):
                own[now.rolls - 1 :] = [f"{now.of[TOWN][seat]}{BREACHED * (seat in breached)}"]
    return towns


# The result


def _result(view: Hamsterdam | None, names: Names, story: Story, tr: Tr) -> tuple[Block, ...]:
    titles = (tr(N_("Town")), tr(N_("Place")), *(tr(title) for title in tallies((), 1)[0].counts))
    counted, result = tallies(story, len(names)), standing(view) if view else None
    table = ranking(titles, names, result, lambda seat: counted[seat].counts.values())
    towns = Row(tuple(_town(view, names, seat, tr) for seat in range(len(names))))
    return (towns, _how_it_ended(view, names, tr), table, *foot(names, tr))


def _town(view: Hamsterdam | None, names: Names, seat: Seat, tr: Tr) -> Card:
    """The flood pile of a town; the third token breaches the dam."""
    water = view.town[seat] if view else 0
    return Card(
        names[seat] or tr(N_("Town")), (Beds(max(TOWN_BEDS, water), water, "flood-token", columns=5),), house(seat)
    )


def _how_it_ended(view: Hamsterdam | None, names: Names, tr: Tr) -> Text:
    if view is None:
        return Text("")
    template = tr(N_("After {turns} turns of round {round}: {town} of {end} flood tokens in the towns."))
    so_far = template.format(turns=view.turn, round=view.round, town=sum(view.town), end=END_EACH * view.seats)
    return ending(standing(view), names, so_far, tr)


def house(seat: Seat) -> str:
    return f"house-{SYMBOLS[seat]}"
