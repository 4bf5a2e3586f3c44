"""What one sees: the table, the screens around it, and everything drawn."""
