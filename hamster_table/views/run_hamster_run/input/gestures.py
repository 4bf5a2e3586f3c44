"""What one does with the pieces of Run, Hamster, Run!, and which action it stands for.

Legality comes from the rules alone: the gestures are made of the actions which the present step offers, and whatever
else is tried is put to the step as the action it would be, for the step to refuse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.run_hamster_run import actions
from hamster_table.engine.run_hamster_run.actions import BITE, FLIPS, PIT, REST, RUN, SPEND, THROW, TRAITS, Deed, Trait
from hamster_table.engine.run_hamster_run.deed_bite_throw import ChooseLanding, TakeChip
from hamster_table.engine.run_hamster_run.deed_run import EnterSquare
from hamster_table.engine.run_hamster_run.deeds import Act
from hamster_table.engine.run_hamster_run.prospects import prospects
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.run_hamster_run.board import place_of
from hamster_table.models.run_hamster_run.texts import FATIGUE, HAND
from hamster_table.models.texts import translate
from hamster_table.views.board.gestures import Gesture, offered
from hamster_table.views.board.items import Spot
from hamster_table.views.run_hamster_run.drawings.prices import FLIPPED, SPENT, Price
from hamster_table.views.run_hamster_run.pieces import square_spot

CHEAPEST, BY_FLIP, BY_SPEND, BY_CLIMB, BY_CLIMB_SPEND = WAYS = ("cheapest", "flip", "spend", "climb", "climb-spend")
"""The ways of a Run one can ask for: the cheapest to each square, or one kind of price only."""

PAW = "trait-scamper"
"""The sign on squares to which a hamster comes without a price."""


def goes_by(action: Action, way: str) -> bool:
    """Whether an action of a Run is of that way."""
    if isinstance(action, actions.Flip | actions.Push):
        return way in (CHEAPEST, BY_FLIP)
    if isinstance(action, actions.Spend):
        return way in (CHEAPEST, BY_SPEND)
    if isinstance(action, actions.Climb):
        return way == (BY_CLIMB if action.price == FLIPS else BY_CLIMB_SPEND)
    return way == CHEAPEST


def ways_of(choices: Iterable[Action]) -> list[str]:
    """The ways by which one of these actions goes, in the order of `WAYS`."""
    choices = list(choices)
    return [way for way in WAYS if any(goes_by(action, way) for action in choices)]


def gestures(view: RunHamsterRun, seat: Seat, choices: Iterable[Action], way: str, deed: Deed | None) -> list[Gesture]:
    """The gestures for these actions. *deed*: the one the hamster is about to change to, for a chip."""
    if deed is not None:
        wanted: list[Action] = [
            action for action in choices if isinstance(action, actions.Change) and action.deed == deed
        ]
    else:
        wanted = [action for action in choices if not isinstance(action, actions.Change) and goes_by(action, way)]
    # The board keeps the first gesture for a piece and a spot: the cheapest way there.
    wanted.sort(key=_cost)
    return [gesture for action in wanted for gesture in _made(view, seat, action, way)]


def _cost(action: Action) -> int:
    """What is offered first where several actions lead to the same square."""
    if isinstance(action, actions.Sidestep | actions.Walk):
        return 0
    if isinstance(action, actions.Spend):
        return 4 if action.then is None else 2
    return 1


def _made(view: RunHamsterRun, seat: Seat, action: Action, way: str) -> Iterator[Gesture]:
    maker = _MAKERS.get(type(action))
    if maker is not None:
        yield from maker(view, seat, action, way)


def _place(view: RunHamsterRun, seat: Seat, action: actions.Place, way: str) -> Iterator[Gesture]:
    yield Gesture(("hamster", seat), square_spot(action.square), action, symbol=PAW)


def _step(
    view: RunHamsterRun, seat: Seat, action: actions.Walk | actions.Sidestep | actions.Flip, way: str
) -> Iterator[Gesture]:
    word = (
        translate("RunHamsterRun", "flip 1") if isinstance(action, actions.Flip) else translate("RunHamsterRun", "free")
    )
    price = Price(seat, (FLIPPED,)) if isinstance(action, actions.Flip) else None
    yield _to(action.square, Gesture(("hamster", seat), square_spot(action.square), action, word, drawn=price))


def _spend(view: RunHamsterRun, seat: Seat, action: actions.Spend, way: str) -> Iterator[Gesture]:
    end = action.square if action.then is None else action.then
    # There and back again is legal (RR-55), but a hamster put back where it was means no action.
    if end == view.where[seat]:
        return
    word = translate("RunHamsterRun", "spend")
    price = Price(seat, (SPENT,))
    yield _to(end, Gesture(("hamster", seat), square_spot(end), action, word, is_costly=way == CHEAPEST, drawn=price))


def _to(square: int, gesture: Gesture) -> Gesture:
    """The gesture; into the pit its label says so, with the price in words. The pit is large: whoever means nothing by
    a click there would fall in."""
    return gesture if square != PIT else replace(gesture, label=f"{into_the_pit()}\n{gesture.label}", drawn=None)


def into_the_pit() -> str:
    """What a drop on the pit does."""
    return translate("RunHamsterRun", "into the pit")


def _climb(view: RunHamsterRun, seat: Seat, action: actions.Climb, way: str) -> Iterator[Gesture]:
    words = translate("RunHamsterRun", "flip 3"), translate("RunHamsterRun", "spend + flip")
    price = Price(seat, (SPENT, FLIPPED) if way == BY_CLIMB_SPEND else (FLIPPED,) * 3)
    yield Gesture(("hamster", seat), square_spot(action.square), action, words[way == BY_CLIMB_SPEND], drawn=price)


def _encounter(
    view: RunHamsterRun, seat: Seat, action: actions.Push | actions.Challenge, way: str
) -> Iterator[Gesture]:
    target = action.target
    # Whoever was pushed in this Run is pushed on without a test (RR-30, RR-57).
    if isinstance(action, actions.Push) and target in view.pushed:
        text = translate("RunHamsterRun", "Push again")
        odds = f"{text}\n" + translate("RunHamsterRun", "flip 1, no test")
    else:
        odds = f"{test_name(view.declared[seat])}\n{odds_words(view.mettle[seat], view.mettle[target])}"
    yield Gesture(("hamster", seat), place_of(view, target), action, odds=odds)


def test_name(deed: Deed) -> str:
    """What a test is about, by the deed that leads to it."""
    names = {
        RUN: translate("RunHamsterRun", "Push · Mettle"),
        BITE: translate("RunHamsterRun", "Bite · Mettle"),
        THROW: translate("RunHamsterRun", "Throw · Mettle"),
    }
    return names[deed]


def odds_words(own: int, other: int) -> str:
    """The odds of a test: own chips against the others'."""
    if not other:
        return translate("RunHamsterRun", "won without a draw")
    return translate("RunHamsterRun", "{own} against {other}").format(own=own, other=other)


