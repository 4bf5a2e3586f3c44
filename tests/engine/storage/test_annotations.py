"""Notes are text beside the ledger: what can be read of them is told, and nothing else."""

import pytest

from hamster_table.engine import Match
from hamster_table.engine.storage.annotations import (
    BOOKMARKS,
    OTHERS,
    Bookmark,
    Branched,
    ClockStood,
    LanguagesChosen,
    SoftClock,
    StoodIn,
    Tempers,
    TimeUsed,
    TookBack,
    TookBackAlone,
    after_taking_back,
    bookmarks,
    branch_point,
    carried,
    of_table,
    read,
    time_used,
    with_bookmark,
    written,
)
from hamster_table.engine.storage.envelope import NOTES_LENGTH


@pytest.fixture
def match():
    match = Match.new("run-hamster-run", 3, seed="1")
    match.chance()
    return match


def test_notes_come_back(match):
    notes = [(0, TookBack((0, 2))), (0, TookBackAlone(1, 3)), (1, ClockStood(4, 125)), (1, StoodIn(1))]
    notes += [(1, LanguagesChosen(("de", "", "fr"))), (1, TimeUsed((61, 0, 3))), (0, SoftClock(15))]
    assert read(written(notes), match) == notes
    assert written([]) == "" and read("", match) == []


@pytest.mark.parametrize(
    "text",
    [
        "after tea",
        "[" * 5_000,
        "7",
        "[7]",
        '[[0,{"event":"StoodIn","seat":3}]]',
        '[[0,{"event":"StoodIn","seat":true}]]',
        '[[0,{"event":"TookBackAlone","seat":0,"times":0}]]',
        '[[0,{"event":"TookBackAlone","seat":3,"times":1}]]',
        '[[0,{"event":"ClockStood","tenths":-1,"turn":1}]]',
        '[[0,{"event":"ClockStood","tenths":10000,"turn":1}]]',
        '[[0,{"event":"ClockStood","tenths":5,"turn":0}]]',
        '[[0,{"event":"LanguagesChosen","languages":["de","fr"]}]]',
        '[[0,{"event":"TimeUsed","seconds":[1,2]}]]',
        '[[0,{"event":"TimeUsed","seconds":[1,2,-1]}]]',
        '[[0,{"event":"TimeUsed","seconds":[1,2,10000000]}]]',
        '[[0,{"event":"SoftClock","minutes":0}]]',
        '[[0,{"event":"Bookmark","text":"two\\nlines"}]]',
        '[[2,{"event":"Bookmark","text":"later than the end"}]]',
        '[[0,{"event":"LanguagesChosen","languages":["de","fr","a language of many words"]}]]',
        '[[0,{"event":"LanguagesChosen","languages":["de","fr",7]}]]',
        '[[0,{"event":"Branched","fingerprint":"0123abcd","luck":"good"}]]',
        '[[0,{"event":"Branched","fingerprint":"that of Mira","luck":"new"}]]',
        '[[2,{"event":"StoodIn","seat":1}]]',
        '[[0,{"event":"TookBack","persons":[0,-2]}]]',
        '[[0,{"event":"Sealed","seat":1}]]',
        '[[true,{"event":"StoodIn","seat":1}]]',
    ],
)
def test_what_is_no_note_of_this_match_is_left_out(match, text):
    assert read(text, match) == []


def test_the_oldest_notes_give_way(match):
    text = written([(0, TookBack((0, 1))), *[(1, StoodIn(1))] * 200])
    assert len(text) <= OTHERS
    notes = read(text, match)
    assert len(notes) > 30 and set(notes) == {(1, StoodIn(1))}


@pytest.mark.parametrize("chosen", [LanguagesChosen(("de", "", "fr")), SoftClock(5), Tempers("bold")])
def test_what_was_chosen_at_the_table_is_never_forgotten(match, chosen):
    text = written([(0, chosen), *[(1, StoodIn(1))] * 200])
    assert len(text) <= OTHERS and read(text, match)[0] == (0, chosen)


def test_where_a_branch_comes_from_is_never_forgotten_nor_taken_back(match):
    branched = (1, Branched("0123abcd", "same"))
    notes = read(written([branched, *[(1, StoodIn(1))] * 200]), match)
    assert notes[0] == branched and branch_point(notes) == 1
    assert branch_point(after_taking_back(notes, 0, None)) == 0


def test_a_branch_carries_what_happened_before_it_and_every_language(match):
    chosen = LanguagesChosen(("de", "", "fr"))
    notes = [(0, StoodIn(1)), (1, StoodIn(2)), (0, Branched("0123abcd", "new")), (0, ClockStood(1, 2)), (1, chosen)]
    assert carried(notes, 0) == [(0, chosen), (0, StoodIn(1))]
    assert after_taking_back([(5, StoodIn(1)), (5, chosen)], 2, None) == [(2, chosen)]


def test_the_time_that_was_used_is_not_undone_and_stays_with_its_game(match):
    notes = [(0, SoftClock(5)), (1, TimeUsed((7, 8, 9)))]
    assert time_used(notes) == (7, 8, 9) and time_used(notes[:1]) == ()
    assert after_taking_back(notes, 0, None) == [(0, SoftClock(5)), (0, TimeUsed((7, 8, 9)))]
    assert carried(notes, 1) == [] and of_table(notes) == [(0, SoftClock(5))]
    assert read(written([*notes, *[(1, StoodIn(1))] * 3_000]), match)[:2] == notes


def test_bookmarks_are_kept_beside_all_others_and_are_never_too_long(match):
    notes = [(1, StoodIn(1))] * 200
    for moment in range(BOOKMARKS + 5):
        notes = with_bookmark(notes, moment, "\U0001f439" * 300)
    text = written(notes)
    assert OTHERS < len(text) <= NOTES_LENGTH
    assert bookmarks(notes)[0] == Bookmark("\U0001f439" * 160) and len(bookmarks(read(text, match))) == 2
    assert text.count("Bookmark") == BOOKMARKS and text.count("StoodIn") > 30


def test_of_two_bookmarks_at_a_moment_the_last_one_holds():
    notes = with_bookmark(with_bookmark([(1, StoodIn(1))], 1, "tea"), 1, " cake ")
    assert notes == [(1, StoodIn(1)), (1, Bookmark("cake"))] and with_bookmark(notes, 1, None) == notes[:1]
