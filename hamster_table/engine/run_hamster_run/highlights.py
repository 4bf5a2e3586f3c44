"""What is worth telling about a finished game of Run, Hamster, Run!: folds over its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from hamster_table.engine.game import Story
from hamster_table.engine.highlights import Feat, Highlight, Played, best_of, most_remarkable
from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import Event, Seat
from hamster_table.engine.run_hamster_run import events
from hamster_table.engine.tallies import Counted

UPSET, ESCAPE, PUSH, BITES = "upset", "escape", "push", "bites"
FEATS = (
    Feat(UPSET, N_("Greatest upset in the HAT"), N_("%n % against it")),
    Feat(ESCAPE, N_("Narrowest escape"), N_("%n % against it")),
    Feat(PUSH, N_("Longest push"), N_("%n square(s)")),
    Feat(BITES, N_("Most bites"), N_("%n bite(s)")),
)
LONG_PUSH, BITER, RESTER, FAST, HUNGRY, SLIPPERY = 2, 2, 2, 3, 2, 3
"""Below these nothing is remarkable: squares pushed in one turn, bites, rests, Speed, hamsters eaten in a round,
escapes."""


class Upset(Event, frozen=True):
    """A test was won that more chips stood against."""

    seat: Seat
    loser: Seat
    chips: int
    against: int
    template = N_("{seat} beat {loser} in the HAT with {chips} against {against}.")


class EvenTestWon(Event, frozen=True):
    """A test was as even as it can be: the HAT decided between equals."""

    seat: Seat
    loser: Seat
    chips: int
    template = N_("The HAT could not have been closer: {chips} to {chips}, and {seat} beat {loser}.")


class NarrowEscape(Event, frozen=True):
    seat: Seat
    chips: int
    alligators: int
    template = N_("{seat} got away from the alligators with {chips} against {alligators}.")


class OftenEscaped(Event, frozen=True):
    seat: Seat
    escapes: int
    template = N_("{seat} got away from the alligators {escapes} times.")


class LongPush(Event, frozen=True):
    seat: Seat
    squares: int
    template = N_("{seat} pushed others {squares} squares in one turn.")


class MostBites(Event, frozen=True):
    seat: Seat
    bites: int
    template = N_("Nobody bit as often as {seat}: {bites} times.")


class MostRests(Event, frozen=True):
    seat: Seat
    rests: int
    template = N_("Nobody rested as often as {seat}: {rests} times.")


class ThrownIn(Event, frozen=True):
    seat: Seat
    target: Seat
    template = N_("{seat} threw {target} to the alligators.")


class PushedIn(Event, frozen=True):
    seat: Seat
    target: Seat
    template = N_("{seat} pushed {target} into the pit.")


class HungryRound(Event, frozen=True):
    round: int
    hamsters: int
    template = N_("In round {round} the alligators ate {hamsters} hamsters.")


class FirstEaten(Event, frozen=True):
    seat: Seat
    round: int
    template = N_("{seat} was the first to be eaten, in round {round}.")


class FastBelt(Event, frozen=True):
    speed: int
    template = N_("The belt reached Speed {speed}.")


def highlights(match: Played) -> tuple[Highlight, ...]:
    """The facts of a game, the most remarkable first, one of each kind.

    Upset: the test of Mettle that the HAT decided for whoever had the worst odds; where nobody won against the odds,
    the even one with most chips. Escapes: the Chomp survived with the worst odds, and who survived most, unless it is
    the same Chomp. Push: the most squares that one hamster pushed others in one turn. Bites and rests: who bit or
    rested most, alone. Into the pit: a throw or a push from which somebody fell. Hungry round: the most hamsters eaten
    in one, or else who was eaten first. Fast belt: its highest Speed.
    """
    story = match.story_of(None)
    upsets, escapes = _draws(story)
    narrow, often = best_of(escapes), best_of(_often(story))
    if narrow is not None and often is not None and narrow.moment == often.moment:
        often = None
    found = (best_of(upsets), narrow, often, _push(story), _pit(story))
    most = (_most(story, events.Bitten, MostBites, BITER, 9, BITES), _most(story, events.Rested, MostRests, RESTER, 3))
    return most_remarkable((*found, *most, _eaten(story), _speed(story)))


def _draws(story: Story) -> tuple[list[Highlight], list[Highlight]]:
    """The tests that the HAT decided, and those of the pit."""
    tests, escapes = [], []
    chips: dict[Seat, int] = {}
    alligators = 0
    for moment, event in story:
        match event:
            case events.Challenged() | events.Resisted():
                if isinstance(event, events.Challenged):
                    chips = {}
                chips[event.seat] = event.chips
            case events.TestWon(drawn=True):
                own, against = chips.get(event.seat, 0), chips.get(event.loser, 0)
                if own <= against:  # with the odds there is nothing to tell
                    tests.append(_test(moment, event, own, against))
            case events.Staked():
                chips, alligators = {event.seat: event.chips}, event.alligators
            case events.Escaped(drawn=True):
                own = chips.get(event.seat, 0)
                fact, all_chips = NarrowEscape(event.seat, own, alligators), own + alligators
                odds = 100 * alligators // all_chips
                escapes.append(Highlight(fact, (event.seat,), moment, 90 * alligators // all_chips, ESCAPE, odds))
    return tests, escapes


def _test(moment: int, event: events.TestWon, own: int, against: int) -> Highlight:
    seats = (event.seat, event.loser)
    if own < against:
        odds = 100 * against // (own + against)
        return Highlight(Upset(*seats, own, against), (event.seat,), moment, 20 + odds, UPSET, odds)
    return Highlight(EvenTestWon(*seats, own), seats, moment, 20 + 3 * own)


def _often(story: Story) -> list[Highlight]:
    times: Counter[Seat] = Counter()
    found = []
    for moment, event in story:
        if isinstance(event, events.Escaped):
            times[event.seat] += 1
            count = times[event.seat]
            if count >= SLIPPERY:
                found.append(Highlight(OftenEscaped(event.seat, count), (event.seat,), moment, 14 * count))
    return found


def _push(story: Story) -> Highlight | None:
    found, squares = [], 0
    for moment, event in story:
        if isinstance(event, events.Began):
            squares = 0
        elif isinstance(event, events.Pushed):
            squares += 1
            if squares >= LONG_PUSH:
                fact = LongPush(event.seat, squares)
                found.append(Highlight(fact, (event.seat,), moment, 14 * squares, PUSH, squares))
    return best_of(found)


def _most(
    story: Story, kind: type[Counted], fact: Callable[[Seat, int], Event], least: int, weight: int, feat: str = ""
) -> Highlight | None:
    """Who did something most, unless somebody else did as often; *weight* is that of each time."""
    times: Counter[Seat] = Counter()
    last: dict[Seat, int] = {}
    for moment, event in story:
        if isinstance(event, kind):
            times[event.seat] += 1
            last[event.seat] = moment
    most = times.most_common(2)
    if not most or most[0][1] < least or (len(most) > 1 and most[1][1] == most[0][1]):
        return None
    seat, count = most[0]
    return Highlight(fact(seat, count), (seat,), last[seat], weight * count, feat, count)


def _pit(story: Story) -> Highlight | None:
    """Who fell because of another: the last push or throw of that hamster in the same entry."""
    found = []
    sent: tuple[int, events.Pushed | events.Thrown] | None = None
    for moment, event in story:
        if isinstance(event, events.Pushed | events.Thrown):
            sent = moment, event
        elif isinstance(event, events.Fell) and sent is not None and sent[0] == moment and sent[1].target == event.seat:
            by, seats = sent[1], (sent[1].seat, event.seat)
            is_throw = isinstance(by, events.Thrown)
            found.append(Highlight((ThrownIn if is_throw else PushedIn)(*seats), seats, moment, 62 if is_throw else 52))
    return best_of(found)


def _eaten(story: Story) -> Highlight | None:
    found: list[Highlight] = []
    round_ = eaten = 0
    for moment, event in story:
        if isinstance(event, events.RoundBegan):
            round_, eaten = event.round, 0
        elif isinstance(event, events.Eaten):
            eaten += 1
            if not found:
                found.append(Highlight(FirstEaten(event.seat, round_), (event.seat,), moment, 8))
            if eaten >= HUNGRY:
                found.append(Highlight(HungryRound(round_, eaten), (), moment, 22 * eaten))
    return best_of(found)


def _speed(story: Story) -> Highlight | None:
    found = [
        (event.speed, moment) for moment, event in story if isinstance(event, events.SpeedRose | events.StarPassed)
    ]
    return best_of(Highlight(FastBelt(speed), (), moment, 5 * speed) for speed, moment in found if speed >= FAST)