def _land(view: RunHamsterRun, seat: Seat, action: actions.Land, way: str) -> Iterator[Gesture]:
    step = view.agenda[-1]
    assert isinstance(step, ChooseLanding)
    target = step.target
    if action.square == PIT:
        yield Gesture(("hamster", target), square_spot(PIT), action, into_the_pit())
    elif action.square != view.where[target]:
        yield Gesture(("hamster", target), square_spot(action.square), action, symbol=PAW)


def _follow(view: RunHamsterRun, seat: Seat, action: actions.Follow, way: str) -> Iterator[Gesture]:
    step = view.agenda[-1]
    assert isinstance(step, EnterSquare)
    yield Gesture(("hamster", seat), place_of(view, step.target), action, translate("RunHamsterRun", "follow"))


def _take(view: RunHamsterRun, seat: Seat, action: actions.Take, way: str) -> Iterator[Gesture]:
    step = view.agenda[-1]
    assert isinstance(step, TakeChip)
    yield Gesture(None, ("pile", step.target, action.trait), action)


def _recover(view: RunHamsterRun, seat: Seat, action: actions.Recover, way: str) -> Iterator[Gesture]:
    yield Gesture(None, ("tray", action.trait), action)
    # Only the uppermost chip of Fatigue; of a trait any may be taken, they are alike.
    yield Gesture(("chip", FATIGUE, view.fatigue[seat] - 1), ("tray", action.trait), action)


def _give_chip(view: RunHamsterRun, seat: Seat, action: actions.Lose | actions.Change, way: str) -> Iterator[Gesture]:
    yield Gesture(None, ("tray", action.trait), action)
    for n in range(view.trait(action.trait)[seat]):
        yield Gesture(("chip", action.trait, n), ("tray", FATIGUE), action)


