"""Who plays: plaques, ribbon, years, teams and points."""
