"""The window: widgets, scenes, animation, sound and dialogs. It shows the game and asks for choices, but knows no rules."""
