"""Neutral colours, which nobody plays: their set-up, reinforced neutrals, and neutrals that can be bribed."""
