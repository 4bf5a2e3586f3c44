"""All rulings of a game by their numbers, and which of them are switches of the set-up."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from typing import NamedTuple

from hamster_table.engine.game import Game, Option
from hamster_table.engine.rulebook import THE_PROGRAM
from hamster_table.models.messages import tr
from hamster_table.models.texts import translate
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.views.art.theme import px

Switches = Mapping[str, tuple["Switch", ...]]
"""The switches of a game by the rulings they belong to."""


class Switch(NamedTuple):
    """A choice of the set-up, and where it stands."""

    label: str
    """What it chooses, translated: "Adjacent means"."""
    choices: tuple[str, ...]
    """What there is to choose, translated, the usual one first."""
    present: int
    """Which of them holds, from 0; -1: it differs from seat to seat, or is something else."""
    is_in_play: bool
    """Whether it holds in the game on the table; otherwise it is only the usual choice."""


def switches_of(game: Game, chosen: Mapping[str, str] | None) -> Switches:
    """The switches of a game. *chosen*: the options of the one on the table; None: there is none."""
    found: dict[str, tuple[Switch, ...]] = {}
    own = game.custom_parts
    for option in (*game.setup.options, *game.setup.seat_options):
        found[option.ruling] = (*found.get(option.ruling, ()), _switch(option, chosen))
    if own is not None:
        parts = (translate("Rules", "as in the box"), translate("Rules", "as in your own box"))
        present = int(bool(chosen and chosen.get(own.key)))
        found[own.ruling] = (*found.get(own.ruling, ()), Switch(tr(own.label), parts, present, chosen is not None))
    return found


def _switch(option: Option, chosen: Mapping[str, str] | None) -> Switch:
    usual = next(iter(option.choices))
    value = usual if chosen is None else chosen.get(option.key, usual)
    texts = {**option.choices, **{key: text for key, text in option.former.items() if key == value}}
    keys, words = [*texts], tuple(tr(text) for text in texts.values())
    return Switch(tr(option.label), words, keys.index(value) if value in keys else -1, chosen is not None)


def switch_line(switch: Switch) -> str:
    """A switch as a line of the page: its choices, the present one marked in words too."""
    here = translate("Rules", "in this game") if switch.is_in_play else translate("Rules", "the usual choice")
    words = [
        f"<b>{escape(text)}</b> ({escape(here)})" if n == switch.present else escape(text)
        for n, text in enumerate(switch.choices)
    ]
    if switch.present < 0:
        words.append(f"<b>{escape(translate('Rules', 'set for each player'))}</b>")
    line = translate("Rules", "At set-up: {label} {choices}.")
    return line.format(label=escape(switch.label), choices=" · ".join(words))


def all_rulings(game: Game, switches: Switches) -> str:
    """All rulings of the game as a table, those first that are switches, then each by its number."""
    rulings = {id_: text for chapter in game.chapters for id_, text in chapter.rulings.items()}
    ordered = sorted(rulings, key=_in_order)
    rows = ""
    groups = (
        (translate("Rules", "Chosen at set-up"), [id_ for id_ in ordered if id_ in switches]),
        (translate("Rules", "The same in every game"), [id_ for id_ in ordered if id_ not in switches]),
    )
    for title, ids in groups:
        if ids:
            rows += f'<tr><td colspan="2"><span class="id">{escape(title)}</span></td></tr>'
        rows += "".join(row(id_, tr(rulings[id_]), switches.get(id_, ())) for id_ in ids)
    return f'<table cellspacing="0" cellpadding="{px(4)}">{rows}</table>'


def row(id_: str, text: str, switches: tuple[Switch, ...], ground: str = "", anchor: str = "") -> str:
    """A ruling as a row of a table, with its switches below it; for tinkerers its number is before it."""
    style = "marked" if ground else "ruling"
    lines = "".join(f'<br><span class="switch">{switch_line(one)}</span>' for one in switches)
    # With hyphens that do not break, so that an id stays on one line.
    number = f'<span class="id">{escape(id_).replace("-", "&#8209;")}</span>' if TINKERERS.are_served else "&#8226;"
    return (
        f'<tr class="{style}"><td{ground}>{anchor}{number}</td>'
        f'<td{ground} class="{style}">{escape(text)}{lines}</td></tr>'
    )  # fmt: skip


def _in_order(id_: str) -> tuple[bool, int]:
    """Where a ruling stands: by its number, those of the program after those of the game."""
    digits = re.search(r"\d+", id_)
    return id_ in THE_PROGRAM.rulings, int(digits[0]) if digits else 0
