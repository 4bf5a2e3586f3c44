"""The story alone leads to the table that the engine shows."""

import random

import pytest

from hamster_table.engine import CHANCE, Match
from hamster_table.views.run_hamster_run.animation.event_replay import Retold

SHOWN = (
    "where", "occupant", "hand", "scamper", "mettle", "friskiness", "fatigue", "down", "asleep", "declared", "order",
    "speed", "alligators", "star", "eaten", "round",
)  # fmt: skip


@pytest.mark.parametrize(
    ("seats", "adjacent", "seed"),
    [(2, "orthogonal", "a"), (4, "diagonal", "b"), (5, "orthogonal", "c"), (5, "diagonal", "d")],
)
def test_the_story_of_every_play_leads_from_the_view_before_to_the_view_after(seats, adjacent, seed):
    for number in range(6):
        match = Match.new("run-hamster-run", seats=seats, setup={"adjacent": adjacent}, seed=f"{seed}{number}")
        whim = random.Random(match.seed)
        while match.waiting:
            story = Retold(match.view(None))
            seat = match.waiting[0]
            events = match.chance() if seat == CHANCE else match.play(seat, whim.choice(match.actions(seat)))
            for event in events:
                story.tell(event)
            truth = match.view(None)
            told = {part: getattr(story.state, part) for part in SHOWN}
            assert told == {part: getattr(truth, part) for part in SHOWN}, events


def test_following_an_event_leaves_the_view_before_as_it_was():
    match = Match.new("run-hamster-run", seats=2, seed="1")
    before = match.view(None)
    story = Retold(before)
    for event in match.chance():
        story.tell(event)
    assert before.order == []
    assert len(story.state.order) == 1
