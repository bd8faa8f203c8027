"""The rule sets on the classic map, a file each: modules, and what the rulebook prints."""
