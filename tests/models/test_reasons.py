"""What is told of a computer player's choice, and to whom."""

from hamster_table.engine.hamsterdam.actions import ArrangeDam, Collapse, KeepSpecials, PassCards
from hamster_table.engine.players.weighing import Weighed
from hamster_table.engine.run_hamster_run.actions import Allocate, Declare
from hamster_table.engine.storage.annotations import StoodIn
from hamster_table.models import messages, reasons
from hamster_table.views.pages.reasons import KnowledgePage
from hamster_table.views.widgets.text import TextLabel
from tests.at_once import AtOnce, asks, go_on
from tests.models.test_seat_changes import table


def chose(seat, kind):
    """Whether the last entry is a choice of that kind by a seat."""

    def holds(session):
        who, action = session.match.ledger[-1] if session.match.ledger else (None, None)
        return who == seat and isinstance(action, kind)

    return holds


def test_the_last_choice_of_a_computer_is_told_with_what_it_saw():
    session = table("person steady steady")
    go_on(session, asks("DeclareDeed"))
    go_on(
        session, lambda session: isinstance(session.match.ledger[-1][1], Declare) and session.match.ledger[-1][0] == 1
    )
    choice = reasons.last_choice(session, 1)
    n = len(session.match.ledger) - 1
    assert (choice.seat, choice.level, choice.moment, choice.action) == (1, "steady", n, session.match.ledger[n][1])
    assert choice.view == session.match.game.view(session.match.state_at(n), 1)


def test_of_a_person_nothing_is_told():
    session = table("person steady")
    go_on(session, asks("DeclareDeed"))
    assert reasons.last_choice(session, 0) is None
    session.change_seat(0, "whim")
    assert reasons.last_choice(session, 0) is None, "the person chose all there is"


def test_a_secret_choice_is_told_once_all_have_chosen():
    session = table("steady person steady")
    go_on(session, lambda session: 0 in session.match.state.sealed or session.asked_seat == 1)
    go_on(
        session, lambda session: isinstance(session.match.ledger[-1][1], Allocate) and session.match.ledger[-1][0] == 0
    )
    sealed = len(session.match.ledger) - 1
    assert 0 in session.match.state.sealed
    told = reasons.last_choice(session, 0)
    assert told is None or told.moment < sealed
    go_on(session, lambda session: 0 not in session.match.state.sealed)
    assert reasons.last_choice(session, 0).moment == sealed


def test_a_seat_that_knows_secrets_is_told_by_what_everybody_saw_and_wholly_when_the_game_is_over():
    session = table("whim whim", game="hamsterdam")
    match, told = session.match, set()
    while match.waiting:
        session.proceed()
        choice = reasons.last_choice(session, 0)
        if match.waiting and choice is not None:
            told.add(type(choice.action))
            own, public = (match.game.view(match.state_at(choice.moment), seat) for seat in (0, None))
            assert choice.view == public and choice.is_all == (own == public)
    assert Collapse in told and not told & {PassCards, ArrangeDam, KeepSpecials}, "what was passed stays a secret"
    last = reasons.last_choice(session, 0)
    assert last.is_all and last.view == match.game.view(match.state_at(last.moment), 0)


def test_what_it_knew_is_kept_secret_though_its_choice_is_told(qapp):
    session = table("whim whim", game="hamsterdam")
    go_on(session, lambda session: (choice := reasons.last_choice(session, 0)) is not None and not choice.is_all)
    page = KnowledgePage(session, 0)
    assert not page.lines and any("knows secrets" in label.text() for label in page.findChildren(TextLabel))


def test_a_look_back_while_a_choice_is_sealed_skips_no_other_one():
    session = table("steady person steady")
    go_on(session, lambda session: 0 in session.match.state.sealed)
    own = [n for n, (seat, _) in enumerate(session.match.ledger) if seat == 0]
    session.look_at(own[-1])
    told = reasons.last_choice(session, 0)
    session.look_at(session.length)
    go_on(session, lambda session: 0 not in session.match.state.sealed)
    session.look_at(own[-1])
    assert reasons.last_choice(session, 0) == told


