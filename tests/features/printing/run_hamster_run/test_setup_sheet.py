"""The set-up sheet of Run, Hamster, Run!: belt, pools, chips, HAT and whose turn it is."""

from hamster_table.engine.run_hamster_run.actions import Push, Resist
from hamster_table.features.printing.run_hamster_run.setup_sheet import setup_sheet
from hamster_table.features.printing.sheets import Beds, Card, Row, Table
from tests.engine.run_hamster_run.language import BOB, DECLARE, RESOLVE, alice, bob, go, table
from tests.features.printing.sheets_as_text import as_text, every

NAMES = ("Mira", "Jonas", "Edda")


def sheet_of(match):
    (sheet,) = setup_sheet(match.view(None), NAMES[: match.state.seats])
    return sheet


def belt(match):
    return {row[0]: row[1:] for row in every(sheet_of(match), Table)[0].rows}


def hamsters(match):
    return every(sheet_of(match), Table)[1].rows


def test_every_hamster_stands_on_its_square_and_the_star_on_its_strip():
    rows = belt(table(RESOLVE, "Alice 3,2 s2 m3 f2 run", "Bob 4,4 s1 m1 f1 rest", star=3))
    assert list(rows) == ["10", "9", "8", "7", "6", "5", "4", "3, star strip", "2", "1"]
    assert rows["3, star strip"] == ("", "", "Mira", "", "")
    assert rows["4"] == ("", "", "", "", "Jonas")


def test_chips_deeds_and_initiative_of_every_hamster():
    match = table(RESOLVE, "Alice 3,2 s2 m3 f2 down1 run", "Bob pit s1 m1 f1 rest", "Cathleen eaten")
    mira, jonas, edda = hamsters(match)
    assert mira[1:6] == ("strip 3", "–", "2, face down 1", "3", "2")
    assert mira[7:] == ("1", "Run")
    assert jonas[1] == "in the pit" and jonas[8] == "Rest"
    assert edda == ("Edda", "eaten", *["–"] * 7)


def test_whoever_has_acted_is_done():
    match = table(RESOLVE, "Alice 3,2 m3 f2 rest", "Bob 4,4 s1 m1 f1 run")
    go(match, alice(match.actions(0)[0]))
    mira, jonas, *_ = hamsters(match)
    assert (mira[8], jonas[8]) == ("Rest, done", "Run")
    assert "Jonas: carry out your action." in as_text(sheet_of(match))


def test_speed_and_alligators_are_counted():
    sheet = sheet_of(table(DECLARE, "Alice 3,2 s2 m3 f2", "Bob 4,4 s1 m1 f1", speed=3, alligators=2))
    (pool,) = every(sheet, Beds)
    assert pool.taken == 3
    # The beds of the pool want more room than the two numbers of the pit.
    assert [row.shares for row in every(sheet, Row) if any(isinstance(one, Card) for one in row.blocks)] == [(3, 2)]
    assert "Alligators now: 2" in as_text(sheet)


def test_a_test_in_the_middle_of_a_push_names_the_chips_in_the_hat():
    match = table(RESOLVE, "Alice 3,2 s2 m3 f2 run", "Bob 4,2 s1 m1 f1 rest")
    go(match, alice(Push(BOB)), bob(Resist()))
    said = as_text(sheet_of(match))
    assert "Draw from the HAT for the test." in said
    assert "In the HAT: Mira 3, Jonas 1" in said
    assert hamsters(match)[0][8] == "Run", "its turn is not over"


def test_who_has_passed_out_has_no_deed():
    match = table(RESOLVE, "Alice 3,2 s2 m3 f2 run", "Bob 4,4 s1 m1 f1 rest")
    match.state.asleep[BOB] = True
    assert [row[8] for row in hamsters(match)] == ["Run", "passed out"]


def test_whom_a_run_has_pushed_is_named():
    match = table(RESOLVE, "Alice 3,2 s2 m3 f2 run", "Bob 4,2 s1 m1 f1 rest", "Cathleen 8,2 s1 m1 f1 rest")
    assert "It has pushed" not in as_text(sheet_of(match))
    match.state.pushed = (BOB, 2)
    assert "It has pushed: Jonas, Edda" in as_text(sheet_of(match))
