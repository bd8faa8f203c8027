"""The prompt and what it offers: sentence, buttons, tray and list of answers."""
