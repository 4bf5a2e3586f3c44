"""What the program can do besides playing, each in a room of its own that can be taken out.

A room is a package here with a module `feature`, which has a `FEATURE` (`views/feature.py`); the program finds it by
itself, and nothing else imports it.
"""
