"""Hamsterrolle: wooden pieces built into a wheel that rolls under their weight."""
