"""What is drawn on the table of Run, Hamster, Run! and is no piece."""
