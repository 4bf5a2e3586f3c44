"""The computer players of Hamsterrolle."""