class Failing(AtOnce):
    """Fails for some of the players, from a moment on; a program that does not fail chooses as Whim."""

    def __init__(self, *names):
        super().__init__()
        self.failing, self.is_well = names, True

    def ask(self, seat, name, *what):
        if name in self.failing and not self.is_well:
            self.failed.emit(len(self.asked) + 1, "late")
            return len(self.asked) + 1
        return super().ask(seat, "whim" if name.startswith("program:") else name, *what)


def chose_again(seat, session):
    """Plays on until the seat has chosen once more, from several actions."""
    was = reasons.last_choice(session, seat)
    go_on(session, lambda session: reasons.last_choice(session, seat) != was)
    return reasons.last_choice(session, seat)


def test_what_steady_chose_for_a_program_that_has_failed_is_steadys():
    thinker = Failing("program:mine")
    session = table("program:mine whim", thinker)
    choice = chose_again(0, session)
    assert (choice.level, messages.player_name(choice.level)) == ("program:mine", "mine")
    thinker.is_well = False
    assert reasons.last_choice(session, 0) == choice
    later = chose_again(0, session)
    assert (later.level, messages.player_name(later.level)) == ("steady", "Steady")
    session.look_at(choice.moment + 1)
    assert reasons.last_choice(session, 0) == choice, "that was the program"


def test_what_was_drawn_for_a_computer_is_not_its_choice():
    thinker = Failing("steady")
    session = table("steady whim", thinker)
    choice, thinker.is_well = chose_again(0, session), False
    go_on(session, lambda session: sum(note == StoodIn(0) for _, note in session.notes) > 8)
    assert reasons.last_choice(session, 0) == choice
    thinker.is_well = True
    assert chose_again(0, session).moment > choice.moment


def test_a_look_back_tells_of_that_moment():
    session = table("whim whim")
    go_on(session, lambda session: len(session.match.ledger) > 30)
    session.look_at(12)
    assert reasons.last_choice(session, 0).moment < 12


def test_how_much_worse_is_told_in_numbers_that_mean_something():
    def said(gain, error=0.0, unit="chance"):
        return reasons.compared(Weighed(None, gain, error, unit))

    assert said(-0.123) == "worse by 12.3 points" and said(0.05, 0.01) == "better by 5.0 points"
    assert said(-0.02, 0.03) == said(0.001) == "about as good"
    assert said(-1.26, unit="pieces") == "worse by 1.3 pieces" and said(-0.04, unit="pieces") == "about as good"


def test_what_it_knew_is_the_encoded_view_and_hides_what_the_seat_may_not_see():
    session = table("steady steady steady")
    go_on(session, lambda session: len(session.match.state.sealed) == 2)
    go_on(session, lambda session: not session.match.state.sealed)
    choice = reasons.last_choice(session, 2)
    lines = dict(reasons.knowledge(choice))
    assert set(lines) == {key.replace("_", " ") for key in choice.view.to_json()}
    assert lines["sealed"] == "0: ?; 1: ?" and lines["begun"] == "false" and lines["chomps"] == "–"
    empty = next(n for n, seat in enumerate(choice.view.occupant) if seat >= 0)
    assert empty >= reasons.MANY and lines["occupant"].startswith(f"{empty} × -1, ")


def test_a_sentence_says_what_spoke_for_it():
    session = table("steady steady steady")
    go_on(session, chose(0, Allocate))
    go_on(session, lambda session: not session.match.state.sealed)
    choice = reasons.last_choice(session, 0)
    game = session.match.game
    assert reasons.why(game, choice, session.names).startswith("By flips alone ")
    assert reasons.what(game, choice, choice.action, session.names).startswith("split your pluck (")
