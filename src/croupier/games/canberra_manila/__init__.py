"""Canberra Manila, players against each other with two cards of their own and three of the board: NI2005-64."""
