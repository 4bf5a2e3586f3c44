"""What the prompt bar says at the table of Hamsterrolle, and its buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from hamster_table.engine.hamsterrolle.actions import LEFT, RIGHT, WHEEL, Face, Piece, kind_of
from hamster_table.engine.hamsterrolle.build_window import contents
from hamster_table.engine.hamsterrolle.settling import Tremble
from hamster_table.engine.hamsterrolle.setup import ChooseSide, DrawStarter, ShareOut
from hamster_table.engine.hamsterrolle.state import NOWHERE, Hamsterrolle
from hamster_table.engine.hamsterrolle.turn import AwaitRest, RestInTurn
from hamster_table.engine.kernel import Action, Refusal, Seat
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.hamsterrolle.drawings.supplies import kind_name
from hamster_table.views.hamsterrolle.input.carry_controller import Grip
from hamster_table.views.widgets.prompt_bar import Press

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class Asking:
    """What the prompt depends on, and what its buttons do."""

    state: Hamsterrolle
    seat: Seat
    name: str
    grip: Grip
    is_passing: bool
    choose: Callable[[Action], object]
    let_go: Callable[[], object]
    put_back: Callable[[], object]
    begin_pass: Callable[[bool], object]
    reason: Callable[[Refusal], str]
    uses_keys: bool
    """Whether the person plays by keyboard."""
    replay: Callable[[], object] | None
    """Shows the last tumble again; None: there is none."""


def ask(asking: Asking) -> Prompt:
    """What to do now."""
    step = asking.state.agenda[-1] if asking.state.agenda else None
    if isinstance(step, ChooseSide):
        return _ask_side(asking)
    if asking.grip.carried is not None:
        return _ask_to_let_go(asking)
    if asking.is_passing:
        return _ask_to_pass(asking)
    return _ask_to_take(asking)


def _ask_side(asking: Asking) -> Prompt:
    return Prompt(
        translate("Hamsterrolle", "{name} chooses where the wheel rolls").format(name=asking.name),
        translate("Hamsterrolle", "It stays so for the whole game."),
        (
            Press(translate("Hamsterrolle", "To the right"), lambda: asking.choose(Face(RIGHT)), "plain", "R"),
            Press(translate("Hamsterrolle", "To the left"), lambda: asking.choose(Face(LEFT)), "gold", "L"),
        ),
    )


def _ask_to_take(asking: Asking) -> Prompt:
    state = asking.state
    if state.attempt != -1:
        what = translate("Hamsterrolle", "{name}, the attempt goes on with the {piece}")
        return Prompt(
            what.format(name=asking.name, piece=kind_name(kind_of(state.attempt))),
            translate("Hamsterrolle", "Take it again and build it."),
            _replay(asking),
        )
    if state.reference == NOWHERE:
        how = translate("Hamsterrolle", "The first piece goes into the golden compartment: one stays empty beside it.")
    else:
        how = translate("Hamsterrolle", "Take a piece out of the tray and put it into a golden compartment.")
    buttons = (*_replay(asking), _pass_button(asking))
    return Prompt(translate("Hamsterrolle", "{name}, choose a piece").format(name=asking.name), how, buttons)


def _replay(asking: Asking) -> tuple[Press, ...]:
    if asking.replay is None:
        return ()
    return (Press(translate("Hamsterrolle", "See it again"), asking.replay, "plain", "V"),)


def _pass_button(asking: Asking) -> Press:
    state, off = asking.state, ""
    if state.reference == NOWHERE:
        off = translate("Hamsterrolle", "Before a first piece is built there is no passing.")
    elif not any(contents(state, compartment) for compartment in state.lowest):
        off = translate("Hamsterrolle", "The two lowest compartments are empty: there is nothing to move ahead.")
    text = translate("Hamsterrolle", "Pass instead")
    return Press(text, lambda: asking.begin_pass(True), "plain", "P", off)


def _ask_to_pass(asking: Asking) -> Prompt:
    return Prompt(
        translate("Hamsterrolle", "{name}, take a piece of the two lowest compartments").format(name=asking.name),
        translate("Hamsterrolle", "Move it up to five compartments ahead, where none of its kind lies."),
        (Press(translate("Hamsterrolle", "Build instead"), lambda: asking.begin_pass(False), "plain", "P"),),
    )


def _ask_to_let_go(asking: Asking) -> Prompt:
    grip, state = asking.grip, asking.state
    assert grip.carried is not None
    piece = kind_name(kind_of(grip.carried.piece))
    what = translate("Hamsterrolle", "{name} holds the {piece}").format(name=asking.name, piece=piece)
    back = Press(translate("Hamsterrolle", "Put it back"), asking.put_back, "plain", "Escape")
    go = translate("Hamsterrolle", "Let go")
    if not grip.carried.is_inside:
        off = translate("Hamsterrolle", "Carry it into the wheel first.")
        off = asking.reason(grip.why) if grip.why is not None else off
        how = translate("Hamsterrolle", "Carry it into the wheel. R, T and Y turn it, or the mouse wheel.")
        if asking.uses_keys:
            how = translate("Hamsterrolle", "1, 2, 3 bring it to an open compartment. L lays it another way.")
        return Prompt(what, how, (back, Press(go, asking.let_go, "gold", "Enter", off)))
    off = asking.reason(grip.why) if grip.why is not None else ""
    how = off or translate("Hamsterrolle", "Let go when it lies well. Hold Space to let the wheel roll.")
    if asking.uses_keys and not off:
        how = translate("Hamsterrolle", "Arrows move it by 1 mm, L lays it another way, I tells where it is.")
    if state.place[grip.carried.piece] != WHEEL and grip.aim is not None and grip.aim.short > 0:
        how = translate("Hamsterrolle", "Slide it forward past the golden line, then let go. Space rolls the wheel.")
    return Prompt(what, how, (back, Press(go, asking.let_go, "gold", "Enter", off)))


def meanwhile(
    state: Hamsterrolle | None, names: Sequence[str], fallen: Sequence[Piece], brought: Piece | None
) -> tuple[str, str]:
    """What goes on while nobody at this screen touches the wheel; *brought*: what another hand carries."""
    if state is not None and brought is not None:
        text = translate("Hamsterrolle", "{name} brings the {piece}")
        return text.format(name=names[state.builder], piece=kind_name(kind_of(brought))), ""
    step = state.agenda[-1] if state is not None and state.agenda else None
    if isinstance(step, DrawStarter):
        return translate("Hamsterrolle", "The lot finds who has the shakiest hands"), ""
    if isinstance(step, ShareOut):
        return translate("Hamsterrolle", "The fourth set is shared out"), ""
    if isinstance(step, Tremble):
        return translate("Hamsterrolle", "The table trembles"), translate("Hamsterrolle", "What falls now is lost.")
    if state is None or not isinstance(step, AwaitRest | RestInTurn):
        return "", ""
    what = translate("Hamsterrolle", "The wheel rolls until it is at rest")
    if fallen:
        kinds = ", ".join(kind_name(kind_of(piece)) for piece in fallen)
        told = translate("Hamsterrolle", "Fallen out, for {name}: {pieces}.")
        return what, told.format(name=names[state.builder], pieces=kinds)
    if isinstance(step, RestInTurn):
        told = translate("Hamsterrolle", "Then the turn of {name} goes on with the {piece}.")
        return what, told.format(piece=kind_name(kind_of(state.attempt)), name=names[state.builder])
    if step.piece >= 0:
        told = translate("Hamsterrolle", "Does the {piece} of {name} stay?")
        return what, told.format(piece=kind_name(kind_of(step.piece)), name=names[state.builder])
    return what, ""


def physics_starts_again() -> str:
    """What is said when a world of the wheel has failed."""
    return translate("Hamsterrolle", "Something went wrong with the physics of the wheel. It starts again.")


def physics_gives_up() -> str:
    """What is said when it fails again and again."""
    return translate("Hamsterrolle", "The physics of the wheel does not work now. A simple rule ends this turn.")
