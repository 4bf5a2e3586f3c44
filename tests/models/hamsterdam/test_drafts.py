"""What a person prepares at the dams: as much as there is and the rules allow."""

import pytest

from hamster_table.engine.hamsterdam.actions import CARDS, PILE, PLAIN
from hamster_table.engine.kernel import refusal
from hamster_table.models.hamsterdam.drafts import any_draft, restore_deployment
from tests.models.hamsterdam.test_board import at_random


def asked(kind):
    """The views of the seats that are asked for a choice of this kind, each with its seat."""
    for match in at_random(3, "5"):
        if type(match.state.agenda[-1]).__name__ == kind:
            yield match.view(match.waiting[0]), match.waiting[0]


@pytest.fixture(scope="module")
def redeploying():
    """A seat that redeploys, its view, and a special of it that waits: two of its cards are wet."""
    for view, seat in asked("Redeploy"):
        if len(view.specials_of[seat]) > len(view.specials_in_pile(seat)) > 0:
            return view, seat
    raise AssertionError("nobody redeploys")


def test_no_more_hamsters_are_put_than_wait(redeploying):
    view, seat = redeploying
    draft, dry = any_draft(view.agenda[-1], view, seat), CARDS * seat + 4
    assert view.pile[seat] > 1 and not view.water[dry]
    draft.put(PLAIN, dry, view.pile[seat] + 5)
    assert len(draft.puts) == view.pile[seat] and draft.shown().pile[seat] == 0
    assert refusal(view, seat, draft.puts[0]) is None


def test_the_last_deployment_comes_back_as_far_as_there_is_enough_for_it(redeploying):
    view, seat = redeploying
    draft, base = any_draft(view.agenda[-1], view, seat), CARDS * seat
    (waiting,) = view.specials_in_pile(seat)
    gone = next(special for special in view.specials_of[seat] if special != waiting)
    assert view.water[base] and not any(view.water[base + 2 : base + CARDS]) and view.place[gone] != PILE
    there, pile = view.ordinary[base + 2 : base + 4], view.pile[seat]
    restore_deployment(draft, ([9, 0, 9, 9, *[0] * 7], {waiting: 4, gone: 5}))
    shown = draft.shown()
    assert shown.place[waiting] == base + 4 and shown.place[gone] == view.place[gone]
    assert shown.ordinary[base] == view.ordinary[base], "nobody is sent into the water"
    two, three = shown.ordinary[base + 2 : base + 4]
    assert two + three == sum(there) + pile and abs(two - three) <= 1 and shown.pile[seat] == 0
    stand = next(n for n in range(2, CARDS) if view.ordinary[base + n])
    restore_deployment(draft, ([view.ordinary[base + stand] + 1 if n == stand else 0 for n in range(CARDS)], {}))
    assert len(draft.puts) == 1, "those who stand there are of the last deployment"


def test_before_the_first_round_it_comes_back_without_the_specials_that_were_not_chosen_this_time():
    view, seat = next(asked("DeployHamsters"))
    draft, own = any_draft(view.agenda[-1], view, seat), view.specials_in_pile(seat)[0]
    other = next(special for special, place in enumerate(view.place) if place != PILE)
    assert view.pile[seat] > 5
    draft.put(PLAIN, CARDS * seat + 7)  # what was prepared meanwhile
    restore_deployment(draft, ([0, 3, 2, *[0] * 8], {own: 4, other: 5}))
    assert draft.plain == [0, 3, 2, *[0] * 8] and draft.specials == {own: 4} and draft.refusal() is None
