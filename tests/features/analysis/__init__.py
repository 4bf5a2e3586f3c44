"""Tests of the analysis after a game."""
