"""What the drawings of Hamsterdam show of a state, as frozen records: equal ones look the same."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.hamsterdam import turn
from hamster_table.engine.hamsterdam.actions import CARDS, SEAT_OF, Hamster, Number, Spot
from hamster_table.engine.hamsterdam.breach import is_breach
from hamster_table.engine.hamsterdam.deployment import RollForFirst
from hamster_table.engine.hamsterdam.specials import roll
from hamster_table.engine.hamsterdam.specials.flood import WhackRoll
from hamster_table.engine.hamsterdam.state import END_EACH, ROLLS_A_ROUND, Hamsterdam
from hamster_table.engine.kernel import Seat, waiting
from hamster_table.models.hamsterdam import ability_texts
from hamster_table.models.hamsterdam.drafts import LineUpDraft
from hamster_table.models.texts import translate

NOT_YET = (turn.ChangeRoll, turn.SettleRoll, turn.RollDice, roll.ChooseRoll, roll.RollAgain)
"""Steps at which the roll does not stand yet."""


@dataclass(frozen=True, slots=True)
class CardShown:
    """What a dam card shows."""

    number: Number
    """0: it lies on its face."""
    orange: int
    blue: int
    is_wet: bool
    """Whether a flood token lies on it."""
    is_flipped: bool
    is_empty: bool
    """Whether nothing at all stands or lies on it."""


@dataclass(frozen=True, slots=True)
class HamsterShown:
    """How a hamster looks."""

    hamster: Hamster
    fur: int
    """Which of the furs of ordinary hamsters it wears, from `crowd.TURNED_FROM` on that of a special that has turned; 0
    for a special."""


@dataclass(frozen=True, slots=True)
class DamShown:
    """What a dam's panel shows besides its cards and hamsters."""

    seat: Seat
    name: str
    line: str
    """How the dam stands; beside the name where there is room."""
    tag: str
    """What the roll is for this seat, or what it has done: a word or two in a pill."""
    is_turn: bool
    """Whether it is this seat that must choose or roll."""
    begins: bool
    """Whether this seat holds the tracker, and begins every round (HD-10)."""
    pile: int
    """Hamsters in the pile, specials included."""
    town: int
    town_lines: tuple[str, str]
    """Left of the flood pile: what it is, and when the dam breaks next."""
    sums: tuple[str, str]
    """Right of it: the water, and the place among the towns."""
    has_breaches: bool
    is_out: bool
    """Whether the dam is there; before the line-up only the water is."""
    captions: tuple[str, str]
    """Over the reinforcements and over the specials, where a large dam lists them."""
    empty_pile: str
    """What stands in a pile without hamsters; "" where some are in it, and where the dam has none either."""


@dataclass(frozen=True, slots=True)
class DiceShown:
    """The dice of the turn; 0: not rolled."""

    a: int
    b: int
    hides_dice: bool = False
    """Whether only the tray is painted: the dice are in the air."""
    is_awaited: bool = False
    """Whether somebody is to roll them: then they lie there without their sum."""


@dataclass(frozen=True, slots=True)
class TrackerShown:
    """Where in the round the game is."""

    title: str
    line: str
    turns: int
    at: int
    """The number under the token; 0: none."""


@dataclass(frozen=True, slots=True)
class TownsShown:
    """The water in all towns, by seat, and when the game ends."""

    towns: tuple[int, ...]
    ends_at: int


@dataclass(frozen=True, slots=True)
class SpecialShown:
    """A special in the list beside its owner's dam."""

    special: Hamster
    name: str
    line: str
    is_open: bool
    """Whether its ability can be used now."""
    is_picked: bool
    is_away: bool
    """Whether it waits in the pile."""


@dataclass(frozen=True, slots=True)
class OfferShown:
    """A special to choose."""

    special: Hamster
    name: str
    lines: ability_texts.SpecialLines
    is_kept: bool


@dataclass(frozen=True, slots=True)
class MailboxShown:
    """Where a card for a neighbour is put."""

    seat: int
    name: str
    side: str
    """"left" or "right": to which neighbour it goes."""
    is_full: bool


@dataclass(frozen=True, slots=True)
class YieldShown:
    """What the cards in a hand bring."""

    hamsters: int
    dealt: int
    """Specials to choose from."""
    kept: int
    """How many of them may be kept."""


