"""The authorised games, each of them pure: decide, evolve, seen_by."""
