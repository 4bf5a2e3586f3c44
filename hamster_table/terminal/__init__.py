"""The command line: its words, and what its commands share. At the top nothing here needs Qt."""
