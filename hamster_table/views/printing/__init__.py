"""Stat sheets on paper and as PDF."""
