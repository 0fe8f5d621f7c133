"""Mare Nostrum (2003): data, options and what only this edition has."""
