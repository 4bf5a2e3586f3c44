"""What all acts on the table of Run, Hamster, Run! share: who stands where, props, and chips on their way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractAnimation, QPointF, QRectF, QSignalBlocker
from PySide6.QtGui import QPixmap, QTransform

from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.run_hamster_run.actions import SCAMPER, TRAITS, Square, Trait
from hamster_table.engine.run_hamster_run.events import RoundBegan
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.run_hamster_run.texts import FATIGUE, HAND
from hamster_table.views.art import sprites
from hamster_table.views.art.rendered_pixmaps import word_card
from hamster_table.views.board.animation_player import Choreography
from hamster_table.views.board.animations import Curve, Prop, at_once, between, bow, tween
from hamster_table.views.board.items import BUBBLE_Z, LIFTED_Z, Piece, PieceItem
from hamster_table.views.run_hamster_run.animation.event_replay import Retold
from hamster_table.views.run_hamster_run.drawings.seat_panels import CHIP_ROOM, panel_chips
from hamster_table.views.run_hamster_run.layout import Plan
from hamster_table.views.run_hamster_run.pieces import alligator_face

if TYPE_CHECKING:
    from hamster_table.views.run_hamster_run.board import RunHamsterRunTable

Act = Callable[["Dance", Any], QAbstractAnimation | None]
Flight = tuple[Seat, Trait, Trait]
"""A chip on its way: whose, from which pile, to which."""


class Dance(Choreography):
    """One performance. Before each act the table shows what the event says; the act leads there from how it was."""

    def __init__(self, table: RunHamsterRunTable, acts: Mapping[type[Event], Act], together: frozenset[type[Event]]):
        self.table = table
        self.acts = acts
        self.together = together
        self.story = Retold(table.seen)
        self.was: RunHamsterRun = self.story.state
        """The state before the event that is seen now."""
        self.before: dict[Piece, QPointF] = {}
        """Where every piece was before it."""
        self.faces: dict[Piece, Any] = {}
        """How every piece looked before it: its `face_key`."""
        self.edges: dict[Seat, QPointF] = {}
        """Who hangs over the edge of the belt, and where."""
        self.thrown: Seat | None = None
        """Who flies through the air and will fall into the pit."""
        self._flights: list[Flight] = []
        self._snapping = False
        self._props: list[Prop] = []

    # What the stage asks of it

    def act(self, event: Event) -> QAbstractAnimation | None:
        """Show what the event says, and give what leads there."""
        self.was = self.story.state
        self.before = {piece: item.pos() for piece, item in self.table.pieces.items()}
        self.faces = {piece: item.face_key for piece, item in self.table.pieces.items()}
        chips: list[QAbstractAnimation] = []
        if self.story.tell(event):
            if not isinstance(event, RoundBegan):
                new = list(flights(self.was, self.now))
                self._flights += new
                self._show()
                chips = [*self._fly(new), *self._turn_down()]
            else:
                self._show()
        act = super().act(event)
        acts = [act, *chips] if act is not None else chips
        return at_once(*acts) if len(acts) > 1 else acts[0] if acts else None

    def clear(self) -> None:
        """Take the props away and let the chips lie where they flew."""
        for prop in self._props:
            self.table.scene().removeItem(prop)
        self._props.clear()
        if self._flights or self._snapping:
            self._flights.clear()
            self._snapping = False
            self._show()

    def _show(self) -> None:
        """Put on the table what has been told, without the chips that are still on their way."""
        state = self.now.copy()
        for seat, _, goal in self._flights:
            pile(state, goal)[seat] -= 1
        with QSignalBlocker(self.table):
            self.table.show_view(state, self.table.names, self.table.viewer, None)

    # What acts are made of

    @property
    def now(self) -> RunHamsterRun:
        """The state after the event that is seen now."""
        return self.story.state

    @property
    def plan(self) -> Plan:
        """Where everything lies."""
        return self.table.plan

    @property
    def unit(self) -> float:
        """How large pieces are, 1 for squares of 72 pixels."""
        return self.plan.unit

    @property
    def dpr(self) -> float:
        """Device pixels for each pixel."""
        return self.table.devicePixelRatioF()

    def hamster(self, seat: Seat) -> PieceItem:
        """The hamster of a seat."""
        return self.table.pieces["hamster", seat]

    def path(self, piece: Piece) -> tuple[QPointF, QPointF]:
        """Where a piece was before the event, and where it is now."""
        now = self.table.pieces[piece].pos()
        return self.before.get(piece, now), now

    def stand(self, square: Square) -> QPointF:
        """Where a hamster stands on a square."""
        return self.plan.square(square).center() + QPointF(0, 6 * self.unit)

    def prop(self, picture: QPixmap, at: QPointF, z: float = LIFTED_Z) -> Prop:
        """Bring a prop for this act."""
        prop = Prop(picture, at, z)
        self._props.append(prop)
        self.table.scene().addItem(prop)
        return prop

    def card_over(self, title: str, line: str, seat: Seat | None, at: QPointF) -> Prop:
        """A card with words over the head of who stands there; in the uppermost lane under the feet."""
        card = self.card(title, line, seat, at)
        half = card.boundingRect().height() / 2 - sprites.shadow_margin(3)
        above, below = at.y() - 58 * self.unit - half, at.y() + 36 * self.unit + half
        card.setY(below if above - half < self.plan.machine.top() else above)
        return card

    def card(self, title: str, line: str, seat: Seat | None, at: QPointF) -> Prop:
        """A card with words, near there and wholly in sight."""
        card = self.prop(word_card(title, line, seat, self.dpr), at, BUBBLE_Z)
        half, room = card.boundingRect().size() / 2, QRectF(self.table.viewport().rect())
        x = min(max(at.x(), room.left() + half.width()), room.right() - half.width())
        y = min(max(at.y(), room.top() + half.height()), room.bottom() - half.height())
        card.setPos(x, y)
        return card

    def snap(self, alligator: Piece, jaws: str) -> None:
        """Let an alligator open its jaws "wide", or "shut" them."""
        self._snapping = True
        item = self.table.pieces[alligator]
        kind, width, more, *_ = item.face_key
        item.show_face(*alligator_face(kind, width, more, jaws))

    # Chips on their way

    def _fly(self, chips: list[Flight]) -> Iterator[QAbstractAnimation]:
        """Chips slide from pile to pile, on the seat's panel and on its sheet."""
        for number, (seat, origin, goal) in enumerate(chips):
            left = sum(1 for other in chips[:number] if other[:2] == (seat, origin))
            starts = self._places(self.was, seat, origin, left)
            before = sum(1 for other in chips[number + 1 :] if other[::2] == (seat, goal))
            ends = self._places(self.now, seat, goal, before)
            for ground in starts.keys() & ends.keys():
                (start, _), (end, side) = starts[ground], ends[ground]
                yield self._flight(seat, start, end, side, (origin == FATIGUE, goal == FATIGUE))

    def _flight(
        self, seat: Seat, start: QPointF, end: QPointF, side: float, down: tuple[bool, bool]
    ) -> QAbstractAnimation:
        faces = [sprites.chip(seat, side, face, self.dpr, 1) for face in down]
        prop = self.prop(faces[0], start)
        prop.setVisible(False)

        def move(share: float) -> None:
            prop.setVisible(True)
            prop.setPos(between(start, end, share) - QPointF(0, 12 * bow(share)))
            if down[0] != down[1]:
                prop.show_picture(faces[share > 0.5])
                prop.setTransform(QTransform.fromScale(max(0.04, abs(1 - 2 * share)), 1))

        return tween(320, move)

    def _turn_down(self) -> Iterator[QAbstractAnimation]:
        """Scamper chips turn face down."""
        for seat in range(self.now.seats):
            count, down = self.now.scamper[seat], self.now.down[seat]
            turned = down - min(self.was.down[seat], count)
            for n in range(count - down, count - down + max(0, turned)):
                for at, side in self._places(self.now, seat, SCAMPER, count - 1 - n).values():
                    yield self._turn(seat, at, side)

    def _turn(self, seat: Seat, at: QPointF, side: float) -> QAbstractAnimation:
        faces = [sprites.chip(seat, side, face, self.dpr, 1) for face in (False, True)]
        prop = self.prop(faces[0], at)

        def flip(share: float) -> None:
            prop.show_picture(faces[share > 0.5])
            prop.setTransform(QTransform.fromScale(max(0.04, abs(1 - 2 * share)), 1))

        return tween(320, flip, Curve.InOutSine)

    def _places(self, state: RunHamsterRun, seat: Seat, name: Trait, from_top: int) -> dict[str, tuple[QPointF, float]]:
        """Where a chip of a pile lies, counted from the last one, and its side: on the panel and on the sheet."""
        count = pile(state, name)[seat]
        n = count - 1 - from_top
        found: dict[str, tuple[QPointF, float]] = {}
        if not 0 <= n < count:
            return found
        if not self.plan.is_small:
            places, side = panel_chips(self.plan.seats[seat], name, count)
            found["panel"] = places[n], side
        if self.table.sheet_seat == seat:
            sheet = self.table.sheet_places
            found["sheet"] = sheet.chips(name, count)[n], round(sheet.chip * CHIP_ROOM, 1)
        return found


def pile(state: RunHamsterRun, name: Trait) -> list[int]:
    """The chips of every seat in a pile."""
    return state.fatigue if name == FATIGUE else state.hand if name == HAND else state.trait(name)


def flights(was: RunHamsterRun, now: RunHamsterRun) -> Iterator[Flight]:
    """The chips that have gone from one pile to another."""
    names = (HAND, *TRAITS, FATIGUE)
    for seat in range(now.seats):
        gone = {name: pile(was, name)[seat] - pile(now, name)[seat] for name in names}
        origins = [name for name in names for _ in range(max(0, gone[name]))]
        goals = [name for name in names for _ in range(max(0, -gone[name]))]
        yield from ((seat, origin, goal) for origin, goal in zip(origins, goals, strict=False))
