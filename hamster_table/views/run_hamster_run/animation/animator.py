"""What all animations on the table of Run, Hamster, Run! share: who stands where, and chips on their way."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Protocol

from PySide6.QtCore import QAbstractAnimation, QPointF

from hamster_table.engine.kernel import Seat
from hamster_table.engine.match import Frame
from hamster_table.engine.run_hamster_run.actions import SCAMPER, TRAITS, Square, Trait
from hamster_table.engine.run_hamster_run.events import RoundBegan
from hamster_table.engine.run_hamster_run.state import RunHamsterRun
from hamster_table.models.run_hamster_run.texts import FATIGUE, HAND
from hamster_table.views.art import sprites
from hamster_table.views.art.rendered_pixmaps import word_card
from hamster_table.views.board.animations import Curve, TemporaryItem, Tween, at_once, between, parabola
from hamster_table.views.board.event_animator import AnimatedTable, EventAnimator
from hamster_table.views.board.items import Piece, PieceItem
from hamster_table.views.run_hamster_run.drawings.belt import BeltItem
from hamster_table.views.run_hamster_run.drawings.machine import MachineDrawing
from hamster_table.views.run_hamster_run.drawings.portraits import mood_picture
from hamster_table.views.run_hamster_run.drawings.profile_sheet import HatDrawing, SheetPlan, portrait_frame
from hamster_table.views.run_hamster_run.drawings.seat_panels import CHIP_ROOM, panel_chips, portrait_place
from hamster_table.views.run_hamster_run.layout import Plan
from hamster_table.views.run_hamster_run.pieces import AlligatorLook, alligator_face

Flight = tuple[Seat, Trait, Trait]
"""A chip on its way: whose, from which pile, to which."""


class AnimatedBelt(AnimatedTable, Protocol):
    """What the animator needs of the table of Run, Hamster, Run!."""

    plan: Plan | None
    belt: BeltItem
    machine: MachineDrawing
    hat: HatDrawing
    sheet_places: SheetPlan | None

    @property
    def sheet_seat(self) -> Seat:
        """Whose profile sheet is shown."""
        ...


class RunHamsterRunAnimator(EventAnimator[RunHamsterRun, AnimatedBelt]):
    """Animates the frames of one performance."""

    def __init__(self, table: AnimatedBelt) -> None:
        super().__init__(table)
        self.faces: dict[Piece, Hashable] = {}
        """How every piece looked before the event: its `face_key`."""
        self.edges: dict[Seat, QPointF] = {}
        """Who hangs over the edge of the belt, and where."""
        self.thrown: Seat | None = None
        """Who flies through the air and will fall into the pit."""
        self._flights: list[Flight] = []
        self._snapping = False

    # What the player asks of it

    def animate(self, frame: Frame[RunHamsterRun]) -> QAbstractAnimation | None:
        """Show the view just after the event, and give the animation that leads there; chips slide and turn by
        themselves."""
        self.faces = {piece: item.face_key for piece, item in self.table.board_scene.pieces.items()}
        # At the beginning of a round all chips are back in the hands at once: none is seen to go there.
        new = [] if isinstance(frame.event, RoundBegan) else list(flights(self.now, frame.state))
        self._flights += new
        animation = super().animate(frame)
        chips = [] if isinstance(frame.event, RoundBegan) else [*self._fly(new), *self._turn_down()]
        if chips:
            chips.append(self.cue("chips", 300))
        found = [animation, *chips] if animation is not None else chips
        return at_once(*found) if len(found) > 1 else found[0] if found else None

    def clear(self) -> None:
        """Let the chips lie where they flew, too."""
        super().clear()
        if self._flights or self._snapping:
            self._flights.clear()
            self._snapping = False
            self.show(self.now)

    def show(self, view: RunHamsterRun) -> None:
        """Lay a view out, without the chips that are still on their way."""
        seen = view.copy()
        # A chip on its way is in no pile: it is drawn by its temporary item only.
        for seat, _, goal in self._flights:
            pile(seen, goal)[seat] -= 1
        super().show(seen)

    # What animations are made of

    @property
    def plan(self) -> Plan:
        """Where everything is."""
        assert self.table.plan is not None
        return self.table.plan

    @property
    def unit(self) -> float:
        """How large pieces are, 1 for squares of 72 pixels."""
        return self.plan.unit

    def hamster(self, seat: Seat) -> PieceItem:
        """The hamster of a seat."""
        return self.table.board_scene.pieces["hamster", seat]

    def path(self, piece: Piece) -> tuple[QPointF, QPointF]:
        """Where a piece was before the event, and where it is now."""
        now = self.table.board_scene.pieces[piece].pos()
        return self.before.get(piece, now), now

    def stand(self, square: Square) -> QPointF:
        """Where a hamster on a square stands, in the scene."""
        return self.plan.square(square).center() + QPointF(0, 6 * self.unit)

    def card_over(self, title: str, line: str, seat: Seat | None, at: QPointF) -> TemporaryItem:
        """A card with words over the head of who stands there; in the uppermost lane under the feet."""
        card = self.card(title, line, seat, at)
        half = card.boundingRect().height() / 2 - sprites.shadow_margin(3)
        above, below = at.y() - 58 * self.unit - half, at.y() + 36 * self.unit + half
        card.setY(below if above - half < self.plan.machine.top() else above)
        return card

    def card(self, title: str, line: str, seat: Seat | None, at: QPointF) -> TemporaryItem:
        """A card with words, near there and wholly in sight."""
        return self.add_card(word_card(title, line, seat, self.dpr), at)

    def mood(self, seat: Seat, mood: str) -> None:
        """Let the portraits of a hamster show that it is "bitten" or the "winner": from the moment at which one sees
        that, to the end of this animation."""
        places = [] if self.plan.is_small else [portrait_place(self.plan.seats[seat], self.table.names[seat])]
        sheet = self.table.sheet_places
        if self.table.sheet_seat == seat and sheet is not None:
            places.append(portrait_frame(sheet.portrait))
        for place in places:
            self.show_when_told(self.add(mood_picture(mood, place, self.dpr), place.center()))

    def snap(self, alligator: Piece, jaws: str) -> None:
        """Let an alligator open its jaws "wide", or "shut" them."""
        self._snapping = True
        item = self.table.board_scene.pieces[alligator]
        assert isinstance(item.face_key, AlligatorLook)
        item.show_face(*alligator_face(item.face_key._replace(jaws=jaws)))

    # Chips on their way

    def _fly(self, chips: list[Flight]) -> Iterator[QAbstractAnimation]:
        """Chips slide from pile to pile, on the seat's panel and on its sheet."""
        # Of several that leave one pile or come to one, the first is the uppermost: each has a place of its own.
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
        item = self.add(faces[0], start)

        def move(share: float) -> None:
            item.setPos(between(start, end, share) - QPointF(0, 12 * parabola(share)))
            if down[0] != down[1]:
                item.turn_over(faces, share)

        return Tween(320, move)

    def _turn_down(self) -> Iterator[QAbstractAnimation]:
        """Scamper chips turn face down."""
        for seat in range(self.now.seats):
            count, down = self.now.scamper[seat], self.now.down[seat]
            # Face-down chips lie last; the first of them are those that have just turned.
            turned = down - min(self.was.down[seat], count)
            for n in range(count - down, count - down + max(0, turned)):
                for at, side in self._places(self.now, seat, SCAMPER, count - 1 - n).values():
                    yield self._turn(seat, at, side)

    def _turn(self, seat: Seat, at: QPointF, side: float) -> QAbstractAnimation:
        faces = [sprites.chip(seat, side, face, self.dpr, 1) for face in (False, True)]
        item = self.add(faces[0], at)
        return Tween(320, lambda share: item.turn_over(faces, share), Curve.InOutSine)

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
        sheet = self.table.sheet_places
        if self.table.sheet_seat == seat and sheet is not None:
            found["sheet"] = sheet.chips(name, count)[n], round(sheet.chip * CHIP_ROOM, 1)
        return found


def pile(state: RunHamsterRun, name: Trait) -> list[int]:
    """The chips of every seat in a pile: a trait, Fatigue or the hand; the list of the state itself."""
    return state.fatigue if name == FATIGUE else state.hand if name == HAND else state.trait(name)


def flights(was: RunHamsterRun, now: RunHamsterRun) -> Iterator[Flight]:
    """The chips that have gone from one pile to another."""
    names = (HAND, *TRAITS, FATIGUE)
    for seat in range(now.seats):
        gone = {name: pile(was, name)[seat] - pile(now, name)[seat] for name in names}
        origins = [name for name in names for _ in range(max(0, gone[name]))]
        goals = [name for name in names for _ in range(max(0, -gone[name]))]
        yield from ((seat, origin, goal) for origin, goal in zip(origins, goals, strict=False))
