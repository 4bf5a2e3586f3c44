"""From hands at the wheel to actions: carrying, turning, letting go."""
