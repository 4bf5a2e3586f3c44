"""What the prompt bar asks in Run, Hamster, Run!: one sentence what, one how, and the buttons with their keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from hamster_table.engine.kernel import Action, Refusal, Seat
from hamster_table.engine.run_hamster_run import (
    actions,
    chips,
    deed_bite_throw,
    deed_run,
    deeds,
    hat,
    pit,
    round,
    setup,
)
from hamster_table.engine.run_hamster_run.actions import BITE, FLIPS, PIT, REST, RUN, THROW, TRAITS, Trait
from hamster_table.engine.run_hamster_run.chips import face_up
from hamster_table.engine.run_hamster_run.grid import NEIGHBOURS
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.keys import Key
from hamster_table.models.run_hamster_run.cards import DEED_KEYS
from hamster_table.models.run_hamster_run.texts import chips_left, deed_name, pile_name
from hamster_table.models.texts import plural, translate
from hamster_table.views.board.gestures import Prompt, places_by_keys
from hamster_table.views.run_hamster_run import keys
from hamster_table.views.run_hamster_run.input.gestures import (
    BY_CLIMB,
    BY_CLIMB_SPEND,
    BY_FLIP,
    BY_SPEND,
    CHEAPEST,
    ways_of,
)
from hamster_table.views.run_hamster_run.input.preparing import Preparing
from hamster_table.views.run_hamster_run.input.split_draft import EVEN, FIGHTER, RUNNER
from hamster_table.views.widgets.keyboard import key_text
from hamster_table.views.widgets.prompt_bar import ButtonSpec


@dataclass(frozen=True)
class PromptContext:
    """A question, with what is needed to put it."""

    view: RunHamsterRun
    seat: Seat
    names: list[str]
    offered: list[Action]
    choose: Callable[[Action], object]
    why: Callable[[Refusal | None], str]
    """The sentence of a refusal; "" for none."""

    @property
    def name(self) -> str:
        """The name of the person who is asked."""
        return self.names[self.seat]

    @property
    def step(self) -> Any:
        """The step that asks."""
        return self.view.agenda[-1]

    def button(self, text: str, action: Action, key: Key = "", kind: str = "plain") -> ButtonSpec:
        """A button that does this, or tells why it cannot be done."""
        return ButtonSpec(text, lambda: self.choose(action), kind, key, self.why(self.refusal(action)), action)

    def refusal(self, action: Action) -> Refusal | None:
        """What the rules say against the action; None when it is legal."""
        refused: Refusal | None = self.step.refusal(self.view, self.seat, action)
        return refused


def meanwhile() -> str:
    """What goes on while chance is at it."""
    return translate("RunHamsterRun", "Drawing from the HAT…")


def build_prompt(asking: PromptContext, prepared: Preparing) -> Prompt:
    """The prompt for the present step. Raises `KeyError` for a step that asks nobody here."""
    step = asking.step
    if isinstance(step, deeds.Act):
        return _ask_to_act(asking, prepared)
    if isinstance(step, round.AllocatePluck):
        return _ask_to_split(asking, prepared)
    return _ASKERS[type(step)](asking)


def _ask_to_place(asking: PromptContext) -> Prompt:
    return Prompt(
        translate("RunHamsterRun", "{name}, step onto the belt").format(name=asking.name),
        translate("RunHamsterRun", "Drag your hamster to a square on strips 1 to 5, or click a square."),
        by_keys=f"{translate('RunHamsterRun', 'Any free square on strips 1 to 5.')} {places_by_keys()}",
    )


def _ask_to_split(asking: PromptContext, prepared: Preparing) -> Prompt:
    hand = asking.view.hand[asking.seat]
    left = hand - sum(prepared.chips.values())
    what = translate("RunHamsterRun", "{name}, allocate your pluck in secret").format(name=asking.name)
    how = translate("RunHamsterRun", "Drag chips onto the traits or click a trait. Keys: 1, 2, 3, {take_back}.")
    by_keys = translate("RunHamsterRun", "1, 2 and 3 put a chip on a trait, {take_back} takes the last one back.")
    how, by_keys = (words.format(take_back=key_text(keys.TAKE_BACK)) for words in (how, by_keys))
    if left:
        how, by_keys = (f"{chips_left(left, hand)} {words}" for words in (how, by_keys))
    # Once chips lie otherwise, somebody has an idea of their own.
    buttons = _whole_splits(prepared) if prepared.is_whole(hand) else []
    if prepared.has_last_split(asking.seat):
        buttons.append(
            ButtonSpec(translate("RunHamsterRun", "Same as last round"), prepared.put_last_split, key=keys.LAST_SPLIT)
        )
    split = actions.Allocate(*(prepared.chips[trait] for trait in TRAITS))
    buttons.append(asking.button(translate("RunHamsterRun", "Confirm"), split, "Enter", "gold"))
    return Prompt(what, how, tuple(buttons), by_keys)


def _whole_splits(prepared: Preparing) -> list[ButtonSpec]:
    """A split at a press, as one thinks of it."""
    splits = (
        (translate("RunHamsterRun", "Runner"), RUNNER),
        (translate("RunHamsterRun", "Fighter"), FIGHTER),
        (translate("RunHamsterRun", "Even"), EVEN),
    )
    return [
        ButtonSpec(words, partial(prepared.put_whole, split), key=str(n)) for n, (words, split) in enumerate(splits, 4)
    ]


def _ask_to_declare(asking: PromptContext) -> Prompt:
    what = translate("RunHamsterRun", "{name}, choose an action").format(name=asking.name)
    by_keys = translate("RunHamsterRun", "Keys: {bite} bites, {run} runs, {throw} throws, {rest} rests.").format(
        bite=key_text(DEED_KEYS[BITE]),
        run=key_text(DEED_KEYS[RUN]),
        throw=key_text(DEED_KEYS[THROW]),
        rest=key_text(DEED_KEYS[REST]),
    )
    how = translate("RunHamsterRun", "Click a card, or use its key. The odds are those of now.")
    return Prompt(what, how, by_keys=by_keys)


def _ask_to_act(asking: PromptContext, prepared: Preparing) -> Prompt:
    if prepared.deed is not None:
        return _ask_for_payment(asking, prepared)
    if prepared.is_changing:
        return _ask_for_deed(asking, prepared)
    deed = asking.view.declared[asking.seat]
    what, how = _ACTING[deed](asking)
    if asking.view.where[asking.seat] == PIT and deed in (RUN, THROW):
        how = translate("RunHamsterRun", "In the pit you can only bite or rest.")
    buttons, by_keys = _run_buttons(asking, prepared) if deed == RUN else [], ""
    recovered = [trait for trait in TRAITS if actions.Recover(trait) in asking.offered] if deed == REST else []
    if recovered:
        buttons += [_trait_button(asking, actions.Recover(trait)) for trait in recovered]
        by_keys = translate("RunHamsterRun", "One chip comes back from Fatigue: choose its trait.")
    if any(isinstance(action, actions.Change) for action in asking.offered):
        buttons.append(
            ButtonSpec(
                translate("RunHamsterRun", "Change action (costs 1 chip)"), prepared.begin_change, key=keys.CHANGE_DEED
            )
        )
    if actions.Stop() in asking.offered:
        text = translate("RunHamsterRun", "Done")
        # Gold is what comes next: nobody ends by Enter alone what has not begun, nor a fight that can still be had.
        key, kind = ("Enter", "gold") if _has_acted(asking) else (keys.DO_NOTHING, "plain")
        buttons.append(asking.button(text, actions.Stop(), key, kind))
    return Prompt(what, how, tuple(buttons), by_keys)


def _has_acted(asking: PromptContext) -> bool:
    """Whether the declared action is done as far as it must be, or nothing else can be done."""
    view, ways = asking.view, [action for action in asking.offered if not isinstance(action, actions.Stop)]
    if view.declared[asking.seat] == REST:  # nobody has to change that
        ways = [action for action in ways if not isinstance(action, actions.Change)]
    is_fighting = any(isinstance(action, actions.Challenge) for action in ways)
    return not ways or (view.begun and not is_fighting)


def _ask_for_deed(asking: PromptContext, prepared: Preparing) -> Prompt:
    declared = asking.view.declared[asking.seat]
    what = translate("RunHamsterRun", "Change {deed} to which action?").format(deed=deed_name(declared))
    how = translate("RunHamsterRun", "It costs a chip of your choice, which goes to Fatigue.")
    return Prompt(what, how, (_back(prepared),))


def _ask_for_payment(asking: PromptContext, prepared: Preparing) -> Prompt:
    assert prepared.deed is not None
    what = translate("RunHamsterRun", "Which chip pays for {deed}?").format(deed=deed_name(prepared.deed))
    how = translate("RunHamsterRun", "Drag a chip to Fatigue, or click its trait.")
    buttons = [_trait_button(asking, actions.Change(prepared.deed, trait)) for trait in TRAITS]
    by_keys = translate("RunHamsterRun", "A chip of the trait that you choose goes to Fatigue.")
    return Prompt(what, how, (*buttons, _back(prepared)), by_keys)


def _back(prepared: Preparing) -> ButtonSpec:
    return ButtonSpec(translate("RunHamsterRun", "Back"), lambda: prepared.take_deed(None), key="Escape")


def _acting_run(asking: PromptContext) -> tuple[str, str]:
    up = face_up(asking.view, asking.seat)
    what = translate("RunHamsterRun", "{name} runs: %n chip(s) face up", None, up)
    may_step_aside = any(isinstance(action, actions.Sidestep) for action in asking.offered)
    if up and may_step_aside:
        how = translate("RunHamsterRun", "Flip: 1 square. Spend: 2 squares. One free step sideways.")
    elif up:
        how = translate("RunHamsterRun", "Flip: 1 square. Spend: 2 squares.")
    else:
        how = translate("RunHamsterRun", "One free step sideways.") if may_step_aside else ""
    return plural(what, up).format(name=asking.name), how


def _acting_bite(asking: PromptContext) -> tuple[str, str]:
    return translate("RunHamsterRun", "{name} bites").format(name=asking.name), _what_is_left(asking)


def _acting_throw(asking: PromptContext) -> tuple[str, str]:
    squares = asking.view.mettle[asking.seat] // 2
    what = translate("RunHamsterRun", "{name} throws: up to %n square(s) far", None, squares)
    return plural(what, squares).format(name=asking.name), _what_is_left(asking)


def _what_is_left(asking: PromptContext) -> str:
    """What a biting or throwing hamster can still do, and why no challenge if it can make none."""
    may_challenge, may_walk = (
        any(isinstance(action, kind) for action in asking.offered) for kind in (actions.Challenge, actions.Walk)
    )
    if not may_challenge:
        free = translate("RunHamsterRun", "You have one free square.") if may_walk else ""
        return f"{_why_no_challenge(asking)} {free}".rstrip()
    if asking.view.where[asking.seat] == PIT:
        return translate("RunHamsterRun", "One challenge: drop your hamster on another one in the pit.")
    if not may_walk:
        return translate("RunHamsterRun", "One challenge: drop your hamster on a neighbour.")
    return translate(
        "RunHamsterRun", "One free square and one challenge, in any order. Drop your hamster on a neighbour."
    )


def _why_no_challenge(asking: PromptContext) -> str:
    view, seat = asking.view, asking.seat
    if view.challenged:
        return translate("RunHamsterRun", "The challenge has been made.")
    if not deed_bite_throw.can_test(view, seat):
        # For want of Mettle, whoever it is.
        return asking.why(asking.refusal(actions.Challenge((seat + 1) % view.seats)))
    if view.where[seat] == PIT:
        return translate("RunHamsterRun", "Nobody else is in the pit.")
    return translate("RunHamsterRun", "Nobody stands next to this hamster.")


def _acting_rest(asking: PromptContext) -> tuple[str, str]:
    what = translate("RunHamsterRun", "{name} rests").format(name=asking.name)
    if any(isinstance(action, actions.Recover) for action in asking.offered):
        return what, translate(
            "RunHamsterRun", "One chip comes back: drag it from Fatigue to a trait, or click the trait."
        )
    return what, asking.why(asking.refusal(actions.Recover(TRAITS[0])))


_ACTING = {RUN: _acting_run, BITE: _acting_bite, THROW: _acting_throw, REST: _acting_rest}


def _run_buttons(asking: PromptContext, prepared: Preparing) -> list[ButtonSpec]:
    """How to pay for squares, and the climb."""
    ways = ways_of(asking.offered)
    buttons = []
    walking = [way for way in (CHEAPEST, BY_FLIP, BY_SPEND) if way in ways]
    if BY_SPEND in walking:
        other = _after(walking, prepared.way)
        buttons.append(ButtonSpec(way_name(other), lambda: prepared.choose_way(other), key=keys.OTHER_PRICE))
    climbing = [way for way in (BY_CLIMB, BY_CLIMB_SPEND) if way in ways]
    if climbing:
        following = _after([CHEAPEST, *climbing], prepared.way)
        buttons.append(ButtonSpec(way_name(following), lambda: prepared.choose_way(following), key=keys.CLIMB))
    else:
        text = translate("RunHamsterRun", "Climb")
        buttons.append(ButtonSpec(text, lambda: None, key=keys.CLIMB, disabled_reason=why_no_climb(asking)))
    return buttons


def _after(ways: list[str], way: str) -> str:
    """The way after this one, round and round; one that is not among them counts as the first."""
    return ways[(ways.index(way) + 1) % len(ways) if way in ways else 1 % len(ways)]


def way_name(way: str) -> str:
    """A way to pay for a Run, as the button that takes it says."""
    words = {
        CHEAPEST: translate("RunHamsterRun", "Cheapest route"),
        BY_FLIP: translate("RunHamsterRun", "Only 'flip' squares"),
        BY_SPEND: translate("RunHamsterRun", "Only 'spend' squares"),
        BY_CLIMB: translate("RunHamsterRun", "Climb (flip 3)"),
        BY_CLIMB_SPEND: translate("RunHamsterRun", "Climb (spend 1, flip 1)"),
    }
    return words[way]


def why_no_climb(asking: PromptContext) -> str:
    """What speaks against climbing over anybody."""
    view, here = asking.view, asking.view.where[asking.seat]
    # The first climb that the rules refuse says why: over any neighbour, to any square beyond, at either price.
    for square in NEIGHBOURS[view.diagonal][here] if here >= 0 else ():
        other = view.occupant[square] if square >= 0 else -1
        for landing in NEIGHBOURS[view.diagonal][square] if other >= 0 else ():
            for price in (FLIPS, "spend"):
                if landing != here and (why := asking.refusal(actions.Climb(other, landing, price))):
                    return asking.why(why)
    return translate("RunHamsterRun", "Nobody stands next to this hamster.")


def _ask_to_answer(asking: PromptContext) -> Prompt:
    view, other = asking.view, asking.step.initiator
    own, against = view.mettle[asking.seat], view.mettle[other]
    words = {
        BITE: translate("RunHamsterRun", "{other} bites {name}: resist?"),
        RUN: translate("RunHamsterRun", "{other} pushes {name}: resist?"),
        THROW: translate("RunHamsterRun", "{other} grabs {name}: resist?"),
    }
    how = translate("RunHamsterRun", "Mettle {own} against {other}: {own} of {all} chips in the HAT would be yours.")
    what = words.get(view.declared[other], words[RUN]).format(other=asking.names[other], name=asking.name)
    return Prompt(
        what,
        how.format(own=own, other=against, all=own + against),
        (
            asking.button(translate("RunHamsterRun", "Yield"), actions.Yield(), keys.YIELD),
            asking.button(translate("RunHamsterRun", "Resist"), actions.Resist(), "Enter", "gold"),
        ),
    )


def _ask_to_enter(asking: PromptContext) -> Prompt:
    what = translate("RunHamsterRun", "{name} wins the test: push {target} one square and follow?")
    how = translate("RunHamsterRun", "{target} moves one square straight on and you take its place, or nobody moves.")
    target = asking.names[asking.step.target]
    return Prompt(
        what.format(name=asking.name, target=target),
        how.format(target=target),
        (
            asking.button(translate("RunHamsterRun", "Stay put"), actions.StayOut(), keys.STAY_PUT),
            asking.button(translate("RunHamsterRun", "Push and follow"), actions.Follow(), "Enter", "gold"),
        ),
    )


def _ask_to_take(asking: PromptContext) -> Prompt:
    what = translate("RunHamsterRun", "Which chip does {target} lose?").format(target=asking.names[asking.step.target])
    how = translate("RunHamsterRun", "Click one of the golden piles on the right, or use a button.")
    buttons = tuple(_trait_button(asking, actions.Take(trait)) for trait in TRAITS)
    return Prompt(what, how, buttons, places_by_keys())


def _ask_to_land(asking: PromptContext) -> Prompt:
    view, target = asking.view, asking.step.target
    # A square for every two chips of Mettle (RR-33).
    squares = view.mettle[asking.seat] // 2
    what = translate("RunHamsterRun", "{name} throws {target}").format(name=asking.name, target=asking.names[target])
    how = translate("RunHamsterRun", "Up to %n square(s), over anything: drag, or click where to land.", None, squares)
    text = translate("RunHamsterRun", "Leave in place")
    button = asking.button(text, actions.Land(view.where[target]), keys.LAND)
    far = plural(translate("RunHamsterRun", "Up to %n square(s), over anything.", None, squares), squares)
    return Prompt(what, plural(how, squares), (button,), f"{far} {places_by_keys()}")


def _ask_to_stake(asking: PromptContext) -> Prompt:
    number = asking.view.alligators
    what = translate("RunHamsterRun", "{name} faces %n alligator(s)", None, number)
    how = translate(
        "RunHamsterRun", "Which trait goes into the HAT against them? Losing costs %n chip(s).", None, (number + 1) // 2
    )
    buttons = []
    for trait in TRAITS:
        own = asking.view.trait(trait)[asking.seat]
        text = translate("RunHamsterRun", "{trait} {own} of {all}").format(
            trait=pile_name(trait), own=own, all=own + number
        )
        buttons.append(asking.button(text, actions.Stake(trait), _trait_key(trait)))
    return Prompt(plural(what, number).format(name=asking.name), plural(how, (number + 1) // 2), tuple(buttons))


def _ask_to_lose(asking: PromptContext) -> Prompt:
    if asking.step.why == "chomp":
        what = translate("RunHamsterRun", "Chomp! Which chip does {name} lose?")
    else:
        what = translate("RunHamsterRun", "{name} tires: which chip goes to Fatigue?")
    how = translate("RunHamsterRun", "Drag a chip to Fatigue, or click its trait. All chips are split anew next round.")
    buttons = [_trait_button(asking, actions.Lose(trait)) for trait in TRAITS]
    # Where the chip comes from changes nothing that is still to come: five people need not think about it every round.
    fullest = max(TRAITS, key=lambda trait: asking.view.trait(trait)[asking.seat])
    buttons.append(asking.button(translate("RunHamsterRun", "Any chip"), actions.Lose(fullest), "Enter", "gold"))
    by_keys = translate("RunHamsterRun", "Choose its trait. All chips are split anew next round.")
    return Prompt(what.format(name=asking.name), how, tuple(buttons), by_keys)


_ASKERS: Mapping[type, Callable[[PromptContext], Prompt]] = {
    setup.PlaceHamster: _ask_to_place,
    round.DeclareDeed: _ask_to_declare,
    hat.AnswerTest: _ask_to_answer,
    deed_run.EnterSquare: _ask_to_enter,
    deed_bite_throw.TakeChip: _ask_to_take,
    deed_bite_throw.ChooseLanding: _ask_to_land,
    pit.StakeTrait: _ask_to_stake,
    chips.LoseChip: _ask_to_lose,
}


def _trait_button(asking: PromptContext, action: Any) -> ButtonSpec:
    return asking.button(pile_name(action.trait), action, _trait_key(action.trait))


def _trait_key(trait: Trait) -> str:
    return str(TRAITS.index(trait) + 1)
