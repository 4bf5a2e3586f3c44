"""Sound: a small player that every table uses, and the voices of wood. The program is complete without it."""
