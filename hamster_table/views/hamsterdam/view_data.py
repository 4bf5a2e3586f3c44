"""What the drawings of Hamsterdam show of a state: figures, lines and tags."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from hamster_table.engine.hamsterdam import turn
from hamster_table.engine.hamsterdam.actions import CARDS, NUMBERS, SEAT_OF, WAYS, Number, Spot
from hamster_table.engine.hamsterdam.specials import roll
from hamster_table.engine.hamsterdam.state import END_EACH, ROLLS_A_ROUND, Hamsterdam, standing
from hamster_table.engine.kernel import Seat, waiting
from hamster_table.views.hamsterdam.drawings.cards import Face
from hamster_table.views.hamsterdam.drawings.dam_panels import DamShown, is_breach
from hamster_table.views.hamsterdam.drawings.shared_band import DiceShown, TownsShown, TrackerShown
from hamster_table.views.hamsterdam.layout import Plan

translate = QCoreApplication.translate

NOT_YET = (turn.ChangeRoll, turn.SettleRoll, turn.RollDice, roll.ChooseRoll, roll.RollAgain)
"""Steps at which the roll does not stand yet."""


def dam_shown(view: Hamsterdam, names: Sequence[str], seat: Seat, own: Seat | None, asked: Seat | None) -> DamShown:
    """What the panel of a dam shows. *own*: whose dam may be called yours."""
    line = _dam_line(view, seat, seat == own)
    specials = translate("Hamsterdam", "Special hamsters") if view.mine[seat] else ""
    pile = view.pile[seat] + len(view.specials_in_pile(seat))
    return DamShown(
        seat=seat,
        name=names[seat],
        line=line,
        tag=_tag(view, seat),
        is_turn=seat == asked if asked is not None else waiting(view) == (seat,),
        pile=pile,
        town=view.town[seat],
        town_lines=(_town_name(names[seat]), _next_breach(view, seat)),
        sums=_sums(view, seat),
        has_breaches=not view.classic,
        is_out=bool(view.numbers),
        captions=(translate("Hamsterdam", "Reinforcements"), specials) if view.numbers else ("", ""),
    )


def _dam_line(view: Hamsterdam, seat: Seat, is_own: bool) -> str:
    if not view.numbers:
        return translate("Hamsterdam", "your cards") if is_own else ""
    up = max(0, view.high[seat] - view.low[seat] + 1)
    stand = translate("Hamsterdam", "{up} of {all} cards stand").format(up=up, all=CARDS)
    if not is_own:
        return stand if up < CARDS else ""
    return translate("Hamsterdam", "your dam · {line}").format(line=stand)


def _tag(view: Hamsterdam, seat: Seat) -> str:
    """What the roll is for the seat, or that it has chosen."""
    if seat in view.sealed:
        return translate("Hamsterdam", "has chosen")
    total = view.die_a + view.die_b
    if view.roller < 0 or not total:
        return _movement_tag(view, seat)
    if view.roller == seat:
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
    return next(tokens for tokens in range(town + 1, town + 4) if is_breach(tokens))


def _next_breach(view: Hamsterdam, seat: Seat) -> str:
    if view.classic:
        return translate("Hamsterdam", "no breaches")
    if view.numbers and view.low[seat] > view.high[seat]:
        return translate("Hamsterdam", "nothing is left to break")
    return translate("Hamsterdam", "next breach at {tokens}").format(tokens=next_breach(view.town[seat]))


def _sums(view: Hamsterdam, seat: Seat) -> tuple[str, str]:
    on_dam = view.wet(seat) - view.town[seat]
    both = translate("Hamsterdam", "{town} in town + {dam} on dam").format(town=view.town[seat], dam=on_dam)
    if not view.round:
        return both, ""
    place = standing(view).places[seat]
    texts = {
        1: translate("Hamsterdam", "driest of {all}"),
        2: translate("Hamsterdam", "second driest of {all}"),
        3: translate("Hamsterdam", "third driest of {all}"),
        4: translate("Hamsterdam", "fourth driest of {all}"),
    }
    return both, texts[place].format(all=view.seats)


def faces(view: Hamsterdam, plan: Plan, own: Seat | None) -> dict[Spot, Face]:
    """What every card shows; before the dams are out, the backs of all cards but those in the *own* hand."""
    if not view.numbers:
        hidden = Face(0, 0, 0, False, False, False, False)
        return {
            spot: hidden
            for dam in plan.dams
            if dam.seat != own
            for spot in range(CARDS * dam.seat, CARDS * dam.seat + CARDS)
        }
    box = view.box
    return {
        spot: Face(
            number=number,
            orange=box.orange[number],
            blue=box.blue[number],
            is_wet=view.water[spot] > 0,
            is_flipped=not view.is_up(spot),
            is_empty=not view.water[spot] and not view.stack(spot),
            is_large=plan.dams[SEAT_OF[spot]].is_large,
        )
        for spot, number in enumerate(view.numbers)
    }


def dice_shown(view: Hamsterdam) -> DiceShown:
    """The dice as they lie."""
    return DiceShown(view.die_a, view.die_b)


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


def rolls_left(view: Hamsterdam) -> int:
    """Rolls until the next redeployment, the one of a turn that goes on not counted."""
    return ROLLS_A_ROUND - view.turn - view.is_turn


def chance_of_a_hit(number: Number, rolls: int, live: frozenset[Number] = frozenset(NUMBERS)) -> float:
    """The chance that one of so many rolls gives the number. *live*: the numbers that are not rolled again."""
    all_ways = sum(WAYS[other] for other in live)
    if number not in live or not all_ways:
        return 0.0
    return float(1 - (1 - WAYS[number] / all_ways) ** rolls)


def live_numbers(view: Hamsterdam) -> frozenset[Number]:
    """The numbers on un-flipped cards: others are rolled again."""
    return frozenset(number for spot, number in enumerate(view.numbers) if view.is_up(spot))
