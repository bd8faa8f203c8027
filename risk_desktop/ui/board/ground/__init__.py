"""What is painted once and kept: sea, coast, land in its colours, signs, and the glow over land that may be chosen."""
