"""Hints: what is advised to the person who is asked, on the board, in the prompt and in the dock."""
