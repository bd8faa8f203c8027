"""The players on the screen: plaques, ribbon, year bar, teams and scores."""
