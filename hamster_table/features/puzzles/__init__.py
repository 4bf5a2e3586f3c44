"""Puzzles: positions with one best answer, found by machine, to be solved on the real table."""
