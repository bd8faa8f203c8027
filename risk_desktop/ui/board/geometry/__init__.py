"""The boards as shapes: outlines, what borders what, where things lie. Nothing is painted here."""
