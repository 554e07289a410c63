"""The law: instruments clause by clause, editions, and the register of where each duty lives."""
