"""Qt widgets, scenes, animation, sound, dialogs: shows and asks, decides nothing."""
