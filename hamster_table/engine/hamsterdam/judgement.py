"""The constants that the policy of Hamsterdam judges by: rules of thumb, or others that games have taught."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any

from hamster_table.engine.hamsterdam.actions import KINDS

OF_EACH_KIND = "worth", "kept"
"""The fields that have a value for each kind of special hamster."""


@dataclass(frozen=True, slots=True, eq=False)  # equal to itself only: its hash is asked for at every choice
class Judgement:
    """What is how much worth to a policy. Tokens are flood tokens; an ordinary hamster is worth about one."""

    worth: tuple[float, ...]
    """By kind: the value of a special that is in play, in ordinary hamsters."""
    kept: tuple[float, ...]
    """By kind: the value of a special where some are kept before the game, in ordinary hamsters."""
    plugged: float = 0.3
    """The cost of a plugged flood in tokens: the hamster is away until the redeployment."""
    round_of_water: float = 3.0
    """How many tokens come into a town in a late round, roughly."""
    use_special: float = 0.6
    """A special is used for this much, in tokens."""
    move: float = 0.05
    """A step is made if it gains more than this, in tokens."""
    spared: float = 0.45
    """A hamster that is needed less than this, in tokens, may as well take away a token."""
    spared_way: float = 0.0
    """The same limit is so much higher for each way to roll the number of the card under water."""
    spared_late: float = 0.0
    """The same limit is so much higher once the towns are full."""
    removed: float = 1.0
    """What it is worth to take a token away by a step, in tokens."""
    removed_way: float = 0.0
    """What that is worth more for each way to roll the number, a whole round ahead, in tokens."""
    near: float = 0.0
    """A step counts what the hamster could do on the best card next to it as this part of what it does there."""
    at_end: float = 0.0
    """A hamster is worth so much more, as a part, at an end of the dam, which breaks first."""
    horizon: float = 12.0
    """For so many rolls hamsters are deployed and redeployed; a round has twelve."""
    need_way: float = 0.0
    """A hamster that is put on a dam is worth so much more, as a part, for each way to roll the number of its card."""
    driest: float = 0.0
    """What a roll costs the driest rival counts so much more, as a part."""
    step_saves: float = 0.7
    """What a step into a gap before the floods saves, or one out of it costs, in tokens."""
    stay: float = 0.5
    """The cost of plugging with a special that stays, as a Cheekster does, in ordinary hamsters."""
    wasted: float = 3.0
    """The cost of a Blobster on a card where somebody stands who can plug, in ordinary hamsters."""
    let_in: float = 2.5
    """The cost of a flood that is let in, in ordinary hamsters."""
    swept: float = 0.8
    """The cost of a hamster that a breach sweeps away, in tokens."""
    riddance: float = 0.12
    """What it is worth to be rid of a card, in tokens for each way to roll its number."""
    ways_a_hamster: float = 3.0
    """So many ways to roll a number need a hamster on its card: twelve rolls bring it a third as often as it has
    ways."""
    orange: float = 1.0
    """The value of a hamster that a card brings on its orange side, in ordinary hamsters."""
    blue: float = 1.3
    """The value of a special that a card brings, in ordinary hamsters."""
    bomb_hamsters: float = 0.2
    """What a Bombster does on a card with hamsters, in tokens."""
    bomb_open: float = 1.0
    """What a Bombster does on an open card, in tokens."""
    bomb_water: float = 0.3
    """What it does more for each token there, in tokens."""
    bomb_wet: float = 0.05
    """What it does less for each token on that dam, in tokens: a dry town is the rival."""
    called: float = 0.1
    """The cost of calling a hamster to a Momster, as a part of its value."""
    shoved: float = 0.0
    """What a Huckster does is worth so many times what it costs that town; 0: it never shoves."""
    shifted: float = 0.0
    """What a Contractster does is worth so many times what hamsters can do on the card that gets dry; 0: it never
    shifts a token."""
    variety: float = 0.0
    """In the first deployment a card that is worth so much less, as a part, is taken for as good; where there is any of
    this, either of two cards that are as likely may lie further left. So no two games begin the same."""
    to_one_end: bool = False
    """The dam is laid out with the likeliest numbers at one end, where breaches get rid of them one by one; else they
    lie in the middle. Tuning leaves it as it is."""


VARIETY = 0.6
"""The variety of what games have taught: as much as costs nothing, by games between computers."""
TRICKS: Mapping[str, Any] = {"shoved": 2.0, "shifted": 2.0}
"""The shoves and shifts of whoever makes them. They win nothing and cost nothing, by games between computers, but who
never uses two kinds of eighteen always does the same. The rules of thumb are without, as when levels were first
measured against them."""
_WORTH = {
    "Blobster": 1.4, "Bombster": 1.4, "Buffster": 1.1, "Cheekster": 1.7, "Contractster": 0.9, "Copycatster": 1.3,
    "Huckster": 0.9, "Janitster": 2.0, "Mobster": 1.3, "Momster": 1.3, "Napster": 1.3, "Ninjaster": 1.5,
    "Physicister": 1.1, "Speedster": 1.4, "Spinster": 1.2, "Swimster": 1.0, "Twinster": 2.1, "Whack-a-Mole": 1.5,
}  # fmt: skip
_BY_KIND = tuple(_WORTH[kind] for kind in KINDS)
RULES_OF_THUMB = Judgement(_BY_KIND, _BY_KIND)
"""What Steady plays by."""

STEPS: Mapping[str, float] = {
    "worth": 0.3, "kept": 0.3, "plugged": 0.1, "round_of_water": 0.7, "use_special": 0.15, "move": 0.05,
    "spared": 0.12, "spared_way": 0.02, "spared_late": 0.12, "removed": 0.2, "removed_way": 0.05, "near": 0.1,
    "at_end": 0.1, "horizon": 1.5, "need_way": 0.05, "driest": 0.2, "step_saves": 0.2, "stay": 0.15, "wasted": 0.5,
    "let_in": 0.5, "swept": 0.25, "riddance": 0.06, "ways_a_hamster": 0.7, "orange": 0.25, "blue": 0.3,
    "bomb_hamsters": 0.2, "bomb_open": 0.2, "bomb_water": 0.1, "bomb_wet": 0.02, "called": 0.05,
}  # fmt: skip
"""By field: how far its values are changed at a time when they are tuned. Games teach no other fields."""
ALONE = tuple(field.name for field in fields(Judgement) if field.name in STEPS.keys() - OF_EACH_KIND)
"""The fields that games teach and that are one number each."""


def constants(judgement: Judgement) -> dict[str, float]:
    """The constants by name, such as "plugged" or "worth of a Momster"."""
    found: dict[str, float] = {}
    for name in OF_EACH_KIND:
        found |= {of_kind(name, kind): one for kind, one in zip(KINDS, getattr(judgement, name), strict=True)}
    return found | {name: getattr(judgement, name) for name in ALONE}


def steps() -> dict[str, float]:
    """`STEPS` for each of `constants`."""
    of_each = {of_kind(name, kind): STEPS[name] for name in OF_EACH_KIND for kind in KINDS}
    return of_each | {name: STEPS[name] for name in ALONE}


def judgement_of(values: Mapping[str, float]) -> Judgement:
    """The judgement with these constants, all by name, and `TRICKS`."""
    worth, kept = (tuple(values[of_kind(name, kind)] for kind in KINDS) for name in OF_EACH_KIND)
    alone: dict[str, Any] = {name: values[name] for name in ALONE}
    return Judgement(worth, kept, **alone, **TRICKS)


def of_kind(name: str, kind: str) -> str:
    """The name of the constant of a kind of special."""
    return f"{name} of a {kind}"
