"""The library of kept games."""
