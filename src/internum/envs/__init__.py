"""The games through the interfaces of research: thousands of games at once, PettingZoo, Gymnasium, OpenSpiel."""
