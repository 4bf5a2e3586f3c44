"""What somebody has picked on the way to a choice: an ability that waits for its target, and how it is to be done."""

from __future__ import annotations

from collections.abc import Callable

from hamster_table.views.hamsterdam.input.gestures import SelectedAbility


class Picked:
    """Changes it, and has the table shown anew."""

    def __init__(self, refresh: Callable[[], object]) -> None:
        self._refresh = refresh
        self.forget()

    def forget(self) -> None:
        """Nothing is picked."""
        self.ability: SelectedAbility | None = None
        """The ability that has been picked and waits for its target."""
        self.clears_water = False
        """Whether a Swimster is to clear water where it could share the card (HD-50)."""
        self.page = 0
        """Which of the pages of buttons the prompt shows; it counts on, and the prompt begins again after the last."""

    def pick(self, ability: SelectedAbility | None) -> None:
        """Pick an ability; None: none after all."""
        self.ability, self.page = ability, 0
        self._refresh()

    def turn_page(self) -> None:
        """Show the next page of buttons."""
        self.page += 1
        self._refresh()

    def toggle_dive(self) -> None:
        """A Swimster is to clear water where it could share the card, or no longer."""
        self.clears_water = not self.clears_water
        self._refresh()
