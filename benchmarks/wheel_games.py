"""Whole games of Hamsterrolle between computer players, in real wood, with every law checked after every play.

A block is one seed and one set of players who sit in every seat in turn, so that luck and place fall out; intervals
are made of block means. Games are kept line by line in a file, and what it has already is not played again.

    python -m benchmarks wheel-games                                     100 games at each number of seats
    python -m benchmarks wheel-games --seats 2 --blocks 4 --keep games.txt
    python -m benchmarks wheel-games --seats 4 --blocks 8 --level steady  the same player in every seat
    python -m benchmarks wheel-games --company random,whim,sharp,master  these at a table, to see how far they are apart
    python -m benchmarks wheel-games --company low,steady --blocks 10     a silly seat (`silly_seats`) against Steady

What a player puts into the wheel in a turn, less what falls out, tells levels apart in fewer games than who wins does.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from math import ceil
from pathlib import Path
from statistics import mean, median, stdev
from typing import Any

from benchmarks import machine
from benchmarks.silly_seats import SILLY, SillyPlayer
from hamster_table.engine import CHANCE, Match
from hamster_table.engine.arena.intervals import block_interval
from hamster_table.engine.hamsterrolle import GAME
from hamster_table.engine.hamsterrolle.actions import Build, Drop, Pass, Settle, Spill
from hamster_table.engine.hamsterrolle.ai.skills import SKILLS
from hamster_table.engine.hamsterrolle.events import LetDrop, Passed, TurnEnded
from hamster_table.engine.hamsterrolle.geometry.angles import wrapped
from hamster_table.engine.hamsterrolle.geometry.collision import angle_at
from hamster_table.engine.players import LEVELS, Player, player
from tests.engine.hamsterrolle.conservation import check, check_step, check_story

PLAYERS = {
    2: [("sharp", "steady"), ("steady", "whim"), ("sharp", "whim")],
    3: [("whim", "steady", "sharp"), ("whim", "sharp", "steady")],
    4: [("whim", "steady", "sharp", "steady"), ("sharp", "steady", "whim", "steady")],
}
TOO_LONG = 300
"""Turns after which a game counts as stuck."""
CEILING = 110
"""Nobody lets a piece drop that steep; degrees."""
TEN, STILL = 10, 10
"""A wheel that in so many turns rolls by less than so many degrees stands still."""
Row = tuple[int, int, str, float, int, float]
"""A turn: its number, the seat, what it did, how steep it let go, how many pieces fell, how far the wheel rolled."""
GameResult = dict[str, Any]
"""The result of a game as a JSON form."""


def play(levels: tuple[str, ...], seed: str) -> GameResult:
    """A game; each player has luck of its own, and the table has the match's."""
    match = Match.new(GAME, len(levels), seed=seed)
    luck = [random.Random(f"{seed}/{seat}") for seat in range(len(levels))]
    thought, settled, wrong = [], [], ""
    try:
        check(match.state)
        while match.waiting and match.state.turn < TOO_LONG:
            seat, before, begun = match.waiting[0], match.state.copy(), time.process_time()
            if seat == CHANCE:
                events = match.chance()
                if isinstance(match.ledger[-1][1], Settle):
                    settled.append(round(time.process_time() - begun, 3))
            else:
                action = player_of(levels[seat]).choose(GAME, match.view(seat), seat, luck[seat])
                thought.append((levels[seat], round(time.process_time() - begun, 3), len(before.in_wheel())))
                events = match.play(seat, action)
            check(match.state)
            check_step(before, seat, match.ledger[-1][1], match.state, events)
        check_story(match)
    except AssertionError as broken:
        wrong = repr(broken)[:200]
    ends = [event for event in match.events if isinstance(event, TurnEnded)]
    rows = rows_of(match)
    dealt = len(Match.new(GAME, len(levels), seed=seed).state.supply(0))
    counts = [(dealt,) * len(levels), *(end.left for end in ends)]
    return {
        "levels": levels,
        "seed": seed,
        "turns": match.state.turn,
        "stuck": bool(match.waiting),
        "wrong": wrong,
        "winners": match.standing.winners,
        "ends": [
            (end.turn, levels[end.seat], end.fallen, was[end.seat] - end.left[end.seat])
            for was, end in zip(counts, ends, strict=False)
        ],
        "passes": sum(isinstance(event, Passed) for event in match.events),
        "drops": sum(isinstance(event, LetDrop) for event in match.events),
        "rolled": match.state.angle // 100,
        "rows": rows,
        "think": thought,
        "settle": settled,
    }


def player_of(name: str) -> Player:
    """The computer player of that level, or a silly seat."""
    return SillyPlayer(name) if name in SILLY else player(name, GAME)


