"""Item models of every game: lists, tables and trees that views show."""
