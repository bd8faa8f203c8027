"""The list of saved games, and the progress of opening one."""
