"""How opponents answer each kind of decision: a module per mechanic; ``registry`` joins them."""
