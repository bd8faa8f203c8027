"""What happened since a person's last turn: told, marked on the board, gone through step by step; and looks back at it."""
