"""What is seen of the events of Run, Hamster, Run!."""
