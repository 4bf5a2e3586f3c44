"""The main window, and the ways between its pages."""
