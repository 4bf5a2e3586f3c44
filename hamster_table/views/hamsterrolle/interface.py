"""What the parts of the table of Hamsterrolle need of the table: each part asks for no more than its protocol says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import SignalInstance

from hamster_table.engine.game import Rejected
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Event, Refusal, Seat
from hamster_table.views.board.gestures import Prompt
from hamster_table.views.board.pointer import Pointer
from hamster_table.views.board.scene import BoardScene
from hamster_table.views.board.spot_cursor import SpotCursor
from hamster_table.views.hamsterrolle.animation.tumble_player import TumblePlayer
from hamster_table.views.hamsterrolle.input.camera_control import CameraControl
from hamster_table.views.hamsterrolle.input.carry_controller import CarryController
from hamster_table.views.hamsterrolle.input.landing import Landing
from hamster_table.views.hamsterrolle.layout import Plan
from hamster_table.views.hamsterrolle.render3d.frame import RenderFrame
from hamster_table.views.hamsterrolle.scenery import Scenery
from hamster_table.views.widgets.prompt_bar import Bubble


class WheelTable(Protocol):
    """What every part needs: what is shown, and where."""

    @property
    def seen(self) -> Hamsterrolle:
        """The state that is shown."""

    @property
    def asked(self) -> Seat | None:
        """The seat that must choose now; None: nobody at this screen."""

    @property
    def plan(self) -> Plan | None:
        """Where everything lies; None before the table is shown for the first time."""

    @property
    def scenery(self) -> Scenery:
        """The drawings."""

    @property
    def carrying(self) -> CarryController:
        """The hand that is shown."""


class PlacementTable(WheelTable, Protocol):
    """What `PlacementCommands` needs."""

    habit_changed: SignalInstance
    """(name, mode): somebody plays with another kind of hand."""
    names: Sequence[str]
    habits: dict[str, str]
    """The kind of hand that people have chosen, by name."""
    landing: Landing
    noticed: SignalInstance
    """A sentence that is shown for a while."""

    @property
    def may_build(self) -> bool:
        """Whether somebody at this screen has the turn."""

    @property
    def owner(self) -> Seat:
        """Whose supply lies in front of the wheel."""

    def refresh(self) -> None:
        """Show what has changed on the table itself."""

    def prompt(self) -> Prompt:
        """What the asked person is asked."""

    def announce(self, text: str) -> None:
        """Let a screen reader say it."""

    def reason(self, refusal: Refusal) -> str:
        """A refusal in words."""

    def say_refused(self, why: Refusal) -> None:
        """Say it at the piece in the hand."""


class InputTable(WheelTable, Protocol):
    """What `WheelInput` needs."""

    bubble: Bubble
    pointer: Pointer
    spot_cursor: SpotCursor
    tumble: TumblePlayer

    @property
    def may_build(self) -> bool:
        """Whether somebody at this screen has the turn."""

    board_scene: BoardScene
    """What lies on the table."""

    def refresh(self) -> None:
        """Show what has changed on the table itself."""

    def mark_pieces(self) -> None:
        """Outline the pieces in question."""


class ReplayTable(WheelTable, Protocol):
    """What `ReplayPlayer` needs."""

    names: Sequence[str]
    tumble: TumblePlayer
    state_at: Callable[[int], Hamsterrolle] | None
    """Gives the state after so many entries of the ledger; None: earlier moments are not known."""

    @property
    def at(self) -> int:
        """The moment that is shown, as a length of the ledger."""

    board_scene: BoardScene
    """The scene, to which the bar of a replay is added."""


class AnimatedWheel(WheelTable, Protocol):
    """What `WheelAnimator` and `FallAnimation` need."""

    prompt_changed: SignalInstance
    noticed: SignalInstance
    """A sentence that is shown for a while."""
    tumble: TumblePlayer
    camera_control: CameraControl
    names: Sequence[str]
    kinds: Sequence[str]
    """Who sits on each seat: "person", or a computer player."""
    story: Callable[[], Iterable[tuple[int, Event]]] | None
    """Gives what has happened in the whole game, as the viewer may know it; None: that is not told."""
    is_past: bool
    """Whether an earlier moment is shown."""
    tried: tuple[int, Sequence[Rejected]]
    """What a computer player has tried and rejected before a choice, and the moment to which that choice leads."""

    @property
    def at(self) -> int:
        """The moment that is shown, as a length of the ledger."""

    @property
    def pending_view(self) -> Hamsterrolle | None:
        """The state that is shown once what happened has been played; None: nothing is played."""

    @property
    def frame(self) -> RenderFrame:
        """What is seen of the wheel now: of a replay, a tumble, an animation, or the hand."""

    def show_frame(self) -> None:
        """Show the wheel as it is now."""

    board_scene: BoardScene
    """The scene, to which what flies is added for a moment."""

    def devicePixelRatioF(self) -> float:
        """Pixels of the screen for each of ours."""
