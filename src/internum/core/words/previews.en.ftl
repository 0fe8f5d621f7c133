preview-chance = What follows is left to chance.
