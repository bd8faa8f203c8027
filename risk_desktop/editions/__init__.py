"""The rule sets: a folder for each box, and registry.py, the one file that names editions."""
