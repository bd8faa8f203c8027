"""The rule sets: modules, options, and registry.py, the one file that names editions."""
