"""What cannot be in a position of Run, Hamster, Run!: everything that no game comes to, as far as it can be told.

Told from the position alone: chips of the box, places, the order of the round, and which Speed goes with which round
and strip. How many alligators there can be is told within bounds only.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from hamster_table.engine import position
from hamster_table.engine.kernel import Refusal, Seat
from hamster_table.engine.position import Problem, Values
from hamster_table.engine.run_hamster_run.actions import FRISKINESS, REST, RUN, SCAMPER, STRIPS, TRAITS
from hamster_table.engine.run_hamster_run.pit import rolled
from hamster_table.engine.run_hamster_run.state import PLUCK, STAR_START, START_STRIPS, RunHamsterRunSetup

BEGIN, DECLARE, ACT = "begin", "declare", "act"
"""The moments: before pluck is allocated; before a hamster declares; before it carries out its action."""
LATER = (DECLARE, ACT)
ON_BELT, IN_PIT, OUT = "belt", "pit", "eaten"
NOT_YET, YES, DOWN = "none", "yes", "down"
LATEST = 60
"""The latest round, the highest Speed and the most alligators that can be entered."""
MOST_RAISES = 2
"""By how much Speed rises in a round at most before the belt moves: without Friskiness, and when all declare a Rest."""


class Entered(position.Entered):
    """The values of a position, by what they are about."""

    def __init__(self, seats: int, values: Values) -> None:
        super().__init__(seats, values)
        self.alive = [seat for seat in self.seats if self.text(seat, "place") != OUT]
        self.order = sorted(self.alive, key=lambda seat: self.own(seat, "initiative"))
        """The hamsters in play, the highest initiative first."""
        turn = self.number("turn")
        at = self.order.index(turn) if self.is_later and turn in self.order else 0
        self.acted = self.order[:at] if values["moment"] == ACT else []
        """Who has carried out its action in this round."""
        self.waits = self.order[: at + 1] if values["moment"] == DECLARE else []
        """Who has not declared yet."""

    @property
    def is_later(self) -> bool:
        """Whether traits are allocated, and initiative is settled."""
        return self.values["moment"] in LATER

    def text(self, seat: Seat, name: str) -> str:
        """A choice of a seat; "" where it is not asked."""
        return self.choice(f"{seat}.{name}")

    def pluck(self, seat: Seat) -> int:
        """The chips in the traits of a hamster."""
        return sum(self.own(seat, trait) for trait in TRAITS)


def problems(table: RunHamsterRunSetup, values: Values) -> list[Problem]:
    """Everything that is wrong with a position."""
    entered = Entered(table.seats, values)
    found = [*_of_places(entered), *_of_chips(entered), *_of_machine(entered)]
    if entered.is_later and entered.alive:
        found += [*_of_order(entered), *_of_deeds(entered), *_of_sleepers(entered)]
    return found


def _of_places(entered: Entered) -> Iterator[Problem]:
    """Where hamsters stand: one to a square, low enough, and at least two in play (RR-1, RR-41, RR-47, RR-51)."""
    if len(entered.alive) < 2:
        yield Problem(Refusal("RR-51", "entered-game-over"), "0.place")
    round_ = entered.number("round")
    for seat in entered.seats:
        if seat not in entered.alive and entered.own(seat, "eaten") >= round_:
            yield Problem(Refusal("RR-47", "entered-eaten-later", seat=seat), f"{seat}.eaten")
    squares: dict[tuple[int, int], Seat] = {}
    for seat in entered.alive:
        square = entered.own(seat, "strip"), entered.own(seat, "lane")
        other = squares.setdefault(square, seat)
        if entered.text(seat, "place") == ON_BELT and other != seat:
            yield Problem(Refusal("RR-1", "entered-same-square", seat=seat, other_seat=other), f"{seat}.strip")
    # Whoever has carried out an action may have run anywhere since, or thrown others.
    if entered.acted:
        return
    highest = _highest(entered)
    for seat in entered.alive:
        if entered.own(seat, "strip") > highest:
            why = (
                Refusal("RR-1", "beyond-the-star")
                if round_ == 1
                else Refusal("RR-41", "entered-above", seat=seat, strip=highest)
            )
            yield Problem(why, f"{seat}.strip")
        if round_ == 1 and entered.text(seat, "place") == IN_PIT:
            yield Problem(Refusal("RR-1", "entered-fallen-early", seat=seat), f"{seat}.place")


def _highest(entered: Entered) -> int:
    """The highest strip on which anybody can stand before somebody has acted."""
    round_ = entered.number("round")
    if round_ == 1:
        return START_STRIPS
    moved = [
        least
        for (speed, star), least in begun_with(round_).items()
        if star == entered.number("star") and entered.number("speed") - speed in raises(entered)
    ]
    # Where no game leads to that Speed, that is what is said.
    return max(0, STRIPS - min(moved, default=0))


def _of_chips(entered: Entered) -> Iterator[Problem]:
    """Seven pluck chips each, of which some may lie face down (RR-2, RR-7, RR-13, RR-18)."""
    for seat in entered.alive:
        chips = entered.own(seat, "fatigue") + entered.pluck(seat)
        if entered.is_later and chips != PLUCK:
            yield Problem(Refusal("RR-7", "entered-pluck", seat=seat, chips=chips), f"{seat}.fatigue")
        elif entered.own(seat, "fatigue") and entered.number("round") == 1 and not entered.acted:
            yield Problem(Refusal("RR-7", "entered-tired-early", seat=seat), f"{seat}.fatigue")
        down = entered.own(seat, DOWN)
        if down > entered.own(seat, SCAMPER):
            yield Problem(Refusal("RR-18", "entered-down", seat=seat), f"{seat}.{DOWN}")
        elif down and not (seat in entered.acted and entered.text(seat, "deed") == RUN):
            yield Problem(Refusal("RR-13", "entered-down-early", seat=seat), f"{seat}.{DOWN}")


def _of_machine(entered: Entered) -> Iterator[Problem]:
    """The belt and the alligators (RR-40, RR-42)."""
    round_, speed, star = entered.number("round"), entered.number("speed"), entered.number("star")
    reached = begun_with(round_)
    if not any((speed - more, star) in reached for more in raises(entered)):
        yield Problem(Refusal("RR-40", "entered-speed", round=round_, speed=speed, strip=star), "speed")
    alligators = entered.number("alligators")
    has_fallen = any(entered.text(seat, "place") != ON_BELT for seat in entered.seats)
    if alligators > round_:
        yield Problem(Refusal("RR-42", "entered-alligators", round=round_, most=round_), "alligators")
    elif alligators != 1 and not has_fallen:
        yield Problem(Refusal("RR-42", "entered-one-alligator"), "alligators")


def _of_order(entered: Entered) -> Iterator[Problem]:
    """Whose turn it is, and the initiative (RR-8, RR-9)."""
    places = [entered.own(seat, "initiative") for seat in entered.alive]
    for seat, place in zip(entered.alive, places, strict=True):
        if places.count(place) > 1 or place > len(places):
            yield Problem(Refusal("RR-8", "entered-initiative", most=len(places)), f"{seat}.initiative")
            break
    turn = entered.number("turn")
    if turn not in entered.alive:
        yield Problem(Refusal("RR-47", "not-in-play", seat=turn), "turn")
    if entered.acted:
        return
    for first, second in zip(entered.order, entered.order[1:], strict=False):
        if entered.own(second, FRISKINESS) and not entered.own(first, FRISKINESS):
            why = Refusal("RR-9", "entered-friskiness", seat=second, other_seat=first)
            yield Problem(why, f"{second}.initiative")


def _of_deeds(entered: Entered) -> Iterator[Problem]:
    """Who has declared, the lowest initiative first (RR-11, RR-61)."""
    for seat in entered.alive:
        deed = entered.text(seat, "deed")
        if seat in entered.waits and deed != NOT_YET:
            yield Problem(Refusal("RR-11", "entered-declared-early", seat=seat), f"{seat}.deed")
        elif seat not in entered.waits and deed == NOT_YET:
            yield Problem(Refusal("RR-11", "entered-undeclared", seat=seat), f"{seat}.deed")
        is_asleep = entered.text(seat, "asleep") == YES or not (entered.acted or entered.pluck(seat))
        if is_asleep and deed not in (REST, NOT_YET):
            yield Problem(Refusal("RR-61", "asleep", seat=seat), f"{seat}.deed")


def _of_sleepers(entered: Entered) -> Iterator[Problem]:
    """Who had passed out when the round began (RR-49, RR-50)."""
    for seat in entered.alive:
        is_asleep = entered.text(seat, "asleep") == YES
        # Its own Rest is all that brings it a chip, and that only on the belt.
        most = int(seat in entered.acted and entered.text(seat, "place") == ON_BELT)
        if is_asleep and entered.pluck(seat) > most:
            yield Problem(Refusal("RR-49", "entered-asleep", seat=seat), f"{seat}.asleep")
        is_said = entered.values["moment"] == ACT
        if is_said and not (is_asleep or entered.acted or entered.pluck(seat)):
            yield Problem(Refusal("RR-49", "entered-awake", seat=seat), f"{seat}.asleep")


def raises(entered: Entered) -> set[int]:
    """By how much Speed may have risen in this round so far: without Friskiness (RR-10), and by Rests (RR-12)."""
    if not entered.is_later:
        return {0}
    # A hamster gets a chip back by its own Rest only; all other chips were there when initiative was drawn.
    rested = [seat for seat in entered.acted if entered.text(seat, "deed") == REST]
    found = {0, 1}
    if any(entered.own(seat, FRISKINESS) for seat in entered.alive if seat not in rested):
        found = {0}
    elif not entered.acted:
        found = {1}
    if entered.values["moment"] == DECLARE:
        return found
    left = [seat for seat in entered.alive if seat not in entered.acted]
    if any(entered.text(seat, "deed") != REST for seat in left):
        return found
    # Who has acted may have changed to a Rest, or from one.
    by_rest = {0, 1} if entered.acted else {1}
    return {one + other for one in found for other in by_rest}


@cache
def begun_with(round_: int) -> dict[tuple[int, int], int]:
    """The Speed and the place of the star strip with which a round can begin, each with the fewest strips that the belt
    moved just before (RR-10, RR-12, RR-40)."""
    if round_ <= 1:
        return {(1, STAR_START): 0}
    found: dict[tuple[int, int], int] = {}
    for speed, star in begun_with(round_ - 1):
        for moved in range(speed, speed + MOST_RAISES + 1):
            key = rolled(moved, star)
            if key[0] <= LATEST:
                found[key] = min(moved, found.get(key, moved))
    return found
