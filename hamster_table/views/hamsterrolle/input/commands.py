"""What one does at the table of Hamsterrolle: take a piece, choose a compartment and a way to lie, let go."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, WHEEL, Compartment, Kind, Piece, Pose, kind_of
from hamster_table.engine.hamsterrolle.build_window import FURTHEST_PASS, ahead_by, contents, window
from hamster_table.engine.kernel import Refusal, Seat
from hamster_table.models.guard import guard
from hamster_table.views.board.gestures import Gesture
from hamster_table.views.board.items import Spot
from hamster_table.views.hamsterrolle.input.carried_piece import HANDS
from hamster_table.views.hamsterrolle.input.placement_suggestions import ideas, whereabouts
from hamster_table.views.hamsterrolle.render3d.rim import inner
from hamster_table.views.hamsterrolle.spot_descriptions import way_words

if TYPE_CHECKING:
    from hamster_table.views.board.board_view import TableView as Base
    from hamster_table.views.hamsterrolle.board import HamsterrolleTable
else:
    Base = object

PAUSE = 450
"""Milliseconds after the last key until it is told where the piece is."""


class Deeds(Base):
    """What the asked person does."""

    is_passing = False
    _ideas: tuple[Pose, ...] = ()
    """The ways to lie in the compartment that was chosen last."""
    _idea = 0
    _chosen_for: tuple[Piece, Compartment] | None = None
    _telling: QTimer | None = None
    told = ""
    """What was said last of the piece in the hand."""

    def gestures(self) -> Iterable[Gesture]:
        """Pieces that can be taken, and where the one in the hand can go."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if not me.may_build:
            return
        assert me.asked is not None
        if me.grip.carried is None:
            for kind in self.kinds_to_take():
                yield Gesture(None, ("slot", kind), lambda kind=kind: self.take_kind(kind), is_quiet=True)
            for piece in self.pieces_to_pass():
                yield Gesture(None, ("wood", piece), lambda piece=piece: self.take_wood(piece), is_quiet=True)
        for compartment in self.open_compartments():
            yield Gesture(
                None, ("compartment", compartment), lambda here=compartment: self.carry_to(here), is_quiet=True
            )
        yield Gesture(None, ("way",), self.change_way, is_quiet=True)

    def kinds_to_take(self) -> list[Kind]:
        """The kinds that can be built."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        assert me.asked is not None
        kinds = {kind_of(piece) for piece in me.seen.stock(me.asked) if me.seen.attempt in (-1, piece)}
        return [] if self.is_passing else sorted(kinds)

    def pieces_to_pass(self) -> list[Piece]:
        """The pieces that can be moved ahead instead of building."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        return [
            piece
            for compartment in me.seen.lowest
            for piece in contents(me.seen, compartment)
            if legality.taken(me.seen, piece) is None
        ]

    def open_compartments(self) -> list[Compartment]:
        """Where the piece in the hand can go."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        piece = me.grip.piece
        if piece is None:
            return []
        if me.seen.place[piece] != WHEEL:
            return list(window(me.seen))
        start = me.grip.compartment_before(piece)
        return [here for here in range(COMPARTMENTS) if 1 <= ahead_by(start, here) <= FURTHEST_PASS]

    def take_kind(self, kind: Kind) -> None:
        """Take a piece out of the tray, by the keyboard: it is held before the wheel."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        piece = self.piece_of(kind)
        if piece is not None:
            self._chosen_for = None
            me.grip.take(piece, 0.0, -inner())
            me.refresh()
            prompt = me.prompt()
            me.announce(f"{prompt.what}. {prompt.how}")

    def piece_of(self, kind: Kind) -> Piece | None:
        """The piece of that kind that would be taken."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        assert me.asked is not None
        stock = [piece for piece in me.seen.stock(me.asked) if kind_of(piece) == kind]
        return me.seen.attempt if me.seen.attempt in stock else next(iter(stock), None)

    def take_wood(self, piece: Piece) -> None:
        """Take a piece of the wheel, to pass it on."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        self._chosen_for = None
        pose = me.grip.moment.poses[piece]
        me.grip.take(piece, float(pose[0]), float(pose[2]))
        me.refresh()

    def carry_to(self, compartment: Compartment) -> None:
        """Bring the piece in the hand over a compartment, where it would fit if it fits anywhere."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        piece = me.grip.piece
        if piece is None or me.asked is None:
            return
        if self._chosen_for != (piece, compartment):
            self._chosen_for = piece, compartment
            self._ideas, self._idea = ideas(me.seen, me.asked, piece, compartment), 0
        me.grip.bring(compartment, self._ideas[self._idea] if self._ideas else None)
        self.tell_soon()

    def carry_to_nth(self, n: int) -> None:
        """The same by the number of an open compartment, from 1."""
        there = self.open_compartments()
        if n <= len(there):
            self.carry_to(there[n - 1])

    def lie_otherwise(self, by: int = 1) -> None:
        """Bring the piece to the next way to lie in the compartment that was chosen."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if self._chosen_for is None or self._chosen_for[0] != me.grip.piece or len(self._ideas) < 2:
            return
        self._idea = (self._idea + by) % len(self._ideas)
        self.carry_to(self._chosen_for[1])

    def tell_soon(self) -> None:
        """Say where the piece is, once the keys rest."""
        if self._telling is None:
            self._telling = QTimer(self)
            self._telling.setSingleShot(True)
            self._telling.setInterval(PAUSE)
            self._telling.timeout.connect(self.tell)
        self._telling.start()

    @guard
    def tell(self) -> None:
        """Say where the piece in the hand is, and whether it may be let go."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if me.grip.carried is not None and me.seen is not None:
            me.grip.judge()
            self.told = whereabouts(me.seen, me.grip, me._reason)
            me.announce(self.told)

    def way_of(self, seat: Seat) -> str:
        """The kind of hand of a person."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        way = me.habits.get(me.names[seat], HANDS[0])
        return way if way in HANDS else HANDS[0]

    def change_way(self) -> None:
        """Play with another kind of hand, and keep to it."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        seat = me.owner if me.asked is None else me.asked
        way = HANDS[(HANDS.index(self.way_of(seat)) + 1) % len(HANDS)]
        me.habits[me.names[seat]] = way
        me.grip.take_way(way)
        me.habit_changed.emit(me.names[seat], way)
        me.refresh()
        me.announce(way_words(way))

    def begin_pass(self, is_passing: bool) -> None:
        """Show what can be moved ahead, or build after all."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        self.is_passing = is_passing
        me.refresh()

    def let_go(self) -> None:
        """Let go of the piece, or say why it cannot be."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        why = me.grip.let_go()
        if why is not None:
            me._say_refused(why)

    def put_hand_back(self) -> None:
        """Put the piece back where it was taken."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        me.grip.put_back()
        me.refresh()

    def why_not(self, piece: object, spot: Spot) -> Refusal | None:
        """Why a piece of the wheel cannot be taken, or nothing can be done with a place of the tray."""
        me: HamsterrolleTable = self  # type: ignore[assignment]
        if not me.may_build or me.grip.carried is not None:
            return None
        match spot:
            case ("wood", wood):
                return legality.taken(me.seen, wood)
            case ("slot", kind) if kind in {kind_of(one) for one in me.seen.stock(me.asked or 0)}:
                return Refusal("HR-48", "another-in-hand", name=legality.name_of(me.seen.attempt))
        return None
