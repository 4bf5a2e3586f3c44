"""How new games begin: as they were set up on their page, or the same once more."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from hamster_table.models.people import PEOPLE
from hamster_table.views import feature

# What the first picture does not need is imported where it is: how soon that picture is there counts.
if TYPE_CHECKING:
    from hamster_table.models.people import Person
    from hamster_table.views.pages.new_game.new_game_page import NewGame, NewGamePage
    from hamster_table.views.pages.new_game.person_page import PersonPage
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
        new = [one for one in feature.introductions(game) if one.is_new(settings, game)]
        page = NewGamePage(find(game), PEOPLE.now.table_of(game), new, programs=[*settings.programs])
        page.card_wanted.connect(self._show_card)
        page.introduction_wanted.connect(lambda one, name: one.begin(window, game, name))
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

    # The cards of people

    def _show_card(self, name: str, seat: int) -> None:
        """Show the card of whoever sits there; of a new person, for a name that nobody is known by."""
        person = PEOPLE.find(name)
        new = PEOPLE.now.new_person()._replace(name=name)
        self._window.put("person", self._card(new if person is None else person, person is not None, seat))

    def _card(self, person: Person, is_known: bool, seat: int) -> PersonPage:
        from hamster_table.views.pages.new_game.person_page import PersonPage

        window, page = self._window, PersonPage(person, is_known)
        before = person.name if is_known else ""

        def keep(now: Person) -> None:
            window.keep_person(now, before)
            self._back_at_table().seat(now, seat)

        def forget() -> None:
            window.forget_person(before)
            self._back_at_table().forget(before)

        page.done.connect(keep)
        page.forgotten.connect(forget)
        page.back.connect(window.go_back)
        page.remake = lambda old: old.like(self._card(person, is_known, seat))
        return page

    def _back_at_table(self) -> NewGamePage:
        """Go back to the sheet on which a game is set up."""
        self._window.go_back()
        return cast("NewGamePage", self._window.page)  # it is where cards are opened

    # How they begin

    def deal(self, new: NewGame) -> None:
        """Begin the game that was set up, and remember who sat where."""
        from hamster_table.engine.match import Match
        from hamster_table.engine.storage.annotations import written

        window = self._window
        chairs = tuple((player.name, player.kind) for player in new.players)
        window.set_people(PEOPLE.now.with_table(new.game, chairs))
        window.forget_way_back()  # nobody goes back to the sheet of a game that has begun
        match = Match.new(new.game, len(new.players), new.setup)
        window.begin(window.library.begin(match, new.players, written([(0, note) for note in new.notes])))

    def same_again(self) -> None:
        """The game on the table once more, with the same people and other luck."""
        from hamster_table.engine.match import Match
        from hamster_table.engine.storage.annotations import of_table, written

        window, session = self._window, self._window.session
        assert session is not None
        match = Match.new(session.match.game, session.match.setup.seats, session.match.setup.chosen())
        window.begin(window.library.begin(match, session.seating.players, written(of_table(session.notes))))
