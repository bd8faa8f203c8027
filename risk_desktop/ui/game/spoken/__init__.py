"""What is said of the game by itself: questions, and what happens; and what is said again when somebody asks."""
