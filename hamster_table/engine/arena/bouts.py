"""A game between computer players, and blocks of them: one seed, with every player in every seat."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType

from hamster_table.engine.kernel import CHANCE
from hamster_table.engine.match import Match
from hamster_table.engine.paranoid import Watch
from hamster_table.engine.players import Player, player
from hamster_table.engine.players.program_player import ProgramPlayer

NO_PROGRAMS: Mapping[str, tuple[str, ...]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Bout:
    """One game to be played: which, by whom, and with what luck."""

    game: str
    players: tuple[str, ...]
    """By seat."""
    seed: str
    setup: tuple[tuple[str, str], ...] = ()
    """The options that are not the usual ones."""
    paranoid: bool = False
    """Whether every entry is checked under all laws."""
    programs: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The commands of the players that are programs of their own, by the name of the player."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a bout ended. Its times differ from machine to machine, all else is the same everywhere."""

    winners: tuple[int, ...]
    entries: int
    digest: str
    rounds: int = 0
    """How many rounds it took; 0 for a game without rounds."""
    decisions: tuple[int, ...] = ()
    """By seat: how many choices it made."""
    seconds: tuple[float, ...] = ()
    """By seat: its CPU time for all of them."""
    slowest: tuple[float, ...] = ()
    """By seat: its CPU time for the longest one."""
    broken: tuple[str, ...] = ()
    """What a paranoid bout has found broken."""
    failures: tuple[tuple[int, str, str], ...] = ()
    """The programs that failed and were replaced: the seat, how (`program_player.SENTENCES`), and why."""

    def share(self, seat: int) -> float:
        """What *seat* has of the win: 1 for a win, a half of a win with another seat, 0 for a loss."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@dataclass(frozen=True, slots=True)
class Block:
    """The games of one seed, the n-th with the players moved on by n seats: luck and seats are the same for all."""

    bouts: tuple[Bout, ...]
    outcomes: tuple[Outcome, ...]

    def seats_of(self, n: int) -> Iterator[tuple[Outcome, int]]:
        """Each game with the seat of the n-th player of the first one."""
        seats = len(self.bouts)
        return ((outcome, (n - moved) % seats) for moved, outcome in enumerate(self.outcomes))

    def share(self, n: int) -> float:
        """The share of wins of the n-th player of the first game, in 0 to 1."""
        return sum(outcome.share(seat) for outcome, seat in self.seats_of(n)) / len(self.outcomes)

    def share_of(self, name: str) -> float:
        """The share of wins of all players of that name, in 0 to 1."""
        return sum(self.share(n) for n, other in enumerate(self.bouts[0].players) if other == name)


def bouts(
    game: str,
    players: Sequence[str],
    seed: str,
    games: int,
    setup: Mapping[str, str],
    paranoid: bool = False,
    programs: Mapping[str, tuple[str, ...]] = NO_PROGRAMS,
) -> tuple[Bout, ...]:
    """The first *games* bouts of the blocks that *seed* leads to: a new seed after each block."""
    seats, options, commands = len(players), tuple(setup.items()), tuple(programs.items())
    return tuple(
        Bout(game, _moved(tuple(players), n % seats), f"{seed}/{n // seats}", options, paranoid, commands)
        for n in range(games)
    )


def blocks(played: Sequence[Bout], outcomes: Sequence[Outcome]) -> list[Block]:
    """The complete blocks among games in the order of `bouts`."""
    seats = len(played[0].players) if played else 1
    whole = range(0, len(outcomes) - seats + 1, seats)
    return [Block(tuple(played[n : n + seats]), tuple(outcomes[n : n + seats])) for n in whole]


def play(bout: Bout) -> Outcome:
    """Play one game. Each player sees what a person in its seat would see, and no more."""
    match = Match.new(bout.game, len(bout.players), dict(bout.setup), seed=bout.seed)
    commands = dict(bout.programs)
    minds = [ProgramPlayer(commands[name]) if name in commands else player(name, match.game) for name in bout.players]
    programs = {seat: mind for seat, mind in enumerate(minds) if isinstance(mind, ProgramPlayer)}
    try:
        times, broken = _played(bout, match, minds)
    finally:
        for program in programs.values():
            program.close()
    failed = {seat: program.failure for seat, program in programs.items()}
    return Outcome(
        match.standing.winners,
        len(match.ledger),
        match.digest,
        match.game.round(match.state) if match.game.round else 0,
        tuple(map(len, times)),
        tuple(round(sum(own), 4) for own in times),
        tuple(round(max(own, default=0.0), 4) for own in times),
        tuple(broken),
        tuple((seat, failure.code, failure.why) for seat, failure in failed.items() if failure is not None),
    )


def _played(bout: Bout, match: Match, minds: Sequence[Player]) -> tuple[list[list[float]], list[str]]:
    """Play a match to its end: the CPU time of each choice, by seat, and what was found broken."""
    watch = Watch(match) if bout.paranoid else None
    times: list[list[float]] = [[] for _ in minds]
    broken: list[str] = []
    while match.waiting:
        if watch is not None:
            broken += map(str, watch.look())
        seat = match.waiting[0]
        if seat == CHANCE:
            match.chance()
            continue
        # New at every choice, from seed, seat and ledger: so a player's luck does not depend on how much others drew.
        luck = random.Random(f"{bout.seed}/{seat}/{len(match.ledger)}")
        view, begun = match.view(seat), time.process_time()
        action = minds[seat].choose(match.game, view, seat, luck)
        times[seat].append(time.process_time() - begun)
        match.play(seat, action)
    if watch is not None:
        broken += map(str, watch.look())
    return times, broken


def _moved(players: tuple[str, ...], seats: int) -> tuple[str, ...]:
    return players[seats:] + players[:seats]
