"""The arena: blocks of games between computer players, and what follows from them about their strength."""
