"""What if: where a game can be left for a branch, what goes with it, and that nothing hidden or coming is told."""

import pytest

from hamster_table.engine.match import Match
from hamster_table.engine.storage import annotations
from hamster_table.engine.storage.annotations import (
    Branched,
    ClockStood,
    LanguagesChosen,
    LessonsBegan,
    LessonsEnded,
    LevelChanged,
    SeatTaken,
    StoodIn,
    Tempers,
    branch_point,
)
from hamster_table.engine.storage.save_file import PlayerInfo
from hamster_table.engine.storage.session_store import Store
from hamster_table.engine.tempers import EACH_ITS_OWN
from hamster_table.features.what_if.branches import branch, title_of, why_no_same_luck, why_not
from hamster_table.models import tempers
from hamster_table.models.session import Session
from tests.at_once import NAMES, AtOnce, asks, go_on


def table(kinds="person whim whim", game="run-hamster-run", store=None, notes=(), seed="7"):
    players = [PlayerInfo(name, kind) for name, kind in zip(NAMES, kinds.split(), strict=False)]
    match = Match.new(game, len(players), seed=seed)
    return Session(match, players, AtOnce(), store, notes=notes)


def over(*what, **more):
    session = table(*what, **more)
    go_on(session)
    session.proceed()
    return session


@pytest.fixture(scope="module")
def finished(qapp):
    return over(notes=[(0, LanguagesChosen(("de", "", ""))), (2, StoodIn(1)), (3, ClockStood(1, 5))])


def opened(made, store=None):
    notes = annotations.read(made.notes, made.match)
    return Session(made.match, made.players, AtOnce(), store, notes=notes)


def test_a_finished_game_is_played_on_from_any_moment_but_its_end(finished):
    length = finished.length
    assert not any(why_not(finished, n) for n in range(length))
    assert why_not(finished, length) and why_not(finished, -1) and why_not(finished, length + 1)
    assert why_no_same_luck(finished) == ""
    with pytest.raises(ValueError):
        branch(finished, length, True, ["person"] * 3)


def test_a_branch_has_its_people_its_notes_and_a_name(finished):
    made = branch(finished, 20, False, ["person", "person", "sharp"])
    notes = annotations.read(made.notes, made.match)
    assert [one.kind for one in made.players] == ["person", "person", "sharp"]
    assert [one.name for one in made.players] == [one.name for one in finished.seating.players]
    assert notes == [
        (0, LanguagesChosen(("de", "", ""))),
        (2, StoodIn(1)),
        (20, SeatTaken(1, "whim")),
        (20, LevelChanged(2, "sharp", "whim")),
        (20, Branched(finished.match.seed_commitment, "new")),
    ]
    assert made.match.ledger == finished.match.ledger[:20] and made.match.seed != finished.match.seed
    number = made.match.game.round(made.match.state)
    assert made.title == title_of(finished, 20) == f"What if: Run, Hamster, Run! (Round {number})"
    assert title_of(finished, 1) == "What if: Run, Hamster, Run! (Step 1)"
    assert branch(finished, 20, True, ["whim"] * 3).match.seed == finished.match.seed


def test_whatever_the_luck_of_a_branch_computer_players_keep_their_tempers(qapp):
    session = over("person sharp steady master", notes=[(0, Tempers(EACH_ITS_OWN))])
    had = [tempers.temper(session.match, session.notes, seat) for seat in range(4)]
    for _ in range(4):
        new = opened(branch(session, 20, False, ["sharp"] * 4))
        assert [tempers.temper(new.match, new.notes, seat) for seat in range(4)] == had


def test_the_story_of_a_branch_says_where_it_comes_from(finished):
    session = opened(branch(finished, 20, True, ["whim"] * 3))
    ((at, note),) = [line for line in session.story() if isinstance(line[1], Branched)]
    assert at == 20 and "the luck is the same" in note.detailed()[0]
    new = opened(branch(finished, 20, False, ["whim"] * 3)).notes[-1][1]
    assert "the luck is new" in new.detailed()[0]


def test_undo_ends_where_the_branch_begins(finished):
    session = opened(branch(finished, 20, True, ["person", "whim", "whim"]))
    go_on(session, lambda one: one.asked_seat is not None)
    assert not session.may_undo, "what stands there was played in another game"
    first = session.length
    go_on(session, lambda one: one.asked_seat is not None and one.length > first + 6)
    while session.may_undo:
        session.undo()
    assert session.length == first >= 20 and branch_point(session.notes) == 20


def test_a_game_in_play_is_left_with_new_luck_and_where_nobody_knows_a_secret(qapp):
    session = table()
    go_on(session, asks("AllocatePluck"))
    assert why_no_same_luck(session) and why_not(session, session.length) == "", "nobody has chosen yet"
    seat = session.asked_seat
    session.submit(seat, session.match.actions(seat)[0])
    assert why_not(session, session.length), "the others do not know it yet"
    assert why_not(session, 1) == ""
    with pytest.raises(ValueError):
        branch(session, 1, True, ["whim"] * 3)
    made = branch(session, 1, False, ["whim"] * 3)
    assert made.match.seed != session.match.seed and session.match.seed not in made.notes


def test_what_somebody_knows_for_good_stays_with_the_game(qapp):
    session = table("person whim", "hamsterdam")
    # Half of the dealt specials were rejected, which only one seat ever sees.
    go_on(session, asks("Move"))
    assert why_not(session, session.length) and why_not(session, 0) == ""


def test_physics_tells_what_comes_of_a_choice_and_so_waits_for_the_end(qapp):
    session = table("person whim", "hamsterrolle")
    assert session.match.game.is_open and why_not(session, 0)


def test_the_prepared_luck_of_lessons_is_nobodys_luck(qapp):
    session = over(notes=[(0, LessonsBegan()), (0, LessonsEnded(0))])
    assert why_no_same_luck(session)
    made = opened(branch(session, 5, False, ["whim"] * 3))
    assert not {LessonsBegan, LessonsEnded} & {type(note) for _, note in made.notes}


def test_a_branch_is_kept_under_its_name_and_beats_no_records(qapp, tmp_path, finished):
    store = Store(tmp_path / "store.sqlite")
    n = finished.length - 4  # each entry is a transaction
    made = branch(finished, n, True, ["whim"] * 3)
    kept = store.begin(made.match, made.players, made.notes, made.title)
    session = opened(made, kept)
    go_on(session)
    session.proceed()
    assert session.wait_until_idle()
    (line,) = store.games()
    assert line.title == made.title and line.is_over and store.records() == []
    _, loaded = store.resume(kept.id)
    assert loaded.problem is None and loaded.match.digest == session.match.digest
    assert branch_point(annotations.read(loaded.notes, loaded.match)) == n
    store.close()
