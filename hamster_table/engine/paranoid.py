"""The laws that every game keeps, and a watch that checks them after each entry: `hamster-table --paranoid`.

A law is a function of a match as it stands; it raises `Broken` when it does not hold. It asks, copies and replays, and
changes nothing. The tests check the same laws, and some that cost too much for a game that people play.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from hamster_table.engine.codec import canonical, digest, from_json, to_json
from hamster_table.engine.game import state_from_json
from hamster_table.engine.kernel import CHANCE, Action, Event, Sealed, Seat, State, play, refusal, waiting
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import pack, unpack

WHOLE = 100
"""So often, counted in entries, the whole ledger is replayed and read back from a file; and at the end."""
GUESSES = 3
"""How many offers are tried on each guess of a hidden state."""


class Broken(AssertionError):
    """A law does not hold. The report names nothing that is hidden: the entry, the law and whose sight it is about."""

    def __init__(self, what: str, seat: Seat | None = None, where: str = "") -> None:
        super().__init__(what, seat, where)
        self.what = what
        """What should have been so."""
        self.seat = seat
        """Whose view or whose choice it is about; None: nobody's."""
        self.where = where
        """After which entry of which game."""

    def __str__(self) -> str:
        about = "" if self.seat is None else " (chance)" if self.seat == CHANCE else f" (seat {self.seat})"
        return f"{self.where}{': ' if self.where else ''}{self.what}{about}"


def demand(holds: object, what: str, seat: Seat | None = None) -> None:
    """Raise `Broken` unless it holds. *what* says how it should be."""
    if not holds:
        raise Broken(what, seat)


def viewers(match: Match) -> list[Seat | None]:
    """All seats, and those who only look on."""
    return [None, *range(match.setup.seats)]


# States


def copies_stand_alone(match: Match) -> None:
    """A copy has every part, and shares nothing that can change."""
    state, copy = match.state, match.state.copy()
    demand(copy == state and type(copy) is type(state), "a copy of the state is equal to it")
    for name in state.parts():
        part = getattr(state, name)
        if isinstance(part, int | str | tuple | None):
            continue
        demand(getattr(copy, name) is not part, f"a copy has {name} of its own")
        for item in part.values() if isinstance(part, dict) else part:
            demand(not isinstance(item, list | dict | set), f"nothing in {name} can change")


def has_a_json_form(match: Match) -> None:
    """State and views come back from their JSON form; so do the last entry, what it caused, and the standing."""
    for seat in viewers(match):
        view = match.view(seat)
        demand(decoded(view, match) == view, "a view comes back from its JSON form", seat)
    again = decoded(match.state, match)
    demand(again == match.state and digest(again) == match.digest, "the state comes back from its JSON form")
    demand(json.loads(canonical(to_json(match.standing))), "the standing has a JSON form")
    for _, action in match.ledger[-1:]:
        form = json.loads(canonical(action.to_json()))
        demand(from_json(form, match.game.vocabulary) == action, "the entry comes back from its JSON form")
    for event in match.events_of(len(match.ledger) - 1):
        for seen in (event, *(event.seen_by(seat) for seat in viewers(match))):
            if seen is not None:
                demand(type(seen) in (*match.game.events, Sealed), "an event is one of the game's")
                form = json.loads(canonical(seen.to_json()))
                demand(type(seen).from_json(form) == seen, "an event comes back from its JSON form")


def decoded(state: State, match: Match) -> State:
    """A state or a view as it comes back from its JSON form."""
    return state_from_json(json.loads(canonical(state.to_json())), match.game)


def asking_changes_nothing(match: Match, others: Iterable[Action] = ()) -> None:
    """To offer, to refuse, to view and to imagine are questions: the state stays, and so does the luck."""
    before, story, ledger = match.state.copy(), [*match.story], [*match.ledger]
    for seat in viewers(match):
        match.game.sample_hidden(match.view(seat), seat, random.Random(0))
        match.story_of(seat)
    for seat in match.waiting:
        for action in [*match.actions(seat), *others]:
            match.refusal(seat, action)
    demand(match.standing is not None and match.digest, "there is a standing")
    now = (match.state, match.story, match.ledger)
    demand(now == (before, story, ledger), "questions change nothing")


# What a seat may see


