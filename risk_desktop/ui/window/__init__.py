"""The one window, and what opens in it: games, replays, reviews, puzzles, profiles."""
