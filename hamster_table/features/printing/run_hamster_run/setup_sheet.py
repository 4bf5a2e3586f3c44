"""The set-up sheet of Run, Hamster, Run!: the belt with all hamsters, their chips, the pools, and whose turn it is."""

from __future__ import annotations

from collections.abc import Iterator

from hamster_table.engine.game import Story
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat
from hamster_table.engine.run_hamster_run.actions import EATEN, LANES, PIT, STRIPS, UNPLACED, strip
from hamster_table.engine.run_hamster_run.deeds import seats_to_act
from hamster_table.engine.run_hamster_run.state import DEED_NAMES, RunHamsterRun
from hamster_table.features.printing.run_hamster_run.sheets import BLANK, GAME_TITLE, SPEED_BEDS, STEADY
from hamster_table.features.printing.setup_sheet import next_card, numbered, page
from hamster_table.features.printing.sheets import SYMBOLS, Beds, Card, Field, Names, Row, Sheet, Table, Text, Tr, badge

DRAWINGS = ("alligator", *(f"racer-{symbol}" for symbol in SYMBOLS))
NOTHING = "–"
CHANCE_SAYS = {
    "placement": N_("Draw from the HAT who places a hamster."),
    "initiative": N_("Draw the next initiative from the HAT."),
    "test": N_("Draw from the HAT for the test."),
    "chomp-order": N_("Draw from the HAT who meets the alligators first."),
    "chomp": N_("Draw from the HAT against the alligators."),
}


def setup_sheet(
    view: RunHamsterRun | None = None, names: Names = BLANK, story: Story = (), tr: Tr = str
) -> tuple[Sheet, ...]:
    """The belt strip by strip, the pools, the chips of every hamster, the HAT, then who goes on."""
    lines = tuple(_moment(view, names, tr)) if view else ()
    blocks = (
        Text(numbered(1, tr(N_("The belt, seen from above, with the pit in front"))), "heading"),
        _belt(view, names, tr),
        Row(_pools(view, names, tr), (3, 2)),
        Text(numbered(3, tr(N_("The chips and the action of every hamster"))), "heading"),
        _hamsters(view, names, tr),
        next_card(4, view, names, CHANCE_SAYS, lines, tr),
    )
    return page(GAME_TITLE, DRAWINGS, blocks, tr)


def _belt(view: RunHamsterRun | None, names: Names, tr: Tr) -> Table:
    """The squares, the strip at the top first, and the pit below."""
    titles = (tr(N_("Strip")), *(tr(N_("Lane {n}")).format(n=lane + 1) for lane in range(LANES)))
    star = view.star if view else 0
    rows = []
    for number in range(STRIPS, 0, -1):
        squares = range(LANES * (number - 1), LANES * number)
        label = tr(N_("{n}, star strip")).format(n=number) if number == star else str(number)
        rows.append((label, *(_on(view, square, names) for square in squares)))
    stars = tuple("asterisk" if number == star else "" for number in range(STRIPS, 0, -1))
    return Table(titles, tuple(rows), (1.7, *[2.0] * LANES), stars)


def _on(view: RunHamsterRun | None, square: int, names: Names) -> str:
    return names[view.occupant[square]] if view and view.occupant[square] >= 0 else ""


def _pools(view: RunHamsterRun | None, names: Names, tr: Tr) -> tuple[Card, Card]:
    speed = view.speed if view else 0
    pool = Beds(max(SPEED_BEDS, speed), speed, "alligator-chip", marked=STEADY)
    chips = Text(tr(N_("Chips in the Speed pool: {n}")).format(n=speed) if view else "", "small")
    pit = ", ".join(names[seat] for seat in view.in_pit()) or NOTHING if view else ""
    alligators = Field(tr(N_("Alligators now")), str(view.alligators) if view else "")
    return (
        Card(numbered(2, tr(N_("Speed pool"))), (pool, chips), "asterisk"),
        Card(tr(N_("Alligator pit")), (alligators, Field(tr(N_("Hamsters in it")), pit)), "alligator"),
    )


# The hamsters


def _hamsters(view: RunHamsterRun | None, names: Names, tr: Tr) -> Table:
    titles = tuple(
        map(
            tr,
            (
                N_("Hamster"),
                N_("Where it is"),
                N_("In hand"),
                N_("Scamper"),
                N_("Mettle"),
                N_("Friskiness"),
                N_("Fatigue"),
                N_("Initiative"),
                N_("Action"),
            ),
        )
    )
    rows = tuple(_hamster(view, seat, name, tr) for seat, name in enumerate(names))
    shares = (3.0, 2.3, 1.3, 2.2, 1.4, 1.8, 1.6, 1.7, 2.6)
    return Table(titles, rows, shares, tuple(map(badge, range(len(names)))))


def _hamster(view: RunHamsterRun | None, seat: Seat, name: str, tr: Tr) -> tuple[str, ...]:
    if view is None:
        return (name, *[""] * 8)
    if view.where[seat] == EATEN:
        return (name, tr(N_("eaten")), *[NOTHING] * 7)
    scamper = str(view.scamper[seat] or NOTHING)
    if view.down[seat]:
        scamper = tr(N_("{n}, face down {down}")).format(n=scamper, down=view.down[seat])
    chips = (view.mettle[seat], view.friskiness[seat], view.fatigue[seat])
    initiative = str(view.order.index(seat) + 1) if view.round and seat in view.order else ""
    return (
        name, _place(view, seat, tr), str(view.hand[seat] or NOTHING), scamper,
        *(str(count or NOTHING) for count in chips), initiative, _deed(view, seat, tr),
    )  # fmt: skip


def _place(view: RunHamsterRun, seat: Seat, tr: Tr) -> str:
    square = view.where[seat]
    if square in (PIT, UNPLACED):
        return tr(N_("in the pit")) if square == PIT else tr(N_("not placed"))
    return tr(N_("strip {n}")).format(n=strip(square))


def _deed(view: RunHamsterRun, seat: Seat, tr: Tr) -> str:
    """What it has declared, and whether it has done so already."""
    if view.asleep[seat]:
        return tr(N_("passed out"))
    if not view.declared[seat]:
        return ""
    deed = tr(DEED_NAMES[view.declared[seat]])
    return deed if seat in seats_to_act(view) else tr(N_("{action}, done")).format(action=deed)


# The moment


def _moment(view: RunHamsterRun, names: Names, tr: Tr) -> Iterator[str]:
    """The chips in the HAT, and what the hamster that acts has done already."""
    if any(view.hat):
        held = [f"{name} {count}" for name, count in zip(names, view.hat, strict=False) if count]
        held += [f"{tr(N_('Alligators'))} {view.hat[-1]}"] if view.hat[-1] else []
        yield tr(N_("In the HAT: {chips}")).format(chips=", ".join(held))
    done = (
        (view.changed, N_("It has changed its action.")),
        (view.walked, N_("It has used its free square.")),
        (view.challenged, N_("It has made its challenge.")),
        (view.sidestepped, N_("It has used its free step sideways.")),
    )
    yield from (tr(says) for is_done, says in done if is_done)
    if view.pushed:
        yield tr(N_("It has pushed: {names}")).format(names=", ".join(names[seat] for seat in view.pushed))
