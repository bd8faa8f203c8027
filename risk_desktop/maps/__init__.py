"""Board files: schema, loader, validator. The data lies in the top-level maps/."""
