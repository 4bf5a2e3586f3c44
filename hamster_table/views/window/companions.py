"""What goes with the page of a game: what it explains, and what features add."""

from __future__ import annotations

from PySide6.QtCore import QObject

from hamster_table.models.guard import guard
from hamster_table.models.keys import KEY_MAP
from hamster_table.views import feature
from hamster_table.views.game.explainer import Explainer
from hamster_table.views.game.game_page import GamePage
from hamster_table.views.window.navigator import Navigator


def attend(page: GamePage, window: Navigator) -> None:
    """Give a page all that goes with it; it lives as long as the page."""
    explainer = Explainer(page, window.settings.explained)
    explainer.explained.connect(lambda key: window.set_settings(window.settings.with_explained(key)))
    page.frame.sheet_chosen.connect(lambda name: window.set_settings(window.settings._replace(sheet=name)))
    feature.attend(page, window)
    page.moment_deed.connect(lambda deed: deed.do(window, page.session.at))
    page.why_wanted.connect(lambda seat: window.show_page("why", str(seat)))
    KeyNames(page)


class KeyNames(QObject):
    """Names the keys anew wherever a page does so, when others are chosen."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        KEY_MAP.changed.connect(self._name)

    @guard
    def _name(self) -> None:
        # What is being played ends with the same.
        if self._page.animation_player.is_idle:
            self._page.sync()
