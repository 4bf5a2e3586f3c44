"""Spinster gives one die another face after its owner's own roll."""

from tests.engine.hamsterdam.language import (
    ALICE,
    DECLINE,
    ROLL,
    alice,
    dam,
    dams,
    dice,
    go,
    refused,
    roll,
    ruling,
    table,
    use,
    uses,
)


@ruling("HD-80")
def test_one_die_shows_any_other_face():
    match = table(ROLL, "9:Spinster")
    go(match, roll(3, 4))
    targets = [(0, face) for face in (1, 2, 4, 5, 6)] + [(1, face) for face in (1, 2, 3, 5, 6)]
    assert uses(match, ALICE, "Spinster") == targets
    for wrong in ((0, 3), (1, 4), (0, 7), (2, 1), (1, 0)):
        assert refused(match, alice(use("Spinster", *wrong))) == ("HD-80", "another-face")
    go(match, alice(use("Spinster", 1, 6)))
    assert dice(match) == (3, 6)
    match = table(ROLL, "9:Spinster")
    go(match, roll(3, 4), alice(use("Spinster", 0, 6)))
    assert dice(match) == (6, 4)


@ruling("HD-68")
def test_it_turns_where_it_stands():
    match = table(ROLL, "9:Spinster")
    go(match, roll(1, 1), alice(use("Spinster", 0, 2)))
    assert dam(match, ALICE) == "3:~ 9:h"


def test_it_may_be_declined():
    match = table(ROLL, "9:Spinster")
    go(match, roll(1, 1), alice(DECLINE))
    assert dam(match, ALICE) == "2:~ 9:Spinster"


@ruling("HD-62", "HD-80")
def test_a_copycatster_is_one_special_and_copies_once():
    match = table(ROLL, "9:Copycatster", "2:Spinster 3:Buffster")
    go(match, roll(1, 1), alice(use("Copycatster", 0, 3, copies="Spinster")))
    assert dams(match) == ["4:~ | pile Copycatster", "2:Spinster 3:Buffster 4:~"]
