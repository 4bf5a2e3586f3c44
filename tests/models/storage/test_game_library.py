"""The games of this computer: kept, taken up again, opened from files."""

import json
import os
import random
import threading
import time

import pytest

from hamster_table.engine.match import Match
from hamster_table.engine.shared_luck import SHARED
from hamster_table.engine.storage import save_file as record
from hamster_table.engine.storage.annotations import TookBack, read, written
from hamster_table.engine.storage.envelope import seal
from hamster_table.engine.storage.save_file import PlayerInfo, SaveError
from hamster_table.models.session import Session
from hamster_table.models.storage.game_library import Library
from hamster_table.system import paths
from tests.at_once import AtOnce, asks, go_on
from tests.full_disc import no_room

SITTERS = (PlayerInfo("Mira"), PlayerInfo("Rusty", "whim"))


@pytest.fixture
def library():
    made = Library()
    yield made
    made.close()


def match_of(entries, seed="7"):
    match = Match.new("run-hamster-run", seats=2, seed=seed)
    while match.waiting and len(match.ledger) < entries:
        seat = match.waiting[0]
        step = match.state.agenda[-1]
        match.play(seat, step.sample(match.state, seat, random.Random(f"{seed}/{len(match.ledger)}")))
    return match


def test_a_game_is_taken_up_where_it_was_left(library):
    match = match_of(0)
    session = Session(match, SITTERS, AtOnce(), library.begin(match, SITTERS).kept)
    for _ in range(6):
        session.proceed()
        if session.asked_seat is not None:
            session.submit(0, match.actions(0)[0])
    library.close()
    (last,) = library.to_go_on()
    assert last.game == "run-hamster-run" and last.entries == len(match.ledger)
    taken = library.resume(last.id)
    assert taken.match.digest == match.digest
    assert taken.players == SITTERS
    assert taken.problem is None and taken.trouble is None


def test_what_was_agreed_is_still_told_after_reopening(library, tmp_path):
    players = (PlayerInfo("Mira"), PlayerInfo("Jonas"))
    match = match_of(0)
    session = Session(match, players, AtOnce(), library.begin(match, players).kept)
    go_on(session, asks("DeclareDeed"))
    session.undo_agreed()
    go_on(session, asks("DeclareDeed"))
    assert TookBack((0, 1)) in [event for _, event in session.story()]
    path = tmp_path / "a.hamster"
    record.save(match, path, players, written(session.notes))
    for taken in (
        library.resume(library.to_go_on()[0].id),
        library.open_file(path),
        library.resume(library.to_go_on()[0].id),
    ):
        again = Session(taken.match, taken.players, AtOnce(), taken.kept, notes=read(taken.notes, taken.match))
        assert again.story() == session.story()


def test_a_file_is_kept_from_now_on(library, tmp_path):
    record.save(match_of(9), tmp_path / "a.hamster", SITTERS)
    taken = library.open_file(tmp_path / "a.hamster")
    assert taken.kept is not None
    assert library.to_go_on()[0].entries == 9


def test_a_file_of_a_game_that_is_here_opens_that_game(library, tmp_path):
    over, open_ = match_of(10_000), match_of(9)
    for match, path in ((over, tmp_path / "over.hamster"), (open_, tmp_path / "open.hamster")):
        kept = library.begin(match, SITTERS).kept
        if not match.waiting:
            kept.finish(match, SITTERS)
            library.put_away(kept.id)
        record.save(match, path, SITTERS)
    [ended] = library.records()
    taken = library.open_file(tmp_path / "over.hamster")
    assert taken.is_over and taken.noted.id == ended.of and library.records() == [ended]
    assert library.open_file(tmp_path / "open.hamster").kept.id == library.to_go_on()[0].id
    assert [game.away for game in library.games()] == ["", ""]


def test_the_same_luck_and_choices_of_somebody_else_are_another_game(library, tmp_path):
    match = match_of(5, SHARED + "7")
    library.begin(match, SITTERS)
    for name in ("Mira", "Jonas"):
        record.save(match, tmp_path / f"{name}.hamster", (PlayerInfo(name), SITTERS[1]))
        library.open_file(tmp_path / f"{name}.hamster")
    assert sorted(game.players[0].name for game in library.games()) == ["Jonas", "Mira"]


