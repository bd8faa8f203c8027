"""What moves for a moment: armies and pieces on their way, colour that spreads, land that goes under."""
