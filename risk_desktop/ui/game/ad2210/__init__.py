"""What only 2210 has: its invasions, land that is devastated or deserted, the score of its years; its cards below."""