def roller_of(view: Hamsterdam) -> Seat | None:
    """Whose roll comes next; None: no dice are rolled now."""
    step = view.step
    if isinstance(step, turn.RollDice):
        return view.roller
    if isinstance(step, RollForFirst):
        return step.contenders[len(step.sums)]
    if isinstance(step, roll.RollAgain):
        return step.roller
    return step.owner if isinstance(step, WhackRoll) else None


def decided_by_roll(view: Hamsterdam) -> str:
    """What the roll that comes next is for, where it is not the flood of a turn; "" where it is (HD-10, HD-36)."""
    if isinstance(view.step, RollForFirst):
        return translate("Hamsterdam", "The highest sum begins; equals roll again.")
    if isinstance(view.step, WhackRoll):
        return translate("Hamsterdam", "The sum is the number of the card to jump to.")
    return ""


def dam_shown(view: Hamsterdam, names: Sequence[str], seat: Seat, own: Seat | None, asked: Seat | None) -> DamShown:
    """What the panel of a dam shows. *own*: whose dam may be called yours."""
    line = _dam_line(view, seat, seat == own)
    specials = translate("Hamsterdam", "Special hamsters") if view.specials_of[seat] else ""
    pile = view.pile[seat] + len(view.specials_in_pile(seat))
    are_out = not pile and view.hamsters(seat)
    return DamShown(
        seat=seat,
        name=names[seat],
        line=line,
        tag=_tag(view, seat),
        is_turn=seat == asked if asked is not None else (seat,) in (waiting(view), (roller_of(view),)),
        begins=seat == view.first,
        pile=pile,
        town=view.town[seat],
        town_lines=(_town_name(names[seat]), _next_breach(view, seat)),
        sums=_sums(view, seat),
        has_breaches=not view.classic,
        is_out=bool(view.numbers),
        captions=(translate("Hamsterdam", "Reserve"), specials) if view.numbers else ("", ""),
        empty_pile=translate("Hamsterdam", "all hamsters are on the dam") if are_out else "",
    )


def _dam_line(view: Hamsterdam, seat: Seat, is_own: bool) -> str:
    if not view.numbers:
        return translate("Hamsterdam", "your cards") if is_own else ""
    if not is_own:
        return cards_standing(view, seat) if _up(view, seat) < CARDS else ""
    return translate("Hamsterdam", "your dam · {line}").format(line=cards_standing(view, seat))


def cards_standing(view: Hamsterdam, seat: Seat) -> str:
    """How many cards of a dam stand, in words."""
    return translate("Hamsterdam", "{up} of {all} cards standing").format(up=_up(view, seat), all=CARDS)


def _up(view: Hamsterdam, seat: Seat) -> int:
    # Dams break at their ends, so what stands is one row; of none at all, the last is before the first.
    return max(0, view.last_unflipped[seat] - view.first_unflipped[seat] + 1)


def _tag(view: Hamsterdam, seat: Seat) -> str:
    """What the roll is for the seat, or that it has chosen."""
    if seat in view.sealed:
        return translate("Hamsterdam", "has chosen")
    if view.agenda and isinstance(step := view.agenda[-1], RollForFirst):
        own = dict(zip(step.contenders, step.sums, strict=False)).get(seat)
        return "" if own is None else translate("Hamsterdam", "rolled {number}").format(number=own)
    total = view.die_a + view.die_b
    if view.roller < 0 or not total:
        return _movement_tag(view, seat)
    if view.roller == seat:
        if view.agenda and isinstance(view.agenda[-1], turn.RollDice):
            return ""  # the dice still show what was rolled before
        return translate("Hamsterdam", "rolled {number}").format(number=total)
    if view.agenda and isinstance(view.agenda[-1], NOT_YET):
        return ""
    count = view.counts[seat]
    if any(view.counts) and not count:
        return translate("Hamsterdam", "ignores it")
    if count and count != total:
        return translate("Hamsterdam", "counts {number}").format(number=count)
    return ""


def _movement_tag(view: Hamsterdam, seat: Seat) -> str:
    return translate("Hamsterdam", "skips moving") if view.skipped[seat] else ""


def _town_name(name: str) -> str:
    return translate("Hamsterdam", "Town of {name}").format(name=name)


def next_breach(town: int) -> int:
    """At how many tokens in the town the dam breaks next."""
    # No gap between two breaches is longer than that from 0 to 3.
    return next(tokens for tokens in range(town + 1, town + 4) if is_breach(tokens))


