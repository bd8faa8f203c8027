"""What only 2210 has: fights with commanders, land that is devastated or deserted, the score of its years; its cards below."""
