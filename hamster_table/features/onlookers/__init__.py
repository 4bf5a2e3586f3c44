"""Onlookers: who is out of a game that goes on bets on the winner, or watches in haste."""
