"""Ultimate Texas Hold-em at the terminal: what its players say and see."""
