"""Challenges: one game with the same luck for everybody, each alone, and then one compares."""
