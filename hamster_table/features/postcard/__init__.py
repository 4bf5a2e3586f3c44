"""A postcard of a game that is over: its deciding moment and who has won, as a picture to send."""
