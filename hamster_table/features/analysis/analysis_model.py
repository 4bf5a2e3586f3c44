"""What an analysis shows: the win chances as a graph, luck and skill of the seats, and the moments that decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hamster_table.engine.i18n import N_
from hamster_table.engine.kernel import CHANCE, Sealed, Seat
from hamster_table.engine.match import Match
from hamster_table.features.analysis import analysis as estimates
from hamster_table.features.analysis.analysis import Analysis
from hamster_table.features.analysis.report import ALL, Moment, Share, decisive, sealed_places, shares
from hamster_table.models import action_words
from hamster_table.models.items.table_model import RIGHT, Column, RowsModel
from hamster_table.models.messages import filled, sentence, tr
from hamster_table.models.series import Line, Mark, Point, Series

PERCENT = 100
"""How many units of an analysis are one percent."""
BAND = 1.96
"""How many standard errors a band reaches up and down: 95 of 100 estimates would lie in it."""
TOLD = 2
"""How many events of a moment are told: of the most important ones the first, which led to the others."""
ESTIMATED = N_(
    "How likely each seat was to win, by who plays there, with nothing hidden. Estimated from {games} imagined "
    "games a point or more, within the band. Filled: what decided the game."
)
NOBODY_WINS = N_("What is missing to 100 % is the chance that nobody wins.")
BY_RULE = N_("How likely each seat was to win, by the pieces that were left. Filled: what decided the game.")


def note_of(analysis: Analysis) -> str:
    """What the chances are, in one or two sentences."""
    said = filled(ESTIMATED, games=analysis.games) if analysis.games > 1 else tr(BY_RULE)
    # Rounding alone leaves some hundredths of a percent.
    may_be_nobodys = estimates.SURE - sum(analysis.points[0].chances) > estimates.SURE // 100
    return f"{said} {tr(NOBODY_WINS)}" if may_be_nobodys else said


def chance_series(match: Match, analysis: Analysis) -> Series:
    """The win chances of all seats over the steps of the match, in percent."""
    moments = {(one.at, one.seat) for one in decisive(analysis, sealed_places(match))}
    lines = tuple(
        Line(seat, tuple(_point(one, seat, (one.at, seat) in moments) for one in analysis.points))
        for seat in range(match.setup.seats)
    )
    return Series(
        key="chances",
        title=N_("Win chances"),
        lines=lines,
        x_label=N_("step"),
        y_label=N_("percent"),
        marks=tuple(_rounds(match, analysis)),
    )


def _point(one: estimates.Point, seat: Seat, decided: bool) -> Point:
    return Point(one.at, percent(one.chances[seat]), one.at, decided, percent(BAND * one.errors[seat]))


def _rounds(match: Match, analysis: Analysis) -> list[Mark]:
    """Where the rounds begin."""
    game, marks = match.game, list[Mark]()
    if game.round is None:
        return marks
    for point in analysis.points:
        number = game.round(match.state_at(point.at))
        if number and number != (marks[-1].n if marks else 0):
            marks.append(Mark(point.at, game.round_says, number, is_upright=True))
    return marks


def percent(chance: float) -> int:
    """A number of an analysis in percent."""
    return round(chance / PERCENT)


@dataclass(frozen=True, slots=True)
class ShareLine:
    """The line of a seat in the table of luck and skill, in percent; it adds up as it is rounded."""

    seat: Seat
    name: str
    start: int
    luck: int
    skill: int
    others: int
    end: int


class SharesModel(RowsModel[ShareLine]):
    """What was luck and what was skill, for each seat."""

    def __init__(self) -> None:
        columns: Sequence[Column[ShareLine]] = (
            Column("name", N_("Seat"), lambda row: row.name),
            Column("start", N_("At the start"), lambda row: f"{row.start} %", RIGHT),
            Column("luck", N_("Luck"), lambda row: signed(row.luck), RIGHT),
            Column("skill", N_("Own choices"), lambda row: signed(row.skill), RIGHT),
            Column("others", N_("Choices of others"), lambda row: signed(row.others), RIGHT),
            Column("end", N_("At the end"), lambda row: f"{row.end} %", RIGHT),
        )
        super().__init__(columns, key=lambda row: row.seat)

    def set_shares(self, analysis: Analysis, names: Sequence[str]) -> None:
        """Show the shares of this analysis."""
        self.set_rows([share_line(one, names) for one in shares(analysis)])

    def spoken(self, row: ShareLine, column: Column[ShareLine]) -> str:
        return filled(N_("{name}, {title}: {text}"), name=row.name, title=tr(column.title), text=column.text(row))


def share_line(share: Share, names: Sequence[str]) -> ShareLine:
    """A share in whole percent."""
    start, luck, skill, end = (percent(one) for one in (share.start, share.luck, share.skill, share.end))
    # What the rounding leaves is given to the others: a sum that is one off would look like an error.
    return ShareLine(share.seat, names[share.seat], start, luck, skill, end - start - luck - skill, end)


def signed(number: int) -> str:
    """A number of points with its sign."""
    return f"{number:+}".replace("-", "−") if number else "0"


# Moments


def change_words(moment: Moment, names: Sequence[str]) -> str:
    """How much a chance has changed, in one sentence."""
    start, end, name = percent(moment.start), percent(moment.end), names[moment.seat]
    if end > start:
        return filled(N_("{name} rises from {start} % to {end} %."), name=name, start=start, end=end)
    return filled(N_("{name} falls from {start} % to {end} %."), name=name, start=start, end=end)


def _choices(match: Match, moment: Moment, names: Sequence[str]) -> Iterator[str]:
    for n in range(moment.before, moment.at):
        seat, action = match.ledger[n]
        view = match.game.view(match.state_at(n), seat)
        yield f"{names[seat]} – {action_words.said(match.game, view, action, names)}"


def cause_words(match: Match, moment: Moment, names: Sequence[str]) -> str:
    """Who or what has made it, and what happened; of what was chosen at once, what each has chosen."""
    # The game is over, and nothing is a secret any more.
    if moment.maker == ALL:
        return filled(N_("Chosen at once: {choices}."), choices="; ".join(_choices(match, moment, names)))
    story = [event for n, event in match.story_of(None) if moment.before < n <= moment.at]
    happened = [event for event in story if event.template and not isinstance(event, Sealed)]
    # What they did whose choice it was comes before what others did at the same time.
    ranked = sorted(
        (one for one in happened if not one.is_heading),
        key=lambda one: (getattr(one, "seat", moment.maker) != moment.maker, -one.priority),
    )[:TOLD]
    told = [sentence(event, names) for event in happened if any(event is one for one in ranked)]
    if moment.maker == CHANCE:
        maker = tr(N_("Luck"))
    elif moment.maker == moment.seat:
        maker = tr(N_("Own choice"))
    else:
        maker = filled(N_("Choice of {name}"), name=names[moment.maker])
    # Of some choices, such as to do nothing or a secret one, the story tells nothing.
    return filled(N_("{maker}: {happening}"), maker=maker, happening=" ".join(told)) if told else f"{maker}."
