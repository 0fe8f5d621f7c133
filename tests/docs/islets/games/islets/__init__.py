"""Islets: the smallest game with a map, as docs/adding-a-game.md tells how to write one."""
