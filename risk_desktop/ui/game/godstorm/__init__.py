"""What only Godstorm has: gods, miracles, the plague, the dead and the sinking land."""
