"""Rules of the family on the classic map, and the rule sets made of them."""
