"""From one person at the screen to the next: curtain and recap."""
