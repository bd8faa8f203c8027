"""Playing by a game controller: its buttons press the keys that the program knows anyway."""
