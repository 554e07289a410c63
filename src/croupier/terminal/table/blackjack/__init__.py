"""Blackjack at the table in the terminal."""
