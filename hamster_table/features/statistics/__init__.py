"""The statistics of a game: what its seats did over rounds and turns as graphs, their luck, and files of all of it."""
