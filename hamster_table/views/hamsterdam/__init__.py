"""The table of Hamsterdam."""
