"""Sentences of events, prompts and refusals; plain text from outside."""
