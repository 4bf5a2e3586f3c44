"""The hand at the table of Hamsterdam: which of the hamsters of a stack is meant, and the dice that wait for it."""

from __future__ import annotations

from typing import Protocol

from hamster_table.models.hamsterdam.crowd import Crowd, CrowdRecord, member_of, pile_of
from hamster_table.models.hamsterdam.drafts import Draft, RedeployDraft
from hamster_table.models.texts import translate
from hamster_table.views.board.gestures import Gesture
from hamster_table.views.board.hand import Hand, HandTable
from hamster_table.views.board.items import Piece, Spot
from hamster_table.views.hamsterdam.enlarged_dam import DamLens
from hamster_table.views.hamsterdam.input.dice_hand import DICE, DiceHand
from hamster_table.views.hamsterdam.input.notes import Notes
from hamster_table.views.hamsterdam.pulse import Pulse


class HamsterdamHandTable(HandTable, Protocol):
    """What this hand needs of its table."""

    chance: DiceHand
    crowds: CrowdRecord
    crowd: Crowd
    """Who of the ordinary hamsters is where, what is prepared included."""
    draft: Draft | None
    """What is prepared."""
    pulse: Pulse
    lens: DamLens
    notes: Notes


class HamsterdamHand(Hand):
    """Any ordinary hamster of a place does what the one does that would leave it first."""

    _table: HamsterdamHandTable

    def targets(self, piece: Piece | None) -> dict[Spot, Gesture]:
        """The spots where a drop of the piece (None: a press) means something that is legal."""
        return super().targets(piece if piece in self.gestures else self._leader(piece) or piece)

    def movable_pieces(self) -> list[Piece]:
        """The pieces that can be taken into the hand, the uppermost last."""
        placements, leaders = self._table.board_scene.placements, self._leaders()
        found = {
            piece: placement.z
            for piece, placement in placements.items()
            if piece in self.gestures
            or (piece[0] == "plain" and placement.spot in leaders and not self._is_held(piece, placement.spot))
        }
        return sorted(found, key=found.__getitem__)

    def _leader(self, piece: Piece | None) -> Piece | None:
        """The ordinary hamster whose gestures are those of another one beside it; None: there is none."""
        placements = self._table.board_scene.placements
        if piece is None or member_of(piece) is None or piece not in placements:
            return None
        spot = placements[piece].spot
        return None if self._is_held(piece, spot) else self._leaders().get(spot)

    def _leaders(self) -> dict[Spot, Piece]:
        """By place: the ordinary hamster of it that can be taken into the hand."""
        placements = self._table.board_scene.placements
        return {
            placements[piece].spot: piece
            for piece in self.gestures
            if piece is not None and piece[0] == "plain" and piece in placements
        }

    def _is_held(self, piece: Piece, spot: Spot) -> bool:
        """Whether it stood there before a redeployment, in which those are not moved."""
        table, (kind, where) = self._table, spot
        return (
            isinstance(table.draft, RedeployDraft) and kind == "card" and member_of(piece) in table.crowds.now.at(where)
        )

    def lift(self, piece: Piece) -> None:
        """Take a piece into the hand; notes would only cover its targets."""
        self._table.pulse.stop()
        self._table.lens.close()
        super().lift(piece)
        self._table.notes.show(None)

    def drop(self, piece: Piece | None, spot: Spot) -> None:
        """Put the piece there. None: press the spot, with the piece in question."""
        member = member_of(piece)
        if member is not None and spot[0] in ("card", "pile"):
            self._table.crowds.wish(member, spot[1] if spot[0] == "card" else pile_of(spot[1]))
        super().drop(piece, spot)

    # While somebody is to roll, nothing but the dice can be touched.

    def highlighted_targets(self) -> dict[Spot, Gesture]:
        """The targets that glow now; the dice, when somebody is to roll."""
        dice = self._table.chance
        if dice.roller is None:
            return super().highlighted_targets()
        return {DICE: Gesture(None, DICE, lambda: dice.throw(None), translate("Hamsterdam", "roll"))}

    def acts_on(self, spot: Spot) -> bool:
        """Whether Enter would do something there."""
        return super().acts_on(spot) if self._table.chance.roller is None else spot == DICE

    def activate(self, spot: Spot) -> None:
        """What Enter does on a spot."""
        if self._table.chance.roller is not None and spot == DICE:
            self._table.chance.throw(None)
        else:
            super().activate(spot)
