"""`hamster-table bots`: computer players play against each other, and who has won how often."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from itertools import combinations, permutations
from pathlib import Path

from hamster_table.engine import Match
from hamster_table.engine.arena.bouts import Block, Bout, Outcome, blocks, bouts
from hamster_table.engine.arena.cluster import connected
from hamster_table.engine.arena.contest import outcomes
from hamster_table.engine.arena.games_file import GamesFile
from hamster_table.engine.arena.intervals import block_interval
from hamster_table.engine.arena.ladder import Rung, ladder
from hamster_table.engine.arena.results import Counted, Ladder, Share, Verdict
from hamster_table.engine.arena.sequential_test import SequentialTest
from hamster_table.engine.catalogue import find
from hamster_table.engine.game import PROGRAM, Game
from hamster_table.engine.i18n import N_, InputError
from hamster_table.engine.players import LEVELS, NAMES, player
from hamster_table.engine.players.program_player import SENTENCES
from hamster_table.models import settings
from hamster_table.models.storage import custom_parts
from hamster_table.system import paths
from hamster_table.terminal.command import Parser, positive
from hamster_table.terminal.language import decimal, marked, printable, tr

BAR = 40
NAME_WIDTH = 12
"""The least width of the column with the names of players, in letters."""
GAMES = 10
"""Games that are played unless another number is named."""
USUAL_TABLE = 2
"""The seats at a table of a ladder unless another number is named."""
BLOCKS = {"sprt": 1000, "ladder": 10}
"""The most blocks of a sequential test, and the blocks of each pair of a ladder, unless another number is named."""


def run(arguments: Sequence[str]) -> int:
    what = tr("Commands", "Let computer players play against each other. They change seats from game to game.")
    parser = Parser("bots", what)
    _add_arguments(parser)
    options = parser.parse_args(arguments)
    programs = _programs()
    tables = _tables(options, programs)
    game = find(options.game)
    setup = custom_parts.setup_of(game)
    for value in setup.values():
        words = tr("Commands", "With your own cards: {changes}")
        print(words.format(changes=custom_parts.told(game, value, marked)), file=sys.stderr)
    planned = [bout for names in tables for bout in _planned(options, names, setup, programs)]
    # Only to hear that so many cannot play, or with such a seed, before the first game begins.
    Match.new(options.game, len(tables[0]), seed=planned[-1].seed)
    test = SequentialTest(*options.sprt) if options.sprt else None
    begun = time.monotonic()
    try:
        found = _found(options, planned, test)
    except OSError as error:
        why = error.strerror or error
        raise InputError(N_("{path} cannot be saved: {why}."), path=options.out, why=why) from error
    seconds = time.monotonic() - begun
    result: Counted | Ladder
    if options.ladder:
        result, words = _ladder_of(tables, planned, found)
    else:
        result = counted(tables[0], planned, found)
        words = _told(result, seconds) + _told_of_test(test)
        if test is not None:
            result["sprt"] = _judged(test)
    print(json.dumps(result, sort_keys=True) if options.json else words)
    return _complained(planned, found)


def _add_arguments(parser: Parser) -> None:
    game, names, file = tr("Commands", "GAME"), tr("Commands", "NAMES"), tr("Commands", "FILE")
    parser.add_argument("game", metavar=game, help=tr("Commands", "the id of a game, such as run-hamster-run"))
    who = tr("Commands", "who plays: {names}; sharp:bold has a temper, program:NAME is a program of the settings")
    who = who.format(names=", ".join(LEVELS))
    parser.add_argument("--seats", metavar=names, help=who)
    length = parser.add_mutually_exclusive_group()
    games = tr(
        "Commands", "number of games (10), with --ladder of each pair (10 blocks), with --sprt at most (1000 blocks)"
    )
    length.add_argument("--games", type=positive, metavar="N", help=games)
    number = tr("Commands", "number of blocks instead: one seed, with every player in every seat")
    length.add_argument("--blocks", type=positive, metavar="N", help=number)
    seed = tr("Commands", "seed: the same seed plays the same games (1)")
    parser.add_argument("--seed", default="1", metavar="S", help=seed)
    many = parser.add_mutually_exclusive_group()
    jobs = tr("Commands", "games played at the same time (1)")
    many.add_argument("--jobs", type=positive, default=1, metavar="J", help=jobs)
    cluster = tr("Commands", "the workers of this Dask scheduler play instead: tcp://10.0.0.5:8786")
    many.add_argument("--cluster", metavar=tr("Commands", "ADDRESS"), help=cluster)
    out = tr("Commands", "keep the games in a file, a line of JSON each; what stands there is not played again")
    parser.add_argument("--out", type=Path, metavar=file, help=out)
    aim = parser.add_mutually_exclusive_group()
    sprt = tr("Commands", "end when it is clear whether the first player's share of wins is P0 or P1: 0.5 0.6")
    aim.add_argument("--sprt", type=_share, nargs=2, metavar=("P0", "P1"), help=sprt)
    rungs = tr("Commands", "all players against each other in pairs, with their Elo numbers")
    aim.add_argument("--ladder", action="store_true", help=rungs)
    size = tr("Commands", "seats at a table of the ladder (2)")
    parser.add_argument("--table", type=positive, metavar="N", help=size)
    parser.add_argument("--json", action="store_true", help=tr("Commands", "the result as one line of JSON"))
    paranoid = tr("Commands", "check every move against all rules; 3 to 16 ms each")
    parser.add_argument("--paranoid", action="store_true", help=paranoid)


def _share(text: str) -> float:
    """A share of wins, between 0 and 1."""
    try:
        share = float(text)
    except ValueError:
        share = -1.0
    if not 0 < share < 1:
        words = tr("Commands", "{text} is not a number between 0 and 1")
        raise argparse.ArgumentTypeError(words.format(text=repr(text[:20])))
    return share


def _programs() -> dict[str, tuple[str, ...]]:
    """The commands of the programs that the settings of this computer name, by their names as players."""
    named = settings.load(paths.settings_file()).programs
    return {f"{PROGRAM}{name}": command for name, command in named.items()}


def _tables(options: argparse.Namespace, programs: Mapping[str, tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Who plays at each table, known to be right."""
    game = find(options.game)
    if options.sprt and options.sprt[0] >= options.sprt[1]:
        raise InputError(N_("Of the two shares of --sprt the first is the smaller one."))
    if options.table is not None and not options.ladder:
        raise InputError(N_("--table needs --ladder."))
    seats = options.table or USUAL_TABLE
    if options.ladder and options.games and options.games < seats:
        raise InputError(N_("A ladder needs {least} games of each pair or more."), least=seats)
    usual = ",".join(NAMES) if options.ladder else "steady,whim"
    names = tuple(name.strip() for name in (usual if options.seats is None else options.seats).split(","))
    for name in names:
        if name.startswith(PROGRAM) and name not in programs:
            settings.check(paths.settings_file())
            raise InputError(N_("The settings name no program {name}."), name=repr(name.removeprefix(PROGRAM)[:40]))
        if name not in programs:
            _check_player(name, game)
    tables = [names]
    if options.ladder:
        # With two seats a block has each in either seat; with more, each is once the one among equal others.
        pairs = combinations if seats == 2 else permutations
        tables = [(one, *[other] * (seats - 1)) for one, other in pairs(dict.fromkeys(names), 2)]
        if not tables:
            raise InputError(N_("A ladder has at least two players."))
    return tables


