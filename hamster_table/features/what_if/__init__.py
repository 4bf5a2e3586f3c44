"""What if: a game is played on from an earlier moment, as a game of its own."""
