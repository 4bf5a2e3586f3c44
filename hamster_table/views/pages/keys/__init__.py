"""The keys: all commands of the program, which keys may be chosen for them, and the page where that is done."""
