"""Lessons: a first game of each title, played with prepared luck and opponents."""
