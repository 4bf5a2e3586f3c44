"""Recordings of tumbles, kept beside the ledgers for the replay."""
