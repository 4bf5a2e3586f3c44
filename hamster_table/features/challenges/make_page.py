"""The page on which a challenge is made of a game that is set up."""

from __future__ import annotations

import secrets

from PySide6.QtCore import Signal

from hamster_table.engine.catalogue import find
from hamster_table.features.challenges import challenge_file
from hamster_table.features.challenges.challenge_file import PERSON, SEED_LENGTH, TITLE_LENGTH, Challenge
from hamster_table.features.challenges.game_of_the_day import day_of
from hamster_table.models import messages
from hamster_table.models.record_words import date_words
from hamster_table.models.texts import translate
from hamster_table.models.tinkerers import TINKERERS
from hamster_table.views.pages.new_game.new_game_page import NewGame
from hamster_table.views.widgets.buttons import Button
from hamster_table.views.widgets.controls import Field
from hamster_table.views.widgets.paper_page import PaperPage
from hamster_table.views.widgets.text import TextLabel


class MakeChallengePage(PaperPage):
    """Who plays, a title, for tinkerers a seed that may be left to chance, and the golden button."""

    made = Signal(object)
    """(challenge)"""

    def __init__(self, new: NewGame) -> None:
        """*new*: the game as it is set up, with just one person."""
        self.new, self._game = new, find(new.game)
        super().__init__(translate("Challenge", "Make a challenge: {game}").format(game=self._game.title), 860)
        words = translate(
            "Challenge",
            "The same luck for everybody: each plays alone against the same computer players, one after the other, "
            "and then you compare.",
        )
        self.column.addWidget(TextLabel(words, 14.5, "soft_ink", weight=700, wrap=True))
        self.column.addWidget(TextLabel(translate("Challenge", "Who plays?"), "heading"))
        for player in new.players:
            is_person = player.kind == PERSON
            who = (
                translate("Challenge", "whoever takes it up") if is_person else against_words(player.name, player.kind)
            )
            self.column.addWidget(TextLabel(who, 15, weight=700, wrap=True))
        self.title = self._field(translate("Challenge", "Title"), translate("Challenge", "Challenge"), TITLE_LENGTH)
        self.seed: Field | None = None
        if TINKERERS.are_served:
            name = translate("Challenge", "Seed of the luck")
            self.seed = self._field(name, translate("Challenge", "drawn"), SEED_LENGTH)
        self.column.addStretch(1)
        self.make = Button(translate("Challenge", "Make the challenge"), "gold", "Enter", size=17)
        self.make.chosen.connect(self._make)
        self.foot.addStretch(1)
        self.foot.addWidget(self.make)
        self.setFocusProxy(self.title)

    def _field(self, name: str, blank: str, letters: int) -> Field:
        self.column.addWidget(TextLabel(name, "heading"))
        field = Field("", name)
        field.setPlaceholderText(blank)
        # Qt counts in units of UTF-16, of which a letter may take two; `make` cuts what is too long.
        field.setMaxLength(2 * letters)
        self.column.addWidget(field)
        return field

    def _make(self) -> None:
        seed = (self.seed.text().strip() if self.seed is not None else "") or secrets.token_hex(8)
        new = self.new
        notes = [(0, note) for note in new.notes]
        self.made.emit(challenge_file.make(self._game, new.players, new.setup, seed, self.title.text(), notes))


def against_words(name: str, kind: str) -> str:
    """A computer player with its level: "Nutmeg (Steady)"."""
    return translate("Challenge", "{name} ({level})").format(name=name, level=messages.player_name(kind))


def title_of(challenge: Challenge) -> str:
    """What a challenge is called."""
    if (day := day_of(challenge)) is not None:
        return translate("Challenge", "Game of the day, {date}").format(date=date_words(day))
    return challenge.title or translate("Challenge", "Challenge")
