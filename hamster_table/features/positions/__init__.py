"""Positions of real tables: entered on a page, and then the game goes on from there."""
