"""From hands at the table of Hamsterdam to actions, and what the prompt asks."""
