"""How new games begin: as they were set up on their page, or the same once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QWidget

from hamster_table.models.settings import Settings
from hamster_table.views.window.said_anew import SaysAnew

# What the first picture does not need is imported where it is: how soon that picture is there counts.
if TYPE_CHECKING:
    from hamster_table.engine.position import Values
    from hamster_table.models.storage.game_library import OpenedGame
    from hamster_table.views.game.game_page import GamePage
    from hamster_table.views.pages.challenge.make_page import MakeChallengePage
    from hamster_table.views.pages.enter_position.position_page import PositionPage
    from hamster_table.views.pages.new_game.new_game_page import NewGame, NewGamePage
    from hamster_table.views.window.navigator import Navigator


class BeginsGames(SaysAnew):
    """Mixed into the window, it begins new games.

    One class stands on the other: with two bases that are widgets, PySide takes one for the other, and crashes.
    """

    settings: Settings
    game: GamePage | None
    _before: list[QWidget]

    def new_game(self, game: str) -> None:
        """Show the page on which a new game is set up; *game* is its id."""
        self._put("new_game", self._new_game_page(game))

    def _new_game_page(self, game: str) -> NewGamePage:
        from hamster_table.engine.catalogue import find
        from hamster_table.views.pages.new_game.new_game_page import NewGamePage
        from hamster_table.views.window.first_games import begin_first_game

        settings, is_first = self.settings, self.settings.is_new(game)
        habits, chairs, programs = settings.habits_of(game), settings.table_of(game), [*settings.programs]
        page = NewGamePage(find(game), habits, chairs, is_first, settings.languages, programs=programs)
        page.first_game.connect(lambda: begin_first_game(cast("Navigator", self), game))
        page.deal.connect(self.deal)
        page.position_wanted.connect(self.enter_position)
        page.challenge_wanted.connect(self.make_challenge)
        page.ruling.connect(lambda ruling: self.show_page("rules", game, ruling))
        page.back.connect(self.go_back)
        return page

    def enter_position(self, new: NewGame | None = None) -> None:
        """Show the page on which a position is entered, for a game that is set up; None: for the game on the table, as
        it stands."""
        from hamster_table.views.window.positions import at_the_table

        values = None
        if new is None:
            assert self.game is not None
            new, values = at_the_table(self.game.session)
        self._put("position", self._position_page(new, values))

    def make_challenge(self, new: NewGame) -> None:
        """Show the page on which a challenge is made of a game that is set up."""
        self._put("make_challenge", self._make_challenge_page(new))

    def _make_challenge_page(self, new: NewGame) -> MakeChallengePage:
        from hamster_table.views.window import challenges

        return challenges.make_page(cast("Navigator", self), new)

    def _position_page(self, new: NewGame, values: Values | None) -> PositionPage:
        from hamster_table.engine.catalogue import find
        from hamster_table.views.pages.enter_position.position_page import PositionPage

        page = PositionPage(find(new.game), new, values)
        page.deal.connect(self.deal)
        page.ruling.connect(lambda ruling: self.show_page("rules", new.game, ruling))
        page.sheets.connect(lambda: self.show_page("print", new.game))
        page.back.connect(self.go_back)
        return page

    def deal(self, new: NewGame) -> None:
        """Begin the game that was set up, and remember who sat where, and who is spoken to in which language."""
        from hamster_table.engine.match import Match
        from hamster_table.engine.storage.annotations import LanguagesChosen, written
        from hamster_table.models.seat_control import PERSON

        chairs = tuple((player.name, player.kind) for player in new.players)
        persons = [seat for seat, player in enumerate(new.players) if player.kind == PERSON]
        own = {new.players[seat].name: new.languages[seat] for seat in persons}
        settings = self.settings.with_habits(new.game, new.habits).with_table(new.game, chairs)
        self.set_settings(settings.with_languages(own))
        self._before.clear()  # nobody goes back to the sheet of a game that has begun
        notes = [(0, LanguagesChosen(new.languages))] if any(new.languages) else []
        match = Match.new(new.game, len(new.players), new.setup)
        self.begin(self.library.begin(match, new.players, written(notes)))

    def same_again(self) -> None:
        """The game on the table once more, with the same people and other luck."""
        from hamster_table.engine.match import Match
        from hamster_table.engine.storage.annotations import LanguagesChosen, written

        assert self.game is not None
        session = self.game.session
        match = Match.new(session.match.game, session.match.setup.seats, session.match.setup.chosen())
        notes = [(0, note) for _, note in session.notes if isinstance(note, LanguagesChosen)]
        self.begin(self.library.begin(match, session.seating.players, written(notes)))

    # What the window itself has

    def _put(self, name: str, page: QWidget) -> None:
        raise NotImplementedError

    def begin(self, taken: OpenedGame) -> None:
        """Lay a game on the table, in place of the one that is there."""
        raise NotImplementedError

    def show_page(self, name: str, *topic: str) -> None:
        """Make the page of this name and show it."""
        raise NotImplementedError

    def set_settings(self, new: Settings) -> None:
        """Put settings in force and keep them."""
        raise NotImplementedError

    def go_back(self) -> None:
        """Show the page before this one."""
        raise NotImplementedError
