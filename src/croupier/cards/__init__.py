"""A pack of cards, and nothing about betting."""
