"""A thousandth of an evaluation: what a seat wins when everybody plays at random."""

import random

from hamster_table.research.spiel import load_game

game = load_game("run-hamster-run", seats=3)
luck = random.Random(1)
state = game.new_initial_state(seed="1")
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, shares)[0])
    else:
        state.apply_action(luck.choice(state.legal_actions()))
print(state.returns())
