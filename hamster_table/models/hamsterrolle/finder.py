"""Finds places that hold for who is asked to build: ahead, while the person thinks, and near the hand.

With wood they are tried on a thread (`finding_thread`). Without it geometry decides, at once and only when asked.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice, zip_longest

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot

from hamster_table.engine.hamsterrolle.actions import WHEEL, Compartment, Hand, Kind, Piece, kind_of
from hamster_table.engine.hamsterrolle.build_window import kinds_in, window
from hamster_table.engine.hamsterrolle.feeling import Feeler
from hamster_table.engine.hamsterrolle.finding import open_to
from hamster_table.engine.hamsterrolle.holding import Trial
from hamster_table.engine.hamsterrolle.legality import check_held
from hamster_table.engine.hamsterrolle.placements import builds_at
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Seat
from hamster_table.models.guard import guard
from hamster_table.models.hamsterrolle.finding_thread import Answer, FindingThread, Question
from hamster_table.models.hamsterrolle.near_places import distance, hands_near, laying_hand, refusal_of_place
from hamster_table.models.hamsterrolle.physics_worker import WheelWorker
from hamster_table.models.relay import Relay

ENOUGH_IN_HAND, MOST_IN_HAND = 8, 300
"""So many places that hold are enough for the piece in the hand in each compartment, and so many are tried."""
ENOUGH_OF_SUPPLY, MOST_OF_SUPPLY = 1, 240
"""The same for each kind of a supply, before a piece is taken: the first shows that there is one."""
ACROSS = (0, 45, -45)
"""How far from the middle of the rim places at the edge are tried, in tenths of a millimetre."""
DRAWN, GROUP = 120, 12
"""So many places are drawn for each piece and compartment, and so many of them are put in order at a time."""
MOST_NEAR = 60
"""So many places near the hand are tried."""
NEAR_FIRST = 30
"""So many of them are tried before those in all of the compartment, where these are asked for too."""
LONGEST_NEAR_S, LONGEST_ANYWHERE_S = 1.0, 3.0
"""So long a place near the hand, or in all of its compartment, is looked for."""

Then = Callable[[Trial | None], None]
"""Hears of the place near the hand that holds, else why the piece does not hold there; None: no place near it is legal.
"""


class Finder(QObject):
    """What is known about places that hold."""

    found = Signal()
    """More is known of what was looked for ahead."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thread: FindingThread | None = None
        self._seen: tuple[Hamsterrolle, Seat] | None = None
        self._held: dict[tuple[Kind, Compartment], list[Hand]] = {}
        self._pieces: tuple[Piece, ...] = ()
        self._ahead: Question | None = None
        self._near: Question | None = None
        self._then: Then = lambda trial: None
        self._refused: Trial | None = None
        """The first trial of the question near the hand, which was refused."""

    # Ahead

    @property
    def is_looking(self) -> bool:
        """Whether it is still looked for places ahead."""
        return self._ahead is not None

    @property
    def is_looking_near(self) -> bool:
        """Whether it is still looked for a place near the hand."""
        return self._near is not None

    def look_ahead(self, state: Hamsterrolle, seat: Seat, pieces: Sequence[Piece]) -> None:
        """Try places for these pieces, best of all for a single one; what was found in the same wheel is kept."""
        if not self._is_seen(state, seat):
            self._held.clear()
        elif self._pieces == tuple(pieces):
            return
        self._seen, self._pieces = (state.copy(), seat), tuple(pieces)
        enough, most = (ENOUGH_IN_HAND, MOST_IN_HAND) if len(pieces) == 1 else (ENOUGH_OF_SUPPLY, MOST_OF_SUPPLY)
        if _is_tried(state):
            held = self._seen[0]
            self._ahead = Question(held, in_turns(places_ahead(held, seat, pieces)), enough, most)
            self._ask(self._ahead, True)

    def places(self, piece: Piece, compartment: Compartment) -> list[Hand]:
        """The places in a compartment that are known to hold for that piece, best first."""
        if self._seen is None:
            return []
        where = kind_of(piece), compartment
        if where not in self._held and not _is_tried(self._seen[0]):
            state, seat = self._seen
            legal = (
                hand for way in places_ahead(state, seat, [piece], compartment) for hand in way if hand is not None
            )
            self._held[where] = [*islice((hand for hand in legal if check_held(state, hand) is None), ENOUGH_IN_HAND)]
        return [replace(hand, piece=piece) for hand in self._held.get(where, ())]

    def put_first(self, hand: Hand) -> None:
        """A place that was tried elsewhere, and holds in the wheel as it is: it comes before all others."""
        if self._seen is not None:
            known, where = self.places(hand.piece, hand.compartment), (kind_of(hand.piece), hand.compartment)
            self._held[where] = [replace(hand, held=()), *(one for one in known if one.pose != hand.pose)]

    def kinds(self) -> set[Kind]:
        """The kinds for which a place is known to hold."""
        return {kind for (kind, _), hands in self._held.items() if hands}

    def knows_of(self, piece: Piece) -> bool:
        """Whether any place is known to hold for that piece. Without wood all are looked at first."""
        if self._seen is not None and not _is_tried(self._seen[0]):
            state, seat = self._seen
            hands = in_turns(places_ahead(state, seat, [piece]))
            return any(hand is not None and check_held(state, hand) is None for hand in hands)
        return kind_of(piece) in self.kinds()

    def _is_seen(self, state: Hamsterrolle, seat: Seat) -> bool:
        if self._seen is None:
            return False
        old, its_seat = self._seen
        return (its_seat, old.turn, old.angle, old.reference, old.place, old.poses) == (
            seat,
            state.turn,
            state.angle,
            state.reference,
            state.place,
            state.poses,
        )

    # Near the hand

    def look_near(
        self, state: Hamsterrolle, seat: Seat, hand: Hand, is_steady: bool, then: Then, anywhere: bool = False
    ) -> None:
        """Find a place that holds near an opening hand, instead of what was asked before, and tell it to *then*. A
        steady hand moves its piece a little for it, another one not at all. *anywhere*: in the whole compartment, with
        all ways to lie."""
        held = state.copy()
        hands: Iterator[Hand | None] = ways_near(held, seat, hand, is_steady)
        if anywhere:
            # What was found ahead holds for sure; what is close by may be nearer.
            known = [replace(hand, pose=one.pose) for one in self.places(hand.piece, hand.compartment)]
            known.sort(key=lambda one: distance(one.pose, hand.pose))
            hands = chain(islice(hands, NEAR_FIRST), known, in_compartment(held, seat, hand))
        self._refused, self._then = None, then
        if not _is_tried(state):
            self._near = None
            trials = (Trial(one, check_held(state, one), {}) for one in hands if one is not None)
            first = next(trials, None)
            then(first if first is None or first.refusal is None else next((t for t in trials if not t.refusal), first))
            return
        most = MOST_IN_HAND if anywhere else MOST_NEAR
        seconds = LONGEST_ANYWHERE_S if anywhere else LONGEST_NEAR_S
        self._near = Question(held, hands, most, most, True, seconds)
        self._ask(self._near, False)

    def forget_near(self) -> None:
        """The hand has moved: it does not matter any more."""
        if self._near is not None:
            self._near = None
            self._ask(None, False)

    # The thread

    def stop(self) -> None:
        """Forget everything, without waiting for the thread."""
        thread, self._thread = self._thread, None
        self._seen = self._ahead = self._near = None
        self._pieces = ()
        self._held.clear()
        if thread is not None:
            thread.command(is_stopped=True)

    def _ask(self, question: Question | None, is_ahead: bool) -> None:
        if self._thread is None or not self._thread.is_alive():
            if question is None:
                return
            relay = Relay(self._answered)
            self._thread = FindingThread(relay.say)
            relay.carry_for(self._thread)
        self._thread.ask(question, is_ahead)

    @Slot(object)
    @guard
    def _answered(self, answer: Answer) -> None:
        # Messages are queued: one about what nobody asks any more may still arrive.
        trial = answer.trial
        if answer.question is self._near:
            if trial is not None and trial.refusal is not None:
                self._refused = trial
                return
            self._near = None
            self._then(self._refused if trial is None else trial)
        elif answer.question is self._ahead:
            if trial is None:
                self._ahead = None
            elif trial.refusal is None:
                hand = replace(trial.hand, held=())
                known = self._held.setdefault((kind_of(hand.piece), hand.compartment), [])
                if hand.pose not in {one.pose for one in known}:
                    known.append(hand)
            self.found.emit()


