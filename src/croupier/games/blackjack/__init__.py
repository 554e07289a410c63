"""Blackjack, whose dealer takes no hole card, with Perfect Pairs or Pairs Play beside it: NI2018-568."""
