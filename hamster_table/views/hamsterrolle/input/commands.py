"""What one does at the table of Hamsterrolle: take a piece, choose a compartment and a way to lie, let go."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QObject, QTimer

from hamster_table.engine.hamsterrolle import legality
from hamster_table.engine.hamsterrolle.actions import COMPARTMENTS, WHEEL, Compartment, Kind, Piece, Pose, kind_of
from hamster_table.engine.hamsterrolle.build_window import FURTHEST_PASS, ahead_by, contents, window
from hamster_table.engine.hamsterrolle.geometry.collision import compartment_of
from hamster_table.engine.hamsterrolle.holding import Trial
from hamster_table.engine.kernel import Refusal, Seat
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.sentences import HAND_MODES, hand_mode_words, kind_name
from hamster_table.models.texts import translate
from hamster_table.views.board.gestures import Gesture
from hamster_table.views.board.items import Spot
from hamster_table.views.hamsterrolle.input.landing import Landing
from hamster_table.views.hamsterrolle.input.placement_suggestions import describe_placement, ways_to_lie
from hamster_table.views.hamsterrolle.interface import PlacementTable
from hamster_table.views.hamsterrolle.render3d.rim import inner

PAUSE = 450
"""Milliseconds after the last key until it is said where the piece is."""


class PlacementCommands(QObject):
    """What the asked person can do with pieces, whatever the pointer or the key it is done with."""

    def __init__(self, table: PlacementTable, parent: QObject) -> None:
        super().__init__(parent)
        self.is_passing = False
        """Whether a piece is to be moved ahead instead of building."""
        self.last_announcement = ""
        """What was said last of the piece in the hand."""
        self._table = table
        self._pose_index = 0
        """Which of the ways to lie was chosen last."""
        self._chosen_for: tuple[Piece, Compartment] | None = None
        self.is_awaiting_place = False
        """Whether the piece is to be brought to the first place that is found in the compartment that was chosen."""
        self._announces_soon = QTimer(self, singleShot=True, interval=PAUSE)
        self._announces_soon.timeout.connect(self.announce_placement)

    def follow(self, landing: Landing) -> None:
        """Hear of what is found."""
        self._table.carrying.finder.found.connect(self._found)
        landing.turned.connect(self._turned)

    def gestures(self) -> Iterable[Gesture]:
        """Pieces that can be taken, and where the one in the hand can go. None of them is marked: the wheel has
        marks of its own."""
        table = self._table
        if not table.may_build:
            return
        assert table.asked is not None
        if table.carrying.carried is None:
            for kind in self.kinds_to_take():
                yield Gesture(None, ("slot", kind), partial(self.take_kind, kind), is_unmarked=True)
            for piece in self.pieces_to_pass():
                yield Gesture(None, ("wood", piece), partial(self.take_wood, piece), is_unmarked=True)
        for compartment in self.open_compartments():
            yield Gesture(None, ("compartment", compartment), partial(self.carry_to, compartment), is_unmarked=True)
        yield Gesture(None, ("hand-mode",), self.next_hand_mode, is_unmarked=True)

    @property
    def passes(self) -> bool:
        """Whether a piece of the wheel is to be taken, and none of the tray: as was chosen, or as an attempt binds
        that has begun so in a game of before (HR-48)."""
        state = self._table.seen
        is_bound = state.edition < 3 and state.attempt != -1 and state.place[state.attempt] == WHEEL
        return self.is_passing or is_bound

    def kinds_to_take(self) -> list[Kind]:
        """The kinds that can be taken out of the tray: all but in games of before, whose attempts bind (HR-48)."""
        table = self._table
        assert table.asked is not None
        kinds = {kind_of(piece) for piece in table.seen.stock(table.asked) if not legality.is_bound(table.seen, piece)}
        return [] if self.passes else sorted(kinds)

    def pieces_to_pass(self) -> list[Piece]:
        """The pieces that can be moved ahead instead of building (HR-20 to HR-22)."""
        table = self._table
        return [
            piece
            for compartment in table.seen.lowest
            for piece in contents(table.seen, compartment)
            if legality.check_piece_for_pass(table.seen, piece) is None
        ]

    def open_compartments(self) -> list[Compartment]:
        """Where the piece in the hand can go: the window, or for a pass the compartments ahead (HR-7, HR-21)."""
        table = self._table
        piece = table.carrying.piece
        if piece is None:
            return []
        if table.seen.place[piece] != WHEEL:
            return list(window(table.seen))
        start = compartment_of(table.seen.poses[piece])
        return [here for here in range(COMPARTMENTS) if 1 <= ahead_by(start, here) <= FURTHEST_PASS]

    def take_kind(self, kind: Kind) -> None:
        """Take a piece out of the tray, by the keyboard: it is held before the wheel."""
        table = self._table
        piece = self.piece_of(kind)
        if piece is not None:
            self._chosen_for, self.is_awaiting_place = None, False
            table.carrying.take(piece, 0.0, -inner(table.scenery.wheel.camera.box))
            table.refresh()

    def piece_of(self, kind: Kind) -> Piece | None:
        """The piece of that kind that would be taken, that of the attempt first; None: there is none in the supply."""
        table = self._table
        assert table.asked is not None
        stock = [piece for piece in table.seen.stock(table.asked) if kind_of(piece) == kind]
        return table.seen.attempt if table.seen.attempt in stock else next(iter(stock), None)

    def take_wood(self, piece: Piece) -> None:
        """Take a piece of the wheel into the hand, to pass it on (HR-21)."""
        table = self._table
        self._chosen_for, self.is_awaiting_place = None, False
        pose = table.carrying.frame.poses[piece]
        table.carrying.take(piece, float(pose[0]), float(pose[2]))
        table.refresh()

    def carry_to(self, compartment: Compartment) -> None:
        """Bring the piece in the hand over a compartment, to a place that holds if one is known there."""
        table = self._table
        piece = table.carrying.piece
        if piece is None or table.asked is None:
            return
        if self._chosen_for != (piece, compartment):
            self._chosen_for, self._pose_index = (piece, compartment), 0
        table.carrying.look_ahead()
        poses = self._poses(piece, compartment)
        self.is_awaiting_place = not poses and table.carrying.finder.is_looking
        table.carrying.bring(compartment, poses[self._pose_index % len(poses)] if poses else None)
        if poses:
            self.announce_soon()
        elif self.is_awaiting_place:
            self._say_looking()
        else:
            self._say_nothing_holds(piece)

    def _poses(self, piece: Piece, compartment: Compartment) -> tuple[Pose, ...]:
        return ways_to_lie(self._table.seen, self._table.carrying.finder.places(piece, compartment))

    def carry_to_nth(self, n: int) -> None:
        """The same by the place of a compartment among the open ones, from 1; nothing where there are fewer."""
        there = self.open_compartments()
        if n <= len(there):
            self.carry_to(there[n - 1])

    def next_pose(self, by: int = 1) -> None:
        """Bring the piece to the next way to lie in the compartment that was chosen, or over which it was carried; in
        front of the wheel, in the first one in which a place is known."""
        carrying = self._table.carrying
        if carrying.piece is None:
            return
        there, aim = self.open_compartments(), carrying.aim
        if self._chosen_for is not None and self._chosen_for[0] == carrying.piece and aim is None:
            here = self._chosen_for[1]
        elif aim is not None and aim.compartment in there:
            here = aim.compartment
        else:
            known = (one for one in there if carrying.finder.places(carrying.piece, one))
            here = next(known, there[0])
        if self._chosen_for == (carrying.piece, here):
            self._pose_index += by
        self.carry_to(here)

    @guard
    def _found(self) -> None:
        """More is known: bring the piece to the place that was waited for, or say that there is none."""
        carrying = self._table.carrying
        if not self.is_awaiting_place or self._chosen_for is None or carrying.piece != self._chosen_for[0]:
            return
        if self._poses(*self._chosen_for) or not carrying.finder.is_looking:
            self.carry_to(self._chosen_for[1])

    def hand_moved(self) -> None:
        """The hand was moved otherwise: no place is waited for any more."""
        self.is_awaiting_place = False

    def turn_to_hold(self) -> None:
        """Turn the piece in the hand so that it holds, near where it is; in front of the wheel, as `next_pose`."""
        carrying = self._table.carrying
        if carrying.aim is None or carrying.aim.compartment not in self.open_compartments():
            self.next_pose()
            return
        self.hand_moved()
        self._say_looking()
        self._table.landing.turn_to_hold()

    @guard
    def _turned(self, trial: Trial | None) -> None:
        piece = self._table.carrying.piece
        if trial is not None:
            self.announce_soon()
        elif piece is not None:
            self._say_nothing_holds(piece)

    def _say_nothing_holds(self, piece: Piece) -> None:
        """Nothing holds here; or nowhere, if that is known: then another piece may be taken, or be passed on."""
        table, finder = self._table, self._table.carrying.finder
        if finder.is_looking or finder.knows_of(piece):
            self._say(translate("Hamsterrolle", "Nothing that holds was found here."))
            return
        text = translate("Hamsterrolle", "Nothing was found that holds for the {piece}.").format(
            piece=kind_name(kind_of(piece))
        )
        if table.seen.place[piece] != WHEEL and self.may_pass:
            text += " " + translate("Hamsterrolle", "You may put it back, and pass instead.")
        self._say(text)

    @property
    def may_pass(self) -> bool:
        """Whether a piece may be moved ahead instead of building."""
        return self._table.seen.attempt == -1 and bool(self.pieces_to_pass())

    def _say_looking(self) -> None:
        """The prompt shows it too."""
        self._announces_soon.stop()
        self._table.announce(translate("Hamsterrolle", "Looking for a place that holds…"))

    def _say(self, text: str) -> None:
        self.last_announcement = text
        self._announces_soon.stop()
        self._table.noticed.emit(text)  # which is spoken where it is shown

    def announce_soon(self) -> None:
        """Say where the piece is, `PAUSE` milliseconds after the last call."""
        self._announces_soon.start()

    @guard
    def announce_placement(self) -> None:
        """Say where the piece in the hand is, and whether it may be let go."""
        table = self._table
        if table.carrying.carried is not None and table.seen is not None:
            table.carrying.judge()
            self.last_announcement = describe_placement(table.seen, table.carrying, table.reason)
            table.announce(self.last_announcement)

    def hand_mode_of(self, seat: Seat) -> str:
        """The kind of hand of a person: the one that was chosen, else the first."""
        table = self._table
        mode = table.habits.get(table.names[seat], HAND_MODES[0])
        # Habits come from the file of settings, which may say anything.
        return mode if mode in HAND_MODES else HAND_MODES[0]

    def next_hand_mode(self) -> None:
        """Give the asked person, or who owns the tray, the next kind of hand, and have that kept by `habit_changed`."""
        table = self._table
        seat = table.owner if table.asked is None else table.asked
        mode = HAND_MODES[(HAND_MODES.index(self.hand_mode_of(seat)) + 1) % len(HAND_MODES)]
        table.habits[table.names[seat]] = mode
        table.carrying.set_hand_mode(mode)
        table.habit_changed.emit(table.names[seat], mode)
        table.refresh()
        table.announce(hand_mode_words(mode))

    def begin_pass(self, is_passing: bool) -> None:
        """Show what can be moved ahead, or build after all."""
        table = self._table
        self.is_passing = is_passing
        table.refresh()

    def let_go(self) -> None:
        """Let go of the piece in the hand, or say beside it why it cannot be let go here (HR-18)."""
        table = self._table
        why = table.carrying.let_go()
        if why is not None:
            table.say_refused(why)

    def put_hand_back(self) -> None:
        """Put the piece in the hand back where it was taken (HR-48)."""
        table = self._table
        table.carrying.put_back()
        table.refresh()

    def drop_refusal(self, spot: Spot) -> Refusal | None:
        """Why a piece of the wheel cannot be taken, or nothing of a slot of the tray; None: nothing is to be said."""
        table = self._table
        if not table.may_build or table.carrying.carried is not None:
            return None
        match spot:
            case ("wood", wood):
                return legality.check_piece_for_pass(table.seen, wood)
            case ("slot", kind) if kind in {kind_of(one) for one in table.seen.stock(table.asked or 0)}:
                if self.is_passing:
                    return Refusal("HR-20", "in-a-pass")
                if table.seen.attempt != -1:
                    return Refusal("HR-48", "another-in-hand", name=legality.name_of(table.seen.attempt))
        return None
