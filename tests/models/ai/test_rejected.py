"""What a computer player has tried before its choice is told, and kept nowhere."""

from PySide6.QtCore import Signal

from hamster_table.engine.game import Rejected
from hamster_table.engine.kernel import Refusal
from tests.at_once import Silent, any_action, go_on, table


def test_what_a_computer_has_tried_is_told_before_its_choice_is_seen_and_kept_nowhere():
    class Teller(Silent):
        answered = Signal(int, object, object)

    thinker = Teller()
    session = table("sharp sharp", thinker=thinker)
    go_on(session, lambda session: thinker.asked)
    heard = []
    session.tried.connect(lambda *what: heard.append(what))
    session.happened.connect(lambda *_: heard.append(session.length))
    before, action = session.length, any_action(session, thinker.asked[0][0])
    rejected = [Rejected(action, Refusal("RR-1", "not-yours"))]
    thinker.answered.emit(1, action, rejected)
    assert heard == [(before + 1, rejected), before + 1]
    assert session.match.ledger[-1] == (thinker.asked[0][0], action) and session.notes == []
