"""The arena: tournaments between agents, fair seating, honest statistics. `docs/arena.md` describes it."""
