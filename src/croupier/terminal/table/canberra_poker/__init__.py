"""Canberra Poker at the table in the terminal."""
