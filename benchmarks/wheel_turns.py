"""What one turn at the wheel is worth to each computer player, all of them at the same positions.

Positions are the beginnings of turns in games between *Steady* players, from the seventh turn on: before that nearly
everything holds. Each player plays that turn with equal luck, and what counts is how many pieces fewer it has after it.
That tells players apart with a tenth of the games that wins would take; what a turn leaves to the others is not in it.

    python -m benchmarks wheel-turns                                  all levels and random, in the positions of 2 games
    python -m benchmarks wheel-turns --games 4 --every 3 --players sharp,master
    python -m benchmarks wheel-turns --players steady --change trials=8 --change foresight=2

With `--change` each player is measured a second time with those parameters of its `Skill` changed.
"""

from __future__ import annotations

import argparse
import os
import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields, replace
from itertools import chain, repeat
from statistics import mean

from benchmarks import machine
from benchmarks.wheel_games import within
from hamster_table.engine import CHANCE, Match
from hamster_table.engine.game import Player
from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.ai import policy
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS, Skill
from hamster_table.engine.hamsterrolle.events import LetDrop, Passed
from hamster_table.engine.hamsterrolle.state import left
from hamster_table.engine.players import LEVELS, player
from hamster_table.research.arguments import positive

SEATS = 4
FIRST_TURN = 6
"""The first turn whose beginning is a position; turns are counted from 0."""
TOO_LONG = 300
"""Turns after which a game is given up."""
ACTS = "built", "dropped", "passed"
Changes = tuple[tuple[str, str], ...]
"""Names of fields of `Skill` with their new values, as texts."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What a turn came to."""

    act: str
    fewer: int
    """How many pieces fewer the seat has after it."""
    slowest: float
    """Seconds of processor time of its slowest choice."""
    thought: float
    """The same of all its choices."""


def changed(skill: Skill, changes: Changes) -> Skill:
    """The skill with some parameters changed. Raises `ValueError` for one that there is not, or no number."""
    names = [one.name for one in fields(skill)]
    for name, text in changes:
        if name not in names:
            raise ValueError(f"{name} is no parameter of a skill: {', '.join(names)}")
        # A number for each, and 0 or 1 for what is or is not.
        kind = type(getattr(skill, name))
        skill = replace(skill, **{name: bool(int(text)) if kind is bool else kind(text)})
    return skill


def player_of(level: str, changes: Changes) -> Player:
    """A player by name, with changes in this process alone."""
    if not changes:
        return player(level, GAME)
    name = f"{level} {changes}"
    # Players look their skill up by name.
    policy.SKILLS = {**SKILLS, name: changed(SKILLS[level], changes)}
    return policy.HandPlayer(name)


def positions(seed: str) -> list[Match]:
    """The positions of a game, each as a match of its own."""
    match, steady = Match.new(GAME, SEATS, seed=seed), player("steady", GAME)
    found: list[Match] = []
    last = FIRST_TURN - 1
    while match.waiting and match.state.turn < TOO_LONG:
        (seat,) = match.waiting
        if seat == CHANCE:
            match.chance()
            continue
        if match.state.turn > last:
            found.append(match.branch(len(match.ledger), seed=f"{seed}/{match.state.turn}"))
            last = match.state.turn
        match.play(seat, steady.choose(GAME, match.view(seat), seat, luck_of(match)))
    return found


def luck_of(match: Match) -> random.Random:
    """A player's luck for a choice."""
    return random.Random(f"{match.seed}/{len(match.ledger)}")


def turns(game: str, every: int, levels: tuple[str, ...], changes: tuple[Changes, ...]) -> list[list[Turn]]:
    """What each player makes of each position of a game, by player."""
    found = positions(game)[::every]
    return [[turn(match.copy(), player_of(level, change)) for match in found] for level in levels for change in changes]


def turn(match: Match, who: Player) -> Turn:
    """Play on to the end of the turn."""
    seat, number, told = match.waiting[0], match.state.turn, len(match.story)
    before, times = left(match.state, seat), []
    while match.waiting and match.state.turn == number:
        begun = time.process_time()
        if match.waiting[0] == CHANCE:
            match.chance()
            continue
        action = who.choose(GAME, match.view(seat), seat, luck_of(match))
        times.append(time.process_time() - begun)
        match.play(seat, action)
    events = {type(event) for _, event in match.story[told:]}
    act = "dropped" if LetDrop in events else "passed" if Passed in events else "built"
    return Turn(act, before - left(match.state, seat), max(times), sum(times))


def print_results(name: str, played: list[Turn], base: list[Turn]) -> None:
    """Print what the turns of a player were worth, and how much more than those of another one."""
    by_act = [[one.fewer for one in played if one.act == act] for act in ACTS]
    parts = ", ".join(f"{act} {len(some)} ({mean(some):.2f})" for act, some in zip(ACTS, by_act, strict=True) if some)
    more = [own.fewer - other.fewer for own, other in zip(played, base, strict=True)]
    print(
        f"  {name:30s} {within([one.fewer for one in played])} pieces fewer, {within(more)} more than the first;"
        f" {parts}; a turn {mean(one.thought for one in played):.2f} s,"
        f" slowest choice {max(one.slowest for one in played):.1f}",
        flush=True,
    )


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks wheel-turns", description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=positive, default=2, help="from so many games the positions come")
    parser.add_argument("--every", type=positive, default=1, help="of so many positions one is played")
    parser.add_argument("--players", default=",".join(LEVELS), help="who plays them, by name")
    parser.add_argument("--change", action="append", default=[], metavar="NAME=VALUE", help="of a skill")
    parser.add_argument("--seed", default="turns")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count())
    chosen = parser.parse_args(arguments)
    levels = tuple(chosen.players.split(","))
    changes: Changes = tuple((name, value) for name, _, value in (text.partition("=") for text in chosen.change))
    try:
        for level in levels:
            player(level, GAME)
            if changes and level not in SKILLS:
                raise ValueError(f"{level} has no skill that could be changed")
            changed(SKILLS.get(level, Skill(0.0, 0.0)), changes)
    except ValueError as error:
        parser.error(str(error))
    both: tuple[Changes, ...] = ((), changes) if changes else ((),)
    machine.title("what a turn at the wheel is worth")
    games = [f"{chosen.seed}/{n}" for n in range(chosen.games)]
    with ProcessPoolExecutor(chosen.jobs) as pool:
        found = [*pool.map(turns, games, repeat(chosen.every), repeat(levels), repeat(both))]
    by_player = [[*chain.from_iterable(parts)] for parts in zip(*found, strict=True)]
    print(f"  {len(by_player[0])} positions of {chosen.games} games of {SEATS}")
    names = [f"{level} {', '.join(map('='.join, one))}".strip() for level in levels for one in both]
    for name, played in zip(names, by_player, strict=True):
        print_results(name, played, by_player[0])


if __name__ == "__main__":
    main()
