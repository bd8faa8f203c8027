"""The map workshop: draws the boards in ``maps/`` from public geometry. Run by hand; the game never imports it."""
