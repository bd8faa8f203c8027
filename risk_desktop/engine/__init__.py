"""Pure rules engine: no Qt, no files, no clock, no global random; knows no edition."""
