"""What the prompt bar asks while something is prepared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from hamster_table.engine.hamsterdam.actions import PLAIN
from hamster_table.engine.hamsterdam.setup import kept_of
from hamster_table.engine.kernel import Refusal
from hamster_table.models.hamsterdam import drafts
from hamster_table.models.keys import Key
from hamster_table.models.texts import plural, translate
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.hamsterdam import keys
from hamster_table.views.hamsterdam.input.prompts import dive_button
from hamster_table.views.widgets.prompt_bar import ButtonSpec


@dataclass(frozen=True)
class DraftPromptContext:
    """A draft, with what is needed to ask for it."""

    draft: drafts.Draft
    name: str
    """Of the person who is asked."""
    done: Callable[[], object]
    """Chooses what is prepared."""
    why: Callable[[Refusal | None], str]
    """The sentence of a refusal; "" for none."""
    change: Callable[[str, Callable[[], object]], Callable[[], object]]
    """Wraps a change of the draft so that it is seen, and heard by what its button says."""
    restore_deployment: Callable[[], object] | None
    """Spreads the hamsters as last time; None when there was none."""
    clears_water: bool
    """Whether a Swimster is to clear water where it could share the card."""
    toggle_dive: Callable[[], object]
    """Lets it do the other of the two."""
    uses: tuple[ButtonSpec, ...]
    """The abilities that are open meanwhile."""

    def done_button(self, text: str) -> ButtonSpec:
        """The golden button that chooses what is prepared, or tells why not yet."""
        return ButtonSpec(text, self.done, "gold", "Enter", self.why(self.draft.refusal()))

    def change_button(self, text: str, change: Callable[[], object], key: Key) -> ButtonSpec:
        """A button that changes much of what is prepared at once."""
        return ButtonSpec(text, self.change(text, change), key=key)


def build_prompt(preparing: DraftPromptContext) -> Prompt:
    """The prompt for what is being prepared. Raises `AssertionError` for a draft of no kind that is known here."""
    for kind, asker in _ASKERS.items():
        if isinstance(preparing.draft, kind):
            return asker(preparing)
    raise AssertionError(preparing.draft)


def _ask_to_pass(preparing: DraftPromptContext) -> Prompt:
    what = translate("Hamsterdam", "{name}, pass a card to each side").format(name=preparing.name)
    how = translate("Hamsterdam", "Drag two of your cards to the places on the right, or onto a neighbour's dam.")
    by_keys = translate(
        "Hamsterdam", "Enter lifts a card and drops it on a place on the right or on a neighbour's dam."
    )
    return Prompt(what, how, (preparing.done_button(translate("Hamsterdam", "Pass")),), by_keys)


def _ask_to_line_up(preparing: DraftPromptContext) -> Prompt:
    draft = preparing.draft
    assert isinstance(draft, drafts.LineUpDraft)
    what = translate("Hamsterdam", "{name}, lay out your dam").format(name=preparing.name)
    how = translate(
        "Hamsterdam", "Drag cards along the line. The order stays for the whole game; the ends break first."
    )
    by_keys = translate(
        "Hamsterdam", "Enter lifts a card and drops it elsewhere in the line. The order stays; the ends break first."
    )
    came = draft.view.received(draft.seat)
    if None not in came:
        how = translate(
            "Hamsterdam", "You got {a} and {b}. Drag cards along the line. The order stays; the ends break first."
        )
        how = how.format(a=came[0], b=came[1])
        by_keys = f"{translate('Hamsterdam', 'You got {a} and {b}.').format(a=came[0], b=came[1])} {by_keys}"
    middle = translate("Hamsterdam", "Best odds in the middle")
    return Prompt(
        what,
        how,
        (
            preparing.change_button(translate("Hamsterdam", "By number"), draft.sort, keys.SORT),
            preparing.change_button(middle, draft.sort_likely_to_the_middle, keys.MIDDLE),
            preparing.done_button(translate("Hamsterdam", "Confirm layout")),
        ),
        by_keys,
    )


def _ask_to_keep(preparing: DraftPromptContext) -> Prompt:
    draft = preparing.draft
    assert isinstance(draft, drafts.KeepSpecialsDraft)
    # Half of what was dealt (HD-5), rounded up where the deck was too short (HD-7).
    half = kept_of(len(draft.dealt))
    text = translate("Hamsterdam", "{name}, keep %n special hamster(s)", None, half)
    what = plural(text, half).format(name=preparing.name)
    how = translate("Hamsterdam", "{kept} of {half} chosen. Click a card, or drag the hamster to your reserve.")
    by_keys = translate("Hamsterdam", "{kept} of {half} chosen. Enter takes the card you are at, or gives it back.")
    how, by_keys = (words.format(kept=len(draft.kept), half=half) for words in (how, by_keys))
    if len(draft.kept) > half:
        how = by_keys = preparing.why(draft.refusal())
    return Prompt(what, how, (preparing.done_button(translate("Hamsterdam", "Keep")),), by_keys)


def _ask_to_deploy(preparing: DraftPromptContext) -> Prompt:
    draft = preparing.draft
    assert isinstance(draft, drafts.DeployDraft | drafts.RedeployDraft)
    # Counted as prepared: what stands on the dam as a ghost is no longer in the reserve.
    left = draft.shown().pile[draft.seat] + len(draft.shown().specials_in_pile(draft.seat))
    what = translate("Hamsterdam", "{name}, put hamsters on your dam").format(name=preparing.name)
    lost, by_keys = _lost(draft), translate("Hamsterdam", "Enter puts a hamster on the card you are at.")
    if lost:
        text = translate("Hamsterdam", "%n hamster(s) will clear water and leave the game.", None, lost)
        how = by_keys = plural(text, lost)
    elif not left:
        how = translate("Hamsterdam", "The reserve is empty. Drag hamsters back to place them elsewhere, or finish.")
        by_keys = translate("Hamsterdam", "The reserve is empty. Enter lifts a hamster to place it elsewhere.")
    elif any(draft.view.water[spot] for spot in draft.view.row(draft.seat)):
        how = translate("Hamsterdam", "Click cards, or drag. On water a hamster clears it and leaves the game.")
        by_keys = f"{by_keys} {translate('Hamsterdam', 'On water it clears it and leaves the game.')}"
    elif left == draft.shown().hamsters(draft.seat):  # all there are
        how = translate("Hamsterdam", "Your dam is empty: nobody would stop a flood. Click cards, or drag hamsters.")
        by_keys = f"{translate('Hamsterdam', 'Your dam is empty: nobody would stop a flood.')} {by_keys}"
    else:
        how = translate("Hamsterdam", "Click cards, or drag hamsters, or a number with its whole stack.")
    buttons = []
    if draft.shown() != draft.view:
        # Farthest from the gold button: what comes and goes must not come under a hand that presses something else.
        buttons.append(preparing.change_button(translate("Hamsterdam", "Clear"), draft.clear, keys.CLEAR))
    buttons += preparing.uses
    if _may_swim(draft):
        buttons.append(dive_button(preparing.clears_water, preparing.toggle_dive))
    if preparing.restore_deployment is not None:
        repeat = translate("Hamsterdam", "Repeat last layout")
        buttons.append(preparing.change_button(repeat, preparing.restore_deployment, keys.REPEAT))
    by_odds = translate("Hamsterdam", "Auto-place by odds")
    buttons.append(preparing.change_button(by_odds, draft.spread_by_odds, keys.BY_ODDS))
    done = translate("Hamsterdam", "Done")
    if left:
        # Only where water lies it is asked again: so the button says what it leaves behind.
        done = translate("Hamsterdam", "Done, {count} in reserve").format(count=left)
    finish = preparing.done_button(done)
    if left and draft.shown() == draft.view:
        # Gold is what comes next: nobody goes without a whole deployment by Enter alone.
        finish = replace(finish, kind="plain", key=keys.PLACE_NOBODY)
    return Prompt(what, how, (*buttons, finish), by_keys)


def ask_whether_to_leave_water(
    draft: drafts.RedeployDraft, name: str, finish: Callable[[], object], go_on: Callable[[], object]
) -> Prompt:
    """Before the redeployment ends with hamsters in reserve and water on the dam."""
    wet, state = len(draft.wet), draft.shown()
    left = state.pile[draft.seat] + len(state.specials_in_pile(draft.seat))
    what = plural(translate("Hamsterdam", "{name}, leave the water on %n card(s)?", None, wet), wet).format(name=name)
    how = plural(translate("Hamsterdam", "%n hamster(s) in reserve.", None, left), left)
    how += " " + translate("Hamsterdam", "One on a wet card clears its water, and leaves the game with it.")
    return Prompt(
        what,
        how,
        (
            ButtonSpec(translate("Hamsterdam", "Leave the water"), finish, key=keys.LEAVE_WATER),
            # Gold is what loses nothing.
            ButtonSpec(translate("Hamsterdam", "Go on placing"), go_on, "gold", "Enter"),
        ),
    )


def _lost(draft: drafts.DeployDraft | drafts.RedeployDraft) -> int:
    state, view = draft.shown(), draft.view
    return state.removed[draft.seat] - view.removed[draft.seat]


def _may_swim(draft: drafts.DeployDraft | drafts.RedeployDraft) -> bool:
    """Whether a hamster in the pile could share a card with water."""
    if isinstance(draft, drafts.DeployDraft):
        return False
    state, seat = draft.shown(), draft.seat
    wet = draft.wet
    models = [model for mine in state.specials_of for model in mine]
    return any(
        draft.may_put(special, spot, model)
        for special in (state.specials_in_pile(seat) if wet else ())
        for spot in wet
        for model in models
        if model != PLAIN
    )


_ASKERS: dict[type, Callable[[DraftPromptContext], Prompt]] = {
    drafts.PassCardsDraft: _ask_to_pass, drafts.LineUpDraft: _ask_to_line_up, drafts.KeepSpecialsDraft: _ask_to_keep,
    drafts.DeployDraft: _ask_to_deploy, drafts.RedeployDraft: _ask_to_deploy,
}  # fmt: skip
