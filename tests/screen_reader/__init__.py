"""Whole games played from outside, by what a screen reader is told: names, states and announcements over D-Bus.

Nothing here sees a pixel or imports the program. `python -m tests.screen_reader GAME` prints what is said in a game.
"""
