"""Where pieces are in the wheel, in whole numbers, equal on every machine."""
