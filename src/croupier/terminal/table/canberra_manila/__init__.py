"""Canberra Manila at the terminal: what its players say and see."""
