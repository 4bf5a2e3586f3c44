"""From hands at the table of Run, Hamster, Run! to actions, and what the prompt asks."""
