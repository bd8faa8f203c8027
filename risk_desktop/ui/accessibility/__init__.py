"""What those who don't see the screen are told: one voice for all announcements, and what things are called and are."""
