"""The page on which a position of a real table is entered."""
