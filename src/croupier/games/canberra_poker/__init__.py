"""Canberra Poker, player against dealer with a progressive jackpot: NI2016-268 and NI2023-573."""
