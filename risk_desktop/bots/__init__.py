"""Outside programs as opponents: JSON lines over standard input and output (docs/bots.md). Knows no Qt."""
