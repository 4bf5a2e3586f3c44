"""What people would have done better in a game that is over: their costliest choices, each as a puzzle.

A choice counts as costly where a search regrets it: with what the seat saw it finds another answer
better by `MARGIN` of the games and `ERRORS` standard errors, with as many games imagined for the one as for the other,
and the same luck.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from hamster_table.engine.codec import to_json
from hamster_table.engine.kernel import Action, Seat
from hamster_table.engine.match import Match
from hamster_table.engine.players.master_player import MasterPlayer
from hamster_table.engine.players.rollout_player import Candidate, gain
from hamster_table.engine.storage.save_file import Loaded
from hamster_table.features.puzzles.puzzle_file import Answer, Puzzle
from hamster_table.features.puzzles.questions import MOST, own_name, questions_of
from hamster_table.features.puzzles.search import Question, effect, is_question, searched

VERSION = 1
"""Of the search: it counts up when it finds something else in the same game."""
PERSON = "person"
"""The kind of a seat on which a person plays."""
SIFTED = 8
"""So many choices of each person are looked at closely: those that cost most at a glance."""
FEWEST = 2
"""The least answers of a choice: what was done is told with the question, and a hint need not speak of an answer."""
GLANCE, SIFT = 40, 400
"""How many games are imagined for a choice at a glance, and where it seems to have been costly."""
FEW = 8
"""An answer for which less than one in so many games was imagined as for the best one is not told of."""
MARGIN, ERRORS = 0.05, 3.0
"""So much more of its games must another answer win, and so many standard errors must that be at least."""


def mistakes(
    match: Match, seats: Collection[Seat], report: Callable[[int, int], object] = lambda done, of: None
) -> list[Puzzle]:
    """The costliest choices of these seats in a match that is over, those of each seat in their order; the entries that
    lead to a question are left out (`asked_in`). Deterministic in its arguments."""
    asked = [question for n, (seat, _) in enumerate(match.ledger) if seat in seats for question in _asked(match, n)]
    of, costs = len(asked) + SIFTED * len(seats), []
    for done, question in enumerate(asked):
        costs.append(_cost(match, question, GLANCE)[1])
        report(done + 1, of)
    found: list[Puzzle] = []
    for number, seat in enumerate(sorted(seats), 1):
        own = sorted((-cost, n) for n, cost in enumerate(costs) if asked[n].seat == seat and cost > MARGIN / 2)
        sifted = [(asked[n], one) for _, n in own[:SIFTED] if (one := _sifted(match, asked[n])) is not None]
        sifted.sort(key=lambda one: one[1][0], reverse=True)
        # Of what was done in one go, the worst alone: the rest mostly follows from it, or is the same again.
        turns = {_turn(match, question): puzzle for question, (_, puzzle) in reversed(sifted)}
        costliest = [puzzle for _, (_, puzzle) in sifted if puzzle in turns.values()]
        found += sorted(costliest[:MOST], key=moment_of)
        report(len(asked) + SIFTED * number, of)
    return found


def study(loaded: Loaded, report: Callable[[int, int], object]) -> list[dict[str, Any]]:
    """The puzzles that are found in the choices of the persons of a game as a file has it, as JSON: for a process of
    its own."""
    seats = [seat for seat, player in enumerate(loaded.seats) if player.kind == PERSON]
    found = (questions_of(loaded.match.game).mistakes or mistakes)(loaded.match, seats, report)
    return [msgspec.to_builtins(one) for one in found]


def _turn(match: Match, question: Question) -> int:
    """Where in a match that begins which a seat has done in one go, with the answer to a question."""
    n = len(question.match.ledger)
    while n and match.ledger[n - 1][0] == question.seat:
        n -= 1
    return n


def asked_in(match: Match, puzzle: Puzzle) -> Puzzle:
    """A puzzle that was found in a match, with the entries that lead to its question."""
    ledger = [(seat, to_json(action)) for seat, action in match.ledger[: moment_of(puzzle)]]
    return msgspec.structs.replace(puzzle, ledger=ledger, game=match.game.id)


def moment_of(puzzle: Puzzle) -> int:
    """How long the ledger was at the question of a puzzle that was found in a game of one's own."""
    return int(puzzle.name.rpartition("/")[2])


def _asked(match: Match, n: int) -> Sequence[Question]:
    """The question that the n-th entry of a match answers; () where nobody had much to choose."""
    seat, before = match.ledger[n][0], match.branch(n)
    if not is_question(before, seat, FEWEST):
        return ()
    return (Question(before, seat, own_name(match, n), f"{match.seed}/{n}"),)


def _cost(match: Match, question: Question, games: int) -> tuple[list[Candidate], float, float]:
    """What a search finds, the best answer first; how much more of its games that wins than what was chosen, and the
    standard error of that."""
    chosen = match.ledger[len(question.match.ledger)][1]
    found = searched(match.game, question, games, question.seed)
    if effect(match.game, question, found[0].action) == effect(match.game, question, chosen):
        return found, 0.0, 0.0
    return found, *gain(*_paired(question, (found[0].action, chosen), games))


def _paired(question: Question, actions: Sequence[Action], games: int) -> list[Candidate]:
    """Some answers with as many imagined games each, of the same luck."""
    trial = MasterPlayer().trial(question.match.game, question.view, question.seat)
    rng, found = random.Random(f"{question.seed}/paired"), [Candidate(action) for action in actions]
    for _ in range(games):
        seed = rng.getrandbits(64)
        for one in found:
            one.values.append(trial.value(one.action, seed))
    return found


def _sifted(match: Match, question: Question) -> tuple[float, Puzzle] | None:
    """How much a choice has cost, and its puzzle; None: it was as good as any."""
    found, more, error = _cost(match, question, SIFT)
    if more < MARGIN or more < ERRORS * error:
        return None
    best, chosen = found[0], match.ledger[len(question.match.ledger)][1]
    done = effect(match.game, question, chosen)
    wins = {chosen: (more, error)}
    for one in found[1:]:
        # Of those that were dropped early nobody knows. What was chosen is among the answers whatever it is worth.
        if len(one.values) * FEW > len(best.values) and effect(match.game, question, one.action) != done:
            wins[one.action] = gain(best, one)
    answers = [Answer(to_json(best.action), round(1000 * best.mean()), 0)]
    for action, (behind, error) in sorted(wins.items(), key=lambda one: one[1]):
        worth = round(1000 * max(0.0, best.mean() - max(0.0, behind)))
        answers.append(Answer(to_json(action), worth, round(1000 * error)))
    puzzle = Puzzle(
        name=question.name,
        seats=match.setup.seats,
        setup={key: value for key, value in match.setup.chosen().items() if value},
        ledger=[],
        seat=question.seat,
        step=1,
        solved={},
        whim=to_json(chosen),
        answers=answers,
    )
    return more, puzzle
