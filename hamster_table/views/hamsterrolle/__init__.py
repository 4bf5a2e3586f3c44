"""The table of Hamsterrolle."""
