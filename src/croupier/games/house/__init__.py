"""What every table of the house has, whatever is played on it; a game says in its charter under which clauses."""
