"""What a game's table tells of its pieces: where they lie, what gestures mean, and what the prompt says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from hamster_table.engine.kernel import Action, Refusal, Seat, State, waiting
from hamster_table.models.texts import translate
from hamster_table.views.board.items import Glow, Piece, Spot
from hamster_table.views.board.spot_label import LabelPicture
from hamster_table.views.widgets.prompt_bar import ButtonSpec


@dataclass(frozen=True, slots=True)
class Gesture:
    """A piece put on a spot, and what that does."""

    piece: Piece | None
    """None: a press on the spot is enough."""
    spot: Spot
    action: Action | Callable[[], object]
    """The action it stands for, or a change of what is being prepared."""
    label: str = ""
    """What it costs: a word or two on the spot."""
    is_costly: bool = False
    """Possible, at a higher price than others: shown dotted."""
    odds: str = ""
    """The odds of its test, in two lines beside the spot."""
    symbol: str = ""
    """A sign on the spot instead of the label."""
    drawn: LabelPicture | None = None
    """Drawn on the spot instead of the label, which is still said."""
    is_unmarked: bool = False
    """It works, but does not glow."""

    @property
    def glow(self) -> Glow:
        """How its spot glows."""
        return Glow.POSSIBLE if self.is_costly else Glow.LEGAL


def guided(gestures: Iterable[Gesture], is_wanted: Callable[[Action], bool] | None) -> list[Gesture]:
    """The gestures with those first that the person is told to do; others work as before, but nothing marks them."""
    made = list(gestures)
    if is_wanted is None:
        return made
    others = [one for one in made if isinstance(one.action, Action) and not is_wanted(one.action)]
    if not others:
        # Where nothing is told everything is wanted, and has its price.
        return made
    wanted = [replace(one, is_costly=False) for one in made if one not in others]
    return wanted + [replace(one, is_unmarked=True, odds="") for one in others]


def with_gesture(sentence: str, gesture: Gesture | None) -> str:
    """A place as a sentence, with what a drop there would cost, risk or do; what does not glow is not pointed out."""
    if gesture is None or gesture.is_unmarked:
        return sentence
    effect = (gesture.odds or gesture.label).replace("\n", ": ") or translate("Table", "possible")
    head, *rest = sentence.split("\n")
    return "\n".join([f"{head.removesuffix('.')}; {effect}", *rest])


def places_by_keys() -> str:
    """How a place is chosen by keys, where nothing has to be carried there."""
    return translate("Board", "Page down goes to the next place that can be chosen, Enter chooses it.")


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the prompt bar says to the person who must choose: what to do, how, and the buttons."""

    title: str
    hint: str = ""
    buttons: tuple[ButtonSpec, ...] = ()
    by_keys: str = ""
    """The hint for whoever uses keys; "": it is the same."""

    def hint_for(self, uses_keys: bool) -> str:
        """How it is done by keys, or by whatever one likes."""
        return self.by_keys if uses_keys and self.by_keys else self.hint


def offered(view: State, seat: Seat | None) -> list[Action]:
    """What the rules let the seat do now; nothing when it is not awaited."""
    if seat is None or seat not in waiting(view):
        return []
    return list(view.agenda[-1].actions(view, seat))


def refusal_of(view: State, seat: Seat, action: Action | None) -> Refusal | None:
    """What the rules say against the action; None when it is legal, or when there is none."""
    return None if action is None else view.agenda[-1].refusal(view, seat, action)
