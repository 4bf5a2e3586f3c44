"""Item models and the session: what the views see of a match. QtCore only."""