def a_view_hides_nothing_more_when_viewed_again(match: Match) -> None:
    """A view of a view is the same view."""
    for seat in viewers(match):
        view = match.view(seat)
        demand(match.game.view(view, seat) == view, "a view of a view is the same view", seat)


def an_open_game_hides_nothing(match: Match) -> None:
    """A game that says so: nobody ever has to look away."""
    if match.game.is_open:
        for seat in viewers(match):
            demand(match.view(seat) == match.state, "an open game hides nothing", seat)


def a_guess_cannot_be_told_from_the_truth(match: Match, rng: random.Random) -> None:
    """What a seat imagines fits what it sees, and could be played on."""
    for seat in viewers(match):
        view = match.view(seat)
        guess = match.game.sample_hidden(view, seat, rng)
        demand(match.game.view(guess, seat) == view, "a guess looks like the truth", seat)
        demand(None not in guess.sealed.values(), "a guess is complete", seat)
        for other in waiting(guess):
            for action in guess.agenda[-1].actions(guess, other)[:GUESSES]:
                demand(refusal(guess, other, action) is None, "what a guess offers is legal in it", seat)


def legality_leaks_nothing(match: Match, others: Iterable[Action] = ()) -> None:
    """What a seat may do is the same on its view as on the truth, and so is each refusal."""
    for seat in match.waiting:
        if seat == CHANCE:
            continue
        view, state = match.view(seat), match.state
        seen, offers = [*view.agenda[-1].actions(view, seat)], [*state.agenda[-1].actions(state, seat)]
        demand(seen == offers, "what may be done is the same on the view as on the truth", seat)
        for action in others:
            same = refusal(view, seat, action) == refusal(state, seat, action)
            demand(same, "a refusal is the same on the view as on the truth", seat)


def a_turn_can_be_shown_to_everybody(match: Match) -> None:
    """What one seat may choose can also be asked of what everybody sees. The answer is another one only if the seat
    knows more than all: so a program that several people share finds out who must look away."""
    if match.waiting and len(match.state.agenda[-1].seats) == 1:
        (seat,), seen = match.waiting, match.view(None)
        offers = [*seen.agenda[-1].actions(seen, seat)]
        demand({type(action) for action in offers} <= {*match.game.vocabulary}, "offers are words of the game", seat)
        same = match.view(seat) != seen or offers == [*match.actions(seat)]
        demand(same, "who sees no more than all may do what all see", seat)


# Offers


def who_is_asked_has_an_offer(match: Match) -> None:
    """A seat is asked only where it can do something: players, advisers and programs rely on it."""
    for seat in match.waiting:
        demand(match.actions(seat), "who is asked can do something", seat)


def offers_are_legal(match: Match) -> None:
    """What is offered is not refused, has a JSON form in the vocabulary, and can be played."""
    for seat in match.waiting:
        for action in dict.fromkeys(match.actions(seat)):
            demand(match.refusal(seat, action) is None, "what is offered is not refused", seat)
            demand(type(action) in match.game.vocabulary, "offers are words of the game", seat)
            form = json.loads(canonical(action.to_json()))
            demand(match.refusal(seat, form) is None, "what is offered is not refused in its JSON form", seat)
            play(match.state.copy(), seat, action)


def what_is_forced_is_all_there_is(match: Match) -> None:
    """What a seat is not even asked about is its only offer, and as plain on its view as on the truth."""
    for seat in match.waiting:
        step, view = match.state.agenda[-1], match.view(seat)
        only = step.forced(match.state, seat)
        demand(only is None or {*match.actions(seat)} == {only}, "what is forced is the only offer", seat)
        demand(view.agenda[-1].forced(view, seat) == only, "what is forced is so on the view too", seat)


def others_are_not_waited_for(match: Match) -> None:
    """Nobody else may play, and nobody at all when the game is over."""
    action = match.actions(match.waiting[0])[0] if match.waiting else match.ledger[-1][1]
    ruling = "HT-2" if match.waiting else "HT-3"
    for seat in sorted({CHANCE, *range(match.setup.seats)} - {*match.waiting}):
        why = match.refusal(seat, action)
        demand(why is not None and why.ruling == ruling, "who is not asked may not play", seat)


# The whole ledger, and the end


def replays(match: Match) -> None:
    """The ledger alone leads to the same state, and the same story."""
    again = Match(match.game, match.setup, match.seed)
    for seat, action in match.ledger:
        again.play(seat, action.to_json())
    same = (again.state, again.story, again.digest) == (match.state, match.story, match.digest)
    demand(same, "the ledger alone leads to the same state and the same story")


