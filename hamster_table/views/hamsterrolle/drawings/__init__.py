"""What is drawn round the wheel of Hamsterrolle."""