def test_a_damaged_file_is_one_sentence_and_changes_nothing(library, tmp_path):
    (tmp_path / "a.hamster").write_bytes(b'{"hamster_table":1')
    with pytest.raises(SaveError):
        library.open_file(tmp_path / "a.hamster")
    assert library.to_go_on() == []


def test_one_damaged_bit_hides_no_other_game(library):
    whole, hit = (library.begin(match_of(9, seed), SITTERS).kept.id for seed in "12")
    library.close()
    store = paths.session_store()
    content = bytearray(store.read_bytes())
    chairs = [at for at in range(len(content)) if content.startswith(b'[{"kind"', at)]
    content[min(chairs)] ^= 1  # rows are laid from the end of a page
    store.write_bytes(content)
    assert library.to_go_on()[0].id == whole and library.resume(whole).match.ledger == match_of(9, "1").ledger
    assert library.trouble.code == "mended" and library.trouble.facts["broken"] == 1
    assert library.records() == []
    with pytest.raises(SaveError):
        library.resume(hit)


def test_without_a_store_games_are_played_all_the_same():
    paths.data_folder().mkdir(parents=True, exist_ok=True)
    paths.session_store().mkdir()
    library = Library()
    match = match_of(0)
    taken = library.begin(match, SITTERS)
    assert taken.kept is None and taken.trouble is not None
    assert library.to_go_on() == [] and library.records() == []
    assert library.ask(lambda store: store.damaged, "none") == "none"
    session = Session(taken.match, taken.players, AtOnce(), taken.kept)
    session.proceed()
    assert len(match.ledger) == 1


def test_a_finished_game_leaves_a_record(library):
    match = match_of(0)
    players = (PlayerInfo("Pip", "whim"), PlayerInfo("Rusty", "whim"))
    session = Session(match, players, AtOnce(), library.begin(match, players).kept)
    while match.waiting:
        session.proceed()
    session.proceed()
    assert len(library.records()) == 1
    assert library.to_go_on() == []


def test_closing_waits_for_a_slow_disc_but_not_for_ever_and_then_says_so_in_the_log(caplog, monkeypatch, qapp):
    monkeypatch.setattr("hamster_table.models.storage.game_library.SHUTDOWN_S", 0.1)
    library, gate = Library(), threading.Event()
    library.writer.patience = 0.01
    match = match_of(3)
    library.begin(match, SITTERS)
    assert library.writer.wait_until_idle(20)
    library.writer.do(lambda: gate.wait(30), lambda _: None)
    begun = time.monotonic()
    library.close()
    assert time.monotonic() - begun < 5 and "had not taken" in caplog.text
    gate.set()
    assert library.writer.wait_until_idle(20)
    again = Library()
    assert again.to_go_on()[0].entries == 3, "the file was let go when the disc was ready"
    again.close()


# The disc and the files


@pytest.mark.parametrize(
    "bring",
    [
        lambda kept, match: kept.append(2, *match.ledger[2]),
        lambda kept, match: kept.truncate(3),
        lambda kept, match: kept.synchronize(match),
        lambda kept, match: kept.set_notes("a note"),
        lambda kept, match: kept.finish(match, SITTERS),
    ],
    ids=["append", "truncate", "synchronize", "set_notes", "finish"],
)
def test_a_game_that_found_no_room_at_its_beginning_comes_whole_with_what_is_kept_next(library, bring):
    assert library.games() == []
    match = match_of(3)
    with no_room(paths.session_store()):
        taken = library.begin(match, SITTERS)
    assert taken.trouble is not None and taken.kept.id == 0 and library.games() == []
    bring(taken.kept, match)
    assert library.resume(taken.kept.id).match.ledger == match.ledger


def test_a_game_that_began_late_goes_on_like_any_other(library):
    match = match_of(3)
    kept = library.begin(match, SITTERS).kept
    seat, action = match.ledger[2]
    kept.truncate(2)
    assert len(library.resume(kept.id).match.ledger) == 2
    kept.append(2, seat, action)
    assert library.resume(kept.id).match.ledger == match.ledger


def test_a_mistake_of_ours_is_not_taken_for_one_of_the_disc(library):
    with pytest.raises(TypeError):
        library.begin(match_of(3), None)


def test_a_kept_game_is_renamed_put_away_brought_back_and_deleted(library):
    id = library.begin(match_of(3), SITTERS).kept.id
    library.rename(id, "Sunday")
    library.put_away(id)
    (game,) = library.games()
    assert game.title == "Sunday" and game.away and library.to_go_on() == []
    library.bring_back(id)
    assert library.to_go_on()[0].id == id
    library.delete(id)
    assert library.games() == []


