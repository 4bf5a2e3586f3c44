"""Item models of Run, Hamster, Run!."""
