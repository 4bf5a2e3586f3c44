"""Everybody plays at random in OpenSpiel, and what each seat has won is printed."""

import random

import pyspiel

import hamster_table.research.spiel  # noqa: F401, which registers the games

state = pyspiel.load_game("run_hamster_run(seats=3)").new_initial_state()
luck = random.Random(1)
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, shares = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, shares)[0])
    else:
        state.apply_action(luck.choice(state.legal_actions()))
print(state.returns())
