"""What a drop makes the program do: each thing once, and nothing for what nobody looks at."""

from PySide6.QtCore import QCoreApplication

from hamster_table.engine.hamsterdam.movement import Move, MoveHamster
from hamster_table.engine.match import Match
from hamster_table.engine.storage.save_file import PlayerInfo
from tests.pace import own_calls_of
from tests.views.hamsterdam.at_dam import carry

OWN_CALLS = 3_000
"""For a drop and the question to the next person, to whom the board turns: a tenth more than today."""
PEOPLE = tuple(map(PlayerInfo, ("Mira", "Jonas")))


def at_a_move():
    """A match in which somebody moves a hamster."""
    match = Match.new("hamsterdam", 2, seed="7")
    while not isinstance(match.state.step, Move):
        seat = match.waiting[0]
        match.chance() if seat < 0 else match.play(seat, match.actions(seat)[0])
    return match


def test_a_drop_costs_little_and_words_no_place(window, qtbot):
    window.begin(window.library.begin(at_a_move(), PEOPLE))
    page = window.game
    qtbot.waitUntil(lambda: page.session.asked_seat is not None)
    table, entries = page.table, len(page.session.match.ledger)
    gestures = [one for goals in table.hand.gestures.values() for one in goals.values()]
    gesture = next(one for one in gestures if isinstance(one.action, MoveHamster) and one.piece is not None)

    def drop():
        carry(table, gesture.piece, gesture.spot)
        qtbot.waitUntil(lambda: len(page.session.match.ledger) > entries and page.session.asked_seat is not None)
        QCoreApplication.processEvents()

    assert own_calls_of(drop) <= OWN_CALLS
    cards = [item for _, item in table.board_model.of_kind("card")]
    assert all(callable(card.says) for card in cards), "no sentence was made that nobody has read"
