"""How long each person thinks: told at the end of a game, and shown at the table where people want that."""
