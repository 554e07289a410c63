"""Rulings on a screen: for each game the page of a round that was ruled, and the parts that all these pages have."""
