"""A table in the terminal: what one player may see of it, drawn, and the words that this player says."""
