"""Ultimate Texas Hold-em, player against dealer with five communal cards: NI2025-411."""
