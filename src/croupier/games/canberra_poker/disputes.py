"""Disputes, the operator's final ruling, and the Commission's review of it (16.5)."""

from __future__ import annotations

from croupier.games.canberra_poker.answers import Answer, refuse
from croupier.games.canberra_poker.clauses import C
from croupier.games.canberra_poker.commands import DecideReview, RaiseDispute, RequestReview, RuleDispute
from croupier.games.canberra_poker.events import (
    DisputeRaised,
    DisputeRuled,
    PaymentCorrected,
    ReviewDecided,
    ReviewRequested,
)
from croupier.games.canberra_poker.state import Dispute, Table
from croupier.games.decider import Refusal

_UNDER = (C["16.5"],)


def raise_dispute(table: Table, command: RaiseDispute) -> Answer:
    if not command.matter.strip():
        return refuse(C["16.5"], "The dispute has no matter.", "Say what is disputed.")
    number = len(table.disputes) + 1
    return (DisputeRaised(under=_UNDER, by=command.by.id, number=number, matter=command.matter),)


def rule_dispute(table: Table, command: RuleDispute) -> Answer:
    dispute = _dispute(table, command.number)
    if isinstance(dispute, Refusal):
        return dispute
    if dispute.ruling or not command.ruling.strip():
        why = f"Dispute {dispute.number} is decided, and the decision is final, or no ruling was given."
        return refuse(C["16.5"], why, "Rule once, in words; the Commission may review it.")
    ruled = DisputeRuled(under=_UNDER, by=command.by.id, number=dispute.number, ruling=command.ruling)
    correction = _correction(command)
    return correction if isinstance(correction, Refusal) else (ruled, *correction)


def request_review(table: Table, command: RequestReview) -> Answer:
    dispute = _dispute(table, command.number)
    if isinstance(dispute, Refusal):
        return dispute
    if not dispute.ruling or dispute.review_requested:
        why = f"Dispute {dispute.number} has no ruling yet, or its review is requested already."
        return refuse(C["16.5"], why, "Wait for the operator's ruling, and ask once.")
    return (ReviewRequested(under=_UNDER, by=command.by.id, number=dispute.number),)


def decide_review(table: Table, command: DecideReview) -> Answer:
    """The Commission's outcome; money that has moved is put right by a correction, the round stays as it was."""
    dispute = _dispute(table, command.number)
    if isinstance(dispute, Refusal):
        return dispute
    if not dispute.review_requested or dispute.review or not command.outcome.strip():
        why = f"Dispute {dispute.number} has no open review, or no outcome was given."
        return refuse(C["16.5"], why, "Record the outcome of a requested review once, in words.")
    decided = ReviewDecided(under=_UNDER, by=command.by.id, number=dispute.number, outcome=command.outcome)
    correction = _correction(command)
    return correction if isinstance(correction, Refusal) else (decided, *correction)


def _dispute(table: Table, number: int) -> Dispute | Refusal:
    for dispute in table.disputes:
        if dispute.number == number:
            return dispute
    return refuse(C["16.5"], f"There is no dispute {number}.", "Raise the dispute first.")


def _correction(command: RuleDispute | DecideReview) -> tuple[PaymentCorrected, ...] | Refusal:
    amounts = (command.to_player, command.from_player)
    if min(amounts) < 0 or (any(amounts) and not command.player):
        return refuse(C["16.5"], "A correction needs a player and amounts of zero or more.", "Give both in cents.")
    if not any(amounts):
        return ()
    return (
        PaymentCorrected(
            under=_UNDER,
            by=command.by.id,
            player=command.player,
            to_player=command.to_player,
            from_player=command.from_player,
        ),
    )
