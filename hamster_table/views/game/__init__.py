"""What stands round every board: frame, prompts, history, timeline, curtain, the end of a game."""
