"""The abilities of the special hamsters in one table; which ones a window opens, refusals, and their use.

Fifteen of the eighteen kinds have an ability that is used. The other three are passive: Swimster
(`hamster_moves.swims_as`), Twinster (`hamster_moves.send_to_pile` and the set-up), and Copycatster, which uses the
abilities of others at its own price.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from math import floor

from hamster_table.engine.hamsterdam.actions import (
    BLOBSTER,
    BOMBSTER,
    BUFFSTER,
    CHEEKSTER,
    CONTRACTSTER,
    COPYCATSTER,
    FIRST_COPYCAT,
    FLOOD,
    HUCKSTER,
    JANITSTER,
    KINDS,
    MOBSTER,
    MOMSTER,
    MOVEMENT,
    NAMES,
    NAPSTER,
    NINJASTER,
    PHYSICISTER,
    PLAIN,
    REDEPLOYMENT,
    ROLL,
    SPEEDSTER,
    SPINSTER,
    SWIMSTER,
    TWINSTER,
    WHACK_A_MOLE,
    Hamster,
    Use,
)
from hamster_table.engine.hamsterdam.events import SpecialUsed
from hamster_table.engine.hamsterdam.hamster_moves import face_up
from hamster_table.engine.hamsterdam.special_masks import BIT_OF, BOTH_MASK, KIND_OF, specials_in_mask
from hamster_table.engine.hamsterdam.specials.ability import Special, Target, Targets, Window, window
from hamster_table.engine.hamsterdam.specials.flood import BLOB, CHEEK, WHACK
from hamster_table.engine.hamsterdam.specials.movement import BOMB, CONTRACT, HUCK, JANITOR, MOM, SPEED
from hamster_table.engine.hamsterdam.specials.roll import BUFF, MOB, NAP, NINJA, PHYSICIST, SPIN
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Action, Emit, Refusal, Seat, silent
from hamster_table.engine.memoize import memoize_one

ABILITIES: Mapping[int, Special] = {
    BLOBSTER: BLOB, BOMBSTER: BOMB, BUFFSTER: BUFF, CHEEKSTER: CHEEK, CONTRACTSTER: CONTRACT, HUCKSTER: HUCK,
    JANITSTER: JANITOR, MOBSTER: MOB, MOMSTER: MOM, NAPSTER: NAP, NINJASTER: NINJA, PHYSICISTER: PHYSICIST,
    SPEEDSTER: SPEED, SPINSTER: SPIN, WHACK_A_MOLE: WHACK,
}  # fmt: skip
"""By kind. Swimster, Twinster and Copycatster have no ability of this shape."""

Ability = tuple[Hamster, Hamster, Targets]
"""A special, whom it copies (-1: nobody), and the function that finds the targets of that ability."""
Opening = tuple[Hamster, Hamster, Sequence[Target]]
"""A special, whom it copies (-1: nobody), and the present targets of that ability, at least one."""

OWN_ROLL = window(ROLL, BUFFSTER, PHYSICISTER, SPINSTER, always_has_target=(BUFFSTER, PHYSICISTER, SPINSTER))
"""After the roller's own roll (HD-17, HD-20)."""
REACTIONS = (
    window(ROLL, NAPSTER, MOBSTER, NINJASTER, always_has_target=(MOBSTER, NINJASTER)),
    window(ROLL, MOBSTER, NINJASTER, always_has_target=(MOBSTER, NINJASTER)),
    window(ROLL, NINJASTER, always_has_target=(NINJASTER,)),
)
"""The windows after anybody's roll, in order; each leaves out the abilities whose turn is over (HD-78)."""
STAGE = {NAPSTER: 0, MOBSTER: 1, NINJASTER: 2}
FLOODS = window(FLOOD, BLOBSTER, CHEEKSTER, WHACK_A_MOLE)
MOVES = window(MOVEMENT, SPEEDSTER)
SKIPS = window(MOVEMENT, BOMBSTER, CONTRACTSTER, HUCKSTER, MOMSTER)
"""In the round of those who skipped their movement (HD-51)."""
CLEANING = window(REDEPLOYMENT, JANITSTER, always_has_target=(JANITSTER,))

