"""The public summary of a game that is not open: its round, whose turn it is, and the public view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, Seat, State
from hamster_table.engine.match import Match
from hamster_table.models.messages import filled, tr


@dataclass(frozen=True, slots=True)
class Summary:
    """The summary of a game, without secrets."""

    round: str = ""
    """ "Round 6", in the words of the game; "" where it counts none."""
    turn: str = ""
    """Who must choose, or how the game ended."""
    view: State | None = None
    """The public view; None where the game cannot be read."""
    trouble: str = ""
    """Why it cannot be read or played on; "" where it can."""

    @property
    def words(self) -> tuple[str, ...]:
        """Its parts, for one line of text."""
        return tuple(part for part in (self.round, self.turn) if part)


def summary_of(match: Match, names: Sequence[str], trouble: str = "") -> Summary:
    """The summary of a match with these names of players, made of the public view alone."""
    view = match.game.view(match.state, None)
    number = match.game.round(view) if match.game.round is not None else 0
    rounds = filled(match.game.round_says, number=number) if number else ""
    return Summary(rounds, _turn(match, names), view, trouble)


def _turn(match: Match, names: Sequence[str]) -> str:
    waiting = match.waiting
    if not waiting:
        return end_words(match.standing.winners, names)
    if waiting == (CHANCE,):
        return tr(match.state.agenda[-1].says or N_("dice or draw next"))
    return filled(N_("{names} to choose"), names=_listed(waiting, names))


def end_words(winners: Sequence[Seat], names: Sequence[str]) -> str:
    """Who has won: "Mira has won"."""
    if not winners:
        return tr(N_("nobody has won"))
    if len(winners) == 1:
        return filled(N_("{name} has won"), name=_listed(winners, names))
    return filled(N_("{names} have won"), names=_listed(winners, names))


def _listed(seats: Sequence[int], names: Sequence[str]) -> str:
    return ", ".join(names[seat] for seat in seats)
