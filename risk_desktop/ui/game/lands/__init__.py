"""The territories in words and as a list: the board for those who hear it, and for everybody who looks for land by name."""
