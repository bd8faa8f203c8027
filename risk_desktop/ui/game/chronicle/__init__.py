"""What is told of the game: chronicle, toasts and banners."""