def _check_player(name: str, game: Game) -> None:
    """Raises `InputError` where nobody is called so."""
    try:
        player(name, game)
    except InputError as error:
        others = {"names": f"{error.facts['names']}, {PROGRAM}NAME"}
        raise InputError(error.template, **{**error.facts, **others}) from error


def _planned(
    options: argparse.Namespace,
    names: tuple[str, ...],
    setup: Mapping[str, str],
    programs: Mapping[str, tuple[str, ...]],
) -> tuple[Bout, ...]:
    usual = next((number for aim, number in BLOCKS.items() if getattr(options, aim)), 0) * len(names) or GAMES
    games = options.games or (options.blocks or 0) * len(names) or usual
    own = {name: command for name, command in programs.items() if name in names}
    return bouts(options.game, names, options.seed, games, setup, options.paranoid, own)


def _found(options: argparse.Namespace, planned: Sequence[Bout], test: SequentialTest | None) -> list[Outcome]:
    """The outcomes of the games: those that are kept, and the others, which are played."""
    kept = GamesFile(options.out) if options.out else None
    if kept is not None and (known := sum(kept.outcome(bout) is not None for bout in planned)):
        words = tr("Commands", "%n of {total} game(s) already in {file}", known)
        print(words.format(total=len(planned), file=options.out), file=sys.stderr)
    with ExitStack() as open_ones:
        cluster = open_ones.enter_context(connected(options.cluster)) if options.cluster is not None else None
        if cluster is not None:
            words = tr("Commands", "%n worker(s) at {address}", cluster.workers)
            print(words.format(address=options.cluster), file=sys.stderr)
        played = open_ones.enter_context(closing(outcomes(planned, options.jobs, kept, cluster)))
        return list(_tested(_watched(played, len(planned)), planned, test))


