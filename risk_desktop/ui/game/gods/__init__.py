"""Gods, miracles, the plague, the dead and the sinking land."""
