"""The review of a game that is over: where each result comes from, and which decisions cost most."""
