"""What a command says to the person who gave it."""

from __future__ import annotations


class Complaint(Exception):
    """Something that was asked for and cannot be had, in one sentence: what, why, and what to do instead."""
