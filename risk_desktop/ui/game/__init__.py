"""The running game on the screen: the board, what stands round it, and one folder for each feature."""
