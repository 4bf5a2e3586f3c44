"""What the table of Hamsterdam explains when one first meets it: the dots on the cards, and the marks of breaches."""

from __future__ import annotations

from collections.abc import Iterator

from hamster_table.engine.hamsterdam.actions import CARDS
from hamster_table.engine.hamsterdam.state import Hamsterdam
from hamster_table.models.hamsterdam.shown import next_breach
from hamster_table.models.texts import translate
from hamster_table.views.board.explanation import Explanation
from hamster_table.views.hamsterdam.drawings.dam_panels import meter_cells
from hamster_table.views.hamsterdam.layout import Plan


def explanations(view: Hamsterdam, at: Plan) -> Iterator[Explanation]:
    """What there is to explain in this state, for the owner of the large dam."""
    if not view.classic and not view.round:
        yield _dots(view, at)
    # Before the dams are out there is no town to point at.
    if view.numbers and not view.classic and not at.own.town.isEmpty():
        yield _breaches(view, at)


def _dots(view: Hamsterdam, at: Plan) -> Explanation:
    # In the middle, where a hand and a usual dam have their cards with dots.
    area = at.own.cards[CARDS // 2]
    lines = (
        ("dot-orange", translate("Hamsterdam", "An orange dot brings you one hamster.")),
        (
            "dot-blue",
            translate("Hamsterdam", "A blue dot brings two special hamsters to choose from: you keep one of them."),
        ),
    )
    title = translate("Hamsterdam", "The dots on the cards")
    # They count for whoever passes and lines up cards. Once the dams are out, they have brought what they bring.
    return Explanation("hamsterdam-dots", title, lines, area, is_due=not view.numbers, clear=at.own.cards)


def _breaches(view: Hamsterdam, at: Plan) -> Explanation:
    town = view.town[at.owner]
    cells = dict(meter_cells(at.own, town))
    area = cells.get(next_breach(town), at.own.town)
    lines = (
        (
            "flood-token",
            translate("Hamsterdam", "Water that came through your dam into the town. The driest town wins."),
        ),
        (
            "breach-mark",
            translate(
                "Hamsterdam", "When the water reaches a cracked cell, your dam breaks: you flip its left or right end."
            ),
        ),
    )
    title = translate("Hamsterdam", "The water in your town")
    # With the first water in the town; the dam breaks at the third.
    return Explanation("hamsterdam-breaches", title, lines, area, is_due=town > 0)
