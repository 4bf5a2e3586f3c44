"""What the program has to do with the computer: where things lie, memory, one window, the log, the end."""
