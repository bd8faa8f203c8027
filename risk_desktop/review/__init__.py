"""What each choice and each roll of a game was worth: the review of a game that is over, and hints for one that runs."""
