"""Challenges: how one is made, and the page that compares those who have played it."""
