"""Random play, in decisions per second of CPU time, against other engines in the same run.

Rates drift with whatever else the machine does. So every engine gets a short slice in each round, ratios are formed
within a round, and the median of the rounds is printed with its 10th and 90th percentile.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from collections.abc import Callable, Iterator

from benchmarks import machine
from hamster_table.engine import CHANCE, Match
from hamster_table.engine.catalogue import games
from hamster_table.engine.game import Game
from hamster_table.engine.kernel import advance, play, playout, waiting

SLICE = 0.3
"""Seconds of CPU time for an engine in a round."""
PEER = "python-chess"
"""What the others are measured by."""

Player = Callable[[random.Random], int]
"""Plays a game to the end at random and returns how many decisions were made in it."""


def searched(game: Game, seats: int) -> Player:
    """One of our games the way a search plays it."""
    setup = game.setup(seats=seats, **game.setup.quick)

    def play_one(rng: random.Random) -> int:
        state = game.start(setup)
        advance(state)
        return playout(state, rng)

    return play_one


def checked(game: Game, seats: int) -> Player:
    """One of our games through the public interface: refusals, ledger and story included."""

    def play_one(rng: random.Random) -> int:
        match = Match.new(game, seats, game.setup.quick, seed=str(rng.random()))
        decisions = 0
        while match.waiting:
            seat = match.waiting[0]
            if seat == CHANCE:
                match.chance()
            else:
                match.play(seat, match.state.agenda[-1].sample(match.state, seat, rng))
                decisions += 1
        return decisions

    return play_one


def peers() -> Iterator[tuple[str, Player]]:
    """The other engines that are installed here."""
    try:
        import chess
    except ImportError:
        print("  python-chess is not installed: no ratios")
    else:
        yield PEER, lambda rng: chess_game(chess.Board(), rng)
    try:
        import pyspiel
        from open_spiel.python.games import kuhn_poker, liars_poker, tic_tac_toe  # noqa: F401
    except ImportError:
        print("  open_spiel is not installed: left out")
    else:
        for name in ("python_tic_tac_toe", "python_liars_poker", "python_kuhn_poker"):
            game = pyspiel.load_game(name)
            yield f"OpenSpiel {name}", lambda rng, game=game: spiel_game(game.new_initial_state(), rng)


def chess_game(board, rng: random.Random) -> int:
    while not board.is_game_over():
        moves = list(board.legal_moves)
        board.push(moves[int(rng.random() * len(moves))])
    return len(board.move_stack)


def spiel_game(state, rng: random.Random) -> int:
    decisions = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        decisions += not state.is_chance_node()
        state.apply_action(actions[int(rng.random() * len(actions))])
    return decisions


def rate(player: Player, rng: random.Random) -> float:
    """Decisions per second of CPU time, over a slice of whole games."""
    decisions, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < SLICE:
        decisions += player(rng)
    return decisions / spent


def compare(rounds: int, seats: int) -> None:
    machine.title(f"Random play, {rounds} rounds of {SLICE} s of CPU time for each engine")
    players = dict(peers())
    for game in games().values():
        players |= {f"{game.title} {seats} seats, search": searched(game, seats)}
        players |= {f"{game.title} {seats} seats, checked": checked(game, seats)}
    rng = random.Random(1)
    # Once before it counts, so that nothing is loaded within a slice.
    for player in players.values():
        player(rng)
    rates: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(rounds):
        for name, player in players.items():
            rates[name].append(rate(player, rng))
    for name, own in sorted(rates.items(), key=lambda item: -statistics.median(item[1])):
        line = f"  {name:42s} {spread(own, '{:11,.0f}')} decisions/s"
        if PEER in rates:
            ratios = [a / b for a, b in zip(own, rates[PEER], strict=True)]
            line += f"   x {PEER}: {spread(ratios, '{:.2f}')}"
        print(line)
    print(f"  afterwards: {machine.load()}")


def spread(values: list[float], form: str) -> str:
    """The median with the 10th and the 90th percentile."""
    values = sorted(values)
    tenth = len(values) // 10
    low, middle, high = (form.format(v).strip() for v in (values[tenth], statistics.median(values), values[-1 - tenth]))
    return f"{middle:>11s} [{low}-{high}]"


def copying(game: Game, seats: int) -> None:
    """How long a copy of a state takes, in the middle of games."""
    machine.title(f"Copying a state of {game.title}, {seats} seats")
    rng, states = random.Random(2), []
    while len(states) < 100:
        state = game.start(game.setup(seats=seats, **game.setup.quick))
        advance(state)
        while state.agenda:
            for seat in waiting(state):
                play(state, seat, state.agenda[-1].sample(state, seat, rng))
            if rng.random() < 0.05:
                states.append(state.copy())
    times = []
    for _ in range(200):
        begun = time.process_time()
        for state in states:
            state.copy()
        times.append((time.process_time() - begun) / len(states) * 1e6)
    print(f"  {spread(times, '{:.2f}')} us")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks throughput", description=__doc__)
    parser.add_argument("--rounds", type=int, default=11)
    parser.add_argument("--seats", type=int, default=4)
    chosen = parser.parse_args(arguments)
    compare(chosen.rounds, chosen.seats)
    for game in games().values():
        copying(game, chosen.seats)


if __name__ == "__main__":
    main()
