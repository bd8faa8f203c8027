"""The league of opponents: what is played, what is kept of it, how strong everybody is, and the fitting of weights."""
