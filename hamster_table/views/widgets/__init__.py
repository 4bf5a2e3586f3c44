"""Paper, wood and buttons: the widgets of all pages."""
