"""The finished games of this computer, what everybody has made of them, and the best ever."""
