"""Janitster leaves the game in a redeployment, and all water of its dam with it."""

from tests.engine.hamsterdam.language import (
    ALICE,
    DONE,
    MOVE,
    REDEPLOY,
    alice,
    bob,
    dam,
    dams,
    go,
    may,
    put,
    refused,
    ruling,
    table,
    use,
    w,
    who,
)


@ruling("HD-59")
def test_all_tokens_of_the_dam_go_back_and_it_leaves_the_game():
    match = table(REDEPLOY, "5:Janitster,h 6:~ 8:~~ | town 2", "7:~")
    go(match, alice(use("Janitster")))
    assert dams(match) == ["5:h | town 2 | out 1", "7:~"], "the town keeps its water, and so does Bob"
    assert match.state.reservoir() == 35 - 1 - 2 - 1
    assert match.state.place[who("Janitster")] == w.OUT


@ruling("HD-59")
def test_deployed_a_moment_ago_it_may_be_used_and_deploying_goes_on():
    match = table(REDEPLOY, "6:~ | pile h,Janitster")
    assert refused(match, alice(use("Janitster"))) == ("HD-12", "not-on-the-dam")
    go(match, alice(put("Janitster", 5)), alice(use("Janitster")), alice(put("h", 6)))
    assert dam(match, ALICE) == "6:h | out 1"


@ruling("HD-81")
def test_it_may_be_used_without_water_and_may_be_kept():
    match = table(REDEPLOY, "5:Janitster")
    assert may(match, alice(use("Janitster")))
    go(match, alice(DONE))
    assert dam(match, ALICE) == "5:Janitster"


@ruling("HD-59")
def test_it_needs_no_target():
    assert refused(table(REDEPLOY, "5:Janitster 6:~"), alice(use("Janitster", 6))) == ("HD-59", "no-target-needed")


def test_in_no_other_phase():
    match = table(MOVE, "5:Janitster 6:~")
    assert refused(match, alice(use("Janitster"))) == ("HD-59", "only-in-redeployment")


@ruling("HD-59")
def test_in_ones_own_redeployment_only():
    match = table(REDEPLOY, "| pile h", "5:Janitster 7:~")
    assert refused(match, bob(use("Janitster"))) == ("HT-2", "not-waited-for")
    go(match, alice(DONE), bob(use("Janitster")))
    assert dams(match) == ["| pile h", "| out 1"]


@ruling("HD-62", "HD-63")
def test_copied_it_takes_the_copycatster_out_of_the_game():
    match = table(REDEPLOY, "5:Copycatster 6:~", "5:Janitster 6:~")
    go(match, alice(use("Copycatster", copies="Janitster")))
    assert dams(match) == ["| out 1", "5:Janitster 6:~"]
    assert match.state.place[who("Copycatster")] == w.OUT
