"""The table on the screen: the board and the furniture round it, one presenter per kind of decision."""
