"""The page on which a new game is set up."""
