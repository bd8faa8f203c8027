"""Passing the screen from one person to the next: curtain and recap."""
