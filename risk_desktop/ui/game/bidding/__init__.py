"""Sealed bids for the order of the turns, and the money they are paid with."""
