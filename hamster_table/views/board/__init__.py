"""The board of every game: pieces, spots, hands, animations, accessibility. Nothing here knows a game."""
