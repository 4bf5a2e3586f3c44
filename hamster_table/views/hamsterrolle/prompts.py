"""What the prompt bar says at the table of Hamsterrolle, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from hamster_table.engine.hamsterrolle.actions import LEFT, RIGHT, WHEEL, Face, Piece, kind_of
from hamster_table.engine.hamsterrolle.build_window import contents
from hamster_table.engine.hamsterrolle.recordings.slips import Slip
from hamster_table.engine.hamsterrolle.refusals import REFUSALS
from hamster_table.engine.hamsterrolle.settling import ComeToRest, Tremble
from hamster_table.engine.hamsterrolle.setup import ChooseSide, DrawStarter, ShareOut
from hamster_table.engine.hamsterrolle.state import NOWHERE, Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import AwaitRest, RestInTurn, TakeTurn
from hamster_table.engine.kernel import Action, Refusal, Seat
from hamster_table.models import messages
from hamster_table.models.hamsterrolle.sentences import is_at_back, kind_name, why_it_fell
from hamster_table.models.seat_control import PERSON
from hamster_table.models.texts import translate
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.hamsterrolle.input.carry_controller import CarryController
from hamster_table.views.hamsterrolle.keys import DROP, HOLD, IN_HAND, LEFTWARDS, PASS, RIGHTWARDS
from hamster_table.views.hamsterrolle.placement_hints import hanging_words
from hamster_table.views.widgets.keyboard import key_text, key_words
from hamster_table.views.widgets.prompt_bar import ButtonSpec


@dataclass(frozen=True, slots=True)
class PromptContext:
    """What the prompt depends on, and what its buttons do."""

    state: Hamsterrolle
    seat: Seat
    name: str
    carrying: CarryController
    is_passing: bool
    choose: Callable[[Action], object]
    let_go: Callable[[], object]
    put_back: Callable[[], object]
    let_drop: Callable[[], object]
    turn_to_hold: Callable[[], object]
    begin_pass: Callable[[bool], object]
    reason: Callable[[Refusal], str]
    replay: tuple[ButtonSpec, ...]
    """The button that shows again what fell; none where there is nothing to be seen."""
    is_by_finger: bool
    """Whether a finger on the screen was used last, which turns a piece by the arcs alone."""
    is_looking: bool
    """Whether a place that holds is looked for, to which the piece in the hand will be brought."""


def build_prompt(context: PromptContext) -> Prompt:
    """The prompt for the step that the state is at: choosing a side, or taking, passing or letting go of a piece."""
    step = context.state.step
    if isinstance(step, ChooseSide):
        return _ask_side(context)
    if context.carrying.carried is not None:
        return _ask_to_let_go(context)
    if context.is_passing:
        return _ask_to_pass(context)
    return _ask_to_take(context)


def _ask_side(context: PromptContext) -> Prompt:
    return Prompt(
        translate("Hamsterrolle", "{name} chooses where the wheel rolls").format(name=context.name),
        translate("Hamsterrolle", "This holds for the whole game."),
        (
            ButtonSpec(
                translate("Hamsterrolle", "To the right"), lambda: context.choose(Face(RIGHT)), "plain", RIGHTWARDS
            ),
            ButtonSpec(translate("Hamsterrolle", "To the left"), lambda: context.choose(Face(LEFT)), "gold", LEFTWARDS),
        ),
    )


def _ask_to_take(context: PromptContext) -> Prompt:
    state = context.state
    is_up = context.carrying.clock.is_up
    late = translate("Hamsterrolle", "Time is up: the next piece you take is let go at once in an open compartment.")
    if state.attempt != -1 and state.edition < 3:
        what, how = translate("Hamsterrolle", "{name}, continue with the {piece}"), late if is_up else _again(state)
        return Prompt(what.format(name=context.name, piece=kind_name(kind_of(state.attempt))), how, context.replay)
    if state.reference == NOWHERE:
        how = translate("Hamsterrolle", "The first piece goes into the golden compartment: one stays empty beside it.")
    else:
        how = translate("Hamsterrolle", "Take a piece from the tray and put it into a golden compartment.")
    if state.attempt != -1:
        how = _again(state)
    if is_up:
        how = late
    buttons = (*context.replay, _pass_button(context))
    return Prompt(translate("Hamsterrolle", "{name}, choose a piece").format(name=context.name), how, buttons)


def _again(state: Hamsterrolle) -> str:
    """What may be taken after a piece was put back in an attempt: only that one in a game of before (HR-48)."""
    is_of_wheel, piece = state.place[state.attempt] == WHEEL, kind_name(kind_of(state.attempt))
    if state.edition < 3 and is_of_wheel:
        return translate("Hamsterrolle", "Take it out of the wheel again and move it ahead.")
    if state.edition < 3:
        return translate("Hamsterrolle", "Take it from your tray again and build it in.")
    if is_of_wheel:
        text = translate("Hamsterrolle", "Move the {piece} ahead after all, or build any piece of your tray.")
    else:
        text = translate("Hamsterrolle", "Take the {piece} or another piece of your tray. It is too late to pass.")
    return text.format(piece=piece)


def _pass_button(context: PromptContext) -> ButtonSpec:
    state, off = context.state, ""
    if state.reference == NOWHERE:
        off = translate("Hamsterrolle", "You cannot pass before the first piece is built.")
    elif state.attempt != -1 and state.place[state.attempt] != WHEEL:
        off = context.reason(Refusal("HR-20", "attempt-begun"))
    elif not any(contents(state, compartment) for compartment in state.lowest):
        off = translate("Hamsterrolle", "The two lowest compartments are empty: there is nothing to move ahead.")
    text = translate("Hamsterrolle", "Pass instead")
    return ButtonSpec(text, lambda: context.begin_pass(True), "plain", PASS, off)


def _ask_to_pass(context: PromptContext) -> Prompt:
    return Prompt(
        translate("Hamsterrolle", "{name}, take a piece from the two lowest compartments").format(name=context.name),
        translate("Hamsterrolle", "Move it up to five compartments ahead, to one without a piece of its kind."),
        (ButtonSpec(translate("Hamsterrolle", "Build instead"), lambda: context.begin_pass(False), "plain", PASS),),
    )


def _ask_to_let_go(context: PromptContext) -> Prompt:
    carrying, state = context.carrying, context.state
    assert carrying.carried is not None
    piece = kind_name(kind_of(carrying.carried.piece))
    what = translate("Hamsterrolle", "{name} holds the {piece}").format(name=context.name, piece=piece)
    back = ButtonSpec(translate("Hamsterrolle", "Put it back"), context.put_back, "plain", "Escape")
    is_inside = carrying.carried.is_inside
    off, how, by_keys = _inside(context) if is_inside else _outside(context)
    if is_inside and carrying.has_stirred and state.place[carrying.carried.piece] == WHEEL:
        lets_go = translate("Hamsterrolle", "Others have moved: once it is back the wheel rolls, and they may fall.")
        how = by_keys = f"{off} {lets_go}" if off else lets_go
        back = replace(back, text=translate("Hamsterrolle", "Put it back and let roll"))
    elif is_inside and (hanging := hanging_words(carrying)):
        how = by_keys = hanging
    buttons = [back, ButtonSpec(translate("Hamsterrolle", "Let go"), context.let_go, "gold", "Enter", off)]
    if is_inside and carrying.drop is not None:
        drop = ButtonSpec(translate("Hamsterrolle", "Let it drop"), context.let_drop, "plain", DROP)
        buttons.insert(1, drop)
    if is_inside and _slips(context):
        # Farthest from the others, which must not move under a hand.
        turn = ButtonSpec(translate("Hamsterrolle", "Find a hold"), context.turn_to_hold, "plain", HOLD)
        buttons.insert(0, turn)
    return Prompt(what, how, tuple(buttons), by_keys)


def _outside(context: PromptContext) -> tuple[str, str, str]:
    """Of a piece that is still outside the wheel: why it cannot be let go, and how it is moved, by a pointer and by
    keys."""
    off = translate("Hamsterrolle", "Carry it into the wheel first.")
    if context.carrying.why is not None:
        off = context.reason(context.carrying.why)
    if context.is_looking:
        return off, _looking(), _looking()
    how = translate(
        "Hamsterrolle", "Carry it into the wheel. The mouse wheel turns it; with Shift, it moves nearer or farther."
    )
    if context.is_by_finger:
        how = translate("Hamsterrolle", "Drag it into the wheel, or tap a golden compartment.")
    by_keys = translate("Hamsterrolle", "1, 2, 3 move it to an open compartment. {lie} changes how it lies.")
    return off, how, _with_keys(by_keys)


def _inside(context: PromptContext) -> tuple[str, str, str]:
    """The same of a piece in the wheel; "" where it can be let go."""
    carrying = context.carrying
    assert carrying.carried is not None
    off = context.reason(carrying.why) if carrying.why is not None else ""
    if carrying.laying.is_trying:
        off = how = by_keys = translate("Hamsterrolle", "Does it hold?")
    elif context.is_looking:
        off = how = by_keys = _looking()
    elif carrying.is_moved_by_itself:
        how = by_keys = translate("Hamsterrolle", "Let go: it will be laid as the pale piece shows.")
    elif off:
        how = by_keys = off
    elif _slips(context):
        how = _with_keys(
            translate("Hamsterrolle", "It does not hold here. Turn it with the mouse wheel, or press {hold}.")
        )
        if context.is_by_finger:
            how = translate("Hamsterrolle", "It does not hold here. Turn it by an arc, or press “Find a hold”.")
        by_keys = _with_keys(
            translate("Hamsterrolle", "It does not hold here. {hold} turns it so that it holds, {lie} as you like.")
        )
    else:
        how = translate(
            "Hamsterrolle",
            "Shift + mouse wheel: nearer or farther. Ctrl: drag an arc. Hold Space to let the wheel roll.",
        )
        if context.is_by_finger:
            how = translate("Hamsterrolle", "Drag it on from anywhere in the wheel, or turn it by an arc.")
        by_keys = _with_keys(
            translate("Hamsterrolle", "Arrows move it by 1 mm, {lie} changes how it lies, {where} says where it is.")
        )
    is_short = carrying.aim is not None and carrying.aim.short > 0 and not carrying.is_moved_by_itself
    if context.state.place[carrying.carried.piece] != WHEEL and is_short:
        how = translate(
            "Hamsterrolle", "Slide it forward past the golden line. Shift + mouse wheel: nearer or farther."
        )
        if context.is_by_finger:
            how = translate("Hamsterrolle", "Slide it forward past the golden line.")
        by_keys = translate(
            "Hamsterrolle",
            "Slide it forward past the golden line with the arrows. Page up and Page down: along the axle.",
        )
    return off, how, by_keys


def _slips(context: PromptContext) -> bool:
    """Whether nothing else speaks against the place of the piece, but it does not hold there (HR-52)."""
    carrying = context.carrying
    if carrying.laying.is_trying or context.is_looking or carrying.is_moved_by_itself:
        return False
    if carrying.why is not None:
        return carrying.why.ruling == "HR-52"
    return carrying.foreseen is not None and carrying.foreseen.refusal is not None


def _looking() -> str:
    return translate("Hamsterrolle", "Looking for a place that holds…")


def meanwhile(
    state: Hamsterrolle | None,
    names: Sequence[str],
    kinds: Sequence[str],
    fallen: Sequence[Slip],
    brings: tuple[Piece | None, Refusal | None],
    spills: bool = False,
) -> tuple[str, str]:
    """What goes on while nobody at this screen touches the wheel, in two sentences; "" where there is nothing to say.
    *kinds*: who sits on each seat; *fallen*: what has touched the table in this tumble; *brings*: the piece that
    another hand carries, as shown, and why it does not hold where that hand tries it; *spills*: whether it is shown how
    something falls out of another hand."""
    brought, why = brings
    if state is not None and brought is not None:
        text = translate("Hamsterrolle", "{name} brings the {piece}")
        what = text.format(name=names[state.builder], piece=kind_name(kind_of(brought)))
        return what, "" if why is None else messages.reason(why, REFUSALS, names)
    step = state.step if state is not None else None
    if state is not None and fallen and isinstance(step, ComeToRest):
        return fall_words(state, names, kinds, fallen)
    if isinstance(step, DrawStarter):
        return translate("Hamsterrolle", "Drawing who has the shakiest hands…"), ""
    if isinstance(step, ShareOut):
        return translate("Hamsterrolle", "Dealing the fourth set…"), ""
    if isinstance(step, Tremble):
        return translate("Hamsterrolle", "The table trembles"), translate(
            "Hamsterrolle", "Pieces that fall now are out of the game."
        )
    if state is not None and (spills or (isinstance(step, AwaitRest) and step.spilt)):
        what = translate("Hamsterrolle", "Something fell out while {name} was at work")
        return what.format(name=names[state.builder]), translate(
            "Hamsterrolle", "This ends the turn; the piece in hand stays in the supply."
        )
    if state is None or not state.agenda or not state.turn or isinstance(step, TakeTurn):
        return "", ""
    what = translate("Hamsterrolle", "The wheel rolls until it comes to rest")
    if isinstance(step, RestInTurn):
        sentence = translate("Hamsterrolle", "Then {name} goes on.")
        if state.edition < 3:
            sentence = translate("Hamsterrolle", "Then {name} continues with the {piece}.")
        return what, sentence.format(piece=kind_name(kind_of(state.attempt)), name=names[state.builder])
    if isinstance(step, AwaitRest) and step.piece >= 0:
        sentence = translate("Hamsterrolle", "Does the {piece} of {name} stay?")
        return what, sentence.format(piece=kind_name(kind_of(step.piece)), name=names[state.builder])
    return what, ""


def fall_words(
    state: Hamsterrolle, names: Sequence[str], kinds: Sequence[str], fallen: Sequence[Slip]
) -> tuple[str, str]:
    """Whose the piece is now that fell last, with what set it off; and on which side of the wheel it fell out, or all
    that fell on either side, if there is more."""
    last = fallen[-1]
    piece, persons = kind_name(kind_of(last.piece)), [seat for seat, kind in enumerate(kinds) if kind == PERSON]
    name, why = names[state.builder], why_it_fell(last.cause)
    if state.agenda and isinstance(state.agenda[-1], Tremble):
        text = translate("Hamsterrolle", "The {piece} is out of the game: the table trembled.")
    elif persons == [state.builder]:
        text = translate("Hamsterrolle", "The {piece} is yours now: {why}.")
    else:
        text = translate("Hamsterrolle", "The {piece} goes to {name}: {why}.")
    return text.format(piece=piece, name=name, why=why), sides_of(fallen, state.side)


def sides_of(fallen: Sequence[Slip], side: str) -> str:
    """On which side of the wheel a piece fell out, or which pieces on either side."""
    back = [kind_name(kind_of(slip.piece)) for slip in fallen if is_at_back(slip, side)]
    front = [kind_name(kind_of(slip.piece)) for slip in fallen if not is_at_back(slip, side)]
    if len(fallen) == 1:
        return translate("Hamsterrolle", "Out at the back.") if back else translate("Hamsterrolle", "Out at the front.")
    words = []
    if back:
        words.append(translate("Hamsterrolle", "Out at the back: {pieces}.").format(pieces=", ".join(back)))
    if front:
        words.append(translate("Hamsterrolle", "Out at the front: {pieces}.").format(pieces=", ".join(front)))
    return " ".join(words)


def physics_starts_again() -> str:
    """What is said when the physics has failed, and is started again."""
    return translate("Hamsterrolle", "Something went wrong with the physics of the wheel. It is being restarted.")


def physics_gives_up() -> str:
    """What is said when the physics has failed too often, and is given up."""
    return translate("Hamsterrolle", "The physics of the wheel is not working. A simple rule decides this turn.")


def _with_keys(text: str) -> str:
    return text.format(**key_words(IN_HAND))


def keys() -> list[tuple[str, str]]:
    """The keys of this table that stay as they are, and what they do."""
    return [
        (translate("Hamsterrolle", "1 to 5"), translate("Hamsterrolle", "move the piece in hand to a compartment")),
        (translate("Hamsterrolle", "arrows"), translate("Hamsterrolle", "move it by 1 mm; with Shift by 10 mm")),
        (
            translate("Hamsterrolle", "Page up, Page down"),
            translate("Hamsterrolle", "farther and nearer, along the axle"),
        ),
        (
            translate("Hamsterrolle", "Shift + mouse wheel"),
            translate("Hamsterrolle", "the same with the mouse; alone the mouse wheel turns it"),
        ),
        (
            translate("Hamsterrolle", "hold Ctrl"),
            translate("Hamsterrolle", "leave it where it is, and drag an arc to turn it"),
        ),
        (translate("Hamsterrolle", "Space"), translate("Hamsterrolle", "hold down to let the wheel roll")),
        (key_text("Enter"), translate("Hamsterrolle", "let go")),
        (
            translate("Hamsterrolle", "Ctrl + arrows"),
            translate("Hamsterrolle", "look from another side, as by dragging with the middle button"),
        ),
    ]
