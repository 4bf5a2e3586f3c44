"""Computer players: who asks them, and the process they think in."""
