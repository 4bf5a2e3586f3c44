"""Games on disc: files of one game, and the store of all games in play."""
