"""Rules of the family on the classic map: territory cards and their sets."""
