"""Hamsterdam, the second edition of 2019: dams, floods and eighteen special hamsters."""
