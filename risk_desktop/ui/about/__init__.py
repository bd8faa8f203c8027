"""About: version, whose marks these are, what travels along and under which licences."""
