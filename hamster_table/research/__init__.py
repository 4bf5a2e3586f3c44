"""The games as environments for research, with numpy and PettingZoo: the extra `[research]`. See
docs/computer_players.md.
"""
