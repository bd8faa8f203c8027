"""Passing the screen from one person to the next: who holds it, the curtain, and what each has missed."""
