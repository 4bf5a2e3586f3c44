"""What one does with the pieces of Hamsterdam, and which action it stands for.

Legality comes from the rules alone: the gestures are made of the actions which the present step offers, and whatever
else is tried is put to the step as the action it would be, for the step to refuse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from hamster_table.engine.hamsterdam import actions
from hamster_table.engine.hamsterdam.actions import (
    BLOBSTER,
    BOMBSTER,
    BUFFSTER,
    CHEEKSTER,
    CONTRACTSTER,
    COPYCATSTER,
    HUCKSTER,
    JANITSTER,
    MOMSTER,
    NAPSTER,
    NINJASTER,
    PHYSICISTER,
    PILE,
    PLAIN,
    SPEEDSTER,
    SPINSTER,
    WHACK_A_MOLE,
    Hamster,
)
from hamster_table.engine.hamsterdam.breach import ChooseVictim
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.specials.flood import ChooseCard
from hamster_table.engine.hamsterdam.specials.registry import ability_of
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Action, Seat
from hamster_table.models.hamsterdam.crowd import Crowd, in_pile, member_of, on_card
from hamster_table.models.texts import translate
from hamster_table.views.board.gestures import Gesture
from hamster_table.views.board.items import Piece
from hamster_table.views.hamsterdam.pieces import Spot, card_spot, pile_spot

DICE: Spot = ("dice",)
TO_A_CARD = (NAPSTER, SPEEDSTER, BLOBSTER, BOMBSTER)
"""Abilities that are aimed at one card."""
AT_ONCE = (BUFFSTER, PHYSICISTER, NINJASTER, CHEEKSTER, WHACK_A_MOLE, JANITSTER)
"""Abilities without a target."""


@dataclass(frozen=True, slots=True)
class SelectedAbility:
    """The ability in question, when one has been picked."""

    special: Hamster
    copied: Hamster | None = PLAIN
    """Whose ability a Copycatster uses; None: that is to be chosen first."""
    die: int | None = None
    """Which die a Spinster turns."""

    @property
    def before(self) -> SelectedAbility | None:
        """What was picked before it, for one step back; None: nothing."""
        if self.die is not None:
            return SelectedAbility(self.special, self.copied)
        return SelectedAbility(self.special, None) if self.copied not in (None, PLAIN) else None


@dataclass(frozen=True, slots=True)
class TurnContext:
    """The question and what has been picked for its answer."""

    view: Hamsterdam
    seat: Seat
    offered: list[Action]
    focus: SelectedAbility | None
    clears_water: bool
    """Whether a Swimster goes into the water to clear it, though it could swim."""
    pick: Callable[[SelectedAbility | None], object]
    crowd: Crowd
    """Who of the ordinary hamsters is where."""

    @property
    def uses(self) -> list[actions.Use]:
        """The abilities that are open, of the picked special only if there is one."""
        found = [action for action in self.offered if isinstance(action, actions.Use)]
        focus = self.focus
        if focus is None:
            return found
        return [
            use
            for use in found
            if use.special == focus.special
            and focus.copied in (None, use.copied)
            and (focus.die is None or use.target[0] == focus.die)
        ]


def gestures(now: TurnContext) -> list[Gesture]:
    """The gestures for what is offered, and for picking an ability and its target."""
    made: list[Gesture] = []
    if now.focus is None:
        # The board keeps the first gesture for a piece and a spot; sorting keeps the rules' order otherwise.
        for action in sorted(now.offered, key=partial(_order, clears_water=now.clears_water)):
            maker = _MAKERS.get(type(action))
            if maker is not None:
                made += maker(now, action)
    for use in now.uses:
        made += _use(now, use)
    return made + list(_picks(now))


def _order(action: Action, clears_water: bool) -> int:
    """What is offered first where several actions lead to the same card."""
    if isinstance(action, actions.MoveHamster):
        return int((action.swims == PLAIN) != clears_water)
    return 0 if isinstance(action, actions.Plug) and action.hamster == PLAIN else 1


def _move(now: TurnContext, action: actions.MoveHamster) -> Iterable[Gesture]:
    piece = on_card(now.crowd, action.hamster, action.origin)
    return (Gesture(piece, card_spot(action.to), action, water_word(now.view, action.to, action.swims)),)


def water_word(view: Hamsterdam, spot: int, swims: Hamster) -> str:
    """What coming to a card means there, in a word or two for a label."""
    if not view.water[spot]:
        return translate("Hamsterdam", "reinforce") if view.stack(spot) else translate("Hamsterdam", "guard")
    return translate("Hamsterdam", "swim") if swims != PLAIN else translate("Hamsterdam", "clear water")


def _plug(now: TurnContext, action: actions.Plug) -> Iterator[Gesture]:
    word = translate("Hamsterdam", "plug")
    yield Gesture(on_card(now.crowd, action.hamster, action.spot), pile_spot(now.seat), action, word)
    yield Gesture(None, card_spot(action.spot), action, word)


def _let_in(now: TurnContext, action: actions.LetIn) -> Iterator[Gesture]:
    wet = now.view.water[action.spot]
    word = translate("Hamsterdam", "into the town") if wet else translate("Hamsterdam", "let it in")
    yield Gesture(None, card_spot(action.spot), action, word)


def _land(now: TurnContext, action: actions.LandOn) -> Iterator[Gesture]:
    word, step = translate("Hamsterdam", "land"), now.view.agenda[-1]
    assert isinstance(step, ChooseCard)
    yield Gesture(("special", step.hamster), card_spot(action.spot), action, word)
    yield Gesture(None, card_spot(action.spot), action, word)


def _collapse(now: TurnContext, action: actions.Collapse) -> Iterator[Gesture]:
    yield Gesture(None, card_spot(action.spot), action, translate("Hamsterdam", "flip"))


def _give_up(now: TurnContext, action: actions.GiveUp) -> Iterator[Gesture]:
    step = now.view.agenda[-1]
    assert isinstance(step, ChooseVictim)
    word = translate("Hamsterdam", "clear water")
    yield Gesture(on_card(now.crowd, action.hamster, step.spot), card_spot(step.to), action, word)


_MAKERS: Mapping[type[Action], Callable[..., Iterable[Gesture]]] = {
    actions.MoveHamster: _move,
    actions.Plug: _plug,
    actions.LetIn: _let_in,
    actions.LandOn: _land,
    actions.Collapse: _collapse,
    actions.GiveUp: _give_up,
}


def _use(now: TurnContext, use: actions.Use) -> Iterator[Gesture]:
    """The gestures of an ability. A Copycatster's are made only when it is clear whom it copies."""
    if use.copied != PLAIN and (now.focus is None or now.focus.copied is None):
        return
    kind, actor = ability_of(use), ("special", use.special)
    if kind in TO_A_CARD:
        word = use_word(kind)
        yield Gesture(actor, card_spot(use.target[0]), use, word)
        if now.focus is not None:
            yield Gesture(None, card_spot(use.target[0]), use, word)
    elif kind == CONTRACTSTER:
        origin, to = use.target
        # The uppermost of the tokens there.
        yield Gesture(("token", origin, now.view.water[origin] - 1), card_spot(to), use, use_word(kind))
    elif kind == HUCKSTER:
        origin, to = use.target
        # Of a stack it makes no difference which ordinary hamster is shoved (HD-54).
        yield Gesture(on_card(now.crowd, PLAIN, origin), card_spot(to), use, use_word(kind))
    elif kind == MOMSTER:
        spot = now.view.place[use.special]
        if spot is not None and len({*use.target} - {PLAIN}) < 2:
            # PLAIN is less than any special; two different specials are called by a button, not by a drag.
            called = max(use.target)
            yield Gesture(in_pile(now.crowd, called, now.seat), card_spot(spot), use, use_word(kind))
    elif kind in AT_ONCE:
        yield Gesture(None, ("row", use.special), use, is_unmarked=now.focus is None)
        if kind in (BUFFSTER, PHYSICISTER, NINJASTER):
            # Two opposite faces add up to seven. To a number that nobody has, the dice are rolled again (HD-17).
            misses = kind == BUFFSTER and not now.view.unflipped_spots_by_number[14 - now.view.die_a - now.view.die_b]
            yield Gesture(actor, DICE, use, translate("Hamsterdam", "rolls again") if misses else "")
    elif kind == SPINSTER and (now.focus is None or now.focus.die is None):
        turn = SelectedAbility(use.special, use.copied, use.target[0])
        yield Gesture(actor, ("die", use.target[0]), partial(now.pick, turn))
        if now.focus is not None:
            yield Gesture(None, ("die", use.target[0]), partial(now.pick, turn))


