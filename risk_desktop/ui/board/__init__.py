"""The board on the screen: positions in, clicks out. It knows no edition and no rules."""
