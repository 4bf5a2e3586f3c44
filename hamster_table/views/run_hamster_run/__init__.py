"""The table of Run, Hamster, Run!."""
