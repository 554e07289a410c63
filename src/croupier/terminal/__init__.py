"""The commands of `croupier`, one module each."""
