"""Names on the board: the territories' and those of the routes that leave it, and where they find room."""