def rows_of(match: Match) -> list[Row]:
    """The turns of a game, from its ledger."""
    rows: list[Row] = []
    done, angle = ("skip", 0.0), 0
    for n, (_, action) in enumerate(match.ledger):
        if isinstance(action, Build | Pass | Drop | Spill):
            done = type(action).__name__.lower(), abs(wrapped(angle_at(action.pose) - action.angle)) / 100
        for event in match.events_of(n):
            if isinstance(event, TurnEnded):
                rows.append((event.turn, event.seat, *done, event.fallen, (event.angle - angle) / 100))
                done, angle = ("skip", 0.0), event.angle
    return rows


def play_line(game: tuple[tuple[str, ...], str]) -> str:
    """A game as a line of the file."""
    return json.dumps(play(*game))


def wanted(
    seats: int, blocks: Iterable[int], level: str | None = None, company: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], str]]:
    """The games of these blocks, of the *company* if one is named; one game each if the same *level* sits in every
    seat."""
    for block in blocks:
        if level is not None:
            yield (level,) * seats, f"hr/{seats}/{block}"
            continue
        players = company or PLAYERS[seats][block % len(PLAYERS[seats])]
        for first in range(seats):
            yield players[first:] + players[:first], f"hr/{seats}/{block}"


def share(means: list[float]) -> str:
    """A mean of block means, with its interval of 95 %."""
    found = block_interval(means)
    return f"{found.mean:.1%}, {found.low:.1%}-{found.high:.1%} ({len(means)} blocks)"


def within(values: list[int]) -> str:
    """A mean with its standard error, and of how many."""
    error = stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{mean(values):.2f} +- {error:.2f} ({len(values)})"


def late(times: list[float]) -> str:
    """How long something takes, and how long at worst."""
    ordered = sorted(times)
    return f"mean {mean(ordered):.2f} s, 95 % {ordered[len(ordered) * 95 // 100]:.2f}, most {ordered[-1]:.2f}"


def print_results(seats: int, games: list[GameResult]) -> None:
    """Print the results of the games with that many seats."""
    won, stuck = sum(bool(game["winners"]) for game in games), sum(game["stuck"] for game in games)
    turns = [game["turns"] for game in games]
    firsts = [min((turn for turn, _, fallen, _ in game["ends"] if fallen), default=game["turns"]) for game in games]
    print(f"  {seats} seats, {len(games)} games: {won} won, {stuck} stuck", end="")
    print(f", laws broken in {sum(bool(game['wrong']) for game in games)}")
    print(f"    turns: mean {mean(turns):.1f}, median {median(turns):g}, {min(turns)} to {max(turns)}", end="")
    print(f"; first fall in turn {median(firsts):g}; {sum(game['passes'] for game in games)} passes", end="")
    print(f"; the wheel rolls {mean(game['rolled'] for game in games):.0f} degrees")
    all_turns = sum(turns)
    with_fall = sum(fallen > 0 for game in games for _, _, fallen, _ in game["ends"])
    passed, dropped = (sum(game.get(name, 0) for game in games) for name in ("passes", "drops"))
    print(f"    of the turns: {with_fall / all_turns:.0%} lose a piece, {passed / all_turns:.0%} are passes,", end=" ")
    print(f"{dropped / all_turns:.0%} let a piece drop")
    falls, fewer, thought = defaultdict(list), defaultdict(list), defaultdict(list)
    for game in games:
        for _, level, fallen, less in game["ends"]:
            falls[level].append(fallen)
            falls["all"].append(fallen)
            fewer[level].append(less)
        for level, seconds, _ in game["think"]:
            thought[level].append(seconds)
    print("    pieces fallen a turn:", ", ".join(f"{level} {mean(some):.2f}" for level, some in sorted(falls.items())))
    print(
        "    pieces fewer after a turn:", ", ".join(f"{level} {within(some)}" for level, some in sorted(fewer.items()))
    )
    for level, times in sorted(thought.items()):
        print(f"    a move of {level}: {late(times)}")
    print(f"    a settle: {late([seconds for game in games for seconds in game['settle']])}")
    print_shares(seats, games)


def print_table(games: list[GameResult]) -> None:
    """How the wheel rolls and what falls, by number of seats and over all: what makes it the game that it is."""
    numbers = sorted({len(game["levels"]) for game in games})
    groups = {f"{n} seats": [game for game in games if len(game["levels"]) == n] for n in numbers} | {"all": games}
    columns = {name: figures(some) for name, some in groups.items()}
    print(f"  {'':<46}" + "".join(f"{name:>22}" for name in columns))
    for line in figures(games):
        print(f"  {line:<46}" + "".join(f"{column[line]:>22}" for column in columns.values()))


