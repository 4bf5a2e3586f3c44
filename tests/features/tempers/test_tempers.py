"""The tempers of computer players: chosen for a new game, kept with it, said when they have the turn."""

import pytest

from hamster_table.engine.game import PROGRAM
from hamster_table.engine.storage.annotations import Tempers, of_table, read, written
from hamster_table.engine.tempers import EACH_ITS_OWN, TEMPERS, temper_of
from hamster_table.models import tempers
from hamster_table.models.autoplay_timer import AutoplayTimer
from hamster_table.views.game.prompt_text import said_while_it_goes_by_itself
from tests.at_once import AtOnce, go_on, table


class Named(AtOnce):
    """Writes down which players it is asked for, and has no programs."""

    def __init__(self):
        super().__init__()
        self.names = set()

    def ask(self, seat, name, *rest):
        self.names.add(name)
        if not name.startswith(PROGRAM):
            return super().ask(seat, name, *rest)
        self.failed.emit(-1, "no such program")
        return -1


def test_a_new_game_has_them_as_was_chosen(window):
    window.new_games.set_up("run-hamster-run")
    row = next(row for row, _ in window.page.extras if row.option.key == "temper")
    assert window.page.new_game().notes == (Tempers(EACH_ITS_OWN),) and not row.unusual
    row.choice.set_current("spiteful")
    assert window.page.new_game().notes == (Tempers("spiteful"),) and row.unusual
    row.choice.set_current("")
    assert window.page.new_game().notes == ()


def test_the_wheel_offers_none(window):
    window.new_games.set_up("hamsterrolle")
    assert all(row.option.key != "temper" for row, _ in window.page.extras)
    assert window.page.new_game().notes == ()


def test_a_computer_player_plays_with_its_temper_and_says_so():
    thinker = Named()
    session = table("sharp person whim", thinker=thinker)
    session.notes = [(0, Tempers(EACH_ITS_OWN))]
    own = temper_of(EACH_ITS_OWN, session.match.seed, 0)
    go_on(session, lambda session: session.seating.next_seat(session.match.state) == 0)
    said = said_while_it_goes_by_itself(session, AutoplayTimer(session), ("", ""), print)
    assert said.hint == f"Sharp. {TEMPERS[own]}"
    go_on(session, lambda session: len(thinker.names) == 2)
    assert thinker.names == {f"sharp:{own}", "whim"}


def test_without_a_note_there_is_none_nor_for_whim_nor_at_the_wheel():
    session = table("sharp person whim")
    assert [tempers.sentence(session.match, [], seat, "sharp") for seat in range(3)] == [""] * 3
    chosen = [(0, Tempers("bold"))]
    bold = TEMPERS["bold"]
    assert [tempers.sentence(session.match, chosen, 0, kind) for kind in ("sharp", "whim")] == [bold, ""]
    wheel = table("sharp person", game="hamsterrolle")
    assert tempers.sentence(wheel.match, chosen, 0, "sharp") == tempers.temper(wheel.match, chosen, 0) == ""


def test_steady_has_one_too_where_it_replaces_a_program():
    thinker = Named()
    session = table("program:mine person", thinker=thinker)
    session.notes = [(0, Tempers("bold"))]
    go_on(session, lambda session: thinker.names and session.seating.next_seat(session.match.state) == 0)
    assert thinker.names == {"program:mine", "steady:bold"}
    said = said_while_it_goes_by_itself(session, AutoplayTimer(session), ("", ""), print)
    assert said.hint == f"Steady. {TEMPERS['bold']}"


@pytest.mark.parametrize(("note", "is_read"), [
    ("bold", True), (EACH_ITS_OWN, True), ("tricky,bold,careful,spiteful", True),
    ("gloomy", False), ("", False), ("bold,bold", False),
])  # fmt: skip
def test_they_are_kept_with_the_game_and_for_the_next(note, is_read):
    match, notes = table("sharp person").match, [(0, Tempers(note))]
    assert read(written(notes), match) == (notes if is_read else [])
    assert of_table(notes) == notes
