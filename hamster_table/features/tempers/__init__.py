"""The tempers of computer players, chosen on the sheet of a new game."""
