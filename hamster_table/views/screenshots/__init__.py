"""A picture of every screen, staged and taken without a display."""
