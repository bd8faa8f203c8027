"""Rules shared by several rule sets: turns, set-up, reinforcement, attack, fortifying, elimination, victory."""
