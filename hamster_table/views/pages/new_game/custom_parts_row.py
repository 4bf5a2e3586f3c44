"""The choice, on the sheet of a new game, between our parts and those that the player's own file describes."""

from __future__ import annotations

from hamster_table.engine.game import Game, Option
from hamster_table.engine.i18n import N_
from hamster_table.models import messages
from hamster_table.models.storage import custom_parts
from hamster_table.models.texts import translate
from hamster_table.views.pages.new_game.option_row import OptionRow
from hamster_table.views.widgets.text import TextLabel

OWN, OURS = "own", "ours"
CHOICES = {OWN: N_("your own file"), OURS: N_("the program's cards")}


class CustomPartsRow(OptionRow):
    """An option that is there only when the player has a file; one that cannot be used is never passed over."""

    def __init__(self, game: Game) -> None:
        parts = game.custom_parts
        assert parts is not None
        super().__init__(Option(parts.key, parts.label, CHOICES, parts.ruling))
        self._game = game
        self._changes = self._error = ""
        self._says = TextLabel(step=13.5, wrap=True)
        self.column.addWidget(self._says)
        self.look_again()

    @property
    def error(self) -> str:
        """Why the file cannot be used, if it is to be used."""
        return self._error if self.choice.current == OWN else ""

    @property
    def current(self) -> str:
        """What the file changes, as the set-up carries it; "" for the program's own cards."""
        return self._changes if self.choice.current == OWN else ""

    def look_again(self) -> None:
        """Read the file, which may have been put right meanwhile."""
        self._changes = self._error = ""
        try:
            self._changes = custom_parts.read(self._game) or ""
        except ValueError as error:
            self._error = messages.complaint(error)
        said = translate("NewGame", "It changes: {changes}").format(
            changes=custom_parts.told(self._game, self._changes, messages.tr)
        )
        same = translate("NewGame", "It is the same as the program's cards.")
        self._says.setText(self._error or (said if self._changes else same))
        self._says.set_role("danger" if self._error else "soft_ink")


def custom_parts_row(game: Game) -> CustomPartsRow | None:
    """The row, if there is a file."""
    file = custom_parts.file_of(game)
    return CustomPartsRow(game) if file is not None and file.exists() else None
