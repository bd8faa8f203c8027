"""What the robots do from the first screen on, a module each: ``play`` takes a person and the wishes of the command."""