def _stake(view: RunHamsterRun, seat: Seat, action: actions.Stake, way: str) -> Iterator[Gesture]:
    yield Gesture(None, ("tray", action.trait), action)
    for n in range(view.trait(action.trait)[seat]):
        yield Gesture(("chip", action.trait, n), ("hat",), action)


_MAKERS: Mapping[type[Action], Callable[..., Iterator[Gesture]]] = {
    actions.Place: _place, actions.Land: _land, actions.Follow: _follow, actions.Take: _take, actions.Stake: _stake,
    **dict.fromkeys((actions.Walk, actions.Sidestep, actions.Flip), _step), actions.Spend: _spend,
    actions.Climb: _climb, **dict.fromkeys((actions.Push, actions.Challenge), _encounter),
    actions.Recover: _recover, **dict.fromkeys((actions.Lose, actions.Change), _give_chip),
}  # fmt: skip


def choosing_deed(view: RunHamsterRun, seat: Seat, take: Callable[[Deed], object] | None) -> list[Gesture]:
    """The gestures of choosing a deed by its card: it is declared, or taken for a change."""
    made = []
    for found in prospects(view, seat):
        deed, spot = found.deed, ("deed", found.deed)
        action: Action | Callable[[], object]
        if take is not None:
            if deed == view.declared[seat]:
                continue
            action = partial(take, deed)
        elif (action := actions.Declare(deed)) not in offered(view, seat):
            continue
        made.append(Gesture(None, spot, action, is_costly=found.is_useless))
    return made


def splitting(draft: Mapping[Trait, int], hand: int, put: Callable[[Trait, Trait], object]) -> list[Gesture]:
    """The gestures of allocating: chips go from the hand into trays and back; `put(origin, pile)` moves one."""
    made = []
    for trait in TRAITS:
        if hand:
            made.append(Gesture(None, ("tray", trait), partial(put, HAND, trait)))
            made += [Gesture(("chip", HAND, n), ("tray", trait), partial(put, HAND, trait)) for n in range(hand)]
        if draft[trait]:
            made.append(Gesture(None, ("less", trait), partial(put, trait, HAND), is_unmarked=True))
        for n in range(draft[trait]):
            for pile in (HAND, *TRAITS):
                if pile != trait:
                    made.append(Gesture(("chip", trait, n), ("tray", pile), partial(put, trait, pile)))
    return made


def attempt(view: RunHamsterRun, seat: Seat, spot: Spot, deed: Deed | None, way: str) -> Action | None:
    """The action that a drop would be if it were legal; None when it means nothing at all."""
    kinds = {type(action) for action in offered(view, seat)}
    kind, *rest = spot
    if kind == "deed":
        return actions.Declare(rest[0])
    target = _square_of(view, spot)
    if target is not None:
        return _attempt_on_belt(view, seat, kinds, target, way)
    if kind == "tray" and rest[0] in TRAITS:
        if deed is not None:
            return actions.Change(deed, rest[0])
        return next((made(rest[0]) for made in (actions.Recover, actions.Stake, actions.Lose) if made in kinds), None)
    if kind == "pile" and actions.Take in kinds:
        return actions.Take(rest[1])
    return None


def _square_of(view: RunHamsterRun, spot: Spot) -> int | None:
    kind, *rest = spot
    if kind == "square":
        return int(rest[0])
    return PIT if kind in ("pit", "swimmer") else None


def _attempt_on_belt(view: RunHamsterRun, seat: Seat, kinds: set[type[Action]], square: int, way: str) -> Action | None:
    other = view.occupant[square] if square >= 0 else -1
    if actions.Place in kinds:
        return actions.Place(square)
    if actions.Land in kinds:
        return actions.Land(square)
    if not isinstance(view.agenda[-1], Act):
        return None
    # Whoever rests tries a step too: the rules then say why not.
    if view.declared[seat] in (RUN, REST):
        if way in (BY_CLIMB, BY_CLIMB_SPEND):
            victim = next((action.target for action in offered(view, seat) if isinstance(action, actions.Climb)), seat)
            return actions.Climb(victim, square, SPEND if way == BY_CLIMB_SPEND else FLIPS)
        return actions.Push(other) if other not in (-1, seat) else actions.Flip(square)
    return actions.Challenge(other) if other not in (-1, seat) else actions.Walk(square)
