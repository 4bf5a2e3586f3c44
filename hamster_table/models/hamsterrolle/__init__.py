"""Item models of Hamsterrolle, and its physics on a thread of its own."""
