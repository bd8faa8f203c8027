"""RISK Godstorm: Ancient Earth and Underworld, gods, temples, faith and miracles."""
