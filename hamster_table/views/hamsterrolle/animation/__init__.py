"""What is seen of the events of Hamsterrolle."""
