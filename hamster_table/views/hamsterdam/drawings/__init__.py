"""What is drawn on the table of Hamsterdam and is no piece."""
