"""Antike (Mac Gerdts, 2005): boards `eastern` and `roman`, 2 to 6 players, no luck."""
