"""The table-games department of a casino: tables, cage, jackpot, tournaments, and the exact price of each game."""