def _tested(found: Iterable[Outcome], planned: Sequence[Bout], test: SequentialTest | None) -> Iterator[Outcome]:
    """The outcomes, up to the block that decides the test."""
    own: list[Outcome] = []
    for outcome in found:
        yield outcome
        if test is None:
            continue
        own.append(outcome)
        if len(own) == len(planned[0].players):
            test.add(blocks(planned, own)[0].share(0))
            own = []
            if test.verdict:
                # The bar has not come to its end.
                print(file=sys.stderr)
                return


def counted(players: Sequence[str], planned: Sequence[Bout], found: Sequence[Outcome]) -> Counted:
    """Who has won how often. A shared win counts for each; `nobody` counts the games without a winner. The `shares` of
    wins are of complete blocks only, and a shared win counts in parts there."""
    # By name, not by seat: players change seats from game to game, and may sit at several.
    wins = dict.fromkeys(players, 0)
    for bout, outcome in zip(planned, found, strict=False):
        # A set: a player that shares a win with itself has won once.
        for name in {bout.players[seat] for seat in outcome.winners}:
            wins[name] += 1
    whole = blocks(planned, found)
    pairs = zip(planned, found, strict=False)
    failures = Counter(bout.players[seat] for bout, outcome in pairs for seat, _, _ in outcome.failures)
    return {
        "game": planned[0].game,
        "setup": dict(planned[0].setup),
        "players": list(players),
        "games": len(found),
        "wins": wins,
        "nobody": sum(not outcome.winners for outcome in found),
        "entries": sum(outcome.entries for outcome in found),
        "digests": [outcome.digest for outcome in found],
        "failures": dict(failures),
        "blocks": len(whole),
        "shares": {name: _shares(whole, name) for name in wins} if whole else {},
    }


def _shares(whole: Sequence[Block], name: str) -> Share:
    """The share of wins of a player, and its interval of 95 %."""
    found = block_interval([block.share_of(name) for block in whole])
    return {"mean": round(found.mean, 6), "low": round(found.low, 6), "high": round(found.high, 6)}


def _judged(test: SequentialTest) -> Verdict:
    return {
        "p0": test.p0,
        "p1": test.p1,
        "bound": round(test.bound, 4),
        "llr": round(test.llr, 4),
        "blocks": test.n,
        "verdict": test.verdict or None,
    }


def _ladder_of(
    tables: Sequence[tuple[str, ...]], planned: Sequence[Bout], found: Sequence[Outcome]
) -> tuple[Ladder, str]:
    """The ladder and its tables, in JSON and in words."""
    each = len(planned) // len(tables)
    results: list[Counted] = []
    whole: list[Block] = []
    for n, names in enumerate(tables):
        own = slice(n * each, (n + 1) * each)
        results.append(counted(names, planned[own], found[own]))
        whole += blocks(planned[own], found[own])
    rungs = ladder(whole)
    result: Ladder = {
        "game": planned[0].game,
        "ladder": [{"name": one.name, "elo": round(one.elo, 1), "error": round(one.error, 1)} for one in rungs],
        "tables": results,
    }
    width = max(NAME_WIDTH, *(len(rung.name) for rung in rungs))
    return result, "\n".join(_told_of_rung(rung, width) for rung in rungs)


