"""Searches for the best answer to a question: what somebody does best at a moment of a game, as their seat sees it."""

from __future__ import annotations

import random
from dataclasses import dataclass

from hamster_table.engine.codec import canonical, to_json
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import CHANCE, Action, Seat, State, play
from hamster_table.engine.match import Match
from hamster_table.engine.players.master_player import MasterPlayer
from hamster_table.engine.players.rollout_player import Candidate
from hamster_table.features.puzzles.puzzle_file import FEWEST


@dataclass(frozen=True, slots=True)
class Question:
    """A moment at which somebody chooses."""

    match: Match
    """Up to the question."""
    seat: Seat
    name: str
    """That of its puzzle."""
    seed: str
    """Of all that is imagined."""

    @property
    def view(self) -> State:
        """What the seat sees."""
        return self.match.view(self.seat)


def is_question(match: Match, seat: Seat, fewest: int = FEWEST) -> bool:
    """Whether somebody alone has a choice there, of so many answers at least, that people are asked about, and that can
    be searched."""
    if seat == CHANCE or len(match.waiting) > 1 or len(match.state.agenda[-1].seats) > 1:
        return False
    game, state = match.game, match.state
    step = state.agenda[-1]
    unsearched = game.unsearched if game.learned is None else game.learned.unsearched
    if isinstance(step, unsearched) or step.forced(state, seat) is not None or step.idle(state, seat) is not None:
        return False
    return len({*step.actions(state, seat)}) >= fewest


def effect(game: Game, question: Question, action: Action) -> bytes:
    """What an answer comes to: equal for answers that lead to the same state."""
    state = game.sample_hidden(question.view, question.seat, random.Random(question.seed))
    play(state, question.seat, action)
    return canonical(to_json(state))


def searched(game: Game, question: Question, rollouts: int, seed: str) -> list[Candidate]:
    """The answers that come to something different, the best one first."""
    master = MasterPlayer(rollouts, rollouts)
    found = master.search(game, question.view, question.seat, random.Random(seed))
    most = max(len(one.values) for one in found)
    ranked = sorted(found, key=lambda one: (2 * len(one.values) >= most, one.mean()), reverse=True)
    return [*{effect(game, question, one.action): one for one in reversed(ranked)}.values()][::-1]
