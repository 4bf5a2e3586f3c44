"""Colours, textures, drawings and the caches of their pictures."""
