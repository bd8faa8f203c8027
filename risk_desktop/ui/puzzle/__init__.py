"""A puzzle at the table: its task, and the verdict on the turn that was played."""
