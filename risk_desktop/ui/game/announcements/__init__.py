"""What is announced beside the chronicle: banners over the board, and toasts."""
