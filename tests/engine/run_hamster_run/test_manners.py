"""What learned players pass over, held against what an onlooker finds silly; and they really pass it over."""

import random
from collections import Counter

from hamster_table.engine import CHANCE, Match
from hamster_table.engine.run_hamster_run import GAME
from hamster_table.engine.run_hamster_run.learned_choices import CHOICES, LEARNED_POLICY, LESSER_POLICY
from hamster_table.engine.run_hamster_run.manners import looks_silly
from tests.engine.run_hamster_run.silly_acts import Watcher

SILLY = {
    "splits chips where one trait is of use", "bites nobody in the pit", "steps aside for nothing",
    "spends a chip for a strip", "pays for what it could have declared", "pays to fight nobody",
}  # fmt: skip


def asked_in_games(policy, games):
    """Each choice of learned players: the view, the seat, what is offered, and what it does."""
    choices = {choice.step: choice for choice in CHOICES}
    for n in range(games):
        match, rng = Match.new(GAME, 2 + n % 4, seed=f"manners/{n}"), random.Random(n)
        while match.waiting:
            seat = match.waiting[0]
            if seat == CHANCE:
                match.chance()
                continue
            view = match.view(seat)
            action, choice = policy(view, seat, rng), choices.get(type(view.agenda[-1]))
            asked = choice and choice.ask(view, seat)
            if asked and len(asked.actions) > 1:
                yield view, seat, asked.actions, action
            match.play(seat, action)


def test_what_is_passed_over_is_what_an_onlooker_finds_silly():
    found, silly = Counter(), Counter()
    for view, seat, actions, _ in asked_in_games(LESSER_POLICY, 12):
        for action in actions:
            why = Watcher(seat).silly(view, action)
            silly[why] += 1
            if why in SILLY:
                assert looks_silly(view, seat, action), (why, action)
                found[why] += 1
    assert {*found} == SILLY, "each of them was offered"
    assert silly[""] > silly.total() / 2


def test_what_looks_silly_is_done_only_where_all_does():
    seen = [
        (all(looks_silly(view, seat, one) for one in actions), looks_silly(view, seat, action))
        for policy in (LEARNED_POLICY, LESSER_POLICY)
        for view, seat, actions, action in asked_in_games(policy, 6)
    ]
    assert all(is_forced for is_forced, is_silly in seen if is_silly) and len(seen) > 500
