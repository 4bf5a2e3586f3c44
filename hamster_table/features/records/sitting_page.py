"""Today at this table: everybody on the podium, with what they have done in the games since they sat down."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from hamster_table.engine.game_records import Record
from hamster_table.features.records.podium_page import PodiumPage
from hamster_table.features.records.sitting import began, guests, in_front_words
from hamster_table.models.texts import plural, translate


class SittingPage(PodiumPage):
    """The podium, a table, and who leads."""

    def __init__(self, games: Sequence[Record]) -> None:
        """*games*: those of the sitting, the last one first."""
        super().__init__(translate("Records", "Today at this table"))
        self.set_title(self.windowTitle(), _since(games))
        people = guests(games)
        nobody = translate("Records", "No game that counts has been finished in the last three hours.")
        self.said = in_front_words(people) if people else nobody
        """Who leads, in a sentence."""
        self.show_people(people, self.said, cheers=True)
        self.show_bar(self.said, translate("Records", "A point for everybody left behind.") if people else "")


def _since(games: Sequence[Record]) -> str:
    first = began(games)
    if first is None:
        return ""
    words = translate("Records", "%n game(s), first result at {time}", None, len(games))
    return plural(words, len(games)).format(time=first.astimezone().strftime("%H:%M"))


def now() -> datetime:
    """The moment, with its zone."""
    return datetime.now().astimezone()
