"""The pages opened from the start screen."""
