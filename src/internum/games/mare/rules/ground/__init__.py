"""The ground all chapters stand on: phases, powers, pieces, tokens, titles, turns, and what must always add up."""
