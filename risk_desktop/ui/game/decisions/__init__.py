"""What presenters share, and the presenters of decisions that belong to no single feature."""
