"""All rules, to read and to search."""
