"""What only 2210 has beside its cards: fights with commanders, land that is devastated or deserted, the score of its years."""
