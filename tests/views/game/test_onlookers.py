"""What a curtain tells of what has happened."""

from hamster_table.engine.run_hamster_run.actions import Declare, Stop
from hamster_table.engine.run_hamster_run.deeds import REST
from hamster_table.views.game.onlookers import recap
from tests.at_once import any_action, table


def test_whoever_takes_over_reads_whole_lines_and_nothing_that_is_seen_anyway(qapp):
    session, met = table("person person person"), []
    while session.match.state.round < 3:
        if (seat := session.handover_seat) is not None:
            met.append(recap(session, seat))
            session.accept_handover(seat)
        elif (seat := session.asked_seat) is not None:
            offered = session.match.actions(seat)
            resting = (one for one in (Declare(REST), Stop()) if one in offered)  # if all do, the belt is faster
            session.submit(seat, next(resting, None) or any_action(session, seat))
        else:
            session.proceed()
    assert any("The belt rolls 2 strips." in lines for lines in met)
    lines = [line for lines in met for line in lines]
    assert all(lines) and not any("has chosen" in line or "to Fatigue" in line for line in lines)
