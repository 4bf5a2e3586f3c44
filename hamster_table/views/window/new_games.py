"""How new games begin: as they were set up on their page, or the same once more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hamster_table.views import feature

# What the first picture does not need is imported where it is: how soon that picture is there counts.
if TYPE_CHECKING:
    from hamster_table.views.pages.new_game.new_game_page import NewGame, NewGamePage
    from hamster_table.views.window.navigator import Navigator


class NewGames:
    """Begins new games in a window."""

    def __init__(self, window: Navigator) -> None:
        self._window = window

    # The pages on which they are set up

    def set_up(self, game: str) -> None:
        """Show the page on which a new game is set up; *game* is its id."""
        self._window.put("new_game", self.page(game))

    def page(self, game: str) -> NewGamePage:
        """A new page on which that game is set up."""
        from hamster_table.engine.catalogue import find
        from hamster_table.views.pages.new_game.new_game_page import NewGamePage

        window, settings = self._window, self._window.settings
        habits, chairs, programs = settings.habits_of(game), settings.table_of(game), [*settings.programs]
        new = [one for one in feature.introductions(game) if one.is_new(settings, game)]
        page = NewGamePage(find(game), habits, chairs, new, settings.languages, programs=programs)
        page.introduction_wanted.connect(lambda one: one.begin(window, game))
        page.deal.connect(self.deal)
        page.deed_wanted.connect(lambda deed, new: deed.do(window, new))
        page.ruling.connect(lambda ruling: window.show_page("rules", game, ruling))
        page.back.connect(window.go_back)
        page.remake = self._again
        return page

    def _again(self, old: NewGamePage) -> NewGamePage:
        page = self.page(old.game_id)
        page.take_over(old)
        return page

    # How they begin

    def deal(self, new: NewGame) -> None:
        """Begin the game that was set up, and remember who sat where, and who is spoken to in which language."""
        from hamster_table.engine.match import Match
        from hamster_table.engine.storage.annotations import LanguagesChosen, written
        from hamster_table.models.seat_control import PERSON

        window = self._window
        chairs = tuple((player.name, player.kind) for player in new.players)
        persons = [seat for seat, player in enumerate(new.players) if player.kind == PERSON]
        own = {new.players[seat].name: new.languages[seat] for seat in persons}
        settings = window.settings.with_habits(new.game, new.habits).with_table(new.game, chairs)
        window.set_settings(settings.with_languages(own))
        window.forget_way_back()  # nobody goes back to the sheet of a game that has begun
        notes = [(0, LanguagesChosen(new.languages))] if any(new.languages) else []
        match = Match.new(new.game, len(new.players), new.setup)
        window.begin(window.library.begin(match, new.players, written(notes)))

    def same_again(self) -> None:
        """The game on the table once more, with the same people and other luck."""
        from hamster_table.engine.match import Match
        from hamster_table.engine.storage.annotations import LanguagesChosen, written

        window, session = self._window, self._window.session
        assert session is not None
        match = Match.new(session.match.game, session.match.setup.seats, session.match.setup.chosen())
        notes = [(0, note) for _, note in session.notes if isinstance(note, LanguagesChosen)]
        window.begin(window.library.begin(match, session.seating.players, written(notes)))
