"""What `hamster-table bots` prints as JSON and keeps of games: `docs/json/bots.schema.json` is made of this."""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from msgspec import Meta


class Share(TypedDict):
    """A share of wins, 0 to 1, with the ends of its interval of 95 %."""

    mean: float
    low: float
    high: float


class Verdict(TypedDict):
    """A sequential test of the share of wins of the first player."""

    p0: Annotated[float, Meta(description="The share of one hypothesis.")]
    p1: Annotated[float, Meta(description="The share of the other one.")]
    bound: Annotated[float, Meta(description="The log-likelihood ratio at which p1 is taken, and less than 0 p0.")]
    llr: Annotated[float, Meta(description="The ratio in the end.")]
    blocks: int
    verdict: Literal["p0", "p1"] | None


class Counted(TypedDict):
    """Who has won how often. Equal seeds print the same, whatever the number of jobs."""

    game: str
    setup: Annotated[dict[str, str], Meta(description="The options that are not the usual ones.")]
    players: list[str]
    games: int
    wins: Annotated[dict[str, int], Meta(description="By player; a shared win counts for each.")]
    nobody: Annotated[int, Meta(description="Games without a winner.")]
    entries: Annotated[int, Meta(description="The entries of all ledgers.")]
    digests: Annotated[list[str], Meta(description="By game: the hash of its last state.")]
    failures: Annotated[
        dict[str, int],
        Meta(description="By program: in how many seats it failed. Steady played on there; what it won counts above."),
    ]
    blocks: Annotated[int, Meta(description="Complete ones: a seed with every player in every seat.")]
    shares: Annotated[dict[str, Share], Meta(description="By player, of complete blocks; a shared win in parts.")]
    sprt: NotRequired[Verdict]


class OnLadder(TypedDict):
    """A player among all."""

    name: str
    elo: Annotated[float, Meta(description="The mean of all players is 0.")]
    error: Annotated[float, Meta(description="Half of the interval of 95 %.")]


class Ladder(TypedDict):
    """What `--ladder` prints."""

    game: str
    ladder: Annotated[list[OnLadder], Meta(description="The best first.")]
    tables: list[Counted]


class Kept(TypedDict):
    """A line of the file of `--out`: a game that was played."""

    game: str
    players: Annotated[list[str], Meta(description="By seat.")]
    seed: str
    setup: dict[str, str]
    paranoid: Annotated[bool, Meta(description="Whether every entry was checked under all laws.")]
    rules: Annotated[int, Meta(description="The version of the rules of the game.")]
    version: Annotated[str, Meta(description="The version of the program.")]
    programs: NotRequired[
        Annotated[dict[str, str], Meta(description="By player that is a program: a hash of its command.")]
    ]
    winners: Annotated[list[int], Meta(description="The seats that have won.")]
    entries: int
    digest: str
    rounds: int
    decisions: Annotated[list[int], Meta(description="By seat.")]
    seconds: Annotated[list[float], Meta(description="By seat: CPU time for all decisions.")]
    slowest: Annotated[list[float], Meta(description="By seat: CPU time for the longest one.")]
    broken: NotRequired[Annotated[list[str], Meta(description="What a paranoid game has found broken.")]]
    failures: NotRequired[
        Annotated[list[tuple[int, str, str]], Meta(description="Programs that failed: the seat, how, and why.")]
    ]
