"""Risk Desktop: the Risk family of board games with opponents that play. Unofficial."""

__version__ = "0.1.0"
