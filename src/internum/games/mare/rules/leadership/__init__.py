"""Who holds which title (2016), who leads which phase (2003)."""
