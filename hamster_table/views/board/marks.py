"""What a table marks: places that glow, remarks beside them, and why something cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QRectF, SignalInstance
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from hamster_table.engine.kernel import Refusal
from hamster_table.views.board.gestures import Gesture
from hamster_table.views.board.hand import Hand
from hamster_table.views.board.items import Glow, Spot
from hamster_table.views.board.scene import BoardScene
from hamster_table.views.board.tag import HEM, Tags
from hamster_table.views.widgets.prompt_bar import Bubble


class MarkedTable(Protocol):
    """What the marks need of their table."""

    board_scene: BoardScene
    bubble: Bubble
    named_spots: Callable[[], Collection[Any]]
    """Gives the places that the person is told of."""
    refused: SignalInstance
    """(refusal, spot): it was shown there."""

    @property
    def hand(self) -> Hand:
        """What is taken and put down."""

    def reason(self, why: Refusal | None) -> str:
        """A refusal as a sentence for people."""

    def viewport(self) -> QWidget:
        """The room for remarks."""

    def active_colour(self) -> QColor:
        """The colour of the ring round the piece in question."""

    def spot_annotations(self) -> list[tuple[Spot, str]]:
        """What is to be said beside a spot, in two lines, whether anything is in the hand or not."""


class Marks:
    """Shows all of it."""

    def __init__(self, table: MarkedTable) -> None:
        self._table = table
        self.tags = Tags(table.board_scene)

    def show_targets(self, refused: Spot | None = None) -> None:
        """Let glow where something can be done now, and beside it what it costs. *refused*: where it cannot be."""
        table, scene, hand = self._table, self._table.board_scene, self._table.hand
        shown, marked = hand.highlighted_targets(), table.named_spots()
        piece = hand.held or hand.ready_piece()
        home = scene.spot_of(piece) if piece in scene.placements else None
        tint = table.active_colour()
        for spot, item in scene.spots.items():
            gesture = shown.get(spot)
            if gesture is None or gesture.is_unmarked:
                if item.tint != tint:
                    item.set_tint(tint)
                ready = Glow.READY if spot == home and not item.is_on_card else Glow.NONE
                glow = Glow.REFUSED if spot == refused else Glow.LEGAL if spot in marked else ready
                if glow is not Glow.NONE or item.glow is not Glow.NONE:  # most places never glow
                    item.show_glow(glow)
            else:
                item.show_glow(gesture.glow, gesture.label, gesture.symbol, gesture.drawn)
        self._show_tags(shown)

    def _show_tags(self, shown: dict[Spot, Gesture]) -> None:
        """Remarks and the odds of tests, beside the spots they belong to."""
        scene, room = self._table.board_scene, QRectF(self._table.viewport().rect())
        spots = scene.spots
        remarks = [(spots[spot].area, text, None) for spot, text in self._table.spot_annotations()]
        odds = [(spots[spot].area, gesture.odds, spot) for spot, gesture in shown.items() if gesture.odds]
        others: list[QRectF] = []
        if remarks or odds:
            others += [spots[spot].area for spot in shown]
            others += [one.box.translated(one.at).marginsRemoved(HEM) for one in scene.placements.values()]
        self.tags.show([*remarks, *odds], others, room)

    def say_why(self, refusal: Refusal, spot: Spot, clear: Sequence[QRectF] = ()) -> None:
        """Show a refusal beside a spot, where the eye is, and over none of the places that are to be left *clear*."""
        self.show_bubble(refusal, spot, clear)
        self._table.refused.emit(refusal, spot)

    def show_bubble(self, refusal: Refusal, spot: Spot, clear: Sequence[QRectF] = ()) -> None:
        """Only show it."""
        table, spots = self._table, self._table.board_scene.spots
        text = table.reason(refusal)
        headline, _, sentence = text.partition(". ")  # the first sentence is what is in the way
        clear = [*(spots[target].area for target in table.hand.highlighted_targets()), *clear]
        avoid = [one.toAlignedRect() for one in clear]
        at = spots[spot].area.toAlignedRect()
        table.bubble.say(headline if sentence else text, sentence, refusal.ruling, at, avoid)
