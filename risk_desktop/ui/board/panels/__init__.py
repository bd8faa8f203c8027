"""Small panels beside the arrow, and the place where they cover least."""