def _picks(now: TurnContext) -> Iterator[Gesture]:
    """A press on a special in the list picks it; then on the one it copies."""
    focus = now.focus
    for special in {use.special: None for use in now.uses}:
        group = [use for use in now.uses if use.special == special]
        # An ability with one use and no target is used by the press itself; see `_use`.
        if focus is None and not (len(group) == 1 and ability_of(group[0]) in AT_ONCE and group[0].copied == PLAIN):
            copied = None if KIND_OF[special] == COPYCATSTER else PLAIN
            wanted = SelectedAbility(special, copied)
            yield Gesture(None, ("row", special), partial(now.pick, wanted), is_unmarked=True)
        if KIND_OF[special] == COPYCATSTER and (focus is None or focus.copied is None):
            yield from _models(now, group)


def _models(now: TurnContext, group: Iterable[actions.Use]) -> Iterator[Gesture]:
    """A Copycatster dropped on the card of a special copies it."""
    for use in {use.copied: use for use in group}.values():
        spot = now.view.place[use.copied]
        wanted = SelectedAbility(use.special, use.copied)
        word = translate("Hamsterdam", "copy")
        if spot is not None and spot >= 0:
            yield Gesture(("special", use.special), card_spot(spot), partial(now.pick, wanted), word)
            if now.focus is not None:
                yield Gesture(None, card_spot(spot), partial(now.pick, wanted), word)


