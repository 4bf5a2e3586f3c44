"""The words of the command line, without Qt."""
