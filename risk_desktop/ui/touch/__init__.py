"""Playing by fingers: what a touch is taken for, and targets as large as a finger."""
