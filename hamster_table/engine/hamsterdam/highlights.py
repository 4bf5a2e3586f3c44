"""What is worth telling about a finished game of Hamsterdam: folds over its public events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hamster_table.engine.game import Story
from hamster_table.engine.hamsterdam import events
from hamster_table.engine.hamsterdam.actions import Number
from hamster_table.engine.highlights import Feat, Highlight, Played, best_of, most_remarkable, runs
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat

HOLES, DRY, STOPPED = "holes", "dry", "stopped"
FEATS = (
    Feat(HOLES, N_("Most holes plugged"), N_("%n hole(s)")),
    Feat(DRY, N_("Longest dry spell"), N_("%n roll(s)")),
    Feat(STOPPED, N_("Best special hamster"), N_("%n flood(s) stopped")),
)
GREAT_FLOOD, LONG_SPELL, BAD_SPELL, GOOD_SPECIAL, BUSY, TORN = 2, 3, 2, 2, 2, 2
"""Below these nothing is remarkable: water of a roll, dry rolls, wet rolls, floods that a special stopped, holes that
hamsters plugged, cards that a dam lost at once."""


class GreatFlood(Event, frozen=True):
    number: Number
    round: int
    water: int
    template = N_("The greatest flood was the {number} in round {round}: {water} water.")


class DrySpell(Event, frozen=True):
    seat: Seat
    rolls: int
    template = N_("For {rolls} rolls in a row no water came to {seat}.")


class WetSpell(Event, frozen=True):
    seat: Seat
    rolls: int
    template = N_("{seat} was flooded by {rolls} rolls in a row.")


class SpecialShone(Event, frozen=True):
    seat: Seat
    name: str
    floods: int
    template = N_("{seat}'s {name} stopped {floods} floods.")


class HolesPlugged(Event, frozen=True):
    seat: Seat
    holes: int
    template = N_("{seat}'s hamsters plugged {holes} holes.")


class DamTorn(Event, frozen=True):
    seat: Seat
    cards: int
    round: int
    template = N_("{seat}'s dam lost {cards} cards at once in round {round}.")


class CameBack(Event, frozen=True):
    seat: Seat
    round: int
    template = N_("After round {round} {seat} was the wettest, and still won.")


class CloseEnd(Event, frozen=True):
    seat: Seat
    others: tuple[Seat, ...]
    template = N_("Only one flood token kept {others} behind {seat}.")


def highlights(match: Played) -> tuple[Highlight, ...]:
    """The facts of a game, the most remarkable first, one of each kind.

    Greatest flood: the roll that brought most water onto dams and into towns. Dry spell: the most rolls in a row of
    which none brought a seat any; wet spell: of which each did. Best special: who stopped most floods by an ability.
    Plugged holes: whose hamsters stopped most. Torn dam: the most cards that one roll flipped. Came back: the winner
    had more water than all others at the end of a round. Close end: one water decided who won.
    """
    story = match.story_of(None)
    seats = match.state_at(len(match.ledger)).seats
    rolls = [_rolls(story, seat) for seat in range(seats)]
    found = (_flood(story), _dry_spell(rolls), _wet_spell(rolls), _special(story), _plugged(story), _torn(story))
    return most_remarkable((*found, *_end(story)))


def _flood(story: Story) -> Highlight | None:
    found, round_, number, water = [], 0, 0, 0
    for moment, event in story:
        match event:
            case events.RoundStarted():
                round_ = event.round
            case events.FloodBegan():
                number, water = event.number, 0
            case events.Flooded() | events.Inundated():
                water += 1
                if water >= GREAT_FLOOD:
                    found.append(Highlight(GreatFlood(number, round_, water), (), moment, 12 * water))
    return best_of(found)


Rolls = list[tuple[int, bool]]
"""Each roll with the moment after its last event that counts, and whether it left a seat dry."""


def _rolls(story: Story, seat: Seat) -> Rolls:
    rolls: Rolls = []
    for moment, event in story:
        if isinstance(event, events.FloodBegan):
            rolls.append((moment, True))
        elif isinstance(event, events.Flooded | events.Inundated) and event.seat == seat and rolls:
            rolls[-1] = (moment, False)
    return rolls


def _dry_spell(rolls: Sequence[Rolls]) -> Highlight | None:
    return best_of(
        Highlight(DrySpell(seat, length), (seat,), moment, 7 * length, DRY, length)
        for seat, own in enumerate(rolls)
        for length, moment in runs(own)
        if length >= LONG_SPELL
    )


def _wet_spell(rolls: Sequence[Rolls]) -> Highlight | None:
    return best_of(
        Highlight(WetSpell(seat, length), (seat,), moment, 14 * length)
        for seat, own in enumerate(rolls)
        for length, moment in runs([(moment, not is_dry) for moment, is_dry in own])
        if length >= BAD_SPELL
    )


def _special(story: Story) -> Highlight | None:
    floods: Counter[tuple[Seat, int]] = Counter()
    found = []
    for moment, event in story:
        if isinstance(event, events.FloodStopped):
            floods[event.seat, event.hamster] += 1
            count = floods[event.seat, event.hamster]
            fact = SpecialShone(event.seat, event.name, count)
            found.append(Highlight(fact, (event.seat,), moment, 20 * count, STOPPED, count))
    return best_of(one for one in found if one.weight >= 20 * GOOD_SPECIAL)


def _plugged(story: Story) -> Highlight | None:
    holes: Counter[Seat] = Counter()
    found = []
    for moment, event in story:
        if isinstance(event, events.Plugged):
            holes[event.seat] += 1
            count = holes[event.seat]
            found.append(Highlight(HolesPlugged(event.seat, count), (event.seat,), moment, 4 * count, HOLES, count))
    return best_of(one for one in found if one.weight >= 4 * BUSY)


def _torn(story: Story) -> Highlight | None:
    found, round_ = [], 0
    cards: Counter[Seat] = Counter()
    for moment, event in story:
        match event:
            case events.RoundStarted():
                round_ = event.round
            case events.FloodBegan():
                cards.clear()
            case events.CardFlipped():
                cards[event.seat] += 1
                count = cards[event.seat]
                found.append(Highlight(DamTorn(event.seat, count, round_), (event.seat,), moment, 22 * count))
    return best_of(one for one in found if one.weight >= 22 * TORN)


def _end(story: Story) -> list[Highlight]:
    """How the winner got there, and how near the others came."""
    end = next(((moment, event) for moment, event in story if isinstance(event, events.GameEnded)), None)
    if end is None or len(end[1].driest) != 1:
        return []
    moment, event = end
    (winner,) = event.driest
    found = []
    for then, counted in story:
        if isinstance(counted, events.RoundCounted):
            own, *rest = _wettest(counted.town, counted.water, winner)
            if own > max(rest):
                found.append(Highlight(CameBack(winner, counted.round), (winner,), then, 70))
    own, *rest = _wettest(event.town, event.water, winner)
    near = tuple(seat for seat, all_ in enumerate(_total(event.town, event.water)) if all_ == own + 1)
    if min(rest) > own and near:
        found.append(Highlight(CloseEnd(winner, near), (winner, *near), moment, 55))
    return found[-2:]


def _total(town: tuple[int, ...], water: tuple[int, ...]) -> list[int]:
    return [inside + outside for inside, outside in zip(town, water, strict=True)]


def _wettest(town: tuple[int, ...], water: tuple[int, ...], first: Seat) -> list[int]:
    """All water of each seat, that of one seat before all others."""
    totals = _total(town, water)
    return [totals.pop(first), *totals]
