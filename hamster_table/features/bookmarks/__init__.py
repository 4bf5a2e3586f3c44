"""Bookmarks: what people write down about a moment of a game, kept with it."""
