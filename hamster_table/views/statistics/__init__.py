"""Graphs and tables of a game."""
