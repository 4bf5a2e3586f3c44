"""`hamster-table bots`: computer players play against each other, and who has won how often."""

from __future__ import annotations

import json
import multiprocessing
import random
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from hamster_table import custom_parts
from hamster_table.commands import Parser, positive
from hamster_table.engine import CHANCE, Match
from hamster_table.engine.catalogue import find
from hamster_table.engine.paranoid import Watch
from hamster_table.engine.players import NAMES, player
from hamster_table.terminal_language import decimal, tr

BAR = 40


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


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a bout ended."""

    winners: tuple[int, ...]
    entries: int
    digest: str
    broken: tuple[str, ...] = ()
    """What a paranoid bout has found broken."""


def run(arguments: Sequence[str]) -> int:
    what = tr("Commands", "Let computer players play against each other. They change seats from game to game.")
    parser = Parser("bots", what)
    _add_arguments(parser)
    options = parser.parse_args(arguments)
    players = _players(options.game, options.seats)
    setup = custom_parts.setup_of(find(options.game))
    for value in setup.values():
        print(tr("Commands", "With your own cards: {changes}").format(changes=value), file=sys.stderr)
    bouts = [
        Bout(options.game, _rotated(players, n), f"{options.seed}/{n}", tuple(setup.items()), options.paranoid)
        for n in range(options.games)
    ]
    begun = time.monotonic()
    outcomes = list(_watched(_played(bouts, options.jobs), len(bouts)))
    seconds = time.monotonic() - begun
    result = counted(players, bouts, outcomes)
    print(json.dumps(result, sort_keys=True) if options.json else _told(result, seconds))
    words = tr("Commands", "seed {seed}: {what}")
    found = zip(bouts, outcomes, strict=True)
    broken = [words.format(seed=bout.seed, what=what) for bout, one in found for what in one.broken]
    print(*broken, sep="\n", end="\n" if broken else "", file=sys.stderr)
    return 1 if broken else 0


def _add_arguments(parser: Parser) -> None:
    game, names = tr("Commands", "GAME"), tr("Commands", "NAMES")
    parser.add_argument("game", metavar=game, help=tr("Commands", "the id of a game, such as run-hamster-run"))
    who = tr("Commands", "who plays: {names}").format(names=", ".join(NAMES))
    parser.add_argument("--seats", default="steady,whim", metavar=names, help=who)
    games = tr("Commands", "number of games (10)")
    parser.add_argument("--games", type=positive, default=10, metavar="N", help=games)
    seed = tr("Commands", "seed: the same seed plays the same games (1)")
    parser.add_argument("--seed", default="1", metavar="S", help=seed)
    jobs = tr("Commands", "games played at the same time (1)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help=jobs)
    parser.add_argument("--json", action="store_true", help=tr("Commands", "the result as one line of JSON"))
    paranoid = tr("Commands", "check every move against all rules; 3 to 16 ms each")
    parser.add_argument("--paranoid", action="store_true", help=paranoid)


def play(bout: Bout) -> Outcome:
    """Play one game. Each player sees what a person in its seat would see, and no more."""
    match = Match.new(bout.game, len(bout.players), dict(bout.setup), seed=bout.seed)
    minds = [player(name, match.game) for name in bout.players]
    watch = Watch(match) if bout.paranoid else None
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
        match.play(seat, minds[seat].choose(match.game, match.view(seat), seat, luck))
    if watch is not None:
        broken += map(str, watch.look())
    return Outcome(match.standing.winners, len(match.ledger), match.digest, tuple(broken))


def counted(players: Sequence[str], bouts: Sequence[Bout], outcomes: Sequence[Outcome]) -> dict[str, object]:
    """Who has won how often. A shared win counts for each; `nobody` counts the games without a winner."""
    # By name, not by seat: players change seats from game to game, and may sit at several.
    wins = dict.fromkeys(players, 0)
    for bout, outcome in zip(bouts, outcomes, strict=True):
        # A set: a player that shares a win with itself has won once.
        for name in {bout.players[seat] for seat in outcome.winners}:
            wins[name] += 1
    return {
        "game": bouts[0].game,
        "setup": dict(bouts[0].setup),
        "players": list(players),
        "games": len(bouts),
        "wins": wins,
        "nobody": sum(not outcome.winners for outcome in outcomes),
        "entries": sum(outcome.entries for outcome in outcomes),
        "digests": [outcome.digest for outcome in outcomes],
    }


def _players(game: str, seats: str) -> tuple[str, ...]:
    """The names of the players, known to be right."""
    names = tuple(name.strip() for name in seats.split(","))
    for name in names:
        player(name, find(game))
    # Only to hear that so many cannot play, before the first game begins.
    Match.new(find(game), len(names))
    return names


def _rotated(players: tuple[str, ...], n: int) -> tuple[str, ...]:
    shift = n % len(players)
    return players[shift:] + players[:shift]


def _played(bouts: Sequence[Bout], jobs: int) -> Iterator[Outcome]:
    """The outcomes in the order of the bouts, however many are played at once."""
    if jobs == 1 or len(bouts) == 1:
        yield from map(play, bouts)
        return
    with multiprocessing.get_context("spawn").Pool(min(jobs, len(bouts))) as pool:
        yield from pool.imap(play, bouts)


def _watched(outcomes: Iterable[Outcome], total: int) -> Iterator[Outcome]:
    """The outcomes, with a bar on the error stream that shows how far they are."""
    is_terminal = sys.stderr.isatty()
    # In a file every stage is a new line, so there are fewer.
    stages = BAR if is_terminal else BAR // 10
    for done, outcome in enumerate(outcomes, 1):
        if done * stages // total > (done - 1) * stages // total:
            bar = "#" * (done * BAR // total)
            line = f"[{bar:.<{BAR}}] {done}/{total}"
            print(line, end="\r" if is_terminal and done < total else "\n", file=sys.stderr, flush=True)
        yield outcome


def _told(result: dict[str, object], seconds: float) -> str:
    games, wins, players = result["games"], result["wins"], result["players"]
    assert isinstance(games, int) and isinstance(wins, dict) and isinstance(players, list)
    words = tr("Commands", "%n game(s) of {game} in {seconds} s ({rate} a second)", games)
    rate = decimal(games / max(seconds, 1e-9))
    lines = [words.format(game=result["game"], seconds=decimal(seconds), rate=rate)]
    won_so_often = tr("Commands", "won {number}")
    for name, won in wins.items():
        sat = players.count(name)
        who = name if sat == 1 else f"{sat} x {name}"
        how_often = won_so_often.format(number=f"{won:6}")
        lines.append(f"  {who:12} {how_often}  {decimal(100 * won / games):>5} %")
    nobody = won_so_often.format(number=f"{result['nobody']:6}")
    lines.append(f"  {tr('Commands', 'nobody'):12} {nobody}")
    return "\n".join(lines)