def test_a_new_name_is_that_of_the_person_alone_and_of_nobody_beside_somebody_called_so(library):
    """Or two could not be told apart any more, and no name would lead back."""
    match = match_of(3)
    for names in (("anna", "Ben"), ("Anna", "Cy"), ("Dora", "Anna")):
        kinds = ("person", "person") if names[0] != "Dora" else ("person", "whim")
        seats = tuple(PlayerInfo(*one) for one in zip(names, kinds, strict=True))
        library.begin(match, seats).kept.finish(match, seats)
    library.rename_person("Anna", "Ben")
    played = [("Dora", "Anna"), ("Ben", "Cy"), ("anna", "Ben")]
    assert [record.names for record in library.records()] == played
    assert sorted(tuple(one.name for one in game.players) for game in library.games()) == sorted(played)


def test_without_a_store_no_games_are_listed_and_none_is_damaged():
    paths.session_store().mkdir(parents=True)
    library, opened = Library(), []
    library.open(lambda: opened.append(library.trouble))
    assert [trouble.code for trouble in opened] == ["no-store"]
    assert library.games() == [] and library.damaged == 0
    library.close()


def test_records_that_cannot_be_read_are_counted(library):
    match = match_of(3)
    library.begin(match, SITTERS).kept.finish(match, SITTERS)
    library._store._database.execute("UPDATE records SET mark = 'spoiled'")
    assert library.records() == [] and library.damaged == 1


def test_a_file_that_breaks_a_rule_is_only_looked_at(library, tmp_path):
    form = json.loads(record.pack(match_of(9), SITTERS))
    (tmp_path / "a.hamster").write_bytes(seal(form | {"digest": "0" * 32}))
    taken = library.open_file(tmp_path / "a.hamster")
    assert taken.problem.code == "differs" and taken.is_closed and taken.kept is None
    assert library.games() == []


def test_without_a_store_a_file_is_played_in_memory(tmp_path):
    paths.session_store().mkdir(parents=True)
    record.save(match_of(9), tmp_path / "a.hamster", SITTERS)
    library = Library()
    taken = library.open_file(tmp_path / "a.hamster")
    assert taken.trouble.code == "no-store" and taken.kept is None and not taken.is_closed
    assert taken.match.digest == match_of(9).digest


def test_a_file_is_saved_again_but_not_over_what_another_program_made_of_it(library, tmp_path):
    path = tmp_path / "a.hamster"
    library.save_file(match_of(3), path, SITTERS)
    library.save_file(match_of(5), path, SITTERS)
    assert len(record.load(path).ledger) == 5
    path.write_bytes(b"somebody else's")
    with pytest.raises(SaveError) as refused:
        library.save_file(match_of(9), path, SITTERS)
    assert refused.value.code == "changed" and path.read_bytes() == b"somebody else's"
    path.unlink()
    library.save_file(match_of(9), path, SITTERS)
    assert len(record.load(path).ledger) == 9


@pytest.mark.skipif(os.name == "nt", reason="links are for administrators there")
def test_links_that_lead_to_each_other_are_refused_in_a_sentence(library, tmp_path):
    path = tmp_path / "loop.hamster"
    path.symlink_to("loop.hamster")
    with pytest.raises(SaveError) as caught:
        library.save_file(match_of(3), path, SITTERS)
    assert caught.value.code == "no-target" and path.is_symlink()


def test_a_game_is_opened_where_the_system_does_not_say_where_its_file_lies(library, tmp_path, monkeypatch):
    path = tmp_path / "a.hamster"
    library.save_file(match_of(3), path, SITTERS)

    def more_than_fits(path, **strict):
        raise OSError(234, "more data available", str(path))

    monkeypatch.setattr(os.path, "realpath", more_than_fits)
    assert len(library.open_file(path).match.ledger) == 3


def test_what_a_killed_program_left_beside_saved_games_is_swept_away(library):
    paths.saves_folder().mkdir(parents=True, exist_ok=True)
    left = paths.saves_folder() / ".hamster-0123456789abcdef.part"
    left.write_bytes(b"half a game")
    # Of long ago: where files are not locked, one that is young may still be in use.
    os.utime(left, (1, 1))
    library.sweep_files()
    assert not left.exists()
