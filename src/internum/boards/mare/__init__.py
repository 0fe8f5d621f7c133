"""Boards of both Mare Nostrum: the facts, reading them, and checking them against the rules and the drawing."""
