"""How actions are spoken of in Hamsterdam."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hamster_table.engine.action_words import ActionWords
from hamster_table.engine.hamsterdam import actions, breach, deployment, flood, movement, redeployment, setup, turn
from hamster_table.engine.hamsterdam.actions import MOBSTER, MOMSTER, NAMES, PLAIN, SPINSTER
from hamster_table.engine.hamsterdam.specials import flood as flood_specials
from hamster_table.engine.hamsterdam.specials import roll as roll_specials
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Action


def facts(view: Hamsterdam, action: Action) -> Mapping[str, str]:
    """The numbers of the cards and the names of the hamsters in an action."""
    said: dict[str, str] = {}
    for field in ("spot", "origin", "to"):
        spot = getattr(action, field, None)
        if spot is not None and spot >= 0:
            said[field] = str(view.numbers[spot])
    for field in ("hamster", "special"):
        hamster = getattr(action, field, None)
        if hamster is not None:
            said[field] = NAMES[hamster]
    match action:
        case actions.MoveHamster(hamster) | actions.PutHamster(hamster):
            said["who"] = "" if hamster == PLAIN else f"{NAMES[hamster]}: "
        case actions.KeepSpecials(specials):
            said["specials"] = ", ".join(NAMES[special] for special in specials)
        case actions.Deploy():
            said["places"] = _places(action)
        case actions.Done() if isinstance(view.step, movement.Move) and not view.moved:
            said["phrase"] = N_("move nobody")
        case actions.Use():
            said["aim"] = _aim(view, action)
    return said


def _places(action: actions.Deploy) -> str:
    """The hamsters on each card, from the left: "1, 2 + Napster, Mobster, 0"."""
    found = [[str(count)] if count else [] for count in action.plain]
    for special, position in action.specials:
        found[position].append(NAMES[special])
    return ", ".join(" + ".join(here) or "0" for here in found)


def _aim(view: Hamsterdam, action: actions.Use) -> str:
    """Whose ability a Copycatster uses, and what the ability is aimed at: " → 7"; "" where it needs no target."""
    copied = f" → {NAMES[action.copied]}" if action.copied >= 0 else ""
    kind = (action.special if action.copied < 0 else action.copied) >> 1
    if not action.target:
        return copied
    if kind == SPINSTER:
        die, face = action.target
        return f"{copied}: {(view.die_a, view.die_b)[die]} → {face}"
    if kind == MOBSTER:
        return f"{copied}: {action.target[0]:+}"
    if kind == MOMSTER:
        return f"{copied}: {', '.join(NAMES[hamster] for hamster in action.target)}"
    return f"{copied}: {' → '.join(str(view.numbers[spot]) for spot in action.target)}"


GOOD_NUMBER = N_("A good number floods the others and not you.")
"""What matters with dice of one's own."""
MATTERS: Mapping[type[Any], str] = {
    setup.PassTwo: N_("Each dot on a card brings a hamster: pass on cards that bring few."),
    setup.LineUp: N_("The ends break first: likely numbers lie well at one end, or in the middle."),
    setup.ChooseSpecials: N_("Keep those that you can use often."),
    deployment.DeployHamsters: N_("6, 7 and 8 come most often: most hamsters belong there."),
    turn.ChangeRoll: GOOD_NUMBER,
    roll_specials.ChooseRoll: GOOD_NUMBER,
    turn.React: N_("A special is worth it where the water comes and nobody stands."),
    flood.PlugHole: N_(
        "Whoever plugs goes to the reserve: send whom the dam misses least, or let a special hold the water."
    ),
    flood_specials.ChooseCard: N_("Land where hamsters are missing."),
    breach.Breach: N_("The end with less water and fewer hamsters costs less."),
    breach.ChooseVictim: N_("Give up the one that is worth least."),
    movement.Move: N_("Likely numbers should be neither open nor flooded."),
    movement.UseSkip: N_("The driest of the others is closest to winning."),
    redeployment.Redeploy: N_("Cover likely numbers first; spare hamsters clear water."),
}

WORDS = ActionWords(
    phrases={
        actions.PassCards: N_("pass a card to each side"),
        actions.ArrangeDam: N_("lay out your dam"),
        actions.KeepSpecials: N_("keep half of your specials"),
        actions.Deploy: N_("spread your hamsters by the odds"),
        actions.KeepRoll: N_("choose between two rolls"),
        actions.Plug: N_("plug the hole"),
        actions.LetIn: N_("let the water in"),
        actions.LandOn: N_("land on a card"),
        actions.Collapse: N_("flip an end of your dam"),
        actions.GiveUp: N_("give up a hamster"),
        actions.MoveHamster: N_("move a hamster"),
        actions.PutHamster: N_("put a hamster on your dam"),
        actions.Use: N_("use a special"),
        actions.SkipMovement: N_("skip the movement for an ability"),
        actions.Decline: N_("use nothing"),
        actions.Done: N_("be done"),
    },
    matters=MATTERS,
    details={
        actions.PassCards: "← {left}, {right} →",
        actions.ArrangeDam: N_("from the left: {numbers}"),
        actions.KeepSpecials: "{specials}",
        actions.Deploy: N_("from the left: {places}"),
        actions.KeepRoll: "{a} + {b}",
        actions.Plug: "{hamster}",
        actions.LetIn: "{spot}",
        actions.LandOn: "{spot}",
        actions.Collapse: "{spot}",
        actions.GiveUp: "{hamster}",
        actions.MoveHamster: "{who}{origin} → {to}",
        actions.PutHamster: "{who}{spot}",
        actions.Use: "{special}{aim}",
    },
    facts=facts,
)
