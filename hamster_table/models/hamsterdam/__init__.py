"""Item models of Hamsterdam."""
