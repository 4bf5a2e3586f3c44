"""Who has won."""

from hamster_table.engine.hamsterrolle.actions import Build, Pass
from hamster_table.engine.hamsterrolle.events import Ended, Skipped, TurnEnded, Won
from tests.engine.hamsterrolle.language import (
    ALICE,
    BOB,
    CATHLEEN,
    DAVE,
    alice,
    bob,
    go,
    held,
    lies,
    new,
    offers,
    put,
    refused,
    rest,
    ruling,
    shift,
    supplies,
    table,
    told,
)

WHEEL = "cone@0 tile@1 slab@3"


def four(alice="cube", bob="beam", cathleen="plank", dave="roof", **facts):
    return table(WHEEL, alice=alice, bob=bob, cathleen=cathleen, dave=dave, reference=3, **facts)


@ruling("HR-42")
def test_whose_supply_is_empty_at_rest_has_won():
    match = table(WHEEL, alice="cube", bob="beam", reference=3)
    go(match, alice(put(match, "cube", 4)))
    assert not match.standing.winners
    go(match, rest(match))
    assert match.waiting == () and match.standing.winners == (ALICE,)
    assert told(match, Won) == [Won((ALICE,))]


@ruling("HR-42")
def test_who_gets_pieces_back_has_not_won():
    match = table(WHEEL, alice="cube", bob="beam", reference=3)
    go(match, alice(put(match, "cube", 4)), rest(match, "tile"))
    assert match.waiting == (BOB,)
    assert told(match, TurnEnded)[-1].left == (1, 1)


@ruling("HR-43")
def test_pieces_out_of_the_game_count_for_nobody():
    match = table(WHEEL, alice="cube", bob="beam tile", reference=3)
    match.state.place[lies(match, "cone")] = -2
    match.state.poses[28] = ()
    assert match.standing.scores == (-1, -2)
    go(match, alice(put(match, "cube", 4)), rest(match))
    assert match.standing.winners == (ALICE,)


@ruling("HR-44")
def test_a_partner_without_pieces_builds_one_of_the_partners_and_keeps_what_falls():
    match = four(alice="", bob="beam cube", teams="neighbours")
    assert {action.piece for action in offers(match, Build)} <= set(match.state.supply(BOB))
    go(match, alice(put(match, "beam", 4)), rest(match, "slab"))
    assert supplies(match)[:2] == ["slab", "cube"]


@ruling("HR-44")
def test_a_partners_piece_that_falls_is_the_builders():
    match = four(alice="", bob="beam cube", teams="neighbours")
    go(match, alice(put(match, "beam", 4)), rest(match, "beam"))
    assert supplies(match)[:2] == ["beam", "cube"]


@ruling("HR-44")
def test_a_partner_without_pieces_has_turns_and_may_pass():
    match = four(alice="cube tile", bob="", teams="neighbours")
    go(match, alice(put(match, "cube", 4)), rest(match, angle=2_000))
    assert match.waiting == (BOB,)
    assert offers(match, Build, BOB) and offers(match, Pass, BOB)
    assert refused(match, bob(shift(match, "cone", 2))) is None


@ruling("HR-44")
def test_who_has_pieces_builds_those():
    match = four(teams="neighbours")
    beam = held(match, "beam", BOB)
    pose = put(match, "cube", 4).pose
    assert refused(match, alice(Build(beam, 4, 0, pose))) == ("HR-44", "partner-first")
    roof = held(match, "roof", DAVE)
    assert refused(match, alice(Build(roof, 4, 0, pose))) == ("HR-4", "not-yours")


@ruling("HR-45")
def test_a_team_without_pieces_has_won():
    match = four(bob="", teams="neighbours")
    go(match, alice(put(match, "cube", 4)), rest(match))
    assert match.standing.winners == (ALICE, BOB)
    assert match.standing.places == (1, 1, 3, 3)
    match = four(bob="", cathleen="", teams="neighbours")
    go(match, alice(put(match, "cube", 4)), rest(match))
    assert match.standing.winners == (ALICE, BOB), "whatever one of the others has"


@ruling("HR-45")
def test_when_one_of_each_team_has_none_the_team_with_fewer_pieces_wins():
    match = four(bob="beam tile", cathleen="", dave="roof", teams="neighbours")
    go(match, alice(put(match, "cube", 4)), rest(match))
    assert match.waiting == () and match.standing.winners == (CATHLEEN, DAVE)
    assert match.standing.why == "The team of {seat} has the fewest pieces left."
    assert told(match, Ended)


@ruling("HR-45")
def test_with_equally_many_it_is_a_draw():
    match = four(cathleen="", teams="neighbours")
    go(match, alice(put(match, "cube", 4)), rest(match))
    assert match.waiting == () and match.standing.winners == ()
    assert "Nobody" in match.standing.why


@ruling("HR-46")
def test_both_must_be_empty_at_the_same_moment():
    match = four(bob="beam", cathleen="", dave="roof", teams="neighbours")
    go(match, alice(put(match, "cube", 4)), rest(match, "cube"))
    assert match.waiting == (BOB,), "Alice has a piece again"
    match = four(cathleen="plank", teams="neighbours")
    go(match, alice(put(match, "cube", 4)), rest(match))
    assert match.waiting == (BOB,), "one partner alone ends nothing"


@ruling("HR-47")
def test_there_is_no_limit_unless_one_was_chosen_and_then_the_fewest_pieces_win():
    assert new(2).state.limit == 0
    for limit, waiting in ("none", (BOB,)), ("60", ()):
        match = table(WHEEL, alice="cube plank", bob="beam roof drum", reference=3, turn=60, limit=limit)
        go(match, alice(put(match, "cube", 4)), rest(match))
        assert match.waiting == waiting
    assert match.standing.winners == (ALICE,)
    assert told(match, Ended) == [Ended((1, 3))]
    match = table(
        "cone@0 cube@4 cube@5",
        alice="plank cube",
        bob="cube",
        reference=3,
        turn=59,
        limit="60",
        angle=27_000,
        physics="simple",
    )
    go(match, alice(put(match, "cube", 3)), rest(match))
    assert told(match, Skipped) == [Skipped(BOB)] and match.waiting == (), "who is skipped has had a turn"
    match = table(WHEEL, alice="cube plank", bob="beam", reference=3, turn=60, limit="60")
    go(match, alice(put(match, "cube", 4)), rest(match))
    assert match.standing.winners == (), "equally many: nobody"