def figures(games: list[GameResult]) -> dict[str, str]:
    """The lines of the table for some games, as text."""
    rows = [row for game in games for row in game["rows"]]
    falls = [row for row in rows if row[4]]
    turns = [game["turns"] for game in games]
    early = [row[5] for game in games for row in game["rows"][5 : len(game["rows"]) // 2]]
    late = [row[5] for game in games for row in game["rows"][len(game["rows"]) // 2 :]]
    still = sum(any(abs(sum(part)) < STILL for part in runs(game["rows"])) for game in games)
    slow = sum(any(max(map(abs, part)) < STILL for part in runs(game["rows"])) for game in games)

    def of_turns(kind: str) -> str:
        return f"{sum(row[2] == kind for row in rows) / len(rows):.1%}"

    dropped = [row for row in rows if row[2] == "drop"]
    by_drops = sum(row[2] == "drop" for row in falls)
    return {
        "games, of them over": f"{len(games)}, {sum(not game['stuck'] for game in games)}",
        "turns: median (range)": f"{median(turns):g} ({min(turns)}-{max(turns)})",
        "builds, of turns": of_turns("build"),
        "passes": of_turns("pass"),
        "drops": of_turns("drop"),
        "pieces taken that others hung on": of_turns("spill"),
        "turns that lose a piece": f"{len(falls) / len(rows):.1%}",
        "of these by drops": f"{by_drops} of {len(falls)}",
        "pieces lost a turn": f"{sum(row[4] for row in rows) / len(rows):.2f}",
        "let drop above 110 degrees": f"{sum(row[3] > CEILING for row in dropped)} of {len(dropped)}",
        "degrees a turn: from turn 6, second half": f"{mean(early):.1f}, {mean(late):.1f}",
        "second half of that": f"{mean(late) / mean(early):.0%}",
        "rolled in a game, median": f"{median(game['rolled'] for game in games):g}",
        "games with ten turns, none of them by 10 degrees": f"{slow}",
        "games with ten turns, not by 10 degrees in all": f"{still}",
    }


def runs(rows: list[Row]) -> Iterator[list[float]]:
    """How far the wheel rolled in each ten turns in succession."""
    for n in range(len(rows) - TEN + 1):
        yield [row[5] for row in rows[n : n + TEN]]


def print_shares(seats: int, games: list[GameResult]) -> None:
    """How often each level wins, by who plays."""
    blocks: dict[tuple[str, ...], dict[str, list[GameResult]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        blocks[tuple(sorted(game["levels"]))][game["seed"]].append(game)
    for levels, seeds in sorted(blocks.items()):
        whole = [some for some in seeds.values() if len(some) == seats]
        for level in dict.fromkeys(levels) if whole else ():
            means = [mean(has_won(level, game) for game in some) for some in whole]
            print(f"    {level} of {', '.join(levels)}: wins {share(means)}")


def has_won(level: str, game: GameResult) -> bool:
    """Whether a player of that level is among the winners."""
    return level in [game["levels"][seat] for seat in game["winners"]]


def company_of(text: str) -> tuple[str, ...]:
    """Players by name, 2 to 4 of them. Raises `ValueError` where there is one that nobody knows."""
    names = tuple(text.split(","))
    if len(names) not in PLAYERS or not {*LEVELS, *SILLY}.issuperset(names):
        raise ValueError(text)
    return names


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="benchmarks wheel-games", description=__doc__.splitlines()[0])
    parser.add_argument("--seats", type=int, nargs="+", choices=PLAYERS, default=list(PLAYERS))
    parser.add_argument("--blocks", type=int, help="instead of as many as make 100 games")
    parser.add_argument("--first", type=int, default=0, help="the first block: other games than those of before")
    parser.add_argument("--level", choices=sorted(SKILLS), help="who sits in every seat, instead of a mixed company")
    parser.add_argument(
        "--company", type=company_of, default=(), help="2 to 4 players: whim,steady,sharp,master, or silly ones"
    )
    parser.add_argument("--keep", type=Path, help="a file that keeps the games")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    chosen = parser.parse_args(arguments)
    if chosen.company:
        chosen.seats = [len(chosen.company)]
    machine.title("whole games in wood")
    lines = chosen.keep.read_text().splitlines() if chosen.keep and chosen.keep.exists() else []
    games = [json.loads(line) for line in lines]
    known = {(tuple(game["levels"]), game["seed"]) for game in games}
    asked = []
    for seats in chosen.seats:
        last = chosen.first + (ceil(100 / seats) if chosen.blocks is None else chosen.blocks)
        asked += wanted(seats, range(chosen.first, last), chosen.level, chosen.company)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for line in pool.map(play_line, [game for game in asked if game not in known]):
            games.append(json.loads(line))
            if chosen.keep:
                # Game by game: what was played is kept when somebody ends this after hours.
                with chosen.keep.open("a") as file:
                    file.write(line + "\n")
    for seats in chosen.seats:
        if some := [game for game in games if len(game["levels"]) == seats]:
            print_results(seats, some)
    print_table([game for game in games if len(game["levels"]) in chosen.seats])


if __name__ == "__main__":
    main()
