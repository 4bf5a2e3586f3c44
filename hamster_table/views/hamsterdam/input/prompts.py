"""What the prompt bar asks in Hamsterdam: one sentence what, one how, and the buttons with their keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from hamster_table.engine.hamsterdam import actions, breach, flood, movement, turn
from hamster_table.engine.hamsterdam.actions import (
    BUFFSTER,
    CARDS,
    COLLAPSE,
    COPYCATSTER,
    DECLINE,
    DONE,
    HUCKSTER,
    PLAIN,
    SKIP,
    SPINSTER,
    Spot,
)
from hamster_table.engine.hamsterdam.deployment import RollForFirst
from hamster_table.engine.hamsterdam.setup import DealSpecials
from hamster_table.engine.hamsterdam.special_masks import KIND_OF
from hamster_table.engine.hamsterdam.specials import flood as flood_specials
from hamster_table.engine.hamsterdam.specials import roll
from hamster_table.engine.hamsterdam.specials.registry import SKIPS, ability_of, usable_abilities
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.engine.kernel import Action, Refusal, Seat
from hamster_table.models.hamsterdam import ability_texts
from hamster_table.models.keys import Key
from hamster_table.models.texts import capital, translate
from hamster_table.views.board.gestures import Prompt, places_by_keys
from hamster_table.views.hamsterdam import keys
from hamster_table.views.hamsterdam.input import button_labels
from hamster_table.views.hamsterdam.input.gestures import AT_ONCE, TO_A_CARD, SelectedAbility, TurnContext
from hamster_table.views.widgets.prompt_bar import ButtonSpec

MOST_BUTTONS = 4
"""More buttons than this beside the last one come page by page."""


@dataclass(frozen=True)
class PromptContext:
    """A question, with what is needed to put it."""

    now: TurnContext
    names: list[str]
    choose: Callable[[Action], object]
    why: Callable[[Refusal | None], str]
    """The sentence of a refusal; "" for none."""
    turn_page: Callable[[], object]
    page: int = 0
    """How often the page of buttons was turned."""
    toggle_dive: Callable[[], object] = field(default=lambda: None)

    @property
    def view(self) -> Hamsterdam:
        """The state as the asked person may see it."""
        return self.now.view

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return self.now.seat

    @property
    def name(self) -> str:
        """The name of the person who is asked."""
        return self.names[self.seat]

    @property
    def step(self) -> Any:
        """The step that asks."""
        return self.view.agenda[-1]

    def button(self, text: str, action: Action | SelectedAbility, key: Key = "", kind: str = "plain") -> ButtonSpec:
        """A button that does or picks this, or tells why it cannot be done."""
        if isinstance(action, SelectedAbility):
            return ButtonSpec(text, lambda: self.now.pick(action), kind, key)
        why = self.step.refusal(self.view, self.seat, action)
        return ButtonSpec(text, lambda: self.choose(action), kind, key, self.why(why), action)


def build_prompt(asking: PromptContext) -> Prompt:
    """The prompt for the present step, where something is chosen at once."""
    if asking.now.focus is not None:
        return _ask_for_target(asking, asking.now.focus)
    return _ASKERS[type(asking.step)](asking)


def meanwhile(view: Hamsterdam) -> str:
    """What goes on while chance is at it."""
    step = view.step
    if isinstance(step, DealSpecials):
        return translate("Hamsterdam", "Dealing the special hamsters…")
    if isinstance(step, RollForFirst):
        return translate("Hamsterdam", "Rolling for the first turn…")
    return translate("Hamsterdam", "Rolling the dice…")


def _roll_words(asking: PromptContext) -> tuple[str, int]:
    view = asking.view
    return asking.names[view.roller], view.die_a + view.die_b


def _ask_to_change(asking: PromptContext) -> Prompt:
    what = translate("Hamsterdam", "{name} rolled {number}: use a special?")
    how = translate("Hamsterdam", "Click a special in the list, drop it on the dice, or use a button.")
    warning = button_labels.warning_of_a_roll(asking.view, _changed_rolls(asking))
    stay = asking.button(translate("Hamsterdam", "Keep the roll"), DECLINE, "Enter", "gold")
    what = what.format(name=asking.name, number=_roll_words(asking)[1])
    by_keys = warning or translate("Hamsterdam", "Its button uses it.")
    return Prompt(what, warning or how, _with_uses(asking, stay), by_keys)


def _changed_rolls(asking: PromptContext) -> list[int]:
    """What the dice can be turned to by the abilities that are open."""
    a, b = asking.view.die_a, asking.view.die_b
    found = []
    for use in asking.now.uses:
        if ability_of(use) == BUFFSTER:
            # Both dice to their opposite faces, of which two add up to seven.
            found.append(14 - a - b)
    return [*found, *_turned_rolls(asking)]


def _turned_rolls(asking: PromptContext) -> list[int]:
    """What a die can be turned to by a Spinster."""
    shown = asking.view.die_a, asking.view.die_b
    turns = [use.target for use in asking.now.uses if ability_of(use) == SPINSTER]
    return [face + shown[1 - die] for die, face in turns]


def _ask_to_react(asking: PromptContext) -> Prompt:
    roller, number = _roll_words(asking)
    what = translate("Hamsterdam", "{roller} rolled {number}: does {name} react?")
    if asking.view.roller == asking.seat:
        what = translate("Hamsterdam", "{name}, you rolled {number}: react to it?")
    how = button_labels.danger(asking.view, asking.seat)
    stay = asking.button(translate("Hamsterdam", "No"), DECLINE, "Enter", "gold")
    return Prompt(what.format(roller=roller, number=number, name=asking.name), how, _with_uses(asking, stay))


def _ask_to_plug(asking: PromptContext) -> Prompt:
    view = asking.view
    spots = [spot for spot in view.pending_floods if spot // CARDS == asking.seat]
    numbers = ", ".join(str(number) for number in dict.fromkeys(view.numbers[spot] for spot in spots))
    what = translate("Hamsterdam", "{name}, flood at {numbers}").format(name=asking.name, numbers=numbers)
    how = translate(
        "Hamsterdam", "Drag a hamster from the golden card to the reserve to plug the hole, or use an ability."
    )
    plugs = [action for action in asking.now.offered if isinstance(action, actions.Plug | actions.LetIn)]
    asked = {action.spot for action in plugs}
    labels = [(_plug_text(view, action, asked), None, action) for action in plugs]
    buttons = []
    for n, (text, action) in enumerate(button_labels.number_duplicates(view, labels)):
        key = "Enter" if n == 0 else keys.PLUGS[n - 1] if n <= len(keys.PLUGS) else ""
        kind = "gold" if n == 0 else "plain"
        buttons.append(asking.button(text, action, key, kind))
    uses = _with_uses(asking, buttons[0], buttons[1:]) if buttons else _with_uses(asking, None)
    by_keys = translate("Hamsterdam", "Who plugs the hole goes to the reserve. Choose by a button, or use an ability.")
    return Prompt(what, how, uses, by_keys)


def _plug_text(view: Hamsterdam, action: actions.Plug | actions.LetIn, asked: set[Spot]) -> str:
    """Who plugs, and on which of the cards that are asked for."""
    text = translate("Hamsterdam", "Let it in")
    if isinstance(action, actions.Plug):
        text = capital(ability_texts.name(action.hamster))
        if len(asked) == 1:
            text = translate("Hamsterdam", "Plug: {name}").format(name=ability_texts.name(action.hamster))
    if len(asked) == 1:
        return text
    named = translate("Hamsterdam", "{card}: {what}")
    return named.format(card=button_labels.card_text(view, action.spot), what=text)


def _ask_to_break(asking: PromptContext) -> Prompt:
    view, seat = asking.view, asking.seat
    what = translate("Hamsterdam", "{name}, your dam breaks: left or right?").format(name=asking.name)
    ends = ((view.first_unflipped[seat], translate("Hamsterdam", "Left: {number}"), keys.BREAK_LEFT),
            (view.last_unflipped[seat], translate("Hamsterdam", "Right: {number}"), keys.BREAK_RIGHT))  # fmt: skip
    buttons = [asking.button(text.format(number=view.numbers[spot]), COLLAPSE[spot], key) for spot, text, key in ends]
    how = translate(
        "Hamsterdam", "The end card flips. Hamsters on it go to the next card; water on it pours into the town."
    )
    return Prompt(what, how, tuple(buttons))


def _ask_for_victim(asking: PromptContext) -> Prompt:
    what = translate("Hamsterdam", "Who clears the water on the next card?")
    how = translate("Hamsterdam", "It leaves the game. Drag it onto the golden card, or use a button.")
    victims = [action for action in asking.now.offered if isinstance(action, actions.GiveUp)]
    labels = [(capital(ability_texts.name(action.hamster)), None, action) for action in victims]
    by_keys = translate("Hamsterdam", "It leaves the game. Choose by a button.")
    return Prompt(what, how, tuple(_numbered(asking, labels)), by_keys)


def _ask_to_land(asking: PromptContext) -> Prompt:
    number = asking.step.number
    what = translate("Hamsterdam", "On which {number} does it land?").format(number=number)
    how = translate("Hamsterdam", "Drag it to a golden card, or click the card.")
    return Prompt(what, how, by_keys=places_by_keys())


def _ask_which_roll(asking: PromptContext) -> Prompt:
    what = translate("Hamsterdam", "{name}: the new roll or the old one?").format(name=asking.name)
    buttons = []
    texts = translate("Hamsterdam", "New: {number}"), translate("Hamsterdam", "Old: {number}")
    for n, action in enumerate(dict.fromkeys(asking.now.offered)):
        assert isinstance(action, actions.KeepRoll)
        text = texts[min(n, 1)].format(number=action.a + action.b)
        if button_labels.is_missed(asking.view, action.a + action.b):
            text = button_labels.again(text)
        buttons.append(asking.button(text, action, (keys.NEW_ROLL, keys.OLD_ROLL)[min(n, 1)]))
    return Prompt(what, ability_texts.paid_for_a_roll(asking.view, asking.seat), tuple(buttons))


def _ask_to_move(asking: PromptContext) -> Prompt:
    view = asking.view
    what = translate("Hamsterdam", "{name}, move one hamster").format(name=asking.name)
    how = translate(
        "Hamsterdam", "Drag it to the card beside it. On a flooded card it clears the water and leaves the game."
    )
    where = translate("Hamsterdam", "Enter lifts it and drops it on the card beside it.")
    if view.moved:
        what = translate("Hamsterdam", "{name} has moved: jump as well?").format(name=asking.name)
        how = translate(
            "Hamsterdam", "Drag it to any card of the dam. On a flooded one it clears the water and leaves the game."
        )
        where = translate("Hamsterdam", "Enter lifts it and drops it on any card of the dam.")
    water = translate("Hamsterdam", "On a flooded card it clears the water and leaves the game.")
    buttons = []
    if SKIP in asking.now.offered:
        text = button_labels.skip_text(usable_abilities(view, asking.seat, SKIPS))
        if text:  # else to skip is allowed (HD-81), and the same as not to move
            buttons.append(asking.button(text, SKIP, keys.SKIP_MOVE))
    if [move for move in asking.now.offered if isinstance(move, actions.MoveHamster) and move.swims != PLAIN]:
        buttons.append(dive_button(asking.now.clears_water, asking.toggle_dive))
    text = translate("Hamsterdam", "Done") if view.moved else translate("Hamsterdam", "Do not move")
    uses = _with_uses(asking, asking.button(text, DONE, "Enter", "gold"), buttons)
    return Prompt(what, how, uses, f"{where} {water}")


def dive_button(clears_water: bool, toggle: Callable[[], object]) -> ButtonSpec:
    """Whether a Swimster swims on a flooded card, or clears it."""
    text = translate("Hamsterdam", "Swim instead") if clears_water else translate("Hamsterdam", "Clear water instead")
    return ButtonSpec(text, toggle, key=keys.SWIM)


def _ask_to_use_skip(asking: PromptContext) -> Prompt:
    what = translate("Hamsterdam", "{name} has skipped: which ability?").format(name=asking.name)
    how = translate("Hamsterdam", "All have moved. One ability may be used now.")
    stay = asking.button(translate("Hamsterdam", "None"), DECLINE, "Enter", "gold")
    return Prompt(what, how, _with_uses(asking, stay))


_ASKERS: dict[type, Callable[[PromptContext], Prompt]] = {
    turn.ChangeRoll: _ask_to_change,
    turn.React: _ask_to_react,
    roll.ChooseRoll: _ask_which_roll,
    flood.PlugHole: _ask_to_plug,
    flood_specials.ChooseCard: _ask_to_land,
    breach.Breach: _ask_to_break,
    breach.ChooseVictim: _ask_for_victim,
    movement.Move: _ask_to_move,
    movement.UseSkip: _ask_to_use_skip,
}


def _with_uses(
    asking: PromptContext, last: ButtonSpec | None, others: list[ButtonSpec] | None = None
) -> tuple[ButtonSpec, ...]:
    """The abilities as buttons, then the others, the last one at the end."""
    return paged(asking, [*use_buttons(asking), *(others or [])], last)


def paged(
    asking: PromptContext, buttons: list[ButtonSpec], last: ButtonSpec | None, most: int = MOST_BUTTONS
) -> tuple[ButtonSpec, ...]:
    """As many buttons as there is room for, and one that shows the others."""
    if len(buttons) > most:
        size = most - 1
        pages = -(-len(buttons) // size)
        # The page counts on without end, and there may be fewer pages by now.
        start = asking.page % pages * size
        more = ButtonSpec(translate("Hamsterdam", "More"), asking.turn_page, key=keys.NEXT_PAGE)
        buttons = [*buttons[start : start + size], more]
    return (*buttons, last) if last is not None else tuple(buttons)


def use_buttons(asking: PromptContext) -> list[ButtonSpec]:
    """A button for each special that can act: it acts, or asks for its target."""
    view = asking.view
    found: list[tuple[str, Spot | None, actions.Use | SelectedAbility]] = []
    # A dict and not a set: each special once, in the order in which it is offered.
    for special in {use.special: None for use in asking.now.uses}:
        group = [use for use in asking.now.uses if use.special == special]
        spot, named = button_labels.place_of(view, special), ability_texts.name(special)
        if KIND_OF[special] == COPYCATSTER:
            text = translate("Hamsterdam", "{name}: copy").format(name=named)
            found.append((text, spot, SelectedAbility(special, None)))
        elif len(group) <= 2 and ability_of(group[0]) not in TO_A_CARD:
            found += [(button_labels.use_text(view, use, asking.names), spot, use) for use in group]
        else:
            found.append((named, spot, SelectedAbility(special)))
    return _numbered(asking, found)


def _numbered(
    asking: PromptContext, labels: Sequence[tuple[str, Spot | None, Action | SelectedAbility]]
) -> list[ButtonSpec]:
    """Buttons with the keys 1, 2, 3, ... that can be told apart."""
    return [
        asking.button(text, what, str(n))
        for n, (text, what) in enumerate(button_labels.number_duplicates(asking.view, labels), 1)
    ]


def _ask_for_target(asking: PromptContext, focus: SelectedAbility) -> Prompt:
    """An ability has been picked; what is it aimed at?"""
    uses = asking.now.uses
    named = ability_texts.name(focus.special)
    back = ButtonSpec(translate("Hamsterdam", "Back"), lambda: asking.now.pick(focus.before), key="Escape")
    if focus.copied is None:
        what = translate("Hamsterdam", "Which special does Copycatster copy?")
        how = translate("Hamsterdam", "Click a golden card with a special, on any dam, or use a button.")
        return Prompt(what, how, paged(asking, _copy_buttons(asking, focus, uses), back), places_by_keys())
    if focus.copied != PLAIN:
        named = translate("Hamsterdam", "Copy {name}").format(name=ability_texts.name(focus.copied))
    kind = ability_of(uses[0]) if uses else 0
    what = translate("Hamsterdam", "{name}: where?").format(name=named)
    how = ability_texts.ability_now(asking.view, focus.special)
    if focus.copied != PLAIN:
        how = ability_texts.copied_ability(asking.view, focus.copied)
    if kind == SPINSTER:
        what = translate("Hamsterdam", "{name}: which die?").format(name=named)
        if focus.die is not None:
            what = translate("Hamsterdam", "{name}: which face, for which number?").format(name=named)
            how = button_labels.floods_of(asking.view, _turned_rolls(asking), asking.names)
        # Room for all five other faces of a die on one page.
        return Prompt(what, how, paged(asking, _die_buttons(asking, focus, uses), back, most=5))
    # One card, or more than twelve ways: picked on the board, without a button for each.
    if kind in TO_A_CARD or len(uses) > 12:
        by_keys = ""
        if kind == HUCKSTER:
            what = translate("Hamsterdam", "{name}: which hamster?").format(name=named)
            how = translate(
                "Hamsterdam", "Drag an ordinary hamster of another dam to the card beside it, or click it and the card."
            )
            by_keys = translate(
                "Hamsterdam", "Enter lifts an ordinary hamster of another dam and drops it on the card beside it."
            )
        return Prompt(what, how, (back,), by_keys)
    buttons = _numbered(asking, [(_aim_text(asking.view, use, asking.names), None, use) for use in uses])
    if kind in AT_ONCE:
        what = f"{named}?"
    return Prompt(what, how, paged(asking, buttons, back))


def _aim_text(view: Hamsterdam, use: actions.Use, names: list[str]) -> str:
    """What a picked ability would do, on a button."""
    return (button_labels.target_text if ability_of(use) in button_labels.WITH_TARGET else button_labels.use_text)(
        view, use, names
    )


def _copy_buttons(asking: PromptContext, focus: SelectedAbility, uses: list[actions.Use]) -> list[ButtonSpec]:
    """Whom a Copycatster may copy: one that it stays linked to is chosen by its card (HD-64)."""
    view, found = asking.view, []
    for copied in {use.copied: None for use in uses}:
        owner = view.owner[copied]
        text = translate("Hamsterdam", "{name} ({owner})")
        named = text.format(name=ability_texts.name(copied), owner=asking.names[owner] if owner is not None else "")
        found.append((named, button_labels.place_of(view, copied), SelectedAbility(focus.special, copied)))
    return _numbered(asking, found)


def _die_buttons(asking: PromptContext, focus: SelectedAbility, uses: list[actions.Use]) -> list[ButtonSpec]:
    """First the die, then its face; the sum stands with it."""
    shown = asking.view.die_a, asking.view.die_b
    if focus.die is None:
        text = translate("Hamsterdam", "Turn the {face}")
        # Of two equal dice it makes no difference which one is turned.
        picks = [SelectedAbility(focus.special, focus.copied, die) for die in range(len({*shown}))]
        return [
            ButtonSpec(text.format(face=shown[die]), partial(asking.now.pick, pick), key=keys.TURN_DIE[die])
            for die, pick in enumerate(picks)
        ]
    text = translate("Hamsterdam", "Face {face}: {number}")
    other = shown[1 - focus.die]
    buttons = []
    for use in uses:
        face = use.target[1]
        named = text.format(face=face, number=face + other)
        if button_labels.is_missed(asking.view, face + other):
            named = button_labels.again(named)
        buttons.append(asking.button(named, use, str(face)))
    return buttons