BOTH_COPYCATS = BOTH_MASK[COPYCATSTER]
"""Mask of the two Copycatsters."""


def offers(state: Hamsterdam, seat: Seat, now: Window) -> list[Action]:
    """All `Use` actions that the window opens for a seat."""
    if not state.on_dam_mask[seat] & now.specials:
        return []  # as nearly always, in searches
    return [
        Use(special, model, target) for special, model, targets in open_uses(state, seat, now) for target in targets
    ]


def open_uses(state: Hamsterdam, seat: Seat, now: Window) -> list[Opening]:
    """The abilities that the window opens for a seat and that have a target now."""
    found: list[Opening] = []
    for special, model, aim in usable_abilities(state, seat, now):
        if targets := aim(state, seat, special):
            found.append((special, model, targets))
    return found


def sample_use(state: Hamsterdam, seat: Seat, now: Window, rng: random.Random, none: Action) -> Action:
    """Draw one of the open uses or the action *none*, all equally likely."""
    abilities = usable_abilities(state, seat, now)
    # The usual case has one ability: no lists are made for it.
    if len(abilities) == 1:
        special, model, aim = abilities[0]
        targets = aim(state, seat, special)
        n = floor(rng.random() * (len(targets) + 1))
        return Use(special, model, targets[n]) if n < len(targets) else none
    found = open_uses(state, seat, now)
    choices = 1
    for _, _, targets in found:
        choices += len(targets)
    n = floor(rng.random() * choices)
    return nth_use(found, n) if n < choices - 1 else none


def nth_use(found: Sequence[Opening], n: int) -> Action:
    """The n-th `Use` when all targets of all openings are counted through, from 0."""
    first = 0
    while n >= len(found[first][2]):
        n -= len(found[first][2])
        first += 1
    special, model, targets = found[first]
    return Use(special, model, targets[n])


def is_open(state: Hamsterdam, seat: Seat, now: Window) -> bool:
    """Whether the window opens any use for a seat."""
    # An ability that always has a target opens it for sure, unless it was used or other cards have other symbols.
    if state.on_dam_mask[seat] & now.always_has_target and not (state.used_mask or state.cards):
        return True
    # A loop of its own, since `any` is slow about so few.
    for special, _, aim in usable_abilities(state, seat, now):  # noqa: SIM110
        if aim(state, seat, special):
            return True
    return False


def usable_abilities(state: Hamsterdam, seat: Seat, now: Window) -> tuple[Ability, ...]:
    """The abilities that the window opens for a seat, whether they have a target now or not."""
    actors = state.on_dam_mask[seat] & now.specials
    if state.used_mask:
        actors &= ~state.used_mask
    if state.cards:
        actors = allowed_by_symbol(state, actors, now)
    found = abilities_of(actors)
    if actors & BOTH_COPYCATS:
        found += copies(state, actors, now)
    return found


def copies(state: Hamsterdam, actors: int, now: Window) -> tuple[Ability, ...]:
    """The abilities that unlinked Copycatsters among *actors* may copy from specials on any dam (HD-61, HD-76)."""
    # The masks of the seats have no bit in common, so their sum is their union.
    models = sum(state.on_dam_mask) & now.models
    if state.cards:
        models = allowed_by_symbol(state, models, now)
    found: tuple[Ability, ...] = ()
    if models:
        for copycat in specials_in_mask(actors & BOTH_COPYCATS):
            if state.link[copycat - FIRST_COPYCAT] == PLAIN:
                found += tuple([(copycat, model, targets) for model, _, targets in abilities_of(models)])
    return found