def _is_tried(state: Hamsterrolle) -> bool:
    """Whether places are tried in the physics."""
    return state.wood and WheelWorker.is_possible()


def ways_near(state: Hamsterrolle, seat: Seat, hand: Hand, is_steady: bool) -> Iterator[Hand]:
    """The hands that may open instead of that one. In the first edition, in which nothing has to hold, a steady one
    only lowers its piece."""
    if is_steady and state.edition > 1:
        yield from hands_near(state, seat, hand)
    elif refusal_of_place(state, seat, hand) is None:
        yield from dict.fromkeys((laying_hand(state, seat, hand), hand) if is_steady else (hand,))


def in_compartment(state: Hamsterrolle, seat: Seat, hand: Hand) -> Iterator[Hand | None]:
    """Places in the compartment of a hand, in groups, the nearest of each group first; what it has moved stays moved.
    None for each that was drawn in vain."""
    drawn = in_turns(places_ahead(state, seat, [hand.piece], hand.compartment))
    while group := [*islice(drawn, GROUP)]:
        yield None
        here = [replace(hand, pose=one.pose) for one in group if one is not None]
        for one in sorted(here, key=lambda one: distance(one.pose, hand.pose)):
            yield one if refusal_of_place(state, seat, one) is None else None


def drawn_there(
    state: Hamsterrolle, seat: Seat, feeler: Feeler, piece: Piece, compartment: Compartment, rng: random.Random
) -> Iterator[Hand | None]:
    """Legal places of a piece in a compartment, those that just pass the edge first; None for each that was drawn in
    vain, so that nobody waits long."""
    if state.place[piece] != WHEEL:
        others = {other: state.poses[other] for other in state.in_wheel()}
        for across in ACROSS:
            yield from builds_at(state, seat, piece, compartment, others, across)
    for _ in range(DRAWN):
        yield next(feeler.hands(seat, piece, compartment, rng, 1), None)


def places_ahead(
    state: Hamsterrolle, seat: Seat, pieces: Iterable[Piece], compartment: Compartment | None = None
) -> Iterator[Iterator[Hand | None]]:
    """Places of these pieces, as `drawn_there`: for each piece and open compartment. *compartment*: only this one."""
    feeler, rng = Feeler(state), random.Random(f"{state.turn}/{state.angle}")  # equal states find equal places
    for piece in pieces:
        for here in open_to(state, piece) if state.place[piece] == WHEEL else window(state):
            if compartment in (None, here) and kind_of(piece) not in kinds_in(state, here):
                yield drawn_there(state, seat, feeler, piece, here, rng)


def in_turns(ways: Iterable[Iterator[Hand | None]]) -> Iterator[Hand | None]:
    """One of each, then the next of each, until all are at an end."""
    for row in zip_longest(*ways):
        yield from row