def comes_back_from_a_file(match: Match) -> Match:
    """Saved and opened, it is the same match. What was opened comes back."""
    loaded = unpack(pack(match))
    demand(not loaded.read_only, f"a file of the match opens: {loaded.reason}")
    there, here = loaded.match, match
    same = (there.state, there.story, there.ledger) == (here.state, here.story, here.ledger)
    demand(same, "a match that is saved and opened is the same")
    return there


def ends_with_a_standing(match: Match) -> None:
    """When nobody is asked any more, nothing is left to do, and each seat has the place that its score says."""
    standing, seats = match.standing, range(match.setup.seats)
    demand(match.waiting == () and match.state.agenda == [] and match.state.sealed == {}, "the game is over")
    demand(len(standing.places) == len(standing.scores) == len(seats), "each seat has a place")
    demand(set(standing.winners) <= set(seats), "winners sit at the table")
    for one in seats:
        place = 1 + sum(score > standing.scores[one] for score in standing.scores)
        demand(standing.places[one] == place, "the place is that of the score", one)


LAWS: Sequence[Callable[[Match], object]] = (
    copies_stand_alone,
    has_a_json_form,
    a_view_hides_nothing_more_when_viewed_again,
    an_open_game_hides_nothing,
    legality_leaks_nothing,
    a_turn_can_be_shown_to_everybody,
    who_is_asked_has_an_offer,
    offers_are_legal,
    what_is_forced_is_all_there_is,
    others_are_not_waited_for,
    asking_changes_nothing,
    lambda match: a_guess_cannot_be_told_from_the_truth(match, random.Random(match.digest)),
)
"""What is checked after every entry, besides that the entry leads on from what was there before."""


class Watch:
    """Checks a match after every entry.

    It keeps the state before as it came back from its JSON form, and plays the entry on that, out of *its* JSON form.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self._before: State = decoded(match.state, match)
        self._ledger: list[tuple[Seat, Action]] = []
        self._was_whole = -WHOLE

    def look(self) -> list[Broken]:
        """What is broken now, after whatever was opened, played, taken back or done again since the last look."""
        match, found = self.match, []
        n, is_over = len(match.ledger), not match.waiting
        known, self._ledger = self._ledger, [*match.ledger]
        # After an undo, or in another game, there is no step from the last look to this one: all is replayed then.
        goes_on = bool(known) and n > len(known) and match.ledger[: len(known)] == known
        laws = [*LAWS, (lambda match: self._leads_on(len(known))) if goes_on else replays]
        if is_over:
            laws.append(ends_with_a_standing)
        if is_over or not 0 <= n - self._was_whole < WHOLE:
            self._was_whole = n
            laws += [replays, comes_back_from_a_file]
        for law in laws:
            try:
                law(match)
            except Broken as broken:
                found.append(self._named(broken))
            except Exception as error:
                ended = Broken(f"no law ends in {type(error).__name__}")
                found.append(self._named(ended.with_traceback(error.__traceback__)))
        self._before = decoded(match.state, match)
        return found

    def _leads_on(self, known: int) -> None:
        """The new entries lead from the state before to the state now, and cause what the story tells."""
        state = self._before
        for n, (seat, action) in enumerate(self.match.ledger[known:], known):
            caused: list[Event] = []

            def record(kind: type[Event], *fields: Any, caused: list[Event] = caused) -> None:
                caused.append(kind(*fields))

            again = from_json(json.loads(canonical(action.to_json())), self.match.game.vocabulary)
            demand(refusal(state, seat, again) is None, "the entry is legal where it was played", seat)
            play(state, seat, again, record)
            demand(caused == self.match.events_of(n), "the entry causes the same again", seat)
        demand(state == self.match.state and digest(state) == self.match.digest, "the entry leads to the same state")

    def _named(self, broken: Broken) -> Broken:
        """The same, with the entry after which it was found."""
        n, game = len(self.match.ledger), self.match.game.title
        last = f", {type(self.match.ledger[-1][1]).__name__} by seat {self.match.ledger[-1][0]}" if n else ""
        named = Broken(broken.what, broken.seat, f"{game}, after entry {n}{last}")
        return named.with_traceback(broken.__traceback__)