def allowed_by_symbol(state: Hamsterdam, bits: int, now: Window) -> int:
    """The mask *bits* without the specials whose printed symbol does not fit the window (HD-12).

    With the cards of `cards.toml` all symbols fit, so it is called for custom cards only.
    """
    when = state.box.when
    return sum(BIT_OF[special] for special in specials_in_mask(bits) if now.moment in when[KIND_OF[special]])


@memoize_one
def abilities_of(bits: int) -> tuple[Ability, ...]:
    """The own abilities of the specials in a mask, without those of passive kinds."""
    return tuple(
        [
            (special, PLAIN, ABILITIES[KIND_OF[special]].targets)
            for special in specials_in_mask(bits)
            if KIND_OF[special] in ABILITIES
        ]
    )


def refuse_use(state: Hamsterdam, seat: Seat, action: Use, now: Window) -> Refusal | None:
    """The refusal of a `Use` in this window, or None when it is legal (HD-12, HD-61, HD-80)."""
    special = action.special
    if special not in state.specials_of[seat]:
        return Refusal("HD-12", "not-your-special")
    if not state.on_dam_mask[seat] >> special & 1:
        return Refusal("HD-12", "not-on-the-dam", name=NAMES[special])
    if state.used_mask >> special & 1:
        return Refusal("HD-80", "used-already", name=NAMES[special])
    if KIND_OF[special] == COPYCATSTER:
        why = refuse_copy(state, special, action.copied)
        model = action.copied
    else:
        why = Refusal("HD-61", "copies-nothing", name=NAMES[special]) if action.copied != PLAIN else None
        model = special
    return why or refuse_ability(state, seat, action, KIND_OF[model], now)


def refuse_copy(state: Hamsterdam, copycat: Hamster, model: Hamster) -> Refusal | None:
    """The refusal of a Copycatster that copies *model*, or None (HD-61, HD-66, HD-76)."""
    if state.link[copycat - FIRST_COPYCAT] != PLAIN:
        return Refusal("HD-76", "linked-already", name=NAMES[state.link[copycat - FIRST_COPYCAT]])
    if model not in face_up(state):
        return Refusal("HD-61", "nobody-to-copy")
    if KIND_OF[model] in (COPYCATSTER, TWINSTER):
        return Refusal("HD-66", "not-to-be-copied", name=NAMES[model])
    return None


def refuse_ability(state: Hamsterdam, seat: Seat, action: Use, kind: int, now: Window) -> Refusal | None:
    """The refusal of an ability that is not open in this window or not at that target, or None (HD-12, HD-78)."""
    ability = ABILITIES.get(kind)
    if ability is None:
        return Refusal("HD-50" if kind == SWIMSTER else "HD-35", "passive", name=KINDS[kind])
    if not now.kinds >> kind & 1:
        # It was open in an earlier one of these windows.
        if kind in STAGE and now in REACTIONS:
            return Refusal("HD-78", "too-late", name=KINDS[kind])
        return ability.not_now
    when = state.box.when
    # A copy needs two symbols: that of the ability, and the Copycatster's own.
    if now.moment not in when[kind] or now.moment not in when[KIND_OF[action.special]]:
        return Refusal("HD-12", "not-with-these-cards", name=NAMES[action.special])
    return None if action.target in ability.targets(state, seat, action.special) else ability.no_target


def ability_of(action: Use) -> int:
    """The kind whose ability the action uses: the copied one's for a Copycatster."""
    return KIND_OF[action.special if action.copied == PLAIN else action.copied]


def use_ability(state: Hamsterdam, seat: Seat, action: Use, emit: Emit) -> None:
    """Carry out a `Use`: the event, then what the ability does, which may push steps."""
    kind = ability_of(action)
    if emit is not silent:
        emit(SpecialUsed, seat, action.special, NAMES[action.special], action.copied, KINDS[kind], action.target)
    ABILITIES[kind].use(state, seat, action.special, action.copied, action.target, emit)
