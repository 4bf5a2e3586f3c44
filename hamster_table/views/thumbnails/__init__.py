"""Small pictures of tables, drawn by a process of its own."""