def _next_breach(view: Hamsterdam, seat: Seat) -> str:
    if view.classic:
        return translate("Hamsterdam", "no breaches")
    if view.numbers and view.first_unflipped[seat] > view.last_unflipped[seat]:
        return translate("Hamsterdam", "nothing is left to break")
    return translate("Hamsterdam", "next breach at {tokens}").format(tokens=next_breach(view.town[seat]))


def _sums(view: Hamsterdam, seat: Seat) -> tuple[str, str]:
    on_dam = view.wet(seat) - view.town[seat]
    both = translate("Hamsterdam", "{town} in town + {dam} on dam").format(town=view.town[seat], dam=on_dam)
    if not view.round:
        return both, ""
    # By water alone, as the words say; what decides between towns that are equally dry is told at the end.
    wet = [view.wet(other) for other in range(view.seats)]
    order = sorted(wet)
    return both, _place([1 + order.index(water) for water in wet], seat).format(all=view.seats)


def _place(places: Sequence[int], seat: Seat) -> str:
    """Where a town stands among all."""
    place = places[seat]
    if max(places) == 1:
        return translate("Hamsterdam", "all level")
    is_shared, is_last = places.count(place) > 1, place == max(places)
    if is_last:
        return translate("Hamsterdam", "level wettest") if is_shared else translate("Hamsterdam", "wettest of {all}")
    if is_shared:
        return translate("Hamsterdam", "level driest") if place == 1 else translate("Hamsterdam", "level 2nd")
    texts = {
        1: translate("Hamsterdam", "driest of {all}"),
        2: translate("Hamsterdam", "2nd driest of {all}"),
        3: translate("Hamsterdam", "3rd driest of {all}"),
    }
    return texts[place]


def cards_shown(view: Hamsterdam, own: Seat | None) -> dict[Spot, CardShown]:
    """What every card shows; before the dams are out, the backs of all cards but those in the *own* hand."""
    if not view.numbers:
        hidden = CardShown(0, 0, 0, False, False, False)
        return {spot: hidden for spot in range(CARDS * view.seats) if SEAT_OF[spot] != own}
    box = view.box
    return {
        spot: CardShown(
            number=number,
            orange=box.orange[number],
            blue=box.blue[number],
            is_wet=view.water[spot] > 0,
            is_flipped=not view.is_up(spot),
            is_empty=not (view.water[spot] or view.ordinary[spot] or view.on_spot_mask[spot]),
        )
        for spot, number in enumerate(view.numbers)
    }


def dice_shown(view: Hamsterdam, is_awaited: bool) -> DiceShown:
    """The dice as they lie; *is_awaited*: somebody at this screen is to roll them."""
    return DiceShown(view.die_a, view.die_b, is_awaited=is_awaited)


def tracker_shown(view: Hamsterdam, names: Sequence[str]) -> TrackerShown:
    """Round and turn."""
    if not view.round:
        title = translate("Hamsterdam", "Before the first round")
        return TrackerShown(title, "", ROLLS_A_ROUND // view.seats, 0)
    line = ""
    if view.roller >= 0:
        line = translate("Hamsterdam", "{name} has the dice").format(name=names[view.roller])
    title = translate("Hamsterdam", "Round {number}").format(number=view.round)
    return TrackerShown(title, line, ROLLS_A_ROUND // view.seats, view.tracker)


def towns_shown(view: Hamsterdam) -> TownsShown:
    """The water in all towns."""
    return TownsShown(tuple(view.town), END_EACH * view.seats)


def special_shown(view: Hamsterdam, special: Hamster, is_open: bool, is_picked: bool) -> SpecialShown:
    """A special in the list beside its dam."""
    is_away = (view.place[special] or 0) < 0
    line = ability_texts.short(special)
    if is_open:
        line = translate("Hamsterdam", "can be used now")
    elif is_away:
        line = translate("Hamsterdam", "in reserve")
    elif view.used_mask >> special & 1 and view.roller >= 0:
        line = translate("Hamsterdam", "used in this turn")
    return SpecialShown(special, ability_texts.name(special), line, is_open, is_picked, is_away)


def offer_shown(view: Hamsterdam, special: Hamster, is_kept: bool) -> OfferShown:
    """A special to choose from."""
    return OfferShown(special, ability_texts.name(special), ability_texts.special_lines(view, special), is_kept)


def yield_shown(view: Hamsterdam, draft: LineUpDraft) -> YieldShown:
    """What the dots of the hand bring."""
    box = view.box
    blue = sum(box.blue[number] for number, _ in draft.cards)
    return YieldShown(sum(box.orange[number] for number, _ in draft.cards), 2 * blue, blue)
