"""Hints: where to look, and then what a computer player would do there, and why."""
