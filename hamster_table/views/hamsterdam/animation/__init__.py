"""What is seen of the events of Hamsterdam."""