def _told_of_rung(rung: Rung, width: int) -> str:
    elo = f"{decimal(rung.elo, 0):>6} ± {decimal(rung.error, 0):>3}"
    return f"  {rung.name:{width}} Elo {elo}  {tr('Commands', '%n game(s)', rung.games)}"


def _complained(planned: Sequence[Bout], found: Sequence[Outcome]) -> int:
    """Print which programs have failed, and what paranoid games have found broken; the exit status."""
    words = tr("Commands", "seed {seed}: {what}")
    for sentence, times in Counter(_failures(planned, found)).items():
        print(f"{sentence} ({times} x)" if times > 1 else sentence, file=sys.stderr)
    pairs = zip(planned, found, strict=False)
    broken = [words.format(seed=bout.seed, what=printable(what)) for bout, one in pairs for what in one.broken]
    print(*broken, sep="\n", end="\n" if broken else "", file=sys.stderr)
    return 1 if broken else 0


def _failures(planned: Sequence[Bout], found: Sequence[Outcome]) -> Iterator[str]:
    """A sentence for each program that failed in a game."""
    for bout, outcome in zip(planned, found, strict=False):
        for seat, code, why in outcome.failures:
            name = bout.players[seat].removeprefix(PROGRAM)
            yield marked(SENTENCES.get(code, SENTENCES["end"])).format(name=name, why=printable(why))


def _watched(found: Iterable[Outcome], total: int) -> Iterator[Outcome]:
    """The outcomes, with a bar on the error stream that shows how far they are."""
    is_terminal = sys.stderr.isatty()
    # In a file every stage is a new line, so there are fewer.
    stages = BAR if is_terminal else BAR // 10
    for done, outcome in enumerate(found, 1):
        if done * stages // total > (done - 1) * stages // total:
            bar = "#" * (done * BAR // total)
            line = f"[{bar:.<{BAR}}] {done}/{total}"
            print(line, end="\r" if is_terminal and done < total else "\n", file=sys.stderr, flush=True)
        yield outcome


def _told(result: Counted, seconds: float) -> str:
    games, wins, players, shares = result["games"], result["wins"], result["players"], result["shares"]
    words = tr("Commands", "%n game(s) of {game} in {seconds} s ({rate} a second)", games)
    rate = decimal(games / max(seconds, 1e-9))
    lines = [words.format(game=result["game"], seconds=decimal(seconds), rate=rate)]
    won_so_often = tr("Commands", "won {number}")
    who = {name: f"{sat} x {name}" if (sat := players.count(name)) > 1 else name for name in wins}
    width = max(NAME_WIDTH, *map(len, who.values()))
    for name, won in wins.items():
        how_often = won_so_often.format(number=f"{won:6}")
        line = f"  {who[name]:{width}} {how_often}  {decimal(100 * won / games):>5} %"
        if share := shares.get(name):
            ends = [decimal(100 * end) for end in (share["low"], share["high"])]
            line += "  " + tr("Commands", "(share of wins {low} to {high} %)").format(low=ends[0], high=ends[1])
        lines.append(line)
    nobody = won_so_often.format(number=f"{result['nobody']:6}")
    lines.append(f"  {tr('Commands', 'nobody'):{width}} {nobody}")
    return "\n".join(lines)


def _told_of_test(test: SequentialTest | None) -> str:
    if test is None:
        return ""
    if not test.verdict:
        words = tr(
            "Commands", "%n block(s) have not decided whether the first player wins {low} % or {high} %.", test.n
        )
    elif test.verdict == "p1":
        words = tr("Commands", "Decided after %n block(s): the first player wins {high} % rather than {low} %.", test.n)
    else:
        words = tr("Commands", "Decided after %n block(s): the first player wins {low} % rather than {high} %.", test.n)
    return "\n" + words.format(low=decimal(100 * test.p0), high=decimal(100 * test.p1))
