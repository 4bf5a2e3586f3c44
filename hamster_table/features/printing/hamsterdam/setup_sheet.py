"""The set-up sheet of Hamsterdam: what lies on every card of every dam, in reserve and in town, and who is next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hamster_table.engine.game import Story
from hamster_table.engine.hamsterdam.actions import CARDS, FIRST_COPYCAT, NAMES, SEAT_OF, Hamster, Spot
from hamster_table.engine.hamsterdam.special_masks import BIT_OF
from hamster_table.engine.hamsterdam.state import COPYCATS, Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Seat
from hamster_table.engine.messages import name_of
from hamster_table.features.printing.hamsterdam.sheets import BLANK, GAME_TITLE, house
from hamster_table.features.printing.setup_sheet import next_card, numbered, page
from hamster_table.features.printing.sheets import Card, Column, Field, Names, Row, Sheet, Table, Text, Tr

DRAWINGS = ("special-swimster", "flood-token", "hamster-gold", "special-cheekster", "hamster-grey")
NOTHING = "–"
CHANCE_SAYS = {
    "first": N_("Roll for who begins."),
    "deal": N_("Deal special hamsters."),
    "roll": N_("{roller} rolls the dice."),
    "again": N_("{roller} rolls again."),
    "whack": N_("{roller} rolls for the Whack-a-Mole."),
}


def setup_sheet(
    view: Hamsterdam | None = None, names: Names = BLANK, story: Story = (), tr: Tr = str
) -> tuple[Sheet, ...]:
    """The towns two by two, then the tracker and the reservoir, then who goes on."""
    towns = [_town(view, names, seat, tr) for seat in range(len(names))]
    rows = [Row(tuple(towns[n : n + 2])) for n in range(0, len(towns), 2)]
    roller = name_of(view.roller, names) if view and view.roller >= 0 else tr(N_("Somebody"))
    chance = {stream: tr(says).format(roller=roller) for stream, says in CHANCE_SAYS.items()}
    last = next_card(3, view, names, chance, tuple(_moment(view, names, tr)) if view else (), tr)
    first = Text(numbered(1, tr(N_("The dams, each card from the left"))), "heading")
    return page(GAME_TITLE, DRAWINGS, (first, *rows, Row((_tracker(view, names, tr), last), (2, 3))), tr)


# The towns


def _town(view: Hamsterdam | None, names: Names, seat: Seat, tr: Tr) -> Card:
    titles = (tr(N_("Card")), tr(N_("Water")), tr(N_("Hamsters")), tr(N_("Special hamsters")))
    spots = range(CARDS * seat, CARDS * seat + CARDS)
    rows = tuple(_line(view, spot, tr) for spot in spots)
    table = Table(titles, rows, (1, 1.1, 1.5, 4))
    if view is None:
        beside: Row | Column = Row((Field(tr(N_("In town"))), Field(tr(N_("In reserve")))))
    else:
        town = tr(N_("In town: {tokens} flood tokens")).format(tokens=view.town[seat])
        reserve = tr(N_("In reserve: {hamsters}")).format(hamsters=_reserve(view, seat, tr))
        beside = Column((Text(town, "small"), Text(reserve, "small")))
    return Card(names[seat] or tr(N_("Town")), (table, beside), house(seat))


def _line(view: Hamsterdam | None, spot: Spot, tr: Tr) -> tuple[str, str, str, str]:
    """A card: its number, tokens, ordinary hamsters and specials; a card that lies on its face holds nothing."""
    if view is None or not view.numbers:
        return ("", "", "", "")
    number = str(view.numbers[spot])
    if not view.is_up(spot):
        return (number, NOTHING, NOTHING, tr(N_("flipped")))
    specials = ", ".join(_special(view, special, tr) for special in view.specials_on(spot))
    return (number, str(view.water[spot] or NOTHING), str(view.ordinary[spot] or NOTHING), specials)


def _special(view: Hamsterdam, special: Hamster, tr: Tr) -> str:
    """The name of a special, and what has to be known of it besides."""
    notes = []
    if special in COPYCATS and (model := view.link[special - FIRST_COPYCAT]) >= 0:
        notes.append(tr(N_("as {special}")).format(special=tr(NAMES[model])))
    if view.marked_mask & BIT_OF[special]:
        notes.append(tr(N_("with a flood token")))
    if view.used_mask & BIT_OF[special]:
        notes.append(tr(N_("used")))
    name = tr(NAMES[special])
    return f"{name} ({', '.join(notes)})" if notes else name


def _reserve(view: Hamsterdam, seat: Seat, tr: Tr) -> str:
    found = [str(view.pile[seat]), *(_special(view, special, tr) for special in view.specials_in_pile(seat))]
    return ", ".join(found)


# The tracker and the moment


def _tracker(view: Hamsterdam | None, names: Names, tr: Tr) -> Card:
    """Who holds the tracker, where its token lies, and what is left of the flood tokens."""
    known = view is not None and view.first >= 0
    values = ("", "", "", "")
    if view is not None:
        holder = name_of(view.first, names) if known else NOTHING
        at = str(view.tracker) if known and view.round else NOTHING
        values = (holder, str(view.round), at, str(max(0, view.reservoir())))
    labels = (N_("Round tracker"), N_("Round"), N_("Its token on"), N_("Flood tokens left"))
    fields = tuple(Field(tr(label), value) for label, value in zip(labels, values, strict=True))
    return Card(numbered(2, tr(N_("In the middle"))), fields, "flood-token")


def _moment(view: Hamsterdam, names: Names, tr: Tr) -> Iterator[str]:
    """The roll that stands, what it counts as, the floods still to come, who skips its movement, and how all sit."""
    # Before the roll, and while all move, the dice show what does not matter any more.
    is_rolled = view.die_a and view.agenda and not view.agenda[-1].stream
    if is_rolled and (view.is_turn or view.pending_floods):
        yield tr(N_("The dice show {a} and {b}.")).format(a=view.die_a, b=view.die_b)
        for seat, number in enumerate(view.counts):
            if any(view.counts) and number != view.die_a + view.die_b:
                # 0: it is ignored, by a Ninjaster (HD-24).
                says = (
                    N_("For {seat} the roll counts as {number}.") if number else N_("For {seat} the roll is ignored.")
                )
                yield tr(says).format(seat=names[seat], number=number)
    if view.pending_floods:
        floods = ", ".join(_flood(view, spot, names) for spot in view.pending_floods)
        yield tr(N_("Floods still to come: {floods}")).format(floods=floods)
    if any(view.skipped):
        skipping = ", ".join(names[seat] for seat, skips in enumerate(view.skipped) if skips)
        yield tr(N_("The movement is skipped by: {names}")).format(names=skipping)
    if view.seats > 2:
        yield tr(N_("Seats, each to the left of the one before: {names}")).format(names=", ".join(names))


def _flood(view: Hamsterdam, spot: Spot, names: Sequence[str]) -> str:
    return f"{names[SEAT_OF[spot]]} {view.numbers[spot]}"
