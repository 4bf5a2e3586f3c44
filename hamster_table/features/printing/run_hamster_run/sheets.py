"""The printed sheets of Run, Hamster, Run!: the Experimental Data Sheet, a Profile Sheet a hamster, the score.

Each is made blank, or from a view and the story that goes with it. What is still sealed is in neither.
"""

from __future__ import annotations

from collections.abc import Iterator

from hamster_table.engine.game import Story
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.run_hamster_run.actions import EATEN, PIT, TRAITS, Trait
from hamster_table.engine.run_hamster_run.events import Changed, Declared, Eaten, RoundBegan, Tallied
from hamster_table.engine.run_hamster_run.state import DEED_NAMES, PLUCK, TRAIT_NAMES, RunHamsterRun, standing
from hamster_table.engine.run_hamster_run.tallies import tallies
from hamster_table.features.printing.score_sheet import TITLE, ending, fields, foot, head, order_of, ranking
from hamster_table.features.printing.sheets import (
    BACK,
    OVER,
    SYMBOLS,
    Beds,
    Canvas,
    Card,
    Field,
    Fold,
    Frieze,
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
from hamster_table.features.printing.sheets import Column as Stack

BLANK = ("",) * 5
"""Names to be written in by hand."""
GAME_TITLE = "Run, Hamster, Run!"
ROUNDS = 16
"""Lines for rounds on a data sheet."""
SPEED_BEDS = 8
STEADY = 4

DEED_SAYS = {
    "bite": (
        N_("One free square, before or after the challenge."),
        N_("Test Mettle against a neighbour. Won: it loses a chip; you choose the trait."),
    ),
    "run": (
        N_("Flip a Scamper chip: 1 square."),
        N_("Spend one: 2 squares."),
        N_("Once: a free step sideways."),
        N_("Push: flip 1, test Mettle; flip 1 more for each further square."),
        N_("Climb over: flip 3, or spend 1 and flip 1."),
    ),
    "throw": (
        N_("One free square, before or after the challenge."),
        N_("Test Mettle against a neighbour. Won: put it down up to half your Mettle away."),
    ),
    "rest": (
        N_("No move. A chip comes back from Fatigue, but not in the pit."),
        N_("No strain at the end of the round."),
    ),
}
TRAIT_SAYS = {
    "scamper": N_("how far you run"),
    "mettle": N_("how hard you push and hold"),
    "friskiness": N_("how soon you act"),
}


def data_sheet(
    view: RunHamsterRun | None = None, names: Names = BLANK, story: Story = (), tr: Tr = str
) -> tuple[Sheet, ...]:
    """The Experimental Data Sheet: Speed pool, alligators, hamsters, and a line for each round."""
    rounds = _rounds(names, story, tr)
    pages = [rounds[start : start + ROUNDS] for start in range(0, len(rounds), ROUNDS)] or [[]]
    return tuple(_data_page(names, view, page, 1 + ROUNDS * n, tr) for n, page in enumerate(pages))


def profile_sheets(
    view: RunHamsterRun | None = None, names: Names = BLANK, story: Story = (), tr: Tr = str
) -> tuple[Sheet, ...]:
    """An Experimental Subject Profile Sheet for each hamster, to be folded twice."""
    return tuple(_profile(seat, name, view, tr) for seat, name in enumerate(names))


def score_sheet(
    view: RunHamsterRun | None = None, names: Names = BLANK, story: Story = (), tr: Tr = str
) -> tuple[Sheet, ...]:
    """Who came where, and what every hamster has done."""
    titles = (tr(N_("Hamster")), tr(N_("Place")), tr(N_("Eaten in round")), *_counted(tr), tr(N_("Tests won")))
    result = standing(view) if view else None
    table = ranking(titles, names, result, lambda seat: _score(view, story, seat) if view else (), 3)
    racers = (f"racer-{SYMBOLS[seat]}{_state(view, seat)}" for seat in order_of(names, result))
    above = (_head(tr(TITLE)), fields(tr), _how_it_ended(view, names, tr))
    body = (*above, Frieze(tuple(racers), 26), table, *foot(names, tr))
    return (Sheet("score", tr(TITLE), (Zone(0, 1, body),)),)


# The data sheet


def _data_page(names: Names, view: RunHamsterRun | None, rounds: list[tuple[str, ...]], first: int, tr: Tr) -> Sheet:
    blank = [(str(n), *[""] * (2 + len(names))) for n in range(first + len(rounds), first + ROUNDS)]
    titles = (tr(N_("Round")), tr(N_("Speed")), tr(N_("Alligators")), *names)
    table = Table(
        titles,
        (*rounds, *blank),
        (1, 1, 1.3, *[2.2] * len(names)),
        title_drawings=("", "", "", *map(badge, range(len(names)))),
    )
    speed, alligators = (view.speed, view.alligators) if view else (1, 1)
    pool = Card(
        tr(N_("Speed pool")),
        (
            Beds(max(SPEED_BEDS, speed), speed if view else 0, "alligator-chip", marked=STEADY),
            Text(
                tr(N_("One strip per round for each chip. Begin with one; the star strip leads towards four.")), "small"
            ),
        ),
        "asterisk",
    )
    pit = Card(
        tr(N_("Alligator pit")),
        (
            Field(tr(N_("Alligators now")), str(alligators) if view else ""),
            Field(tr(N_("Hamsters in it")), _in_pit(names, view, tr) if view else ""),
        ),
        "alligator",
    )
    touch = tr(N_("also diagonal") if view.diagonal else N_("orthogonal")) if view else ""
    note = tr(N_("In each hamster's box: its action (B, R, T, –) and its chips in Fatigue at the end of the round."))
    body = (
        _head(tr(N_("Experimental Data Sheet"))),
        fields(tr, Field(tr(N_("Squares touch")), touch)),
        Row((pool, pit), (2, 1)),
        table,
        Text(note, "small"),
    )
    return Sheet("data", tr(N_("Experimental Data Sheet")), (Zone(0, 1, body),))


def _rounds(names: Names, story: Story, tr: Tr) -> list[tuple[str, ...]]:
    """A row for each round that was tallied."""
    rows: list[tuple[str, ...]] = []
    deeds: dict[Seat, str] = {}
    eaten: dict[Seat, str] = {}
    for _, event in story:
        _note(event, deeds, eaten, tr)
        if isinstance(event, Tallied):
            # Taken out of the list: in later rounds an eaten hamster has a dash.
            cells = [eaten.pop(seat, "") or _cell(event, seat, deeds, tr) for seat in range(len(names))]
            rows.append((str(event.round), str(event.speed), str(event.alligators), *cells))
    return rows


def _note(event: Event, deeds: dict[Seat, str], eaten: dict[Seat, str], tr: Tr) -> None:
    match event:
        case RoundBegan():
            deeds.clear()
        case Declared() | Changed():
            deeds[event.seat] = tr(DEED_NAMES[event.deed])
        case Eaten():
            eaten[event.seat] = tr(N_("eaten"))


def _cell(event: Tallied, seat: Seat, deeds: dict[Seat, str], tr: Tr) -> str:
    return f"{deeds[seat]} · {event.fatigue[seat]}" if seat in deeds else "–"


def _in_pit(names: Names, view: RunHamsterRun, tr: Tr) -> str:
    return ", ".join(names[seat] for seat in view.in_pit()) or tr(N_("none"))


# The profile sheet


def _profile(seat: Seat, name: str, view: RunHamsterRun | None, tr: Tr) -> Sheet:
    """Outside, deeds, traits and Fatigue, one below the other; folded twice, the outside covers the traits."""
    called = Text(name, "title") if name else Field(tr(N_("Name")))
    sign = Row((Picture(badge(seat), 11), called), (1, 4))
    who = Stack((sign, Text(tr(N_("Hamster under test"))), Picture(f"racer-{SYMBOLS[seat]}", 30)))
    outside = (
        Row(
            (
                who,
                Canvas(tr(N_("Draw your hamster here."))),
            ),
            (1, 2),
        ),
    )
    deeds = (
        Text(tr(N_("The four actions")), "heading"),
        Row(tuple(_deed(deed, tr) for deed in DEED_SAYS), (4, 5, 4, 3.4)),
    )
    traits = (
        Text(tr(N_("The three traits: all your pluck, allocated in secret each round")), "heading"),
        Row(tuple(_trait(seat, trait, view, tr) for trait in TRAITS)),
    )
    tired = Card(
        tr(N_("Fatigue")),
        (Beds(PLUCK, view.fatigue[seat] if view else 0, f"chip-{SYMBOLS[seat]}-down"),),
        dotted=True,
    )
    title = tr(N_("Experimental Subject Profile Sheet"))
    fields = [Field(tr(N_("Hamster")), name)]
    if view:
        fields.append(Field(tr(N_("Declared")), _declared(seat, view, tr)))
        fields.append(Field(tr(N_("Initiative")), _initiative(seat, view)))
    below = (Row(tuple(fields)), tired, Text(f"{GAME_TITLE} · {title}", "small", "right"))
    return Sheet(
        "profile",
        title,
        (Zone(0, 0.25, outside), Zone(0.25, 0.5, deeds), Zone(0.5, 0.75, traits), Zone(0.75, 1, below)),
        (
            Fold(0.25, BACK, tr(N_("1 Fold this part to the back: your drawing is the outside of the lid."))),
            Fold(0.5, OVER, tr(N_("2 Fold the lid down over the traits until all are shown."))),
        ),
    )


def _deed(deed: str, tr: Tr) -> Card:
    return Card(tr(DEED_NAMES[deed]), tuple(Text(tr(text), "small") for text in DEED_SAYS[deed]))


def _trait(seat: Seat, trait: Trait, view: RunHamsterRun | None, tr: Tr) -> Card:
    chips = view.trait(trait)[seat] if view else 0
    beds = Beds(PLUCK, chips, f"chip-{SYMBOLS[seat]}", columns=4)
    return Card(tr(TRAIT_NAMES[trait]), (Text(tr(TRAIT_SAYS[trait]), "small"), beds), f"trait-{trait}")


def _declared(seat: Seat, view: RunHamsterRun | None, tr: Tr) -> str:
    if view is None or view.where[seat] == EATEN:
        return ""
    deed = tr(DEED_NAMES.get(view.declared[seat], ""))
    return f"{deed} ({tr(N_('in the pit'))})" if deed and view.where[seat] == PIT else deed


def _initiative(seat: Seat, view: RunHamsterRun | None) -> str:
    return str(view.order.index(seat) + 1) if view and view.round and seat in view.order else ""


# The score sheet and what all have


def _counted(tr: Tr) -> Iterator[str]:
    return (tr(title) for title in tallies((), 1)[0].counts)


def _score(view: RunHamsterRun, story: Story, seat: Seat) -> tuple[object, ...]:
    tally = tallies(story, view.seats)[seat]
    eaten = next((round_ for round_, who in view.eaten if who == seat), "–")
    return (eaten, *tally.counts.values(), f"{tally.luck.won}/{tally.luck.tests}")


def _how_it_ended(view: RunHamsterRun | None, names: Names, tr: Tr) -> Text:
    if view is None:
        return Text("")
    template = tr(N_("After round {round}, with {left} hamsters in play."))
    so_far = template.format(round=max(0, view.round - 1), left=len(view.in_play()))
    return ending(standing(view), names, so_far, tr)


def _state(view: RunHamsterRun | None, seat: Seat) -> str:
    """The ending of the drawing that shows how a hamster is."""
    return "-eaten" if view and view.where[seat] == EATEN else ""


def _head(title: str) -> Row:
    running = Frieze(("alligator", *(f"racer-{symbol}" for symbol in SYMBOLS)), 17)
    return head(title, GAME_TITLE, running)
