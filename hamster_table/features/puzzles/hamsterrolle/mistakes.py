"""What people would have done better at the wheel: turns in which something fell, and a place where nothing would have.

What cost only bad luck is no mistake: a choice counts as costly where by far fewer things fall with another place in
wheels that are imagined, as one could know it then; and with that place nothing falls in the real one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field

from hamster_table.engine.codec import to_json
from hamster_table.engine.hamsterrolle.actions import Build, Drop, Hand, Pass
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS
from hamster_table.engine.hamsterrolle.events import TurnEnded
from hamster_table.engine.hamsterrolle.state import Hamsterrolle
from hamster_table.engine.kernel import Seat
from hamster_table.engine.match import Match
from hamster_table.features.puzzles.hamsterrolle.trials import STAYS, Asked, Wheel, apart, error, place_of
from hamster_table.features.puzzles.puzzle_file import Answer, Puzzle
from hamster_table.features.puzzles.questions import MOST, own_name

SIFT, CONFIRM = 6, 30
"""How often a place is tried for what may be a question, and for what is one."""
MARGIN, ERRORS = 0.3, 3.0
"""So much more often must nothing fall with another place, and by so many standard errors."""
NOTHING_FALLS = Asked(STAYS)
SIFTED = 8
"""So many turns of each person are looked at: those that lost most."""
LOOKS = 2
"""So often the wheel is looked at for other places while none is better; each look finds other ones."""
Moment = tuple[int, Hand, int]
"""A turn that lost something: the entry by which a piece was laid or let drop, that hand, and how many pieces fell."""


@dataclass(slots=True)
class Lost:
    """A turn of a person in which something fell."""

    match: Match
    """Up to the choice."""
    seat: Seat
    chosen: Hand
    fallen: int
    name: str
    wheel: Wheel = field(init=False)

    def __post_init__(self) -> None:
        view = self.match.view(self.seat)
        assert isinstance(view, Hamsterrolle)
        self.wheel = Wheel(view, self.seat, self.name)

    def share(self, hand: Hand, number: int) -> float:
        """How often nothing falls with a place, of so many tries."""
        return self.wheel.share(hand, NOTHING_FALLS, number, f"{number}")

    def others(self, look: int = 0) -> Iterator[Hand]:
        """What else could have been done: at the first look what *Sharp* does, and at each some places where a piece
        holds."""
        found = [*self.wheel.holding]
        if look:
            found = Wheel(self.wheel.view, self.seat, f"{self.name}/{look}").holding
        else:
            # Master takes seven times as long, and what is found is tried often enough.
            self.wheel.layer.skill = SKILLS["sharp"]
            done = self.wheel.layer.choose()
            found[:0] = [self.wheel.let_go(done)] if isinstance(done, Build | Pass) else []
        return (hand for hand in found if place_of(hand) != place_of(self.chosen))

    def is_safe(self, hand: Hand) -> bool:
        """Whether nothing falls in the real wheel, where there is one."""
        return not self.wheel.is_simulated or self.wheel.does(hand, NOTHING_FALLS)

    def better(self) -> tuple[float, Hand] | None:
        """How many more pieces stay with the place that seems best, about, and that place; None: none is better."""
        least = self.share(self.chosen, SIFT) + MARGIN
        if least > 1:
            return None
        best: tuple[float, Hand] | None = None
        for look in range(LOOKS):
            for hand in self.others(look):
                share = self.share(hand, SIFT)
                if share >= least and (best is None or share > best[0]) and self.is_safe(hand):
                    best = share, hand
                if best is not None and best[0] == 1:  # the most promising come first
                    break
            if best is not None:
                break
        return best and ((best[0] - least + MARGIN) * self.fallen, best[1])

    def puzzle(self, best: Hand) -> Puzzle | None:
        """The question whose answer is that place; None where it is not clearly better."""
        most, least = self.share(best, CONFIRM), self.share(self.chosen, CONFIRM)
        off = error(most, least, CONFIRM)
        if most - least < max(MARGIN, ERRORS * off):
            return None
        others = (hand for hand in self.wheel.holding if place_of(hand) not in (place_of(best), place_of(self.chosen)))
        rest = [(least, off, self.chosen)]
        for hand in apart([best, self.chosen], others):
            share = min(most, self.share(hand, SIFT))
            rest.append((share, error(most, share, SIFT), hand))
        rest.sort(key=lambda one: -one[0])
        return Puzzle(
            name=self.name,
            seats=self.match.setup.seats,
            setup={key: value for key, value in self.match.setup.chosen().items() if value},
            ledger=[],
            seat=self.seat,
            step=1,
            solved={},
            whim=to_json(self.chosen),
            answers=[
                Answer(to_json(hand), round(1000 * share), round(1000 * off))
                for share, off, hand in [(most, 0.0, best), *rest]
            ],
            aim=STAYS,
        )


def mistakes(
    match: Match, seats: Collection[Seat], report: Callable[[int, int], object] = lambda done, of: None
) -> list[Puzzle]:
    """As `features.puzzles.mistakes` finds them in other games. Deterministic in its arguments."""
    moments = [*moments_of(match, seats)]
    sifted = [one for seat in seats for one in _costliest(match, moments, seat)]
    of, found, puzzles = len(sifted) + len(seats), list[tuple[float, Lost, Hand]](), list[Puzzle]()
    for done, (n, hand, fallen) in enumerate(sifted):
        lost = Lost(match.branch(n), match.ledger[n][0], hand, fallen, own_name(match, n))
        if (better := lost.better()) is not None:
            found.append((better[0], lost, better[1]))
        report(done + 1, of)
    for number, seat in enumerate(sorted(seats), 1):
        own = sorted((one for one in found if one[1].seat == seat), key=lambda one: -one[0])
        told: list[tuple[int, Puzzle]] = []
        for _, lost, best in own:
            if len(told) < MOST and (puzzle := lost.puzzle(best)) is not None:
                told.append((len(lost.match.ledger), puzzle))
        puzzles += [puzzle for _, puzzle in sorted(told, key=lambda one: one[0])]
        report(len(sifted) + number, of)
    return puzzles


def _costliest(match: Match, moments: Sequence[Moment], seat: Seat) -> list[Moment]:
    own = [one for one in moments if match.ledger[one[0]][0] == seat]
    return sorted(own, key=lambda one: -one[2])[:SIFTED]


def moments_of(match: Match, seats: Collection[Seat]) -> Iterator[Moment]:
    """Where these seats lost something."""
    last: tuple[int, Hand] | None = None
    for n, (seat, action) in enumerate(match.ledger):
        if isinstance(action, Build | Pass | Drop) and seat in seats:
            last = n, action
        for event in match.events_of(n):
            if isinstance(event, TurnEnded):
                if last is not None and event.fallen:
                    yield *last, event.fallen
                last = None
