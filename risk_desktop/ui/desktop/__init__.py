"""What the desktop expects of a program: one instance, dropped saves, a call when it is one's turn, a screen that stays on."""
