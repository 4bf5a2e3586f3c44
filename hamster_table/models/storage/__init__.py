"""What is kept of games, off the thread of the window: autosave, the library, reading and writing."""