def use_word(kind: int) -> str:
    """What an ability does on the card it is aimed at."""
    words = {
        NAPSTER: translate("Hamsterdam", "walk"),
        SPEEDSTER: translate("Hamsterdam", "jump"),
        BLOBSTER: translate("Hamsterdam", "stop it"),
        BOMBSTER: translate("Hamsterdam", "flood it"),
        CONTRACTSTER: translate("Hamsterdam", "shift"),
        HUCKSTER: translate("Hamsterdam", "shove"),
        MOMSTER: translate("Hamsterdam", "call"),
    }
    return words[kind]


def attempt(now: TurnContext, piece: Piece | None, spot: Spot) -> Action | None:
    """The action that a drop would be if it were legal; None when it means nothing at all."""
    # What is tried follows from the kinds that the step offers; its rules then say why not this one.
    kinds = {type(action) for action in now.offered}
    if spot[0] == "pile" and actions.Plug in kinds and piece is not None:
        place = _place_of(now, piece)
        return actions.Plug(place, piece[1] if piece[0] == "special" else PLAIN)
    if spot[0] != "card":
        return None
    card = int(str(spot[1]))
    # In these two questions the piece does not matter: only where it is dropped.
    if actions.Collapse in kinds:
        return actions.Collapse(card)
    if actions.LandOn in kinds:
        return actions.LandOn(card)
    if piece is None:
        return actions.LetIn(card) if kinds & {actions.Plug, actions.LetIn} and not now.view.stack(card) else None
    return _attempt_with(now, piece, card, kinds)


def _attempt_with(now: TurnContext, piece: Piece, card: int, kinds: set[type[Action]]) -> Action | None:
    if piece[0] == "token":
        special = next((use.special for use in now.uses if ability_of(use) == CONTRACTSTER), None)
        return None if special is None else actions.Use(special, PLAIN, (piece[1], card))
    hamster = piece[1] if piece[0] == "special" else PLAIN
    origin = _place_of(now, piece)
    own_use = next((use for use in now.uses if use.special == hamster and ability_of(use) in TO_A_CARD), None)
    # A walking special that has been picked is meant to use its ability; without a pick, a drag is the ordinary move.
    if actions.MoveHamster in kinds and (now.focus is None or own_use is None):
        return actions.MoveHamster(hamster, origin, card, PLAIN)
    if own_use is not None:
        return actions.Use(hamster, own_use.copied, (card,))
    huckster = next((use for use in now.uses if ability_of(use) == HUCKSTER), None)
    if huckster is not None and piece[0] == "plain" and piece[1] != now.seat:
        return actions.Use(huckster.special, huckster.copied, (origin, card))
    if kinds & {actions.Plug, actions.LetIn} and not now.view.stack(card):
        return actions.LetIn(card)
    return actions.PutHamster(hamster, card, PLAIN) if actions.PutHamster in kinds else None


def _place_of(now: TurnContext, piece: Piece) -> int:
    """The card on which a hamster stands; `PILE` for one in a pile."""
    if (member := member_of(piece)) is not None:
        place = now.crowd.place_of(member)
        return PILE if place is None else max(PILE, place)
    place = now.view.place[piece[1]]
    assert place is not None
    return place
