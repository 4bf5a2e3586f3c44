"""The eighteen special hamsters in one table; which abilities are open, why not, and how one is carried out.

Fifteen have an ability that is used. Three are asked about where it matters: Swimster (`hamster_moves.swims_as`),
Twinster (`hamster_moves.send_to_pile` and the set-up), and Copycatster, whose offers are everybody else's at its own
price.
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
    SPECIALS,
    SPEEDSTER,
    SPINSTER,
    SWIMSTER,
    TWINSTER,
    WHACK_A_MOLE,
    Hamster,
    Use,
    use,
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
"""A special, whom it copies (-1: nobody), and what tells the targets of that ability."""
Opening = tuple[Hamster, Hamster, Sequence[Target]]
"""A special, whom it copies (-1: nobody), and the targets of that ability."""

OWN_ROLL = window(ROLL, BUFFSTER, PHYSICISTER, SPINSTER, always_has_target=(BUFFSTER, PHYSICISTER, SPINSTER))
"""After the roller's own roll (HD-17, HD-20)."""
REACTIONS = (
    window(ROLL, NAPSTER, MOBSTER, NINJASTER, always_has_target=(MOBSTER, NINJASTER)),
    window(ROLL, MOBSTER, NINJASTER, always_has_target=(MOBSTER, NINJASTER)),
    window(ROLL, NINJASTER, always_has_target=(NINJASTER,)),
)
"""After anybody's roll, in this order: what comes earlier is not open any more (HD-78)."""
STAGE = {NAPSTER: 0, MOBSTER: 1, NINJASTER: 2}
FLOODS = window(FLOOD, BLOBSTER, CHEEKSTER, WHACK_A_MOLE)
MOVES = window(MOVEMENT, SPEEDSTER)
SKIPS = window(MOVEMENT, BOMBSTER, CONTRACTSTER, HUCKSTER, MOMSTER)
"""In the round of those who skipped their movement (HD-51)."""
CLEANING = window(REDEPLOYMENT, JANITSTER, always_has_target=(JANITSTER,))

BOTH_COPYCATS = BOTH_MASK[COPYCATSTER]
"""Bit by special: the Copycatsters."""


def offers(state: Hamsterdam, seat: Seat, now: Window) -> list[Action]:
    """All uses of a seat's specials that are open in this window."""
    return [
        use(special, model, target) for special, model, targets in open_uses(state, seat, now) for target in targets
    ]


def open_uses(state: Hamsterdam, seat: Seat, now: Window) -> list[Opening]:
    """Who may act in this window, copying whom, at which targets."""
    found: list[Opening] = []
    for special, model, aim in usable_abilities(state, seat, now):
        if targets := aim(state, seat, special):
            found.append((special, model, targets))
    return found


def sample_use(state: Hamsterdam, seat: Seat, now: Window, rng: random.Random, none: Action) -> Action:
    """A use that is open, or none of them, each as likely as the next."""
    abilities = usable_abilities(state, seat, now)
    if len(abilities) == 1:
        special, model, aim = abilities[0]
        targets = aim(state, seat, special)
        n = floor(rng.random() * (len(targets) + 1))
        return use(special, model, targets[n]) if n < len(targets) else none
    found = open_uses(state, seat, now)
    choices = 1
    for _, _, targets in found:
        choices += len(targets)
    n = floor(rng.random() * choices)
    return nth_use(found, n) if n < choices - 1 else none


def nth_use(found: Sequence[Opening], n: int) -> Action:
    """The use with that number, from the first target of the first special on."""
    first = 0
    while n >= len(found[first][2]):
        n -= len(found[first][2])
        first += 1
    special, model, targets = found[first]
    return use(special, model, targets[n])


def is_open(state: Hamsterdam, seat: Seat, now: Window) -> bool:
    """Whether a seat has any offer in this window."""
    if state.on_dam_mask[seat] & now.always_has_target and not (state.used_mask or state.cards):
        return True
    # A loop of its own, since `any` is slow about so few.
    for special, _, aim in usable_abilities(state, seat, now):  # noqa: SIM110
        if aim(state, seat, special):
            return True
    return False


def usable_abilities(state: Hamsterdam, seat: Seat, now: Window) -> tuple[Ability, ...]:
    """Who might act in this window, if it has a target."""
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
    """All specials in play are copied, by Copycatsters that are not linked (HD-61, HD-76)."""
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
    """Those of some specials whose symbol allows it now: of ours all do (HD-12)."""
    when = state.box.when
    return sum(BIT_OF[special] for special in specials_in_mask(bits) if now.moment in when[KIND_OF[special]])


@memoize_one
def abilities_of(bits: int) -> tuple[Ability, ...]:
    """The own abilities of the specials whose bits are set."""
    return tuple(
        [
            (special, PLAIN, ABILITIES[KIND_OF[special]].targets)
            for special in specials_in_mask(bits)
            if KIND_OF[special] in ABILITIES
        ]
    )


def refuse_use(state: Hamsterdam, seat: Seat, action: Use, now: Window) -> Refusal | None:
    """Why that ability cannot be used in this window."""
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
    """Why a Copycatster cannot copy that hamster (HD-61, HD-66, HD-76)."""
    if state.link[copycat - FIRST_COPYCAT] != PLAIN:
        return Refusal("HD-76", "linked-already", name=NAMES[state.link[copycat - FIRST_COPYCAT]])
    if not 0 <= model < SPECIALS or model not in face_up(state):
        return Refusal("HD-61", "nobody-to-copy")
    if KIND_OF[model] in (COPYCATSTER, TWINSTER):
        return Refusal("HD-66", "not-to-be-copied", name=NAMES[model])
    return None


def refuse_ability(state: Hamsterdam, seat: Seat, action: Use, kind: int, now: Window) -> Refusal | None:
    """Why an ability is not open now, or not at that target."""
    ability = ABILITIES.get(kind)
    if ability is None:
        return Refusal("HD-50" if kind == SWIMSTER else "HD-35", "passive", name=KINDS[kind])
    if not now.kinds >> kind & 1:
        if kind in STAGE and now in REACTIONS:
            return Refusal("HD-78", "too-late", name=KINDS[kind])
        return ability.not_now
    when = state.box.when
    if now.moment not in when[kind] or now.moment not in when[KIND_OF[action.special]]:
        return Refusal("HD-12", "not-with-these-cards", name=NAMES[action.special])
    target = ability.ordered(action.target)
    return None if target in ability.targets(state, seat, action.special) else ability.no_target


def ability_of(action: Use) -> int:
    """The kind whose ability is used."""
    return KIND_OF[action.special if action.copied == PLAIN else action.copied]


def use_ability(state: Hamsterdam, seat: Seat, action: Use, emit: Emit) -> None:
    """Use an ability."""
    kind = ability_of(action)
    if emit is not silent:
        emit(SpecialUsed, seat, action.special, NAMES[action.special], action.copied, KINDS[kind], action.target)
    ABILITIES[kind].use(state, seat, action.special, action.copied, action.target, emit)
