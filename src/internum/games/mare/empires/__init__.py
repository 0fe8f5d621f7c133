"""Mare Nostrum: Empires (2016): data, options and what only this edition has."""
