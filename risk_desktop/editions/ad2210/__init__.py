"""RISK 2210 A.D.: five years on Earth, its seas and the Moon, with commanders, stations, energy and command cards."""
