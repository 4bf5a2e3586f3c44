"""The analysis of a finished game: the win chance of every seat at each point, what was luck and what was skill.

`rollouts` estimates the chances at a state, `outcomes` what could have come of a step of chance, `analysis` goes
through a match with both, and `report` draws from its points what people are told.
"""
